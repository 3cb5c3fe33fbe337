"""Two networks of a game against each other at first sight, over many whole games: what another way of learning brings.

Nobody thinks ahead, so that thousands of games take seconds, and small differences show. Every game is played once for
each seat, with that seat's side going by the first network and all others by the second.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich.table import Table

from bench.strength.games import game_of
from followsuit.kernel.bits import U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.layout import GAME, OVER, SCORED, Record
from followsuit.kernel.machine import act
from followsuit.lab.measuring.inference import Estimate, ratio
from followsuit.minds.files import load
from followsuit.minds.judging import Desk, decide, desk
from followsuit.minds.network import Network
from followsuit.minds.self_play import outcome
from followsuit.minds.setting import setting_of

GAMES = 1_000


@dataclass(frozen=True)
class Meeting:
    """What a seat of one network gained beside the other's, in points a round."""

    game: str
    one: str
    other: str
    games: int
    points: Estimate


@compiled
def _meet(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    games: np.ndarray,
    tables: Record,
    places: Record,
    one: Network,
    other: Network,
    desk: Desk,
    seed: np.uint64,
    most_rounds: int,
    gained: np.ndarray,
    rounds: np.ndarray,
) -> None:
    """Fill `gained[game]` with what the first network's seats gained in all, and `rounds[game]` with their rounds."""
    game = games[0]
    for index in range(len(gained)):
        for seat in range(tables.seats):
            start(game, tables, seed, U(index))
            deal(game, tables)
            while True:
                while game.at < SCORED:
                    network = one if tables.side[game.to_act] == tables.side[seat] else other
                    act(game, tables, decide(game, tables, places, network, desk))
                gained[index] += outcome(game, tables, places, seat)
                rounds[index] += 1
                if game.at == OVER or game.number >= most_rounds:
                    break
                next_round(game, tables)


def met(game: str, one: Path, other: Path, games: int = GAMES, seed: int = 5) -> Meeting:
    """Let two networks meet."""
    setting = setting_of(game_of(game))
    page = setting.game.page
    gained, rounds = np.zeros(games), np.zeros(games)
    _meet(
        np.zeros(1, GAME), setting.kernel.tables, setting.places, load(one, page).network, load(other, page).network,
        desk(), np.uint64(seed), setting.most_rounds, gained, rounds,
    )  # fmt: skip
    points = ratio(gained * float(setting.places["scale"]), rounds)
    return Meeting(game, str(one), str(other), games, points)


def told(found: Meeting) -> Table:
    """The result, for a terminal."""
    table = Table(title=f"{found.game}: networks at first sight, {found.games:,} games for each seat")
    for column in ("network", "against", "points a round"):
        table.add_column(column)
    table.add_row(found.one, found.other, f"{found.points.mean:+.3f} ± {found.points.half:.3f}")
    return table
