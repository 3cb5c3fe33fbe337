"""What cards are worth to whoever takes them in tricks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from followsuit.cards import Card, Deck
from followsuit.language.message import Message
from followsuit.rules.faces import Face
from followsuit.rules.round import Round, Trick

Faces = Mapping[Card, Face]
"""What each card is in the round."""


@dataclass(frozen=True)
class CardPoints:
    """What cards are worth, by card (`Qs`), by rank (`A`) or by suit (`h`); `trump` has what differs for trumps."""

    of: Mapping[str, int]
    trump: Mapping[str, int] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((tuple(self.of.items()), tuple(self.trump.items())))

    @cached_property
    def _worths(self) -> dict[tuple[Card, bool], int]:
        """What was worked out of each card: it is asked of every card that is played, time and again."""
        return {}

    def worth(self, card: Card, *, is_trump: bool = False) -> int:
        """The points of one card: what is said of it, else of its rank, else of its suit."""
        known = self._worths.get((card, is_trump))
        if known is None:
            known = self._worths[card, is_trump] = self._worked_out(card, is_trump=is_trump)
        return known

    def _worked_out(self, card: Card, *, is_trump: bool) -> int:
        for table in (self.trump, self.of) if is_trump else (self.of,):
            if (key := _named_in(table, card)) is not None:
                return table[key]
        return 0

    def counts_with_suit(self, card: Card) -> bool:
        """Whether a card is worth what every other of its suit is, because the suit is what is said to count."""
        return _named_in(self.of, card) == card.suit

    def count(self, cards: Iterable[Card], faces: Faces | None = None) -> int:
        """The points in some cards; `faces` tell the trumps, where they are worth something else."""
        if not self.trump or faces is None:
            return sum(self.worth(card) for card in cards)
        return sum(self.worth(card, is_trump=faces[card].trump) for card in cards)

    def taken(self, round_: Round, seat: int, faces: Faces | None = None) -> int:
        """The points in the tricks a seat has taken."""
        return sum(self.count(trick.cards, faces) for trick in round_.tricks if trick.winner == seat)

    def by_seat(self, tricks: Iterable[Trick], seats: int, faces: Faces | None = None) -> list[int]:
        """The points in the tricks of each seat."""
        points = [0] * seats
        for trick in tricks:
            assert trick.winner is not None
            points[trick.winner] += self.count(trick.cards, faces)
        return points

    def total(self, deck: Deck) -> int:
        """The points in a whole deck, one suit of which is trump where trumps are worth something else."""
        trump = deck.suits[0].letter if self.trump else None
        return sum(self.worth(card, is_trump=card.suit == trump) for card in deck.cards)

    def says(self, deck: Deck) -> Message:
        """List what is worth something, and the sum."""
        kinds = {"suit": {suit.letter for suit in deck.suits}, "rank": {card.rank for card in deck.counts}}

        def told(table: Mapping[str, int]) -> list[Message]:
            return [
                Message("rules/worth-suit", {"suit": key, "points": points})
                if key in kinds["suit"] and key not in kinds["rank"]
                else Message("rules/worth", {"rank": key, "points": points})
                if key in kinds["rank"]
                else Message("rules/worth-card", {"card": key, "points": points})
                for key, points in table.items()
            ]

        facts = {"worth": told(self.of), "trumps": told(self.trump), "sum": self.total(deck)}
        return Message("rules/card-points", facts)


def _named_in(table: Mapping[str, int], card: Card) -> str | None:
    """What says the worth of a card: its own name, else its rank, else its suit."""
    for key in (str(card), card.rank, card.suit):
        if key and key in table:
            return key
    return None
