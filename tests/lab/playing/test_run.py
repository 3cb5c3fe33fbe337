import pytest

import followsuit as fs
from followsuit.bots import Budget, prepare
from followsuit.kernel import compiling
from followsuit.lab.measuring.sample import Setup, sampled
from followsuit.lab.playing.duplicate import Duplicates, play_duplicates
from followsuit.lab.playing.run import run
from followsuit.lab.playing.seating import Seating
from followsuit.language.message import Message


@pytest.mark.parametrize("players", [["greedy"], ["casual", "random", "random"]], ids=["kernel", "engine"])
def test_all_is_compiled_before_the_first_game_is_asked_for(monkeypatch, tmp_path, players):
    """Whoever shows a bar or reads a clock begins after that, and hears of nothing later."""
    monkeypatch.setattr(compiling, "folder", lambda *_: tmp_path)
    told: list[Message] = []
    pieces = run(fs.game("zole", rounds=1), players, 2, 1, recorded=True, notify=told.append)

    assert 1 == len(told)
    assert 2 == sum(piece.games for piece in pieces)
    assert 1 == len(told)


def test_a_wait_is_announced_once_for_players_and_once_for_the_simulator(monkeypatch, tmp_path):
    """Whoever uses them first, and for whatever: nothing that “happens once” is said twice."""
    monkeypatch.setattr(compiling, "folder", lambda *_: tmp_path)
    told: list[Message] = []
    game, budget = fs.game("zole", rounds=1), Budget(seconds=None, worlds=1)
    for players in (("greedy", "random"), ("beginner", "random")):
        seating = Seating.of(2, game.seats, "x")
        list(play_duplicates(Duplicates(game, players, seating, "x", budget, 1), 1, cores=1, notify=told.append))
        sampled(Setup(game, players[0], "x", budget, 1, cores=1, notify=told.append), 1)
        list(run(game, [*players, "random"], 1, 1, notify=told.append))
        prepare(players, game, told.append)

    assert [Message("kernel/compiling", {"part": part}) for part in ("simulator", "players")] == told


def test_what_cannot_be_played_is_refused_at_once():
    """Before anybody opens a file for it."""
    with pytest.raises(fs.SeedError):
        run(fs.game("zole"), ["random"], 1, "hex:ff")
    with pytest.raises(fs.OptionError):
        run(fs.game("zole"), ["casual"], 0, 1)
