"""Every refusal of a table is met, with its facts filled in, and leaves the table as it was."""

import ast
from pathlib import Path

import pytest
from msgspec.structs import replace

import followsuit.server
from followsuit.engine.fairness import MOST_ABANDONED, commitment_to
from followsuit.errors import TableError
from followsuit.server.refusals import REFUSALS, refused
from followsuit.server.table import drawing, playing, seating
from followsuit.server.table import events as happened
from followsuit.server.table.handover import seat_of_key
from tests.server.table.folding import (
    ANNA,
    BOB,
    CLEO,
    a_table,
    acted,
    committed,
    given_up,
    played_out,
    read,
    sealed,
    then,
)

OVER = played_out(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0), 1)
PAUSED = played_out(a_table("Anna", "Bob", round_pause=None), 1)
PLAYING = a_table("Anna", "Bob", seats=2)
OPEN = a_table("Anna", seats=2)
MINE, OTHER = "5e" * 32, "07" * 32
FULL = sealed("", MINE)
MOVER = PLAYING.to_act or 0
MOVED = acted(PLAYING)
ASKED = then(MOVED, happened.UndoAsked(MOVER))
HOLDERS = (ANNA, BOB)
EXPECTED = then(a_table("Anna", bots=1), happened.Arriving(1, "Cleo", CLEO))
LAST = a_table("Anna", bots=1, options={"round_limit": 1})
OF_A_DAY = replace(PLAYING, cards=happened.SameCards(MINE, 1, "2026-11-17"))
HOPPED = then(PLAYING, happened.Left(0))

