"""Many games at once, by compiled policies, as arrays of results. It holds no lock, so threads share the work."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.knower import agent
from followsuit.kernel.layout import NOBODY, OVER, SCORED, Record
from followsuit.kernel.machine import act
from followsuit.kernel.policies import RANDOM, at_random
from followsuit.kernel.restricted import RESTRICTED, restricted
from followsuit.kernel.run import random_round
from followsuit.kernel.scoring import merit

Study = bool | None
"""Whether agents of a study play; if it is None, numba leaves them out, and nobody waits for them to be compiled."""


@compiled
def decided(game: Record, tables: Record, policies: np.ndarray, study: Study) -> int:
    """What the seat to act decides, by its policy."""
    policy = policies[game.to_act]
    if policy == RANDOM:
        return at_random(game, tables)
    if policy >= RESTRICTED:
        return restricted(game, tables, policy)
    if study is None:
        return greedy(game, tables)
    return agent(game, tables, policy)


@compiled
def play_round(game: Record, tables: Record, policies: np.ndarray, study: Study, all_random: bool) -> None:
    """Play to the end of the round, each seat by its policy."""
    if all_random:
        random_round(game, tables)
    while game.at < SCORED:
        act(game, tables, decided(game, tables, policies, study))


@compiled
def play_games(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    games: np.ndarray,
    tables: Record,
    policies: np.ndarray,
    study: Study,
    seed: np.uint64,
    numbers: np.ndarray,
    most_rounds: int,
    results: np.ndarray,
    figures: np.ndarray,
) -> None:
    """Play games of a seed by their numbers, one for each of `results`, which are zeros; `games[0]` is room."""
    game, sums = games[0], figures[0]
    all_random = True
    for seat in range(tables.seats):
        all_random = all_random and policies[seat] == RANDOM
    for index in range(len(results)):
        result = results[index]
        start(game, tables, seed, U(numbers[index]))
        result.first_dealer = game.dealer
        leader = NOBODY
        deal(game, tables)
        while True:
            play_round(game, tables, policies, study, all_random)
            leader = _add_round(game, tables, result, sums, leader)
            if game.at == OVER or game.number >= most_rounds:
                break
            next_round(game, tables)
        result.finished = game.at == OVER
        result.winners = game.winners
        result.rounds = game.number
        result.actions = game.actions
        for seat in range(tables.seats):
            result.totals[seat] = game.totals[seat]


@compiled
def _add_round(game: Record, tables: Record, result: Record, sums: Record, leader: int) -> int:
    """Count a scored round; who leads the game now, if one seat alone does."""
    result.void_rounds += game.void
    sums.rounds += 1
    seat = game.dealer
    for place in range(tables.seats):
        seat = seat + 1 if seat + 1 < tables.seats else 0
        sums.place_scores[place] += game.scores[seat]
        sums.place_squares[place] += game.scores[seat] * game.scores[seat]
        sums.place_tricks[place] += game.taken[seat]
        result.tricks[seat] += game.taken[seat]
        if tables.bids:
            met = game.bids[seat] == game.taken[seat]
            if tables.side_contract:
                met = game.side_taken[seat] >= game.side_bid[seat]
            sums.bids[game.size] += 1
            sums.bids_met[game.size] += met
            result.bids_met[seat] += met
    if tables.contracts:
        result.contracts[game.contract] += 1
        if game.declarer != NOBODY and game.scores[game.declarer] > 0:
            result.contracts_won[game.contract] += 1
    now = _leader(game, tables)
    if now != NOBODY:
        if leader not in (NOBODY, now):
            result.lead_changes += 1
        return now
    return leader


@compiled
def _leader(game: Record, tables: Record) -> int:
    """The seat that is ahead of all others, the first of its side."""
    best, leader = np.int64(-(1 << 60)), NOBODY
    for seat in range(tables.seats):
        standing = merit(game.totals[seat], tables.aim)
        if standing > best:
            best, leader = standing, seat
        elif standing == best and (leader == NOBODY or tables.side[seat] != tables.side[leader]):
            leader = NOBODY
    return leader
