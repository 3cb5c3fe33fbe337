"""Whether what somebody else wrote down of a table can have been: every event is decided anew, by the same functions.

A server folds what it has stored itself without a question asked. What comes from a file is checked here first.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from followsuit.bots import registry
from followsuit.engine.fairness import secret_of_draw
from followsuit.engine.game import game
from followsuit.engine.replay import replay
from followsuit.errors import FollowsuitError, GameError, OptionError, quoted
from followsuit.knowledge.claims import judge
from followsuit.language.message import Message
from followsuit.rules.end import MOST_ROUNDS
from followsuit.server.defaults import CUSTOMS, FEWEST_TABLES, MOST_DEALS, MOST_TABLES
from followsuit.server.errors import Impossible
from followsuit.server.live.summary import summary
from followsuit.server.store.archive import ArchivedTable
from followsuit.server.table import claiming, drawing, matches, playing, seating
from followsuit.server.table import events as happened
from followsuit.server.table.events import TableEvent, decode
from followsuit.server.table.fold import after
from followsuit.server.table.model import MOST_EVENTS, Table
from followsuit.server.table.seating import Events

DAY = 86_400.0
"""How far the clocks of two nodes may have been apart."""
LONGEST_TEXT, LARGEST_NUMBER = 2_000, 10**9
"""Of anything in an event."""
CODE = re.compile("[bcdfghjkmnpqrstvwxyz23456789]{10}")
ALIAS = re.compile("[A-Z]{3}|[bcdfghjklmnpqrstvwxyz]{6}")
SECRET = HOLDER = re.compile("[0-9a-f]{64}")


def check_archived(archived: ArchivedTable, now: float) -> None:
    """Raise Impossible unless a table is one that a server can have stored until now."""
    _check_marks(archived)
    if not archived.events:
        raise Impossible("import/event", Message("import/no-events"))
    if archived.status == "over" and len(archived.events) == 1:
        _check_forgotten(archived, now)
        return
    table, record = _replayed(archived, now)
    told = summary(table)
    first = archived.events[0].at
    _same("game", archived.game, table.game.key)
    _same("visibility", archived.visibility, table.customs.visibility)
    _same("status", archived.status, told.status)
    _same("open_seats", archived.open_seats, told.open_seats)
    _same("created_at", archived.created_at, first)
    _same("holders", archived.holders, told.holders)
    if archived.changed_at not in {event.at for event in archived.events}:
        raise _wrong_summary("changed_at")
    _check_due(archived.due_at, table.due())
    if _json(archived.record) != record:
        raise Impossible("import/record", Message("import/other-record"))


def _check_marks(archived: ArchivedTable) -> None:
    """What tables are found by and bound to."""
    if not CODE.fullmatch(archived.code):
        raise Impossible("import/code", Message("import/code", {"code": quoted(archived.code)}))
    if archived.alias is not None and not ALIAS.fullmatch(archived.alias):
        raise Impossible("import/code", Message("import/alias", {"alias": quoted(archived.alias)}))
    if not SECRET.fullmatch(archived.secret):
        raise Impossible("import/secret", Message("import/secret"))
    for holder in archived.holders:
        _checked_name(holder.seat, holder.name)


def _checked_name(seat: int, name: str) -> None:
    try:
        same = seating.checked_name(name) == name
    except FollowsuitError:
        same = False
    if not same:
        raise Impossible("import/summary", Message("import/name", {"seat": seat}))


def _check_forgotten(archived: ArchivedTable, now: float) -> None:
    """A finished table of which only its making, its seats and its record are kept: these have to fit each other."""
    table, _ = _replayed(archived, now, is_whole=False)
    _same("game", archived.game, table.game.key)
    _same("visibility", archived.visibility, table.customs.visibility)
    _same("created_at", archived.created_at, archived.events[0].at)
    _same("due_at", archived.due_at, None)
    _same("open_seats", archived.open_seats, 0)
    if any(holder.seat >= table.game.seats for holder in archived.holders):
        raise _wrong_summary("holders")
    if not archived.created_at <= archived.changed_at <= now + DAY:
        raise _wrong_summary("changed_at")
    if archived.record is None:
        raise Impossible("import/record", Message("import/no-record"))
    record = _json(archived.record)
    try:
        state = replay(record)
    except FollowsuitError as error:
        raise Impossible("import/record", Message("import/record", {"error": str(error)})) from None
    if state.game != table.game:
        raise Impossible("import/record", Message("import/record-of-other-options"))
    is_drawn = table.branch is None and table.cards is None and not table.is_dealt_to
    if is_drawn and not _is_secret_of(archived.secret, record.get("fairness")):
        raise Impossible("import/secret", Message("import/other-secret"))


def _is_secret_of(master: str, fairness: Any) -> bool:
    """Whether the server's secret in a record, which holds, follows from that of a table."""
    return fairness is not None and fairness["secret"] == secret_of_draw(master, fairness["draw"])


