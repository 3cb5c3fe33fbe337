from pathlib import Path

import pytest

import followsuit as fs
from followsuit.lab.playing.engine_games import simulate
from followsuit.lab.reporting.record_files import RecordFile
from tests.registry import forget_afterwards


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    """An empty folder to work in, on a system that is set to no language; games that are read are forgotten again."""
    forget_afterwards(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "C")


@pytest.fixture
def games(_folder) -> Path:
    """A file with three short games of Boerenbridge."""
    path = Path("games.jsonl")
    with RecordFile(path) as file:
        for state in simulate(fs.game("boerenbridge"), ["random"], 3, 7):
            file.write(state.record(["Anna", "Bob", "Cleo", "Dan"]))
    return path
