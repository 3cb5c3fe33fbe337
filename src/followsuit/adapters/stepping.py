"""Many games a step further, compiled: actions by their numbers in, what is seen and allowed out."""

from __future__ import annotations

import numpy as np

from followsuit.adapters.inlining import apart
from followsuit.adapters.places import (
    PLACE,
    bytes_in,
    fetch,
    floats_in,
    integers_in,
    offset_in,
    record_in,
    shorts_in,
    words_in,
)
from followsuit.adapters.playing import is_plain, play
from followsuit.adapters.rows import WORDS, Row, put_set
from followsuit.adapters.seeing import SEEN, forget, look_into, note
from followsuit.adapters.shape import SHAPE
from followsuit.kernel.bits import NONE, ONE, U, below, first, member, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, DONE, GAME, LAY, OVER, PICK, PLAY, SCORED, TABLES, TAKE, Record
from followsuit.kernel.legality import firsts, fitting, is_source, legal_cards, may_pick, one_of_each, pick_count
from followsuit.kernel.machine import act, go_on_after
from followsuit.kernel.scoring import merit
from followsuit.kernel.stages import HAS_ASKED, bid, open_calls

ARRAYS = (
    "games", "seen", "cards", "numbers", "legal", "to_act", "rewards", "ended", "cut", "totals", "winners",
)  # fmt: skip
"""Arrays with a row for each game."""
BATCH = np.dtype(
    [
        *((name, PLACE) for name in ARRAYS),
        ("tables", PLACE),
        ("shape", PLACE),
        ("rows", np.int64),
        ("seed", np.uint64),
        ("most_rounds", np.int64),
        ("seeing", np.int64),
    ],
    align=True,
)
"""Many games as compiled code knows them: where everything about them lies, and how they are played."""
game_in, seen_in, tables_in, shape_in = (record_in(kind) for kind in (GAME, SEEN, TABLES, SHAPE))
NEEDED = tuple(offset_in(GAME, name) for name in ("at", "hands", "order", "played", "gone", "actions"))
"""Where in a game that stands which nearly every step needs."""
AHEAD = 4
"""So many rows before its turn it is brought near."""


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
def _do(game: Record, seen: Record, tables: Record, shape: Record, action: int, noting: bool) -> None:
    """One numbered action, which must be legal; cards that are played may be noted."""
    at, seat = game.at, game.to_act
    if at == PLAY:
        card = np.int64(first(held(tables, game.hands[seat], action)))
        if noting:
            note(seen, tables, seat, game.played, card)
        act(game, tables, card)
    elif at == CALL:
        _say(game, tables, action - shape.say[game.stage])
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
def _say(game: Record, tables: Record, said: int) -> None:
    """What `act` does with something said; a bid by the shortest way."""
    if not tables.stage[U(game.stage)].is_bid:
        act(game, tables, said)
        return
    game.actions += 1
    follows = bid(game, tables, said)
    if follows != HAS_ASKED:
        go_on_after(game, tables, follows)


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
        put_set(words, WORDS * index, WORDS, legal[index])


@compiled
def _mark(seen: Record, first_of_all: int, members: np.uint64) -> None:
    """Some numbers of a block are legal."""
    word, bit = U(first_of_all >> 6), U(first_of_all & 63)
    seen.legal[word] |= members << bit
    if bit:
        seen.legal[word + ONE] |= members >> (U(64) - bit)


@compiled
def begin_all(batches: np.ndarray, numbers: np.ndarray) -> None:
    """Begin games by their numbers, and write what is seen and allowed."""
    batch = batches[0]
    tables, to_act = tables_in(batch.tables, 0), bytes_in(batch.to_act, 0)
    for row in range(batch.rows):
        game, seen = game_in(batch.games, row), seen_in(batch.seen, row)
        _begin(game, seen, tables, batch.seed, numbers[row])
        _ask(batch, row, game, seen, tables)
        to_act[row] = np.uint8(game.to_act)


@compiled
def _begin(game: Record, seen: Record, tables: Record, seed: np.uint64, number: np.uint64) -> None:
    seen.episode = number
    start(game, tables, seed, number)
    deal(game, tables)
    forget(seen)


@compiled
def step_all(batches: np.ndarray, actions: np.ndarray) -> int:
    """An action in every game, and what is then seen and allowed; -1, or the first row whose action is not legal.

    If there is such a row, nothing is done. A game that is over, or cut off, is followed by the next one.
    """
    batch = batches[0]
    tables, shape = tables_in(batch.tables, 0), shape_in(batch.shape, 0)
    for row in range(batch.rows):
        action = actions[row]
        if not 0 <= action < shape.actions:
            return row
        if not seen_in(batch.seen, row).legal[U(action) >> U(6)] >> U(action & 63) & ONE:
            return row
    _forget_last(batch, tables)
    plain, seeing, to_act = is_plain(tables), batch.seeing != 0, bytes_in(batch.to_act, 0)
    for row in range(batch.rows):
        for offset in NEEDED:
            fetch(batch.games, row + AHEAD, offset)
        game, seen, cards = game_in(batch.games, row), seen_in(batch.seen, row), NONE
        if plain and game.at == PLAY:
            cards = play(game, seen, tables, U(actions[row]), seeing)
        else:
            _do(game, seen, tables, shape, actions[row], seeing)
        if cards:
            # Nothing but cards was legal before, so that the words after the first are empty already.
            seen.legal[0] = cards
            put_set(words_in(batch.legal, row), 0, WORDS, cards)
            if seeing:
                _look_into(batch, row, game, seen, tables)
        else:
            if game.at >= SCORED:
                _go_on(batch, row, game, seen, tables)
            _ask(batch, row, game, seen, tables)
        to_act[row] = np.uint8(game.to_act)
    return -1


