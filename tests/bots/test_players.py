"""What every player owes: legal actions, the same answer to the same view, and no use of what it cannot see."""

from __future__ import annotations

import random

import pytest

import followsuit as fs
from followsuit.bots import player, players
from followsuit.bots.player import Budget
from followsuit.engine.view import view_of
from followsuit.laws.reshuffling import reshuffled
from tests.support import SETTINGS, setting_name, table

FEW = Budget(worlds=6)
every_player = pytest.mark.parametrize("name", sorted(players()))


@every_player
@pytest.mark.parametrize("game", SETTINGS[::3], ids=setting_name)
def test_a_player_decides_by_its_view_alone(name: str, game: fs.Game):
    """With the hidden cards swapped around, at every kind of decision, the answer stays, and it is legal."""
    rng, seen = random.Random(5), set()
    state = game.start(seed=5)
    while state.to_act is not None and state.rounds_played < 4:
        if (state.position.phase, len(state.position.actions) % 4) not in seen:
            seen.add((state.position.phase, len(state.position.actions) % 4))
            seat = state.to_act
            other = reshuffled(state.position, seat, rng)
            answer = player(name, "x").decide(view_of(game, state.position, seat), FEW).action
            assert answer in state.legal()
            assert answer == player(name, "x").decide(view_of(game, other, seat), FEW).action
        state = state.play(rng.choice(state.legal()))


@pytest.mark.parametrize("name", ["greedy", "beginner", "strong"])
@pytest.mark.parametrize("key", sorted(fs.games()))
def test_a_player_plays_a_whole_game(name: str, key: str):
    """Every kind of decision that a game asks for is met with a legal answer."""
    game = fs.game("miesjelen", round_limit=4) if key == "miesjelen" else fs.games()[key]
    bots = [player(name, seat) for seat in range(game.seats)]
    state = game.start(seed=2)
    while state.to_act is not None and state.rounds_played < 8:
        state = state.play(bots[state.to_act].decide(state.view(state.to_act), Budget(worlds=2)).action)
    assert state.to_act is None or state.rounds_played == 8


@pytest.mark.parametrize("name", ["greedy", "beginner", "strong"])
def test_a_player_copes_with_more_dues_than_a_round_can_settle(name: str):
    """However long a table has played."""
    state = table("zole", hands="Ac 9c | Tc Kc | Ah Th", contract="B", solo=0, dues=(1, None) * 200)
    assert player(name, 1).decide(state.view(0), FEW).action in state.legal()


@pytest.mark.parametrize("options", [{"key": "zole", "rounds": 1_000}, {"key": "ninja-whist", "bid_cap": 20}])
def test_a_player_copes_with_the_largest_number_that_an_option_takes(options: dict[str, object]):
    """A game that nobody will see the end of is played like another."""
    game = fs.game(str(options.pop("key")), **options)
    state = game.start(seed=1)
    assert state.to_act is not None
    assert player("greedy", 1).decide(state.view(state.to_act)).action in state.legal()


def test_a_player_thinks_over_one_world_at_least():
    """Nothing can be weighed in none."""
    with pytest.raises(fs.OptionError, match="cannot think over 0 worlds"):
        Budget(worlds=0)
