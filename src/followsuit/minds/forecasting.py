"""What may come of a game from a moment on: rounds played on many times at first sight, and who then wins the match.

Everyone plays by the network at first sight, or by rules of thumb where no network knows the game, and now and then
does what it thinks nearly as good, so that the same deal is played in many ways.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import U, below, shuffled_on, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import NOBODY, OVER, PICK, SCORED, Record
from followsuit.kernel.machine import act
from followsuit.kernel.policies import at_random
from followsuit.kernel.scoring import finish, merit
from followsuit.minds.judging import Desk, best_of, decide, judge
from followsuit.minds.network import Network
from followsuit.minds.self_play import random_below

CHANCES = 1 << 20
ANYTHING = 10
"""One of so many decisions by rules of thumb is left to chance."""


@compiled
def _loosely(
    game: Record, tables: Record, places: Record, network: Network, desk: Desk, by_thumb: bool, softness: float
) -> int:
    """A decision of the seat to act: the best at first sight, or one that is nearly as good."""
    if by_thumb:
        return at_random(game, tables) if random_below(game, ANYTHING) == 0 else greedy(game, tables)
    if game.at == PICK:
        return decide(game, tables, places, network, desk)
    count = judge(game, tables, places, network, desk)
    best, every = desk.values[best_of(desk, count)], 0.0
    for index in range(count):
        every += np.exp((desk.values[index] - best) / softness)
    left = np.float64(random_below(game, CHANCES)) / CHANCES * every
    chosen = 0
    while chosen < count - 1 and left >= np.exp((desk.values[chosen] - best) / softness):
        left -= np.exp((desk.values[chosen] - best) / softness)
        chosen += 1
    return np.int64(desk.options[chosen])


@compiled
def play_on(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    starts: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    scratch: np.ndarray,
    by_thumb: bool,
    softness: float,
    seed: np.uint64,
    scores: np.ndarray,
) -> None:
    """Fill `scores[n, seat]` with what the round comes to when it is played on from a start, each time otherwise."""
    game = scratch[0]
    for index in range(len(scores)):
        scratch[0] = starts[0]
        game.seed = stream(seed, U(index))
        game.rng = shuffled_on(game.seed)
        while game.at < SCORED:
            act(game, tables, _loosely(game, tables, places, network, desk, by_thumb, softness))
        for seat in range(tables.seats):
            scores[index, seat] = game.scores[seat]


@compiled
def play_games(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    scratch: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    by_thumb: bool,
    softness: float,
    seed: np.uint64,
    most_rounds: int,
    sizes: np.ndarray,
    scores: np.ndarray,
) -> None:
    """Fill `sizes[n]` and `scores[n, place]` with rounds of whole games; places count from the dealer's on."""
    game, kept, number = scratch[0], 0, 0
    while kept < len(scores):
        start(game, tables, seed, U(number))
        number += 1
        deal(game, tables)
        while True:
            while game.at < SCORED:
                act(game, tables, _loosely(game, tables, places, network, desk, by_thumb, softness))
            sizes[kept] = game.size
            for seat in range(tables.seats):
                scores[kept, (seat - game.dealer + tables.seats) % tables.seats] = game.scores[seat]
            kept += 1
            if kept == len(scores) or game.at == OVER or game.number >= most_rounds:
                break
            next_round(game, tables)


@compiled
def _credit(tables: Record, winners: int, share: float, chances: np.ndarray) -> None:
    """Add a share of a chance to the winners': of several sides, to each its part."""
    sides, before = 0, NOBODY
    for side in range(tables.seats):
        for seat in range(tables.seats):
            if tables.side[seat] == side and (winners >> seat) & 1 and before != side:
                sides, before = sides + 1, side
    for seat in range(tables.seats):
        if (winners >> seat) & 1:
            chances[seat] += share / max(1, sides)


@compiled
def _leaders(game: Record, tables: Record) -> int:
    """Those that nobody is ahead of, as a mask."""
    best = merit(game.totals[0], tables.aim)
    for seat in range(1, tables.seats):
        best = max(best, merit(game.totals[seat], tables.aim))
    leaders = 0
    for seat in range(tables.seats):
        if merit(game.totals[seat], tables.aim) == best:
            leaders |= 1 << seat
    return leaders


@compiled
def match_chances(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    scratch: np.ndarray,
    tables: Record,
    totals: np.ndarray,
    number: int,
    dealer: int,
    pool: np.ndarray,
    firsts: np.ndarray,
    counts: np.ndarray,
    paths: int,
    most_rounds: int,
    seed: np.uint64,
    chances: np.ndarray,
) -> None:
    """Fill `chances[row, seat]`: who wins the match if these are the totals after round `number`.

    The rounds still to come are drawn from `pool`, rounds by hand size of which size `s` has `counts[s]` from
    `firsts[s]` on. Every row meets the same rounds, so that two rows differ by their totals and not by chance.
    """
    game = scratch[0]
    for row in range(len(totals)):
        for path in range(paths):
            game.number, game.void, game.winners = number, 0, 0
            for seat in range(tables.seats):
                game.totals[seat] = game.before[seat] = totals[row, seat]
                game.scores[seat] = 0
            finish(game, tables)
            giver, rng = dealer, stream(seed, U(path))
            while game.at != OVER and game.number < most_rounds:
                game.number += 1
                giver = giver + 1 if giver + 1 < tables.seats else 0
                size = tables.hand_size[game.number - 1] if tables.rounds else tables.hand_size[0]
                rng = shuffled_on(rng)
                drawn = firsts[size] + np.int64(below(rng, U(counts[size])))
                for seat in range(tables.seats):
                    game.before[seat] = game.totals[seat]
                    game.scores[seat] = pool[drawn, (seat - giver + tables.seats) % tables.seats]
                    game.totals[seat] += game.scores[seat]
                game.void = 0
                finish(game, tables)
            winners = game.winners if game.at == OVER else _leaders(game, tables)
            _credit(tables, winners, 1.0 / paths, chances[row])
            if game.number == number:
                # It was over with that round: every path is the same.
                for seat in range(tables.seats):
                    chances[row, seat] *= paths
                break
