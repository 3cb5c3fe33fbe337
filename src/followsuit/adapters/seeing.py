"""What a seat may know, written as numbers: its own cards and what lies open, never another hand.

Which of several copies of a card somebody holds is nobody's knowledge, so copies are told apart only by order: the
first that one holds, the first that was played.
"""

from __future__ import annotations

import numpy as np

from followsuit.adapters.rows import Row, put_set, row_of
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

ACTIONS = 512
"""More than any game has: cards to play and to pick, what is said in each stage, tokens to lay and to take."""
SEEN = np.dtype(
    [
        ("plays", np.uint64),
        ("trick", np.uint8, SEATS),
        ("episode", np.uint64),
        ("picked", np.uint64),
        ("legal", np.uint64, ACTIONS // BITS),
        ("when", np.uint64, BITS // 8),
        ("played", np.uint64, SEATS),
    ],
    align=True,
)
"""Kept beside a game: how many cards were played; where those of the trick under way stand; its number; the cards
already picked in a decision; what is legal, as bits; at which turn each card was played, as bytes; and which by each
seat."""

LARGEST = 32_767
"""No number is told as larger than this."""
BYTE = U(255)
EIGHT = U(8)


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
    note_at(seen, U(seat), U(place), at)


@compiled
def note_at(seen: Record, seat: np.uint64, place: np.uint64, at: np.uint64) -> None:
    """A seat plays a card at a place of the trick, of copies of its face the one that counts as the next."""
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
    game: Record, seen: Record, tables: Record, shape: Record, seat: int, words: np.ndarray, numbers: np.ndarray
) -> None:
    """Write what a seat knows into the first row of arrays: planes into `words`, and single numbers."""
    look_into(game, seen, tables, shape, seat, row_of(words, 0), row_of(numbers, 0))


@compiled
def look_into(game: Record, seen: Record, tables: Record, shape: Record, seat: int, words: Row, numbers: Row) -> None:
    """Write what a seat knows into a row of each array."""
    width = shape.width
    hand, steps = firsts(tables, game.hands[seat]), 0
    if game.at == CALL and tables.stage[game.stage].keeps_closed:
        hand = NONE
    put_set(words, HAND * width, width, hand)
    # What a game does not have is never written, and stays as it was made: empty.
    if shape.picks:
        put_set(words, PICKED * width, width, firsts(tables, seen.picked) if seat == game.to_act else NONE)
        put_set(words, STASH * width, width, firsts(tables, game.stash) if seat == game.stasher else NONE)
    if shape.turns:
        put_set(words, TURNED * width, width, NONE if game.turned == NOBODY else firsts(tables, ONE << U(game.turned)))
    if shape.passes:
        steps = _passed_on(game, tables)
        put_set(words, GAVE * width, width, firsts(tables, game.given[seat]))
        put_set(words, GOT * width, width, firsts(tables, _got(game, tables, seat, steps)) if steps else NONE)
    for index in range(width):
        words[WHEN * width + index] = seen.when[index]
    seats, other = tables.seats, seat
    for further in range(seats):
        put_set(words, (BY_SEAT + further) * width, width, NONE)
        put_set(words, (BY_SEAT + seats + further) * width, width, seen.played[other])
        other = other + 1 if other + 1 < seats else 0
    if game.at >= PLAY:
        other = game.leader
        for place in range(game.played):
            put_set(words, (BY_SEAT + further_on(other, seat, seats)) * width, width, ONE << U(seen.trick[place]))
            other = after(game, tables, other)
    if tables.tokens:
        _look_at_tokens(game, tables, shape, seat, words)
    _count(game, tables, seat, steps, numbers)


@compiled
def further_on(other: int, seat: int, seats: int) -> int:
    """How far on from a seat another one sits."""
    return other - seat if other >= seat else other - seat + seats


@compiled
def _look_at_tokens(game: Record, tables: Record, shape: Record, seat: int, words: Row) -> None:
    """Where every token lies."""
    seats, other, plane, width = tables.seats, seat, shape.tokens, shape.width
    put_set(words, plane * width, width, game.stock)
    for further in range(1, seats + 1):
        put_set(words, (plane + further) * width, width, game.score_area[other])
        put_set(words, (plane + seats + further) * width, width, game.play_area[other])
        put_set(words, (plane + 2 * seats + further) * width, width, NONE)
        other = other + 1 if other + 1 < seats else 0
    if game.at >= PLAY:
        other = game.leader
        for place in range(game.played):
            further = 1 + further_on(other, seat, seats)
            put_set(words, (plane + 2 * seats + further) * width, width, game.trick_laid[game.tricks, place])
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
def _count(game: Record, tables: Record, seat: int, steps: int, numbers: Row) -> None:
    """The single numbers: seats are told as how far on they sit, or one more where there may be none."""
    seats, at = tables.seats, game.at
    is_play, is_before = at >= PLAY, at in (CALL, PICK)
    numbers[AT] = at
    numbers[STAGE] = game.stage + 1 if is_before else 0
    numbers[ORDER] = game.order
    numbers[LED] = game.led if is_play else 0
    numbers[SIZE] = game.size
    numbers[ROUND] = min(game.number, LARGEST)
    numbers[TRICKS] = game.tricks
    numbers[PLACE] = game.played if is_play else 0
    numbers[DEALER] = further_on(game.dealer, seat, seats)
    numbers[LEADER] = further_on(game.leader, seat, seats) + 1 if is_play else 0
    numbers[TO_ACT] = further_on(game.to_act, seat, seats)
    numbers[DECLARER] = 0 if game.declarer == NOBODY else further_on(game.declarer, seat, seats) + 1
    numbers[CONTRACT] = game.contract + 1
    numbers[ALONE] = game.alone
    numbers[ORDERED_UP] = game.ordered_up
    numbers[DECIDED] = game.decided if is_before else 0
    numbers[SITS_OUT] = 0 if game.sits_out == NOBODY else further_on(game.sits_out, seat, seats) + 1
    numbers[PASSED_ON] = steps
    numbers[DUES] = 0
    other, column = seat, SINGLES
    for _ in range(seats):
        numbers[column + BID] = game.bids[other] + 1
        numbers[column + TAKEN] = game.taken[other]
        numbers[column + POINTS] = game.points[other]
        numbers[column + TOTAL] = max(-LARGEST, min(game.before[other], LARGEST))
        numbers[column + BLIND] = game.blind >> other & 1
        numbers[column + SIDE] = game.side[other] == game.side[seat]
        numbers[column + DUE] = 0
        column += BY_SEAT_NUMBERS
        other = other + 1 if other + 1 < seats else 0
    if tables.dues:
        for index in range(game.dues):
            due, column = np.int64(game.due[index]), DUES
            if due != NOBODY:
                column = SINGLES + BY_SEAT_NUMBERS * further_on(due, seat, seats) + DUE
            numbers[column] += 1
