"""Duplicate deals: the same cards, played once in each seating, so that the luck of cards and seat cancels."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.bots import player, prepare
from followsuit.bots.own.guarded import Faults, merge_faults
from followsuit.bots.own.host import Maker
from followsuit.bots.player import Budget
from followsuit.bots.registry import check, introduced, own
from followsuit.engine.game import Game
from followsuit.errors import OptionError, PlayerError
from followsuit.kernel.compiling import announced
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import RESULT
from followsuit.lab.playing.crew import Cores, Crew, Machine, crew_of, shared
from followsuit.lab.playing.engine_games import faults_of, play_one
from followsuit.lab.playing.kernel_games import is_for_kernel, notify_if_engine_only, number_of
from followsuit.lab.playing.pace import Pace
from followsuit.lab.playing.results import Whole, number_of_sides, shares_of
from followsuit.lab.playing.seating import LineUp, Seating
from followsuit.language.message import Message

FIRST_DEALS = 16
RECORDED_DEALS = 8


def _no_records() -> Iterator[dict[str, Any]]:
    return iter(())


@dataclass(frozen=True)
class Duplicates:
    """What is to be played: a game, players, their seatings, the seed of the deals, and limits."""

    game: Game
    players: tuple[str, ...]
    seating: Seating
    seed: str
    budget: Budget
    max_rounds: int
    records: bool = False

    def names(self, line_up: LineUp) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.players[place] for place in line_up)


@dataclass(frozen=True)
class Deals:
    """Deals in a row, each played in every seating; arrays by deal, seating and seat."""

    seated: Whole
    """Which player it was."""
    totals: Whole
    won: npt.NDArray[np.bool_]
    finished: npt.NDArray[np.bool_]
    rounds: Whole
    members: int = 1
    """How many seats a side has."""
    choices: tuple[tuple[int, str, int | None], ...] = ()
    """Choices of contract in the one deal, where they were noted: player, letter, and its score if it played alone."""
    faults: Mapping[str, Faults] = field(default_factory=dict)
    """What players of one's own forfeited, by name."""
    records: Callable[[], Iterator[dict[str, Any]]] = _no_records
    """Each game as a record, if that was asked for."""

    @property
    def deals(self) -> int:
        return len(self.totals)

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """The part of each game's win that falls to each seat's side; nobody wins a game that was cut off."""
        return shares_of(self.won, self.members)


def checked_players(players: Sequence[str | Maker]) -> tuple[str, ...]:
    """The names of at least two known players."""
    names = tuple(map(introduced, players))
    for name in names:
        check(name)
    if len(names) < 2:
        raise PlayerError(Message("tournament/one-player"))
    return names


def play_duplicates(
    asked: Duplicates, deals: int, *, cores: Cores = None, notify: Callable[[Message], None] = lambda _: None
) -> Generator[Deals, None, None]:
    """So many deals, piece by piece and in order: by the kernel if all players are compiled, else by the engine."""
    if deals < 1:
        raise OptionError("deals", Message("simulation/deals", {"deals": deals, "least": 1}))
    if is_for_kernel(asked.game, asked.players, asked.max_rounds):
        return _by_kernel(asked, deals, crew_of(cores), notify)
    return _by_engine(asked, deals, crew_of(cores), notify)


def _by_kernel(
    asked: Duplicates, deals: int, crew: Crew, notify: Callable[[Message], None]
) -> Generator[Deals, None, None]:
    compiled = kernel(asked.game)
    with announced(compiled.part(asked.players), notify):
        compiled.play(asked.names(asked.seating.line_ups(0)[0]), number_of(asked.seed), 0, 1, 1)
    pace = Pace(RECORDED_DEALS if asked.records else FIRST_DEALS, fixed=asked.records)
    tasks = ((asked, *piece) for piece in pace.pieces(deals))
    for done, seconds in shared(crew, _kernel_deals, tasks, compiled=True):
        pace.took(done.deals, seconds)
        yield done


