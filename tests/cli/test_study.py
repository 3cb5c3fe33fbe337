import json
import re
from pathlib import Path

from tests.cli.command import refused, run

QUICK = ("--games", 40, "--seed", 7)


def test_a_study_is_told_in_tables_beside_what_was_published():
    """A row an agent, a row a meeting, and sentences; without a folder nothing is written."""
    result = run("study", "boerenbridge", *QUICK)

    assert 0 == result.exit_code, result.output
    assert re.search(r"^full-kripke +[\d.]+ ± [\d.]+ +23\.57 ", result.stdout, re.MULTILINE)
    assert re.search(r"^knower among full-kripke +[\d.]+ ± [\d.]+ +\+[\d.]+ ± ", result.stdout, re.MULTILINE)
    assert "games a second" in result.stdout
    assert [] == list(Path().iterdir())


def test_the_report_and_its_figures_are_written_into_a_folder():
    """The page names the command that makes it again; an existing one is left alone unless told otherwise."""
    result = run("study", "boerenbridge", *QUICK, "--out", "found")
    page, data = Path("found/boerenbridge.html").read_text(), json.loads(Path("found/boerenbridge.json").read_text())

    assert 0 == result.exit_code, result.output
    assert "followsuit study boerenbridge --games 40 --seed 7" in page
    assert ("7", 40) == (data["seed"], data["games"])
    assert "already" in refused(run("study", "boerenbridge", *QUICK, "--out", "found"), "file/unusable")
    assert 0 == run("study", "boerenbridge", *QUICK, "--out", "found", "--force").exit_code


def test_an_unknown_study_is_refused_with_those_there_are():
    """One line that says what would be right."""
    assert "There is no study “chess”. The only study is boerenbridge." in refused(
        run("study", "chess"), "option/invalid"
    )
