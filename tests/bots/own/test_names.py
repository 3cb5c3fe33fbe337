"""How players of one's own are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import followsuit as fs
from followsuit.bots.own.names import HOST, OwnPlayer, is_own, own_player

PLAYERS = "tests.bots.own.players"
FILE = Path(__file__).with_name("players.py")


@pytest.mark.parametrize(
    ("text", "name", "program"),
    [
        (f"{PLAYERS}:First", "First", (*HOST, PLAYERS, "First")),
        (f"mine={PLAYERS}:First", "mine", (*HOST, PLAYERS, "First")),
        (str(FILE), "players", (*HOST, str(FILE), "make")),
        (f"{FILE}:First", "First", (*HOST, str(FILE), "First")),
        (f"a b={FILE}:First", "a b", (*HOST, str(FILE), "First")),
    ],
)
def test_a_python_player_is_named_by_its_module_or_file(text: str, name: str, program: tuple[str, ...]):
    """And by what makes it there; a name of one's choice may stand before it."""
    found = own_player(text)

    assert (name, program, True) == (found.name, found.program, found.is_python)


def test_a_program_is_named_by_the_command_that_runs_it():
    """It is called after its last word."""
    found = own_player("run:sh -c 'exit 0' bots/mine.js")

    assert ("mine", ("-c", "exit 0", "bots/mine.js"), False) == (found.name, found.program[1:], found.is_python)
    assert Path(found.program[0]).is_absolute()


@pytest.mark.parametrize(
    "text",
    [
        "run:",
        "run:no-such-program-anywhere",
        "run:'",
        "./gone.py",
        "no_such_module:Bot",
        "x=y",
        ":",
        f"{'x' * 5000}.py",
    ],
)
def test_what_is_not_there_is_refused(text: str):
    """In words, with a code."""
    with pytest.raises(fs.PlayerError) as refused:
        own_player(text)

    assert "player/unknown" == refused.value.code
    assert len(str(refused.value)) < 300


def test_a_player_of_this_program_gets_no_name_of_ones_own():
    """It is taken for a module, and what is told is how players of one's own are written."""
    with pytest.raises(
        fs.PlayerError, match=r"^There is no module greedy with a player\. Write module:Class, \./bot\.py"
    ):
        own_player("a=greedy")


@pytest.mark.parametrize(("text", "is_one"), [("casual", False), ("run:x", True), ("a:B", True), ("b.py", True)])
def test_a_player_of_ones_own_is_told_from_a_name(text: str, is_one: bool):
    """By a sign that no name has."""
    assert is_one == is_own(text)


def test_a_player_is_a_value():
    """Two that are found alike are one."""
    assert OwnPlayer("a", "run:x", ("x",), is_python=False) == OwnPlayer("a", "run:x", ("x",), is_python=False)
