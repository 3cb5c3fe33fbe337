"""What a move costs without sockets and disk: `python -m bench.server.moving [GAME]`, in the processor's time.

Everyone at a table plays at random, and what each is sent is counted and dropped. So everything is measured that
happens between the words of a client and the bytes of the frames. `--profile` looks closer; `--rounds 1000` tells
whether a move costs more the longer a game lasts.
"""

from __future__ import annotations

import cProfile
import pstats
import random
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from statistics import fmean
from types import SimpleNamespace
from typing import NamedTuple, cast

from bench.server.whist import whist
from followsuit.engine.game import Game, game
from followsuit.rules.page import register
from followsuit.server.live.announcing import Announcer
from followsuit.server.live.desk import Desk
from followsuit.server.live.presence import Presence
from followsuit.server.live.watchers import Watcher
from followsuit.server.run.garbage import look_for_garbage_seldom
from followsuit.server.table import playing
from followsuit.server.table.events import Created, Customs, Sat, SeatPlan, Started, encode
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.telling.table_documents import NoticeDocument
from followsuit.server.telling.table_view import viewer_of

MOVES = 4_000


class Cost(NamedTuple):
    """Of one move, over all seats, in microseconds and bytes."""

    deciding: float
    telling: float
    bytes: float


class Players:
    """A table at which every seat is taken by somebody who looks on."""

    def __init__(self, settled: Game, seed: int) -> None:
        self.bytes = 0
        self.at = 1_000.0
        seats = settled.seats
        created = Created(
            game=settled.key,
            version=settled.version,
            options=dict(settled.options),
            seats=tuple(SeatPlan() for _ in range(seats)),
            host="h0",
            customs=Customs(round_pause=0.0),
        )
        sat = [Sat(seat, f"Player {seat}", f"h{seat}") for seat in range(seats)]
        self.table, _ = with_consequences(Table(f"bench{seed}", "secret"), [created, *sat, Started()], self.at)
        hall = SimpleNamespace(now=lambda: self.at)
        self.watchers = {Watcher(f"h{seat}", viewer_of(self.table, f"h{seat}"), self._take) for seat in range(seats)}
        self.presence = Presence(known_since=0.0)
        self.presence.now_here(range(seats), self.at)
        self.hall, self.alias, self.notices = hall, None, list[NoticeDocument]()
        self.announcer = Announcer(cast("Desk", self))
        for watcher in self.watchers:
            self.announcer.greet(watcher, None)

    def takeover_at(self, table: Table) -> float | None:
        """Everybody is here."""
        return Desk.takeover_at(cast("Desk", self), table) if table.to_act not in self.presence.here else None

    def _take(self, frame: bytes) -> bool:
        self.bytes += len(frame)
        return True

    def move(self, rng: random.Random) -> Cost:
        """Let whoever is to act do something at random."""
        before, self.at = self.table, self.at + 1.0
        assert before.state is not None
        assert before.state.to_act is not None
        text, seat, sent = str(rng.choice(before.state.legal())), before.state.to_act, self.bytes
        began = time.process_time()
        action = before.game.action(text)
        self.table, events = with_consequences(
            before.without_news(), playing.act(before, seat, action, before.version), self.at
        )
        for event in events:
            encode(event)
        decided = time.process_time()
        self.announcer.announce(before, self.table, events)
        told = time.process_time()
        return Cost(1e6 * (decided - began), 1e6 * (told - decided), self.bytes - sent)


def mean(costs: Iterable[Cost]) -> Cost:
    """The mean of many moves."""
    return Cost(*(fmean(each) for each in zip(*costs, strict=True)))


def measured(settled: Game, moves: int = MOVES, seed: int = 1) -> Cost:
    """The mean cost of a move in random games."""
    rng, players, costs = random.Random(seed), Players(settled, seed), list[Cost]()
    for _ in range(moves):
        if players.table.state is not None and players.table.state.is_over:
            players = Players(settled, rng.randrange(10**6))
        costs.append(players.move(rng))
    return mean(costs)


def by_rounds(settled: Game, rounds: int, seed: int = 1) -> Iterator[tuple[int, Cost]]:
    """The mean cost of a move in each tenth of one long game, with the number of its first round."""
    rng, players, costs = random.Random(seed), Players(settled, seed), list[Cost]()
    first, each = 1, max(1, rounds // 10)
    while first <= rounds:
        costs.append(players.move(rng))
        assert players.table.state is not None
        if players.table.state.rounds_played >= first + each - 1:
            yield first, mean(costs)
            costs, first = [], first + each


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.moving", description="What a move costs without sockets.")
    parser.add_argument("game", nargs="?", default=whist.key)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--rounds", type=int, default=0, help="one game of so many rounds instead, tenth by tenth")
    parser.add_argument("--profile", action="store_true", help="name the functions that take longest")
    asked = parser.parse_args()
    register(whist)
    settled = game(asked.game)
    measured(settled, 200)
    look_for_garbage_seldom()
    if asked.profile:
        with cProfile.Profile() as profile:
            measured(settled, asked.moves)
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        return
    for first, cost in by_rounds(settled, asked.rounds):
        print(f"from round {first:,}: {cost.deciding:.0f} µs to decide, {cost.telling:.0f} µs to tell", flush=True)
    if not asked.rounds:
        cost = measured(settled, asked.moves)
        print(
            f"{settled.name}: {cost.deciding:.0f} µs to decide, {cost.telling:.0f} µs to tell {cost.bytes:,.0f} bytes"
        )


if __name__ == "__main__":
    main()
