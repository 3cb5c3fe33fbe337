"""A round as it lies on the table: what the words look at. Data only; the engine moves it on."""

from __future__ import annotations

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


class Round(Struct, frozen=True, gc=False):
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
    trump: str | None = None
    bids: tuple[int | None, ...] = ()
    choices: tuple[tuple[int, str], ...] = ()
    contract: Contract | None = None
    solo: int | None = None
    stash: tuple[Card, ...] = ()
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
