import json
import re
import signal
from pathlib import Path
from unittest.mock import Mock

import pytest

from followsuit.kernel import compiling
from followsuit.terminal import tournament
from followsuit.terminal.progress import games_progress
from tests.cli.command import finish_on_a_full_disk, needs_full, refused, run, start
from tests.waiting import PATIENCE, until

QUICK = ("--players", "greedy,random", "--deals", 20, "--seed", 7, "--option", "rounds=2")


def test_players_are_listed_with_what_they_do():
    """One row each."""
    shown = run("bots").stdout

    assert re.search(r"^strong +Has learned ", shown, re.MULTILINE)
    assert re.search(r"^greedy +\w", shown, re.MULTILINE)
    assert re.search(r"^random +Does any legal thing", shown, re.MULTILINE)


def test_a_tournament_says_who_is_better_and_how_surely():
    """A row a player with score, wins and rating, a row a pair, and how to read them."""
    result = run("tournament", "zole", *QUICK)

    assert 0 == result.exit_code, result.output
    assert re.search(r"deals +20, each in three seatings: 60 games\n", result.stdout)
    assert re.search(r"^greedy +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+% ", result.stdout, re.MULTILINE)
    assert re.search(r"^random +−[\d.]+ ", result.stdout, re.MULTILINE)
    assert re.search(r"^greedy over random +[\d.]+ .*points and wins *$", result.stdout, re.MULTILINE)
    assert "paired t-test" in result.stdout
    assert "even is 33.3%" in result.stdout


def test_where_games_are_cut_off_even_is_less():
    """Nobody wins them: the note says how many they are, and so does the drawing."""
    asked = ("--players", "greedy,random", "--seats", 5, "--deals", 20, "--seed", 1, "--max-rounds", 60)
    result = run("tournament", "miesjelen", *asked, "--json", "a.json", "--plot", "a.svg")
    cut = json.loads(Path("a.json").read_text())["unfinished"]

    assert 0 < cut < 100
    assert (
        f"Wins are of one seat: even is {20 - cut / 5:.1f}%.\nNobody has won the {cut} games cut off" in result.stdout
    )
    assert f"% of all games, {cut} cut off (dashed: even, {20 - cut / 5:.3g} %)" in Path("a.svg").read_text()


def test_equal_players_are_not_said_to_differ():
    """The verdict is no."""
    shown = run("tournament", "zole", "--players", "random,random", "--deals", 30, "--seed", 1).stdout

    assert re.search(r"^random \d over random \d .* no *$", shown, re.MULTILINE)


def test_the_figures_and_the_plot_are_written():
    """JSON that names the game, and drawings of both kinds that are what they say."""
    result = run("tournament", "zole", *QUICK, "--json", "a.json", "--plot", "a.png")
    run("tournament", "zole", *QUICK, "--plot", "a.svg")

    assert 0 == result.exit_code, result.output
    assert ("zole", 20) == tuple(json.loads(Path("a.json").read_text())[key] for key in ("game", "deals"))
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    drawing = Path("a.svg").read_text()
    assert all(text in drawing for text in ("greedy over random", "What they score", "99 % confidence intervals"))
    assert "Figures written to a.json.\nDrawn in a.png.\n" in result.stdout


@pytest.mark.parametrize("players", ["greedy,random", "casual,random"])
def test_the_games_of_a_tournament_can_be_verified(players):
    """Each deal in every seating, with the names of those who played."""
    args = ("--players", players, "--deals", 2, "--seed", 7, "--worlds", 1, "--option", "rounds=1", "--cores", 1)
    result = run("tournament", "zole", *args, "--records", "games.jsonl")
    records = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]

    assert "Six games written to games.jsonl." in result.stdout
    assert run("verify", "games.jsonl").stdout.endswith("Six games checked: all hold.\n")
    assert {tuple(sorted((*players.split(","), players.split(",")[0])))} == {
        tuple(sorted(record["players"])) for record in records
    }


