"""What every player owes: legal actions, the same answer to the same view, and no use of what it cannot see."""

from __future__ import annotations

import random

import pytest

import followsuit as fs
from followsuit.bots import player, players, reasons
from followsuit.bots.player import Budget
from followsuit.engine.position import Phase
from followsuit.engine.view import view_of
from followsuit.language.message import Message
from tests.support import SETTINGS, play_randomly, setting_name, table
from tests.test_laws import reshuffled

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


@pytest.mark.parametrize("name", ["greedy", "casual"])
@pytest.mark.parametrize("key", sorted(fs.games()))
def test_a_player_plays_a_whole_game(name: str, key: str):
    """Every kind of decision that a game asks for is met with a legal answer."""
    game = fs.game("miesjelen", round_limit=4) if key == "miesjelen" else fs.games()[key]
    bots = [player(name, seat) for seat in range(game.seats)]
    state = game.start(seed=2)
    while state.to_act is not None and state.rounds_played < 8:
        state = state.play(bots[state.to_act].decide(state.view(state.to_act), Budget(worlds=2)).action)
    assert state.to_act is None or state.rounds_played == 8


def view_to_decide() -> fs.View:
    """A view in the middle of a Boerenbridge round."""
    state = play_randomly(fs.game("boerenbridge", schedule="fifteen").start(seed=9), random.Random(9), rounds=6)
    while state.position.phase is not Phase.PLAY or len(state.legal()) < 3:
        state = state.play(state.legal()[0])
    assert state.to_act is not None
    return state.view(state.to_act)


def test_counted_in_worlds_a_decision_is_the_same_every_time():
    """Action, values, errors and reason: all of it depends on the seed, the view and the number of worlds only."""
    view, budget = view_to_decide(), Budget(worlds=40)
    assert player("casual", 3).decide(view, budget) == player("casual", 3).decide(view, budget)
    assert player("casual", 3).decide(view, budget).options != player("casual", 4).decide(view, budget).options


def test_a_decision_tells_the_value_of_every_option():
    """Best first, each with its error, and a sentence that says why."""
    view = view_to_decide()
    decision = player("casual", 3).decide(view, Budget(worlds=60))
    values = [option.value for option in decision.options]
    assert set(view.legal) == {option.action for option in decision.options}
    assert sorted(values, reverse=True) == values
    assert decision.action == decision.options[0].action
    assert all(option.error >= 0 for option in decision.options)
    second = reasons.doing(decision.options[1].action, view)
    assert reasons.best(60, second, is_clear=False) == decision.reason


def test_a_lead_is_clear_by_the_worlds_in_which_both_were_weighed():
    """But never after a few worlds, though they may all say the same."""
    hands = "9c 2d | 8c 3d | 7c 4d | Tc 3c"
    state = table("boerenbridge", hands=hands, trump="h", bids="0 0 0 1", led="9c 8c 7c", schedule="fifteen")
    few, many = (player("casual", 1).decide(state.view(3), Budget(worlds=worlds)).reason for worlds in (2, 50))
    second = Message("doing/play", {"card": "3c"})
    assert reasons.best(2, second, is_clear=False) == few
    assert reasons.best(50, second, is_clear=True) == many


def test_nothing_is_ahead_of_what_is_as_good():
    """Two cards that lose in every world are called equals."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | 4d 5d | 6d 7d", trump="h", bids="2 0 0 0", schedule="fifteen")
    decision = player("casual", 1).decide(state.view(0), Budget(worlds=20))
    assert reasons.as_good(20, Message("doing/play", {"card": "Ah"})) == decision.reason


def test_every_world_has_a_chance_of_its_own():
    """Which tokens will be drawn differs from world to world, so the round's number makes a decision no other."""
    decisions = []
    for number in (1, 2, 4, 5):
        state = table("ninja-whist", hands="6a | 5a", led="6a 5a", bids="5 5", score_areas=" | aa", number=number)
        decisions.append(player("casual", 1).decide(state.view(1), Budget(worlds=400)))
    assert {"add aa"} == {str(decision.action) for decision in decisions}
    assert all(decision.options[0].error > 0 for decision in decisions)
    assert all(abs(decision.options[0].value - 0.3) < 0.3 for decision in decisions)


@pytest.mark.parametrize("name", ["greedy", "casual"])
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


def test_more_worlds_make_a_value_surer():
    """The standard error shrinks as the square root of the number of worlds."""
    view = view_to_decide()
    few, many = (player("casual", 3).decide(view, Budget(worlds=worlds)).options[-1] for worlds in (50, 800))
    assert many.error < few.error / 2


def test_a_forced_action_is_not_thought_about():
    """With one legal action there is nothing to weigh."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    decision = player("casual", 1).decide(state.view(1))
    assert ("play 8s", ()) == (str(decision.action), decision.options)


def test_casual_takes_the_last_trick_that_meets_its_bid():
    """Where the cards leave no doubt, the right card is found."""
    state = table("boerenbridge", hands="Ah 2c | Kc 3d | 4d 5d | 6d 7d", trump="h", bids="2 0 0 0", schedule="fifteen")
    decision = player("casual", 1).decide(state.view(0), Budget(worlds=50))
    assert "play Ah" == str(decision.action)
