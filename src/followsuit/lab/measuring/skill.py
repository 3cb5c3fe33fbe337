"""How much of a result is skill and how much luck: one better player among weaker ones, over duplicate deals."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from followsuit.lab.measuring.inference import Estimate, Numbers, estimate, ratio
from followsuit.lab.measuring.sample import Setup
from followsuit.lab.playing.duplicate import Duplicates, play_duplicates
from followsuit.lab.playing.results import nearness, number_of_sides
from followsuit.lab.playing.seating import Seating, sides_of

WEAKER = {"random": "random", "greedy": "random"}
"""Whom each player is measured against, all others against `greedy`."""
SKILLED = "strong"
"""Who shows how much skill there is beyond rules of thumb."""
BATCHES = 20
ENOUGH = 30
"""Where games are cut off, fewer that ended than this tell nothing about who wins."""
Truths = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Parts:
    """What the differences between seats come from, as parts of one: who plays, the cards and seat, how play went."""

    player: Estimate
    cards: Estimate
    play: Estimate

    @property
    def shares(self) -> tuple[float, float, float]:
        """The three parts as they are told: none below nought, and one together."""
        player, cards, play = (max(each.mean, 0.0) for each in (self.player, self.cards, self.play))
        whole = (player + cards + play) or 1.0
        return player / whole, cards / whole, play / whole


@dataclass(frozen=True)
class Skill:
    """What the better of two kinds of player makes of sitting among the other kind."""

    better: str
    weaker: str
    deals: int
    ended: Estimate
    """The part of the games that came to an end; the others were cut off."""
    wins: Estimate
    """Its part of the games that came to an end."""
    even: float
    gained: Estimate
    """How far that is on the way from an even share (0) to winning always (1)."""
    winning: Parts
    """What decides who wins."""
    scoring: Parts
    """What decides the final scores."""

    @property
    def all_ended(self) -> bool:
        """Whether no game was cut off."""
        return self.ended.mean == 1


def skill(setup: Setup, weaker: str, deals: int) -> Skill | None:
    """Measure it for one seat of the setup's player and others of the weaker; nothing if hardly any game ended."""
    game, seats = setup.game, setup.game.seats
    seating = Seating.one_against(seats, setup.seed, sides_of(game))
    asked = Duplicates(game, (setup.player, weaker), seating, setup.seed, setup.budget, setup.max_rounds)
    shape, done = (deals, seating.ways, seats), 0
    best, finished, shares, near = np.empty(shape, bool), np.empty(shape[:2], bool), np.empty(shape), np.empty(shape)
    for each in play_duplicates(asked, deals, cores=setup.cores, notify=setup.notify):
        here = slice(done, done := done + each.deals)
        best[here], finished[here], shares[here] = each.seated == 0, each.finished, each.shares
        near[here] = nearness(game, each.totals)
    if finished.sum() < ENOUGH and not finished.all():
        return None
    members, won = seats // number_of_sides(game), (shares * best).sum(axis=(1, 2))
    wins, even = ratio(won / members, finished.sum(axis=1)), 1 / number_of_sides(game)
    return Skill(
        better=setup.player,
        weaker=weaker,
        deals=deals,
        ended=estimate(finished.mean(axis=1)),
        wins=wins,
        even=even,
        gained=wins.moved(-even).times(1 / (1 - even)),
        winning=parts(shares, best),
        scoring=parts(near, best),
    )


def parts(values: Numbers, best: Truths) -> Parts:
    """Take the spread of values by deal, seating and seat apart.

    The part of the player is the spread that the two kinds' means alone would give. The part of the cards is what the
    same seat of the same deal has in common in two seatings, once the kinds' means are taken off. The rest is how
    play went: it is different each time that somebody else sits somewhere.
    """
    heaps = min(BATCHES, len(values))
    rows = [_parts(*each) for each in zip(np.array_split(values, heaps), np.array_split(best, heaps), strict=True)]
    whole = _parts(values, best)
    found = []
    for place in range(3):
        spread = estimate([row[place] for row in rows])
        found.append(spread.moved(whole[place] - spread.mean))
    return Parts(*found)


def _parts(values: Numbers, best: Truths) -> tuple[float, float, float]:
    total = float(values.var())
    if total == 0:
        return 0.0, 0.0, 0.0
    part = float(best.mean())
    means = {kind: float(values[best == kind].mean()) for kind in (True, False)}
    player = part * (1 - part) * (means[True] - means[False]) ** 2
    left = values - np.where(best, means[True], means[False])
    ways = values.shape[1]
    sums, squares = left.sum(axis=1), (left * left).sum(axis=1)
    cards = float(((sums * sums - squares) / (ways * (ways - 1))).mean())
    return player / total, cards / total, 1 - (player + cards) / total
