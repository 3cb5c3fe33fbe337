import html
import json
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from unittest.mock import Mock

import pytest

import followsuit as fs
from followsuit.errors import OptionError
from followsuit.lab.measuring.balance import Balance
from followsuit.terminal import balance
from tests.cli.command import finish_on_a_full_disk, needs_full, refused, run, start
from tests.waiting import PATIENCE

ALL = ("--all", "--games", 4, "--seed", 1, "--strong-deals", 0, "--cores", 1, "--out", "reports")
QUICK = ("--games", 60, "--seed", 7, "--strong-deals", 0, "--cores", 1)


def test_a_game_is_measured_and_told():
    """A table by seat count, and sentences."""
    result = run("balance", "zole", "--seats", "3-4", *QUICK)

    assert 0 == result.exit_code, result.output
    assert result.stdout.startswith("Zole takes about 13 min with 3 seats, always ends")
    assert re.search(r"^ +3 +12\.0 ", result.stdout, re.MULTILINE)
    assert re.search(r"^ +4 +12\.0 ", result.stdout, re.MULTILINE)
    assert "- The number of rounds is fixed: 12 (3–4 seats)." in result.stdout
    assert [] == list(Path().iterdir())


def test_the_report_and_the_figures_are_written():
    """The page names its game and the command that makes it again; the figures are those of the page."""
    args = ("--seats", "2,3", "--option", "round_limit=20", *QUICK)
    result = run("balance", "miesjelen", *args, "--out", "a.html", "--json", "a.json")
    page, data = Path("a.html").read_text(), json.loads(Path("a.json").read_text())

    assert 0 == result.exit_code, result.output
    assert "<h1>Miesjelen in figures</h1>" in page
    assert (
        "followsuit balance miesjelen --seats 2,3 --option round_limit=20 --players greedy --games 60 --seed 7" in page
    )
    assert [2, 3] == [each["seats"] for each in data["settings"]]
    assert {20} == {each["options"]["round_limit"] for each in data["settings"]}


def test_the_command_in_a_report_makes_the_same_report():
    """To the letter, as a shell reads it."""
    run("balance", "elemental", "--seats", "4, 4", *QUICK, "--seed", "it's $HOME", "--out", "a.html")
    command = re.search(r"<code>followsuit (.*?)</code>", Path("a.html").read_text())
    assert command is not None
    run(*shlex.split(html.unescape(command[1])), "--out", "b.html")

    assert Path("a.html").read_text() == Path("b.html").read_text()


def test_all_games_are_reported_by_one_command():
    """A page and figures for each, in a folder that is made, and an index with a verdict on each that leads there."""
    result = run("balance", *ALL)

    assert 0 == result.exit_code, result.output
    written = [f"{key}.{kind}" for key in fs.games() for kind in ("html", "json")]
    assert sorted([*written, "index.html"]) == sorted(path.name for path in Path("reports").iterdir())
    index = Path("reports/index.html").read_text()
    assert [f"{key}.html" for key in fs.games()] == re.findall(r'<a href="(.*?)">', index)
    assert "<p>Zole takes about 13 min with 3 seats, always ends" in index


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        ((), "game/unknown", "No game is named."),
        (("nope",), "game/unknown", "There is no game “nope”."),
        (("miesjelen", "--seats", "1-4"), "option/invalid", "Allowed: 2–6."),
        (("miesjelen", "--seats", "6-2"), "option/invalid", "Write it as 4, 2-6 or 2,4-6."),
        (("zole", "--option", "rounds"), "option/invalid", "Write it as key=value"),
        (("zole", "--option", "seats=3"), "option/invalid", "Give their counts with --seats, as in 3-5."),
        (("zole", "--max-rounds", 10**20), "option/invalid", "Give a whole number from 1 to 1,000,000."),
        (("zole", "--games", 10**20), "option/invalid", "Give a whole number from 2 to 1,000,000,000."),
        (("zole", "--json", "a" * 300), "file/unusable", "file name too long"),
        (("zole", "--players", "ghost"), "player/unknown", "There is no player “ghost”."),
        (("zole", "--games", 1), "option/invalid", "Give a whole number from 2 to 1,000,000,000."),
        (("zole", "--seed", "hex:ff"), "seed/invalid", "cannot begin with `hex:`"),
        (("zole", "--out", "no/a.html"), "file/unusable", "there is no folder no"),
        (("zole", "--out", "a", "--json", "./a"), "file/unusable", "Two things are to be written to a."),
        (("--all",), "option/invalid", "Add --out FOLDER."),
        (("zole", "--all", "--out", "x"), "option/invalid", "GAME cannot be given with --all."),
        (("--all", "--seats", "3", "--out", "x"), "option/invalid", "--seats cannot be given with --all."),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_measured(args, code, says):
    """One message, exit status 2, and no file."""
    assert says in refused(run("balance", *args), code)
    assert [] == list(Path().iterdir())


def test_existing_files_are_replaced_only_by_force():
    """Also those in a folder."""
    Path("x").mkdir()
    Path("x/zole.html").write_text("precious")

    refused(run("balance", "--all", "--games", 4, "--out", "x"), "file/unusable")
    refused(run("balance", "zole", "--games", 4, "--out", "x/zole.html"), "file/unusable")
    assert "precious" == Path("x/zole.html").read_text()
    assert 0 == run("balance", "zole", *QUICK, "--out", "x/zole.html", "--force").exit_code
    assert "precious" != Path("x/zole.html").read_text()


def test_a_folder_that_cannot_be_made_is_refused():
    """Something else has its name."""
    Path("x").write_text("")

    assert "x cannot be made" in refused(run("balance", "--all", "--out", "x"), "file/unusable")


