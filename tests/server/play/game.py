"""A table from its making to its end, with all who sit at it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

from followsuit.engine.fairness import commitment_to
from tests.server.play.asking import Line
from tests.server.play.ledger import Ledger
from tests.server.play.plans import LONG_GAMES, Plan
from tests.server.play.player import Habits, Player

LATE = ("contribution/unsealed", "contribution/uncommitted")
"""How a reveal is refused after a draw that was abandoned, because the server was away for too long."""


@dataclass
class Played:
    """A table, its plan, and those people who sit at it."""

    code: str
    plan: Plan
    players: list[Player]

    async def play(self) -> None:
        """Play until everyone has seen the end."""
        async with asyncio.TaskGroup() as together:
            for player in self.players:
                together.create_task(player.play())

    @property
    def is_over(self) -> bool:
        """Whether everyone has seen the end."""
        return all(player.is_done for player in self.players)

    def __str__(self) -> str:
        known = [(player.seat, player.sequence, player.table.get("status")) for player in self.players]
        return f"{self.code} ({self.plan}): seat, sequence, status {known}"


async def seat_everyone(
    line: Line, plan: Plan, ledger: Ledger, chance: random.Random, habits: Habits | None = None
) -> Played:
    """Make a table and let everyone sit down who is to play there."""
    seats = [seat for seat, bot in enumerate(plan.seats) if bot is None]
    tokens = [await _token(line) for _ in seats]
    _, document = await line.ask("POST", "/tables", plan.body, tokens[0])
    code = document["table"]["code"]
    players, parts = [], dict[str, str]()
    for seat, token in zip(seats, tokens, strict=True):
        body: dict[str, Any] = {"name": f"Person {seat}", "seat": seat}
        if chance.random() < 0.5:
            parts[token] = f"{chance.getrandbits(256):064x}"
            body["commitment"] = commitment_to(parts[token])
        status, answer = await line.ask("POST", f"/tables/{code}/seats", body, token)
        if status != 201 and answer["error"]["code"] != "seat/holder":
            ledger.surprise(code, f"seat {seat} was refused: {answer['error']}")
        players.append(Player(line, code, seat, token, ledger, chance, habits or _habits(plan, chance)))
    for token, contribution in parts.items():
        status, answer = await line.ask("POST", f"/tables/{code}/reveal", {"contribution": contribution}, token)
        if status != 200 and answer["error"]["code"] not in LATE:
            ledger.surprise(code, f"a reveal was refused: {answer['error']}")
    return Played(code, plan, players)


def _habits(plan: Plan, chance: random.Random) -> Habits:
    """How somebody plays at such a table; where a game is long, nobody makes it longer."""
    is_long = plan.game in LONG_GAMES
    return Habits(
        thinking=chance.choice((0.0, 0.02, 0.05) if is_long else (0.0, 0.05, 0.3)),
        by_http=chance.choice((0.0, 0.0, 0.3)),
        forgetful=(0.01 if is_long else 0.05) if plan.forgetful else 0.0,
    )


async def _token(line: Line) -> str:
    _, document = await line.ask("POST", "/keys")
    return str(document["token"])
