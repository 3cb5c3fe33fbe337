"""Seating: who may sit where, what leaving means, and when a game starts."""

import pytest

from followsuit.bots.registry import USUAL_BOT
from followsuit.errors import PlayerError, TableError
from followsuit.server.table import events as happened
from followsuit.server.table import playing, seating
from followsuit.server.table.model import MOST_ACQUAINTED, Table
from tests.server.table.folding import ANNA, BOB, CLEO, a_table, acted, played_out, then


def opened(table: Table, rounds: int = 1) -> Table:
    """The table when so many rounds are over and the next one goes on."""
    for number in range(1, rounds + 1):
        table = played_out(table, number)
        table = table if table.pause_since is None else then(table, happened.Resumed())
    return table


def code_of(refused, *asked, **more):
    """The code with which something is refused."""
    with pytest.raises(TableError) as caught:
        refused(*asked, **more)
    return caught.value.code


def test_the_first_open_seat_is_taken():
    """Unless another one is wanted."""
    table = a_table("Anna", seats=3)

    assert [happened.Sat(1, "Bob", BOB)] == seating.sit(table, BOB, " Bob ")
    assert [happened.Sat(2, "Bob", BOB)] == seating.sit(table, BOB, "Bob", seat=2)


def test_a_seat_left_before_the_game_is_open_and_in_it_is_a_bots():
    """The bot goes on under the same name, and whoever sits down there has a name of their own."""
    before = a_table("Anna", "Bob", seats=3)
    assert then(before, *seating.leave(before, BOB, 1, away=False)).seats[1].is_open
    playing = a_table("Anna", "Bob")
    left = then(playing, *seating.leave(playing, BOB, 1, away=False))
    assert (None, USUAL_BOT, "Bob") == (left.seats[1].holder, left.seats[1].bot, left.seats[1].name)
    taken = opened(then(left, *seating.sit(left, CLEO, "Cleo")))
    assert (CLEO, None, "Cleo") == (taken.seats[1].holder, taken.seats[1].bot, taken.seats[1].name)
    assert [happened.Left(1, removed=True)] == seating.leave(playing, ANNA, 1, away=True)


def test_a_bot_that_was_asked_for_stays_until_it_is_sent_away():
    """Asking again changes nothing, and neither does coming back without a bot."""
    table = a_table("Anna", "Bob")
    asked = then(table, *seating.give(table, ANNA, 0, "greedy"))

    assert ("greedy", "asked") == (asked.seats[0].bot, asked.seats[0].why_bot)
    assert [] == seating.give(asked, ANNA, 0, "random")
    assert [happened.Returned(0)] == seating.give(asked, ANNA, 0, None)
    assert [] == seating.come_back(table, 0)


def test_bots_take_every_open_seat():
    """And only bots that there are."""
    table = a_table("Anna", seats=4)

    assert [happened.SeatGiven(seat, "random") for seat in (1, 2, 3)] == seating.fill(table, ANNA, "random")
    assert "playing" == then(table, *seating.fill(table, ANNA, "random")).status
    with pytest.raises(PlayerError):
        seating.fill(table, ANNA, "grandmaster")


def test_a_seat_moves_to_another_device_and_not_to_another_player():
    """Whoever sits here already takes no second seat."""
    table = a_table("Anna", "Bob")

    assert CLEO == then(table, *seating.hand_over(table, 0, CLEO)).seats[0].holder
    with pytest.raises(Exception, match="already sit"):
        seating.hand_over(table, 0, BOB)


def test_bots_have_names_of_their_own():
    """By their seats, so that no two are called the same."""
    table = a_table("Anna", seats=6, bots=5)

    assert 6 == len(set(table.names))