def _replayed(archived: ArchivedTable, now: float, *, is_whole: bool = True) -> tuple[Table, Any]:
    """The table after all its events, each checked, and the record of its game when that was over."""
    if len(archived.events) > MOST_EVENTS + 10:
        raise Impossible("import/size", Message("import/many-events", {"events": len(archived.events)}))
    table, record = Table(archived.code, archived.secret), None
    before = archived.events[0].at
    for stored in archived.events:
        event = str(stored.sequence)
        if not before - DAY <= stored.at <= now + DAY:
            raise Impossible("import/time", Message("import/time", {"event": event}))
        before = stored.at
        was_over = table.sequence > 0 and table.status == "over"
        table = _after(table, event, stored.body, stored.at)
        if table.status == "over" and not was_over:
            record = _json(json.dumps(table.record()))
    if is_whole and drawing.what_follows(table) is not None:
        raise Impossible("import/event", Message("import/no-start"))
    return table, record


def _after(table: Table, number: str, body: str, at: float) -> Table:
    """The table after one more event that can have been."""
    try:
        event = decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Impossible("import/event", Message("import/unknown-event", {"event": number})) from None
    if any(not _is_small(value) for value in _values(msgspec.to_builtins(event))):
        raise Impossible("import/size", Message("import/large-event", {"event": number}))
    try:
        check(table, event, at)
        return after(table, event, at)
    except Impossible as error:
        said = Message("import/at-event", {"event": number, "why": error.message})
        raise Impossible(error.code, said, error.remedy_given) from None
    except FollowsuitError as error:
        facts = {"event": number, "code": error.code, "why": error.message}
        raise Impossible("import/event", Message("import/refused-event", facts)) from None
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        raise Impossible("import/event", Message("import/event", {"event": number})) from None


def check(table: Table, event: TableEvent, at: float) -> None:
    """Raise an error unless an event can have been decided at a table at that time; whether it folds is not asked."""
    if (table.sequence == 0) != isinstance(event, happened.Created):
        raise Impossible("import/event", Message("import/made-once"))
    seat = getattr(event, "seat", None)
    if seat is not None:
        seating.checked_seat(table, seat)
    if event not in CHECKS[type(event)](table, event, at):
        raise Impossible("import/event", Message("import/nobody-asked"))


def _created(table: Table, event: happened.Created, at: float) -> Events:
    try:
        settled = game(event.game, **event.options)
    except (GameError, OptionError) as error:
        raise Impossible("import/game", error.message, error.message) from None
    if event.version != settled.version:
        facts = {"game": settled.name, "given": str(event.version), "version": str(settled.version)}
        said = Message("import/version", facts)
        raise Impossible("import/version", said, said)
    if dict(settled.options) != event.options or len(event.seats) != settled.seats:
        raise Impossible("import/game", Message("import/game"))
    for number, plan in enumerate(event.seats):
        if plan.bot is not None:
            registry.check_at_table(plan.bot)
        if plan.name:
            _checked_name(number, plan.name)
    for name, (least, most) in CUSTOMS.items():
        number = getattr(event.customs, name)
        if number is not None and not least <= number <= most:
            facts = {"custom": name, "least": str(least), "most": str(most)}
            raise Impossible("import/event", Message("import/custom", facts))
    if event.cards is not None and not _can_be_dealt(event.cards):
        return []
    if event.match is not None and not _can_be_played(event.match, table.code):
        return []
    codes = [code for code in (event.rematch_of, event.branch.of if event.branch else None) if code is not None]
    holders = [*event.invited, *([event.host] if event.host else [])]
    return [event] if all(map(HOLDER.fullmatch, holders)) and all(map(CODE.fullmatch, codes)) else []


def _can_be_dealt(cards: happened.SameCards) -> bool:
    return bool(SECRET.fullmatch(cards.seed)) and 1 <= cards.deals <= MOST_ROUNDS and (cards.worlds or 1) >= 1


