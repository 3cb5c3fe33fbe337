import pytest

import followsuit as fs
from followsuit.bots import player, players, seated


def test_every_player_has_a_name_and_a_sentence():
    """The registry lists names with what they do, in order."""
    listed = players()

    assert sorted(listed) == list(listed)
    assert all(says.endswith(".") for says in listed.values())


def test_an_unknown_player_is_refused_with_the_known_names():
    """Whoever mistypes a name learns which there are."""
    with pytest.raises(fs.PlayerError) as refused:
        player("ghost", 1)

    assert "There is no player “ghost”." == refused.value.sentence
    assert all(name in refused.value.remedy for name in players())


@pytest.mark.parametrize("name", players())
def test_every_player_plays_every_game_by_its_rules(name):
    """A player's decision is always one of the legal actions of its view."""
    for key, game in fs.games().items():
        state = game.start(seed=f"{name} {key}")
        bots = [player(name, seat) for seat in range(game.seats)]
        for _ in range(60):
            assert state.to_act is not None
            view = state.view(state.to_act)
            action = bots[state.to_act].decide(view).action
            assert action in view.legal
            state = state.play(action)


def test_one_name_seats_everybody():
    """A single name stands for all seats."""
    assert ("random",) * 4 == seated(["random"], 4)


def test_as_many_names_as_seats_are_taken_as_they_are():
    """With a name a seat, each sits where it stands."""
    assert ("random", "random", "random") == seated(["random", "random", "random"], 3)


def test_another_number_of_names_is_refused():
    """Two names for three seats leave one empty."""
    with pytest.raises(fs.PlayerError, match=r"There are two players for three seats\. Name one for all, or 3\."):
        seated(["random", "random"], 3)


def test_seating_refuses_an_unknown_name():
    """Names are checked before anything is played."""
    with pytest.raises(fs.PlayerError, match="no player “ghost”"):
        seated(["ghost"], 3)
