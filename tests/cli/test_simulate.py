import json
import re
import signal
from pathlib import Path

import pytest

import followsuit as fs
from tests.cli.command import finish_on_a_full_disk, needs_full, refused, run, start
from tests.waiting import PATIENCE, until


def records(path):
    """Every record of a file."""
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


@pytest.mark.parametrize("key", fs.games())
@pytest.mark.parametrize("legal", [(), ("--legal",)])
def test_what_is_simulated_can_be_verified(key, legal):
    """Records of every game hold, with the legal actions and without."""
    args = ("simulate", key, "--games", 3, "--seed", 7, "--max-rounds", 3, "--records", "games.jsonl")
    result = run(*args, *legal)

    assert 0 == result.exit_code, result.output
    assert "Three games written to games.jsonl." in result.stdout
    assert run("verify", "games.jsonl").stdout.endswith("Three games checked: all hold.\n")


def test_the_same_seed_writes_the_same_file():
    """A simulation is reproducible to the letter."""
    for name in ("a", "b"):
        run("simulate", "elemental", "--seats", 6, "--games", 2, "--seed", "x", "--records", name)

    assert Path("a").read_text() == Path("b").read_text()


def test_without_a_seed_every_run_is_another_and_says_which():
    """The seed in the summary plays the same games again."""
    run("simulate", "zole", "--games", 1, "--records", "a")
    shown = run("simulate", "zole", "--games", 1, "--records", "b").stdout
    seed = re.search(r"seed (\w+)", shown)
    assert seed is not None
    run("simulate", "zole", "--games", 1, "--seed", seed[1], "--records", "c")

    assert Path("a").read_text() != Path("b").read_text()
    assert Path("b").read_text() == Path("c").read_text()


def test_records_can_go_to_the_standard_output():
    """Whole lines and nothing else; what came of the games is told beside it, and no file is written."""
    result = run("simulate", "elemental", "--games", 3, "--seed", 7, "--max-rounds", 2, "--records", "-")

    assert run("verify", "-", typed=result.stdout).stdout.endswith("Three games checked: all hold.\n")
    assert 3 == len(result.stdout.splitlines())
    assert "Three games written to -." in result.stderr
    assert not Path("-").exists()


@needs_full
def test_records_that_the_standard_output_does_not_take_are_told_of():
    """Like anything else that cannot be written."""
    status, said = finish_on_a_full_disk("simulate", "zole", "--games", 1, "--records", "-")

    assert (2, 1) == (status, said.count("Error: "))


def test_legal_actions_are_in_the_records_when_asked_for():
    """Each action comes with all that were allowed, the one done among them."""
    run("simulate", "ninja-whist", "--games", 1, "--records", "games.jsonl", "--legal", "--max-rounds", 3)
    (record,) = records("games.jsonl")

    for round_ in record["rounds"]:
        assert all(done in allowed for _, done, allowed in round_["actions"])


def test_options_seats_and_players_are_in_the_records():
    """What the command line asks for is what is played."""
    args = ("--seats", 4, "-o", "rounds=2", "-o", "dues=true", "--players", "random", "--games", 1)
    run("simulate", "zole", *args, "--records", "games.jsonl")
    (record,) = records("games.jsonl")

    assert {"seats": 4, "rounds": 2, "small_zole": True, "dues": True} == record["options"]
    assert ["random"] * 4 == record["players"]


def test_a_game_that_is_cut_off_is_recorded_unfinished_and_in_whole_rounds():
    """Two rounds, no third deal, no winner; and the summary says so."""
    args = ("--games", 2, "--seed", 1, "--max-rounds", 2, "--records", "games.jsonl")
    shown = run("simulate", "miesjelen", *args).stdout

    for record in records("games.jsonl"):
        assert 2 == len(record["rounds"])
        assert (False, []) == (record["finished"], record["winners"])
    assert re.search(r"games +2, 2 of them cut off", shown)


def test_the_summary_shows_wins_scores_bids_and_rounds():
    """The figures are those of the games written."""
    shown = run("simulate", "boerenbridge", "--games", 10, "--seed", 7, "--records", "games.jsonl").stdout
    played = records("games.jsonl")
    row = r"^ *\d +random (\d) +([\d.]+) +([\d.]+)% +(−?[\d.]+) +([\d.]+) +([\d.]+)% *$"
    rows = re.findall(row, shown, re.MULTILINE)

    assert re.search(r"rounds +5\.0 a game\n", shown)
    for seat, (number, wins, share, mean, _, _) in enumerate(rows):
        won = sum(1 / len(record["winners"]) for record in played if seat in record["winners"])
        score = sum(record["rounds"][-1]["totals"][seat] for record in played) / 10
        assert (str(seat), round(won, 1), round(won * 10, 1)) == (number, float(wins), float(share))
        assert f"{score:.2f}".replace("-", "−") == mean
    assert 4 == len(rows)


