"""`followsuit solve`: open cards of a recorded position, solved."""

import json
import random
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.language.catalogue import folders
from tests.cli.command import refused, run
from tests.cli.test_knows import recorded
from tests.support import play_randomly

NAMES = ("Anna", "Bo", "Mei", "Zoe")


@pytest.fixture
def ending():
    """Three cards each: Anna leads, hearts are trump, and nobody has bid a trick."""
    state = fs.game("boerenbridge").start().play("dealer 3").play("deal As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac")
    for action in ("trump h", "bid 0", "bid 0", "bid 0", "bid 0"):
        state = state.play(action)
    return recorded(state, players=NAMES)


def told(*args):
    """What the command says."""
    result = run("solve", *args)
    assert 0 == result.exit_code, result.output
    return result.stdout


def test_every_card_is_told_with_what_it_comes_to(ending):
    """The best first, in the words of the table."""
    text = told(ending, "--for", "tricks")

    assert text.startswith("Anna is to play, and everyone sees all cards. Each player looks after itself.")
    assert "(best)" in text.splitlines()[1]
    assert 5 == len(text.splitlines())


def test_programs_get_json(ending):
    """With every option, and every seat's value where each looks after itself."""
    data = json.loads(told(ending, "--json", "--at", "4"))

    assert {"play As", "play Kh", "play Qd"} == {option["action"] for option in data["options"]}
    assert data["value"] == max(option["value"] for option in data["options"])
    assert 4 == len(data["options"][0]["by_seat"])


def test_all_others_may_play_against_one(ending):
    """Then there is one value, that of the side to act."""
    data = json.loads(told(ending, "--json", "--paranoid"))

    assert data["two_sided"]
    assert [] == data["options"][0]["by_seat"]


def test_a_moment_without_a_card_to_play_is_refused(ending):
    """A bid is nothing to solve."""
    assert "Only the play of cards can be solved" in refused(run("solve", ending, "--at", "2"), "solve/not-in-play")


def test_what_does_not_count_is_refused(ending):
    """The message lists what does."""
    assert "tricks, points or score" in refused(run("solve", ending, "--for", "luck"), "option/invalid")


def test_a_game_with_tokens_is_refused():
    """Chance draws them."""
    state = fs.game("ninja-whist").start(3)
    file = recorded(play_randomly(state, random.Random(2), actions=5))

    assert "tokens" in refused(run("solve", file), "solve/tokens")


@pytest.mark.parametrize("code", sorted(folders()))
def test_every_language_tells_it(code, ending):
    """As many lines as in English."""
    assert 5 == len(told(ending, "--language", code).splitlines())
    assert Path(ending).exists()
