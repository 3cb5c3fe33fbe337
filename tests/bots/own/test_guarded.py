"""A player of one's own always gives a legal answer in time, whatever it does."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.bots.own import conversation
from followsuit.bots.own.guarded import GuardedPlayer, Objects, Programs
from followsuit.bots.own.names import own_player
from followsuit.bots.own.offered import VARIABLE
from followsuit.bots.player import USUAL, Budget
from followsuit.bots.registry import introduced, player, prepare, table_players
from followsuit.lab.measuring.tournament import tournament
from followsuit.lab.playing.run import run
from tests.bots.own import players

VIEW = fs.game("zole").start(seed=7).view(fs.game("zole").start(seed=7).to_act)
MODULE = "tests.bots.own.players"


@pytest.fixture(autouse=True)
def _nobody_introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Iterator[Programs]:
    """The process of a player, ended after the test."""
    found = Programs(own_player(request.param))
    yield found
    found.close()


def decided(answers: Programs, budget: Budget = USUAL) -> tuple[str, dict[str, int]]:
    """What a player does, and what it forfeited."""
    guarded = GuardedPlayer(answers, "7/1")
    action = guarded.decide(VIEW, budget).action
    assert action in VIEW.legal
    return str(action), dict(guarded.faults.counts)


@pytest.mark.parametrize(("program", "action"), [(f"{MODULE}:First", "choose P"), (f"{MODULE}:Texting", "choose S")],
                         indirect=["program"])  # fmt: skip
def test_a_python_player_decides_in_a_process_of_its_own(program: Programs, action: str):
    """With an action or its text; what it prints disturbs nobody."""
    assert (action, {}) == decided(program)


@pytest.mark.parametrize(
    ("program", "fault"),
    [(f"{MODULE}:Raising", "error"), (f"{MODULE}:Cheating", "illegal"), (f"{MODULE}:Ending", "ended")],
    indirect=["program"],
)
def test_a_player_that_fails_forfeits_the_decision_and_is_asked_again(program: Programs, fault: str):
    """Chance decides, the same for the same seed; the next decision is the player's again."""
    first, second = decided(program), decided(program)

    assert first == second
    assert {fault: 1} == first[1]


@pytest.mark.parametrize("program", [f"{MODULE}:Waiting"], indirect=True)
def test_a_player_that_never_answers_is_ended(program: Programs, monkeypatch: pytest.MonkeyPatch):
    """After its budget and a little more."""
    monkeypatch.setattr(conversation, "GRACE", 0.05)

    assert {"slow": 1} == decided(program, Budget(seconds=0.01))[1]


LINES = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = {"id": asked["id"]}
    if asked["ask"] == "decide":
        answer["action"] = asked["view"]["legal"][1]
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.parametrize(
    ("source", "action", "faults"),
    [
        (LINES, "choose B", {}),
        (LINES.replace('["legal"][1]', '["seat"]'), None, {"unreadable": 1}),
        (LINES.replace('answer["action"]', 'answer["id"]'), None, {"unreadable": 1}),
        (LINES.replace('answer["action"]', 'answer["error"]'), None, {"error": 1}),
    ],
    ids=["well", "no text", "another number", "an error"],
)
def test_a_program_in_any_language_is_asked_in_lines(
    tmp_path: Path, source: str, action: str | None, faults: dict[str, int]
):
    """A line of JSON each way; it needs nothing of this package."""
    file = tmp_path / "bot.txt"
    file.write_text(source)
    program = Programs(own_player(f"run:{sys.executable} {file}"))

    done, found = decided(program)

    program.close()
    assert faults == found
    assert action is None or action == done


def test_a_program_that_cannot_start_is_refused_before_the_game():
    """With what went wrong; after three tries it is not started any more, and chance decides."""
    name = introduced(f"run:{shutil.which('true')}")
    with pytest.raises(fs.PlayerError, match="its program ended"):
        prepare([name], fs.game("zole"), lambda _: None)
    guarded = player(name, 1)

    for _ in range(4):
        assert guarded.decide(VIEW).action in VIEW.legal


def test_a_name_alone_runs_nothing():
    """Whoever sends a command as a name is told that there is no such player; only what was introduced is run."""
    for name in ("run:true", f"{MODULE}:First", "./bot.py"):
        with pytest.raises(fs.PlayerError):
            player(name, 1)


def test_a_player_is_introduced_once_and_two_of_one_name_are_told_apart():
    """Also from those of this program."""
    assert "First" == introduced(f"{MODULE}:First") == introduced(f"{MODULE}:First")
    assert "First-2" == introduced(f"First={MODULE}:Texting")
    assert "greedy-2" == introduced(f"greedy={MODULE}:First")
    assert "greedy" == introduced("greedy")
    assert {"First", "First-2", "greedy-2"} <= set(table_players())


def test_classes_are_handed_to_a_tournament_and_what_they_forfeit_is_told():
    """A class of a module plays in a process, one written here in this one; the run goes on whatever they do."""

    class Here(players.Raising):
        """A class that no module has."""

    found = tournament(fs.game("zole", rounds=1), [players.Counting, Here, "random"], 2, 1)
    for piece in found.play(cores=2):
        found.add(piece)

    assert ("Counting", "Here", "random") == found.names
    assert {"Here"} == set(found.data()["forfeited"])
    assert found.data()["forfeited"]["Here"]["error"] > 0


def test_a_simulation_tells_what_was_forfeited():
    """Piece by piece."""
    pieces = list(run(fs.game("zole", rounds=1), [introduced(f"{MODULE}:Cheating"), "random", "random"], 2, 1))

    assert [{"Cheating"}, {"Cheating"}] == [set(piece.faults) for piece in pieces]


def test_an_object_in_this_process_may_fail_too():
    """It forfeits like any other."""
    guarded = GuardedPlayer(Objects(players.Raising), 1)

    assert guarded.decide(VIEW).action in VIEW.legal
    assert {"error": "ValueError: no idea"} == guarded.faults.details
