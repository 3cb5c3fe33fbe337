"""Drawing the seed: committing, sealing, revealing, and what becomes of a draw that somebody does not see through."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.engine.fairness import MOST_ABANDONED, commitment_to, is_digest
from followsuit.server.refusals import refused
from followsuit.server.table import events as happened
from followsuit.server.table.events import TableEvent
from followsuit.server.table.model import Table

Events = Sequence[TableEvent]


def committed_with_seat(table: Table, seat: int, commitment: str | None) -> Events:
    """What somebody who sits down with a commitment is bound to; in a game, or at last, nobody takes part any more."""
    if commitment is None or table.status != "open" or table.draw_number > MOST_ABANDONED or table.is_dealt_to:
        return []
    return [happened.Committed(seat, _checked_commitment(table, seat, commitment))]


def commit(table: Table, seat: int, commitment: str) -> Events:
    """Take part in the draw with a contribution that only its SHA-256 is told of; until it is sealed, another one."""
    if table.status != "open":
        raise refused("commitment/late")
    if table.is_dealt_to:
        raise refused("commitment/other-table")
    if table.draw is not None:
        raise refused("commitment/sealed")
    if table.draw_number > MOST_ABANDONED:
        raise refused("commitment/closed", abandoned=MOST_ABANDONED)
    if _checked_commitment(table, seat, commitment) == table.seats[seat].commitment:
        return []
    return [happened.Committed(seat, commitment)]


def _checked_commitment(table: Table, seat: int, commitment: str) -> str:
    if not is_digest(commitment):
        raise refused("commitment/invalid")
    if any(other.commitment == commitment for number, other in enumerate(table.seats) if number != seat):
        raise refused("commitment/taken")
    return commitment


def reveal(table: Table, seat: int, contribution: str) -> Events:
    """Tell one's contribution to the sealed draw. Sent twice, it is taken once."""
    if not is_digest(contribution):
        raise refused("contribution/invalid")
    if table.draw is None:
        raise refused("contribution/unsealed")
    if not table.draw.commitments[seat]:
        raise refused("contribution/uncommitted")
    if commitment_to(contribution) != table.draw.commitments[seat]:
        raise refused("contribution/another")
    if table.contributions[seat] == contribution:
        return []
    return [happened.Revealed(seat, contribution)]


def given_up_by(table: Table, event: TableEvent) -> Events:
    """The end of a sealed draw that something else brings with it: then somebody who took part has left."""
    if table.draw is None or table.state is not None:
        return []
    missing = table.unrevealed
    match event:
        case happened.Left(seat, removed):
            return [happened.Abandoned("removed" if removed else "left", (seat,) if seat in missing else ())]
        case happened.SeatGiven():
            return [happened.Abandoned("changed")]
        case happened.Handed(seat) if seat in missing:
            return [happened.Abandoned("moved", (seat,))]
        case _:
            return []


def ways_to_abandon(table: Table) -> Events:
    """Every way in which a change of seats can end a sealed draw."""
    if table.draw is None or table.status != "open":
        return []
    changes: list[TableEvent] = [happened.SeatGiven(0)]
    for seat in table.people:
        changes += [happened.Left(seat), happened.Left(seat, removed=True), happened.Handed(seat, "")]
    return [end for change in changes for end in given_up_by(table, change)]


def what_follows(table: Table) -> TableEvent | None:
    """What happens at once: everyone is there, so the draw is sealed; all is revealed, so the game starts.

    A guided deal is closed with its round. A table of a match that does not draw waits for the one that does.
    """
    if table.pause_since is not None and table.is_lesson and table.status == "playing":
        return happened.Closed()
    if table.state is not None or any(seat.is_open for seat in table.seats):
        return None
    if table.is_dealt_to and table.cards is None:
        return None
    if table.branch is not None or table.cards is not None:
        return happened.Started()
    if table.draw is not None:
        return None if table.unrevealed else happened.Started()
    if any(seat.awaited is not None for seat in table.seats):
        return None
    return happened.Sealed() if any(seat.commitment for seat in table.seats) else happened.Started()


def overdue(table: Table) -> Events:
    """What happens when the time of a draw is over: without a reveal it is abandoned, without a commitment sealed."""
    if table.draw is not None:
        return [happened.Abandoned("time", table.unrevealed)]
    return [happened.Sealed() if any(seat.commitment for seat in table.seats) else happened.Started()]