def _can_be_played(match: happened.MatchPlace, code: str) -> bool:
    return (
        FEWEST_TABLES <= len(match.tables) <= MOST_TABLES
        and all(map(CODE.fullmatch, match.tables))
        and 0 <= match.number < len(match.tables)
        and match.tables[match.number] == code
        and 1 <= match.deals <= MOST_DEALS
        and match.worlds >= 1
    )


def _holder(table: Table, seat: int) -> str | None:
    return table.seats[seat].holder


def _sat(table: Table, event: happened.Sat, at: float) -> Events:
    if not HOLDER.fullmatch(event.holder):
        return []
    if table.state is not None and table.pause_since is None and not table.state.position.actions:
        arrived = seating.seat_arrivals(table)
        if event in arrived:
            return arrived
    return seating.sit(table, event.holder, event.name, seat=event.seat)


def _arriving(table: Table, event: happened.Arriving, at: float) -> Events:
    if not HOLDER.fullmatch(event.holder):
        return []
    return seating.sit(table, event.holder, event.name, seat=event.seat)


def _called_off(table: Table, event: happened.CalledOff, at: float) -> Events:
    arrival = table.arrival_at(event.seat)
    by = table.host if event.declined or arrival is None else arrival.holder
    return seating.leave(table, by, event.seat, away=True)


def _committed(table: Table, event: happened.Committed, at: float) -> Events:
    return drawing.commit(table, event.seat, event.commitment) if table.seats[event.seat].is_person else []


def _by_itself(table: Table, event: happened.Sealed | happened.Started, at: float) -> Events:
    """What follows at once, or when the time of a draw is over."""
    follows = drawing.what_follows(table)
    return playing.due(table, at) if follows is None else [follows]


def _revealed(table: Table, event: happened.Revealed, at: float) -> Events:
    return drawing.reveal(table, event.seat, event.contribution)


def _abandoned(table: Table, event: happened.Abandoned, at: float) -> Events:
    return playing.due(table, at) if event.why == "time" else drawing.ways_to_abandon(table)


def _left(table: Table, event: happened.Left, at: float) -> Events:
    by = table.host if event.removed else _holder(table, event.seat)
    return seating.leave(table, by, event.seat, away=True)


def _seat_given(table: Table, event: happened.SeatGiven, at: float) -> Events:
    return seating.give(table, table.host, event.seat, event.bot)


def _handed(table: Table, event: happened.Handed, at: float) -> Events:
    if not table.seats[event.seat].is_person or not HOLDER.fullmatch(event.holder):
        return []
    return seating.hand_over(table, event.seat, event.holder)


def _cards_given(table: Table, event: happened.CardsGiven, at: float) -> Events:
    return matches.deal_same(table, event.seed) if SECRET.fullmatch(event.seed) else []


def _match_over(table: Table, event: happened.MatchOver, at: float) -> Events:
    return matches.end(table, event.people) if all(map(HOLDER.fullmatch, event.people)) else []


def _acted(table: Table, event: happened.Acted, at: float) -> Events:
    if event.by_bot and playing.bots_turn(table) != event.seat:
        return []
    decided = playing.act(table, event.seat, table.game.action(event.action), event.basis, by_bot=event.by_bot)
    # Whoever acts while a bot plays for them returns by an event of its own, which comes before.
    return decided if len(decided) == 1 else []


def _took_over(table: Table, event: happened.TookOver, at: float) -> Events:
    match event.why:
        case "time":
            return playing.due(table, at)
        case "away":
            return playing.take_over(table, event.seat) if table.seats[event.seat].is_person else []
        case _:
            return seating.give(table, _holder(table, event.seat), event.seat, event.bot)


def _returned(table: Table, event: happened.Returned, at: float) -> Events:
    held = table.seats[event.seat]
    # With a last action a bot hands the seat back as well, and then the game is over.
    return [event] if held.is_person and held.bot is not None and table.state is not None else []


def _resumed(table: Table, event: happened.Resumed, at: float) -> Events:
    return playing.due(table, at) if event.seat is None else playing.go_on(table, _holder(table, event.seat))


def _extended(table: Table, event: happened.Extended, at: float) -> Events:
    givers = [seat for seat in table.people if seat != event.seat]
    return playing.extend(table, _holder(table, givers[0]), event.seat, event.seconds) if givers else []


