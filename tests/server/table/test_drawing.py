"""Drawing the seed: bound first, sealed when everyone is there, revealed after; and every way in which that breaks."""

import random

import pytest

import followsuit as fs
from followsuit.engine.fairness import MOST_ABANDONED, Draw, check_agreed, check_fairness, commitment_to, mixed_seed
from followsuit.errors import RecordError, TableError
from followsuit.server.table import drawing, playing, seating
from followsuit.server.table import events as happened
from followsuit.server.table.events import decode, encode
from followsuit.server.table.fold import after
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import COMMIT_SECONDS, REVEAL_SECONDS, Table
from tests.server.table.folding import (
    ANNA,
    BOB,
    CLEO,
    a_table,
    committed,
    given_up,
    played_out,
    revealed,
    sealed,
    then,
)  # fmt: skip

A, B, C, D = ("a1" * 32, "b2" * 32, "c3" * 32, "d4" * 32)


def draw_of(table: Table) -> Draw:
    """The draw of a table where it is sealed."""
    assert table.draw is not None
    return table.draw


def seed_of(table: Table) -> object:
    """The seed of a game under way."""
    assert table.state is not None
    return table.state.seed


def late(table: Table) -> Table:
    """The table when the time of its draw is over."""
    due = table.due()
    assert due is not None
    return then(table, *playing.due(table, due), at=due)


def test_without_commitments_the_game_starts_at_once():
    """Nobody is waited for, and the record says that nobody took part."""
    table = played_out(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0), 1)

    assert ["", ""] == table.record()["fairness"]["commitments"]
    assert fs.replay(table.record()).is_over


def test_the_last_seat_seals_the_draw_and_the_last_reveal_starts_the_game():
    """Seats that take no part are not waited for; the seed follows from the secret and what was revealed."""
    table = sealed(A, "", C, bots=1)
    assert ("open", (0, 2), ("person", "person", "person", "bot")) == (
        table.status,
        table.unrevealed,
        draw_of(table).kinds,
    )
    waiting = revealed(table, 2, C)
    assert ("open", (0,)) == (waiting.status, waiting.unrevealed)
    started = revealed(waiting, 0, A)

    assert "playing" == started.status
    assert mixed_seed(table.draw_secret, [A, "", C, ""]) == seed_of(started)
    assert table.draw == started.draw


def test_nothing_is_revealed_before_everyone_is_bound():
    """Whoever reveals early is told to keep it; whoever is sealed cannot bind themselves to anything else."""
    table = then(a_table("Anna", seats=2), committed(0, A))
    with pytest.raises(TableError) as caught:
        drawing.reveal(table, 0, A)

    assert "contribution/unsealed" == caught.value.code
    assert [happened.Committed(0, commitment_to(B))] == drawing.commit(table, 0, commitment_to(B))
    assert [] == drawing.commit(table, 0, commitment_to(A))


def test_a_reveal_sent_twice_is_taken_once():
    """Also when it starts the game: two tabs, or an answer that was lost."""
    table = revealed(sealed(A, B), 0, A)

    assert [] == drawing.reveal(table, 0, A)
    assert [] == drawing.reveal(revealed(table, 1, B), 1, B)


def test_whoever_does_not_reveal_in_time_is_named_and_the_next_draw_has_a_new_promise():
    """What was revealed is told, with the secret, which is of no use any more."""
    table = revealed(sealed(A, B), 0, A)
    assert REVEAL_SECONDS == table.due()
    assert [] == playing.due(table, REVEAL_SECONDS - 0.1)
    again = late(table)

    (abandoned,) = again.abandoned
    assert ("time", (1,), (A, "")) == (abandoned.why, abandoned.refused, abandoned.contributions)
    assert (table.draw, table.draw_secret) == (abandoned.draw, abandoned.secret)
    assert (2, "open", None) == (again.draw_number, again.status, again.draw)
    assert table.commitment != again.commitment


def test_all_who_took_part_are_waited_for_to_commit_anew_and_not_for_long():
    """The draw is sealed once all of them have, or with those who did when the time is over."""
    again = late(revealed(sealed(A, B), 0, A))
    one = then(again, committed(0, C), at=21.0)
    assert (None, REVEAL_SECONDS + COMMIT_SECONDS) == (one.draw, one.due())

    both = then(one, committed(1, D), at=22.0)
    assert (0, 1) == both.unrevealed
    alone = late(one)
    assert (0,) == alone.unrevealed
    nobody = late(again)
    assert "playing" == nobody.status
    assert "playing" == revealed(alone, 0, C).status


def test_whoever_never_reveals_cannot_keep_a_game_from_starting():
    """A browser that is gone costs the time of one draw and of one commitment."""
    table = sealed(A, B)
    while table.status == "open":
        table = late(table) if table.draw is None or table.unrevealed else table

    assert REVEAL_SECONDS + COMMIT_SECONDS == table.turn_since
    assert ["", ""] == list(draw_of(table).commitments)


