from itertools import islice
from unittest.mock import Mock

import pytest

import followsuit as fs
from followsuit.bots import Budget, Decision, player
from followsuit.engine.limits import LATEST_CUTOFF
from followsuit.lab.playing.engine_games import simulate
from followsuit.lab.playing.limits import MAX_ROUNDS, OPEN_ROUNDS, usual_max_rounds
from tests.support import SETTINGS, setting_name


def test_the_same_seed_plays_the_same_games():
    """A simulation can be repeated anywhere, action for action."""
    game = fs.game("zole", rounds=2)

    assert [state.record() for state in simulate(game, ["random"], 3, 7)] == [
        state.record() for state in simulate(game, ["random"], 3, "7")
    ]


def test_players_are_given_worlds_to_think_and_no_clock(monkeypatch):
    """So that what they do follows from the seed, on any machine and however busy it is."""
    thinker = Mock()
    thinker.decide.side_effect = lambda view, _: Decision(view.legal[0])
    monkeypatch.setattr("followsuit.lab.playing.engine_games.player", Mock(return_value=thinker))
    list(simulate(fs.game("zole", rounds=1), ["casual"], 1, 7))

    assert {Budget(seconds=None, worlds=64)} == {call.args[1] for call in thinker.decide.mock_calls}


def test_every_game_of_a_simulation_has_a_seed_of_its_own():
    """Game i is dealt from the seed and its number."""
    states = simulate(fs.game("boerenbridge"), ["random"], 3, "x")

    assert ["x/0", "x/1", "x/2"] == [state.record()["seed"] for state in states]


def test_every_player_of_every_game_has_a_seed_of_its_own():
    """Seat s of game i decides as a player made from seed/i/s does."""
    game = fs.game("boerenbridge")
    _, played = simulate(game, ["random"], 2, "x")
    bots = [player("random", f"x/1/{seat}") for seat in range(game.seats)]
    state = game.start("x/1")
    while state.to_act is not None:
        state = state.play(bots[state.to_act].decide(state.view(state.to_act)).action)

    assert state.record() == played.record()


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_every_game_can_be_simulated_and_replayed(game):
    """Whatever the seats and options, the record of a simulated game holds."""
    (state,) = simulate(game, ["random"], 1, 1, 2)
    record = state.record()

    assert record["rounds"] == fs.replay(record).record()["rounds"][: state.rounds_played]


def test_a_game_past_the_last_round_is_cut_off_there():
    """It ends between two rounds: no deal is begun, nobody has won."""
    (state,) = simulate(fs.game("miesjelen"), ["random"], 1, 3, 2)
    record = state.record(legal=True)

    assert not state.is_over
    assert 2 == len(record["rounds"])
    assert all(round_["scores"] is not None for round_ in record["rounds"])
    assert (False, []) == (record["finished"], record["winners"])


def test_a_game_that_ends_in_its_last_round_is_finished():
    """The limit cuts off only what would go on."""
    (state,) = simulate(fs.game("zole", rounds=2), ["random"], 1, 3, 2)

    assert state.is_over


@pytest.mark.parametrize(("options", "most"), [({"rounds": 12}, MAX_ROUNDS), ({"rounds": 0}, OPEN_ROUNDS)])
def test_a_game_that_only_its_table_can_end_is_cut_off_sooner(options, most):
    """An open-ended Zole is cut off after as many rounds as are usual, and all others after 200."""
    assert most == usual_max_rounds(fs.game("zole", **options))


def test_an_open_ended_game_is_cut_off_without_being_told():
    """Nobody has won a Zole that nobody stopped."""
    (state,) = simulate(fs.game("zole", rounds=0), ["random"], 1, 3)

    assert (OPEN_ROUNDS, False, ()) == (state.rounds_played, state.is_over, state.winners)


def test_games_are_played_only_when_asked_for():
    """A million games cost nothing until one looks at them."""
    assert 1 == len(list(islice(simulate(fs.game("boerenbridge"), ["random"], 10**6, 3), 1)))


@pytest.mark.parametrize("games", [0, -1])
def test_a_number_of_games_below_one_is_refused(games):
    """There is no simulation of nothing."""
    with pytest.raises(fs.OptionError, match="1 or more"):
        simulate(fs.game("zole"), ["random"], games, 1)


@pytest.mark.parametrize(("most", "told"), [(0, "0"), (LATEST_CUTOFF + 1, "1000001"), (10**20, "“a huge number”")])
def test_a_limit_without_a_round_or_beyond_all_counting_is_refused(most, told):
    """A game needs at least one round, and the kernel counts no further than it has room for."""
    with pytest.raises(fs.OptionError, match=rf"cut off after {told} rounds\. Give 1 to 1,000,000\."):
        simulate(fs.game("zole"), ["random"], 1, 1, most)


def test_players_are_checked_before_anything_is_played():
    """A wrong name is refused at once, not when the first game is asked for."""
    with pytest.raises(fs.PlayerError):
        simulate(fs.game("zole"), ["ghost"], 1, 1)


def test_a_seed_written_for_bytes_is_refused():
    """`hex:` stands for bytes, to which no game number can be added."""
    with pytest.raises(fs.SeedError, match="cannot begin with `hex:`"):
        simulate(fs.game("zole"), ["random"], 1, "hex:ff")


def test_bytes_are_a_seed():
    """Bytes count by their hexadecimal digits."""
    (state,) = simulate(fs.game("boerenbridge"), ["random"], 1, b"\xff\x00")

    assert "ff00/0" == state.record()["seed"]
