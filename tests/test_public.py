import subprocess
import sys

import followsuit as fs


def python(code):
    """What a program prints that is run by itself."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()


def test_every_public_name_can_be_had():
    """And is listed."""
    assert all(getattr(fs, name) is not None for name in fs.__all__)
    assert set(fs.__all__) <= set(dir(fs))


def test_no_other_name_is_there():
    """As in any module."""
    assert not hasattr(fs, "no_such_name")


def test_what_is_public_is_loaded_when_it_is_asked_for():
    """Whoever wants an error only waits for no game."""
    code = "import sys, followsuit; followsuit.GameError; print('followsuit.rules' in sys.modules)"

    assert ["False"] == python(code)


def test_games_and_replay_are_functions_whatever_is_imported_first():
    """Though modules have these names."""
    code = (
        "import followsuit.games.zole, followsuit.engine.replay, followsuit as fs;"
        "print(callable(fs.games), callable(fs.replay), len(fs.games()))"
    )

    assert ["True", "True", str(len(fs.games()))] == python(code)


def test_a_game_is_found_whatever_is_imported_first():
    """Nobody has to import the games."""
    assert ["Zole"] == python("from followsuit.engine.game import game; print(game('zole').name)")
    assert ["Zole"] == python("from followsuit.rules.page import find; print(find('zole').name)")
