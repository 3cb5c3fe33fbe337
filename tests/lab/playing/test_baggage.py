"""Games and players of one's own are known wherever their baggage is unpacked."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from followsuit import own_games
from followsuit.bots.own import offered
from followsuit.lab.playing.baggage import packed
from tests.cli.command import run

BOT = "from beside import first\ndef make(seed): return first(seed)\n"
BESIDE = """
class first:
    def __init__(self, seed): pass
    def decide(self, view, budget): return view.legal[0]
"""
UNPACK = """
import pickle, sys
pickle.load(sys.stdin.buffer).unpack()
import followsuit as fs
from followsuit.bots.registry import own
state = fs.game("mygame").start(1)
print(state.game.name, own("bot").program[-2])
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, a player, and what it imports."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    assert 0 == run("new", "mygame").exit_code
    Path("bot.py").write_text(BOT)
    Path("beside.py").write_text(BESIDE)
    monkeypatch.setenv(own_games.VARIABLE, str(home / "mygame.py"))
    monkeypatch.setenv(offered.VARIABLE, "bot=./bot.py")
    return home


def unpacked(baggage: bytes) -> list[str]:
    """What another process finds by it: a game's name, and a player's file."""
    done = subprocess.run([sys.executable, "-c", UNPACK], input=baggage, capture_output=True, check=False)
    assert 0 == done.returncode, done.stderr.decode()
    return done.stdout.decode().split()


def test_what_lies_in_the_same_place_is_used_there(home: Path):
    """As on this machine."""
    assert ["Mygame", str(home / "bot.py")] == unpacked(pickle.dumps(packed()))


def test_what_is_not_there_is_brought_along(home: Path, monkeypatch: pytest.MonkeyPatch):
    """With what lies beside it, for it may be imported."""
    baggage = pickle.dumps(packed())
    monkeypatch.chdir(home.parent)
    shutil.rmtree(home)

    name, file = unpacked(baggage)

    assert "Mygame" == name
    assert [BOT, BESIDE] == [Path(file).with_name(each).read_text() for each in ("bot.py", "beside.py")]
    shutil.rmtree(Path(file).parent)


def test_baggage_is_the_same_until_something_changes(home: Path):
    """So that it is sent once."""
    first = packed()
    assert first == packed()

    (home / "beside.py").write_text(BESIDE + "# changed\n")

    assert first.digest != packed().digest
