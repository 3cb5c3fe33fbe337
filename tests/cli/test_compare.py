"""`followsuit compare` and `followsuit sweep`: what is told, written and refused."""

from __future__ import annotations

import html
import json
import re
import shlex
from pathlib import Path

import pytest

from followsuit.lab.measuring.comparison import Comparison
from tests.cli.command import refused, run

QUICK = ("--games", 60, "--seed", 7, "--cores", 1)


def test_two_settings_are_compared_with_a_verdict_in_the_first_line():
    """The figures stand below it, side by side; nothing is written."""
    result = run("compare", "zole", "zole:rounds=24,small_zole=false", *QUICK)

    assert 0 == result.exit_code, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Beside Zole, Zole (rounds=24, small_zole=false) takes 12.6 min more")
    assert "B: Zole (rounds=24, small_zole=false)" in lines
    assert re.search(r"^minutes +12\.6 ± \S+ +25\.2 ± \S+ +\+12\.6 ± ", result.stdout, re.MULTILINE)
    assert [] == list(Path().iterdir())


def test_the_report_and_the_figures_of_a_comparison_are_written():
    """The command in the report finds the same figures."""
    run("compare", "whist", "sueca", *QUICK, "--out", "a.html", "--json", "a.json")
    page, data = Path("a.html").read_text(), json.loads(Path("a.json").read_text())
    command = re.search(r"<code>followsuit (.*?)</code>", page)
    assert command is not None
    run(*shlex.split(html.unescape(command[1])), "--json", "b.json")

    assert "<h1>Whist beside Sueca</h1>" in page
    assert page.count("<figure") > 5
    assert ["whist", "sueca"] == [each["game"] for each in data["contenders"]]
    assert {"figure", "usual", "then", "difference", "significant"} == set(data["contenders"][1]["changes"][0])
    assert data == json.loads(Path("b.json").read_text())


def test_a_game_is_compared_as_two_players_play_it():
    """With and without something, and the players named."""
    result = run("compare", "whist", "--players", "greedy,greedy-without-trumping", *QUICK)

    assert 0 == result.exit_code, result.output
    assert "B: Whist by greedy-without-trumping" in result.stdout


def test_what_each_word_is_worth_is_told():
    """A line for each that the game can be played without."""
    result = run("compare", "whist", "--without-each", *QUICK)

    assert 0 == result.exit_code, result.output
    assert result.stdout.startswith("Of three things that Whist can be played without, ")
    assert all(f"\nwithout {word}\n" in result.stdout for word in ("FollowSuit", "SuitOfTurned", "Partners"))


def test_a_game_of_ones_own_is_compared_by_its_file():
    """With options of its own behind a colon."""
    run("new", "mygame")
    result = run("compare", "./mygame.py", "./mygame.py:rounds=10", *QUICK)

    assert 0 == result.exit_code, result.output
    assert "Beside Mygame, Mygame (rounds=10) takes " in result.stdout


def test_a_sweep_tells_which_values_meet_a_goal():
    """A line a value, and a page with a drawing for each figure."""
    goals = ("--goal", "minutes=8", "--goal", "lead-changes>=0")
    result = run("sweep", "zole", "-o", "rounds=4..12..4", *goals, *QUICK, "--out", "a.html", "--json", "a.json")

    assert 0 == result.exit_code, result.output
    assert result.stdout.startswith("rounds=8 meets minutes=8 and lead-changes>=0: minutes 8.4 ± 0;")
    assert ["no", "yes", "no"] == re.findall(r"^ +\d+ .* (yes|no) *$", result.stdout, re.MULTILINE)
    assert "<h1>Zole: values of rounds</h1>" in Path("a.html").read_text()
    assert 3 == len(json.loads(Path("a.json").read_text())["contenders"])


@pytest.mark.parametrize(
    "args", [("compare", "zole", "whist"), ("sweep", "zole", "-o", "rounds=4..6")], ids=lambda args: args[0]
)
def test_ctrl_c_tells_what_was_measured(args, monkeypatch):
    """Whatever was done by then, with exit status 130."""
    measure = Comparison.measure

    def interrupted(self):
        yield next(measure(self))
        raise KeyboardInterrupt

    monkeypatch.setattr(Comparison, "measure", interrupted)
    result = run(*args, *QUICK, "--json", "a.json")

    assert 130 == result.exit_code
    assert "Stopped after 1 of " in result.stdout
    assert 1 == len(json.loads(Path("a.json").read_text())["contenders"])


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("compare", "zole"), "game/unknown", "There is nothing to compare it with."),
        (("compare", "zole", "whist", "spades"), "game/unknown", "Two games are compared at a time."),
        (("compare", "zole", "nope"), "game/unknown", "There is no game “nope”."),
        (("compare", "zole", "zole:fun=1"), "option/invalid", "fun"),
        (("compare", "zole", "zole:rounds=9", "-o", "rounds=8"), "option/invalid", "rounds"),
        (("compare", "zole", "whist", "--without-each"), "option/invalid", "--without-each is about one game."),
        (("compare", "zole", "--players", "a,b,c"), "player/unknown", "are too many players"),
        (("compare", "zole", "--players", "greedy,ghost"), "player/unknown", "There is no player “ghost”."),
        (("compare", "zole", "whist", "--games", 1), "option/invalid", "Give a whole number from 2"),
        (("compare", "zole", "whist", "--out", "no/a.html"), "file/unusable", "there is no folder no"),
        (("sweep", "zole"), "option/invalid", "No option has several values."),
        (("sweep", "zole", "-o", "rounds=4..6", "--goal", "fun=1"), "option/invalid", "There is no figure “fun”."),
        (("sweep", "zole", "-o", "rounds=1..999"), "option/invalid", "That is more than 100 settings."),
    ],
)
def test_what_cannot_be_compared_is_refused_before_anything_is_measured(args, code, says):
    """One message, exit status 2, and no file."""
    assert says in refused(run(*args), code)
    assert [] == list(Path().iterdir())
