"""What formulas are made of in the end: where cards lie, and what lies open on the table."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.formulas import Formula
from followsuit.knowledge.places import Place
from followsuit.knowledge.shown import plays
from followsuit.rules.faces import TRUMPS
from followsuit.rules.round import Trick, clockwise

if TYPE_CHECKING:
    from followsuit.knowledge.diagram import Deals
    from followsuit.knowledge.model import Model
    from followsuit.knowledge.worlds import World

TRUMP = "trump"
"""In the place of a suit: all that counts as trump."""
NO_TRUMP = "none"
"""In the place of a suit: that there is no trump."""


def counts_as(view: View, card: Card, suit: str) -> bool:
    """Whether a card counts as one of a suit, or as a trump, in the round that a view is of."""
    face = view.game.rules.faces.by_order[view.order][card]
    return face.trump if suit == TRUMP else face.suit == suit


@dataclass(frozen=True)
class Holds(Formula):
    """A card lies in a place: in a seat's hand as it is now, on the table face down, in the stash, or undealt."""

    place: Place
    card: Card

    @property
    def places(self) -> tuple[Place, ...]:
        return (self.place,)

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.card,)

    def within(self, model: Model, law: Deals) -> Deals:
        """Wherever not all copies lie elsewhere."""
        return model.diagram.rest(model.lacking(self.place, lambda card: card == self.card, law), law)

    def is_so(self, public: View, world: World) -> bool:
        return self.card in world.at(self.place)

    def __str__(self) -> str:
        return f"holds({self.place}, {self.card})"


@dataclass(frozen=True)
class Void(Formula):
    """A place has no card that counts as one of a suit now, whatever is printed on it; `TRUMP` is all trumps."""

    place: Place
    suit: str

    @property
    def places(self) -> tuple[Place, ...]:
        return (self.place,)

    @property
    def suits(self) -> tuple[str, ...]:
        return (self.suit,)

    def within(self, model: Model, law: Deals) -> Deals:
        """Wherever all cards of the suit lie elsewhere."""
        return model.lacking(self.place, lambda card: model.counts_as(card, self.suit), law)

    def is_so(self, public: View, world: World) -> bool:
        return not any(counts_as(public, card, self.suit) for card in world.at(self.place))

    def __str__(self) -> str:
        return f"void({self.place}, {self.suit})"


class TableFact(Formula):
    """What lies open on the table, so that everyone sees it."""

    @abstractmethod
    def is_seen(self, view: View) -> bool:
        """Whether it is so."""

    def told_apart(self, seats: int) -> tuple[Place, ...]:
        """None: hidden cards have nothing to do with it."""
        return ()

    def within(self, model: Model, law: Deals) -> Deals:
        """All of the law, or nothing."""
        return law if self.is_seen(model.public) else model.diagram.nothing

    def is_so(self, public: View, world: World) -> bool:
        return self.is_seen(public)


@dataclass(frozen=True)
class SeatFact(TableFact):
    """Something about a seat."""

    seat: int

    @property
    def places(self) -> tuple[Place, ...]:
        return (self.seat,)


@dataclass(frozen=True)
class Turn(SeatFact):
    """It is a seat's turn."""

    def is_seen(self, view: View) -> bool:
        return view.to_act == self.seat

    def __str__(self) -> str:
        return f"turn({self.seat})"


@dataclass(frozen=True)
class Wins(SeatFact):
    """A seat is winning the trick as it lies, or took the last one if none lies there; or it took the trick given."""

    trick: int | None = None
    """Which trick of the round, from 1."""

    def is_seen(self, view: View) -> bool:
        tricks = [*view.tricks, *([view.trick] if view.trick and view.trick.cards else [])]
        if self.trick is not None:
            return self.trick <= len(view.tricks) and view.tricks[self.trick - 1].winner == self.seat
        return bool(tricks) and winning(view, tricks[-1]) == self.seat

    def __str__(self) -> str:
        return f"wins({self.seat}, {'this' if self.trick is None else self.trick})"


def winning(view: View, trick: Trick) -> int:
    """Who takes a trick, or would if nobody played to it any more."""
    if trick.winner is not None:
        return trick.winner
    rules = view.game.rules
    boosts = tuple(map(rules.tokens.boost, trick.laid, trick.cards)) if rules.tokens else ()
    place = rules.trick.winner(rules.faces, trick.cards, view.order, boosts)
    return clockwise(view.playing, trick.leader)[place]


@dataclass(frozen=True)
class HasBid(SeatFact):
    """A seat has bid a number."""

    number: int

    def is_seen(self, view: View) -> bool:
        return bool(view.bids) and view.bids[self.seat] == self.number

    def __str__(self) -> str:
        return f"bid({self.seat}, {self.number})"


@dataclass(frozen=True)
class Taken(SeatFact):
    """A seat has taken so many tricks of the round."""

    number: int

    def is_seen(self, view: View) -> bool:
        return bool(view.taken) and view.taken[self.seat] == self.number

    def __str__(self) -> str:
        return f"taken({self.seat}, {self.number})"


@dataclass(frozen=True)
class Played(SeatFact):
    """A seat has played a card in this round."""

    card: Card

    def is_seen(self, view: View) -> bool:
        return any((self.seat, self.card) == (seat, card) for seat, card, _ in plays(view))

    def __str__(self) -> str:
        return f"played({self.seat}, {self.card})"


@dataclass(frozen=True)
class Led(TableFact):
    """A suit is led in the trick under way; `TRUMP` where trumps are."""

    suit: str

    def is_seen(self, view: View) -> bool:
        return view.led in ((view.trump, TRUMPS) if self.suit == TRUMP else (self.suit,))

    def __str__(self) -> str:
        return f"led({self.suit})"


@dataclass(frozen=True)
class TrumpIs(TableFact):
    """A suit is trump; `NO_TRUMP` where none is."""

    suit: str

    def is_seen(self, view: View) -> bool:
        return view.trump == (None if self.suit == NO_TRUMP else self.suit)

    def __str__(self) -> str:
        return f"trump({self.suit})"
