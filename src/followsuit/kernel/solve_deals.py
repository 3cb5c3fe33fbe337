"""An open deal of plain suits in numbers of its own, for `solve_search`: what it is, what may be played and who wins.

Cards are numbered suit by suit, the lowest first, so that a higher number is a higher card, and seats from 0 among
those who play, the leader first. `solve_layout` numbers a position of the machine so.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, highest, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, PERMANENT, RESTRAINTS, SEATS, Record

SUITS = PERMANENT
"""The most suits there are, the permanent trumps among them."""
PLANES = 3
"""Bits that name a seat."""
WORTHS = 16
"""The most different card points."""

DEAL = np.dtype(
    [
        ("seats", np.int64),
        ("suits", np.int64),
        ("trump", np.int64),
        ("owes_trump", np.int64),
        ("for_points", np.int64),
        ("reversed", np.int64),
        ("maximises", np.int64, SEATS),
        ("counts", np.int64, SEATS),
        ("partner", np.int64, SEATS),
        ("hands", np.uint64, SEATS),
        ("suit", np.uint64, SUITS),
        ("suit_of", np.int64, BITS),
        ("points", np.int64, BITS),
        ("worths", np.int64),
        ("worth", np.int64, WORTHS),
        ("worth_cards", np.uint64, WORTHS),
        ("restraints", np.int64),
        ("held_back", np.uint64, RESTRAINTS),
        ("breaking", np.uint64, RESTRAINTS),
        ("played", np.int64),
        ("trick", np.int64, SEATS),
        ("leader", np.int64),
        ("number", np.int64, BITS),
        ("kinds", np.int64),
        ("kind_of", np.int64, BITS),
        ("kind", np.uint64, BITS),
        ("shape", np.uint64, SEATS * BITS),
        ("salt", np.uint64),
        ("nodes", np.int64),
        ("history", np.int64, 2 * BITS),
    ],
    align=True,
)
"""An open deal: sides (`counts` is 1 for the side whose tricks or points are counted), hands, suits, the trick so far.

`partner` is a seat's only partner, or nobody. The different card points are `worth[:worths]`, the least first, with the
cards that count so. Cards of a kind, all of them in `kind`, are of the same suit and, for card points, count the same
with none between them that does not; `shape` has a number for every seat and kind. `history` tells how often a card
settled a position of late, led or played to a trick."""


@compiled
def lowest_of(cards: np.uint64) -> np.uint64:
    """The lowest card of some."""
    return cards & (~cards + ONE)


@compiled
def top_of(cards: np.uint64, number: int) -> np.uint64:
    """The highest of some cards, so many at most."""
    for _ in range(np.int64(size(cards)) - number):
        cards &= cards - ONE
    return cards


@compiled
def above(cards: np.uint64, others: np.uint64) -> np.uint64:
    """Those of some cards of a suit that are higher than all of some others."""
    top = highest(others)
    return cards if top < 0 else cards & ~((ONE << U(top)) | ((ONE << U(top)) - ONE))


@compiled
def may_play(deal: Record, hand: np.uint64, led: int, live: np.uint64, start: np.uint64) -> np.uint64:
    """The legal cards of a hand; `start`: the cards in play at first, when nothing was broken."""
    if led >= 0:
        legal = hand & deal.suit[led]
        if legal == NONE and deal.owes_trump:
            legal = hand & deal.suit[deal.trump]
        return legal if legal else hand
    legal = hand
    for index in range(deal.restraints):
        if live & deal.breaking[index] == start & deal.breaking[index]:
            left = legal & ~deal.held_back[index]
            if left:
                legal = left
    return legal


@compiled
def beats(deal: Record, card: int, winning: int) -> bool:
    """Whether a card takes over from the one that is winning."""
    if deal.suit_of[card] == deal.suit_of[winning]:
        return card > winning
    return deal.suit_of[card] == deal.trump


@compiled
def is_on_side(deal: Record, seat: int, other: int) -> bool:
    """Whether two seats are partners."""
    return deal.counts[seat] == deal.counts[other]


@compiled
def seat_after(deal: Record, seat: int, steps: int) -> int:
    """The seat so many places further on."""
    return seat + steps if seat + steps < deal.seats else seat + steps - deal.seats


@compiled
def points_of(deal: Record, cards: np.uint64) -> int:
    """The points of some cards."""
    points = 0
    while cards:
        points += deal.points[first(cards)]
        cards &= cards - ONE
    return points


@compiled
def left_to_take(deal: Record) -> int:
    """All that is still to be taken: tricks, or the points of the cards in play."""
    if not deal.for_points:
        return np.int64(size(deal.hands[seat_after(deal, deal.leader, deal.played)]))
    left = 0
    for seat in range(deal.seats):
        left += points_of(deal, deal.hands[seat])
    for place in range(deal.played):
        left += deal.points[deal.trick[place]]
    return left
