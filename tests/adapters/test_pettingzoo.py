from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import followsuit as fs
from followsuit.adapters.pettingzoo import env

# It warns of observations that are not one array; with a mask it is a dictionary, as in the library's own card games.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
every_game = pytest.mark.parametrize("game", fs.games().values(), ids=fs.games())


@every_game
def test_the_library_finds_nothing_wrong(game: fs.Game):
    """Its own tests of the interface, of seeds, and of the same game with all agents asked at once."""
    api_test(env(game, rounds=2), num_cycles=60)
    seed_test(lambda: env(game, rounds=2), num_cycles=10)
    parallel: Any = turn_based_aec_to_parallel(env(game, rounds=1))
    parallel_api_test(parallel, num_cycles=40)


def test_rewards_of_agents_add_up_to_the_scores():
    """Each agent is told, whenever it is asked, what came since it was asked last."""
    table = env(fs.game("hearts"), rounds=1)
    table.reset(seed=5)
    won = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        won[agent] += reward
        assert observation is not None
        table.step(None if ended or cut else int(observation["action_mask"].argmax()))

    assert -26.0 == sum(won.values())
    assert [] == table.agents


def test_a_table_can_be_shown():
    """As a spectator sees it, and only if that is wanted."""
    table = env(fs.game("whist"), render_mode="ansi")
    table.reset(seed=1)

    assert "Whist, 4 seats, round 1" == str(table.render()).splitlines()[0]
    assert "followsuit_whist_v1" == table.metadata["name"]
    assert env(fs.game("whist")).render() is None
