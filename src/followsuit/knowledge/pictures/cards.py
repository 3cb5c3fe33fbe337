"""Small cards, seats and the lozenge: shapes that pictures are made of."""

from __future__ import annotations

from followsuit.cards import Card, Deck
from followsuit.knowledge.pictures.paper import BOLD, Paper, width_of
from followsuit.knowledge.pictures.signs import SIGNS

CARD_WIDTH, CARD_HEIGHT = 26, 36


def draw_card(
    paper: Paper, deck: Deck, card: Card, x: float, y: float, *, scale: float = 1, faint: bool = False
) -> None:
    """A small card with its upper left corner at a point: its rank above its suit."""
    opacity = 0.4 if faint else ""
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    paper.box(x, y, width, height, fill="face", stroke="edge", rx=3.5 * scale, opacity=opacity)
    suit = deck.suit(card.suit) if card.suit else None
    sign = SIGNS.get(suit.name) if suit else None
    rank = deck.names.printed.get(card.rank, card.rank)
    size = min(17 * scale, 17 * scale * (width - 5 * scale) / width_of(rank, 17 * scale, BOLD))
    ink, middle = sign.ink if sign else "black", x + width / 2
    paper.text(middle, y + height * (0.46 if suit else 0.66), rank, size=size, weight=BOLD, ink=ink, anchor="middle")
    if sign is not None:
        at = f"translate({middle - 7 * scale:.2f} {y + height * 0.54:.2f}) scale({0.14 * scale:.4f})"
        if sign.stroke:
            paper.shape(sign.path, stroke=ink, stroke_width=sign.stroke, transform=at, opacity=opacity)
        else:
            paper.shape(sign.path, fill=ink, fill_rule="evenodd", transform=at, opacity=opacity)
    elif suit is not None:
        paper.text(middle, y + height * 0.9, suit.sign, size=14 * scale, ink=ink, anchor="middle")


def lozenge(x: float, y: float, reach: float) -> str:
    """The path of a lozenge round a point."""
    return f"M{x:.2f} {y - reach:.2f}L{x + reach:.2f} {y:.2f} {x:.2f} {y + reach:.2f} {x - reach:.2f} {y:.2f}Z"


def draw_seat(paper: Paper, letter: str, seat: int, x: float, y: float, radius: float = 9.5) -> None:
    """The sign of a seat round a point: its letter in its colour."""
    paper.disc(x, y, radius, fill="panel", stroke=f"s{seat}", stroke_width=1.4)
    size = max(12.0, radius * 1.3)
    paper.text(x, y + size * 0.35, letter, size=size, weight=BOLD, ink=f"s{seat}", anchor="middle")
