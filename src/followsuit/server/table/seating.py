"""Sitting down, getting up, and giving seats to bots: what is asked becomes events, or is refused."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.bots import registry
from followsuit.engine.state import State
from followsuit.errors import TableError
from followsuit.server.defaults import LONGEST_NAME
from followsuit.server.refusals import refused
from followsuit.server.table import drawing
from followsuit.server.table import events as happened
from followsuit.server.table.events import TableEvent
from followsuit.server.table.model import Table
from followsuit.server.table.names import is_taken, signs, tidied

Events = Sequence[TableEvent]


def checked_name(name: str) -> str:
    """A name as it is shown: trimmed, its inner spaces single, and everything in it to be seen."""
    shown = tidied(name)
    if not shown:
        raise refused("seat/name-empty", most=LONGEST_NAME)
    if not 1 <= (signs(shown) or 0) <= LONGEST_NAME:
        raise refused("seat/name-invalid", most=LONGEST_NAME)
    return shown


def checked_seat(table: Table, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(table.seats):
        raise refused("seat/unknown", seat=seat, last=len(table.seats) - 1)
    return seat


def own_seat(table: Table, holder: str | None) -> int:
    """The seat of somebody who has to have one."""
    seat = table.seat_of(holder)
    if seat is None:
        require_no_arrival(table, holder)
        raise refused("seat/none")
    return seat


def require_no_arrival(table: Table, holder: str | None) -> None:
    """Refuse whoever still waits for the next deal to take a seat."""
    if (arrival := table.arrival_of(holder)) is not None:
        raise refused("seat/arriving", seat=arrival.seat, name=table.names[arrival.seat])


def require_host(table: Table, holder: str | None) -> None:
    """Refuse anybody but the host."""
    if holder is None or holder != table.host:
        raise refused("table/not-host")


def over(table: Table) -> TableError:
    """What is said to whoever wants to play on at a table whose game is over."""
    return refused("table/abandoned" if table.closed else "table/over")


def sit(
    table: Table,
    holder: str,
    name: str,
    *,
    seat: int | None = None,
    commitment: str | None = None,
) -> Events:
    """Take an open seat; with a commitment one takes part in drawing the seed.

    In a game it is the seat of a bot, which plays the round to its end: the seat is taken with the next deal. Only
    whoever has had this very hand before takes it at once.
    """
    if table.status == "over":
        raise over(table)
    if (own := table.seat_of(holder)) is not None:
        raise refused("seat/holder", seat=own)
    require_no_arrival(table, holder)
    if not table.may_enter(holder):
        raise refused("table/closed")
    chosen = _free_seat(table, holder, seat)
    shown = checked_name(name)
    others = [other for number, other in enumerate(table.names) if number != chosen]
    others += [arrival.name for arrival in table.arrivals]
    if is_taken(shown, others):
        raise refused("seat/name-taken", name=shown)
    if table.status == "playing" and not _knows_only(table, holder, chosen):
        return _arrive(table, holder, chosen, shown)
    bound = drawing.committed_with_seat(table, chosen, commitment)
    return [happened.Sat(chosen, shown, holder), *bound]


def _knows_only(table: Table, holder: str, seat: int) -> bool:
    """Whether a seat's hand of this round is the one that somebody has seen of it."""
    return table.has_seen(holder, seat) and table.may_be_shown(holder, seat)


def _arrive(table: Table, holder: str, seat: int, name: str) -> Events:
    """Take a bot's seat with the next deal, if there is one."""
    assert table.state is not None
    dealt_next = table.state.rounds_played + (0 if table.state.is_between_rounds else 1)
    if table.game.rounds is not None and dealt_next >= table.game.rounds:
        raise refused("seat/last-round")
    return [happened.Arriving(seat, name, holder)]


def opens_a_round(before: Table, now: Table) -> bool:
    """Whether a round has just been opened: after the pause, or without one with the action that ended the last."""
    if before.state is None or now.state is None or now.pause_since is not None:
        return False
    is_new = before.pause_since is not None or now.state.rounds_played > before.state.rounds_played
    return is_new and now.status == "playing"


