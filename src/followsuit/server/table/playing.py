"""Acting in the game, taking back, going on, stopping, talking and the clock: what is asked becomes events."""

from __future__ import annotations

import math

from followsuit.bots.registry import USUAL_BOT
from followsuit.engine.actions import Action
from followsuit.errors import OutOfTurn
from followsuit.language.message import Message
from followsuit.server.defaults import LONGEST_TEXT, MOST_EXTRA
from followsuit.server.refusals import refused
from followsuit.server.table import claiming, drawing
from followsuit.server.table import events as happened
from followsuit.server.table.model import TIME_TO_COME_BACK, Table
from followsuit.server.table.names import signs, tidied
from followsuit.server.table.seating import Events, checked_seat, own_seat, require_game, require_host

PHRASES = ("well-played", "close-one", "oops", "thinking", "back-soon", "another", "hello", "thanks")
"""What can be said with one tap. None of them tells anything about cards."""


def act(table: Table, seat: int, action: Action, basis: int, *, by_bot: bool = False) -> Events:
    """Do something in the game. Whether the rules allow it shows when the event is folded.

    An action that was done already in this round, asked for again because its answer was lost, gives no event.
    """
    if done_already(table, seat, action, basis) is not None:
        return []
    state = require_game(table)
    if basis != table.version:
        raise refused("action/stale", basis=basis, version=table.version)
    if table.pause_since is not None:
        raise refused("table/between-rounds")
    if table.is_voting:
        raise refused("claim/pending")
    if seat != state.to_act:
        raise OutOfTurn(Message(OutOfTurn.code, {"name": table.names[state.to_act or 0]}))
    back = [happened.Returned(seat)] if table.seats[seat].bot is not None and not by_bot else []
    return [*back, happened.Acted(seat, str(action), basis, by_bot)]


def done_already(table: Table, seat: int, action: Action, basis: int) -> int | None:
    """The sequence of an action of this round that has been done as asked, upon that very version."""
    for move in reversed(table.moves):
        if move.sequence <= basis:
            break
        if move.basis == basis and move.seat == seat and move.action == str(action):
            return move.sequence
    return None


def ask_undo(table: Table, holder: str | None) -> Events:
    """Take one's last action back: at once where only bots play along, else when all people agree."""
    seat = own_seat(table, holder)
    require_game(table)
    if not table.customs.undo:
        raise refused("undo/off")
    if table.undo is not None:
        raise refused("undo/pending")
    if table.is_voting:
        raise refused("claim/pending")
    if table.move_of(seat) is None:
        raise refused("undo/nothing")
    return [happened.UndoAsked(seat)] if _others(table, seat) else [happened.Undone(seat)]


def _others(table: Table, seat: int) -> set[int]:
    """The people whose word counts besides a seat's own: those who play themselves."""
    return {other for other in table.people if other != seat and table.seats[other].bot is None}


def answer_undo(table: Table, holder: str | None, *, agrees: bool) -> Events:
    """Agree that somebody takes something back, or not; the asker may call it off."""
    seat = own_seat(table, holder)
    if table.undo is None or (seat == table.undo.seat and agrees):
        raise refused("undo/unasked")
    answered = happened.UndoAnswered(seat, agrees)
    waiting = _others(table, table.undo.seat) - table.undo.agreed - {seat}
    return [answered, happened.Undone(table.undo.seat)] if agrees and not waiting else [answered]


def go_on(table: Table, holder: str | None) -> Events:
    """Start the next round."""
    seat = own_seat(table, holder)
    require_game(table)
    if table.pause_since is None:
        raise refused("table/no-pause")
    return [happened.Resumed(seat)]


def stop(table: Table, holder: str | None) -> Events:
    """End an open-ended game between two rounds."""
    seat = own_seat(table, holder)
    require_host(table, holder)
    state = require_game(table)
    if not state.game.rules.is_open_ended or not state.rounds_played or state.position.actions:
        raise refused("table/open-ended")
    return [happened.Stopped(seat)]


def say(table: Table, holder: str | None, *, preset: str | None, text: str | None) -> Events:
    """Say one of the phrases, or a text while no round is being played."""
    seat = own_seat(table, holder)
    if preset is not None:
        if preset not in PHRASES:
            raise refused("chat/unknown-phrase", preset=preset[:40], presets=", ".join(PHRASES))
        return [happened.Said(seat, preset=preset)]
    said = tidied(text or "")
    if not said:
        raise refused("chat/empty")
    if (length := signs(said)) is None:
        raise refused("chat/unseen")
    if length > LONGEST_TEXT:
        raise refused("chat/long", length=length, most=LONGEST_TEXT)
    if table.status == "playing" and table.pause_since is None and len(table.people) > 1:
        raise refused("chat/muted")
    return [happened.Said(seat, text=said)]


def extend(table: Table, holder: str | None, seat: int, seconds: float) -> Events:
    """Give the seat to act more time."""
    giver = own_seat(table, holder)
    if checked_seat(table, seat) == giver:
        raise refused("time/own")
    if table.to_act != seat or table.deadline() is None:
        raise refused("time/no-clock")
    return [happened.Extended(seat, min(max(seconds, 1.0), MOST_EXTRA))]


def due(table: Table, now: float, served_since: float = -math.inf) -> Events:
    """What the server does by itself, other than what a bot does: a draw, a pause, a vote or somebody's time is over.

    Whoever's time ran out while no node served the table, or so soon after that they can hardly be back, gets more.
    """
    at = table.due()
    if at is None or now < at:
        return []
    if table.state is None:
        is_missed = table.draw_since < served_since and at < served_since + TIME_TO_COME_BACK
        return [happened.ServedAgain()] if is_missed else drawing.overdue(table)
    if table.pause_since is not None:
        return [happened.Resumed()]
    if table.ballot is not None and table.ballot.is_open:
        is_missed = table.ballot.since < served_since and at < served_since + TIME_TO_COME_BACK
        return [] if table.bots_to_answer else [happened.ServedAgain()] if is_missed else claiming.overdue(table)
    seat = table.to_act
    if seat is None or table.seats[seat].bot is not None:
        return []
    if table.turn_since < served_since and at < served_since + TIME_TO_COME_BACK:
        return [happened.ServedAgain(seat)]
    return [happened.TookOver(seat, USUAL_BOT, "time")]


def take_over(table: Table, seat: int) -> Events:
    """A bot plays for somebody who is away, if it still is their turn."""
    if table.to_act != seat or table.seats[seat].bot is not None:
        return []
    return [happened.TookOver(seat, USUAL_BOT, "away")]


def close(table: Table) -> Events:
    """End a game unfinished that goes on by itself, with nobody there."""
    return [happened.Closed()] if table.status == "playing" and table.due() is not None else []


def bots_turn(table: Table) -> int | None:
    """The seat to act, if a bot decides for it."""
    seat = table.to_act
    return seat if seat is not None and table.seats[seat].bot is not None else None
