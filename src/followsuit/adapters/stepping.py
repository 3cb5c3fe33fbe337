"""Many games a step further, compiled: actions by their numbers in, what is seen and allowed out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from followsuit.adapters.rows import WORDS, Row, put_set, row_of
from followsuit.adapters.seeing import forget, look_into, note
from followsuit.kernel.bits import NONE, ONE, U, below, first, member, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, DONE, LAY, OVER, PICK, PLAY, SCORED, TAKE, Record
from followsuit.kernel.legality import firsts, fitting, is_source, legal_cards, may_pick, one_of_each, pick_count
from followsuit.kernel.machine import act
from followsuit.kernel.scoring import merit
from followsuit.kernel.stages import open_calls


class Arrays(NamedTuple):
    """Everything about many games, a row a game."""

    games: np.ndarray
    seen: np.ndarray
    words: np.ndarray
    numbers: np.ndarray
    legal: np.ndarray
    to_act: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray
    cut: np.ndarray
    totals: np.ndarray
    winners: np.ndarray


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
def allow(game: Record, seen: Record, tables: Record, shape: Record, words: Row) -> None:
    """Note which numbers are legal, as bits, and write them into a row, as bytes."""
    at, legal, count = game.at, seen.legal, shape.actions
    # Cards to play come first.
    legal[0] = firsts(tables, legal_cards(game, tables, game.to_act)) if at == PLAY else NONE
    for index in range(1, (count + 63) >> 6):
        legal[index] = NONE
    if at == CALL:
        _mark(seen, shape.say[game.stage], open_calls(game, tables))
    elif at == PICK:
        _mark(seen, shape.pick, firsts(tables, one_of_each(tables, may_pick(game, tables) & ~seen.picked)))
    elif at == LAY:
        _mark(seen, shape.lay, fitting(game, tables, game.to_act))
        _mark(seen, shape.done, ONE)
    elif at == TAKE:
        for source in range(tables.seats):
            if is_source(game, tables, source):
                _mark(seen, shape.take, game.score_area[source])
    for index in range((count + 63) >> 6):
        put_set(words, WORDS * index, min((count + 7 >> 3) - WORDS * index, WORDS), legal[index])


@compiled
def _mark(seen: Record, first_of_all: int, members: np.uint64) -> None:
    """Some numbers of a block are legal."""
    word, bit = first_of_all >> 6, U(first_of_all & 63)
    seen.legal[word] |= members << bit
    if bit:
        seen.legal[word + 1] |= members >> (U(64) - bit)


@compiled
def begin_all(
    arrays: Arrays, tables: np.ndarray, shape: np.ndarray, seed: np.uint64, numbers: np.ndarray, seeing: bool
) -> None:
    """Begin games of a seed by their numbers, and write what is seen and allowed."""
    rules, sizes, games, seens = tables[0], shape[0], arrays.games, arrays.seen
    for row in range(len(games)):
        game, seen = games[row], seens[row]
        _begin(game, seen, rules, seed, numbers[row])
        arrays.to_act[row] = game.to_act
        allow(game, seen, rules, sizes, row_of(arrays.legal, row))
        if seeing:
            planes, singles = row_of(arrays.words, row), row_of(arrays.numbers, row)
            look_into(game, seen, rules, sizes, game.to_act, planes, singles)
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
    rules, sizes, games, seens, to_act = tables[0], shape[0], arrays.games, arrays.seen, arrays.to_act
    ended, cut, rewards, totals, winners = arrays.ended, arrays.cut, arrays.rewards, arrays.totals, arrays.winners
    words, numbers, legal = arrays.words, arrays.numbers, arrays.legal
    for row in range(len(actions)):
        action = actions[row]
        if not 0 <= action < sizes.actions or not seens[row].legal[action >> 6] >> U(action & 63) & ONE:
            return row
    rewards[:] = 0
    for row in range(len(actions)):
        game, seen = games[row], seens[row]
        _do(game, seen, rules, sizes, actions[row])
        ended[row] = False
        cut[row] = False
        while game.at >= SCORED:
            is_over = game.at == OVER
            _add_scores(game, rules, row_of(rewards, row), row_of(totals, row))
            if is_over or game.number >= most_rounds:
                ended[row], cut[row] = is_over, not is_over
                for seat in range(rules.seats):
                    winners[row, seat] = is_over and game.winners >> seat & 1
                _begin(game, seen, rules, seed, seen.episode + stride)
            else:
                next_round(game, rules)
                forget(seen)
        to_act[row] = game.to_act
        allow(game, seen, rules, sizes, row_of(legal, row))
        if seeing:
            look_into(game, seen, rules, sizes, game.to_act, row_of(words, row), row_of(numbers, row))
    return -1


@compiled
def _add_scores(game: Record, tables: Record, rewards: Row, totals: Row) -> None:
    """What a scored round brought each seat."""
    for seat in range(tables.seats):
        rewards[seat] += merit(game.totals[seat], tables.aim) - merit(game.before[seat], tables.aim)
        totals[seat] = game.totals[seat]


@compiled
def any_legal(seens: np.ndarray, shape: np.ndarray, key: np.uint64, out: np.ndarray) -> None:
    """A legal action in every row, each as likely as another, from a key alone."""
    words = (shape[0].actions + 63) >> 6
    for row in range(len(out)):
        legal, count, index = seens[row].legal, NONE, 0
        for word in range(words):
            count += size(legal[word])
        place = below(stream(key, U(row)), count)
        while place >= size(legal[index]):
            place -= size(legal[index])
            index += 1
        out[row] = 64 * index + np.int64(first(member(legal[index], place)))


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
