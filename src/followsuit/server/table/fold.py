"""Making the next table from an event. What was stored folds without a question asked; only an action is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from followsuit.bots.registry import USUAL_BOT
from followsuit.engine.fairness import MOST_ABANDONED, AbandonedDraw, Draw, drawn_as_told, mixed_seed
from followsuit.engine.game import Game, game
from followsuit.engine.replay import replay
from followsuit.engine.state import State
from followsuit.errors import FollowsuitError, IllegalAction
from followsuit.language.message import Message
from followsuit.rules.options import Value
from followsuit.rules.page import find
from followsuit.server.errors import PageChanged, UnknownVersion
from followsuit.server.table import events as happened
from followsuit.server.table.ballot import CLAIM_SECONDS, Ballot
from followsuit.server.table.events import TableEvent, decode
from followsuit.server.table.model import (
    CHAT_KEPT,
    MOST_ACQUAINTED,
    TIME_TO_COME_BACK,
    Arrival,
    ChatLine,
    Lapse,
    Move,
    Seat,
    Table,
    Undo,
    bot_name,
)


def after(table: Table, event: TableEvent, at: float) -> Table:
    """The table after an event; IllegalAction if the rules forbid an action in it."""
    return _FOLDS[type(event)](replace(table, sequence=table.sequence + 1), event, at)


class Unreadable(Exception):
    """A stored event from which no table can be made. It tells where and of what kind the mistake is, and no card."""

    def __init__(self, sequence: int, reason: str) -> None:
        super().__init__(f"event {sequence}: {reason}")
        self.reason = reason


def read(table: Table, body: str, at: float) -> tuple[Table, TableEvent]:
    """The table after an event as it was stored, and the event; Unreadable whatever is wrong with it."""
    try:
        event = decode(body)
        seat = getattr(event, "seat", None)
        is_first = table.sequence == 0
        if is_first != isinstance(event, happened.Created) or not (
            is_first or seat is None or 0 <= seat < len(table.seats)
        ):
            raise Unreadable(table.sequence + 1, "out-of-place")
        return after(table, event, at), event
    except Unreadable:
        raise
    except IllegalAction as error:
        raise Unreadable(table.sequence + 1, error.rule) from None
    except FollowsuitError as error:
        raise Unreadable(table.sequence + 1, error.code) from None
    except Exception as error:
        # Whatever it is: neither its text, which may name cards, nor its trace is to be seen by anyone.
        raise Unreadable(table.sequence + 1, type(error).__name__) from None


def folded(table: Table, stored: Iterable[tuple[str, float]]) -> Table:
    """The table after many stored events."""
    for body, at in stored:
        table, _ = read(table, body, at)
    return table


def remembered(table: Table, record: Mapping[str, Any], holders: Mapping[int, str]) -> Table:
    """A finished table of which only its making, the record of its game and its seats are kept.

    It can be looked at as before, and nothing can happen at it any more.
    """
    state, seats = replay(record), list[Seat]()
    for number, (seat, name) in enumerate(zip(table.seats, record["players"], strict=True)):
        holder = holders.get(number)
        bot = None if holder is not None else seat.bot or USUAL_BOT
        seats.append(Seat(name=name, holder=holder, bot=bot))
    table = replace(table, state=state, seats=tuple(seats), is_forgotten=True)
    if table.match is not None:
        table = replace(table, cards=_cards_of_match(table.match, record["seed"]))
    table = replace(table, closed=not (state.is_over or table.is_dealt_out))
    if (fairness := record.get("fairness")) is None:
        return table
    draw, abandoned = drawn_as_told(fairness)
    return replace(table, draw=draw, contributions=tuple(fairness["contributions"]), abandoned=abandoned)


@lru_cache(maxsize=256)
def _settled(key: str, edition: str, options: tuple[tuple[str, Value], ...]) -> Game:
    """A game with its options, the same one for all tables that play it: making one takes some 65 µs."""
    return game(key, **dict(options))


def _created(table: Table, event: happened.Created, at: float) -> Table:
    seats = tuple(
        Seat(name=plan.name or bot_name(number, plan.bot), bot=plan.bot) for number, plan in enumerate(event.seats)
    )
    edition = find(event.game).edition
    if event.edition and event.edition != edition:
        raise PageChanged(Message("game/page-changed", {"game": event.game}))
    settled = _settled(event.game, edition, tuple(event.options.items()))
    if event.version != settled.version:
        facts = {"given": str(event.version), "version": str(settled.version)}
        raise UnknownVersion(Message("game/version", facts))
    return replace(
        table,
        created_at=at,
        game=settled,
        customs=event.customs,
        host=event.host,
        seats=seats,
        branch=event.branch,
        cards=event.cards,
        acquainted=event.invited,
        match=event.match,
    )


def _sat(table: Table, event: happened.Sat, at: float) -> Table:
    old = table.seats[event.seat]
    seat = replace(old, name=event.name, holder=event.holder, bot=None)
    seated = _without_arrival(table, event.seat).with_seat(event.seat, seat).shown_to(event.holder, event.seat)
    if table.match is not None and table.seat_of(table.host) is None:
        # Nobody made this table alone: of those who sit at it the first is its host.
        seated = replace(seated, host=event.holder)
    return _restarted(_with_sitters(seated), event.seat, at)


def _with_sitters(table: Table) -> Table:
    """At a table of a match, whoever has a seat while cards are on it knows them from now on."""
    if table.match is None or table.state is None:
        return table
    return replace(table, sitters=table.sitters | {seat.holder for seat in table.seats if seat.holder is not None})


def _arriving(table: Table, event: happened.Arriving, at: float) -> Table:
    return replace(table, arrivals=(*table.arrivals, Arrival(event.seat, event.name, event.holder)))


def _called_off(table: Table, event: happened.CalledOff, at: float) -> Table:
    return _without_arrival(table, event.seat)


def _without_arrival(table: Table, seat: int) -> Table:
    return replace(table, arrivals=tuple(arrival for arrival in table.arrivals if arrival.seat != seat))


def _committed(table: Table, event: happened.Committed, at: float) -> Table:
    seat = replace(table.seats[event.seat], commitment=event.commitment, awaited=None)
    return table.with_seat(event.seat, seat)


def _sealed(table: Table, event: happened.Sealed, at: float) -> Table:
    draw = Draw(
        table.draw_number,
        table.commitment,
        tuple("person" if seat.is_person else "bot" for seat in table.seats),
        tuple(seat.commitment for seat in table.seats),
        table.abandoned[-1].account if table.abandoned else "",
    )
    seats = tuple(replace(seat, commitment="", awaited=None) for seat in table.seats)
    return replace(table, draw=draw, sealed_at=at, contributions=("",) * len(seats), seats=seats)


def _revealed(table: Table, event: happened.Revealed, at: float) -> Table:
    before = table.contributions
    return replace(table, contributions=(*before[: event.seat], event.contribution, *before[event.seat + 1 :]))


def _abandoned(table: Table, event: happened.Abandoned, at: float) -> Table:
    assert table.draw is not None
    account = AbandonedDraw(table.draw, table.draw_secret, table.contributions, event.why, event.refused)
    is_last = account.draw.number >= MOST_ABANDONED
    seats = tuple(
        replace(seat, awaited=at) if commitment and not is_last else seat
        for seat, commitment in zip(table.seats, table.draw.commitments, strict=True)
    )
    return replace(table, draw=None, contributions=(), abandoned=(*table.abandoned, account), seats=seats)


def _left(table: Table, event: happened.Left, at: float) -> Table:
    holder = table.seats[event.seat].holder
    others = tuple(other for other in table.acquainted if other != holder)
    if holder is not None:
        acquainted = others if event.removed else (*others, holder)[-MOST_ACQUAINTED:]
        table = replace(table, acquainted=acquainted)
    if table.state is None:
        return table.with_seat(event.seat, Seat())
    seat = replace(table.seats[event.seat], holder=None, bot=USUAL_BOT, lapsed=None)
    return _restarted(table.with_seat(event.seat, seat), event.seat, at)


def _seat_given(table: Table, event: happened.SeatGiven, at: float) -> Table:
    return table.with_seat(event.seat, Seat(name=bot_name(event.seat, event.bot), bot=event.bot))


def _handed(table: Table, event: happened.Handed, at: float) -> Table:
    seat = table.seats[event.seat]
    # What the old device is bound to the new one cannot reveal: it is waited for to commit itself.
    awaited = at if seat.commitment else seat.awaited
    moved = table.with_seat(event.seat, replace(seat, holder=event.holder, commitment="", awaited=awaited))
    moved = _with_sitters(moved.shown_to(event.holder, event.seat))
    return replace(moved, host=event.holder) if seat.holder == table.host else moved


def _started(table: Table, event: happened.Started, at: float) -> Table:
    if table.branch is not None:
        return table.changed(branched(table.game, table.branch), at)
    if table.cards is None and table.draw is None:
        table = _sealed(table, happened.Sealed(), at)
    seed = mixed_seed(table.draw_secret, table.contributions) if table.cards is None else table.cards.seed
    if table.match is not None:
        table = replace(table, cards=_cards_of_match(table.match, seed))
    state, events = table.game.begin(seed)
    return _with_sitters(table.changed(state, at, news=table.with_news(None, events, state)))


def _cards_of_match(match: happened.MatchPlace, seed: str) -> happened.SameCards:
    return happened.SameCards(seed, match.deals, worlds=match.worlds)


def _cards_given(table: Table, event: happened.CardsGiven, at: float) -> Table:
    assert table.match is not None
    return replace(table, cards=_cards_of_match(table.match, event.seed))


def _match_over(table: Table, event: happened.MatchOver, at: float) -> Table:
    others = tuple(holder for holder in event.people if holder not in table.acquainted)
    return replace(table, is_match_over=True, acquainted=(*table.acquainted, *others)[-MOST_ACQUAINTED:])


def branched(settled: Game, branch: happened.Branch) -> State:
    """Where another game had come to. Nothing of it is a move at this table, so nothing of it can be taken back."""
    state = settled.start(seed=branch.seed)
    for seat, action in branch.actions:
        state = state.play(action, seat=seat)
    return state


def _acted(table: Table, event: happened.Acted, at: float) -> Table:
    before = table.state
    assert before is not None
    if table.claim is not None and table.claim.round < before.rounds_played:
        table = replace(table, claims=(), ballot=None)
    is_last = table.cards is not None and before.rounds_played + 1 >= table.cards.deals
    pauses = table.customs.round_pause != 0 or is_last
    state, events = before.advance(event.action, seat=event.seat, deal=not pauses)
    move = Move(event.seat, event.action, event.basis, table.sequence, before.rounds_played)
    is_first = not table.moves or table.moves[-1].round < move.round
    moves, moved_from = ((move,), before) if is_first else ((*table.moves, move), table.moved_from)
    spent = at - table.turn_since - (table.customs.decision_seconds or 0.0) - table.extra
    if table.customs.bank_seconds is not None and not event.by_bot and spent > 0:
        seat = table.seats[event.seat]
        table = table.with_seat(event.seat, replace(seat, bank_used=seat.bank_used + spent))
    table = _with_lapse(table, event)
    pause_since = at if state.is_between_rounds and not is_last else None
    news = table.with_news(before, events, state)
    return table.changed(state, at, moves=moves, moved_from=moved_from, pause_since=pause_since, news=news)


def _with_lapse(table: Table, event: happened.Acted) -> Table:
    """The table with what was done for somebody whose time was over, which stands until they act themselves."""
    seat = table.seats[event.seat]
    lapsed = Lapse(seat.bot, event.action) if seat.bot is not None and event.by_bot and seat.why_bot == "time" else None
    return table if seat.lapsed == lapsed else table.with_seat(event.seat, replace(seat, lapsed=lapsed))


def _took_over(table: Table, event: happened.TookOver, at: float) -> Table:
    seat = replace(table.seats[event.seat], bot=event.bot, why_bot=event.why)
    return _restarted(table.with_seat(event.seat, seat), event.seat, at)


def _returned(table: Table, event: happened.Returned, at: float) -> Table:
    seat = replace(table.seats[event.seat], bot=None, why_bot=None)
    return _restarted(table.with_seat(event.seat, seat), event.seat, at)


def _restarted(table: Table, seat: int, at: float) -> Table:
    """The time of a turn begins anew when somebody else decides for the seat."""
    return replace(table, turn_since=at, extra=0.0) if table.to_act == seat else table


def _resumed(table: Table, event: happened.Resumed, at: float) -> Table:
    before = table.state
    assert before is not None
    state, events = before.deal_next()
    return table.changed(state, at, pause_since=None, news=table.with_news(before, events, state))


def _extended(table: Table, event: happened.Extended, at: float) -> Table:
    return replace(table, extra=table.extra + event.seconds)


def _served_again(table: Table, event: happened.ServedAgain, at: float) -> Table:
    if table.state is None:
        seats = tuple(seat if seat.awaited is None else replace(seat, awaited=at) for seat in table.seats)
        return replace(table, sealed_at=at, seats=seats)
    if table.ballot is not None and table.ballot.is_open:
        until = max(table.ballot.until, at + TIME_TO_COME_BACK)
        return replace(table, ballot=replace(table.ballot, until=until))
    deadline = table.deadline()
    missing = 0.0 if deadline is None else max(0.0, at + TIME_TO_COME_BACK - deadline)
    return replace(table, extra=table.extra + missing)


def _undo_asked(table: Table, event: happened.UndoAsked, at: float) -> Table:
    return replace(table, undo=Undo(event.seat, at, frozenset((event.seat,))))


def _undo_answered(table: Table, event: happened.UndoAnswered, at: float) -> Table:
    assert table.undo is not None
    agreed = table.undo.agreed | {event.seat}
    return replace(table, undo=replace(table.undo, agreed=agreed) if event.agrees else None)


def _undone(table: Table, event: happened.Undone, at: float) -> Table:
    move = table.move_of(event.seat)
    assert move is not None
    return table.changed(table.state_before(move), at, moves=table.moves[: table.moves.index(move)], pause_since=None)


def _claimed(table: Table, event: happened.Claimed, at: float) -> Table:
    assert table.state is not None
    round_ = table.state.position.round
    assert round_ is not None
    earlier = tuple(claim for claim in table.claims if claim.round == event.round)
    others = [seat for seat in sorted(round_.playing) if seat != event.seat]
    # Where all are of one side, as against the game itself, everyone is asked.
    asked = tuple(seat for seat in others if seat not in round_.partners(event.seat)) or tuple(others)
    ballot = None if event.holds else Ballot(at, at + CLAIM_SECONDS, asked)
    return replace(table, claims=(*earlier, event), ballot=ballot, undo=None)


def _claim_answered(table: Table, event: happened.ClaimAnswered, at: float) -> Table:
    assert table.ballot is not None
    if event.accepts:
        ballot = replace(table.ballot, accepted=table.ballot.accepted | {event.seat})
    else:
        ballot = replace(table.ballot, contested=event.seat)
    # While it was looked at nobody's time ran.
    stood = 0.0 if ballot.is_open else at - ballot.since
    return replace(table, ballot=ballot, extra=table.extra + stood)


def _said(table: Table, event: happened.Said, at: float) -> Table:
    line = ChatLine(table.sequence, at, event.seat, table.names[event.seat], event.preset, event.text)
    return replace(table, chat=(*table.chat[-CHAT_KEPT:], line))


def _stopped(table: Table, event: happened.Stopped, at: float) -> Table:
    assert table.state is not None
    return table.changed(table.state.stop(), at, pause_since=None)


def _closed(table: Table, event: happened.Closed, at: float) -> Table:
    return replace(table, closed=True, version=table.sequence, pause_since=None, undo=None, ballot=None)


def _rematched(table: Table, event: happened.Rematched, at: float) -> Table:
    return replace(table, rematch=event.code)


_FOLDS: Mapping[type[Any], Callable[[Table, Any, float], Table]] = {
    happened.Created: _created,
    happened.Sat: _sat,
    happened.Committed: _committed,
    happened.Sealed: _sealed,
    happened.Revealed: _revealed,
    happened.Abandoned: _abandoned,
    happened.Left: _left,
    happened.Arriving: _arriving,
    happened.CalledOff: _called_off,
    happened.SeatGiven: _seat_given,
    happened.Handed: _handed,
    happened.Started: _started,
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
