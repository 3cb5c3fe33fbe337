"""Few settings of a game stand for all of them."""

from itertools import combinations

import followsuit as fs
from followsuit.rules.page import find
from tests.support import EVERY_SETTING, SETTINGS, pairs_covered, settings_of


def test_any_two_values_that_can_come_together_do_so_in_few_settings():
    """In Oh Hell, which has by far the most."""
    every = settings_of(find("oh-hell"))
    chosen = pairs_covered(every)

    assert len(chosen) < len(every) / 10
    assert _pairs(every) == _pairs(chosen)


def test_every_game_is_tried():
    """In each run of the tests, and in long runs."""
    assert fs.games().keys() == {game.key for game in SETTINGS} == {game.key for game in EVERY_SETTING}


def _pairs(settings: list[fs.Game]) -> set[tuple[tuple[str, object], tuple[str, object]]]:
    return {pair for game in settings for pair in combinations(game.options.items(), 2)}
