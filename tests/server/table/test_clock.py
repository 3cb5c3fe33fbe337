"""The clock of a table: deadlines, banks, pauses and what is due."""

from followsuit.bots.registry import USUAL_BOT
from followsuit.server.table import events as happened
from followsuit.server.table import playing
from followsuit.server.table.model import LONGEST_WAIT, TIME_TO_COME_BACK
from followsuit.server.telling.table_view import TableTeller, Viewer
from tests.server.table.folding import a_table, acted, legal, mover, played_out, then


def test_a_decision_has_its_own_time():
    """Counted from the moment when it became one's turn."""
    table = acted(a_table("Anna", "Bob", decision_seconds=10.0), at=5.0)

    assert (15.0, 15.0) == (table.deadline(), table.due())


def test_a_bank_comes_after_the_time_of_a_decision():
    """What a decision took longer than its own time is taken from it, and nothing else."""
    table = a_table("Anna", "Bob", decision_seconds=10.0, bank_seconds=100.0)
    seat = table.to_act
    assert seat is not None
    assert 110.0 == table.deadline()

    quick, slow = acted(table, at=9.0), acted(table, at=30.0)

    assert (100.0, 80.0) == (quick.bank_left(seat), slow.bank_left(seat))
    assert 100.0 == slow.bank_left(1 - seat)


def test_time_that_was_given_is_for_one_decision():
    """It moves the deadline, costs no bank, and is gone with the next turn."""
    table = then(a_table("Anna", "Bob", decision_seconds=10.0, bank_seconds=100.0), happened.Extended(0, 30.0))
    seat = table.to_act
    assert seat is not None

    assert 140.0 == table.deadline()
    after = acted(table, at=35.0)
    assert (100.0, 145.0) == (after.bank_left(seat), after.deadline())


def test_a_bot_takes_over_when_the_time_is_over_and_not_before():
    """The server asks what is due; a bot's own turn is not among it."""
    table = a_table("Anna", "Bob", decision_seconds=10.0, pace=2.0)
    seat = table.to_act
    assert seat is not None

    assert [] == playing.due(table, 9.9)
    (took_over,) = playing.due(table, 10.0)
    assert happened.TookOver(seat, USUAL_BOT, "time") == took_over
    taken = then(table, took_over, at=10.0)
    assert (None, 12.0, seat) == (taken.deadline(), taken.due(), playing.bots_turn(taken))
    assert [] == playing.due(taken, 99.0)
    back = then(taken, happened.Returned(seat), at=11.0)
    assert 21.0 == back.deadline()


def test_time_that_ran_out_while_nobody_served_the_table_is_prolonged():
    """By a little from now on, once, and at no cost; a turn that began after that is like any other."""
    table = a_table("Anna", "Bob", decision_seconds=10.0, bank_seconds=5.0)
    seat = mover(table)

    (again,) = playing.due(table, 500.0, served_since=500.0)
    assert happened.ServedAgain(seat) == again
    prolonged = then(table, again, at=500.0)
    assert (500.0 + TIME_TO_COME_BACK, 5.0) == (prolonged.deadline(), prolonged.bank_left(seat))
    late = 500.0 + TIME_TO_COME_BACK
    assert [happened.TookOver(seat, USUAL_BOT, "time")] == playing.due(prolonged, late, served_since=500.0)
    assert [happened.TookOver(seat, USUAL_BOT, "time")] == playing.due(table, 20.0, served_since=-10.0)


def test_a_pause_is_over_after_its_time_or_never():
    """Without one the next round begins at once."""
    timed = played_out(a_table("Anna", "Bob", round_pause=15.0), 1)
    assert (None, 15.0) == (timed.to_act, timed.due())
    assert [happened.Resumed()] == playing.due(timed, 15.0)
    assert None is not then(timed, happened.Resumed(), at=15.0).to_act
    endless = played_out(a_table("Anna", "Bob", round_pause=None), 1)
    assert (None, None) == (endless.to_act, endless.due())
    assert None is played_out(a_table("Anna", "Bob", round_pause=0.0), 1).pause_since


def test_somebody_who_is_away_is_played_for_only_in_their_turn():
    """Once, and not when a bot plays already."""
    table = a_table("Anna", "Bob")
    seat = table.to_act
    assert seat is not None

    (taken,) = playing.take_over(table, seat)
    assert happened.TookOver(seat, USUAL_BOT, "away") == taken
    assert [] == playing.take_over(table, 1 - seat)
    assert [] == playing.take_over(then(table, taken), seat)


def test_a_bots_turn_is_due_after_its_pace():
    """It seems to think."""
    table = a_table("Anna", bots=1, pace=3.0)
    while table.to_act == 0:
        table = acted(table, at=7.0)

    assert table.turn_since + 3.0 == table.due()
    assert 1 == playing.bots_turn(table)


def test_a_bot_does_not_think_again_about_tokens():
    """It lays them, or none, soon after its card."""
    table = a_table("Anna", "Bob", game="ninja-whist", pace=4.0, round_pause=0.0)
    while not table.is_laying:
        table = acted(table)
    bots = then(table, *(happened.TookOver(seat, "random", "asked") for seat in range(2)), at=7.0)

    assert 8.0 == bots.due()
    assert 15.0 == acted(bots, "done", at=11.0).due()


def test_a_bot_waits_while_somebody_asks_to_take_something_back():
    """Not forever; and at once when that is answered."""
    table = a_table("Anna", "Bob", bots=1, pace=3.0, round_pause=0.0)
    while table.to_act != 2 or table.move_of(0) is None:
        table = acted(table, at=5.0)
    asked = then(table, happened.UndoAsked(0), at=6.0)

    assert (8.0, 6.0 + LONGEST_WAIT) == (table.due(), asked.due())
    assert 8.0 == then(asked, happened.UndoAnswered(1, agrees=False), at=7.0).due()


def test_what_is_done_for_somebody_whose_time_is_over_is_told_until_they_act_themselves():
    """To them alone; what a bot does for somebody who is away or wanted it so is no news to anyone."""
    table = a_table("Anna", "Bob", decision_seconds=10.0, round_pause=0.0)
    seat, action = mover(table), legal(table)[0]
    acts = happened.Acted(seat, action, table.version, by_bot=True)
    late = then(table, happened.TookOver(seat, USUAL_BOT, "time"), acts, happened.Returned(seat), at=10.0)
    away = then(table, happened.TookOver(seat, USUAL_BOT, "away"), acts)
    told = [
        TableTeller(each).own(each, Viewer(viewer))["lapsed"] for each in (late, away) for viewer in (seat, 1 - seat)
    ]

    assert [{"bot": USUAL_BOT, "action": action}, None, None, None] == told
    while mover(late) != seat:
        late = acted(late, at=11.0)
    assert None is TableTeller(late).own(acted(late, at=12.0), Viewer(seat))["lapsed"]
