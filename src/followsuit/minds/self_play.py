"""Games that a network plays with itself, and what became of each of its decisions: what it learns from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import NONE, ONE, U, below, first, shuffled_on
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, OVER, PICK, PLAY, SCORED, Aims, Record
from followsuit.kernel.legality import pick_count
from followsuit.kernel.machine import act
from followsuit.kernel.scoring import merit
from followsuit.minds.encoding import MOST_ACTIVE
from followsuit.minds.judging import Desk, best_of, decide, judge_if_open, judge_picks, order_if, see
from followsuit.minds.network import Network
from followsuit.minds.outlook import MOST_OUTLOOKS, foresee, standing

AIM_ZERO = int(Aims.ZERO)
WIN = 60.0
"""What reaching exactly zero is worth, in points of distance from it."""
CHANCES = 1 << 20
ANY_CALL = 0.06
"""How often any call is tried, at least."""
BOLDNESS = 0.7
"""By how much an option must be worse, in usual results, to be tried nearly three times less often."""


class Lessons(NamedTuple):
    """Decisions, what held when they were made, and what they came to."""

    features: npt.NDArray[np.uint16]
    counts: npt.NDArray[np.int16]
    outlooks: npt.NDArray[np.uint16]
    """Features of what was decided, where it was a card."""
    foreseen: npt.NDArray[np.int8]
    """How many those are."""
    heads: npt.NDArray[np.int16]
    seats: npt.NDArray[np.int8]
    values: npt.NDArray[np.float32]
    """What the best decision was thought to be worth."""
    was_tried: npt.NDArray[np.bool_]
    """Whether it was not thought to be the best."""
    targets: npt.NDArray[np.float32]


def room_for_lessons(number: int) -> Lessons:
    """Room for so many."""
    return Lessons(
        np.zeros((number, MOST_ACTIVE), np.uint16),
        np.zeros(number, np.int16),
        np.zeros((number, MOST_OUTLOOKS), np.uint16),
        np.zeros(number, np.int8),
        np.zeros(number, np.int16),
        np.zeros(number, np.int8),
        np.zeros(number, np.float32),
        np.zeros(number, np.bool_),
        np.zeros(number, np.float32),
    )


@compiled
def outcome(game: Record, tables: Record, places: Record, seat: int) -> float:
    """What a scored round is worth to a seat, in usual results of a round.

    Its own score beside the others'; where the game is over with it, winning or losing it, too. Where zero is aimed at,
    how near to it everyone is.
    """
    if tables.aim == AIM_ZERO:
        if game.at == OVER and game.winners:
            return (WIN if (game.winners >> seat) & 1 else -WIN / (tables.seats - 1)) / places.scale
        others = 0.0
        for other in range(tables.seats):
            if other != seat:
                others += abs(game.totals[other])
        return (others / (tables.seats - 1) * 0.3 - abs(game.totals[seat])) / places.scale
    others, number = 0.0, 0
    for other in range(tables.seats):
        if tables.side[other] != tables.side[seat]:
            others += merit(game.scores[other], tables.aim)
            number += 1
    value = (merit(game.scores[seat], tables.aim) - others / max(1, number)) / places.scale
    if game.at == OVER:
        winners, mine = 0, False
        for other in range(tables.seats):
            if (game.winners >> other) & 1:
                winners += 1
                mine = mine or tables.side[other] == tables.side[seat]
        sides = 2 if tables.partners else tables.seats
        value += places.match * (1.0 if mine else -1.0 / (sides - 1))
    return value


class Habits(NamedTuple):
    """How a network plays while it learns."""

    exploring: float
    """How often it does something else than what it thinks best: what it thinks better rather."""
    by_thumb: float
    """How often a seat plays a round by rules of thumb instead, so that it meets other players than itself."""
    patience: float
    """How much of what a decision came to at the end counts, beside what was thought of it at the next one."""


@compiled
def _keep(
    lessons: Lessons, at: int, desk: Desk, foreseen: int, head: int, seat: int, value: float, was_tried: bool
) -> None:
    count = desk.counts[0]
    for index in range(foreseen):
        lessons.outlooks[at, index] = desk.outlook[index]
    lessons.foreseen[at] = foreseen
    for index in range(count):
        lessons.features[at, index] = desk.features[index]
    lessons.counts[at], lessons.heads[at], lessons.seats[at] = count, head, seat
    lessons.values[at], lessons.was_tried[at] = value, was_tried


@compiled
def random_below(game: Record, limit: int) -> int:
    """A random whole number below a limit."""
    game.rng = shuffled_on(game.rng)
    return np.int64(below(game.rng, U(limit)))


@compiled
def _chance(game: Record) -> float:
    """A random number below one."""
    return np.float64(random_below(game, CHANCES)) / CHANCES


@compiled
def _tried(game: Record, desk: Desk, count: int) -> int:
    """Any option, the better ones rather."""
    best, every = desk.values[best_of(desk, count)], 0.0
    for index in range(count):
        every += np.exp((desk.values[index] - best) / BOLDNESS)
    left = _chance(game) * every
    for index in range(count):
        left -= np.exp((desk.values[index] - best) / BOLDNESS)
        if left < 0.0:
            return index
    return count - 1


@compiled
def _chosen(game: Record, desk: Desk, count: int, exploring: float) -> int:
    """The best option, or now and then another one.

    Calls are tried without regard to their value, and never less than now and then: they decide how the whole round is
    played, and what nobody calls nobody learns to play.
    """
    if game.at == CALL:
        if _chance(game) < max(exploring, ANY_CALL):
            return np.int64(_chance(game) * count)
        return best_of(desk, count)
    return _tried(game, desk, count) if _chance(game) < exploring else best_of(desk, count)


@compiled
def practise(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    games: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    seed: np.uint64,
    number: int,
    habits: Habits,
    most_rounds: int,
    lessons: Lessons,
) -> tuple[int, int]:
    """Play games from stream `number` of a seed on until there is no room for the lessons of another round.

    How many lessons there are, and at which stream to go on.
    """
    game, kept, room = games[0], 0, len(lessons.counts)
    most = 0
    while kept + most + 8 < room:
        start(game, tables, seed, U(number))
        number += 1
        deal(game, tables)
        while True:
            began, thumbs = kept, 0
            for seat in range(tables.seats):
                if _chance(game) < habits.by_thumb:
                    thumbs |= 1 << seat
            while game.at < SCORED and kept + 4 < room:
                by_thumb = (thumbs >> game.to_act) & 1 == 1
                kept = _step(game, tables, places, network, desk, habits.exploring, by_thumb, lessons, kept)
            if game.at < SCORED:
                return began, number
            most = max(most, kept - began)
            for seat in range(tables.seats):
                _look_back(lessons, began, kept, seat, np.float32(outcome(game, tables, places, seat)), habits.patience)
            if game.at == OVER or game.number >= most_rounds or kept + most + 8 >= room:
                break
            next_round(game, tables)
    return kept, number


@compiled
def _look_back(lessons: Lessons, began: int, kept: int, seat: int, value: np.float32, patience: float) -> None:
    """Write down what each decision of a seat came to, from the last one back.

    What came after something was only tried is not held against the decisions before it.
    """
    for index in range(kept - 1, began - 1, -1):
        if lessons.seats[index] == seat:
            lessons.targets[index] = value
            trusted = np.float32(0.0 if lessons.was_tried[index] else patience)
            value = trusted * value + (np.float32(1.0) - trusted) * lessons.values[index]


@compiled
def _place_of(desk: Desk, count: int, option: int) -> int:
    """Where an option lies."""
    for index in range(count):
        if desk.options[index] == option:
            return index
    return 0


@compiled
def _step(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    exploring: float,
    by_thumb: bool,
    lessons: Lessons,
    kept: int,
) -> int:
    """One decision, kept as a lesson if there was a choice; how many are kept then."""
    seat = game.to_act
    thumbed = greedy(game, tables) if by_thumb else 0
    if game.at == PICK:
        picked = NONE
        for _ in range(pick_count(game, tables)):
            count = judge_picks(game, tables, places, network, picked, desk)
            if by_thumb:
                chosen = _place_of(desk, count, np.int64(first(U(thumbed) & ~picked)))
            else:
                chosen = _chosen(game, desk, count, exploring)
            if count > 1 and kept < len(lessons.counts):
                best = desk.values[best_of(desk, count)]
                was_tried = not by_thumb and desk.values[chosen] < best
                now = standing(game, tables, picked)
                foreseen = foresee(game, tables, places, now, desk.options[chosen], desk.outlook)
                _keep(lessons, kept, desk, foreseen, desk.heads[chosen], seat, best, was_tried)
                kept += 1
            picked |= ONE << U(desk.options[chosen])
        act(game, tables, np.int64(picked))
        return kept
    count = judge_if_open(game, tables, places, network, desk)
    chosen = _place_of(desk, count, thumbed) if by_thumb else _chosen(game, desk, count, exploring)
    if count > 1:
        best = desk.values[best_of(desk, count)]
        was_tried = not by_thumb and desk.values[chosen] < best
        if game.at == CALL:
            # Each call is looked at under the order that it would bring; the desk holds the one looked at last.
            see(game, tables, places, network, order_if(game, tables, desk.options[chosen]), NONE, desk)
        foreseen = 0
        if game.at == PLAY:
            now = standing(game, tables, NONE)
            foreseen = foresee(game, tables, places, now, desk.options[chosen], desk.outlook)
        _keep(lessons, kept, desk, foreseen, desk.heads[chosen], seat, best, was_tried)
        kept += 1
    act(game, tables, desk.options[chosen])
    return kept


@compiled
def meet_greedy(
    games: np.ndarray,
    tables: Record,
    places: Record,
    network: Network,
    desk: Desk,
    seed: np.uint64,
    numbers: np.ndarray,
    results: np.ndarray,
) -> None:
    """Rounds of a seed by their numbers; in turn each side decides by the network, the others by rules of thumb.

    `results[round, seat]`: what the round brought the seat's side when it was that of the network.
    """
    game = games[0]
    for index in range(len(numbers)):
        for seat in range(tables.seats):
            start(game, tables, seed, U(numbers[index]))
            deal(game, tables)
            while game.at < SCORED:
                if tables.side[game.to_act] == tables.side[seat]:
                    act(game, tables, decide(game, tables, places, network, desk))
                else:
                    act(game, tables, greedy(game, tables))
            results[index, seat] = outcome(game, tables, places, seat)
