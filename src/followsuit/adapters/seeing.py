"""What a seat may know, written as numbers: its own cards and what lies open, never another hand.

Which of several copies of a card somebody holds is nobody's knowledge, so copies are told apart only by order: the
first that one holds, the first that was played.
"""

from __future__ import annotations

import numpy as np

from followsuit.adapters.shape import (
    ALONE,
    AT,
    BID,
    BLIND,
    BY_SEAT,
    BY_SEAT_NUMBERS,
    CONTRACT,
    DEALER,
    DECIDED,
    DECLARER,
    DUE,
    DUES,
    GAVE,
    GOT,
    HAND,
    LEADER,
    LED,
    ORDER,
    ORDERED_UP,
    PASSED_ON,
    PICKED,
    PLACE,
    POINTS,
    ROUND,
    SIDE,
    SINGLES,
    SITS_OUT,
    SIZE,
    STAGE,
    STASH,
    TAKEN,
    TO_ACT,
    TOTAL,
    TRICKS,
    TURNED,
    WHEN,
)
from followsuit.kernel.bits import NONE, ONE, U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, CALL, NOBODY, PICK, PLAY, SEATS, Record
from followsuit.kernel.legality import firsts
from followsuit.kernel.seats import after
from followsuit.kernel.stages import steps_in

