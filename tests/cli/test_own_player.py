"""Writing a player, step by step as its page of the documentation tells it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from followsuit.bots.own.offered import VARIABLE
from tests.cli.command import finish, refused, run

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-player.md"


def block(language: str) -> str:
    """The first example in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, "")


def test_the_players_of_the_guide_meet_in_a_tournament(tmp_path: Path):
    """One in Python and one in JavaScript, beside one of this program."""
    Path("bot.py").write_text(block("python"))
    Path("bot.mjs").write_text(block("js"))
    node = Path(sys.executable).with_name("node")
    if not node.exists():
        pytest.skip("there is no Node here")

    status, out, err = finish(
        "tournament", "zole", "--players", f"./bot.py:Cautious,first=run:{node} bot.mjs,random",
        "--deals", 2, "--seed", 1, "--option", "rounds=1", cwd=tmp_path,
    )  # fmt: skip

    assert (0, "") == (status, err)
    assert "Cautious" in out
    assert "first" in out


def test_a_player_that_is_not_there_is_refused():
    """Before anything is played."""
    refused(run("tournament", "zole", "--players", "./gone.py,greedy", "--deals", 2), "player/unknown")


def test_forfeited_decisions_are_told_at_the_end():
    """With the reason."""
    Path("bot.py").write_text(block("python").replace("return view.legal[0]", "return 'nothing'"))

    done = run("simulate", "zole", "--players", "./bot.py:Cautious", "--games", 1, "--option", "rounds=1")

    assert 0 == done.exit_code
    assert "forfeited" in done.stderr
    assert "it chose what is not allowed: nothing" in done.stderr


def test_a_server_does_not_begin_without_a_player_that_it_is_to_offer(monkeypatch: pytest.MonkeyPatch):
    """A name alone is found by nobody at its tables; one that there is may be named."""
    monkeypatch.setattr("followsuit.server.run.serve.serve", lambda _: None)
    Path("bot.py").write_text(block("python"))

    assert "careful" in refused(run("serve", "--players", "careful"), "player/unknown")
    assert 0 == run("serve", "--players", "careful=./bot.py:Cautious, strong,").exit_code
