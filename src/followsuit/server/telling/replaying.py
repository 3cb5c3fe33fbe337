"""A finished game, step by step, as somebody saw it or with all cards open."""

from __future__ import annotations

from typing import Any

import msgspec

from followsuit.engine.actions import Pick, Play
from followsuit.engine.state import State
from followsuit.rules.event import Event
from followsuit.server.refusals import refused
from followsuit.server.table.model import News, Table
from followsuit.server.telling.changes import changes
from followsuit.server.telling.table_documents import StepDocument
from followsuit.server.telling.table_view import Viewer, for_viewer
from followsuit.telling.documents import Sentence
from followsuit.telling.teller import Teller

STEPS_AT_ONCE = 1000
"""Of one answer: nearly every game fits, and the longest neither fills the memory nor keeps anyone waiting."""
FACE_UP = "face-up"
SPECTATOR = "spectator"


def replay_piece(
    table: Table, seat: int | None, *, face_up: bool, first: int = 0, words: str | None = None
) -> tuple[bytes, int | None]:
    """The steps from one on, as JSON, as many as go into an answer; and the first of the next piece, if any."""
    steps = replay_steps(table, seat, face_up=face_up, first=first, most=STEPS_AT_ONCE + 1)
    more = len(steps) > STEPS_AT_ONCE
    told = for_viewer(steps[:STEPS_AT_ONCE], table, Viewer(seat, words=words))
    return msgspec.json.encode(told), first + STEPS_AT_ONCE if more else None


def replay_steps(
    table: Table, seat: int | None, *, face_up: bool, first: int = 0, most: int | None = None
) -> list[StepDocument]:
    """Every deal and action of a game, or some: the first step tells everything, each later one what changed."""
    teller, steps = Teller(table.game), list[StepDocument]()
    told: dict[str, Any] | None = None
    for done, before, events, after in _steps(table)[first : None if most is None else first + most]:
        telling = teller.telling(after, seat)
        now: dict[str, Any] = dict(telling)
        if face_up:
            now["hands"] = [teller.telling(after, each)["hand"] for each in range(table.game.seats)]
        news = News(0, before, events, after)
        by, action = done
        facts, trick = telling["round"], telling["trick"]
        steps.append(
            {
                "seat": by,
                "action": action,
                "round": 0 if facts is None else facts["number"],
                "trick": 0 if facts is None else facts["tricks"] + (trick is not None),
                "events": teller.live(news, seat),
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
    """The state after a step of a replay; refused if there is no such step."""
    return _steps_with(table, step)[step][3]


def round_at(table: Table, step: int) -> tuple[int, list[State]]:
    """The round that a step of a replay is in: the step that deals it, and the states from there to its last action."""
    steps = _steps_with(table, step)
    deals = [number for number, (done, *_) in enumerate(steps) if done == DEALT]
    first = max(number for number in deals if number <= step)
    after = min((number for number in deals if number > step), default=len(steps))
    return first, [state for *_, state in steps[first:after]]


def call_labels(table: Table) -> dict[str, Sentence]:
    """What buttons said for everything that could be done in a game, other than playing or picking cards."""
    teller, labels = Teller(table.game), dict[str, Sentence]()
    for (seat, action), before, *_ in _steps(table):
        if action is None or before is None or isinstance(table.game.action(action), Play | Pick):
            continue
        decision = teller.telling(before, seat)["decision"]
        labels |= {each["action"]: each["label"] for each in (decision or {"options": []})["options"]}
    return labels


def actions_until(table: Table, step: int) -> list[tuple[int, str]]:
    """What the seats had done after a step of a replay; refused if there is no such step."""
    steps = _steps_with(table, step)
    return [(seat, action) for (seat, action), *_ in steps[: step + 1] if seat is not None and action is not None]


Done = tuple[int | None, str | None]
"""A seat and its action; neither for a deal."""
DEALT: Done = (None, None)
Step = tuple[Done, State | None, tuple[Event, ...], State]


def _steps_with(table: Table, step: int) -> list[Step]:
    """All steps, of which there is such a one."""
    steps = _steps(table)
    if step >= len(steps):
        raise refused("replay/no-step", step=step, last=len(steps) - 1)
    return steps


def _steps(table: Table) -> list[Step]:
    """The start of a game, each action and each further deal, with what happened and the state after it."""
    assert table.state is not None
    assert table.state.seed is not None
    state, events = table.game.begin(table.state.seed)
    told: list[Step] = [(DEALT, None, events, state)]
    for seat, action in actions_of(table.state):
        if state.is_between_rounds:
            before = state
            state, events = state.deal_next()
            told.append((DEALT, before, events, state))
        before = state
        state, events = state.advance(action, seat=seat, deal=False)
        told.append(((seat, action), before, events, state))
    return told
