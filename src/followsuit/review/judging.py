"""One decision judged by what its seat could know then.

Every option that is not far behind is played out in worlds that fit the seat's view. If something else than what was
done comes out best, both are played out again, in worlds that had no say in which of them is best: what was done is
called worse only if it is there, too, and by more than chance explains. A judgement is a function of the view, what
was done and a seed, and of nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from followsuit.bots.measures import Lookout
from followsuit.engine.actions import Action, Pick
from followsuit.engine.view import View
from followsuit.kernel.layout import NOBODY
from followsuit.kernel.search import shortlist
from followsuit.knowledge import worlds
from followsuit.language.message import Message
from followsuit.minds.looking_ahead import Manner, Thinking
from followsuit.minds.noting import Fact, Notes
from followsuit.review.classes import ERRORS, SURE, Class, Thresholds
from followsuit.review.forecasts import Forecaster
from followsuit.review.sense import sense

Floats = npt.NDArray[np.float64]

LOOK = 16
"""Worlds between two times at which options are dropped."""
FIRST_SHARE = 0.4
"""The share of the worlds in which it is found out what is best; the others tell how much better it is."""
LEAST_SPREAD = 1e-3
"""Leads that are the same in every world are not taken to be surer than this, in usual results."""
LEARNED = Manner(near=1.5, evenly=True)
UNLEARNED = Manner(near=np.inf, own_word=0.0, drawn=1, by_thumb=1.0, evenly=True, solved=0.0)
"""Without a network: all options, in any worlds, played out by rules of thumb."""


@dataclass(frozen=True)
class Judged:
    """An option: what it is worth in points, how sure that is, and the chances to win the round and the match.

    There are no chances where it was not played out, or where there is nothing to win.
    """

    action: Action
    points: float
    error: float
    round: float | None
    match: float | None


@dataclass(frozen=True)
class Loss:
    """What was lost by not doing what is best: in points, and in chances where there is something to win."""

    points: float = 0.0
    round: float | None = 0.0
    match: float | None = 0.0


@dataclass(frozen=True)
class Judgement:
    """What was done, its class, what it lost, all options from the best on, and why another was better."""

    action: Action
    kind: Class
    options: tuple[Judged, ...] = ()
    loss: Loss = Loss()
    reason: Message | None = None


@dataclass(frozen=True)
class Trial:
    """A decision that is being judged: its options, as they are thought about, and which of them was taken."""

    view: View
    thinking: Thinking
    actions: list[Action]
    played: int

    def look(self, worlds: int) -> int:
        """Look at so many more worlds while anything is left to compare; then the best option, by what is known."""
        thinking = self.thinking
        most = thinking.worlds + worlds
        while thinking.worlds < most and (int(thinking.alive.sum()) > 1 or not thinking.worlds):
            thinking.look(min(LOOK, most - thinking.worlds))
        return int(np.argmax(np.where(thinking.alive, thinking.values(), -np.inf)))


class Judge:
    """Judges decisions of a game in so many worlds each."""

    def __init__(self, forecaster: Forecaster, worlds: int, seed: int) -> None:
        self._forecaster, self._mind = forecaster, forecaster.mind
        self._worlds, self._seed = worlds, seed
        self._manner = LEARNED if forecaster.is_learned else UNLEARNED
        self.thresholds = Thresholds.of(forecaster.scale)

    def judge(self, view: View, done: Action, number: int) -> Judgement:
        """Judge what a seat did in a view; the decision's number sets chance apart."""
        if len(view.legal) == 1:
            return Judgement(done, Class.FORCED)
        hidden, seed = worlds(view).arrays(), (self._seed * 1_000_003 + number) % 2**53
        kept = [done]
        if isinstance(done, Pick) and not self._forecaster.is_learned:
            thumb = self._mind.setting.kernel.rule_of_thumb(view)
            kept += [action for action in shortlist(view.legal, thumb) if action != done]
        thinking = Thinking(self._mind, view, hidden, seed=seed, manner=self._manner, kept=kept)
        actions = [self._mind.action(thinking.starts, int(code)) for code in thinking.codes]
        trial = Trial(view, thinking, actions, actions.index(done))
        first = max(LOOK // 2, int(self._worlds * FIRST_SHARE))
        thought = trial.look(first)
        if thought == trial.played:
            return self._told(trial, thought, Class.BEST)
        thinking.keep([thought, trial.played])
        seen = thinking.worlds
        best = trial.look(self._worlds - first)
        if best == trial.played:
            return self._told(trial, best, Class.BEST)
        if not is_sure(thinking.leads(thought, trial.played)[seen:]):
            return self._told(trial, best, Class.GOOD)
        values = thinking.values()
        loss = float(values[best] - values[trial.played]) * self._forecaster.scale
        return self._told(trial, best, self.thresholds.classed(loss), loss)

    def _told(self, trial: Trial, best: int, kind: Class, loss: float = 0.0) -> Judgement:
        """The judgement, from all that was looked at."""
        thinking, view, scale = trial.thinking, trial.view, self._forecaster.scale
        values, errors = thinking.values(), thinking.errors()
        table, notes = thinking.seen()
        rounds, matches = _rounds_won(view, notes), self._matches_won(view, notes, table)
        order = sorted(range(len(values)), key=lambda option: (option != best, -values[option]))
        options = tuple(
            Judged(
                trial.actions[place],
                float(values[place]) * scale,
                float(errors[place]) * scale,
                _mean(rounds, table, place),
                _mean(matches, table, place),
            )
            for place in order
        )
        pair = [best, trial.played]
        lost = (
            [_lost(chances, table, pair) for chances in (rounds, matches)]
            if loss
            else [0.0, None if matches is None else 0.0]
        )
        reason = None
        if kind in ERRORS:
            dearest = None if self._mind.dearest == NOBODY else view.game.rules.deck.cards[self._mind.dearest]
            both = [trial.actions[each] for each in pair]
            reason = sense(Lookout(view, both, table[:, pair], notes[:, pair], dearest))
        return Judgement(trial.actions[trial.played], kind, options, Loss(loss, *lost), reason)

    def _matches_won(self, view: View, notes: Notes, table: Floats) -> Floats | None:
        """The seat's chance to win the match after each of them."""
        if not self._forecaster.has_match:
            return None
        assert view.round is not None
        assert view.dealer is not None
        assert view.seat is not None
        looked, chances = ~np.isnan(table), np.zeros(table.shape)
        scores = notes[:, :, Fact.SCORES : Fact.SCORES + view.game.seats][looked].astype(np.int64)
        found = self._forecaster.chances(scores + np.array(view.totals), view.round, view.dealer)
        chances[looked] = found[:, view.seat]
        return chances


def _rounds_won(view: View, notes: Notes) -> Floats:
    """Whether the seat has won each round that was played out, by world and option."""
    rules, seat = view.game.rules, view.seat
    assert seat is not None
    if rules.bidding is not None and not rules.joins_bids:
        won = notes[:, :, Fact.MET] >> seat & 1 == 1
    elif rules.contracts is not None:
        won = notes[:, :, Fact.SCORE] > 0
    else:
        won = notes[:, :, Fact.WON] > 0
    return np.asarray(won.astype(np.float64))


def is_sure(leads: Floats) -> bool:
    """Whether an option led another, world by world, by more than chance explains."""
    if len(leads) < 2:
        return False
    spread = max(float(leads.std(ddof=1)), LEAST_SPREAD)
    return bool(leads.mean() > SURE * spread / np.sqrt(len(leads)))


def _mean(chances: Floats | None, table: Floats, option: int) -> float | None:
    """The mean over the worlds in which an option was looked at."""
    looked = ~np.isnan(table[:, option])
    return None if chances is None or not looked.any() else float(chances[looked, option].mean())


def _lost(chances: Floats | None, table: Floats, pair: list[int]) -> float | None:
    """By how much the first of two options had better chances than the second, where both were looked at."""
    if chances is None:
        return None
    both = ~np.isnan(table[:, pair]).any(axis=1)
    return float((chances[both, pair[0]] - chances[both, pair[1]]).mean())
