"""`followsuit review`: a recorded game judged, on the terminal, as a page, as JSON and as arrays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from followsuit.language.catalogue import folders
from followsuit.review import Reviewer
from tests.cli.command import refused, run
from tests.cli.test_knows import recorded
from tests.review.games import a_game

NAMES = ("Anna", "Bo", "Mei")
QUICK = ("--worlds", "20")


@pytest.fixture
def game() -> str:
    """A round of Zole between players who do anything."""
    return str(recorded(a_game("zole", 1, "random"), players=NAMES))


def told(*args: object) -> str:
    """What the command says."""
    result = run("review", *args)
    assert 0 == result.exit_code, result.output
    return result.stdout


def test_luck_is_told_from_skill_and_the_moments_have_reasons(game: str):
    """A row a seat, the parts of its result and its decisions by class; then what was better, and why."""
    text = told(game, *QUICK)

    assert "Anna, Bo and Mei; one round." in text
    assert ["player", "result", "deal", "others", "own", "errors", "without", "deal", "luck"] in [
        line.split() for line in text.splitlines()
    ]
    assert "The moments that mattered for Bo" in text
    assert "Better: " in text
    assert "(as played: " in text
    assert "▸" in text


def test_a_review_fits_eighty_columns(game: str, monkeypatch: pytest.MonkeyPatch):
    """No line is longer, and no number is broken."""
    monkeypatch.setitem(run.__globals__["PLAIN"], "COLUMNS", "80")

    assert max(len(line) for line in told(game, *QUICK).splitlines()) <= 80


def test_the_same_review_is_written_as_json_as_arrays_and_as_a_page(game: str):
    """The JSON is the document; the arrays have its columns; the page needs nothing else."""
    told(game, *QUICK, "--seed", "3", "--json", "r.json", "--arrays", "r.npz", "--html", "r.html")
    document = json.loads(Path("r.json").read_text())
    page = Path("r.html").read_text()
    with np.load("r.npz") as written:
        arrays = dict(written)

    assert "followsuit-review/1" == document["format"]
    assert list(NAMES) == document["players"]
    assert [each["step"] for each in document["decisions"]] == arrays["step"].tolist()
    losses = [each["loss"]["points"] for each in document["decisions"]]
    assert losses == arrays["loss_points"].tolist()
    assert sum(len(each["options"]) for each in document["decisions"]) == len(arrays["option_points"])
    assert [each["own"] for each in document["seats"]] == arrays["own"].tolist()
    assert (len(document["curve"]), 3) == arrays["curve_chances"].shape
    assert 2 == page.count("<svg")
    assert "src=" not in page
    assert "followsuit review game.json --worlds 20 --seed 3" in page
    assert "already exists" in refused(run("review", game, "--json", "r.json"), "file/unusable")


def test_one_seat_can_be_asked_for_by_number_or_name(game: str):
    """Nobody else's moments are shown then."""
    text = told(game, *QUICK, "--seat", "Bo")

    assert text == told(game, *QUICK, "--seat", "1")
    assert "mattered for Bo" in text
    assert "mattered for Anna" not in text
    assert "Zoe" in refused(run("review", game, "--seat", "Zoe"), "seat/unknown")


@pytest.mark.parametrize("code", sorted(folders()))
def test_every_language_tells_it(code: str, game: str):
    """The page, too."""
    told(game, *QUICK, "--seat", "1", "--language", code, "--html", f"{code}.html")

    assert f'lang="{code}"' in Path(f"{code}.html").read_text()
    assert "review-" not in Path(f"{code}.html").read_text().replace("followsuit review-", "")


def test_whoever_stops_early_is_shown_what_was_judged(game: str, monkeypatch: pytest.MonkeyPatch):
    """Ctrl-C after some decisions: the review says how far it came."""
    whole = Reviewer.decisions

    def stopped(reviewer: Reviewer) -> Iterator[dict[str, Any]]:
        for decision in whole(reviewer):
            yield decision
            if reviewer.judged == 5:
                raise KeyboardInterrupt

    monkeypatch.setattr(Reviewer, "decisions", stopped)
    result = run("review", game, *QUICK)

    assert 130 == result.exit_code
    assert "Stopped early: 5 of " in result.stdout


def test_what_cannot_be_reviewed_gets_a_clear_answer(game: str):
    """A file that is none, an ending that is none, a number that is none."""
    Path("broken.json").write_text("{")

    assert "broken.json" in refused(run("review", "broken.json"), "record/invalid")
    assert ".npz" in refused(run("review", game, "--arrays", "r.txt"), "file/unusable")
    assert "20" in refused(run("review", game, "--worlds", "3"), "option/invalid")
    assert "1" in refused(run("review", game, "--game", "2"), "file/unusable")
