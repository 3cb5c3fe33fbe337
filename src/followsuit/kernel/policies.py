"""Ways to decide, compiled. A policy sees only what its seat may know: its own hand and what lies open."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import ONE, U, below, first, member, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import CALL, DONE, LAY, PLAY, TAKE, Record
from followsuit.kernel.legality import fitting, is_source, legal_cards, may_pick, pick_count
from followsuit.kernel.stages import barred, calls_below, is_open, least_call, most_bid

RANDOM, GREEDY, BOEREN_GREEDY, GREEDY_KRIPKE, FULL_KRIPKE = range(5)
COUNTING, KNOWING = range(5, 7)
"""For playouts only: full-kripke that knows less, and that knows more."""
KNOWER, KNOWER_FIRST, KNOWER_COUNTING = range(7, 10)
"""The same player with knowledge of the second order, of the first order, and of none but the cards played."""


@compiled
def at_random(game: Record, tables: Record) -> int:
    """Any legal action, each as likely as another."""
    at, seat = game.at, game.to_act
    game.rng = shuffled_on(game.rng)
    if at == PLAY:
        return np.int64(first(any_of(game.rng, legal_cards(game, tables, seat))))
    if at == LAY:
        fit = fitting(game, tables, seat)
        place = below(game.rng, size(fit) + ONE)
        return np.int64(first(member(fit, place))) if place < size(fit) else DONE
    if at == CALL:
        return _any_call(game, tables)
    if at == TAKE:
        return _any_token(game, tables)
    return _any_pick(game, tables)


@compiled
def _any_call(game: Record, tables: Record) -> int:
    """Something that may be said, from the generator's state."""
    if tables.stage[game.stage].is_bid:
        return any_bid(game, tables)
    first_call, below_all = least_call(game, tables), calls_below(game, tables)
    count = 0
    for said in range(first_call, below_all):
        count += is_open(game, tables, said)
    place = np.int64(below(game.rng, U(count)))
    for said in range(first_call, below_all):
        if is_open(game, tables, said):
            if place == 0:
                return said
            place -= 1
    return first_call


@compiled
def any_of(rng: np.uint64, members: np.uint64) -> np.uint64:
    """One member of a set, each as likely as another."""
    return member(members, below(rng, size(members)))


@compiled
def any_bid(game: Record, tables: Record) -> int:
    """A number that the seat to act may bid, from the generator's state."""
    most = most_bid(game, tables)
    forbidden = barred(game, tables, game.to_act)
    if 0 <= forbidden <= most:
        number = np.int64(below(game.rng, U(most)))
        return number if number < forbidden else number + 1
    return np.int64(below(game.rng, U(most + 1)))


@compiled
def _any_token(game: Record, tables: Record) -> int:
    total = U(0)
    for seat in range(tables.seats):
        if is_source(game, tables, seat):
            total += size(game.score_area[seat])
    place = below(game.rng, total)
    for seat in range(tables.seats):
        if is_source(game, tables, seat):
            tokens = size(game.score_area[seat])
            if place < tokens:
                return (seat << 6) | np.int64(first(member(game.score_area[seat], place)))
            place -= tokens
    return 0


@compiled
def _any_pick(game: Record, tables: Record) -> int:
    hand, picked = may_pick(game, tables), U(0)
    for _ in range(pick_count(game, tables)):
        game.rng = shuffled_on(game.rng)
        card = any_of(game.rng, hand)
        hand ^= card
        picked |= card
    return np.int64(picked)
