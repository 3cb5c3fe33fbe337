"""Many games a step further, compiled: actions by their numbers in, what is seen and allowed out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from followsuit.adapters.seeing import BYTE, BYTES, EIGHT, forget, look, note
from followsuit.kernel.bits import NONE, ONE, U, below, first, member, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, DONE, LAY, OVER, PICK, PLAY, SCORED, Record
from followsuit.kernel.legality import firsts, fitting, is_source, legal_cards, may_pick, one_of_each, pick_count
from followsuit.kernel.machine import act
from followsuit.kernel.scoring import merit
from followsuit.kernel.stages import legal_calls

EACH_BYTE = U(0x0101010101010101)


class Arrays(NamedTuple):
    """Everything about many games, a row a game."""

    games: np.ndarray
    seen: np.ndarray
    words: np.ndarray
    numbers: np.ndarray
    legal: np.ndarray
    legal_words: np.ndarray
    to_act: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray
    cut: np.ndarray
    totals: np.ndarray
    winners: np.ndarray
    calls: np.ndarray


@compiled
def held(tables: Record, hand: np.uint64, card: int) -> np.uint64:
    """The card of a hand that has a face, the first of its copies, as a set of one."""
    wanted = ONE << U(card)
    if hand & wanted:
        return wanted
    for index in range(tables.faces_with_copies):
        if tables.copies[index] & wanted:
            wanted = hand & tables.copies[index]
    return wanted & (~wanted + ONE)


@compiled
def _do(game: Record, seen: Record, tables: Record, shape: Record, action: int) -> None:
    """One numbered action, which must be legal."""
    at, seat = game.at, game.to_act
    if at == PLAY:
        card = np.int64(first(held(tables, game.hands[seat], action)))
        note(seen, tables, seat, game.played, card)
        act(game, tables, card)
    elif at == CALL:
        act(game, tables, action - shape.say[game.stage])
    elif at == PICK:
        seen.picked |= held(tables, may_pick(game, tables) & ~seen.picked, action - shape.pick)
        if np.int64(size(seen.picked)) == pick_count(game, tables):
            picked = seen.picked
            seen.picked = NONE
            act(game, tables, np.int64(picked))
    elif at == LAY:
        act(game, tables, DONE if action == shape.done else action - shape.lay)
    else:
        token, source = action - shape.take, 0
        while not game.score_area[source] >> U(token) & ONE:
            source += 1
        act(game, tables, source << 6 | token)


@compiled
def allow(
    game: Record,
    seen: Record,
    tables: Record,
    shape: Record,
    legal: np.ndarray,
    words: np.ndarray,
    calls: np.ndarray,
    row: int,
) -> None:
    """Write which numbers are legal into a row, as bytes and, in the same place, eight to a word."""
    at, cards = game.at, NONE
    if at == PLAY:
        cards = firsts(tables, legal_cards(game, tables, game.to_act))
    # Cards to play come first.
    for index in range(words.shape[1]):
        words[U(row), U(index)] = BYTES[cards & BYTE]
        cards >>= EIGHT
    if at == PLAY:
        return
    if at == CALL:
        first_call = shape.say[game.stage]
        for index in range(legal_calls(game, tables, calls)):
            legal[row, first_call + calls[index]] = 1
    elif at == PICK:
        _mark(legal, row, shape.pick, firsts(tables, one_of_each(tables, may_pick(game, tables) & ~seen.picked)))
    elif at == LAY:
        _mark(legal, row, shape.lay, fitting(game, tables, game.to_act))
        legal[row, shape.done] = 1
    else:
        for source in range(tables.seats):
            if is_source(game, tables, source):
                _mark(legal, row, shape.take, game.score_area[source])


@compiled
def _mark(legal: np.ndarray, row: int, start_at: int, members: np.uint64) -> None:
    while members:
        legal[row, start_at + np.int64(first(members))] = 1
        members &= members - ONE


@compiled
def begin_all(
    arrays: Arrays, tables: np.ndarray, shape: np.ndarray, seed: np.uint64, numbers: np.ndarray, seeing: bool
) -> None:
    """Begin games of a seed by their numbers, and write what is seen and allowed."""
    games, seens, legal, calls = arrays.games, arrays.seen, arrays.legal, arrays.calls
    for row in range(len(games)):
        _begin(games[row], seens[row], tables[0], seed, numbers[row])
        arrays.to_act[row] = games[row].to_act
        allow(games[row], seens[row], tables[0], shape[0], legal, arrays.legal_words, calls, row)
        if seeing:
            look(games[row], seens[row], tables[0], shape[0], games[row].to_act, arrays.words, arrays.numbers, row)
    arrays.rewards[:] = 0
    arrays.ended[:] = False
    arrays.cut[:] = False
    arrays.winners[:] = False


@compiled
def _begin(game: Record, seen: Record, tables: Record, seed: np.uint64, number: np.uint64) -> None:
    seen.episode = number
    start(game, tables, seed, number)
    deal(game, tables)
    forget(seen)


@compiled
def step_all(
    arrays: Arrays,
    tables: np.ndarray,
    shape: np.ndarray,
    actions: np.ndarray,
    seed: np.uint64,
    most_rounds: int,
    stride: np.uint64,
    seeing: bool,
) -> int:
    """An action in every game, and what is then seen and allowed; -1, or the first row whose action is not legal.

    If there is such a row, nothing is done. A game that is over, or cut off, is followed by the next one.
    """
    # Handing all arrays on at once would cost more than all that is done with them.
    rules, sizes, games, seens, to_act = tables[0], shape[0], arrays.games, arrays.seen, arrays.to_act
    ended, cut, rewards, words, numbers = arrays.ended, arrays.cut, arrays.rewards, arrays.words, arrays.numbers
    legal, legal_words, calls = arrays.legal, arrays.legal_words, arrays.calls
    for row in range(len(actions)):
        if not 0 <= actions[row] < sizes.actions or not legal[row, actions[row]]:
            return row
    rewards[:] = 0
    for row in range(len(actions)):
        game = games[row]
        _do(game, seens[row], rules, sizes, actions[row])
        ended[row] = False
        cut[row] = False
        while game.at >= SCORED:
            is_over = game.at == OVER
            _add_scores(game, rules, rewards, arrays.totals, row)
            if is_over or game.number >= most_rounds:
                ended[row], cut[row] = is_over, not is_over
                for seat in range(rules.seats):
                    arrays.winners[row, seat] = is_over and game.winners >> seat & 1
                _begin(game, seens[row], rules, seed, seens[row].episode + stride)
            else:
                next_round(game, rules)
                forget(seens[row])
        to_act[row] = game.to_act
        allow(game, seens[row], rules, sizes, legal, legal_words, calls, row)
        if seeing:
            look(game, seens[row], rules, sizes, game.to_act, words, numbers, row)
    return -1


@compiled
def _add_scores(game: Record, tables: Record, rewards: np.ndarray, totals: np.ndarray, row: int) -> None:
    """What a scored round brought each seat."""
    for seat in range(tables.seats):
        rewards[row, seat] += merit(game.totals[seat], tables.aim) - merit(game.before[seat], tables.aim)
        totals[row, seat] = game.totals[seat]


@compiled
def any_legal(legal_words: np.ndarray, key: np.uint64, out: np.ndarray) -> None:
    """A legal action in every row, each as likely as another, from a key alone."""
    for row in range(len(out)):
        count = NONE
        for index in range(legal_words.shape[1]):
            count += (legal_words[U(row), U(index)] * EACH_BYTE) >> U(56)
        place = below(stream(key, U(row)), count)
        for index in range(legal_words.shape[1]):
            here = (legal_words[U(row), U(index)] * EACH_BYTE) >> U(56)
            if place < here:
                out[row] = 8 * index + np.int64(first(member(legal_words[U(row), U(index)], place)) >> U(3))
                break
            place -= here


@compiled
def by_thumb(arrays: Arrays, tables: np.ndarray, shape: np.ndarray, out: np.ndarray) -> None:
    """What rules of thumb decide in every game."""
    rules, sizes = tables[0], shape[0]
    for row in range(len(out)):
        game, seen = arrays.games[row], arrays.seen[row]
        decision = greedy(game, rules)
        if game.at == PLAY:
            out[row] = np.int64(first(firsts(rules, ONE << U(decision))))
        elif game.at == CALL:
            out[row] = sizes.say[game.stage] + decision
        elif game.at == PICK:
            out[row] = sizes.pick + _next_pick(rules, U(decision), seen.picked)
        elif game.at == LAY:
            out[row] = sizes.done if decision == DONE else sizes.lay + decision
        else:
            out[row] = sizes.take + (decision & 63)


@compiled
def _next_pick(tables: Record, wanted: np.uint64, picked: np.uint64) -> int:
    """The place of the next card of a set that is to be picked."""
    return np.int64(first(firsts(tables, member(wanted & ~picked, NONE))))
