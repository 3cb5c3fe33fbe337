"""Few settings of a game stand for all of them."""

from itertools import combinations

import followsuit as fs
from followsuit.rules.page import find
from tests.support import EVERY_SETTING, SETTINGS, Options, drawn_for, options_of, pairs_covered


def test_any_two_values_that_can_come_together_do_so_in_few_settings():
    """In Oh Hell, which has by far the most."""
    every = options_of(find("oh-hell"))
    chosen = pairs_covered(every)

    assert len(chosen) < len(every) / 10
    assert _pairs(every) == _pairs(chosen)


def test_every_game_is_tried():
    """In each run of the tests, and in long runs."""
    assert fs.games().keys() == {game.key for game in SETTINGS} == {game.key for game in EVERY_SETTING}


def test_a_law_is_tried_with_every_value_of_every_option():
    """In less than half of the settings, and another law in others of them."""
    one, another = drawn_for("one law"), drawn_for("another law")

    assert len(SETTINGS) / 2 > max(len(one), len(another))
    assert {*one} != {*another}
    assert _values(SETTINGS) == _values(one) == _values(another)


def test_many_laws_are_tried_in_nearly_all_settings():
    """So that two values that do not go together are met by some of them."""
    tried = {game for number in range(20) for game in drawn_for(f"law {number}")}

    assert len(tried) > 0.95 * len(SETTINGS)


def _values(settings: tuple[fs.Game, ...]) -> set[tuple[str, str, object]]:
    return {(game.key, key, value) for game in settings for key, value in game.options.items()}


def _pairs(every: list[Options]) -> set[tuple[tuple[str, object], ...]]:
    return {pair for options in every for pair in combinations(options, 2)}
