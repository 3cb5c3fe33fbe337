"""A game compiled and ready to run: what the rest of the program uses of this package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec.structs import replace

from followsuit.engine.actions import Action, Play
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.record import record_data, round_data
from followsuit.engine.view import View
from followsuit.kernel.batch import Study, play_games
from followsuit.kernel.bits import stream
from followsuit.kernel.bridge import Bridge, Running
from followsuit.kernel.compiling import Part
from followsuit.kernel.greedy import card_among, greedy
from followsuit.kernel.knower import agent
from followsuit.kernel.layout import DUES, FIGURES, GAME, RESULT, STASHES, At
from followsuit.kernel.legality import legal
from followsuit.kernel.log import NO_OPTIONS, begin, log_round, room_for_lines, room_for_options
from followsuit.kernel.machine import act
from followsuit.kernel.policies import (
    BOEREN_GREEDY,
    FULL_KRIPKE,
    GREEDY,
    GREEDY_KRIPKE,
    KNOWER,
    KNOWER_COUNTING,
    KNOWER_FIRST,
    RANDOM,
)
from followsuit.kernel.restricted import restricted_policy
from followsuit.kernel.tables import compile_tables
from followsuit.rules.round import Round, replaced

Numbers = np.ndarray[Any, np.dtype[np.int64]]
STUDIED = {
    "boeren-greedy": BOEREN_GREEDY,
    "greedy-kripke": GREEDY_KRIPKE,
    "full-kripke": FULL_KRIPKE,
    "knower": KNOWER,
    "knower-first": KNOWER_FIRST,
    "knower-counting": KNOWER_COUNTING,
}
"""The agents of a study, compiled when they are first asked for."""
POLICIES = {"random": RANDOM, "greedy": GREEDY, **STUDIED}
"""The players that are compiled, by name; some of them do with restrictions, too."""


def policy_of(name: str) -> int | None:
    """The policy of a player by its name, if it is compiled."""
    return POLICIES.get(name, restricted_policy(name))


def _study(names: Sequence[str]) -> Study:
    return True if any(name in STUDIED for name in names) else None


class Kernel:
    """A game's tables, the bridge to the engine, and runs of games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bridge = Bridge(game)
        # numba takes arrays over much faster than single records.
        self._tables = np.array([compile_tables(game)])
        self.tables = self._tables[0]

    def has_room(self, rounds: int) -> bool:
        """Whether games of so many rounds can be played: each round may leave a due to be written down."""
        return rounds <= DUES or not self.tables["dues"]

    def part(self, names: Sequence[str]) -> Part:
        """What has to be compiled for these players to play many games."""
        return "simulator" if _study(names) is None else "study"

    def policies(self, names: Sequence[str]) -> Numbers:
        """The policy of each seat, from players' names."""
        return np.array([policy_of(name) for name in names], np.int64)

    def play(
        self, names: Sequence[str], seed: int, first: int, games: int, most_rounds: int
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Results (`layout.RESULT`) of games number `first` … of a seed, and their figures (`layout.FIGURES`)."""
        return self.play_numbers(names, seed, np.arange(first, first + games), most_rounds)

    def play_numbers(
        self, names: Sequence[str], seed: int, numbers: Numbers, most_rounds: int
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """As `play`, for games of any numbers."""
        results, figures = np.zeros(len(numbers), RESULT), np.zeros(1, FIGURES)
        play_games(
            np.zeros(1, GAME), self.tables, self.policies(names), _study(names), np.uint64(seed), numbers, most_rounds,
            results, figures,
        )  # fmt: skip
        return results, figures

    def legal(self, running: Running) -> list[int]:
        """Every legal decision of the seat to act."""
        options = np.zeros(STASHES, np.int64)
        return [int(option) for option in options[: legal(running, self.tables, options)]]

    def act(self, running: Running, decision: int) -> None:
        """Do a legal decision."""
        act(running, self.tables, decision)

    def load(self, position: Position, *, seed: int = 1) -> Running:
        """The machine form of a position of the engine."""
        return self.bridge.load(position, seed=seed)

    def rule_of_thumb(self, view: View) -> Action:
        """What the rules of thumb decide for the seat whose view it is, of the cards that the view has as legal."""
        running = self.bridge.load_view(view)
        if view.phase is not Phase.PLAY:
            return self.bridge.action(running, int(greedy(running, self.tables)))
        cards = np.uint64(self.bridge.mask_of(action.card for action in view.legal if isinstance(action, Play)))
        return self.bridge.action(running, int(card_among(running, self.tables, cards)))

    def studied(self, view: View, policy: int, *, seed: int) -> Action:
        """What an agent of a study decides for the seat whose view it is; where it leaves that to chance, by a seed."""
        running = self.bridge.load_view(view)
        running["rng"] = stream(np.uint64(seed), np.uint64(0))
        return self.bridge.action(running, int(agent(running, self.tables, policy)))

    def record(
        self, names: Sequence[str], seed: int, number: int, most_rounds: int, *, legal: bool = False
    ) -> dict[str, Any]:
        """Game `number` of a seed as a record: the same game as `play` counts, told move by move."""
        games = np.zeros(1, GAME)
        running, policies, study, rounds = games[0], self.policies(names), _study(names), list[dict[str, Any]]()
        log, options = room_for_lines(), room_for_options() if legal else NO_OPTIONS
        begin(games, self._tables, np.uint64(seed), np.uint64(number))
        while True:
            lines = log_round(games, self._tables, policies, study, log, options)
            round_ = self._as_dealt(self.bridge.round_of(running))
            rounds.append(round_data(round_, self._told(log[:lines], options)))
            if running["at"] == At.OVER or running["number"] >= most_rounds:
                break
        finished = bool(running["at"] == At.OVER)
        winners = [seat for seat in range(self.game.seats) if finished and running["winners"] >> seat & 1]
        return record_data(self.game, list(names), rounds, winners, finished=finished)

    def _told(self, log: Numbers, options: Numbers) -> list[list[Any]]:
        """What was decided in a logged round, and if `options` were listed what was legal."""
        text, told, before = self.bridge.text, list[list[Any]](), 0
        for seat, stage, decision, listed in log.tolist():
            told.append([seat, text(stage, decision)])
            if len(options):
                told[-1].append([text(stage, option) for option in options[before:listed].tolist()])
            before = listed
        return told

    def _as_dealt(self, round_: Round) -> Round:
        """A round with its hands in the deck's order, but the dealer's face-up card where it was dealt."""
        face_up = self.game.rules.deal.face_up
        if face_up is None or face_up.place is None or round_.turned is None:
            return round_
        hand = list(round_.dealt[round_.dealer])
        hand.remove(round_.turned)
        hand.insert(face_up.place, round_.turned)
        return replace(round_, dealt=replaced(round_.dealt, round_.dealer, tuple(hand)))


@lru_cache(maxsize=64)
def kernel(game: Game) -> Kernel:
    """The kernel of a game, made once."""
    return Kernel(game)
