"""What a network decides: the best of what it judges, and without a thought where there is nothing to choose."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.kernel.layout import GAME
from followsuit.minds.judging import best_of, decide, desk, judge, judge_if_open
from followsuit.minds.setting import setting_of
from tests.minds.looking import unlearned


@pytest.mark.parametrize("key", ["oh-hell", "zole"])
def test_a_network_decides_what_it_judges_best_and_looks_only_where_there_is_a_choice(key):
    """Along a whole round, with every call and card."""
    setting, network, games = setting_of(fs.game(key)), unlearned(), np.zeros(1, GAME)
    tables, places = setting.kernel.tables, setting.places
    state, choices, forced = fs.game(key).start(seed=4), 0, 0
    while state.to_act is not None and not state.rounds_played:
        games[0] = setting.kernel.load(state.position)
        judged, glanced = desk(), desk()
        decision = decide(games[0], tables, places, network, desk())
        if state.position.phase.value != "pick":
            count = judge(games[0], tables, places, network, judged)
            assert judge_if_open(games[0], tables, places, network, glanced) == count
            assert decision == judged.options[best_of(judged, count)]
            assert glanced.values[:count].tolist() == (judged.values[:count].tolist() if count > 1 else [0.0])
            choices, forced = choices + (count > 1), forced + (count == 1)
        state = state.play(setting.kernel.bridge.action(games[0], decision))
    assert choices
    assert forced