MET = {
    "action/stale": lambda: playing.act(PLAYING, MOVER, read(PLAYING, "play 7c"), 1),
    "chat/empty": lambda: playing.say(OPEN, ANNA, preset=None, text=" \n"),
    "chat/long": lambda: playing.say(OPEN, ANNA, preset=None, text="x" * 201),
    "chat/muted": lambda: playing.say(PLAYING, ANNA, preset=None, text="psst"),
    "chat/unknown-phrase": lambda: playing.say(PLAYING, ANNA, preset="psst", text=None),
    "chat/unseen": lambda: playing.say(OPEN, ANNA, preset=None, text="a\u202eb"),
    "commitment/closed": lambda: drawing.commit(given_up(OPEN, MOST_ABANDONED), 0, OTHER),
    "commitment/invalid": lambda: drawing.commit(OPEN, 0, "no digits"),
    "commitment/late": lambda: drawing.commit(PLAYING, 0, OTHER),
    "commitment/sealed": lambda: drawing.commit(FULL, 0, OTHER),
    "commitment/taken": lambda: seating.sit(then(OPEN, committed(0, MINE)), BOB, "Bob", commitment=commitment_to(MINE)),
    "contribution/another": lambda: drawing.reveal(FULL, 1, OTHER),
    "contribution/invalid": lambda: drawing.reveal(FULL, 1, "no digits"),
    "contribution/uncommitted": lambda: drawing.reveal(FULL, 0, MINE),
    "contribution/unsealed": lambda: drawing.reveal(OPEN, 0, MINE),
    "daily/yours-alone": lambda: seating.hand_over(OF_A_DAY, 0, BOB),
    "hand-over/expired": lambda: seat_of_key(PLAYING, "0-5-0", 10.0),
    "seat/another-hand": lambda: seating.hand_over(HOPPED, 1, ANNA),
    "seat/arriving": lambda: playing.go_on(EXPECTED, CLEO),
    "seat/holder": lambda: seating.sit(OPEN, ANNA, "Anna Two"),
    "seat/last-round": lambda: seating.sit(LAST, CLEO, "Cleo"),
    "seat/name-empty": lambda: seating.sit(OPEN, BOB, "  "),
    "seat/name-invalid": lambda: seating.sit(OPEN, BOB, "\u200b"),
    "seat/name-taken": lambda: seating.sit(OPEN, BOB, "ANNA"),
    "seat/none": lambda: playing.go_on(PAUSED, CLEO),
    "seat/not-away": lambda: seating.leave(PLAYING, ANNA, 1, away=False),
    "seat/not-open": lambda: seating.sit(OPEN, BOB, "Bob", seat=0),
    "seat/not-yours": lambda: seating.leave(PLAYING, BOB, 0, away=True),
    "seat/unknown": lambda: seating.sit(OPEN, BOB, "Bob", seat=5),
    "table/between-rounds": lambda: playing.act(PAUSED, 0, read(PAUSED, "play 7c"), PAUSED.version),
    "table/closed": lambda: seating.sit(a_table("Anna", bots=1, visibility="private"), CLEO, "Cleo"),
    "table/full": lambda: seating.sit(FULL, CLEO, "Cleo"),
    "table/no-pause": lambda: playing.go_on(PLAYING, ANNA),
    "table/not-host": lambda: seating.fill(OPEN, BOB, "random"),
    "table/not-started": lambda: playing.ask_undo(OPEN, ANNA),
    "table/open-ended": lambda: playing.stop(PLAYING, ANNA),
    "table/over": lambda: seating.sit(OVER, CLEO, "Cleo"),
    "table/started": lambda: seating.fill(PLAYING, ANNA, "random"),
    "time/no-clock": lambda: playing.extend(PLAYING, HOLDERS[1 - MOVER], MOVER, 30.0),
    "time/own": lambda: playing.extend(PLAYING, ANNA, 0, 30.0),
    "undo/nothing": lambda: playing.ask_undo(PLAYING, ANNA),
    "undo/off": lambda: playing.ask_undo(a_table("Anna", "Bob", undo=False), ANNA),
    "undo/pending": lambda: playing.ask_undo(ASKED, HOLDERS[MOVER]),
    "undo/unasked": lambda: playing.answer_undo(MOVED, ANNA, agrees=True),
}
ELSEWHERE = {
    "daily/not-yet", "daily/unknown-day", "limit/daily",
    "commitment/other-table", "match/deals", "match/none", "match/not-over", "match/other-table", "match/tables",
    "chances/off", "chances/seen", "claim/again", "claim/lost", "claim/not-here", "claim/not-now",
    "claim/order", "claim/pending", "claim/unasked", "claim/unplayable",
    "explore/deep", "explore/one-seat", "explore/passing", "explore/too-many-deals",
    "frame/invalid", "hint/not-now", "hint/off", "language/unknown", "lesson/none", "limit/address",
    "limit/body",
    "limit/codes", "limit/connections", "limit/head", "limit/hints", "limit/new-tables", "limit/questions",
    "limit/rate", "limit/reports", "limit/reviews", "report/full", "report/nothing", "report/own", "limit/slow",
    "limit/tables", "page/invalid", "page/not-built", "replay/no-step", "request/broken", "request/invalid",
    "request/method", "request/unknown", "review/failed", "review/none", "review/not-compiled", "review/waiting",
    "round/undecided", "seat/plan", "security/banned", "security/host", "security/origin", "server/busy",
    "server/closing", "server/error", "socket/replaced", "socket/silent", "socket/too-slow", "table/abandoned",
    "table/busy", "table/closed-by-operator", "table/crowded", "table/forgotten", "table/no-code",
    "table/no-spectators", "table/not-over", "table/page-changed", "table/starts-anew",
    "table/too-long", "table/unknown", "table/unreadable", "token/invalid", "words/unwanted", "zole/invalid",
    "zole/not-registered",
}  # fmt: skip
"""Refused by the web, at the desk or when claiming, and met in the tests of these."""


@pytest.mark.parametrize("code", MET)
def test_a_refusal_is_met(code):
    """With its own code, a sentence without a place left open, and a way on."""
    with pytest.raises(TableError) as caught:
        MET[code]()

    assert code == caught.value.code
    assert "{" not in caught.value.sentence + caught.value.remedy
    assert caught.value.remedy


def test_every_refusal_is_met_here_or_elsewhere():
    """A new one has to be added above."""
    assert set(REFUSALS) == {*MET, *ELSEWHERE}
    assert set() == set(MET) & ELSEWHERE


def test_every_refusal_is_used():
    """The codes in the source are exactly those of the list."""
    used = set()
    for path in Path(followsuit.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                used |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)}

    assert set(REFUSALS) == {code for code in used if isinstance(code, str) and "/" in code} & set(REFUSALS)
    assert set() == set(REFUSALS) - used


def test_the_facts_of_a_refusal_are_told():
    """As data, beside the sentence."""
    error = refused("seat/unknown", seat=9, last=3)

    assert ("There is no seat 9 at this table.", "The seats are 0 to 3.") == (error.sentence, error.remedy)
    assert {"seat": 9, "last": 3} == error.facts
