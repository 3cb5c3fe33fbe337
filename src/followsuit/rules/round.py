"""A round as it lies on the table: what the words look at. Data only; the engine moves it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from followsuit.cards import Card

if TYPE_CHECKING:
    from followsuit.rules.contracts import Contract

T = TypeVar("T")


class Trick(Struct, frozen=True, gc=False):
    """The cards of a trick in the order played, and who took it."""

    leader: int
    cards: tuple[Card, ...] = ()
    laid: tuple[tuple[str, ...], ...] = ()
    """The tokens laid with each card."""
    winner: int | None = None
    token: str | None = None
    """The token the winner got."""
    source: int | None = None
    """The seat the token was taken from; none: the stock."""


class Areas(Struct, frozen=True, gc=False):
    """Where the tokens lie: the stock, and each seat's score area and play area."""

    stock: tuple[str, ...]
    score: tuple[tuple[str, ...], ...]
    play: tuple[tuple[str, ...], ...]


class Called(Struct, frozen=True, gc=False):
    """Something said before the first card: `bid 3`, `choose B`, `trump h`."""

    seat: int
    verb: str
    said: str


class Decided:
    """What follows from what was decided before the first card, in a round and in what a seat sees of it."""

    __slots__ = ()
    order: str | None
    sides: tuple[int, ...]
    calls: tuple[Called, ...]
    declarer: int | None

    @property
    def trump(self) -> str | None:
        """The suit that is trump; none under any other order. Suits have one letter, the keys of orders several."""
        return self.order if self.order is not None and len(self.order) == 1 else None

    @property
    def solo(self) -> int | None:
        """Who plays alone against all others, if anybody does."""
        declarer = self.declarer
        return declarer if declarer is not None and self.sides.count(self.sides[declarer]) == 1 else None

    @property
    def choices(self) -> tuple[tuple[int, str], ...]:
        """What each seat has chosen to play."""
        return tuple((call.seat, call.said) for call in self.calls if call.verb == "choose")

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats of a side, by one of them; itself among them."""
        if not self.sides:
            return (seat,)
        return tuple(other for other, side in enumerate(self.sides) if side == self.sides[seat])


class Round(Struct, Decided, frozen=True, gc=False):
    """One deal and its play."""

    number: int
    """From 1."""
    dealer: int
    playing: tuple[int, ...]
    """The seats that are dealt cards, clockwise from the one after the dealer."""
    hand_size: int
    before: tuple[int, ...]
    """Everyone's total before the round."""
    dealt: tuple[tuple[Card, ...], ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    table: tuple[Card, ...] = ()
    turned: Card | None = None
    order: str | None = None
    """How the cards rank: a suit that is trump, none if no suit is, or the key of another order of the game."""
    sides: tuple[int, ...] = ()
    """The side that each seat counts with; those with the same number are partners in this round."""
    closed: tuple[int, ...] = ()
    """The seats that have not looked at their cards yet."""
    calls: tuple[Called, ...] = ()
    """What was said before the first card, in order."""
    bids: tuple[int | None, ...] = ()
    contract: Contract | None = None
    declarer: int | None = None
    """Who undertook what is played: alone against the rest, or with a partner."""
    alone: bool = False
    """Whether a declarer who has a partner plays without it."""
    given: tuple[tuple[Card, ...], ...] = ()
    """The cards that each seat has passed to another one."""
    given_to: tuple[int | None, ...] = ()
    """Who has taken up what each seat passed; nobody before all have passed."""
    stash: tuple[Card, ...] = ()
    stasher: int | None = None
    """Whose stash it is."""
    idle: bool = False
    """Whether nobody plays, so that the round is scored as it is."""
    trick: Trick | None = None
    """The trick under way."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """Tricks taken by each seat."""
    areas: Areas | None = None
    areas_before: Areas | None = None
    dues: tuple[int | None, ...] = ()
    """Written dues, oldest first: a seat for a private one, none for a collective one."""
    void: bool = False
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.before)

    def taken_up_by(self, giver: int) -> int | None:
        """Who has taken up what a seat passed."""
        return self.given_to[giver] if self.given_to else None

    def is_blind(self, seat: int) -> bool:
        """Whether a seat has bid before it saw its cards."""
        return any(call.seat == seat and call.verb == "blind" and call.said == "nil" for call in self.calls)

    def side_tricks(self, seat: int) -> int:
        """The tricks that a seat's side has taken."""
        return sum(self.taken[other] for other in self.partners(seat))

    def side_bid(self, seat: int) -> int:
        """What the partners of a seat's side have bid together."""
        return sum(self.bids[other] or 0 for other in self.partners(seat))

    def by_side(self, values: Sequence[int]) -> tuple[int, ...]:
        """For each seat, what its side has together."""
        return tuple(sum(values[other] for other in self.partners(seat)) for seat in range(self.seats))

    def after(self, seat: int) -> int:
        """The next seat clockwise among those who play."""
        return self.playing[(self.playing.index(seat) + 1) % len(self.playing)]

    def order_from(self, leader: int) -> tuple[int, ...]:
        """Those who play, clockwise from a leader."""
        return clockwise(self.playing, leader)


def clockwise(playing: tuple[int, ...], leader: int) -> tuple[int, ...]:
    """Seats in their order, from a leader on."""
    start = playing.index(leader)
    return playing[start:] + playing[:start]


def replaced(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """A row by seat with one seat's value changed."""
    return (*row[:seat], value, *row[seat + 1 :])
