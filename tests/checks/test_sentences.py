from pathlib import Path

import pytest

import checks.__main__ as all_checks
from checks.sentences import EXCEPTIONS, ROOMS, english, found

SOURCES = all_checks.SOURCES


@pytest.mark.parametrize(
    "source",
    [
        'raise ParseError("This is no card.")',
        'raise errors.SeatError(f"There is no seat {seat}", "Look")',
        'Refusal("bid/range", {"why": "The bid is too high"})',
        'refused("table/full", reason="it is full.")',
    ],
)
def test_english_in_an_error_is_found(source):
    """Whatever the error, and wherever in its arguments."""
    assert [1] == [line for line, _ in english(source)]


@pytest.mark.parametrize(
    "source",
    [
        'raise ParseError(Message("parse/card", {"text": text, "ranks": " ".join(ranks)}))',
        'Refusal("stash/count", {"example": f"stash {cards}"})',
        'raise AssertionError("The stream does not end.")',
        'says("This is the rule.")',
    ],
)
def test_what_is_no_english_of_an_error_is_left_alone(source):
    """Codes, notation, and what no user meets."""
    assert [] == list(english(source))


def test_only_the_rooms_that_speak_by_catalogue_are_looked_at(tmp_path: Path):
    """And of these not the exceptions."""
    for place in (*(f"{room}x.py" if room.endswith("/") else room for room in ROOMS), *EXCEPTIONS, "followsuit/x.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text('raise ParseError("This is no card.")', encoding="utf-8")

    assert len(ROOMS) == len(list(found(tmp_path)))


def test_nothing_is_found_in_the_program():
    """As `make check` sees it."""
    assert [] == list(found(SOURCES))