def test_whoever_sits_down_in_a_game_takes_the_seat_with_the_next_deal():
    """The bot plays the round to its end; meanwhile they watch. Nobody looks at the new cards in the pause either."""
    table = a_table("Anna", bots=2, round_pause=None)
    waiting = then(table, *seating.sit(table, BOB, "Bob", seat=2))
    paused = played_out(waiting, 1)
    playing_now = then(paused, *playing.go_on(paused, ANNA))

    assert [None, None, 2] == [each.seat_of(BOB) for each in (waiting, paused, playing_now)]
    assert [2, 2, None] == [each.arrivals[0].seat if each.arrivals else None for each in (waiting, paused, playing_now)]
    assert ("Bob", None) == (playing_now.seats[2].name, playing_now.seats[2].bot)


def test_without_a_pause_the_seat_is_taken_with_the_last_card_of_the_round():
    """There is no other moment between two rounds."""
    table = a_table("Anna", bots=1, round_pause=0.0)
    waiting = then(table, *seating.sit(table, BOB, "Bob"))

    assert (None, 1) == (waiting.seat_of(BOB), played_out(waiting, 1).seat_of(BOB))


def test_whoever_arrives_has_no_say_yet():
    """They neither act, talk, vote nor go on, and cannot ask for a second seat; nor can they be asked for one twice."""
    table = a_table("Anna", bots=2, round_pause=None)
    waiting = then(table, *seating.sit(table, BOB, "Bob", seat=1))
    asked = [
        (seating.own_seat, waiting, BOB),
        (playing.ask_undo, waiting, BOB),
        (playing.go_on, played_out(waiting, 1), BOB),
        (seating.sit, waiting, BOB, "Bob Two"),
        (seating.hand_over, waiting, 0, BOB),
    ]

    assert {"seat/arriving"} == {code_of(*each) for each in asked}
    assert "seat/arriving" == code_of(playing.say, waiting, BOB, preset="hello", text=None)
    assert "seat/not-open" == code_of(seating.sit, waiting, CLEO, "Cleo", seat=1)
    assert "seat/name-taken" == code_of(seating.sit, waiting, CLEO, "bob")


def test_an_arrival_is_called_off_or_declined():
    """By whoever arrives, or by the host; nobody else has a word in it."""
    table = a_table("Anna", bots=1)
    waiting = then(table, *seating.sit(table, BOB, "Bob"))

    assert [happened.CalledOff(1)] == seating.leave(waiting, BOB, 1, away=False)
    assert [happened.CalledOff(1, declined=True)] == seating.leave(waiting, ANNA, 1, away=False)
    assert "seat/not-yours" == code_of(seating.leave, waiting, CLEO, 1, away=True)
    called_off = then(waiting, *seating.leave(waiting, BOB, 1, away=False))
    assert ((), None) == (called_off.arrivals, opened(called_off).seat_of(BOB))


def test_arrivals_end_with_the_game():
    """There is no next deal to wait for."""
    table = a_table("Anna", bots=1, options={"round_limit": 1}, round_pause=0.0)
    waiting = then(table, happened.Arriving(1, "Bob", BOB))

    assert ("over", ()) == (played_out(waiting, 1).status, played_out(waiting, 1).arrivals)


def test_nobody_waits_for_a_deal_that_never_comes():
    """In the last of a fixed number of rounds no seat is promised; while the last one waits to go on it still is."""
    table = a_table("Anna", bots=1, options={"round_limit": 3}, round_pause=None)
    paused = played_out(opened(table), 2)
    last = then(paused, happened.Resumed())

    assert "seat/last-round" == code_of(seating.sit, last, BOB, "Bob")
    assert [happened.Arriving(1, "Bob", BOB)] == seating.sit(paused, BOB, "Bob")