def test_the_games_of_a_tournament_can_go_to_the_standard_output():
    """What came of it is told beside them."""
    result = run("tournament", "zole", *QUICK, "--cores", 1, "--records", "-")

    assert run("verify", "-", typed=result.stdout).stdout.endswith("60 games checked: all hold.\n")
    assert "60 games written to -." in result.stderr


def test_the_same_seed_gives_the_same_tournament():
    """To the last digit."""
    for name in ("a.json", "b.json"):
        args = ("--players", "casual,greedy", "--deals", 2, "--seed", "x", "--worlds", 2, "--option", "rounds=1")
        run("tournament", "zole", *args, "--cores", 1, "--json", name)

    assert Path("a.json").read_text() == Path("b.json").read_text()


def test_what_the_players_chose_is_told_where_they_choose():
    """Passes, contracts, and how often playing alone was won."""
    args = ("--players", "casual,greedy", "--deals", 3, "--seed", 7, "--worlds", 2, "--cores", 1)
    shown = run("tournament", "zole", *args, "--option", "rounds=3").stdout

    assert re.search(r"^casual +P pass +\d+ +[\d.]+% *$", shown, re.MULTILINE)
    assert re.search(r"^greedy +B Big ", shown, re.MULTILINE)
    assert re.search(r"thinking +two worlds a decision", shown)


def test_a_game_that_is_won_at_zero_is_told_by_distance():
    """And games that were cut off are counted as such."""
    args = ("--seats", 2, "--players", "greedy,random", "--deals", 20, "--seed", 7, "--max-rounds", 5)
    shown = run("tournament", "miesjelen", *args).stdout

    assert re.search(r"^player +from zero ", shown, re.MULTILINE)
    assert re.search(r"cut off +\d+, after 5 rounds", shown)
    assert "nearer to zero is better" in shown


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("nope",), "game/unknown", "There is no game “nope”."),
        (("zole", "--seats", 9), "option/invalid", "Allowed: 3–4."),
        (("zole", "--players", "greedy"), "player/unknown", "One player alone makes no tournament."),
        (("zole", "--players", "greedy,ghost"), "player/unknown", "There is no player “ghost”."),
        (("zole", "--deals", 1), "option/invalid", "Give a whole number from 2 to 1,000,000,000."),
        (("zole", "--worlds", 0), "option/invalid", "Give a whole number from 1 to 1,000,000,000."),
        (("zole", "--worlds", 1, "--milliseconds", 1), "option/invalid", "Give one of them."),
        (("zole", "--max-rounds", 0), "option/invalid", "--max-rounds cannot be 0."),
        (("zole", "--max-rounds", 10**20), "option/invalid", "Give a whole number from 1 to 1,000,000."),
        (("zole", "--seed", "hex:ff"), "seed/invalid", "cannot begin with `hex:`"),
        (("zole", "--json", "no/a.json"), "file/unusable", "there is no folder no"),
        (("zole", "--json", "a" * 300), "file/unusable", "file name too long"),
        (("zole", "--plot", "a.jpg"), "file/unusable", "Use one of .png, .svg, .pdf."),
        (("zole", "--plot", "."), "file/unusable", ". is a folder."),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(args, code, says):
    """One message, exit status 2, and no file."""
    assert says in refused(run("tournament", *args), code)
    assert [] == list(Path().iterdir())


def test_existing_files_are_replaced_only_by_force():
    """Neither records nor figures nor plots."""
    for option, name in (("--json", "a.json"), ("--plot", "a.svg"), ("--records", "a.jsonl")):
        Path(name).write_text("precious")
        refused(run("tournament", "zole", *QUICK, option, name), "file/unusable")
        assert "precious" == Path(name).read_text()
        assert 0 == run("tournament", "zole", *QUICK, option, name, "--force").exit_code
        assert "precious" != Path(name).read_text()


