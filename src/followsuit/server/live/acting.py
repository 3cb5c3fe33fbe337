"""Acting in the game, for everyone who asks: through a WebSocket, by HTTP or by Zole's own routes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from followsuit.engine.actions import Action
from followsuit.errors import TableError
from followsuit.server.live.desk import Desk
from followsuit.server.live.mailbox import Asked, Decide, nothing_before
from followsuit.server.table import playing
from followsuit.server.table.events import Acted, decode
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events, own_seat

MOST_BETWEEN = 200
"""How many events after a version are searched for the action that was decided upon it: others are talk."""


class Done(Struct, frozen=True, gc=False):
    """An action that is stored: its sequence, and the table after it."""

    sequence: int
    table: Table


async def act(desk: Desk, holder: str | None, text: str, version: int | None = None) -> Done:
    """Read an action and do it for whoever holds a seat, upon a version of the game or, without one, as it is now.

    An action that is asked for twice upon one version is done once, and has the same sequence both times.
    """
    action = desk.table.game.action(text)
    try:
        table = await desk.do(_deciding(holder, action, version))
    except TableError:
        if version is None or (sequence := await _done_long_ago(desk, holder, action, version)) is None:
            raise
        return Done(sequence, desk.table)
    return _done(desk, table, holder, action, version)


def act_soon(
    desk: Desk,
    holder: str | None,
    text: str,
    version: int,
    then: Callable[[Done | Exception], None],
    before_telling: Callable[[], None] = nothing_before,
) -> None:
    """As `act`, for whoever is in a hurry: no task waits, and `then` is called when all is told.

    It does not know of actions that were done long ago: who is refused upon an old version asks `act` as well.
    """
    action = desk.table.game.action(text)

    def answer(outcome: Table | Exception) -> None:
        then(outcome if isinstance(outcome, Exception) else _done(desk, outcome, holder, action, version))

    desk.ask(Asked(_deciding(holder, action, version), answer, before_telling))


def _deciding(holder: str | None, action: Action, version: int | None) -> Decide:
    def decide(table: Table) -> Events:
        return playing.act(table, own_seat(table, holder), action, table.version if version is None else version)

    return decide


def _done(desk: Desk, table: Table, holder: str | None, action: Action, version: int | None) -> Done:
    earlier = None if version is None else playing.done_already(table, own_seat(table, holder), action, version)
    desk.hall.metrics.action_done()
    return Done(table.sequence if earlier is None else earlier, table)


async def _done_long_ago(desk: Desk, holder: str | None, action: Action, version: int) -> int | None:
    """The sequence of an action of an earlier round, or one that was taken back since, as the store has it."""
    seat = own_seat(desk.table, holder)
    if not 0 <= version < desk.table.version:
        return None
    for stored in await desk.hall.store.events(desk.id, after=version, most=MOST_BETWEEN):
        event = decode(stored.body)
        if isinstance(event, Acted):
            is_same = (event.seat, event.action, event.basis) == (seat, str(action), version)
            return stored.sequence if is_same else None
    return None
