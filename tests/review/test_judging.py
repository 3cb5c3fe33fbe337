"""One decision judged: planted blunders are found and classed, what is right is not accused."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import followsuit as fs
from followsuit.review.classes import ERRORS, Class
from followsuit.review.forecasts import Forecaster
from followsuit.review.judging import Judge, Judgement, is_sure
from tests.wisdom.misses import known_misses
from tests.wisdom.positions import Position, positions
from tests.wisdom.trying import Attempt

WORLDS = 80
LEAST_FOUND, LEAST_OF_A_GAME = 66, 4
"""Of 88 blunders of table wisdom, so many at the least; in the usual 160 worlds it is 75 (docs/review.md)."""


def judge_of(position: Position) -> Judge:
    """Whoever judges in a position."""
    return Judge(Forecaster(position.view().game, 0), WORLDS, 0)


def judged(position: Position, action: str) -> Judgement:
    """What is thought of an action in a position."""
    view = position.view()
    return judge_of(position).judge(view, view.game.action(action), 0)


def test_planted_blunders_are_found_and_classed_in_every_game():
    """What is proved to be wrong is an error, with its cost and a reason; what is proved to be right is better."""
    found, right = Counter[str](), 0
    for position in positions():
        judgement, thresholds = judged(position, position.instead), judge_of(position).thresholds
        if judgement.kind in ERRORS:
            least = thresholds.costly if judgement.kind is Class.COSTLY else thresholds.slip
            found[position.game] += 1
            right += str(judgement.options[0].action) in position.best
            assert judgement.loss.points >= least
            assert judgement.reason is not None

    assert LEAST_FOUND <= found.total()
    assert set() == {key for key in fs.games() if found[key] < LEAST_OF_A_GAME}
    assert right >= 0.9 * found.total()


def test_what_is_right_is_not_accused():
    """No right answer of table wisdom is called an error, but where strong itself misses it."""
    made = [Attempt(position, position.best[0]) for position in positions()]
    accused = [each.place for each in made if judged(each.position, each.did).kind in ERRORS]

    assert set() == set(accused) - set(known_misses("strong"))


def test_what_was_done_is_judged_in_the_same_worlds_as_what_is_best():
    """However bad it is: the pair is compared to the end."""
    position = next(each for each in positions() if each.name == "stash-the-lone-tens")
    judgement = judged(position, position.instead)
    done = next(option for option in judgement.options if option.action == judgement.action)

    assert Class.COSTLY is judgement.kind
    assert judgement.loss.points == pytest.approx(judgement.options[0].points - done.points)
    assert None not in (done.round, done.match)


def test_a_lead_within_chance_is_not_sure():
    """It must be more than 2.6 standard errors above nothing."""
    noise = np.random.Generator(np.random.PCG64(1)).normal(0.0, 1.0, 100)
    noise -= noise.mean()

    assert not is_sure(noise)
    assert not is_sure(noise + 0.25 * noise.std(ddof=1))
    assert is_sure(noise + 0.27 * noise.std(ddof=1))
    assert not is_sure(np.zeros(50))
    assert is_sure(np.full(50, 0.1))
    assert not is_sure(np.array([5.0]))