def test_draws_are_abandoned_only_so_often():
    """After that the table deals without contributions, and says so."""
    table = given_up(a_table("Anna", seats=2), MOST_ABANDONED)
    events = seating.sit(table, BOB, "Bob", commitment=commitment_to(B))

    assert MOST_ABANDONED == len(table.abandoned)
    assert [happened.Sat(1, "Bob", BOB)] == events
    assert "playing" == then(table, *events).status


@pytest.mark.parametrize(
    ("event", "why", "refused"),
    [
        (happened.Left(1), "left", (1,)),
        (happened.Left(1, removed=True), "removed", (1,)),
        (happened.Left(0), "left", ()),
        (happened.Handed(1, CLEO), "moved", (1,)),
        (happened.SeatGiven(2, None), "changed", ()),
        (happened.SeatGiven(2, "greedy"), "changed", ()),
    ],
    ids=str,
)
def test_a_change_of_seats_abandons_a_sealed_draw(event, why, refused):
    """Before the change, so that its account tells of those who were sealed."""
    table = revealed(sealed(A, B, bots=1), 0, A)
    changed, events = with_consequences(table, [event], 5.0)

    assert [happened.Abandoned(why, refused), event] == events
    assert table.draw == changed.abandoned[-1].draw


def test_a_seat_that_has_revealed_can_move_to_another_device():
    """There is nothing left for the new one to tell."""
    table = revealed(sealed(A, B), 0, A)

    assert table.draw == then(table, happened.Handed(0, CLEO)).draw


def test_a_new_device_is_waited_for_to_bind_itself():
    """What the old one was bound to nobody could reveal."""
    table = then(a_table("Anna", seats=2), committed(0, A))
    moved = then(table, happened.Handed(0, CLEO), at=3.0)
    full = then(moved, happened.Sat(1, "Bob", BOB), at=4.0)

    assert ("", 3.0) == (moved.seats[0].commitment, moved.seats[0].awaited)
    assert ("open", 3.0 + COMMIT_SECONDS) == (full.status, full.due())
    assert (0,) == then(full, committed(0, C), at=5.0).unrevealed


def test_the_record_tells_every_draw_and_each_is_checked():
    """The seal of the draw that was played is enough to know all that came before it."""
    table = revealed(sealed(A, B), 0, A)
    table = then(late(table), committed(0, C), committed(1, D), at=25.0)
    seal = draw_of(table).seal
    over = played_out(then(revealed(revealed(table, 1, D), 0, C)), 99)
    record = over.record()

    told = check_fairness(record["seed"], record["fairness"], 2)
    assert (2, [[1]], seal) == (told["draw"], [each["refused"] for each in told["abandoned"]], told["seal"])
    check_agreed(told, [seal, told["abandoned"][0]["seal"]])
    with pytest.raises(RecordError, match="draw 1, which was abandoned"):
        check_agreed(told, [told["abandoned"][0]["seal"]])
    assert over.secret not in str(record)


def test_any_course_of_a_draw_ends_in_a_game_and_folds_to_the_very_same():
    """Random people commit, reveal, leave, come back, move and do nothing."""
    for seed in range(40):
        rng = random.Random(seed)
        table, kept, at = a_table("Anna", "Bob", seats=3, options={"round_limit": 1}, round_pause=0.0), [], 0.0
        start = table
        known: dict[str, str] = {}
        for _ in range(200):
            if table.status != "open":
                break
            at += rng.random() * 8
            holder = rng.choice([ANNA, BOB, CLEO])
            try:
                table, events = with_consequences(table, something(table, holder, known, at, rng), at)
            except TableError:
                continue
            kept += [(encode(event), at) for event in events]
        again = start
        for body, when in kept:
            again = after(again, decode(body), when)

        assert "playing" == table.status
        assert table == again
        check_fairness(seed_of(table), played_out(table, 99).record()["fairness"], 3)


def something(table: Table, holder: str, known: dict[str, str], at: float, rng: random.Random) -> drawing.Events:
    """Anything that somebody may do before the first card; `known` has contributions by their commitments."""
    seat = table.seat_of(holder)
    contribution = f"{rng.getrandbits(256):064x}"
    known[commitment_to(contribution)] = contribution
    if seat is None:
        return seating.sit(table, holder, holder[-4:].strip(), commitment=commitment_to(contribution))
    match rng.randrange(12):
        case 0:
            return seating.leave(table, holder, seat, away=False)
        case 1:
            return drawing.commit(table, seat, commitment_to(contribution))
        case 2 | 3 if table.draw is not None and table.draw.commitments[seat]:
            return drawing.reveal(table, seat, known[table.draw.commitments[seat]])
        case 4:
            return seating.hand_over(table, seat, holder)
        case _:
            return playing.due(table, at)


def test_nobody_refuses_while_no_node_serves_the_table():
    """Whoever could not reveal, or commit anew, because the server was away has the time once more."""
    for table in (sealed(A, B), late(sealed(A, B))):
        due = table.due()
        assert due is not None
        served = then(table, *playing.due(table, due + 60, served_since=due + 60), at=due + 60)

        assert (table.draw, due + 60 + due - table.draw_since) == (served.draw, served.due())
        assert [happened.ServedAgain()] != playing.due(served, due + 120, served_since=due + 60)