@needs_full
def test_a_full_disk_loses_nothing_that_was_found():
    """The table is printed all the same; the message says what could not be written."""
    result = run("tournament", "zole", *QUICK, "--json", "/dev/full", "--force")

    assert "no space left on device" in refused(result, "file/unusable")
    assert "greedy over random" in result.stdout


@needs_full
def test_a_file_that_cannot_be_written_does_not_lose_the_others():
    """Figures first, then the drawing: it is made all the same."""
    result = run("tournament", "zole", *QUICK, "--json", "/dev/full", "--plot", "a.svg", "--force")

    refused(result, "file/unusable")
    assert result.stdout.endswith("Drawn in a.svg.\n")
    assert Path("a.svg").stat().st_size


@needs_full
def test_a_screen_that_is_gone_loses_no_file():
    """The figures are written and drawn before anything is printed."""
    args = ("tournament", "zole", *QUICK, "--json", "a.json", "--plot", "a.svg")
    status, err = finish_on_a_full_disk(*args)

    assert 2 == status
    assert "Error: The standard output cannot be written" in err
    assert {"a.json", "a.svg"} == {path.name for path in Path().iterdir()}


def test_ctrl_c_while_the_figures_are_drawn_leaves_them_and_the_table(monkeypatch):
    """They are written before the drawing, and told after it."""
    monkeypatch.setattr(tournament, "tournament_plot", Mock(side_effect=KeyboardInterrupt))
    result = run("tournament", "zole", *QUICK, "--json", "a.json", "--plot", "a.svg")

    assert 130 == result.exit_code
    assert "greedy over random" in result.stdout
    assert result.stdout.endswith("Figures written to a.json.\n")
    assert [Path("a.json")] == list(Path().iterdir())


@pytest.mark.parametrize(
    "names", [("--json", "a.json", "--records", "./a.json"), ("--json", "a.svg", "--plot", "a.svg")]
)
def test_two_outputs_cannot_be_one_file(names):
    """Refused before either is opened."""
    refused(run("tournament", "zole", *QUICK, *names), "file/unusable")
    assert [] == list(Path().iterdir())


@pytest.mark.parametrize(("players", "stamp"), [("greedy,random", "simulator"), ("beginner,greedy", "players")])
def test_what_is_compiled_is_compiled_before_the_bar_and_the_clock_begin(monkeypatch, tmp_path, players, stamp):
    """The sentence that one has to wait is not printed into the bar, and the wait is no part of the time told."""
    cold, begun = tmp_path / "cold", []
    cold.mkdir()
    monkeypatch.setattr(compiling, "folder", lambda *_: cold)

    def bar(say):
        begun.append([path.name for path in cold.glob("*.compiled")])
        return games_progress(say)

    monkeypatch.setattr(tournament, "games_progress", bar)
    result = run("tournament", "zole", *QUICK, "--players", players, "--deals", 2, "--worlds", 1, "--cores", 1)

    assert 0 == result.exit_code, result.output
    assert [[f"{stamp}.compiled"]] == begun
    assert 1 == result.stderr.count("Compiling") == result.stderr.count(f"Compiling the {stamp}; ")


@pytest.mark.parametrize("players", ["greedy,random", "casual,greedy"], ids=["kernel", "engine"])
def test_ctrl_c_keeps_and_reports_what_was_played(players):
    """Whole deals are in the file, as many as are counted, and the exit status is 130."""
    path = Path("games.jsonl")
    args = ("--players", players, "--deals", 1_000_000, "--seed", 7, "--worlds", 1, "--option", "rounds=1")
    process = start("tournament", "zole", *args, "--records", path)
    until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 9)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    told = re.search(r"Stopped after ([\d,]+) of 1,000,000 deals; all of those are counted\.", out)

    assert 130 == process.returncode, err
    assert "Traceback" not in err
    assert told is not None
    assert 3 * int(told[1].replace(",", "")) == len(path.read_text().splitlines())
    assert re.search(r"^\w+ over \w+ ", out, re.MULTILINE)
    assert 0 == run("verify", path).exit_code
