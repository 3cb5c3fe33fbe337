"""A game of one's own, from an empty folder to a game that was played, checked and simulated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Person, finish, refused, run


def test_a_first_page_is_written_played_and_replayed(monkeypatch: pytest.MonkeyPatch):
    """`new`, then `play` with its file: the record names it by its key."""
    assert 0 == run("new", "My game").exit_code
    kept = Path("kept.json")
    monkeypatch.setattr("builtins.input", Person(kept))

    done = run("play", "./my_game.py", "--option", "rounds=1", "--players", "random", "--seed", 1, "--record", kept)

    assert 0 == done.exit_code, done.output
    record = json.loads(kept.read_text())
    assert ("my-game", True) == (record["game"], record["finished"])


def test_a_file_that_exists_is_not_written_over():
    """Unless it is asked for."""
    run("new", "mygame")

    assert "already exists" in refused(run("new", "mygame"), "file/unusable")
    assert 0 == run("new", "mygame", "--force").exit_code


@pytest.mark.parametrize("name", ["9 lives", "", "x" * 41, "../up", "zole"])
def test_a_name_that_no_game_can_have_is_refused(name: str):
    """Because of its letters, or because it is taken."""
    refused(run("new", name), "game/unknown")


@pytest.mark.parametrize("name", ["class", "french", "game", "rounds"])
def test_a_game_may_be_called_by_a_word_that_python_or_its_page_needs(name: str):
    """Its page can be read all the same, and the game is called so."""
    assert 0 == run("new", name).exit_code

    told = run("rules", f"./{name}.py")

    assert 0 == told.exit_code, told.output
    assert f"# {name.capitalize()}" in told.stdout


@pytest.mark.parametrize("place", [".", "./mygame.py"])
def test_a_folder_of_games_may_be_named_anywhere(place: str):
    """Before the command or behind it, beside a number of games."""
    run("new", "mygame")

    before = run("--games", place, "simulate", "mygame", "--games", 4, "--seed", 1)
    behind = run("simulate", "mygame", "--games", 4, f"--games={place}", "--seed", 1)

    assert 0 == before.exit_code == behind.exit_code, before.output + behind.output
    assert "Mygame" in before.stdout
    assert "mygame" in run("games", "--games", place).stdout


def test_a_number_of_games_that_is_none_is_still_refused():
    """It is no folder either."""
    assert "whole number" in refused(run("simulate", "zole", "--games", "abc"), "option/invalid")


def test_every_law_holds_for_a_first_page():
    """In every seat count, and with its option set otherwise."""
    run("new", "mygame")

    done = run("check", "./mygame.py", "--tries", 2)

    assert (0, 9) == (done.exit_code, done.stdout.count("✓")), done.output
    assert "Every law holds." in done.stdout


FAILING = '''
from dataclasses import dataclass
from dataclasses import replace
from followsuit.rules import PerTrick
from tests.whist import whist

@dataclass(frozen=True)
class Failing(PerTrick):
    """A word that fails in some rounds."""

    def of_seat(self, round_, seat, so_far):
        return so_far // (round_.dealer % 2)

failing = replace(whist, key="failing", build=lambda: replace(whist.build(), score=(Failing(1),)))
'''


def test_a_law_that_is_broken_is_told_with_an_example():
    """What a word of one's own does is anybody's code."""
    Path("failing.py").write_text(FAILING)

    done = run("check", "./failing.py", "--tries", 3)

    assert 2 == done.exit_code
    assert "✗ Totals are the sums" in done.stdout
    assert "ZeroDivisionError" in done.stdout
    assert "not compiled" in " ".join(done.stdout.split())


def test_processes_of_a_command_know_the_game():
    """A simulation by the engine is shared among cores."""
    run("new", "mygame")

    status, out, err = finish("tournament", "./mygame.py", "--players", "greedy,random", "--deals", 2, "--seed", 1)

    assert (0, "") == (status, err)
    assert "Mygame" in out
