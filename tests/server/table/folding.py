"""Tables made of events alone, for tests of what a table is."""

from __future__ import annotations

from followsuit.server.table.events import Created, Customs, Sat, SeatPlan, TableEvent
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.table.playing import act

ANNA, BOB, CLEO = "holder of Anna", "holder of Bob", "holder of Cleo"
HOLDERS = {"Anna": ANNA, "Bob": BOB, "Cleo": CLEO}


def a_table(
    *people: str,
    seats: int | None = None,
    game: str = "miesjelen",
    bots: int = 0,
    options: dict[str, int] | None = None,
    **customs: object,
) -> Table:
    """A table that Anna made, at time 0, with people in the first seats, bots in the next, and the rest open."""
    seats = len(people) + bots if seats is None else seats
    plans = [SeatPlan()] * seats
    plans[len(people) : len(people) + bots] = [SeatPlan("random")] * bots
    chosen = Customs(**customs)  # type: ignore[arg-type]  # each test names what it needs
    created = Created(game, 1, {"seats": seats, **(options or {})}, tuple(plans), ANNA, chosen)
    sat = [Sat(seat, name, HOLDERS[name]) for seat, name in enumerate(people)]
    return then(Table("code", "5e" * 32), created, *sat)


def then(table: Table, *events: TableEvent, at: float = 0.0) -> Table:
    """The table after some events, and what follows from them."""
    return with_consequences(table, events, at)[0]


def mover(table: Table) -> int:
    """The seat to act, where there is one."""
    assert table.to_act is not None
    return table.to_act


def legal(table: Table) -> list[str]:
    """What the seat to act may do."""
    assert table.state is not None
    return [str(action) for action in table.state.legal()]


def acted(table: Table, action: str | None = None, *, at: float = 0.0) -> Table:
    """The table after whoever is to act has done something, anything legal by default."""
    chosen = legal(table)[0] if action is None else action
    return then(table, *act(table, mover(table), chosen, table.version), at=at)


def played_out(table: Table, rounds: int) -> Table:
    """The table when so many rounds are over."""
    while table.state is not None and table.state.rounds_played < rounds and not table.state.is_over:
        table = acted(table)
    return table
