"""Where the cards that a seat has not seen can lie, and how many of them lie there."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.cards import UNKNOWN
from followsuit.engine.view import View
from followsuit.knowledge.errors import ImpossibleView
from followsuit.language.message import Message
from followsuit.rules import TableCards

TABLE = "table"
"""The cards dealt to the table, for as long as they lie there face down."""
STASH = "stash"
"""What somebody put away: the solo player's stash, or the card that the dealer discarded."""
UNDEALT = "undealt"
"""The rest of the pack."""
GIVEN = "given-"
"""What a seat passed to another one; the number of the giver follows."""

Place = int | str
"""A seat's hand, by the number of the seat, or `TABLE`, `STASH`, `UNDEALT`, or what `given_by` a seat."""


def given_by(seat: int) -> str:
    """The place of the cards that a seat has passed to another one."""
    return f"{GIVEN}{seat}"


def giver_of(place: Place) -> int | None:
    """The seat that passed the cards of a place, if the place is of that kind."""
    return int(place[len(GIVEN) :]) if isinstance(place, str) and place.startswith(GIVEN) else None


def every_place(seats: int, *, gives_cards: bool) -> tuple[Place, ...]:
    """All places where cards may lie, in their order; `gives_cards`: cards are passed in the game."""
    given = map(given_by, range(seats)) if gives_cards else ()
    return (*range(seats), TABLE, STASH, *given, UNDEALT)


def with_cards(view: View) -> tuple[int, ...]:
    """The seats that play, and those that hold cards without playing, in order."""
    sizes = view.hand_sizes or (0,) * view.game.seats
    return tuple(seat for seat, size in enumerate(sizes) if seat in view.playing or size)


def hidden_places(view: View, unseen: int) -> dict[Place, int]:
    """How many of the unseen cards lie in each place: the other seats that have cards, in order, then the rest."""
    places: dict[Place, int] = {}
    if view.hand_sizes:
        places |= {seat: view.hand_sizes[seat] for seat in with_cards(view) if seat != view.seat or seat in view.closed}
    if view.table and not table_is_picked_up(view):
        places[TABLE] = len(view.table)
    if UNKNOWN in view.stash:
        places[STASH] = len(view.stash)
    for giver in face_down(view):
        if giver != view.seat:
            places[given_by(giver)] = len(view.given[giver])
    undealt = unseen - sum(places.values())
    if undealt < 0:
        raise ImpossibleView(Message("worlds/unseen", {"unseen": unseen, "hidden": unseen - undealt}))
    if undealt:
        places[UNDEALT] = undealt
    return places


def table_is_picked_up(view: View) -> bool:
    """Whether somebody who plays alone has taken the cards on the table into its hand."""
    return view.declarer is not None and view.played is not None and view.played.table is TableCards.TO_SOLO


def face_down(view: View) -> Iterator[int]:
    """The seats whose passed cards still lie face down before them."""
    return (seat for seat, cards in enumerate(view.given) if cards and not view.given_to)


def exchanged(view: View) -> dict[int, int]:
    """Who has taken up whose cards, by giver; empty before all have passed."""
    return {giver: to for giver, to in enumerate(view.given_to) if to is not None}


def looks_into(view: View, seat: int) -> frozenset[Place]:
    """The places that a seat sees: its own hand, what it put away, what it passed and what it was passed."""
    seen: set[Place] = set() if seat in view.closed else {seat}
    if view.stasher == seat:
        seen.add(STASH)
    if view.given and view.given[seat]:
        seen.add(given_by(seat))
    seen.update(given_by(giver) for giver, to in exchanged(view).items() if to == seat)
    return frozenset(seen)
