"""What has been compared is kept, and a later run goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

import followsuit as fs
from tests.kernel import equality
from tests.kernel.ledger import Ledger, compared_sources

TWO = (fs.game("miesjelen", seats=2, round_limit=4), fs.game("zole", rounds=1))
NAMES = ("miesjelen-seats=2-round_limit=4", "zole-seats=3-rounds=1-small_zole=True-dues=False")


@pytest.fixture
def compared(monkeypatch) -> list[tuple[int, int, int]]:
    """The chunks that runs over two small settings compare; their comparison is not the subject here."""
    chunks: list[tuple[int, int, int]] = []

    def compare(chunk: tuple[int, int, int]) -> int:
        chunks.append(chunk)
        return 10 * chunk[2]

    monkeypatch.setattr(equality, "EVERY_SETTING", TWO)
    monkeypatch.setattr(equality, "_compare_chunk", compare)
    return chunks


def run(path: Path, most: int) -> Ledger:
    """A run in one process with a ledger read from a file."""
    ledger = Ledger(path, TWO)
    equality.run(ledger, most, 1, lambda _name, _games: None)
    return ledger


def test_settings_take_turns(tmp_path: Path, compared):
    """The setting with the fewest games is next, and the last chunk is as short as need be."""
    run(tmp_path / "ledger.json", 70)

    assert [(0, 0, 50), (1, 0, 50), (0, 50, 20), (1, 50, 20)] == compared


def test_a_later_run_goes_on_with_new_games(tmp_path: Path, compared):
    """No game is compared twice, and what was compared is counted together."""
    run(tmp_path / "ledger.json", 10)
    compared.clear()
    ledger = run(tmp_path / "ledger.json", 15)

    assert [(0, 10, 5), (1, 10, 5)] == compared
    assert (30, 300) == (ledger.games, ledger.decisions)


@pytest.mark.usefixtures("compared")
def test_games_compared_with_other_code_are_told_apart(tmp_path: Path):
    """A line says how many of its games speak for the present code."""
    path = tmp_path / "ledger.json"
    run(path, 10)
    later = Ledger(path, TWO)
    later.code = "changed"
    later.add(NAMES[1], 2, 30)

    assert [
        f"{NAMES[0]}: 10 games, 100 decisions, no difference; 0 games with the present code",
        f"{NAMES[1]}: 12 games, 130 decisions, no difference; 2 games with the present code",
        "2 settings, at least 10 games each, 22 games, 230 decisions: no difference",
    ] == later.lines()


def test_only_what_plays_games_is_compared():
    """A change of the engine or of the kernel's own play is another code; one of open cards' solver is not."""
    root = Path(fs.__file__).parent
    names = {str(source.relative_to(root)) for source in compared_sources(root)}

    assert {"engine/step.py", "rules/follow.py", "games/zole.py", "kernel/machine.py", "cards.py"} <= names
    assert not any("solve" in name for name in names)
