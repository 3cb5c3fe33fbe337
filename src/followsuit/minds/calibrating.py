"""What a network says of its calls beside what they bring, and setting its word right.

A network that has learned thinks too well of its calls: perhaps because it learned beside players who now and then do
anything, or go by rules of thumb, and in part from the highest of what it says of its next decisions. When it plays
games with itself at its best, it is seen by how much; the heads of calls are then fitted to what the rounds came to.
In some of these rounds one seat makes one call of any kind: what is never called could not be set right.
At last it plays at its best only, and the level of all calls is set right by seats and cards in a hand. What is best of
several options then no longer sounds better than it is; and which one is best stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import NONE, U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.layout import CALL, GAME, OVER, SCORED, Record
from followsuit.kernel.machine import act
from followsuit.minds.encoding import LAY_TOKEN, NUMBERS, SAY
from followsuit.minds.judging import Desk, best_of, decide, desk, judge, kind_of_call, order_if, see
from followsuit.minds.network import SECOND, Network, show
from followsuit.minds.noting import is_met
from followsuit.minds.self_play import CHANCES, outcome, random_below
from followsuit.minds.setting import Setting

MOST_CALLS = 64
"""More than are made in a round."""
TIMES = 2
"""How often: a network that was set right calls otherwise."""
TRYING = 0.5
"""In how many of these rounds a seat may call anything."""
FIRMNESS = 300.0
"""As how many calls it counts that a head needs no correction of its own."""


class Calls(NamedTuple):
    """Calls that a network made: bids, contracts, naming trump. Values are in usual results of a round."""

    heads: npt.NDArray[np.int16]
    cards: npt.NDArray[np.int8]
    """Cards in a hand."""
    seats: npt.NDArray[np.int8]
    rounds: npt.NDArray[np.int32]
    """Of which round, counted through all games."""
    told: npt.NDArray[np.float64]
    """What the call was thought to be worth, when it was made."""
    came: npt.NDArray[np.float64]
    """What the round came to for the seat."""
    is_met: npt.NDArray[np.bool_]
    """Whether the seat took what it had bid, or its side did."""
    seen: npt.NDArray[np.float32]
    """The second hidden layer, when it was made."""


@compiled
def _call(
    game: Record, tables: Record, places: Record, network: Network, desk: Desk, anything: bool, calls: Calls, kept: int
) -> int:
    """Make a call, the best one or any, and keep it if there was a choice; how many are kept then."""
    count = judge(game, tables, places, network, desk)
    chosen = random_below(game, count) if anything else best_of(desk, count)
    said = desk.options[chosen]
    if count > 1:
        calls.heads[kept], calls.cards[kept], calls.seats[kept] = desk.heads[chosen], game.size, game.to_act
        calls.told[kept] = desk.values[chosen]
        # Each call is looked at under the order that it would bring; the desk holds the one looked at last.
        see(game, tables, places, network, order_if(game, tables, said), NONE, desk)
        show(network, desk.second, desk.outlook, 0, desk.shown)
        calls.seen[kept] = desk.shown
        kept += 1
    act(game, tables, said)
    return kept


@compiled
def _play_calls(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    games: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    seed: np.uint64,
    trying: float,
    most_rounds: int,
    calls: Calls,
) -> int:
    """Play games until there is no room for the calls of another round; how many there are.

    Where a seat called anything, only that call is kept: the others could not know.
    """
    game, kept, number, played, room = games[0], 0, 0, 0, len(calls.heads) - MOST_CALLS
    while kept < room:
        start(game, tables, seed, U(number))
        number += 1
        deal(game, tables)
        while True:
            began, tried = kept, False
            may_try = random_below(game, CHANCES) < trying * CHANCES
            while game.at < SCORED:
                if game.at != CALL:
                    act(game, tables, decide(game, tables, places, network, desk))
                    continue
                anything = may_try and not tried and random_below(game, tables.seats) == 0
                before = began if anything else kept
                after = _call(game, tables, places, network, desk, anything, calls, before)
                if not tried:
                    kept = after
                tried = tried or anything
            for index in range(began, kept):
                seat = calls.seats[index]
                calls.rounds[index] = played
                calls.came[index] = outcome(game, tables, places, seat)
                calls.is_met[index] = is_met(game, tables, seat)
            played += 1
            if game.at == OVER or game.number >= most_rounds or kept >= room or kept == 0:
                break
            next_round(game, tables)
        if kept == 0:
            return 0
    return kept


def calls_of(setting: Setting, network: Network, number: int, *, seed: int, trying: float = 0.0) -> Calls:
    """Nearly so many calls of a network that plays games with itself; none where nothing is called."""
    room = number + MOST_CALLS
    calls = Calls(
        np.zeros(room, np.int16), np.zeros(room, np.int8), np.zeros(room, np.int8), np.zeros(room, np.int32),
        np.zeros(room), np.zeros(room), np.zeros(room, np.bool_), np.zeros((room, SECOND), np.float32),
    )  # fmt: skip
    kept = _play_calls(
        np.zeros(1, GAME), setting.kernel.tables, setting.places, network, desk(), np.uint64(seed), trying,
        setting.most_rounds, calls,
    )  # fmt: skip
    return Calls(*(part[:kept] for part in calls))


class Sums(NamedTuple):
    """What calls say of the heads of calls: for each head the sums that a fit is made from, with a one for its bias."""

    squares: npt.NDArray[np.float64]
    mistakes: npt.NDArray[np.float64]


@compiled
def _add(calls: Calls, sums: Sums) -> None:
    """Add calls to the sums."""
    seen = np.ones(SECOND + 1)
    for index in range(len(calls.heads)):
        head = calls.heads[index] - SAY
        for unit in range(SECOND):
            seen[unit] = calls.seen[index, unit]
        mistake = calls.came[index] - calls.told[index]
        for one in range(SECOND + 1):
            sums.mistakes[head, one] += mistake * seen[one]
            for other in range(SECOND + 1):
                sums.squares[head, one, other] += seen[one] * seen[other]


@compiled
def _solved(squares: np.ndarray, mistakes: np.ndarray) -> np.ndarray:
    """The correction that fits best, as far as there is something to go by: the same on every machine."""
    size, calls = len(mistakes), squares[-1, -1]
    lower, found = np.zeros((size, size)), np.zeros(size)
    if calls == 0.0:
        return found
    ridge = np.trace(squares) / calls
    for row in range(size):
        for column in range(row + 1):
            left = squares[row, column] + (ridge if row == column else 0.0)
            for index in range(column):
                left -= lower[row, index] * lower[column, index]
            lower[row, column] = np.sqrt(left) if row == column else left / lower[column, column]
    for row in range(size):
        left = mistakes[row]
        for index in range(row):
            left -= lower[row, index] * found[index]
        found[row] = left / lower[row, row]
    for row in range(size - 1, -1, -1):
        left = found[row]
        for index in range(row + 1, size):
            left -= lower[index, row] * found[index]
        found[row] = left / lower[row, row]
    return found


def _corrected(network: Network, sums: Sums) -> Network:
    """The heads of calls with what they have in common set right, then the level of each by itself.

    More than its level would be fitted to chance: that made calls worse where there are many to choose from.
    """
    shared = _solved(sums.squares.sum(axis=0), sums.mistakes.sum(axis=0))
    heads, bias = network.heads.copy(), network.head_bias.copy()
    for number, (squares, mistakes) in enumerate(zip(sums.squares, sums.mistakes, strict=True)):
        if calls := squares[-1, -1]:
            heads[SAY + number] += shared[:SECOND].astype(np.float32)
            level = (mistakes[-1] - squares[-1] @ shared) / (calls + FIRMNESS)
            bias[SAY + number] += np.float32(shared[SECOND] + level)
    return network._replace(heads=heads, head_bias=bias)


def calibrated(settings: Sequence[Setting], network: Network, *, seed: int, calls: int) -> Network:
    """A network with its word about calls set right, from so many calls each time.

    Half of them are made in the usual setting and half in the others in turn.

    All else stays as it is, and so does the whole network where nothing is called. Nothing here is chosen by the
    machine: the same network, settings and seed give the same.
    """
    for time in range(TIMES):
        heads, size = LAY_TOKEN - SAY, SECOND + 1
        sums = Sums(np.zeros((heads, size, size)), np.zeros((heads, size)))
        for place, setting in enumerate(settings):
            share = 1.0 if len(settings) == 1 else 0.5 if place == 0 else 0.5 / (len(settings) - 1)
            made = calls_of(setting, network, int(calls * share), seed=1000 * seed + time, trying=TRYING)
            _add(made, sums)
        network = _corrected(network, sums)
    return network


def levelled(settings: Sequence[Setting], network: Network, *, seed: int, calls: int) -> Network:
    """A network with the level of its calls set right, from so many calls at each number of seats.

    A level is the same for all that may be said in a hand, so that the same is called as before.
    """
    missed, counts = np.zeros(network.levels.shape), np.zeros(network.levels.shape)
    by_seats = {setting.game.seats: setting for setting in reversed(settings)}
    for seats, setting in by_seats.items():
        made = calls_of(setting, network, calls, seed=1000 * seed + TIMES)
        kinds = np.array([kind_of_call(head) for head in made.heads], np.int64)
        cells = kinds, np.full(len(kinds), seats), np.minimum(made.cards, NUMBERS - 1)
        np.add.at(missed, cells, made.came - made.told)
        np.add.at(counts, cells, 1.0)
    return network._replace(levels=(network.levels + missed / (counts + FIRMNESS)).astype(np.float32))
