"""Folding: stored events give the same table again, whatever happened."""

import random
import typing
from contextlib import suppress

import pytest

import followsuit as fs
from followsuit.bots.registry import USUAL_BOT
from followsuit.errors import FollowsuitError, TableError
from followsuit.rules.page import pages
from followsuit.server.live.summary import summary, summary_of_change
from followsuit.server.store.rows import Summary
from followsuit.server.table import events as happened
from followsuit.server.table import playing, seating
from followsuit.server.table.events import Customs, Sat, TableEvent, decode, encode
from followsuit.server.table.fold import _FOLDS, after
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import CHAT_KEPT, NEWS_KEPT, Table
from followsuit.server.telling.replaying import actions_of
from tests.server.table.folding import ANNA, BOB, CLEO, a_table, acted, legal, played_out, read, then


def test_every_kind_of_event_is_folded():
    """None that is stored would stop a table from being loaded."""
    assert set(typing.get_args(TableEvent)) == set(_FOLDS)


SAMPLES = [
    happened.Created("zole", 1, {"seats": 3, "dues": False}, (happened.SeatPlan(), happened.SeatPlan("random")), ANNA),
    happened.Created(
        "zole",
        1,
        {"seats": 3},
        (happened.SeatPlan(),),
        ANNA,
        branch=happened.Branch("code", "5eed", ((1, "choose P"),)),
    ),
    happened.Created("zole", 1, {"seats": 3}, (happened.SeatPlan(),), ANNA, rematch_of="code", invited=(ANNA, BOB)),
    happened.Created(
        "zole", 1, {"seats": 3}, (happened.SeatPlan(),), "", match=happened.MatchPlace(("code", "other"), 1, 4, 64)
    ),
    happened.Sat(1, "Bob", BOB),
    happened.Committed(0, "5e" * 32),
    happened.Sealed(),
    happened.Revealed(0, "5e" * 32),
    happened.Abandoned("time", (0, 2)),
    happened.Left(1, removed=True),
    happened.Arriving(1, "Bob", BOB),
    happened.CalledOff(1, declined=True),
    happened.SeatGiven(1, "greedy"),
    happened.Handed(0, CLEO),
    happened.Started(),
    happened.Acted(0, "play Qc", 5, by_bot=True),
    happened.TookOver(0, USUAL_BOT, "away"),
    happened.Returned(0),
    happened.Resumed(),
    happened.Extended(1, 30.0),
    happened.ServedAgain(1),
    happened.UndoAsked(0),
    happened.UndoAnswered(1, True),
    happened.Undone(0),
    happened.Claimed(
        0, ("Qc", "7d"), holds=False, round=2, breaking=happened.BrokenBy((("Qc", "7d"), ("8d",)), 2, 1, "8d")
    ),
    happened.ClaimAnswered(1, accepts=True, silent=True),
    happened.Said(0, text="hello"),
    happened.Stopped(0),
    happened.Closed(),
    happened.Rematched(0, "code"),
    happened.CardsGiven("5e" * 32),
    happened.MatchOver((ANNA, BOB)),
]


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_is_stored_and_read_again(event):
    """As JSON, with its kind in it."""
    assert event == decode(encode(event))


def test_every_kind_of_event_has_a_sample():
    """A new one has to be added above."""
    assert set(_FOLDS) == {type(event) for event in SAMPLES}


def something(table: Table, holder: str, at: float, rng: random.Random) -> seating.Events:
    """Anything that may be asked of a table, allowed or not."""
    seat = table.seat_of(holder) or 0
    match rng.randrange(9):
        case 0:
            return playing.ask_undo(table, holder)
        case 1:
            return playing.answer_undo(table, holder, agrees=True)
        case 2:
            return playing.go_on(table, holder)
        case 3:
            return playing.say(table, holder, preset="hello", text=None)
        case 4:
            return seating.give(table, holder, seat, rng.choice(["random", None]))
        case 5:
            return playing.due(table, at)
        case _:
            return playing.act(table, seat, read(table, rng.choice(legal(table))), table.version)


def test_a_table_folds_from_its_events_to_the_very_same():
    """Random company, all of whose events are kept, and folded once more from the beginning."""
    rng = random.Random(4)
    table, kept, at = (
        a_table("Anna", "Bob", seats=2, round_pause=None, decision_seconds=20.0, bank_seconds=60.0),
        [],
        0.0,
    )
    start = table
    for _ in range(150):
        at += rng.random() * 30
        holder = rng.choice([ANNA, BOB])
        with suppress(FollowsuitError):
            table, events = with_consequences(table, something(table, holder, at, rng), at)
            kept += [(encode(event), at) for event in events]
    again = start
    for body, at in kept:
        again = after(again, decode(body), at)

    assert 60 < len(kept)
    assert table == again


def test_the_version_moves_only_with_the_game():
    """Talk makes a new sequence and no new version, so that it disturbs nobody's decision."""
    table = a_table("Anna", "Bob")
    talked = then(table, happened.Said(0, preset="hello"))

    assert (table.sequence + 1, table.version) == (talked.sequence, talked.version)
    assert acted(table).version == acted(table).sequence


def test_only_the_latest_news_and_talk_are_kept():
    """A table does not grow with what is said at it."""
    table = a_table("Anna", "Bob", round_pause=0.0)
    for _ in range(NEWS_KEPT + 20):
        table = acted(then(table, happened.Said(0, preset="hello"), happened.Said(0, preset="hello")))

    assert NEWS_KEPT + 1 == len(table.news)
    assert CHAT_KEPT + 1 == len(table.chat)


