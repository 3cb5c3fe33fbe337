"""Pictures and numbers of what can be known, as the text of files."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.errors import FileError
from followsuit.knowledge import Moments, numbers
from followsuit.lab.reporting.knowledge_files import numbers_text, picture_text
from tests.knowledge.pictures.drawn import game_of


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Two rounds of Boerenbridge."""
    return game_of(fs.game("boerenbridge"), players=("Anna", "Bert", "Carla", "Dirk"))


@pytest.mark.parametrize(("file", "start"), [("a.svg", "<svg"), ("A.SVG", "<svg"), ("a.dot", "graph"), (None, "<svg")])
def test_the_ending_says_what_a_picture_is_written_as(moments: Moments, file: str | None, start: str):
    """SVG where nothing is said."""
    text = picture_text(None if file is None else Path(file), moments, "Qh", at=5, seat=None)

    assert text.startswith(start)


def test_numbers_are_written_as_json_with_the_names_of_players(moments: Moments):
    """Every step with the deals that are left to everyone."""
    data = json.loads(numbers_text(Path("a.json"), moments))

    assert "boerenbridge" == data["game"]
    assert ["Anna", "Bert", "Carla", "Dirk"] == data["players"]
    assert len(numbers(moments).steps) == len(data["steps"])
    assert data == json.loads(numbers_text(None, moments))


def test_numbers_are_written_as_a_table(moments: Moments):
    """A row for each step and viewer, below a heading; numbers of deals are whole."""
    heading, *rows = csv.reader(StringIO(numbers_text(Path("a.csv"), moments)))

    assert ["moment", "round", "seat", "action", "viewer", "deals", "log2_deals", "bits"] == heading
    assert len(numbers(moments).steps) * 5 == len(rows)
    assert ["0", "1", "", "deal", "0", "1680"] == rows[0][:6]


def test_other_endings_are_refused(moments: Moments):
    """By the endings that there are."""
    with pytest.raises(FileError, match="svg"):
        picture_text(Path("a.png"), moments, "Qh", at=5, seat=None)
    with pytest.raises(FileError, match="csv"):
        numbers_text(Path("a.txt"), moments)
