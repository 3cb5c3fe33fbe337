"""A finished game, step by step, as somebody saw it or with all cards open."""

from __future__ import annotations

from typing import Any

from followsuit.engine.events import Event
from followsuit.engine.state import State
from followsuit.server.announcing import changes
from followsuit.server.documents import StepDocument
from followsuit.server.table.model import News, Table
from followsuit.server.telling.teller import Teller

FACE_UP = "face-up"
SPECTATOR = "spectator"


def replay_steps(table: Table, seat: int | None, *, face_up: bool) -> list[StepDocument]:
    """Every action of a game: the first step tells everything, each later one what changed."""
    teller, steps = Teller(table.game), list[StepDocument]()
    told: dict[str, Any] | None = None
    for done, before, events, after in _steps(table):
        now = dict(teller.telling(after, seat, table.names))
        if face_up:
            now["hands"] = [teller.telling(after, each, table.names)["hand"] for each in range(table.game.seats)]
        news = News(0, before, events, after)
        by, action = done
        round_ = after.position.round
        steps.append(
            {
                "seat": by,
                "action": action,
                "round": after.rounds_played + (round_ is not None),
                "trick": len(round_.tricks) + 1 if round_ is not None else 0,
                "events": teller.live(news, seat, table.names),
                "telling": changes(told, now),
            }
        )
        told = now
    return steps


def actions_of(state: State) -> list[tuple[int, str]]:
    """Every action of a game from its deal on, at whichever table it was done."""
    position = state.position
    rounds = [*(past.actions for past in position.past), position.actions]
    return [(seat, str(action)) for actions in rounds for seat, action in actions]


def state_at(table: Table, step: int) -> State:
    """The state after a step of a replay; after the last one for any later."""
    steps = _steps(table)
    return steps[min(step, len(steps) - 1)][3]


Done = tuple[int | None, str | None]
"""A seat and its action; neither for the deal."""


def _steps(table: Table) -> list[tuple[Done, State | None, tuple[Event, ...], State]]:
    """The start of a game and each action, with what happened and the state after it."""
    assert table.state is not None
    assert table.state.seed is not None
    state, events = table.game.begin(table.state.seed)
    told: list[tuple[Done, State | None, tuple[Event, ...], State]] = [((None, None), None, events, state)]
    for seat, action in actions_of(table.state):
        before = state
        state, events = state.advance(action, seat=seat)
        told.append(((seat, action), before, events, state))
    return told
