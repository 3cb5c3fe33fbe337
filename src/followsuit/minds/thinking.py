"""Thinking ahead: worlds that fit what a seat knows and what the others did, each played out for some options.

A world counts as much as the others' calls and cards are likely in it, by the mind's own judgement of what they would
do, softened. In every world each option is taken and everyone plays on, each seat by what it could know there: in some
worlds by the network, in the others by rules of thumb. What the network says of an option counts as some worlds more.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import NONE, ONE, U, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, NOBODY, PLAY, SCORED, Record, TableTo
from followsuit.kernel.machine import act, begin_trick
from followsuit.minds.judging import Desk, best_of, decide, judge_if_open
from followsuit.minds.network import Network
from followsuit.minds.noting import note
from followsuit.minds.self_play import outcome

TO_SOLO = int(TableTo.SOLO)


class Deals(NamedTuple):
    """Worlds, as masks of cards: hands and what was passed by seat, the table and the stash."""

    hands: npt.NDArray[np.uint64]
    table: npt.NDArray[np.uint64]
    stash: npt.NDArray[np.uint64]
    given: npt.NDArray[np.uint64]


@compiled
def put_world(game: Record, start: Record, tables: Record, deals: Deals, world: int) -> None:
    """The game as it would stand in a world."""
    for seat in range(tables.seats):
        game.hands[seat] = deals.hands[world, seat]
        game.given[seat] = deals.given[world, seat]
    picked_up = start.declarer != NOBODY and tables.contracts and tables.contract[start.contract].table_to == TO_SOLO
    if not picked_up:
        game.table = deals.table[world]
    game.stash = deals.stash[world]


@compiled
def likelihoods(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    starts: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    scratch: np.ndarray,
    deals: Deals,
    calls: np.ndarray,
    softness: float,
    doubt: float,
    weights: np.ndarray,
) -> None:
    """Fill `weights[world]` with the logarithm of how likely the others' calls and cards are in it."""
    start, game = starts[0], scratch[0]
    seat = start.to_act
    for world in range(len(weights)):
        scratch[0] = starts[0]
        put_world(game, start, tables, deals, world)
        _take_back_cards(game, start, tables)
        total = _calls_likely(game, start, tables, places, network, desk, calls, softness, doubt)
        if start.at == PLAY and not tables.tokens:
            total += _cards_likely(game, start, tables, places, network, desk, seat, softness, doubt)
        weights[world] = total


@compiled
def _take_back_cards(game: Record, start: Record, tables: Record) -> None:
    """Back to before the first card was played."""
    for trick in range(start.tricks + 1):
        is_now = trick == start.tricks
        player = start.leader if is_now else np.int64(start.trick_leader[trick])
        number = 0
        if start.at >= PLAY:
            number = start.played if is_now else start.playing
        for place in range(number):
            game.hands[player] |= ONE << U(start.trick_cards[trick, place])
            player = player + 1 if player + 1 < tables.seats else 0
            if player == start.sits_out:
                player = player + 1 if player + 1 < tables.seats else 0
    game.gone = NONE
    game.tricks = 0
    game.played = 0
    for seat in range(tables.seats):
        game.taken[seat], game.points[seat], game.melds[seat] = 0, 0, 0


@compiled
def _calls_likely(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    start: Record,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    calls: np.ndarray,
    softness: float,
    doubt: float,
) -> float:
    """How likely the others' calls were, each by who knew what when it was made.

    `calls[n]`: the seat, what it said, the stage, how many had answered before, the order then in force.
    """
    total = 0.0
    for index in range(len(calls)):
        caller = calls[index, 0]
        if index == 0:
            for seat in range(tables.seats):
                game.bids[seat] = NOBODY
            game.declarer, game.contract, game.alone = NOBODY, NOBODY, 0
            game.ordered_up = 0
            for seat in range(tables.seats):
                game.side[seat] = tables.side[seat]
        if caller != start.to_act and calls[index, 5]:
            game.at, game.to_act, game.stage = CALL, caller, calls[index, 2]
            game.decided, game.order = calls[index, 3], calls[index, 4]
            count = judge_if_open(game, tables, places, network, desk)
            total += _likely(desk, count, calls[index, 1], softness, doubt)
        if calls[index, 6]:
            game.bids[caller] = calls[index, 1]
    for seat in range(tables.seats):
        game.bids[seat], game.side[seat] = start.bids[seat], start.side[seat]
    game.declarer, game.contract, game.alone = start.declarer, start.contract, start.alone
    game.ordered_up, game.order, game.stage, game.decided = start.ordered_up, start.order, start.stage, start.decided
    return total


@compiled
def _likely(desk: Desk, count: int, done: int, softness: float, doubt: float) -> float:
    """The logarithm of how likely a decision is: better ones more, and none impossible."""
    if count < 2:
        return 0.0
    best = desk.values[best_of(desk, count)]
    every, mine = 0.0, 0.0
    for index in range(count):
        share = np.exp((desk.values[index] - best) / softness)
        every += share
        if desk.options[index] == done:
            mine = share
    return np.log((1.0 - doubt) * mine / every + doubt / count)


@compiled
def _cards_likely(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    start: Record,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    seat: int,
    softness: float,
    doubt: float,
) -> float:
    """How likely the cards were that the others played."""
    total = 0.0
    game.at = PLAY
    begin_trick(game, np.int64(start.trick_leader[0]) if start.tricks else start.leader)
    for trick in range(start.tricks + 1):
        for place in range(start.played if trick == start.tricks else start.playing):
            card = np.int64(start.trick_cards[trick, place])
            if game.to_act != seat:
                count = judge_if_open(game, tables, places, network, desk)
                total += _likely(desk, count, card, softness, doubt)
            act(game, tables, card)
    return total


@compiled
def play_out(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    starts: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    scratch: np.ndarray,
    deals: Deals,
    chosen: np.ndarray,
    options: np.ndarray,
    alive: np.ndarray,
    by_thumb: float,
    seed: np.uint64,
    values: np.ndarray,
    dearest: int,
    notes: np.ndarray,
) -> None:
    """Fill `values[n, option]` and `notes[n, option]` for the worlds chosen and the options that are alive.

    A share of the worlds is played out by rules of thumb. They are not only quick: they are another kind of player, so
    that no option is best only against players like oneself. What chance does later differs from world to world, not
    from option to option.
    """
    start, game = starts[0], scratch[0]
    seat = start.to_act
    for index in range(len(chosen)):
        for option in range(len(options)):
            if not alive[option]:
                continue
            scratch[0] = starts[0]
            game.seed = stream(seed, U(index))
            put_world(game, start, tables, deals, chosen[index])
            act(game, tables, options[option])
            is_by_thumb = np.int64((index + 1) * by_thumb) > np.int64(index * by_thumb)
            while game.at < SCORED:
                decision = greedy(game, tables) if is_by_thumb else decide(game, tables, places, network, desk)
                act(game, tables, decision)
            values[index, option] = outcome(game, tables, places, seat)
            note(game, start, tables, seat, dearest, notes[index, option])
