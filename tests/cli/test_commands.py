"""What holds for every command: help, version, and one message for everything a user can mend."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.main import get_command

import followsuit as fs
from followsuit.cli import app
from followsuit.language.wording import languages
from followsuit.rules.options import shown as usual
from followsuit.rules.prose import number_ranges
from followsuit.telling.rules_page import illustrated_page
from tests.cli.command import PLAIN, finish, finish_on_a_full_disk, needs_full, refused, run
from tests.waiting import PATIENCE

COMMANDS = {
    "admin",
    "balance",
    "bots",
    "check",
    "compare",
    "games",
    "knows",
    "language",
    "new",
    "play",
    "replay",
    "review",
    "rules",
    "serve",
    "simulate",
    "solve",
    "study",
    "sweep",
    "tables",
    "tournament",
    "train",
    "verify",
}
DOCS = Path(__file__).parents[2] / "docs" / "command-line.md"


def commands():
    """Every command by name."""
    return get_command(app).commands  # type: ignore[attr-defined]


def test_these_are_the_commands():
    """No more and no fewer."""
    assert COMMANDS == set(commands())


def test_the_version_is_told():
    """It is that of the package, to people and to programs."""
    assert version("followsuit") == fs.__version__
    assert f"followsuit {fs.__version__}\n" == run("--version").stdout


@pytest.mark.parametrize("name", ["simulate", "tournament", "balance"])
def test_help_promises_the_same_games_for_the_same_command_only(name):
    """Other players may be dealt other cards: the engine and the kernel shuffle each in their own way."""
    shown = " ".join(run(name, "--help").stdout.replace("│", " ").split())

    assert "the same command with the same seed plays the same games" in shown


def test_help_waits_for_nothing_that_it_does_not_need():
    """It loads no rule, no game, and nothing that is large."""
    command = [sys.executable, "-X", "importtime", "-m", "followsuit", "--help"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **PLAIN})
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}

    assert "followsuit.cli.play" in loaded
    assert not {"followsuit.rules", "followsuit.games", "asyncio", "babel", "numpy", "numba", "fastapi"} & loaded


def test_help_lists_every_command():
    """Whoever asks learns what there is."""
    shown = run("--help").stdout

    assert all(f" {name} " in shown for name in COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_the_help_of_every_command_has_an_example(name):
    """An example that begins with the command itself."""
    result = run(name, "--help")

    assert 0 == result.exit_code
    assert re.search(rf"Examples?: followsuit {name}", result.stdout)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_and_option_is_documented(name):
    """The docs have a section for each command, with an example and every one of its options."""
    section = re.search(rf"^## `followsuit {name}.*?(?=^## |\Z)", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    assert section is not None
    options = [param.opts[0] for param in commands()[name].params if param.opts[0].startswith("--")]

    assert f"\nfollowsuit {name}" in section[0]
    assert [] == [option for option in options if f"`{option}" not in section[0] and option != "--help"]


def test_every_game_is_listed():
    """Key, name, seats, minutes, where it comes from, the sentence, and the options with their usual values."""
    shown = " ".join(run("games").stdout.split())

    for key, game in fs.games().items():
        page = game.page
        facts = [key, page.name, number_ranges(page.seats), page.front_page.minutes or "", page.origin, page.title]
        assert " ".join(" ".join(map(str, facts)).split()) in shown
        assert all(f"{option.key}={usual(option.default)}" in shown for option in page.options)


def listed(*args):
    """The keys of the games that are listed, by the names of their families."""
    found: dict[str, list[str]] = {}
    family = ""
    for line in run("games", *args).stdout.splitlines()[1:]:
        if "───" in line:
            family = line.rstrip(" ─")
        elif line[:1].strip():
            found.setdefault(family, []).append(line.split()[0])
    return found


def test_games_are_listed_by_their_families():
    """Each under the name of its family, in the reader's language, and in the order of their places."""
    found = listed("--language", "nl")

    assert ["boerenbridge", "miesjelen", "ninja-whist", "elemental"] == found["Precies bieden"][:4]
    assert "zole" == found["Eén tegen de rest"][0]
    assert sorted(fs.games()) == sorted(key for keys in found.values() for key in keys)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (["--family", "alone"], "zole"),
        (["--family", "exact-bids", "8"], "ninja-whist"),
        (["BOEREN"], "boerenbridge"),
        (["zolite"], "zole"),
        (["exactly", "zero"], "miesjelen"),
        (["pārējiem", "--language", "lv"], "zole"),
    ],
    ids=str,
)
def test_games_are_found_by_family_by_words_and_by_how_many_play(asked, key):
    """Whatever the capitals and accents, by names that they have elsewhere, and in the reader's language."""
    [found] = listed(*asked).values()

    assert key in found
    assert "elemental" not in found