def test_whoever_left_takes_the_same_seat_again_at_once_and_no_other():
    """They know that hand already; with another one they would know two."""
    table = a_table("Anna", "Bob", bots=1, round_pause=None)
    left = then(table, *seating.leave(table, BOB, 1, away=False))

    assert [happened.Sat(1, "Bob", BOB)] == seating.sit(left, BOB, "Bob")
    assert [happened.Arriving(2, "Robert", BOB)] == seating.sit(left, BOB, "Robert", seat=2)
    assert [happened.Arriving(1, "Cleo", CLEO)] == seating.sit(left, CLEO, "Cleo")
    later = opened(left)
    assert [happened.Arriving(1, "Bob", BOB)] == seating.sit(later, BOB, "Bob")


def test_whoever_leaves_during_the_pause_has_seen_no_hand_of_the_next_round():
    """Its cards are not dealt yet; so another seat is theirs with the very next deal."""
    paused = played_out(a_table("Anna", "Bob", bots=1, round_pause=None), 1)
    left = then(paused, *seating.leave(paused, BOB, 1, away=False))
    waiting = then(left, *seating.sit(left, BOB, "Robert", seat=2))

    assert [2, 2] == [opened(waiting, rounds).seat_of(BOB) for rounds in (1, 2)]


def test_a_device_that_has_seen_another_hand_takes_no_seat_over():
    """Until the next cards are dealt; a new device takes it at once."""
    table = a_table("Anna", "Bob", bots=1, round_pause=0.0)
    left = then(table, *seating.leave(table, BOB, 1, away=False))

    assert "seat/another-hand" == code_of(seating.hand_over, left, 0, BOB)
    assert [happened.Handed(0, CLEO)] == seating.hand_over(left, 0, CLEO)
    assert [happened.Handed(0, BOB)] == seating.hand_over(played_out(left, 1), 0, BOB)
    handed = then(table, happened.Handed(1, CLEO))
    assert "seat/another-hand" == code_of(seating.hand_over, handed, 0, BOB)


def test_taking_something_back_makes_nobody_forget():
    """A hand that was seen stays seen for the whole round."""
    table = a_table("Anna", bots=2)
    while table.to_act != 0:
        table = acted(table)
    moved = acted(table)

    assert table.seen == then(moved, *playing.ask_undo(moved, ANNA)).seen == {(ANNA, 0)}


CLOSED = [{"visibility": "private"}, {"spectators": False}]


@pytest.mark.parametrize("customs", CLOSED, ids=str)
def test_a_closed_table_takes_no_strangers_once_play_has_begun(customs):
    """Neither to watch nor to play; before that, whoever has the link comes in."""
    waiting, begun = a_table("Anna", seats=2, **customs), a_table("Anna", bots=1, **customs)

    assert (True, False) == (waiting.may_enter(BOB), begun.may_enter(BOB))
    assert [happened.Sat(1, "Bob", BOB)] == seating.sit(waiting, BOB, "Bob")
    assert "table/closed" == code_of(seating.sit, begun, BOB, "Bob")
    assert begun.may_enter(ANNA)
    assert not begun.may_enter(None)


@pytest.mark.parametrize("customs", CLOSED, ids=str)
def test_who_has_sat_at_a_closed_table_may_come_back_unless_the_host_removed_them(customs):
    """Whoever got up by themselves belongs there still."""
    table = a_table("Anna", "Bob", bots=1, **customs)
    left, removed = (then(table, happened.Left(1, removed=removed)) for removed in (False, True))

    assert [happened.Arriving(2, "Robert", BOB)] == seating.sit(left, BOB, "Robert", seat=2)
    assert "table/closed" == code_of(seating.sit, removed, BOB, "Bob")
    assert [True, False] == [each.may_enter(BOB) for each in (left, removed)]


def test_a_table_knows_only_the_latest_who_got_up():
    """However many come and go."""
    table = a_table("Anna", seats=2, visibility="private")
    for number in range(MOST_ACQUAINTED + 5):
        table = then(table, happened.Sat(1, f"Guest {number}", f"holder {number}"), happened.Left(1))

    assert MOST_ACQUAINTED == len(table.acquainted)
    assert f"holder {MOST_ACQUAINTED + 4}" == table.acquainted[-1]