SEEN = np.dtype(
    [
        ("when", np.uint64, BITS // 8),
        ("plays", np.uint64),
        ("played", np.uint64, SEATS),
        ("trick", np.uint64, SEATS),
        ("picked", np.uint64),
        ("episode", np.uint64),
    ],
    align=True,
)
"""Kept beside a game: at which turn each card was played, as bytes; how many were; which by each seat; where those of
the trick under way stand; the cards already picked in a decision; and the number of the game."""

BYTES = np.array([sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], np.uint64)
"""Eight bits as eight bytes."""
LARGEST = 32_767
"""No number is told as larger than this."""
BYTE = U(255)
EIGHT = U(8)


@compiled
def spread_out(words: np.ndarray, row: int, plane: int, mask: np.uint64) -> None:
    """A set as bytes, eight to a word, in a plane of a row."""
    # Unsigned indices, of which numba need not ask whether they count from the end; and no part of an array is taken
    # out here or below: either would cost more than all that is done with them.
    at_row, at_plane = U(row), U(plane)
    for index in range(words.shape[2]):
        words[at_row, at_plane, U(index)] = BYTES[mask & BYTE]
        mask >>= EIGHT


@compiled
def clear(words: np.ndarray, row: int, plane: int) -> None:
    """An empty set in a plane of a row."""
    at_row, at_plane = U(row), U(plane)
    for index in range(words.shape[2]):
        words[at_row, at_plane, U(index)] = NONE


@compiled
def forget(seen: Record) -> None:
    """A new round: nothing was played."""
    for index in range(len(seen.when)):
        seen.when[index] = NONE
    for seat in range(SEATS):
        seen.played[seat] = NONE
    seen.plays = NONE
    seen.picked = NONE


@compiled
def note(seen: Record, tables: Record, seat: int, place: int, card: int) -> None:
    """A seat plays a card at a place of the trick."""
    at = U(card)
    if tables.faces_with_copies:
        for index in range(tables.faces_with_copies):
            copies = tables.copies[index]
            if copies >> at & ONE:
                at = _next_copy(seen, copies)
                break
    seen.plays += ONE
    seen.when[at >> U(3)] |= seen.plays << EIGHT * (at & U(7))
    seen.played[seat] |= ONE << at
    seen.trick[place] = at


@compiled
def _next_copy(seen: Record, copies: np.uint64) -> np.uint64:
    """The place of the first copy that was not played yet."""
    at = NONE
    while not copies >> at & ONE or seen.when[at >> U(3)] >> EIGHT * (at & U(7)) & BYTE:
        at += ONE
    return at


@compiled
def retrace(game: Record, seen: Record, tables: Record) -> None:
    """Note everything that was played in the round so far."""
    forget(seen)
    for trick in range(game.tricks):
        seat = np.int64(game.trick_leader[trick])
        for place in range(game.playing):
            note(seen, tables, seat, place, game.trick_cards[trick, place])
            seat = after(game, tables, seat)
    if game.at >= PLAY:
        seat = game.leader
        for place in range(game.played):
            note(seen, tables, seat, place, game.trick_cards[game.tricks, place])
            seat = after(game, tables, seat)


@compiled
def look(
    game: Record,
    seen: Record,
    tables: Record,
    shape: Record,
    seat: int,
    words: np.ndarray,
    numbers: np.ndarray,
    row: int,
) -> None:
    """Write what a seat knows into a row: planes into `words`, and single numbers."""
    hand, steps = firsts(tables, game.hands[seat]), 0
    if game.at == CALL and tables.stage[game.stage].keeps_closed:
        hand = NONE
    spread_out(words, row, HAND, hand)
    # What a game does not have is never written, and stays as it was made: empty.
    if shape.picks:
        spread_out(words, row, PICKED, firsts(tables, seen.picked) if seat == game.to_act else NONE)
        spread_out(words, row, STASH, firsts(tables, game.stash) if seat == game.stasher else NONE)
    if shape.turns:
        spread_out(words, row, TURNED, NONE if game.turned == NOBODY else firsts(tables, ONE << U(game.turned)))
    if shape.passes:
        steps = _passed_on(game, tables)
        spread_out(words, row, GAVE, firsts(tables, game.given[seat]))
        spread_out(words, row, GOT, firsts(tables, _got(game, tables, seat, steps)) if steps else NONE)
    for index in range(words.shape[2]):
        words[U(row), U(WHEN), U(index)] = seen.when[index]
    seats, other = tables.seats, seat
    for further in range(seats):
        clear(words, row, BY_SEAT + further)
        spread_out(words, row, BY_SEAT + seats + further, seen.played[other])
        other = other + 1 if other + 1 < seats else 0
    if game.at >= PLAY:
        other = game.leader
        for place in range(game.played):
            at = seen.trick[place]
            words[U(row), U(BY_SEAT + further_on(other, seat, seats)), at >> U(3)] = ONE << EIGHT * (at & U(7))
            other = after(game, tables, other)
    if tables.tokens:
        _look_at_tokens(game, tables, shape.tokens, seat, words, row)
    _count(game, tables, seat, steps, numbers, row)


@compiled
def further_on(other: int, seat: int, seats: int) -> int:
    """How far on from a seat another one sits."""
    return other - seat if other >= seat else other - seat + seats


@compiled
def _look_at_tokens(game: Record, tables: Record, plane: int, seat: int, words: np.ndarray, row: int) -> None:
    """Where every token lies, from a plane on."""
    seats, other = tables.seats, seat
    spread_out(words, row, plane, game.stock)
    for further in range(1, seats + 1):
        spread_out(words, row, plane + further, game.score_area[other])
        spread_out(words, row, plane + seats + further, game.play_area[other])
        clear(words, row, plane + 2 * seats + further)
        other = other + 1 if other + 1 < seats else 0
    if game.at >= PLAY:
        other = game.leader
        for place in range(game.played):
            further = 1 + further_on(other, seat, seats)
            spread_out(words, row, plane + 2 * seats + further, game.trick_laid[game.tricks, place])
            other = after(game, tables, other)


@compiled
def _passed_on(game: Record, tables: Record) -> int:
    """How many seats further on cards are passed in this round; 0 if they are not."""
    for index in range(tables.stages):
        if tables.stage[index].turns:
            return steps_in(game, tables.stage[index]) % game.playing
    return 0


@compiled
def _got(game: Record, tables: Record, seat: int, steps: int) -> np.uint64:
    """The cards that were passed to a seat, if all have passed and taken up."""
    for index in range(tables.stages):
        if tables.stage[index].turns and game.stage > index:
            for giver in range(tables.seats):
                receiver = giver
                for _ in range(steps):
                    receiver = after(game, tables, receiver)
                if receiver == seat and giver != game.sits_out:
                    return game.given[giver]
    return NONE


@compiled
def _count(game: Record, tables: Record, seat: int, steps: int, numbers: np.ndarray, row: int) -> None:
    """The single numbers: seats are told as how far on they sit, or one more where there may be none."""
    seats, at = tables.seats, game.at
    is_play, is_before, at_row = at >= PLAY, at in (CALL, PICK), U(row)
    numbers[at_row, AT] = at
    numbers[at_row, STAGE] = game.stage + 1 if is_before else 0
    numbers[at_row, ORDER] = game.order
    numbers[at_row, LED] = game.led if is_play else 0
    numbers[at_row, SIZE] = game.size
    numbers[at_row, ROUND] = min(game.number, LARGEST)
    numbers[at_row, TRICKS] = game.tricks
    numbers[at_row, PLACE] = game.played if is_play else 0
    numbers[at_row, DEALER] = further_on(game.dealer, seat, seats)
    numbers[at_row, LEADER] = further_on(game.leader, seat, seats) + 1 if is_play else 0
    numbers[at_row, TO_ACT] = further_on(game.to_act, seat, seats)
    numbers[at_row, DECLARER] = 0 if game.declarer == NOBODY else further_on(game.declarer, seat, seats) + 1
    numbers[at_row, CONTRACT] = game.contract + 1
    numbers[at_row, ALONE] = game.alone
    numbers[at_row, ORDERED_UP] = game.ordered_up
    numbers[at_row, DECIDED] = game.decided if is_before else 0
    numbers[at_row, SITS_OUT] = 0 if game.sits_out == NOBODY else further_on(game.sits_out, seat, seats) + 1
    numbers[at_row, PASSED_ON] = steps
    numbers[at_row, DUES] = 0
    other, column = seat, SINGLES
    for _ in range(seats):
        numbers[at_row, column + BID] = game.bids[other] + 1
        numbers[at_row, column + TAKEN] = game.taken[other]
        numbers[at_row, column + POINTS] = game.points[other]
        numbers[at_row, column + TOTAL] = max(-LARGEST, min(game.before[other], LARGEST))
        numbers[at_row, column + BLIND] = game.blind >> other & 1
        numbers[at_row, column + SIDE] = game.side[other] == game.side[seat]
        numbers[at_row, column + DUE] = 0
        column += BY_SEAT_NUMBERS
        other = other + 1 if other + 1 < seats else 0
    if tables.dues:
        for index in range(game.dues):
            due, column = np.int64(game.due[index]), DUES
            if due != NOBODY:
                column = SINGLES + BY_SEAT_NUMBERS * further_on(due, seat, seats) + DUE
            numbers[at_row, column] += 1
