import json

import pytest

from followsuit.errors import FileError
from followsuit.server.store.archive import ArchivedTable, read_lines, write_line
from followsuit.server.store.rows import Holder, Stored
from tests.server.store.samples import ANNA, BOB

TABLE = ArchivedTable(
    code="HAND",
    alias="friday",
    game="zole",
    status="over",
    visibility="public",
    open_seats=1,
    secret="c0ffee",
    created_at=1763246372.1234567,
    changed_at=1763246400.0,
    due_at=None,
    record='{"winners": [2], "note": "é ♣"}',
    holders=(Holder(0, ANNA, "Anna"), Holder(2, BOB, "Bøb ♠")),
    events=(Stored(1, 1.25, '{"take" : 0}'), Stored(2, 2.5, '["\\u2663"]')),
)


def changed(**parts):
    """The line of the table with other parts."""
    return json.dumps(json.loads(write_line(TABLE)) | parts)


def test_a_table_is_one_line_that_reads_back_the_same():
    """To the letter, whatever spaces and signs its texts hold."""
    line = write_line(TABLE)

    assert 1 == line.count("\n")
    assert "Bøb ♠" in line
    assert [TABLE] == list(read_lines([line], "tables.jsonl"))


def test_the_parts_of_a_line_have_the_names_of_the_documentation():
    """Other programs read them."""
    data = json.loads(write_line(TABLE))

    assert "followsuit-table/1" == data["format"]
    assert [[1, 1.25, '{"take" : 0}'], [2, 2.5, '["\\u2663"]']] == data["events"]
    assert [[0, ANNA, "Anna"], [2, BOB, "Bøb ♠"]] == data["holders"]


def test_empty_lines_and_a_mark_before_the_first_are_passed_over():
    """Editors leave them."""
    assert [TABLE] == list(read_lines(["\ufeff" + write_line(TABLE), "\n", "  \n"], "tables.jsonl"))


def test_a_table_that_is_there_twice_is_refused():
    """With both lines."""
    with pytest.raises(FileError, match=r"tables\.jsonl, line 3: the table “HAND” is on line 1 already"):
        list(read_lines([write_line(TABLE), "", write_line(TABLE)], "tables.jsonl"))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{", "the line is not JSON"),
        (write_line(TABLE)[:200], "the line is not JSON"),
        ("[" * 100_000, "the line is not JSON"),
        ("[]", "this is no table of the format followsuit-table/1"),
        (changed(format="followsuit-table/2"), "this is no table of the format"),
        ('{"format": "followsuit-table/1"}', "alias is missing"),
        (changed(cards=5), "“cards” is no part of a table"),
        (changed(status="paused"), "status is none of open, playing, over"),
        (changed(status=[]), "status is none of"),
        (changed(code=""), "code is no text, or an empty one"),
        (changed(game=5), "game is no text"),
        (changed(alias=5), "alias is no text"),
        (changed(secret="c0ffe"), "secret is no hexadecimal text"),
        (changed(secret=None), "secret is no hexadecimal text"),
        (changed(open_seats=-1), "open_seats is no count"),
        (changed(open_seats=True), "open_seats is no count"),
        (changed(created_at="today"), "created_at is no time in seconds"),
        (changed(created_at=float("nan")), "the line holds NaN, which is not JSON"),
        (changed(changed_at=None), "changed_at is no time in seconds"),
        (changed(changed_at=10**400), "changed_at is no time in seconds"),
        (changed(due_at=False), "due_at is no time in seconds"),
        (changed(record="{"), "the record is not JSON"),
        (changed(record={}), "record is no text"),
        (changed(holders={}), "holders is no list"),
        (changed(holders=[[0, ANNA]]), "holders holds something other than lists of three"),
        (changed(holders=[[0, "anna", "Anna"]]), "the holder of seat 0 is no SHA-256"),
        (changed(holders=[[0, ANNA, 5]]), "the name of the holder of seat 0 is no text"),
        (changed(holders=[["0", ANNA, "Anna"]]), "a seat of holders is no count"),
        (changed(holders=[[1, ANNA, "Anna"], [1, BOB, "Bob"]]), "holders are not in the order of their seats"),
        (changed(events=5), "events is no list"),
        (changed(events=[[2, 1.0, "{}"]]), "where event 1 should be is 2"),
        (changed(events=[[1, 1.0, "{}"], [3, 1.0, "{}"]]), "where event 2 should be is 3"),
        (changed(events=[[1, None, "{}"]]), "the time of event 1 is no time"),
        (changed(events=[[1, 1.0, {}]]), "the body of event 1 is no text"),
        (changed(events=[[1, 1.0, "{]"]]), "the body of event 1 is not JSON"),
        (changed(events=[[1, 1.0, "Infinity"]]), "the body of event 1 holds Infinity"),
    ],
)
def test_a_damaged_line_is_named_with_what_is_wrong(line, problem):
    """By its number, counting empty ones."""
    with pytest.raises(FileError) as caught:
        list(read_lines(["", line], "tables.jsonl"))

    assert str(caught.value).startswith(f"tables.jsonl, line 2: {problem}")
