"""Games by the engine, whoever plays: one after another, each a pure function of the seed and its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from followsuit.bots import Budget, Player, player, seated
from followsuit.bots.own.guarded import Faults, GuardedPlayer, merge_faults
from followsuit.bots.restricted import RestrictedPlayer
from followsuit.engine import chance
from followsuit.engine.actions import CHANCE
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.replay import replay
from followsuit.engine.shuffle import Seed
from followsuit.engine.state import State
from followsuit.engine.step import step
from followsuit.engine.view import view_of
from followsuit.lab.playing.crew import Crew, shared
from followsuit.lab.playing.limits import BUDGET, checked_max_rounds, checked_seed
from followsuit.lab.playing.results import Rows, result_of, rows_of


@dataclass(frozen=True)
class EngineGame:
    """One game, as the engine played it."""

    state: State
    players: tuple[str, ...]
    number: int
    faults: Mapping[str, Faults] = field(default_factory=dict)
    """What players of one's own forfeited in it, by name."""
    games: int = 1

    @property
    def results(self) -> Rows:
        """What it came to, as the kernel says it."""
        results, _, _ = result_of(self.state)
        return results

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        yield self.state.record(self.players, legal=legal)

    def rows(self) -> Iterator[dict[str, Any]]:
        return rows_of(self.results, self.state.game.seats, self.number)


@dataclass(frozen=True)
class ToldGame:
    """One game that the engine played elsewhere, as it is told from there."""

    results: Rows
    players: tuple[str, ...]
    number: int
    faults: Mapping[str, Faults]
    record: dict[str, Any] | None
    """The game move by move, if that was asked for."""
    games: int = 1

    def records(self, *, legal: bool) -> Iterator[dict[str, Any]]:
        if self.record is not None:
            yield replay(self.record).record(self.players, legal=True) if legal else self.record

    def rows(self) -> Iterator[dict[str, Any]]:
        return rows_of(self.results, len(self.players), self.number)


def simulate(
    game: Game, players: Sequence[str], games: int, seed: Seed, max_rounds: int | None = None
) -> Iterator[State]:
    """The last states of so many games, one by one.

    `players` is one name for each seat or one for all. Game i has the seed `seed/i`, and the player on seat s of it
    `seed/i/s`, so any game can be played again alone. A game that is not over after `max_rounds` is cut off there:
    its state has whole rounds only, and nobody has won.
    """
    return (played.state for played in engine_games(game, players, games, seed, max_rounds))


def engine_games(
    game: Game, players: Sequence[str], games: int, seed: Seed, max_rounds: int | None = None
) -> Iterator[EngineGame]:
    """The same games, with who played them and what went wrong."""
    names = seated(players, game.seats)
    most = checked_max_rounds(game, games, max_rounds)
    text = checked_seed(seed)
    return (_played(game, names, text, most, number) for number in range(games))


def _played(game: Game, names: tuple[str, ...], seed: str, most: int, number: int) -> EngineGame:
    sitting = [player(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
    state = play_one(game, sitting, f"{seed}/{number}", BUDGET, most)
    return EngineGame(state, names, number, faults_of(names, sitting))


def told_games(
    game: Game, names: tuple[str, ...], games: int, seed: str, most: int, crew: Crew, *, recorded: bool
) -> Iterator[ToldGame]:
    """The same games, shared among a crew."""
    tasks = ((game, names, seed, most, recorded, number) for number in range(games))
    return shared(crew, _told, tasks, compiled=False)


def _told(game: Game, names: tuple[str, ...], seed: str, most: int, recorded: bool, number: int) -> ToldGame:
    played = _played(game, names, seed, most, number)
    record = played.state.record(names) if recorded else None
    return ToldGame(played.results, names, number, played.faults, record)


def faults_of(names: Sequence[str], players: Sequence[Player]) -> dict[str, Faults]:
    """What each player of one's own forfeited, by name."""
    found: dict[str, Faults] = {}
    bare = (each.player if isinstance(each, RestrictedPlayer) else each for each in players)
    for name, each in zip(names, bare, strict=True):
        if isinstance(each, GuardedPlayer) and each.faults.counts:
            merge_faults(found, {name: each.faults})
    return found


def play_one(game: Game, players: Sequence[Player], seed: Seed, budget: Budget, max_rounds: int) -> State:
    """One game by the engine, to its end or to where it is cut off: between two rounds."""
    position = Position(game.rules, game.seats)
    while position.to_act is not None:
        if position.phase is Phase.DEAL and len(position.past) >= max_rounds:
            break
        seat = position.to_act
        if seat == CHANCE:
            position, _ = step(position, chance.draw(position, seed))
        else:
            position, _ = step(position, players[seat].decide(view_of(game, position, seat), budget).action)
    return State(game, position, seed)
