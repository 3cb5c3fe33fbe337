"""Command lines that cannot be read."""

import re

import pytest
from typer.main import get_command

from followsuit.cli import app
from tests.cli.command import finish, refused, run

UNREADABLE = [
    ("shuffle", "There is no command “shuffle”. `followsuit --help` lists those there are."),
    ("gams", "There is no command “gams”. Did you mean games?"),
    ("tournaments zole", "There is no command “tournaments”. Did you mean tournament?"),
    ("tables exprt", "There is no command “exprt”. Did you mean export?"),
    ("tables burn", "There is no command “burn”. `followsuit tables --help` lists those there are."),
    ("--", "Missing command. `followsuit --help` tells how it is written."),
    ("--loud games", "There is no option “--loud”. `followsuit --help` lists those there are."),
    ("--vers", "There is no option “--vers”. Did you mean --version?"),
    ("games --loud", "There is no option “--loud”. `followsuit games --help` lists those there are."),
    ("play zole -x", "There is no option “-x”. `followsuit play --help` lists those there are."),
    ("simulate zole --gams 3", "There is no option “--gams”. Did you mean --games?"),
    ("serve --prot=8000", "There is no option “--prot”. Did you mean --port?"),
    ("tables export a.jsonl --forc", "There is no option “--forc”. Did you mean --force?"),
    ("rules", "GAME is missing. `followsuit rules --help` tells how it is written."),
    ("verify", "FILE is missing. `followsuit verify --help` tells how it is written."),
    ("tables import", "FILE is missing. `followsuit tables import --help` tells how it is written."),
    ("bots all", "There is no place for “all”. `followsuit bots --help` tells how it is written."),
    ("rules zole 3 4", "There is no place for “3 4”. `followsuit rules --help` tells how it is written."),
    ("serve --port", "Option '--port' requires an argument. `followsuit serve --help` tells how it is written."),
    (
        "tables export a.jsonl --database",
        "Option '--database' requires an argument. `followsuit tables export --help` tells how it is written.",
    ),
    (
        "tournament zole --force=1",
        "Option '--force' does not take a value. `followsuit tournament --help` tells how it is written.",
    ),
    ("--version=1", "Option '--version' does not take a value. `followsuit --help` tells how it is written."),
]
WRONG_NUMBERS = [
    ("serve --port 80x", "--port is “80x”. It should be a whole number from 0 to 65535."),
    ("serve --port 65536", "--port is “65536”. It should be a whole number from 0 to 65535."),
    ("serve --workers 1.5", "--workers is “1.5”. It should be a whole number from 1 to 128."),
]


def every_command(group, before=()):
    """The words of each command: `games`, `tables export`."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from every_command(command, (*before, name))
        else:
            yield (*before, name)


@pytest.mark.parametrize(("line", "says"), UNREADABLE, ids=[line for line, _ in UNREADABLE])
def test_a_line_that_cannot_be_read_is_told_like_every_other_error(line, says):
    """What was wrong, what would be right, and the code; on one line, with exit status 2."""
    assert f"Error: {says} (command/invalid)\n" == refused(run(*line.split()), "command/invalid")


@pytest.mark.parametrize(("line", "says"), WRONG_NUMBERS, ids=[line for line, _ in WRONG_NUMBERS])
def test_a_wrong_number_for_the_server_is_told_with_the_right_ones(line, says):
    """As it is where the number stands in the environment."""
    assert f"Error: {says} (settings/invalid)\n" == refused(run(*line.split()), "settings/invalid")


def test_every_command_refuses_an_option_that_it_does_not_have():
    """Whichever it is, and with the help that belongs to it."""
    for words in every_command(get_command(app)):
        message = refused(run(*words, "--qqq"), "command/invalid")

        assert f"There is no option “--qqq”. `followsuit {' '.join(words)} --help` lists those there are." in message


def test_what_was_typed_cannot_write_to_the_terminal():
    """Letters that cannot be printed are shown as unknown ones."""
    for args in (["a\x1b[2J"], ["games", "--a\x1b[2J"], ["bots", "a\x1b[2J"]):
        assert "\x1b" not in refused(run(*args), "command/invalid")


def test_a_process_of_its_own_says_the_same():
    """What the shell sees: status 2, nothing printed, one line of error."""
    expected = "Error: There is no command “gams”. Did you mean games? (command/invalid)\n"

    assert (2, "", expected) == finish("gams")


@pytest.mark.parametrize("line", ["", "tables"])
def test_help_is_shown_where_nothing_is_asked_for(line):
    """It is no error."""
    result = run(*line.split())

    assert re.search(rf"Usage: followsuit {line}", result.output)
    assert "Error" not in result.output
