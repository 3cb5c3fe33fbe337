"""A machine whose clock is set while people play."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.server.person import Connection, Person
from tests.server.stranger.target import Target

HOUR = 3_600.0
STEPS = (HOUR, -2 * HOUR, 24 * HOUR, -24 * HOUR, HOUR)
SECONDS = 60
"""The time for a decision at the table that is looked at: much longer than it takes there, much shorter than a step."""

LOOKS = 0.7
"""Seconds in which the server has looked more than once for what is overdue."""


async def clock_steps(target: Target, effort: float) -> list[str]:
    """Steps ahead and back: nobody's time is over at once, and no bot waits for an hour to come again."""
    with target.person("Bruno") as bruno:
        return await asyncio.to_thread(_played_on, target, bruno, int(effort))


def _played_on(target: Target, bruno: Person, times: int) -> list[str]:
    customs = {"decision_seconds": SECONDS}
    code = bruno.host("boerenbridge", [None, "random", "random", "random"], customs=customs)
    with bruno.connect(code) as table:
        table.kind("hello")
        for step in STEPS * times:
            try:
                if not table.my_turn():
                    break
                target.node.step(step)
                _watch(table)
                answer = table.act(table.telling["legal"][0])
            except TimeoutError:
                return [f"after a step of {step:+,.0f} s nothing happened any more"]
            if answer["type"] == "refusal":
                return [f"after a step of {step:+,.0f} s: {answer['error']['code']}"]
        kinds = [kind for frame in table.frames if frame["type"] == "event" for kind in frame["kinds"]]
    return ["somebody's time was over when the clock was set"] if "took_over" in kinds else []


def _watch(table: Connection) -> None:
    """Take in whatever the step brings about, until nothing more comes."""
    with suppress(TimeoutError):
        while True:
            table.receive(LOOKS)
