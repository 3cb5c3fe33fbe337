"""A player that imagines the deals it thinks possible and plays each out for each option, compiled for many games.

In every world everyone plays by what can be known there: guesses and cards are those of the study's full-kripke. How
much is known is the player's order of knowledge. The player goes by what lies open and by its own hand; other hands
are dealt anew, seat by seat, from the cards that a seat has not shown to lack. Some deals are then drawn more often
than others, so each is weighed by how many ways it stood for, and the means are those over all deals, each as likely.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, member, shuffled_on, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.kripke import lacking, studied
from followsuit.kernel.layout import GAME, NOBODY, SCORED, STASHES, Record, TableTo, Turned
from followsuit.kernel.legality import legal
from followsuit.kernel.machine import act
from followsuit.kernel.policies import COUNTING, KNOWER, KNOWER_COUNTING, KNOWING
from followsuit.kernel.scoring import utility
from followsuit.kernel.seats import after, seat_at
from followsuit.kernel.thumb import unseen
from followsuit.kernel.worlds import CHOOSE

TO_SOLO = int(TableTo.SOLO)
TURNED_DEALERS = int(Turned.DEALERS)
WORLDS = 64
"""Deals that are imagined for a decision."""


@compiled
def agent(game: Record, tables: Record, policy: int) -> int:
    """What an agent decides, of the study's or one that knows more."""
    return knower(game, tables, policy) if policy >= KNOWER else studied(game, tables, policy)


@compiled
def knower(game: Record, tables: Record, policy: int) -> int:
    """The option that is worth most on average over the deals thought possible."""
    options = np.empty(STASHES, np.int64)
    count = legal(game, tables, options)
    if count == 1:
        return options[0]
    seat, playout = game.to_act, KNOWING if policy == KNOWER else COUNTING
    hidden, lacks = hidden_cards(game, tables), np.zeros(tables.seats, np.uint64)
    if policy != KNOWER_COUNTING:
        for other in range(tables.seats):
            lacks[other] = lacking(game, tables, other)
    values, room = np.zeros(count), np.zeros(2, GAME)
    room[0] = game
    world, scratch = room[0], room[1]
    rng = stream(shuffled_on(game.rng), U(game.actions))
    game.rng = shuffled_on(game.rng)
    for _ in range(WORLDS):
        rng, weight = dealt(world, tables, hidden, lacks, rng)
        if weight == 0.0:
            continue
        world.seed = rng
        for option in range(count):
            room[1] = room[0]
            act(scratch, tables, options[option])
            while scratch.at < SCORED:
                act(scratch, tables, studied(scratch, tables, playout))
            values[option] += weight * utility(scratch, tables, seat)
    return options[np.argmax(values)]


@compiled
def hidden_cards(game: Record, tables: Record) -> np.uint64:
    """The cards that the seat to act cannot see."""
    hidden = unseen(game, tables)
    for place in range(game.played):
        hidden &= ~(ONE << U(game.trick_cards[game.tricks, place]))
    return hidden


@compiled
def _cards_left(game: Record, tables: Record, seat: int) -> int:
    """How many cards a seat holds that is not to act: everyone can count them."""
    left = game.size - game.tricks
    for place in range(game.played):
        if seat_at(game, tables, place) == seat:
            left -= 1
    return left


@compiled
def dealt(
    world: Record, tables: Record, hidden: np.uint64, lacks: np.ndarray, rng: np.uint64
) -> tuple[np.uint64, float]:
    """Deal what is hidden anew into `world`; the generator's next state, and for how many ways that deal stands.

    Seats with the least choice are dealt to first; where the rest cannot be dealt, the deal stands for none.
    """
    weight, left, waiting = 1.0, hidden, (1 << tables.seats) - 1
    turned = NONE
    if tables.turned == TURNED_DEALERS and world.dealer != world.to_act:
        turned = hidden & (ONE << U(world.turned))
        left &= ~turned
    for _ in range(world.playing - 1):
        next_seat, least = NOBODY, 0
        seat = after(world, tables, world.to_act)
        while seat != world.to_act:
            choice = np.int64(size(left & ~lacks[seat])) - _cards_left(world, tables, seat)
            if (waiting >> seat) & 1 and (next_seat == NOBODY or choice < least):
                next_seat, least = seat, choice
            seat = after(world, tables, seat)
        waiting &= ~(1 << next_seat)
        may, hand = left & ~lacks[next_seat], turned if next_seat == world.dealer else NONE
        wanted = _cards_left(world, tables, next_seat) - np.int64(size(hand))
        if wanted > np.int64(size(may)):
            return rng, 0.0
        weight *= CHOOSE[np.int64(size(may)), wanted]
        for _ in range(wanted):
            rng = shuffled_on(rng)
            card = member(may, below(rng, size(may)))
            may ^= card
            hand |= card
        left &= ~hand
        world.hands[next_seat] = hand
    if world.declarer != NOBODY and tables.contract[world.contract].table_to == TO_SOLO:
        if world.declarer != world.to_act:
            world.stash = left
    elif tables.on_table:
        world.table = left
    return rng, weight
