"""What may come of a moment: how a round ends when good players play it on, and who then wins the match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.engine.game import Game
from followsuit.engine.position import Position
from followsuit.kernel.layout import GAME, LONGEST, SEATS
from followsuit.minds.forecasting import match_chances, play_games, play_on
from followsuit.minds.judging import desk
from followsuit.minds.library import mind_of
from followsuit.minds.mind import Mind
from followsuit.minds.network import empty_network
from followsuit.minds.setting import MOST_ROUNDS, setting_of
from followsuit.rules.end import Aim

Floats = npt.NDArray[np.float64]
Scores = npt.NDArray[np.int64]
"""What each seat scores, one row for each time that a round was played."""

SOFTNESS = 0.1
"""By how much a decision must be better at first sight, in usual results, to be taken nearly three times as often."""
ROUNDS = 240
"""How many rounds the rest of a match is drawn from, for each hand size."""
PATHS = 48
"""In how many ways the rest of a match is drawn."""


class Forecaster:
    """Plays rounds of a game on at first sight. All that it finds follows from a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self._seed = game, seed
        learned = mind_of(game)
        self.is_learned = learned is not None
        """Whether a network knows the game; else rules of thumb play."""
        self.mind = learned or Mind(setting_of(game), empty_network())
        self._desk, self._scratch = desk(), np.zeros(1, GAME)
        self._most_rounds = max(MOST_ROUNDS, game.rules.last_round or 0)

    @property
    def scale(self) -> float:
        """What a round of the game usually brings."""
        return float(self.mind.setting.places["scale"])

    @property
    def sides(self) -> npt.NDArray[np.int64]:
        """The side of each seat in the match: its own, unless there are partners."""
        return np.asarray(self.mind.setting.kernel.tables["side"][: self.game.seats])

    def played_on(self, position: Position, times: int, number: int) -> Scores:
        """What each seat scores when a round is played on from a position, many times; `number` sets chance apart."""
        setting, scores = self.mind.setting, np.zeros((times, SEATS), np.int64)
        starts = np.zeros(1, GAME)
        starts[0] = setting.kernel.load(position)
        play_on(
            starts, setting.kernel.tables, setting.places, self.mind.network, self._desk, self._scratch,
            not self.is_learned, SOFTNESS, self._stream(number), scores,
        )  # fmt: skip
        return scores[:, : self.game.seats]

    def advantages(self, totals: Scores, scores: Scores) -> Floats:
        """By how many points each seat did better than the others did on average, or than the other side did.

        Where zero is aimed at: by how much nearer to it the seat has come than they.
        """
        if self.game.rules.aim is Aim.ZERO:
            merits = np.abs(totals) - np.abs(totals + scores)
        else:
            merits = self.game.rules.aim.merit(scores)
        sides = self.sides
        others = [merits[..., sides != sides[seat]].mean(axis=-1) for seat in range(self.game.seats)]
        return np.asarray(merits - np.stack(others, axis=-1), np.float64)

    @property
    def has_match(self) -> bool:
        """Whether the rules say who wins the game; else only its rounds are won."""
        return not self.game.rules.is_open_ended

    def chances(self, totals: Scores, round_: int, dealer: int) -> Floats:
        """The chance of each seat to win the match, if these are the totals (a row each) after a round."""
        rows, back = np.unique(totals, axis=0, return_inverse=True)
        padded = np.zeros((len(rows), SEATS), np.int64)
        padded[:, : self.game.seats] = rows
        found, drawn_from = np.zeros((len(rows), SEATS)), _pool(self.mind, self.is_learned, self._seed)
        match_chances(
            np.zeros(1, GAME), self.mind.setting.kernel.tables, padded, round_, dealer, *drawn_from, PATHS,
            self._most_rounds, self._stream(-1), found,
        )  # fmt: skip
        return np.asarray(found[back.reshape(-1), : self.game.seats])

    def round_chances(self, scores: Scores) -> Floats:
        """Whether each seat has won rounds that came to these scores, a row each; several share one."""
        merits = self.game.rules.aim.merit(scores)
        best = merits == merits.max(axis=1, keepdims=True)
        return np.asarray(best / best.sum(axis=1, keepdims=True))

    def _stream(self, number: int) -> Any:
        return _stream(self._seed, number)


def _stream(seed: int, number: int) -> Any:
    return np.uint64((seed * 1_000_003 + number + 2) % 2**63)


@lru_cache(maxsize=16)
def _pool(mind: Mind, is_learned: bool, seed: int) -> tuple[Scores, Scores, Scores]:
    """Rounds to draw from, sorted by hand size: the rounds, where those of a size begin, how many there are."""
    setting, tables = mind.setting, mind.setting.kernel.tables
    schedule = tables["hand_size"][: int(tables["rounds"])] if tables["rounds"] else tables["hand_size"][:1]
    number = ROUNDS * max(1, len(set(schedule.tolist())) // 2)
    sizes, scores = np.zeros(number, np.int64), np.zeros((number, SEATS), np.int64)
    play_games(
        np.zeros(1, GAME), tables, setting.places, mind.network, desk(), not is_learned, SOFTNESS, _stream(seed, -2),
        setting.most_rounds, sizes, scores,
    )  # fmt: skip
    order = np.argsort(sizes, kind="stable")
    firsts = np.searchsorted(sizes[order], np.arange(LONGEST + 1))
    counts = np.bincount(sizes, minlength=LONGEST + 1)
    # A size that was not met is drawn from all.
    firsts[counts == 0], counts[counts == 0] = 0, number
    return scores[order], firsts, counts
