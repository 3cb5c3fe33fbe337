"""`followsuit knows --draw` and `--numbers`: what is written instead of an answer."""

import json
from pathlib import Path

import pytest

import followsuit as fs
from tests.cli.command import refused, run
from tests.knowledge.pictures.drawn import faults, texts


@pytest.fixture
def study():
    """Three cards each: Anna has led the king of hearts, and Bo has thrown a diamond."""
    state = fs.game("boerenbridge").start().play("dealer 3").play("deal As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac")
    for action in ("trump c", "bid 0", "bid 0", "bid 0", "bid 0", "play Kh", "play Kd"):
        state = state.play(action)
    Path("game.json").write_text(json.dumps(state.record(("Anna", "Bo", "Mei", "Zoe"))))
    return "game.json"


def drawn(study, *args):
    """What is written into a file."""
    result = run("knows", study, *args, "--out", "drawn.svg")
    assert 0 == result.exit_code, result.output
    assert "" == result.stdout
    return Path("drawn.svg").read_text()


def test_a_card_is_drawn_into_a_file(study):
    """At the moment asked for, the last if none is, with the names in the record."""
    now = drawn(study, "--draw", "Qh")

    assert [] == faults(now)
    assert "After action 6: Bo plays K♦." in texts(now)
    assert "Anna thinks: Mei or Zoe." in texts(now)
    earlier = run("knows", study, "--draw", "Qh", "--at", "5").stdout
    assert "After action 5: Anna plays K♥." in texts(earlier)


def test_the_table_is_that_of_a_seat(study):
    """Of somebody who sees no hand, if none is named."""
    assert "For Mei " in " ".join(texts(drawn(study, "--draw", "table", "--seat", "S")))
    assert "For somebody who sees no hand " in " ".join(texts(run("knows", study, "--draw", "table").stdout))


def test_the_time_line_is_that_of_the_round(study):
    """Card by card."""
    assert "How many deals are left? Round 1" in texts(drawn(study, "--draw", "timeline"))


def test_a_card_may_be_written_as_dot(study):
    """By the ending of the file, which may be given in short."""
    result = run("knows", study, "--draw", "Qh", "-o", "card.dot")

    assert 0 == result.exit_code
    assert Path("card.dot").read_text().startswith("graph knows {")


def test_numbers_are_those_of_the_whole_game(study):
    """As JSON or as a table."""
    assert 0 == run("knows", study, "--numbers", "-o", "numbers.json").exit_code
    assert 0 == run("knows", study, "--numbers", "-o", "numbers.csv").exit_code

    data = json.loads(Path("numbers.json").read_text())
    assert 7 == len(data["steps"])
    assert 1 + 7 * 5 == len(Path("numbers.csv").read_text().splitlines())
    assert data == json.loads(run("knows", study, "--numbers").stdout)


def test_what_cannot_be_written_is_refused(study):
    """A file that is there, an ending, two things at once, nothing to write, a card that is not there."""
    Path("there.svg").write_text("x")

    def told(code, *args):
        return refused(run("knows", study, *args), code)

    assert "already exists" in told("file/unusable", "--draw", "Qh", "-o", "there.svg")
    assert ".svg or .dot" in told("file/unusable", "--draw", "Qh", "-o", "card.png")
    assert "One thing at a time" in told("option/invalid", "K[S] true", "--draw", "Qh")
    assert "One thing at a time" in told("option/invalid", "--numbers", "--draw", "Qh")
    assert "nothing to write" in told("option/invalid", "-o", "card.svg")
    assert "not among the cards" in told("knowledge/not-in-play", "--draw", "2h")
    assert "There is no moment 99" in told("knowledge/moment", "--draw", "Qh", "--at", "99")
    assert "There is no DOT" in told("knowledge/no-picture", "--draw", "table", "-o", "table.dot")
    assert 0 == run("knows", study, "--draw", "Qh", "-o", "there.svg", "--force").exit_code
    assert Path("there.svg").read_text().startswith("<svg")
