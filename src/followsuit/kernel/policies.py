"""Ways to decide, compiled. A policy sees only what its seat may know: its own hand and what lies open."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import ONE, U, below, first, member, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BID, CHOOSE, DONE, LAY, PLAY, STASH, TAKE, Record
from followsuit.kernel.legality import barred, fitting, is_source, legal_cards

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
    if at == BID:
        return any_bid(game, tables)
    if at == TAKE:
        return _any_token(game, tables)
    if at == CHOOSE:
        return np.int64(below(game.rng, U(tables.contracts + 1)))
    if at == STASH:
        return _any_stash(game, tables)
    return np.int64(below(game.rng, U(tables.suits))) + 1


@compiled
def any_of(rng: np.uint64, members: np.uint64) -> np.uint64:
    """One member of a set, each as likely as another."""
    return member(members, below(rng, size(members)))


@compiled
def any_bid(game: Record, tables: Record) -> int:
    """A number that the seat to act may bid, from the generator's state."""
    most = min(game.size, tables.cap)
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
def _any_stash(game: Record, tables: Record) -> int:
    hand, stash = game.hands[game.to_act], U(0)
    for _ in range(tables.contract[game.contract].stash):
        game.rng = shuffled_on(game.rng)
        card = any_of(game.rng, hand)
        hand ^= card
        stash |= card
    return np.int64(stash)