def _kernel_deals(asked: Duplicates, first: int, count: int) -> tuple[Deals, float]:
    """Some deals by the kernel, and how long they took."""
    began, seats, compiled, seed = perf_counter(), asked.game.seats, kernel(asked.game), number_of(asked.seed)
    seated = [asked.seating.line_ups(deal) for deal in range(first, first + count)]
    alike: dict[tuple[LineUp, ...], list[int]] = {}
    for place, line_ups in enumerate(seated):
        alike.setdefault(line_ups, []).append(place)
    results = np.empty((count, asked.seating.ways), RESULT)
    for line_ups, places in alike.items():
        numbers = first + np.array(places)
        for way, line_up in enumerate(line_ups):
            results[places, way] = compiled.play_numbers(asked.names(line_up), seed, numbers, asked.max_rounds)[0]
    done = Deals(
        seated=np.array(seated),
        totals=results["totals"][:, :, :seats].astype(np.int64),
        won=(results["winners"][..., None] >> np.arange(seats) & 1).astype(bool),
        finished=results["finished"],
        rounds=results["rounds"].astype(np.int64),
        members=seats // number_of_sides(asked.game),
        records=partial(_kernel_records, asked, first, count),
    )
    return done, perf_counter() - began


def _kernel_records(asked: Duplicates, first: int, count: int) -> Iterator[dict[str, Any]]:
    """The same deals once more, move by move."""
    compiled, seed = kernel(asked.game), number_of(asked.seed)
    for deal in range(first, first + count):
        for line_up in asked.seating.line_ups(deal):
            yield compiled.record(asked.names(line_up), seed, deal, asked.max_rounds)


@dataclass(frozen=True)
class Outcome:
    """One game as whoever played it tells it."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    finished: bool
    rounds: int
    choices: tuple[tuple[int, str, int | None], ...]
    faults: Mapping[str, Faults]
    record: dict[str, Any] | None


def _outcome(asked: Duplicates, deal: int, way: int) -> Outcome:
    line_up = asked.seating.line_ups(deal)[way]
    names = asked.names(line_up)
    players = [player(name, f"{asked.seed}/{deal}/{way}/{seat}") for seat, name in enumerate(names)]
    state = play_one(asked.game, players, f"{asked.seed}/{deal}", asked.budget, asked.max_rounds)
    choices = []
    for past in state.position.past:
        round_ = past.round
        for seat, letter in round_.choices:
            score = round_.scores[seat] if seat == round_.solo and round_.scores is not None else None
            choices.append((line_up[seat], letter, score))
    record = state.record(names) if asked.records else None
    faults = faults_of(names, players)
    return Outcome(state.scores, state.winners, state.is_over, state.rounds_played, tuple(choices), faults, record)


def _by_engine(
    asked: Duplicates, deals: int, crew: Crew, notify: Callable[[Message], None]
) -> Generator[Deals, None, None]:
    notify_if_engine_only(asked.game, asked.players, notify)
    prepare(asked.players, asked.game, notify)
    stays_here = any(found is not None and found.is_here for found in map(own, asked.players))
    tasks = ((asked, deal, way) for deal in range(deals) for way in range(asked.seating.ways))
    yield from _whole_deals(asked, shared(Machine(1) if stays_here else crew, _outcome, tasks, compiled=False))


def _whole_deals(asked: Duplicates, outcomes: Iterator[Outcome]) -> Iterator[Deals]:
    """Games put together deal by deal."""
    heap: list[Outcome] = []
    deal = 0
    for outcome in outcomes:
        heap.append(outcome)
        if len(heap) == asked.seating.ways:
            yield _deal_of(asked, deal, heap)
            heap, deal = [], deal + 1


def _deal_of(asked: Duplicates, deal: int, heap: list[Outcome]) -> Deals:
    faults: dict[str, Faults] = {}
    for each in heap:
        merge_faults(faults, each.faults)
    records = [each.record for each in heap if each.record is not None]
    return Deals(
        seated=np.array([asked.seating.line_ups(deal)]),
        totals=np.array([[each.totals for each in heap]], np.int64),
        won=np.array([[[seat in each.winners for seat in range(asked.game.seats)] for each in heap]]),
        finished=np.array([[each.finished for each in heap]]),
        rounds=np.array([[each.rounds for each in heap]], np.int64),
        members=asked.game.seats // number_of_sides(asked.game),
        choices=tuple(choice for each in heap for choice in each.choices),
        faults=faults,
        records=lambda: iter(records),
    )