def _served_again(table: Table, event: happened.ServedAgain, at: float) -> Events:
    return playing.due(table, at, served_since=at)


def _undo_asked(table: Table, event: happened.UndoAsked, at: float) -> Events:
    return playing.ask_undo(table, _holder(table, event.seat))


def _undo_answered(table: Table, event: happened.UndoAnswered, at: float) -> Events:
    return playing.answer_undo(table, _holder(table, event.seat), agrees=event.agrees)


def _undone(table: Table, event: happened.Undone, at: float) -> Events:
    if table.undo is None:
        return playing.ask_undo(table, _holder(table, event.seat))
    seating.require_game(table)
    waiting = {seat for seat in table.people if table.seats[seat].bot is None} - table.undo.agreed - {table.undo.seat}
    return [happened.Undone(table.undo.seat)] if not waiting else []


def _claimed(table: Table, event: happened.Claimed, at: float) -> Events:
    verdict = judge(*claiming.claimed(table, _holder(table, event.seat), event.order))
    return claiming.settle(table, _holder(table, event.seat), event.order, table.version, verdict)


def _claim_answered(table: Table, event: happened.ClaimAnswered, at: float) -> Events:
    if event.silent:
        return playing.due(table, at)
    if event.seat in table.bots_to_answer:
        return [event]
    return claiming.answer(table, _holder(table, event.seat), accepts=event.accepts)


def _said(table: Table, event: happened.Said, at: float) -> Events:
    return playing.say(table, _holder(table, event.seat), preset=event.preset, text=event.text)


def _stopped(table: Table, event: happened.Stopped, at: float) -> Events:
    return playing.stop(table, _holder(table, event.seat))


def _closed(table: Table, event: happened.Closed, at: float) -> Events:
    return playing.close(table)


def _rematched(table: Table, event: happened.Rematched, at: float) -> Events:
    is_asked = table.status == "over" and table.rematch is None and table.seats[event.seat].is_person
    return [event] if is_asked and CODE.fullmatch(event.code) else []


CHECKS: Mapping[type[Any], Callable[[Table, Any, float], Events]] = {
    happened.Created: _created,
    happened.Sat: _sat,
    happened.Committed: _committed,
    happened.Sealed: _by_itself,
    happened.Revealed: _revealed,
    happened.Abandoned: _abandoned,
    happened.Left: _left,
    happened.Arriving: _arriving,
    happened.CalledOff: _called_off,
    happened.SeatGiven: _seat_given,
    happened.Handed: _handed,
    happened.Started: _by_itself,
    happened.CardsGiven: _cards_given,
    happened.MatchOver: _match_over,
    happened.Acted: _acted,
    happened.TookOver: _took_over,
    happened.Returned: _returned,
    happened.Resumed: _resumed,
    happened.Extended: _extended,
    happened.ServedAgain: _served_again,
    happened.UndoAsked: _undo_asked,
    happened.UndoAnswered: _undo_answered,
    happened.Undone: _undone,
    happened.Claimed: _claimed,
    happened.ClaimAnswered: _claim_answered,
    happened.Said: _said,
    happened.Stopped: _stopped,
    happened.Closed: _closed,
    happened.Rematched: _rematched,
}
"""For each kind of event: what could have been decided of that kind. The event has to be among it."""


def _values(data: Any) -> Iterator[Any]:
    """Every number and text within an event, and how long its lists are."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from _values(value)
    elif isinstance(data, list | tuple):
        yield 0 if len(data) <= MOST_EVENTS else math.inf
        for value in data:
            yield from _values(value)
    else:
        yield data


def _is_small(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    return not isinstance(value, int | float) or abs(value) <= LARGEST_NUMBER


def _same(name: str, told: object, owed: object) -> None:
    if told != owed:
        raise _wrong_summary(name)


def _wrong_summary(name: str) -> Impossible:
    return Impossible("import/summary", Message("import/summary", {"part": name}))


def _check_due(told: float | None, owed: float | None) -> None:
    """Something is due where it should be; bots that nobody watches may take their time, and clocks differ."""
    if (told is None) != (owed is None) or (
        told is not None and owed is not None and not -1 <= told - owed <= 30 * DAY
    ):
        raise _wrong_summary("due_at")


def _json(text: str | None) -> Any:
    return None if text is None else json.loads(text)
