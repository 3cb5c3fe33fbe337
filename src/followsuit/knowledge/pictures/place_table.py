"""The table card by place: how likely each card is in each place, for one seat or for somebody who sees no hand.

A lozenge is as large as its chance. What is known is solid, what is impossible is struck out, and what has been played
fades, so that the table empties as a round goes on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt

from followsuit.cards import NO_SUIT, Card
from followsuit.engine.view import View
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.one_card import lying
from followsuit.knowledge.pictures.captions import Captions
from followsuit.knowledge.pictures.cards import CARD_WIDTH, draw_card, draw_seat, lozenge
from followsuit.knowledge.pictures.key import draw_key
from followsuit.knowledge.pictures.paper import BOLD, LARGE, MARGIN, REGULAR, SMALL, Paper, cut, wrapped
from followsuit.knowledge.places import Place
from followsuit.knowledge.shown import plays
from followsuit.knowledge.worlds import Worlds, worlds

GAP = 30
MOST_WIDTH = 1024
ROW, HEAD = 31, 52
FEWEST = 3
"""So many columns a block has room for, at least."""
CARD = 0.78
"""How large a card is beside others."""
FIRST = CARD_WIDTH * CARD + 26
"""The column of cards, with room for how many there are."""
REACH = 10


@dataclass(frozen=True)
class PlaceTable:
    """What a viewer can say of every card of the round."""

    view: View
    happened: str
    captions: Captions

    @cached_property
    def worlds(self) -> Worlds:
        """The worlds that are left."""
        return worlds(self.view)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The columns: places that hold a card that the viewer does not see."""
        return tuple(place for place, size in self.worlds.places.items() if size)

    @property
    def cell(self) -> int:
        """How wide a column is."""
        return 58 if len(self.places) <= 6 else 50

    @property
    def width(self) -> int:
        """How wide the columns are together."""
        return self.cell * max(FEWEST, len(self.places))

    @cached_property
    def blocks(self) -> tuple[tuple[Card, ...], ...]:
        """The faces of the round suit by suit, each from high to low; those without a suit are last."""
        rules = self.view.game.rules
        pack = Counter(rules.deal.pack.cards(rules.deck, self.view.hand_size) if self.view.round is not None else ())
        by_suit: dict[str, list[Card]] = {suit: [] for suit in (*(suit.letter for suit in rules.deck.suits), NO_SUIT)}
        for card in reversed(tuple(pack)):
            by_suit[card.suit].append(card)
        return tuple(tuple(cards) for cards in by_suit.values() if cards)

    @cached_property
    def played(self) -> dict[Card, tuple[int, ...]]:
        """The seats that have played each face."""
        found: dict[Card, tuple[int, ...]] = {}
        for seat, card, _ in plays(self.view):
            found[card] = (*found.get(card, ()), seat)
        return found

    def where(self, card: Card) -> str:
        """Where the copies of a card are that the viewer has seen, in a few words; empty if it has seen none."""
        own = lying(self.worlds.known, card)
        if own:
            place = own[0]
            return self.captions.say("row-own", place=self.captions.place(place), copies=len(own))
        if card in self.played:
            return self.captions.say("row-played", seats=list(self.played[card]))
        return "" if card in self.worlds.unseen else self.captions.say("row-turned")


def place_table(moment: Moment, viewer: int | None, captions: Captions) -> PlaceTable:
    """The table at a moment, as a seat sees it or, if that is none, as a spectator does."""
    view = moment.public if viewer is None else moment.view(viewer)
    return PlaceTable(view, captions.happened(moment), captions)