@needs_full
def test_a_full_disk_loses_nothing_that_was_told():
    """The sentences are printed all the same."""
    result = run("balance", "elemental", "--seats", "3", *QUICK, "--json", "/dev/full", "--force")

    assert "no space left on device" in refused(result, "file/unusable")
    assert "- The number of rounds is fixed" in result.stdout


@needs_full
def test_a_file_that_cannot_be_written_does_not_lose_the_others():
    """A page that cannot be written leaves the figures."""
    args = ("--out", "/dev/full", "--json", "a.json", "--force")
    result = run("balance", "elemental", "--seats", "3", *QUICK, *args)

    refused(result, "file/unusable")
    assert result.stdout.endswith("Figures written to a.json.\n")
    assert "elemental" == json.loads(Path("a.json").read_text())["game"]


@pytest.fixture
def three(monkeypatch) -> dict[str, fs.Game]:
    """As if there were three games: one stands before one that fails, and one behind it."""
    games = {key: fs.games()[key] for key in ("boerenbridge", "ninja-whist", "zole")}
    monkeypatch.setattr("followsuit.engine.game.games", lambda: games)
    return games


@needs_full
def test_a_game_whose_files_cannot_be_written_does_not_lose_the_others(three):
    """Each such game gets its message, everything else is written, and the exit status is 2."""
    unwritable = ["reports/boerenbridge.html", "reports/ninja-whist.json"]
    Path("reports").mkdir()
    for path in unwritable:
        Path(path).symlink_to("/dev/full")
    result = run("balance", *ALL, "--force")

    assert 2 == result.exit_code
    assert [
        f"Error: {path} cannot be written: no space left on device. (file/unusable)" for path in unwritable
    ] == result.stderr.splitlines()
    assert 2 * len(three) - 2 + 1 == len([path for path in Path("reports").iterdir() if path.is_file()])


def test_ctrl_c_reports_what_was_measured(monkeypatch):
    """The seat counts that were done are in the report, and the exit status is 130."""
    measure = Balance.measure

    def interrupted(self):
        yield next(measure(self))
        raise KeyboardInterrupt

    monkeypatch.setattr(Balance, "measure", interrupted)
    result = run("balance", "zole", *QUICK, "--out", "a.html", "--json", "a.json")

    assert 130 == result.exit_code
    assert "Stopped after 1 of six steps; all of those are told." in result.stdout
    data = json.loads(Path("a.json").read_text())
    assert [3] == [each["seats"] for each in data["settings"]]
    assert (1, 6) == (data["steps"], data["steps_asked"])
    assert "Zole was played 60 times with 3 seats" in Path("a.html").read_text()
    assert "Stopped after 1 of six steps; all of those are told." in Path("a.html").read_text()


def test_ctrl_c_while_the_page_is_drawn_leaves_the_figures(monkeypatch):
    """They are written before it, and told after it."""
    monkeypatch.setattr(balance, "page", Mock(side_effect=KeyboardInterrupt))
    result = run("balance", "elemental", "--seats", "3", *QUICK, "--out", "a.html", "--json", "a.json")

    assert 130 == result.exit_code
    assert "- The number of rounds is fixed" in result.stdout
    assert result.stdout.endswith("Figures written to a.json.\n")
    assert [Path("a.json")] == list(Path().iterdir())


@needs_full
def test_a_screen_that_is_gone_loses_no_file():
    """The page and the figures are written before anything is printed."""
    args = ("balance", "elemental", "--seats", 3, *QUICK, "--out", "a.html", "--json", "a.json")
    status, err = finish_on_a_full_disk(*args)

    assert 2 == status
    assert "Error: The standard output cannot be written" in err
    assert {"a.html", "a.json"} == {path.name for path in Path().iterdir()}


def lost_process(monkeypatch, key):
    """Let each game be measured for one step, after which a game has lost a process."""
    measure = Balance.measure

    def breaking(self):
        yield next(measure(self))
        if self.page.key == key:
            raise OptionError("cores", "A process ended without a word.", "Try fewer cores.")

    monkeypatch.setattr(Balance, "measure", breaking)


def test_what_was_measured_is_reported_when_the_rest_cannot_be(monkeypatch):
    """In files and on the screen, before the message."""
    lost_process(monkeypatch, "zole")
    result = run("balance", "zole", *QUICK, "--out", "a.html", "--json", "a.json")

    assert "A process ended without a word." in refused(result, "option/invalid")
    assert "Stopped after 1 of six steps; all of those are told." in result.stdout
    assert 1 == json.loads(Path("a.json").read_text())["steps"]
    assert Path("a.html").exists()


def test_a_game_that_cannot_be_measured_to_its_end_does_not_keep_others_from_it(monkeypatch, three):
    """It gets its message and its files, all other games theirs, and the exit status is 2."""
    lost_process(monkeypatch, "ninja-whist")
    result = run("balance", *ALL)

    assert "A process ended without a word." in refused(result, "option/invalid")
    assert 2 * len(three) + 1 == len(list(Path("reports").iterdir()))


def wait_until_busy(process: subprocess.Popen[str]):
    """Until the process plays, which it does in threads; where these cannot be counted, for a while."""
    threads = Path("/proc", str(process.pid), "task")
    deadline = time.monotonic() + 60
    while threads.exists() and len(list(threads.iterdir())) < 3 and time.monotonic() < deadline:
        time.sleep(0.1)
    time.sleep(1 if threads.exists() else 4)


def test_ctrl_c_in_the_middle_of_a_step_ends_it_soon():
    """A million games a step, given up within seconds."""
    process = start("balance", "ninja-whist", "--games", 10_000_000, "--seed", 7, "--strong-deals", 0)
    wait_until_busy(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)

    assert 130 == process.returncode, err
    assert "Traceback" not in err
    assert "Nothing was measured." in out
