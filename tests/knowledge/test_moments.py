"""A game as a row of moments, counted by the players' actions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.engine.later_round import at_round
from followsuit.engine.view import view_of
from followsuit.knowledge import Moments, World, moment_of, worlds
from followsuit.knowledge.errors import MomentError
from followsuit.knowledge.moments import in_public
from followsuit.laws.brute_force import round_of, true_world
from tests.support import drawn_for, every_game, play_randomly, setting_name, table


def played(game: fs.Game, seed: int) -> list[fs.State]:
    """Every state of a game of two rounds at most."""
    rng, states = random.Random(seed), [game.start(seed)]
    while states[-1].to_act is not None and states[-1].rounds_played < 2:
        states.append(states[-1].play(rng.choice(states[-1].legal())))
    return states


@every_game
def test_every_state_of_a_game_is_a_moment(game: fs.Game):
    """Each has the position that the game had after so many actions, and what was done last."""
    states = played(game, 5)

    moments = Moments.of_state(states[-1])

    assert list(range(len(states))) == [moment.number for moment in moments]
    assert [state.position for state in states] == [moment.position for moment in moments]
    done = [
        (before.to_act, action)
        for before, action in zip(states, [moment.done and moment.done[1] for moment in moments][1:], strict=False)
    ]
    assert [None, *done] == [moment.done for moment in moments]


@pytest.mark.parametrize("game", drawn_for("records"), ids=setting_name)
def test_a_record_has_the_moments_of_its_game(game: fs.Game):
    """Finished or not, with the names of its players."""
    state = play_randomly(game.start(3), random.Random(3), actions=21, rounds=2)
    names = [f"player {seat}" for seat in range(game.seats)]

    moments = Moments.of_record(state.record(names))

    assert tuple(names) == moments.players
    assert [moment.position for moment in Moments.of_state(state)] == [moment.position for moment in moments]
    assert moments.at().position == moments[-1].position


@every_game
@given(seed=st.integers(0, 2**32))
def test_the_true_deal_is_a_world_that_everyone_thinks_possible(game: fs.Game, seed: int):
    """It is where the cards lie; and a seat's view shows a spectator what a spectator sees."""
    rng = random.Random(seed)
    state = at_round(game, rng.randint(1, game.rounds or 1), seed)
    state = play_randomly(state, rng, actions=rng.randrange(30), rounds=0 if state.rounds_played else 1)
    moment = moment_of(state)
    if state.rounds_played:
        assert moment.round_end is not None
        moment = moment.round_end
    else:
        assert true_world(state) == moment.deal
        assert moment.position is not None
        assert round_of(state).number == moment.round

    assert moment.deal in worlds(moment.public)
    for seat in range(game.seats):
        assert moment.deal in worlds(moment.view(seat))
        assert moment.public == in_public(moment.view(seat))


def test_a_round_has_its_moments_from_the_deal_to_the_last_card():
    """The action that ends a round is also the moment with the next hands."""
    moments = Moments.of_state(played(fs.game("boerenbridge"), 1)[-1])

    first, second = moments.in_round(1), moments.in_round(2)

    # Four bids and twelve cards; four bids and sixteen cards.
    assert list(range(17)) == [moment.number for moment in first]
    assert list(range(16, 37)) == [moment.number for moment in second]
    assert (0, 0, 0, 0) == first[-1].public.hand_sizes
    assert (4, 4, 4, 4) == second[0].public.hand_sizes
    assert first[-1].done == second[0].done


def test_what_chance_has_not_done_yet_is_not_there():
    """A game whose chance is played by hand can stop anywhere."""
    state = fs.game("elemental", seats=3).start()
    assert World(((), (), ())) == Moments.of_state(state).at().deal

    state = state.play("dealer 0")
    assert [()] == [moment.public.hand_sizes for moment in Moments.of_state(state)]
    assert World(((), (), ()), undealt=state.game.rules.deck.cards) == Moments.of_state(state).at().deal

    state = state.play("deal 3f | 0 | ∞")
    assert [(1, 1, 1)] == [moment.public.hand_sizes for moment in Moments.of_state(state)]
    state = state.play("turn 5w")
    assert ["w"] == [moment.public.trump for moment in Moments.of_state(state)]


def test_a_token_that_chance_has_not_drawn_yet_is_not_there():
    """The trick is over, and its winner waits."""
    state = at_round(fs.game("ninja-whist", seats=2), 2, 1).with_seed(None)
    while state.to_act != fs.CHANCE:
        state = state.play(state.legal()[0])

    moments = Moments.of_state(state)

    assert state.position == moments.at().position


def test_a_view_is_a_single_moment_in_which_only_its_seat_sees():
    """Nothing is known of the deal, and nothing of what others see."""
    state = play_randomly(fs.game("zole").start(2), random.Random(1), actions=9)

    moments = Moments.of_view(state.view(1))

    assert 1 == len(moments)
    assert None is moments.at().deal
    assert 1 == moments.at().viewer
    assert state.view(1) == moments.at().view(1)
    assert state.view() == moments.at().public
    with pytest.raises(fs.SeatError, match="does not show what seat 2 sees"):
        moments.at().view(2)


@pytest.mark.parametrize("number", [-1, 3, 10**30, True, "2"])
def test_a_moment_that_is_not_there_is_refused_with_those_that_are(number: object):
    """From 0 to the last."""
    state = play_randomly(fs.game("miesjelen").start(2), random.Random(1), actions=2)

    with pytest.raises(MomentError) as refused:
        Moments.of_state(state).at(number)  # type: ignore[arg-type]

    assert "Moments go from 0, before the first action, to 2, the last." == refused.value.remedy


def test_a_seat_that_is_not_there_is_refused():
    """As everywhere."""
    with pytest.raises(fs.SeatError):
        moment_of(fs.game("zole").start(1)).view(3)


def test_a_state_set_up_by_hand_is_a_moment_too():
    """No game need have led to it."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")

    moment = moment_of(state)

    assert 1 == moment.number
    assert "play Ah" == str(moment.done[1])  # type: ignore[index]
    assert view_of(state.game, state.position, 2) == moment.view(2)


def test_a_game_stopped_by_its_table_is_over_at_its_last_moment():
    """Stopping is no action of a seat."""
    state = play_randomly(fs.game("zole", rounds=0).start(4), random.Random(1), rounds=1).stop()

    moments = Moments.of_state(state)

    assert moments.at().public.winners == state.winners
    assert None is moments.at().round
    assert moments.at().round_end is not None