def test_the_summary_of_a_game_with_contracts_lists_them():
    """Each contract with its rounds; only those played alone can be won."""
    shown = run("simulate", "zole", "--games", 5, "--seed", 7).stdout

    assert re.search(r"Big +\d+ +[\d.]+% +[\d.]+% *\n", shown)
    assert re.search(r"The Table +\d+ +[\d.]+%\s*$", shown)


def test_an_existing_file_is_replaced_only_by_force():
    """Refused without, replaced with it."""
    Path("games.jsonl").write_text("precious")
    args = ("simulate", "zole", "--games", 1, "--records", "games.jsonl")

    refused(run(*args), "file/unusable")
    assert "precious" == Path("games.jsonl").read_text()

    assert 0 == run(*args, "--force").exit_code
    assert 1 == len(records("games.jsonl"))


@pytest.mark.parametrize("players", ["random", "casual"])
def test_games_that_are_longer_than_can_be_counted_are_refused(players):
    """Whoever plays them."""
    result = run("simulate", "zole", "--games", 1, "--players", players, "--max-rounds", 10**20)

    assert "Give a whole number from 1 to 1,000,000." in refused(result, "option/invalid")


@pytest.mark.parametrize(
    "results", ["bad.csv", "missing/a.jsonl", "taken", "games.jsonl", "./games.jsonl", f"{'a' * 300}.jsonl"]
)
@pytest.mark.parametrize("force", [(), ("--force",)], ids=["new", "force"])
def test_outputs_that_cannot_be_are_refused_before_one_is_touched(results, force):
    """Records that are there stay, and none are made for nothing."""
    Path("taken").mkdir()
    if force:
        Path("games.jsonl").write_text("precious")
    args = ("simulate", "zole", "--games", 1, "--records", "games.jsonl", "--results", results)

    refused(run(*args, *force), "file/unusable")
    assert ("precious" if force else None) == (
        Path("games.jsonl").read_text() if Path("games.jsonl").exists() else None
    )


def test_records_and_results_are_written_side_by_side():
    """A game a line in one, a row of figures a line in the other."""
    result = run("simulate", "zole", "--games", 3, "--records", "games.jsonl", "--results", "rows.jsonl")

    assert 0 == result.exit_code, result.output
    assert [3, 3] == [len(records(name)) for name in ("games.jsonl", "rows.jsonl")]


def test_thousands_are_parted_in_what_is_told():
    """A thousand games are 1,000 games."""
    shown = run("simulate", "boerenbridge", "--games", 1000, "--seed", 7, "--records", "games.jsonl").stdout

    assert "1,000 games written to games.jsonl." in shown
    assert "1,000 games checked: all hold.\n" == run("verify", "games.jsonl").stdout


@needs_full
def test_a_full_disk_is_told_after_what_was_played():
    """The games are summed up as far as they were played, whichever file is full."""
    Path("rows.jsonl").symlink_to("/dev/full")
    args = ("--results", "rows.jsonl", "--records", "games.jsonl", "--force")
    result = run("simulate", "zole", "--games", 40, "--seed", 7, *args)

    assert "no space left on device" in refused(result, "file/unusable")
    assert "Zole: seats 3, rounds 12, small_zole true, dues false · seed 7\n" in result.stdout
    assert re.search(r"games +16\n", result.stdout)
    assert (
        "16 games written to games.jsonl.\nStopped after 16 of 40 games; all of those are counted.\n" in result.stdout
    )
    assert 16 == len(records("games.jsonl"))


@needs_full
def test_a_full_disk_ends_a_simulation_with_what_was_kept():
    """One message, exit status 2."""
    result = run("simulate", "zole", "--games", 2, "--records", "/dev/full", "--force")

    assert "no space left on device. It keeps no games." in refused(result, "file/unusable")
    assert re.search(r"games +2\n", result.stdout)
    assert result.stdout.endswith("No games written to /dev/full.\n")


def test_ctrl_c_keeps_what_was_simulated_and_says_so():
    """Whole games are in the file, and as many as the summary counts; the exit status is 130."""
    path = Path("games.jsonl")
    process = start("simulate", "zole", "--games", 1_000_000, "--seed", 7, "--records", path)
    until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    kept = len(records(path))

    assert (130, "") == (process.returncode, err)
    assert 3 <= kept
    assert f"Stopped after {kept:,} of 1,000,000 games; all of those are counted." in out
    assert 0 == run("verify", path).exit_code