def test_a_game_that_is_asked_for_tells_what_its_options_may_be():
    """By its key, also where others have its name in theirs; of others the usual values stand in a line."""
    shown = [line.strip() for line in run("games", "whist").stdout.splitlines()]
    [target] = [place for place, line in enumerate(shown) if line.startswith("target: ")]

    assert shown[target + 1].startswith("a whole number from 1 to ")
    assert " · usual " in shown[target + 1]
    assert shown[target + 2].endswith(".")
    assert any(line.startswith("bid_cap=") for line in shown)
    assert "schedule: Rondes" in run("games", "boerenb", "--language", "nl").stdout


def test_all_of_a_game_fits_on_eighty_columns(monkeypatch):
    """With every column, in every language."""
    monkeypatch.setitem(PLAIN, "COLUMNS", "80")
    for code in languages():
        shown = run("games", "--language", code).stdout

        assert all(len(line) <= 80 for line in shown.splitlines())
        assert all(re.search(rf"^{key} +{game.name} ", shown, re.MULTILINE) for key, game in fs.games().items())


@pytest.mark.parametrize("columns", [30, 40, 50, 60])
def test_on_a_narrow_screen_what_one_types_is_whole(monkeypatch, columns):
    """Key and options are never cut or folded; where a game comes from, and then its name, make room for them."""
    monkeypatch.setitem(PLAIN, "COLUMNS", str(columns))
    shown = run("games").stdout

    for key, game in fs.games().items():
        assert key in shown
        assert all(f"{option.key}={usual(option.default)}" in shown for option in game.page.options)
    assert "…" not in shown


@pytest.mark.parametrize("flag", [(), ("--markdown",)])
def test_rules_that_are_not_shown_on_a_terminal_are_markdown(flag):
    """What is piped or asked for as Markdown is the page itself."""
    assert illustrated_page(fs.game("zole")) == run("rules", "zole", *flag).stdout


def test_rules_are_told_for_the_seats_and_options_asked_for():
    """The same page that the game itself gives."""
    result = run("rules", "boerenbridge", "--seats", 5, "--option", "schedule=fifteen")

    assert illustrated_page(fs.game("boerenbridge", seats=5, schedule="fifteen")) == result.stdout


