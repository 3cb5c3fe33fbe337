import subprocess
import sys

import pytest

import followsuit as fs
from followsuit.bots import Budget, kinds, player, players, prepare, registry, seated
from followsuit.bots.registry import (
    HINT_BOT,
    HURRIED_BOT,
    LADDER,
    LEVELS,
    STAND_IN_BOT,
    USUAL_BOT,
    check_at_table,
    table_players,
)


def test_every_player_has_a_name_and_a_sentence():
    """The registry lists names with what they do, from the weakest to the strongest and then the agents of a study."""
    listed = players()

    assert ["random", "greedy", "beginner", "instant", "casual", "strong", "master"] == list(listed)[:7]
    assert sorted(list(listed)[7:]) == list(listed)[7:]
    assert all(says.endswith(".") for says in listed.values())


def test_a_table_offers_the_levels_first():
    """From the weakest to the strongest; whoever wants another one finds it below them."""
    assert [*LEVELS, "random", "greedy", "instant"] == list(table_players())
    assert sorted(LEVELS, key=LADDER.index) == list(LEVELS)


def test_bots_that_the_program_chooses_itself_are_there():
    """For a seat without a wish, for a hint, and in place of bots that would take too long."""
    assert {USUAL_BOT, HINT_BOT, HURRIED_BOT, STAND_IN_BOT} <= set(table_players())
    assert (True, False) == (registry.has_mind(HURRIED_BOT), registry.has_mind(STAND_IN_BOT))


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
            if state.to_act is None:
                break
            view = state.view(state.to_act)
            action = bots[state.to_act].decide(view, Budget(worlds=2)).action
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


TIMID = '''"""Does the first thing that it may.

It never thinks about anything else.
"""

from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.engine.view import View


class TimidPlayer:
    """The first legal action."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """The first one."""
        return Decision(view.legal[0])


make = TimidPlayer
'''


@pytest.fixture
def timid(tmp_path, monkeypatch):
    """A file more in the folder of bots."""
    (tmp_path / "timid.py").write_text(TIMID)
    monkeypatch.setattr(kinds, "__path__", [*kinds.__path__, str(tmp_path)])
    registry._kinds.cache_clear()
    yield "timid"
    registry._kinds.cache_clear()
    sys.modules.pop("followsuit.bots.kinds.timid", None)


def test_a_file_in_the_folder_of_bots_is_a_bot(timid):
    """It is called as its file is, says of itself what the file says first, and plays."""
    state = fs.game("zole").start(seed=7)
    assert state.to_act is not None
    view = state.view(state.to_act)
    prepare([timid], view.game, lambda message: pytest.fail(message.code))

    assert [*LEVELS, "random", "greedy", "instant", "timid"] == list(table_players())
    assert "Does the first thing that it may." == players()[timid]
    assert view.legal[0] == player(timid, 1).decide(view).action


@pytest.mark.usefixtures("timid")
def test_a_bot_needs_the_kernel_if_its_file_imports_it():
    """Itself, or by what it is made with: so it is compiled before its first game. The others play at once."""
    assert ["random", "timid"] == [name for name in table_players() if not registry.needs_kernel(name)]


def test_a_bot_has_a_mind_if_it_is_made_with_one():
    """What a network has learned is compiled by itself, after what follows rules of thumb."""
    assert ["instant", "casual", "strong", "master"] == [name for name in players() if registry.has_mind(name)]


def test_the_agents_of_a_study_are_players_that_are_not_offered_at_a_table():
    """Their names have hyphens where their files have underscores; a table refuses them with those that it takes."""
    agents = [name for name in players() if name not in table_players()]

    assert {"boeren-greedy", "full-kripke", "greedy-kripke", "knower"} <= set(agents)
    with pytest.raises(fs.PlayerError, match="no player “full-kripke”") as refused:
        check_at_table("full-kripke")
    assert "boeren-greedy" not in refused.value.remedy


def test_looking_bots_up_loads_none_of_them():
    """Names and sentences come from their files: numba takes its time."""
    code = "import sys; from followsuit.bots import players; players(); print('numba' in sys.modules)"

    assert "False\n" == subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_an_unknown_player_is_not_made_ready():
    """It is refused as everywhere, also where a saved game names it."""
    with pytest.raises(fs.PlayerError, match="no player “ghost”"):
        prepare(["ghost"], fs.game("zole"), lambda message: pytest.fail(message.code))
