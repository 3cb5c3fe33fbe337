"""A change in play shows as a change in a golden game."""

import pytest

import followsuit as fs
from tests.golden import FOLDER, path, transcript


@pytest.mark.parametrize("game", fs.games().values(), ids=lambda game: game.key)
def test_a_game_still_plays_as_its_golden_game_tells(game: fs.Game):
    """Every game has a golden game, and playing it again writes the same lines (`make golden` writes them anew)."""
    assert path(game).read_text(encoding="utf-8").splitlines() == transcript(game).splitlines()


def test_every_golden_game_is_of_a_game_that_exists():
    """No transcript is left behind by a game that has gone."""
    assert {f"{key}.txt" for key in fs.games()} == {file.name for file in FOLDER.glob("*.txt")}
