import pytest

import followsuit as fs
from followsuit.kernel import compiling
from followsuit.lab.playing.run import run


@pytest.mark.parametrize("players", [["greedy"], ["casual", "random", "random"]], ids=["kernel", "engine"])
def test_all_is_compiled_before_the_first_game_is_asked_for(monkeypatch, tmp_path, players):
    """Whoever shows a bar or reads a clock begins after that, and hears of nothing later."""
    monkeypatch.setattr(compiling, "folder", lambda: tmp_path)
    told: list[str] = []
    pieces = run(fs.game("zole", rounds=1), players, 2, 1, recorded=True, tell=told.append)

    assert 1 == len(told)
    assert 2 == sum(piece.games for piece in pieces)
    assert 1 == len(told)


def test_what_cannot_be_played_is_refused_at_once():
    """Before anybody opens a file for it."""
    with pytest.raises(fs.SeedError):
        run(fs.game("zole"), ["random"], 1, "hex:ff")
    with pytest.raises(fs.OptionError):
        run(fs.game("zole"), ["casual"], 0, 1)