def test_a_host_who_moves_to_another_device_stays_the_host():
    """The seat's new holder has the host's rights."""
    table = then(a_table("Anna", seats=2), happened.Handed(0, CLEO))

    assert (CLEO, 0) == (table.host, table.seat_of(table.host))


def change_told(before: Table, now: Table) -> Summary | None:
    """What the store has to be told of a change."""
    return summary_of_change(before, now, before.due(), now.due())


def test_the_summary_is_written_only_when_it_changes():
    """An ordinary action of people without a clock costs no second write."""
    table = a_table("Anna", "Bob", takeover_seconds=None)
    written = summary(table)

    assert ("playing", 0, ["Anna", "Bob"]) == (
        written.status,
        written.open_seats,
        [holder[2] for holder in written.holders or ()],
    )
    assert None is change_told(table, acted(table))
    over = played_out(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0), 1)
    change = change_told(table, over)
    assert change is not None
    assert "over" == change.status
    assert '"finished":true' in (change.record or "")


def test_what_is_said_after_the_game_comes_with_a_summary():
    """So that it is not written to a table that is forgotten in the same moment."""
    over = played_out(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0), 1)
    change = change_told(over, then(over, happened.Said(0, preset="hello")))

    assert change is not None
    assert ("over", None, None) == (change.status, change.holders, change.record)


def test_only_the_moves_of_the_round_under_way_are_kept():
    """So that a long game does not take more and more memory."""
    table = played_out(a_table("Anna", "Bob", "Cleo", round_pause=0.0), 3)
    last = table.moves[-1]
    assert last.sequence == playing.done_already(table, last.seat, read(table, last.action), last.basis)
    table = acted(table)

    assert 1 == len(table.moves)
    assert [table.moves[-1].seat] == [seat for seat in range(3) if table.move_of(seat)]


@pytest.mark.parametrize("key", pages())
def test_what_is_taken_back_leads_to_the_state_that_it_was_done_in(key):
    """Whichever action of a round it is, in every game, although the table has let go of these states."""
    rng, game = random.Random(key), fs.game(key)
    people = [Sat(seat, f"Player {seat}", f"holder {seat}") for seat in range(game.seats)]
    plans = tuple(happened.SeatPlan() for _ in people)
    created = happened.Created(key, game.version, dict(game.options), plans, "holder 0", Customs(round_pause=None))
    table = then(Table("code", "61" * 32), created, *people)
    states: dict[int, object] = {}
    for _ in range(90):
        if table.pause_since is not None:
            table = then(table, happened.Resumed())
        if table.state is None or table.state.is_over:
            break
        states[table.sequence + 1] = table.state
        table = acted(table, rng.choice(legal(table)))
        assert [states[move.sequence] for move in table.moves] == [table.state_before(move) for move in table.moves]
    while table.move_of(seat := table.moves[-1].seat) is not None:
        last = table.moves[-1]
        table = then(table, happened.Undone(seat))
        assert states[last.sequence] == table.state
        if not table.moves:
            break


def test_the_record_of_a_game_under_way_has_no_seed():
    """It is the secret of what is still to be dealt."""
    table = a_table("Anna", "Bob")

    assert "seed" not in table.record()
    assert "fairness" not in table.record()
    assert Table("code", "00").commitment != table.commitment


def a_branch(table: Table) -> list[TableEvent]:
    """What makes a table that plays on from where another has come to, with Bob in the seat that acted last."""
    assert table.state is not None
    assert isinstance(table.state.seed, str)
    branch = happened.Branch(table.code, table.state.seed, tuple(actions_of(table.state)))
    seat = table.moves[-1].seat
    plans = tuple(happened.SeatPlan(None if each == seat else "random") for each in range(len(table.seats)))
    created = happened.Created("miesjelen", 1, dict(table.game.options), plans, BOB, branch=branch)
    return [created, happened.Sat(seat, "Bob", BOB)]


def test_a_branch_begins_where_the_other_game_had_come_to():
    """With its seed and not one of its own, in the first round or a later one, and the same when it is read again."""
    for rounds in (0, 1):
        old = acted(acted(played_out(a_table("Anna", "Bob", "Cleo", round_pause=0.0), rounds)))
        new, events = with_consequences(Table("branch", "00"), a_branch(old), 5.0)
        again = Table("branch", "00")
        for event in events:
            again = after(again, decode(encode(event)), 5.0)

        assert old.state is not None
        assert (old.state, "playing", ()) == (new.state, new.status, new.news)
        assert new == again


def test_nothing_is_taken_back_beyond_a_branch():
    """What was done in the other game stays; what is done from there on can be taken back."""
    old = acted(acted(a_table("Anna", "Bob", "Cleo")))
    new = then(Table("branch", "00"), *a_branch(old))
    seat = new.seat_of(BOB)
    with pytest.raises(TableError) as caught:
        playing.ask_undo(new, BOB)
    later = new
    while later.to_act != seat:
        later = acted(later)

    assert "undo/nothing" == caught.value.code
    assert later.state == then(acted(later), *playing.ask_undo(acted(later), BOB)).state


def test_a_branch_promises_no_fair_deal():
    """Its record has the seed of the other game, and nothing that claims to have made it."""
    old = acted(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0))
    new = then(Table("branch", "00"), *a_branch(old))
    over = played_out(new, 1)

    assert "seed" not in new.record()
    assert played_out(old, 1).record()["seed"] == over.record()["seed"]
    assert "fairness" not in over.record()
    assert "fairness" in played_out(old, 1).record()
