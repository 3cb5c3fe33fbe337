"""Rounds that are ended before their last card, because nothing that is left changes a score."""

import random

import pytest

from followsuit.engine.replay import replay
from followsuit.errors import TableError
from followsuit.server.run.checking import check
from followsuit.server.table import playing_out
from followsuit.server.table.events import Acted
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.telling.table_view import TableTeller
from tests.server.table.folding import ANNA, CLEO, a_table, acted, legal


def course(seed, **customs):
    """A round of Hearts by two people and two bots, action by action."""
    rng = random.Random(seed)
    table = a_table("Anna", "Bob", bots=2, game="hearts", round_pause=None, **customs)
    while table.to_act is not None:
        yield table
        table = acted(table, rng.choice(legal(table)))


def decided(**customs):
    """The first moment at which a round of Hearts is decided, and all before."""
    for seed in range(40):
        before = list[Table]()
        for table in course(seed, **customs):
            if playing_out.may_be_finished(table):
                return table, before
            before.append(table)
    raise AssertionError("no round is decided before its last card")


def ended(table, events):
    """The table after some events."""
    return with_consequences(table, events, 1.0)[0]


def played_on(table):
    """The table when its round is played to the end, each seat with the last card that it may play."""
    while table.to_act is not None:
        table = acted(table, legal(table)[-1])
    return table


def test_a_round_that_is_decided_is_ended_by_ordinary_actions():
    """Once, by anybody with a seat; what it scores is what it would have scored, and the record replays."""
    table, before = decided(short_rounds=True)
    events = playing_out.finish(table, ANNA)
    now = ended(table, events)

    assert {Acted} == {type(event) for event in events}
    assert table.state.rounds_played + 1 == now.state.rounds_played
    assert played_on(table).state.scores == now.state.scores
    assert now.state.position.past == replay(now.state.record(now.names)).position.past
    teller = TableTeller(table)
    told = [teller.moment(each, 1.0)["decided"] for each in (*before, table, now)]
    assert [*[False] * len(before), True, False] == told


def test_what_is_stored_of_it_can_be_checked():
    """Each action by itself, as if it had been played."""
    table, _ = decided(short_rounds=True)
    for event in playing_out.finish(table, ANNA):
        check(table, event, 1.0)
        table = with_consequences(table, [event], 1.0)[0]


def test_nobody_else_ends_a_round_nor_too_early_nor_where_it_is_not_wanted():
    """Strangers, a round that is still open, and a table without that custom."""
    table, before = decided(short_rounds=True)
    for code, way in (
        ("seat/none", lambda: playing_out.finish(table, CLEO)),
        ("round/undecided", lambda: playing_out.finish(before[-1], ANNA)),
        ("round/undecided", lambda: playing_out.finish(next(course(0)), ANNA)),
    ):
        with pytest.raises(TableError) as refusal:
            way()
        assert code == refusal.value.code