def place_table_svg(table: PlaceTable, theme: str = "") -> str:
    """The picture as SVG."""
    captions = table.captions
    block_width = FIRST + table.width
    abreast = max(1, min(len(table.blocks), int((MOST_WIDTH - 2 * MARGIN + GAP) // (block_width + GAP))))
    width = max(640.0, 2 * MARGIN + abreast * (block_width + GAP) - GAP)
    paper, inner = Paper(width), width - 2 * MARGIN
    title = captions.say("table-title")
    told = captions.say(
        "table-left", seat=table.view.seat, deals=captions.deals(table.worlds.count), many=min(table.worlds.count, 2)
    )
    paper.text(MARGIN, MARGIN + 14, cut(title, inner, LARGE, BOLD), size=LARGE, weight=BOLD)
    top = MARGIN + 22.0
    top = paper.paragraph(MARGIN, top, " ".join(filter(None, (table.happened, told))), inner, ink="ink-2") + 22
    for start in range(0, len(table.blocks), abreast):
        row = table.blocks[start : start + abreast]
        for place, cards in enumerate(row):
            _block(paper, table, cards, MARGIN + place * (block_width + GAP), top)
        top += HEAD + ROW * max(map(len, row)) + 18
    top = draw_key(paper, captions, [place for place in table.places if isinstance(place, int)], top - 4)
    legend = captions.say("table-legend", several=any(many > 1 for many in table.worlds.unseen.values()))
    foot = paper.paragraph(MARGIN, top + 4, legend, inner, size=SMALL, ink="ink-2")
    return paper.svg(foot + MARGIN - 4, title, [table.happened, told, legend], theme)


def _block(paper: Paper, table: PlaceTable, cards: tuple[Card, ...], x: float, y: float) -> None:
    captions, cell = table.captions, table.cell
    for index, place in enumerate(table.places):
        middle = x + FIRST + cell * (index + 0.5)
        if isinstance(place, int):
            draw_seat(paper, captions.letters[place], place, middle, y + 26)
        else:
            lines = wrapped(captions.place(place), cell - 2, SMALL - 1)[:2]
            for number, line in enumerate(lines):
                foot = y + 30 - (len(lines) - 1 - 2 * number) * 7
                paper.text(middle, foot, line, size=SMALL - 1, ink="ink-2", anchor="middle")
    for row, card in enumerate(cards):
        top = y + HEAD + row * ROW
        is_seen = card not in table.worlds.unseen
        paper.shape(f"M{x} {top}H{x + FIRST + table.width}", stroke="line", stroke_width=1)
        draw_card(paper, captions.deck, card, x, top + 1.5, scale=CARD, faint=is_seen)
        copies = table.worlds.unseen[card]
        if copies > 1:
            paper.text(x + CARD_WIDTH * CARD + 3, top + 20, f"×{copies}", size=SMALL - 1, ink="ink-2")
        if is_seen:
            room = table.width - 8
            paper.text(x + FIRST + 4, top + 20, cut(table.where(card), room, SMALL), size=SMALL, ink="ink-2")
            continue
        for index, place in enumerate(table.places):
            _cell(paper, table.worlds.chance(card, place), x + FIRST + cell * index, top + ROW / 2)


def _cell(paper: Paper, chance: Fraction, x: float, y: float) -> None:
    middle = x + 14
    if not chance:
        paper.shape(lozenge(middle, y, REACH), stroke="line-2", stroke_width=1, stroke_dasharray="2 3")
        paper.shape(f"M{middle - 7} {y + 7}L{middle + 7} {y - 7}", stroke="red", stroke_width=1.8)
        return
    is_known = chance == 1
    paper.shape(lozenge(middle, y, REACH), stroke="ink" if is_known else "line-2", stroke_width=1.2)
    reach = REACH * sqrt(chance)
    paper.shape(
        lozenge(middle, y, max(1.5, reach)),
        fill="ink" if is_known else "blue",
        opacity="" if is_known else 0.35 + 0.65 * float(chance),
    )
    percent = min(max(round(100 * chance), 1), 100 if is_known else 99)
    weight = BOLD if is_known else REGULAR
    paper.text(x + 28, y + 4.5, str(percent), size=SMALL, weight=weight)