BAD = [
    (["games", "poker"], "game/unknown", "No game fits that. `followsuit games` lists them all;"),
    (["games", "--family", "x"], "option/invalid", "There is no family of games “x”. The families are exact-bids,"),
    (["rules", "poker"], "game/unknown", "There is no game “poker”. The games are boerenbridge,"),
    (["rules", "zole", "--seats", "9"], "option/invalid", "There cannot be 9 seats. Allowed: 3–4."),
    (["rules", "zole", "--seats", "few"], "option/invalid", "“few” is not a number of seats."),
    (["rules", "zole", "--seats", "9" * 5000], "option/invalid", "seats"),
    (["rules", "zole", "-o", "colour=red"], "option/invalid", "Zole has no option “colour”."),
    (["rules", "zole", "-o", "page=red"], "option/invalid", "Zole has no option “page”."),
    (["rules", "zole", "-o", "rounds=many"], "option/invalid", "The option rounds cannot be “many”."),
    (["rules", "zole", "-o", "rounds=" + "9" * 5000], "option/invalid", "The option rounds cannot be"),
    (["rules", "zole", "-o", "rounds"], "option/invalid", "“rounds” is not an option. Write it as key=value"),
    (["rules", "zole", "-o", "rounds=3", "-o", "rounds=4"], "option/invalid", "The option rounds is given twice."),
    (["rules", "zole", "--seats", "3", "-o", "seats=4"], "option/invalid", "The option seats is given twice."),
    (["simulate", "poker"], "game/unknown", "There is no game “poker”."),
    (
        ["simulate", "zole", "--games", "-1"],
        "option/invalid",
        "--games cannot be -1. Give a whole number from 1 to 1,000,000,000.",
    ),
    (["simulate", "zole", "--games", "0"], "option/invalid", "--games cannot be 0."),
    (["simulate", "zole", "--games", "lots"], "option/invalid", "--games cannot be “lots”."),
    (["simulate", "zole", "--games", "9" * 5000], "option/invalid", "--games cannot be “999"),
    (["simulate", "zole", "--max-rounds", "0"], "option/invalid", "--max-rounds cannot be 0."),
    (["simulate", "zole", "--players", "ghost"], "player/unknown", "There is no player “ghost”."),
    (["simulate", "zole", "--players", "random,random"], "player/unknown", "two players for three seats"),
    (["simulate", "zole", "--seed", "hex:ff"], "seed/invalid", "cannot begin with `hex:`"),
    (["simulate", "zole", "--seed", "\x1b"], "seed/invalid", "cannot be printed"),
    (["simulate", "zole", "--legal"], "option/invalid", "Add --records FILE."),
    (["simulate", "zole", "--records", "taken"], "file/unusable", "taken already exists."),
    (["simulate", "zole", "--records", "missing/games"], "file/unusable", "there is no folder missing."),
    (["simulate", "zole", "--results", "a.csv"], "file/unusable", "Use one of .jsonl or .parquet."),
    (["simulate", "zole", "--records", "a.jsonl", "--results", "./a.jsonl"], "file/unusable", "Two things are to be"),
    (["replay", "missing"], "file/unusable", "missing cannot be read: no such file or directory."),
    (["replay", "."], "file/unusable", "cannot be read: is a directory."),
    (["replay", "broken"], "record/invalid", "broken line 1: The record breaks off."),
    (["replay", "binary"], "file/unusable", "binary is not a text file."),
    (
        ["replay", "games.jsonl", "--game", "4"],
        "file/unusable",
        "games.jsonl holds three games. Choose one from 1 to 3.",
    ),
    (["replay", "games.jsonl", "--game", "0"], "option/invalid", "--game cannot be 0."),
    (["replay", "games.jsonl", "--seat", "4"], "seat/unknown", "There is no seat 4."),
    (["verify", "missing"], "file/unusable", "missing cannot be read"),
    (["verify", "empty"], "file/unusable", "empty holds no game."),
    (["verify", "binary"], "file/unusable", "binary is not a text file."),
    (["play"], "game/unknown", "No game is named. The games are"),
    (["play", "poker"], "game/unknown", "There is no game “poker”."),
    (["play", "zole", "--seat", "3"], "seat/unknown", "There is no seat 3. The seats are 0 to 2."),
    (["play", "zole", "--seat", "-1"], "option/invalid", "--seat cannot be -1."),
    (["play", "zole", "--name", "random"], "player/unknown", "is the name of a player of this program"),
    (["play", "zole", "--name", " "], "player/unknown", "The name is empty"),
    (["play", "zole", "--name", "a\x1b[2J"], "player/unknown", "cannot be printed"),
    (["play", "zole", "--players", "ghost"], "player/unknown", "There is no player “ghost”."),
    (["play", "zole", "--players", "random,random,random"], "player/unknown", "three players for two seats"),
    (["play", "zole", "--seed", "hex:zz"], "seed/invalid", "is not in hexadecimal"),
    (["play", "zole", "--record", "taken"], "file/unusable", "taken already exists."),
    (["play", "zole", "--record", "missing/game"], "file/unusable", "directory. Name another file with --record."),
    (["play", "--resume", "missing"], "file/unusable", "missing cannot be read"),
    (["play", "--resume", "broken"], "record/invalid", "broken line 1: The record breaks off."),
    (["play", "--resume", "games.jsonl"], "file/unusable", "holds more than one game"),
    (["play", "--resume", "game.json"], "record/invalid", "game.json line 1: finished: The game is over."),
    (["play", "--resume", "game.json", "--seed", "1"], "option/invalid", "--seed cannot be changed"),
]


