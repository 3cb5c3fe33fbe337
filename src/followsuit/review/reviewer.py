"""A review, one decision after the other, so that whoever asks for it can show it as it comes, or stop it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import numpy as np
from msgspec import to_builtins

from followsuit.engine.position import Phase
from followsuit.engine.replay import replay
from followsuit.engine.state import State
from followsuit.errors import OptionError, SeatError, quoted
from followsuit.kernel.tables import engine_only
from followsuit.knowledge.moments import Moment, Moments
from followsuit.language.message import Message
from followsuit.review.classes import Class
from followsuit.review.forecasts import Forecaster
from followsuit.review.judging import Judge, Judged, Loss
from followsuit.review.luck import DIGITS, Dealt, counted, dealt, moments, parts
from followsuit.review.open_cards import OpenCards

FORMAT = "followsuit-review/1"
JUDGE = "master"
"""The player in whose manner decisions are judged."""
USUAL_WORLDS = 160
"""In how many worlds each decision is judged where nobody says otherwise."""
LEAST_WORLDS, MOST_WORLDS = 20, 10_000
PLAYED_ON = 12
"""How often a round is played on for a point of the chance curve."""
IN_A_TRICK = (Phase.PLAY, Phase.LAY, Phase.TAKE)


class Reviewer:
    """The review of a game that is over, or was cut off: from its state, or its record.

    `decisions()` goes on with it, one decision at a time; `document()` tells it, as far as it has come.
    """

    def __init__(
        self,
        of: State | Mapping[str, Any],
        *,
        seed: int = 0,
        worlds: int | None = None,
        seats: Collection[int] | None = None,
    ) -> None:
        """Judge the decisions of these `seats` (usually all) in so many worlds each; all follows from the seed.

        EngineOnly says that a game is not compiled, and so cannot be reviewed.
        """
        state = of if isinstance(of, State) else replay(of)
        players = None if isinstance(of, State) else list(of["players"])
        self._game = state.game
        if (unfit := engine_only(state.game)) is not None:
            raise unfit
        self._worlds = USUAL_WORLDS if worlds is None else _checked_worlds(worlds)
        self._seed = seed
        self._seats = _checked_seats(seats, state.game.seats)
        self._moments = Moments.of_state(state)
        self.players = players or [f"seat {seat}" for seat in range(state.game.seats)]
        self._scores = [past.result.scores for past in state.position.past]
        self._forecaster = Forecaster(state.game, seed)
        self._judge = Judge(self._forecaster, self._worlds, seed)
        self._open_cards = OpenCards(state.game)
        self._next = 0
        self._decided: list[dict[str, Any]] = []
        self._curve: list[dict[str, Any]] = []
        self._rounds: dict[int, Dealt] = {}
        self.of = sum(moment.position is not None and self._asks(moment) for moment in self._moments[:-1])
        """How many decisions there are to judge."""

    @property
    def judged(self) -> int:
        """How many of them are judged by now."""
        return len(self._decided)

    @property
    def is_finished(self) -> bool:
        """Whether all of the game has been gone through."""
        return self._next >= len(self._moments) - 1

    def _asks(self, moment: Moment) -> bool:
        """Whether a moment waits for a seat that is reviewed."""
        return moment.position is not None and moment.position.to_act in self._seats

    def decisions(self) -> Iterator[dict[str, Any]]:
        """Judge the decisions that are left, one by one, in the order played; each as it stands in the document."""
        while not self.is_finished:
            step, moment, after = self._next, self._moments[self._next], self._moments[self._next + 1]
            self._look_at_deal(step, moment)
            self._curve.append(self._point(step, moment, after))
            self._next += 1
            if self._asks(moment):
                self._decided.append(self._judged(step, moment, after))
                yield self._decided[-1]

    def document(self) -> dict[str, Any]:
        """The review as plain data, as far as it has come."""
        thresholds, game = self._judge.thresholds, self._game
        return {
            "format": FORMAT,
            "game": game.key,
            "version": game.version,
            "options": dict(game.options),
            "players": list(self.players),
            "judge": {
                "player": JUDGE,
                "learned": self._forecaster.is_learned,
                "worlds": self._worlds,
                "seed": self._seed,
            },
            "thresholds": thresholds.as_data(),
            "finished": self.is_finished,
            "judged": self.judged,
            "of": self.of,
            "decisions": list(self._decided),
            "curve_of": "match" if self._forecaster.has_match else "round",
            "curve": list(self._curve),
            "seats": [self._summary(seat) for seat in self._seats],
        }

    # One step.

    def _judged(self, step: int, moment: Moment, after: Moment) -> dict[str, Any]:
        """A decision as it stands in the document."""
        position, done = moment.position, after.done
        assert position is not None
        assert done is not None
        seat, action = done
        judgement = self._judge.judge(moment.view(seat), action, step)
        lies = None if judgement.kind is Class.FORCED else self._open_cards.beside(position, action)
        return {
            "step": step,
            "round": position.table.number - 1,
            "trick": len(position.table.tricks) if position.phase in IN_A_TRICK else None,
            "seat": seat,
            "action": str(action),
            "forced": judgement.kind is Class.FORCED,
            "options": [_option(option) for option in judgement.options],
            "loss": _loss(judgement.loss),
            "class": judgement.kind.value,
            "open": lies,
            "reason": None if judgement.reason is None else to_builtins(judgement.reason),
        }

    def _point(self, step: int, moment: Moment, after: Moment) -> dict[str, Any]:
        """A point of the chance curve: as the cards lie, played on by good players."""
        assert moment.position is not None
        assert after.position is not None
        table, forecaster = moment.position.table, self._forecaster
        is_scored = len(after.position.past) > len(moment.position.past)
        if is_scored:
            scores = np.array([self._scores[table.number - 1]])
        elif after.position.to_act in range(self._game.seats):
            scores = forecaster.played_on(after.position, PLAYED_ON, 2 * step)
        else:
            # It waits for chance in the middle of a round that was cut off.
            scores = forecaster.played_on(moment.position, PLAYED_ON, 2 * step)
        if forecaster.has_match:
            rows = forecaster.chances(np.array(moment.position.totals) + scores, table.number, table.dealer)
        else:
            rows = forecaster.round_chances(scores)
        chances = [round(float(chance), DIGITS) for chance in rows.mean(axis=0)]
        return {"step": step, "round": table.number - 1, "chances": chances}

    def _look_at_deal(self, step: int, moment: Moment) -> None:
        """At the first decision of a round that was scored: what its deal was worth."""
        position = moment.position
        assert position is not None
        number = position.table.number - 1
        if number not in self._rounds and number < len(self._scores):
            self._rounds[number] = dealt(self._forecaster, position, self._scores[number], 2 * step + 1)

    def _summary(self, seat: int) -> dict[str, Any]:
        own = [decision for decision in self._decided if decision["seat"] == seat]
        # What was done in a round that was never scored has no part in the result.
        losses = [decision["loss"]["points"] for decision in own if decision["round"] < len(self._scores)]
        return {
            "seat": seat,
            **parts(self._rounds.values(), seat, losses),
            "classes": counted(own),
            "moments": moments(own, self._judge.thresholds.slip),
        }


def _checked_worlds(worlds: int) -> int:
    if type(worlds) is not int or not LEAST_WORLDS <= worlds <= MOST_WORLDS:
        facts = {"given": quoted(worlds), "least": LEAST_WORLDS, "most": MOST_WORLDS}
        raise OptionError("worlds", Message("review/worlds", facts))
    return worlds


def _checked_seats(seats: Collection[int] | None, number: int) -> tuple[int, ...]:
    if seats is None:
        return tuple(range(number))
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < number:
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": number - 1}))
    return tuple(sorted(set(seats)))


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS) + 0.0


def _option(option: Judged) -> dict[str, Any]:
    return {
        "action": str(option.action),
        "points": _rounded(option.points),
        "error": _rounded(option.error),
        "round": _rounded(option.round),
        "match": _rounded(option.match),
    }


def _loss(loss: Loss) -> dict[str, Any]:
    return {"points": _rounded(loss.points), "round": _rounded(loss.round), "match": _rounded(loss.match)}
