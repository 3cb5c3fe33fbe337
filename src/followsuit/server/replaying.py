"""A finished game, step by step, as somebody saw it or with all cards open."""

from __future__ import annotations

from typing import Any

from followsuit.engine.events import Event
from followsuit.engine.state import State
from followsuit.server.announcing import changes
from followsuit.server.documents import StepDocument
from followsuit.server.table.model import Move, News, Table
from followsuit.server.telling.teller import Teller

FACE_UP = "face-up"
SPECTATOR = "spectator"


def replay_steps(table: Table, seat: int | None, *, face_up: bool) -> list[StepDocument]:
    """Every action of a game: the first step tells everything, each later one what changed."""
    teller, steps = Teller(table.game), list[StepDocument]()
    told: dict[str, Any] | None = None
    for move, before, events, after in _moves(table):
        now = dict(teller.telling(after, seat, table.names))
        if face_up:
            now["hands"] = [teller.telling(after, each, table.names)["hand"] for each in range(table.game.seats)]
        news = News(0, before, events, after)
        round_ = after.position.round
        steps.append(
            {
                "seat": None if move is None else move.seat,
                "action": None if move is None else move.action,
                "round": after.rounds_played + (round_ is not None),
                "trick": len(round_.tricks) + 1 if round_ is not None else 0,
                "events": teller.live(news, seat, table.names),
                "telling": changes(told, now),
            }
        )
        told = now
    return steps


def state_at(table: Table, step: int) -> State:
    """The state after a step of a replay; after the last one for any later."""
    moves = _moves(table)
    return moves[min(step, len(moves) - 1)][3]


def _moves(table: Table) -> list[tuple[Move | None, State | None, tuple[Event, ...], State]]:
    """The start of a game and each move, with what happened and the state after it."""
    moves: list[Move] = []
    move = table.last_move
    while move is not None:
        moves.append(move)
        move = move.earlier
    moves.reverse()
    assert table.state is not None
    state, events = table.game.begin(table.state.seed)
    told: list[tuple[Move | None, State | None, tuple[Event, ...], State]] = [(None, None, events, state)]
    for each in moves:
        before = state
        state, events = state.advance(each.action, seat=each.seat)
        told.append((each, before, events, state))
    return told