@compiled
def _forget_last(batch: Record, tables: Record) -> None:
    """Nothing came of this step yet."""
    ended, cut, rewards = bytes_in(batch.ended, 0), bytes_in(batch.cut, 0), floats_in(batch.rewards, 0)
    for row in range(batch.rows):
        ended[row] = np.uint8(0)
        cut[row] = np.uint8(0)
    for index in range(batch.rows * tables.seats):
        rewards[index] = np.float32(0)


@compiled
def _ask(batch: Record, row: int, game: Record, seen: Record, tables: Record) -> None:
    """Write what the seat to act may do and what it sees."""
    apart()
    allow(game, seen, tables, shape_in(batch.shape, 0), words_in(batch.legal, row))
    if batch.seeing:
        _look_into(batch, row, game, seen, tables)


@compiled
def _look_into(batch: Record, row: int, game: Record, seen: Record, tables: Record) -> None:
    """Write what the seat to act sees."""
    shape, planes, singles = shape_in(batch.shape, 0), words_in(batch.cards, row), shorts_in(batch.numbers, row)
    look_into(game, seen, tables, shape, game.to_act, planes, singles)


@compiled
def _go_on(batch: Record, row: int, game: Record, seen: Record, tables: Record) -> None:
    """A round is scored: its scores are written, and the next one, or the next game of the row, begins."""
    apart()
    while game.at >= SCORED:
        is_over = game.at == OVER
        _add_scores(game, tables, floats_in(batch.rewards, row), integers_in(batch.totals, row))
        if is_over or game.number >= batch.most_rounds:
            bytes_in(batch.ended, row)[0], bytes_in(batch.cut, row)[0] = np.uint8(is_over), np.uint8(not is_over)
            winners = bytes_in(batch.winners, row)
            for seat in range(tables.seats):
                winners[seat] = np.uint8(is_over and game.winners >> seat & 1)
            _begin(game, seen, tables, batch.seed, seen.episode + U(batch.rows))
        else:
            next_round(game, tables)
            forget(seen)


@compiled
def _add_scores(game: Record, tables: Record, rewards: Row, totals: Row) -> None:
    """What a scored round brought each seat."""
    for seat in range(tables.seats):
        gain = merit(game.totals[seat], tables.aim) - merit(game.before[seat], tables.aim)
        rewards[seat] = np.float32(rewards[seat] + gain)
        totals[seat] = np.int32(game.totals[seat])


@compiled
def any_legal(batches: np.ndarray, key: int, out: np.ndarray) -> None:
    """A legal action in every row, each as likely as another, from a key alone."""
    batch = batches[0]
    words = (shape_in(batch.shape, 0).actions + 63) >> 6
    # By themselves, so that several are made at once.
    for row in range(batch.rows):
        out[row] = stream(U(key), U(row))
    for row in range(batch.rows):
        legal, index = seen_in(batch.seen, row).legal, 0
        count = size(legal[0])
        for word in range(1, words):
            count += size(legal[word])
        place = below(U(out[row]), count)
        while place >= size(legal[index]):
            place -= size(legal[index])
            index += 1
        out[row] = 64 * index + np.int64(first(member(legal[index], place)))


@compiled
def by_thumb(batches: np.ndarray, out: np.ndarray) -> None:
    """What rules of thumb decide in every game."""
    batch = batches[0]
    tables, shape = tables_in(batch.tables, 0), shape_in(batch.shape, 0)
    for row in range(batch.rows):
        game, seen = game_in(batch.games, row), seen_in(batch.seen, row)
        decision = greedy(game, tables)
        if game.at == PLAY:
            out[row] = np.int64(first(firsts(tables, ONE << U(decision))))
        elif game.at == CALL:
            out[row] = shape.say[game.stage] + decision
        elif game.at == PICK:
            out[row] = shape.pick + _next_pick(tables, U(decision), seen.picked)
        elif game.at == LAY:
            out[row] = shape.done if decision == DONE else shape.lay + decision
        else:
            out[row] = shape.take + (decision & 63)


@compiled
def _next_pick(tables: Record, wanted: np.uint64, picked: np.uint64) -> int:
    """The place of the next card of a set that is to be picked."""
    return np.int64(first(firsts(tables, member(wanted & ~picked, NONE))))
