"""Tables made of events alone, for tests of what a table is."""

from __future__ import annotations

from followsuit.engine.actions import Action
from followsuit.engine.fairness import commitment_to
from followsuit.server.table import drawing
from followsuit.server.table.events import Committed, Created, Customs, Left, Sat, SeatGiven, SeatPlan, TableEvent
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
    return then(Table("code", "61" * 32), created, *sat)


def committed(seat: int, contribution: str) -> Committed:
    """A seat binds itself to a contribution."""
    return Committed(seat, commitment_to(contribution))


def sealed(*contributions: str, bots: int = 0) -> Table:
    """A table where the draw is sealed: each seat in turn takes part with a contribution, or with an empty one not."""
    names = [*HOLDERS][: len(contributions)]
    last = len(names) - 1
    table = a_table(*names[:-1], seats=len(names) + bots, options={"round_limit": 1}, round_pause=0.0)
    table = then(table, *(committed(seat, each) for seat, each in enumerate(contributions[:-1]) if each))
    table = then(table, *(SeatGiven(len(names) + bot, "random") for bot in range(bots)))
    own = [committed(last, contributions[-1])] if contributions[-1] else []
    return then(table, Sat(last, names[-1], HOLDERS[names[-1]]), *own)


def given_up(table: Table, times: int) -> Table:
    """A table with one seat left where somebody sat down, took part in a draw, and left again, so often."""
    last = len(table.seats) - 1
    for number in range(times):
        table = then(table, Sat(last, "Cleo", CLEO), committed(last, f"{number:064x}"))
        table = then(table, Left(last))
    return table


def revealed(table: Table, seat: int, contribution: str, at: float = 0.0) -> Table:
    """The table after a seat has told its contribution."""
    return then(table, *drawing.reveal(table, seat, contribution), at=at)


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


def read(table: Table, text: str) -> Action:
    """An action of the table's game."""
    return table.game.action(text)


def acted(table: Table, action: str | None = None, *, at: float = 0.0) -> Table:
    """The table after whoever is to act has done something, anything legal by default."""
    chosen = legal(table)[0] if action is None else action
    return then(table, *act(table, mover(table), read(table, chosen), table.version), at=at)


def played_out(table: Table, rounds: int) -> Table:
    """The table when so many rounds are over."""
    while table.state is not None and table.state.rounds_played < rounds and not table.state.is_over:
        table = acted(table)
    return table
