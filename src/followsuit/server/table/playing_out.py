"""The rest of a round, played out at once by ordinary actions, so that the record is that of any other game."""

from __future__ import annotations

from collections.abc import Callable

from followsuit.engine.actions import Action
from followsuit.engine.decided import is_decided
from followsuit.engine.state import State
from followsuit.server.refusals import refused
from followsuit.server.table import events as happened
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events, own_seat, require_game


def played_out(table: Table, sequence: int, choose: Callable[[State, int], Action]) -> Events:
    """The rest of the round, as `choose` has each seat act; `sequence` is that of the event before it."""
    state, version = table.state, table.version
    assert state is not None
    played, events = state.rounds_played, list[happened.TableEvent]()
    while state.rounds_played == played and not state.is_over:
        seat = state.to_act
        assert seat is not None
        action = choose(state, seat)
        events.append(happened.Acted(seat, str(action), version, table.seats[seat].bot is not None))
        state = state.advance(action, deal=False)[0]
        sequence += 1
        version = sequence
    return events


def may_be_finished(table: Table) -> bool:
    """Whether the round is decided, at a table where it may be ended then, other than a guided deal."""
    if not table.customs.short_rounds or table.state is None or table.to_act is None or table.is_lesson:
        return False
    return is_decided(table.state.position)


def finish(table: Table, holder: str | None) -> Events:
    """End a round that is decided: everyone plays the first card that they may, which changes no score."""
    own_seat(table, holder)
    require_game(table)
    if not may_be_finished(table):
        raise refused("round/undecided")
    return played_out(table, table.sequence, lambda state, _: state.legal()[0])
