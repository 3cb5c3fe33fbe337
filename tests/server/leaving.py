"""What play and refusals leave that only a look for garbage finds: `python -m tests.server.leaving FOLDER`, as JSON.

This is a process of its own, since servers of other tests leave theirs in the one of the tests.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from typing import Any

import followsuit as fs
from followsuit.server.table import events as happened
from followsuit.server.table.fold import after
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.telling.teller import Teller
from tests.server.running import running
from tests.support import SETTINGS, setting_name

MOVES = 120
REFUSALS = 60
WRONG: tuple[tuple[str, dict[str, Any]], ...] = (
    ("act", {"action": "play 2c", "version": 0}),
    ("undo", {}),
    ("next", {}),
    ("say", {"text": ""}),
)


def left_by_play(game: fs.Game) -> int:
    """How many objects are left by a game at a table that is told to all."""
    seats = tuple(happened.SeatPlan() for _ in range(game.seats))
    customs = happened.Customs(round_pause=0)
    created = happened.Created(game.key, game.version, dict(game.options), seats, "0", customs)
    sat = [happened.Sat(seat, f"Player {seat}", str(seat)) for seat in range(game.seats)]
    table, _ = with_consequences(Table("code", "5e" * 32), [created, *sat], 1.0)
    teller, viewers = Teller(table.game), [None, *range(game.seats)]
    gc.collect()
    for move in range(MOVES):
        table = _played_and_told(table, teller, move, viewers)
    return gc.collect()


def _played_and_told(table: Table, teller: Teller, move: int, viewers: list[int | None]) -> Table:
    """The table after one more action; the same if the game is over."""
    state = table.state
    assert state is not None
    if state.is_over or state.to_act is None:
        return table
    legal = state.legal()
    now = after(table, happened.Acted(state.to_act, str(legal[move % len(legal)]), table.version, False), 2.0)
    assert now.state is not None
    teller.tellings(now.state, viewers)
    for viewer in viewers:
        teller.live(now.news[-1], viewer)
    return now


def left_by_refusals(folder: Path) -> int:
    """How many objects are left by REFUSALS wrong frames on one WebSocket."""
    with running(folder, sweep=3600.0) as site, site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
        with anna.connect(code) as here:
            here.kind("hello")
            for kind, more in WRONG:
                assert "refusal" == here.ask(kind, **more)["type"]
            gc.collect()
            for number in range(REFUSALS):
                kind, more = WRONG[number % len(WRONG)]
                here.ask(kind, **more)
            return gc.collect()


def main(folder: str) -> None:
    """Measure and print."""
    gc.disable()
    left = {setting_name(game): left_by_play(game) for game in {game.key: game for game in SETTINGS}.values()}
    sys.stdout.write(json.dumps(left | {"refusals": left_by_refusals(Path(folder))}))


if __name__ == "__main__":
    main(*sys.argv[1:])
