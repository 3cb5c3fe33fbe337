"""Players with a mind: what a network has learned of the game, and as much thinking ahead as their level allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import shake_256
from time import perf_counter

import numpy as np

from followsuit.bots import differences, reasons
from followsuit.bots.flat import FlatPlayer
from followsuit.bots.kinds.greedy import GreedyPlayer
from followsuit.bots.measures import Lookout
from followsuit.bots.player import USUAL, Budget, Decision, Option, Player, Seed
from followsuit.engine.shuffle import seed_bytes
from followsuit.engine.view import View
from followsuit.kernel.layout import NOBODY, PLAY
from followsuit.knowledge import worlds
from followsuit.minds.library import mind_of
from followsuit.minds.looking_ahead import Manner, Thinking
from followsuit.minds.mind import Mind
from followsuit.minds.noting import Fact

FIRST_LOOK = 4
"""Worlds after which it is known how long one takes."""
LONGEST_LOOK = 16
"""Worlds between two looks at the clock, at most."""
GAINS = 1.3
"""By how many standard errors an option must be ahead to be taken though a partner has the trick."""


@dataclass(frozen=True)
class Level:
    """In how many worlds a player thinks ahead at the most, for how long, and in which manner."""

    worlds: int
    seconds: float
    manner: Manner = field(default_factory=Manner)


class Thinker:
    """Plays at a level. Where no network knows the game, it goes by rules of thumb, and searches with them."""

    def __init__(self, level: Level, seed: Seed) -> None:
        self._level = level
        self._seed = int.from_bytes(shake_256(b"thinker\n" + seed_bytes(seed)).digest(7), "big")
        self._decisions = 0
        self._otherwise: Player = FlatPlayer(seed, seconds=level.seconds) if level.worlds else GreedyPlayer(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """The option that it thinks best."""
        began = perf_counter()
        self._decisions += 1
        if len(view.legal) == 1:
            return Decision(view.legal[0], reasons.NOTHING_ELSE)
        mind = mind_of(view.game)
        if mind is None:
            return self._otherwise.decide(view, budget)
        if self._level.worlds == 0:
            return _at_first_sight(mind, view)
        seed = self._seed + self._decisions
        thinking = Thinking(mind, view, worlds(view).arrays(), seed=seed, manner=self._level.manner)
        self._think(thinking, began, budget)
        return _decision(mind, view, thinking)

    def _think(self, thinking: Thinking, began: float, budget: Budget) -> None:
        most = self._level.worlds if budget.worlds is None else min(budget.worlds, self._level.worlds)
        seconds = self._level.seconds if budget.seconds is None else budget.seconds
        ready, look = perf_counter(), FIRST_LOOK
        while look and not thinking.is_settled and thinking.worlds < most:
            thinking.look(min(look, most - thinking.worlds))
            look = LONGEST_LOOK
            if budget.worlds is None:
                now = perf_counter()
                left = (began + seconds - now) / (now - ready) * thinking.worlds
                look = int(min(look, max(left, 0.0)))


def _at_first_sight(mind: Mind, view: View) -> Decision:
    starts = mind.start(view)
    weighed = mind.weigh(starts)
    order = np.argsort(-weighed.values, kind="stable")
    scale = float(mind.setting.places["scale"])
    options = tuple(
        Option(mind.action(starts, int(weighed.codes[place])), float(weighed.values[place]) * scale, scale)
        for place in order
    )
    return _decided(options, scale, view)


def _decided(options: tuple[Option, ...], scale: float, view: View) -> Decision:
    """A decision that was made without looking at any world."""
    values = [option.value / scale for option in options]
    reason = differences.at_first_sight([option.action for option in options], values, view)
    return Decision(options[0].action, reason, options)


def _decision(mind: Mind, view: View, thinking: Thinking) -> Decision:
    scale, values = float(mind.setting.places["scale"]), thinking.values()
    # What was dropped on the way comes after what was thought of to the end.
    order = sorted(range(len(values)), key=lambda option: (not thinking.alive[option], -values[option]))
    if thinking.worlds and (better := left_to_partner(thinking, order)) is not None:
        order.remove(better)
        order.insert(0, better)
    errors = thinking.errors()
    options = tuple(
        Option(
            mind.action(thinking.starts, int(thinking.codes[place])),
            float(values[place]) * scale,
            float(errors[place]) * scale,
        )
        for place in order
    )
    if not thinking.worlds:
        return _decided(options, scale, view)
    values_seen, notes = thinking.seen()
    actions = [option.action for option in options]
    dearest = None if mind.dearest == NOBODY else view.game.rules.deck.cards[mind.dearest]
    looked = Lookout(view, actions, values_seen[:, order], notes[:, order], dearest)
    return Decision(options[0].action, differences.reason(looked), options)


def left_to_partner(thinking: Thinking, order: list[int]) -> int | None:
    """An option that leaves a trick to a partner who surely wins it, if the best one takes it away and gains nothing.

    Whoever plays together does not like to be overtaken or trumped for nothing, and a partner is not sure to see why.
    """
    start, (values, notes) = thinking.starts[0], thinking.seen()
    seat, side = int(start["to_act"]), start["side"]
    partners = [other for other in range(len(side)) if other != seat and side[other] == side[seat]]
    winners = notes[:, :, Fact.TRICK_WINNER]
    best = order[0]
    if start["at"] != PLAY or not start["played"] or not (winners[:, best] == seat).all():
        return None
    for other in order[1:]:
        leads = values[:, best] - values[:, other]
        if not np.isnan(leads).any() and np.isin(winners[:, other], partners).all():
            surely = GAINS * leads.std() / np.sqrt(len(leads))
            return int(other) if leads.mean() <= surely else None
    return None
