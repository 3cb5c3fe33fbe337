"""How cards, names and numbers look on a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from followsuit.cards import UNKNOWN, Card, Deck

if TYPE_CHECKING:
    from followsuit.rules import Rules

SUIT_STYLES = {
    "clubs": "green",
    "diamonds": "bright_blue",
    "hearts": "red",
    "spades": "default",
    "fire": "red",
    "water": "bright_blue",
    "earth": "green",
    "air": "cyan",
    "Sword": "red",
    "Staff": "green",
    "Knives": "bright_blue",
    "Stars": "magenta",
}
"""By the name of the suit. Blue is the bright one, for plain blue can hardly be read on black."""
SUITLESS_STYLE = "yellow"
LONGEST_NAME = 20
"""The room for a name beside scores, bids and cards."""


def screen(*, stderr: bool = False) -> Console:
    """Where commands write. Numbers and names keep the colour they are given."""
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def card_style(deck: Deck, card: Card) -> str:
    """The colour of a card's suit."""
    if card == UNKNOWN:
        return "dim"
    return suit_style(deck, card.suit) if card.suit else SUITLESS_STYLE


def card_text(deck: Deck, card: Card, style: str = "bold") -> Text:
    """A card with its suit's sign, in its suit's colour."""
    return Text(deck.pretty(card), f"{style} {card_style(deck, card)}")


def cards_text(deck: Deck, cards: Iterable[Card], bright: Collection[Card] | None = None) -> Text:
    """Cards in a row, each face once; with `bright` given, all others are dim."""
    shown = []
    for card, copies in Counter(cards).items():
        is_bright = bright is None or card in bright
        style = "bold" if is_bright else "dim"
        times = Text(f"×{copies}", style) if copies > 1 else Text()
        shown.append(card_text(deck, card, style) + times)
    return Text(" ").join(shown)


def in_hand(rules: Rules, cards: Iterable[Card], trump: str | None) -> tuple[Card, ...]:
    """Cards as people hold them: trumps first, then suit by suit, each from high to low."""
    return rules.faces.held(cards, trump)


def suit_style(deck: Deck, letter: str) -> str:
    """The colour of a suit."""
    return SUIT_STYLES.get(deck.suit(letter).name, "default")


def tokens_text(deck: Deck, tokens: Iterable[str]) -> Text:
    """Tokens in a row, each icon in its suit's colour."""
    letters = {suit.letter: suit_style(deck, suit.letter) for suit in deck.suits}
    shown = [Text.assemble(*((icon, letters.get(icon, "dim")) for icon in token)) for token in tokens]
    return Text(" ").join(shown)


def number(value: int) -> str:
    """A number with a true minus."""
    return f"{value:,}".replace("-", "−")


def decimal(value: float, digits: int = 1) -> str:
    """A decimal number with a true minus, and none before zero."""
    text = f"{value:,.{digits}f}"
    return text.replace("-", "−" if text.strip("-0.") else "")


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that can be told apart and printed: long ones are cut, those that look alike get their seat's number."""
    clean = ["".join(letter if letter.isprintable() else "�" for letter in name) or "nobody" for name in names]
    short = [_cut(name) for name in clean]
    often = Counter(short)
    return tuple(f"{name} {seat}" if often[name] > 1 else name for seat, name in enumerate(short))


def _cut(name: str) -> str:
    text = Text(name)
    text.truncate(LONGEST_NAME, overflow="ellipsis")
    return text.plain
