"""Playing: actions that are done once, taking back, going on, stopping and talking."""

import pytest

from followsuit.errors import IllegalAction, OutOfTurn
from followsuit.server.table import events as happened
from followsuit.server.table import playing
from tests.server.table.folding import ANNA, BOB, CLEO, HOLDERS, a_table, acted, legal, mover, played_out, read, then


def holder_at(table, seat):
    """Who sits there."""
    return table.seats[seat].holder


def test_an_action_asked_for_twice_is_done_once():
    """The second time gives no event, also when others have acted since; another action upon it is stale."""
    table = a_table("Anna", "Bob")
    seat, action, basis = mover(table), legal(table)[0], table.version
    done = acted(table, action)

    assert [] == playing.act(done, seat, read(table, action), basis)
    assert [] == playing.act(acted(done), seat, read(table, action), basis)
    assert done.sequence == playing.done_already(acted(done), seat, read(table, action), basis)
    with pytest.raises(Exception, match="moved on"):
        playing.act(done, seat, read(table, legal(table)[1]), basis)


def test_an_action_that_was_taken_back_can_be_done_again():
    """It is another decision, upon another version."""
    table = a_table("Anna", bots=1)
    while table.to_act != 0:
        table = acted(table)
    action = legal(table)[0]
    back = then(acted(table, action), *playing.ask_undo(acted(table, action), ANNA))

    assert table.state == back.state
    assert [happened.Acted(0, action, back.version)] == playing.act(back, 0, read(back, action), back.version)


def test_only_whoever_is_to_act_acts_and_only_as_the_rules_allow():
    """The table is as it was after a refusal."""
    table = a_table("Anna", "Bob")
    seat = mover(table)

    with pytest.raises(OutOfTurn):
        playing.act(table, 1 - seat, read(table, legal(table)[0]), table.version)
    not_held = next(card for card in table.game.rules.deck.cards if f"play {card}" not in legal(table))
    with pytest.raises(IllegalAction):
        then(table, *playing.act(table, seat, read(table, f"play {not_held}"), table.version))


def test_acting_takes_the_seat_back_from_a_bot():
    """Both in one: the return, and the action."""
    table = a_table("Anna", "Bob")
    seat = mover(table)
    taken = then(table, happened.TookOver(seat, "random", "time"))
    events = playing.act(taken, seat, read(taken, legal(taken)[0]), taken.version)

    assert [happened.Returned, happened.Acted] == [type(event) for event in events]


def test_undo_waits_for_all_people_who_play_themselves():
    """Not for bots, nor for those whom a bot plays for."""
    table = a_table("Anna", "Bob", "Cleo")
    seat = mover(table)
    others = [name for place, name in enumerate(("Anna", "Bob", "Cleo")) if place != seat]
    moved = acted(table)
    asked = then(moved, *playing.ask_undo(moved, holder_at(table, seat)))
    first = playing.answer_undo(asked, HOLDERS[others[0]], agrees=True)
    assert [happened.UndoAnswered] == [type(event) for event in first]
    second = playing.answer_undo(then(asked, *first), HOLDERS[others[1]], agrees=True)
    assert [happened.UndoAnswered, happened.Undone] == [type(event) for event in second]
    assert table.state == then(then(asked, *first), *second).state
    away = then(moved, *(happened.TookOver(place, "random", "away") for place in range(3) if place != seat))
    assert [happened.Undone(seat)] == playing.ask_undo(away, holder_at(table, seat))


def test_nothing_of_the_round_before_is_taken_back():
    """Its scores are written."""
    table = played_out(a_table("Anna", "Bob", round_pause=0.0), 1)

    assert [None, None] == [table.move_of(seat) for seat in range(2)]


def test_an_open_ended_game_is_stopped_between_rounds():
    """By the host, after a round at least."""
    table = a_table("Anna", bots=2, game="zole", options={"rounds": 0}, round_pause=None)
    with pytest.raises(Exception, match="cannot be stopped"):
        playing.stop(table, ANNA)
    between = played_out(table, 1)

    assert [happened.Stopped(0)] == playing.stop(between, ANNA)
    assert "over" == then(between, *playing.stop(between, ANNA)).status


def test_extra_time_is_bounded():
    """At least a second and at most ten minutes."""
    table = a_table("Anna", "Bob", decision_seconds=10.0)
    seat = mover(table)
    giver = (ANNA, BOB)[1 - seat]

    assert [[happened.Extended(seat, seconds)] for seconds in (1.0, 30.0, 600.0)] == [
        playing.extend(table, giver, seat, given) for given in (-5.0, 30.0, 1e9)
    ]


def test_text_is_free_while_no_round_is_played():
    """Before, between and after; and alone among bots."""
    for table in (
        a_table("Anna", seats=2),
        played_out(a_table("Anna", "Bob", round_pause=None), 1),
        played_out(a_table("Anna", "Bob", options={"round_limit": 1}, round_pause=0.0), 1),
        a_table("Anna", bots=1),
    ):
        assert [happened.Said(0, text="a b")] == playing.say(table, ANNA, preset=None, text=" a \n b ")
    with pytest.raises(Exception, match="no seat"):
        playing.say(a_table("Anna", seats=2), CLEO, preset="hello", text=None)