@pytest.fixture
def files(games):
    """A file of every kind."""
    line = games.read_text().splitlines()[0]
    Path("game.json").write_text(line)
    Path("taken").write_text("precious")
    Path("empty").write_text("")
    Path("broken").write_text(line[:-30])
    Path("binary").write_bytes(b"\x89PNG\x00\x01")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("args", "code", "says"), BAD, ids=[" ".join(args)[:40] for args, _, _ in BAD])
def test_bad_input_is_answered_in_one_message_with_its_code(args, code, says):
    """Sentence, remedy and code on one line of the error output, exit status 2, and nothing was touched."""
    assert says in refused(run(*args, typed=""), code)
    assert "precious" == Path("taken").read_text()


def test_the_exit_status_and_the_message_are_the_same_in_a_process_of_its_own():
    """What the shell sees: status 2, nothing printed, one line of error and no trace."""
    status, out, err = finish("rules", "poker")

    assert (2, "") == (status, out)
    assert re.fullmatch(r"Error: There is no game “poker”\. The games are .*\. \(game/unknown\)\n", err)


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("args", [["rules", "zole"], ["replay", "games.jsonl"], ["verify", "games.jsonl"]])
@pytest.mark.usefixtures("games")
def test_a_reader_that_goes_away_is_no_error(args, unbuffered):
    """`followsuit … | head -1` says nothing of a broken pipe."""
    command = subprocess.Popen(
        [sys.executable, "-m", "followsuit", *args],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**PLAIN, "PYTHONUNBUFFERED": unbuffered},
    )  # fmt: skip
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    err = command.stderr.read()
    command.stderr.close()

    assert (1, b"") == (command.wait(PATIENCE), err)


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    "command",
    ["--help", "games", "rules zole", "replay games.jsonl", "verify games.jsonl", "simulate zole --games 1"],
)
@pytest.mark.usefixtures("games")
def test_an_output_that_cannot_be_written_is_told_in_one_message(command, unbuffered):
    """`followsuit … > FILE` on a full disk: exit status 2 and no trace, whenever it is that Python writes."""
    message = (
        "Error: The standard output cannot be written: no space left on device. Send it somewhere else. "
        "(file/unusable)\n"
    )
    assert (2, message) == finish_on_a_full_disk(*command.split(), unbuffered=unbuffered)


def test_a_terminal_without_the_signs_of_the_suits_still_shows_the_rules():
    """The suits are letters there, as they are typed."""
    done = subprocess.run(
        [sys.executable, "-m", "followsuit", "rules", "zole"],
        capture_output=True, check=True, env={**PLAIN, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip

    assert b"Qc Qs Qh Qd" in done.stdout


def test_a_terminal_without_curved_quotes_still_shows_an_error():
    """They are straight there."""
    done = subprocess.run(
        [sys.executable, "-m", "followsuit", "rules", "poker"],
        capture_output=True, check=False, env={**PLAIN, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip

    assert done.stderr.startswith(b'Error: There is no game "poker". ')


def test_a_bug_is_not_dressed_up_as_a_refusal(monkeypatch):
    """Only the program's own errors become messages; others keep their trace."""

    def bug(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr("followsuit.cli.arguments.asked_key", bug)

    assert isinstance(run("rules", "zole").exception, ZeroDivisionError)


def test_ctrl_c_stops_a_command_with_one_word(games, monkeypatch):
    """The exit status is 130, and there is no trace."""

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("replay", games, "--step")

    assert (130, "Stopped.\n") == (result.exit_code, result.stderr)


def test_no_colour_is_printed_where_none_is_wanted(games):
    """With NO_COLOR, or where the output is no terminal, there are no escape codes."""
    assert "\x1b" not in run("replay", games).stdout


def test_names_in_a_record_cannot_write_to_the_terminal(games):
    """Letters that cannot be printed are shown as unknown ones."""
    record = json.loads(games.read_text().splitlines()[0])
    record["players"][0] = "Eve\x1b[2J"
    Path("eve.json").write_text(json.dumps(record))
    shown = run("replay", "eve.json").stdout

    assert "\x1b" not in shown
    assert "Eve�[2J" in shown