def seat_arrivals(table: Table) -> Events:
    """Whoever waited for the deal takes their seat; those who have seen another hand of it wait for the next."""
    return [
        happened.Sat(arrival.seat, arrival.name, arrival.holder)
        for arrival in table.arrivals
        if table.may_be_shown(arrival.holder, arrival.seat)
    ]


def _free_seat(table: Table, holder: str, wanted: int | None) -> int:
    """The seat to sit down in: the one wanted, the one that somebody has just left, or the first that is free."""
    free = [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_open or (table.status == "playing" and not seat.is_person and table.arrival_at(number) is None)
    ]
    if wanted is None:
        if not free:
            raise refused("table/full" if table.status == "open" else "table/started")
        return next((seat for seat in free if _knows_only(table, holder, seat)), free[0])
    if checked_seat(table, wanted) not in free:
        raise refused("seat/not-open" if free else "table/full", seat=wanted)
    return wanted


def leave(table: Table, holder: str | None, seat: int, *, away: bool) -> Events:
    """Give up one's seat, or remove somebody as the host: before the game anybody, in it who is away.

    Whoever is still to take the seat of a bot may call it off, and the host may decline.
    """
    checked_seat(table, seat)
    if (arrival := table.arrival_at(seat)) is not None:
        if holder not in (arrival.holder, table.host):
            raise refused("seat/not-yours", seat=seat)
        return [happened.CalledOff(seat, declined=holder != arrival.holder)]
    if table.seats[seat].holder is None:
        raise refused("seat/not-yours", seat=seat)
    _require_no_day(table)
    if table.seat_of(holder) == seat:
        return [happened.Left(seat)]
    if holder != table.host:
        raise refused("seat/not-yours", seat=seat)
    if table.status == "playing" and not away:
        raise refused("seat/not-away", name=table.names[seat])
    return [happened.Left(seat, removed=True)]


def give(table: Table, holder: str | None, seat: int, bot: str | None) -> Events:
    """Before the game the host gives empty seats to bots; in it anybody lets a bot play for them, or plays again."""
    checked_seat(table, seat)
    if bot is not None:
        registry.check_at_table(bot)
    if table.status == "over":
        raise over(table)
    if table.status == "playing" or table.seats[seat].is_person:
        if table.seat_of(holder) != seat:
            raise refused("seat/not-yours", seat=seat)
        if table.status == "open":
            raise refused("table/not-started")
        if bot is None:
            return come_back(table, seat)
        _require_no_day(table)
        return [] if table.seats[seat].bot else [happened.TookOver(seat, bot, "asked")]
    require_host(table, holder)
    return [] if table.seats[seat].bot == bot else [happened.SeatGiven(seat, bot)]


def require_game(table: Table) -> State:
    """The state of a game that is under way."""
    if table.state is None:
        raise refused("table/not-started")
    if table.status == "over":
        raise over(table)
    return table.state


def come_back(table: Table, seat: int) -> Events:
    """The holder of a seat plays again, if a bot did. A turn whose time is over is the bot's: no clock is evaded so."""
    held = table.seats[seat]
    is_away = held.is_person and held.bot is not None and table.status == "playing"
    too_late = held.why_bot == "time" and table.to_act == seat
    return [happened.Returned(seat)] if is_away and not too_late else []


def _require_no_day(table: Table) -> None:
    """Refuse to let anybody else, or a bot, into the seat in which somebody plays a deal of the day."""
    if table.is_of_a_day:
        raise refused("daily/yours-alone")


def hand_over(table: Table, seat: int, holder: str) -> Events:
    """Give a seat to another device."""
    _require_no_day(table)
    if (own := table.seat_of(holder)) is not None and own != seat:
        raise refused("seat/holder", seat=own)
    require_no_arrival(table, holder)
    if table.status == "playing" and not table.may_be_shown(holder, seat):
        raise refused("seat/another-hand")
    return [happened.Handed(seat, holder)]


def fill(table: Table, holder: str | None, bot: str) -> Events:
    """Give every open seat to a bot."""
    require_host(table, holder)
    registry.check_at_table(bot)
    if table.status != "open":
        raise refused("table/started")
    return [happened.SeatGiven(number, bot) for number, seat in enumerate(table.seats) if seat.is_open]
