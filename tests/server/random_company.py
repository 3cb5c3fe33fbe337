"""Random company at a table: people and bots who play, err, ask, take back, go away, return, get up and sit down.

Everything is done at the table's own desk, with watchers in place of sockets, so that thousands of games can be had.
Whatever anyone is sent is read at the moment it is sent, beside the true state.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from followsuit.engine.game import Game
from followsuit.errors import FollowsuitError
from followsuit.server.live.acting import act
from followsuit.server.live.bus import LocalBus
from followsuit.server.live.clock import Clock
from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import Hall
from followsuit.server.live.rematch import play_again
from followsuit.server.live.watchers import Watcher
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.store import Store
from followsuit.server.table import playing, seating
from followsuit.server.table.events import Created, Customs, SeatPlan
from followsuit.server.table.model import News, Table
from followsuit.server.telling.errors import error_body
from followsuit.server.telling.table_view import viewer_of
from followsuit.server.web.identity import holder_of, new_token
from followsuit.server.web.routes.play import chance_document
from tests.server.leaks import Reader, secrets_in

CUSTOMS = Customs(pace=0.0, round_pause=None, chances=True, takeover_seconds=None)
PATIENCE = 180.0
"""How long a bot may take over one decision, in seconds: the first of its kind in a process has to be made ready."""


@asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    """A hall with a store of its own, without the tasks that look after tables."""
    database = f"sqlite:///{folder / 'tables.db'}"
    store, bus = await Store.open(database), LocalBus()
    hall = Hall(Settings(database=database), store, bus, Metrics(), await Clock.from_store(store))
    try:
        yield hall
    finally:
        await hall.close()
        await bus.close()
        await store.close()


class Ear(Watcher):
    """A connection that reads every frame instead of sending it."""

    __slots__ = ("asked", "desk", "leaks", "news", "read", "reader", "since", "token")

    def __init__(self, desk: Desk, token: str, news: list[News], since: int | None = None) -> None:
        super().__init__(holder_of(token), viewer_of(desk.table, holder_of(token)))
        self.desk = desk
        self.token = token
        self.news = news
        """All that happened at the table, which all ears write down together: the table itself lets go of it."""
        self.since = since
        self.asked = ""
        self.read = 0
        self.reader = Reader(None)
        self.leaks: list[str] = []

    def put(self, frame: bytes) -> None:
        """Read a frame."""
        text, table = frame.decode(), self.desk.table
        self.reader.seat, self.reader.leaks = self.seat, secrets_in(text, table, [self.token])
        known = self.news[-1].sequence if self.news else 0
        self.news += [each for each in table.news if each.sequence > known]
        self.reader.frame(json.loads(text), replace(table, news=tuple(self.news)), self.since, self.asked)
        self.read += 1
        self.leaks += [f"to {self.seat}: {leak}" for leak in self.reader.leaks]


class Company:
    """The people at one table, some of whom only look on."""

    def __init__(self, hall: Hall, game: Game, rng: random.Random) -> None:
        self.hall = hall
        self.game = game
        self.rng = rng
        self.read = 0
        self.leaks: list[str] = []
        self._tokens = [new_token() for _ in range(game.seats + 1)]
        self._ears: list[Ear] = []
        self._news: dict[int, list[News]] = {}
        self._names = 0

    async def play(self, most: int) -> Desk:
        """Sit down and play, to the end or until so much was done; the table."""
        people = self.rng.randint(1, self.game.seats)
        bots = set(self.rng.sample(range(self.game.seats), self.game.seats - people))
        plans = tuple(SeatPlan("random" if seat in bots else None) for seat in range(self.game.seats))
        host = holder_of(self._tokens[0])
        created = Created(self.game.key, self.game.version, dict(self.game.options), plans, host, CUSTOMS)
        desk = await self.hall.create(created, [])
        for token in self._tokens:
            await self._connect(desk, token)
        for token in self._tokens[:people]:
            await self._sit(desk, token)
        for _ in range(most):
            if desk.table.status == "over":
                break
            await self._something(desk)
        self._gather()
        return desk

    async def play_again(self, desk: Desk) -> Desk:
        """Play again, and look at the new table."""
        holder = next(seat.holder for seat in desk.table.seats if seat.holder is not None)
        fresh = await play_again(desk, holder)
        for token in self._tokens:
            await self._connect(fresh, token)
        self._gather()
        return fresh

    def _gather(self) -> None:
        for ear in self._ears:
            self.leaks += ear.leaks
            self.read += ear.read
            ear.desk.unwatch(ear)
        self._ears.clear()

    async def _connect(self, desk: Desk, token: str, since: int | None = None) -> None:
        ear = Ear(desk, token, self._news.setdefault(desk.id, []), since)
        self._ears.append(ear)
        await desk.watch(ear, since)
        ear.since = None

    async def _sit(self, desk: Desk, token: str) -> None:
        self._names += 1
        await self._ask(desk, token, lambda table: seating.sit(table, holder_of(token), f"Guest {self._names}"))

    async def _ask(self, desk: Desk, token: str, decide: Callable[[Table], Any], asked: str = "") -> None:
        """Ask something of a table; a refusal is told to whoever asked, as a socket would."""
        try:
            await desk.do(decide)
        except FollowsuitError as error:
            self._refuse(desk, token, error, asked)

    def _refuse(self, desk: Desk, token: str, error: FollowsuitError, asked: str) -> None:
        for ear in self._ears:
            if ear.token == token and ear.desk is desk:
                ear.asked = asked
                ear.send({"type": "refusal", "id": 1, "error": error_body(error)})

    async def _something(self, desk: Desk) -> None:
        """One thing that somebody does; mostly what the game waits for."""
        await self._bots_turn(desk)
        chance, holder_token = self.rng.random(), self._token_to_act(desk.table)
        if desk.table.pause_since is not None:
            await self._anyone(desk, playing.go_on)
        elif holder_token is None or chance < 0.25:
            await self._aside(desk)
        elif chance < 0.35:
            await self._act(desk, self.rng.choice(self._tokens), self._any_action(desk.table))
        else:
            assert desk.table.state is not None
            await self._act(desk, holder_token, str(self.rng.choice(desk.table.state.legal())))

    async def _bots_turn(self, desk: Desk) -> None:
        """Wait while bots act, unless nobody else is left at the table."""
        version, deadline = desk.table.version, time.monotonic() + PATIENCE
        while playing.bots_turn(desk.table) is not None and any(seat.bot is None for seat in desk.table.seats):
            if desk.table.version != version:
                version, deadline = desk.table.version, time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, "a bot did not act"
            await asyncio.sleep(0.0005)

    def _token_to_act(self, table: Table) -> str | None:
        seat = table.to_act
        return next(
            (token for token in self._tokens if seat is not None and table.seat_of(holder_of(token)) == seat), None
        )

    def _any_action(self, table: Table) -> str:
        """An action that is hardly ever allowed, and often names a card of somebody else."""
        cards = [str(card) for card in self.game.rules.deck.counts]
        return self.rng.choice(
            [
                f"play {self.rng.choice(cards)}",
                f"stash {self.rng.choice(cards)} {self.rng.choice(cards)}",
                f"bid {self.rng.randint(0, 60)}",
                "choose Z",
                "add aa",
                "take aa from 0",
                "trump x",
                "nonsense",
            ]
        )

    async def _act(self, desk: Desk, token: str, action: str) -> None:
        try:
            await act(desk, holder_of(token), action, desk.table.version)
        except FollowsuitError as error:
            self._refuse(desk, token, error, action)

    async def _anyone(self, desk: Desk, decide: Callable[[Table, str], Any]) -> None:
        token = self.rng.choice(self._tokens)
        await self._ask(desk, token, lambda table: decide(table, holder_of(token)))

    async def _aside(self, desk: Desk) -> None:
        """Something beside the game."""
        seat = self.rng.randrange(self.game.seats)
        match self.rng.randrange(9):
            case 0:
                await self._ask_undo(desk)
            case 1:
                await self._answer_undo(desk)
            case 2:
                await self._anyone(desk, lambda table, holder: seating.give(table, holder, seat, "random"))
            case 3:
                await self._anyone(desk, lambda table, holder: seating.give(table, holder, seat, None))
            case 4:
                await self._anyone(desk, lambda table, holder: playing.say(table, holder, preset="hello", text=None))
            case 5:
                await self._anyone(desk, lambda table, holder: seating.leave(table, holder, seat, away=True))
            case 6:
                await self._sit(desk, self.rng.choice(self._tokens))
            case 7:
                self._ask_chances(desk)
            case _:
                await self._reconnect(desk)

    async def _ask_undo(self, desk: Desk) -> None:
        """Mostly by whoever acted last, who can have it granted."""
        table, by_chance = desk.table, self.rng.random() < 0.3
        holder = None if not table.moves or by_chance else table.seats[table.moves[-1].seat].holder
        token = next((token for token in self._tokens if holder_of(token) == holder), self.rng.choice(self._tokens))
        await self._ask(desk, token, partial(playing.ask_undo, holder=holder_of(token)))

    async def _answer_undo(self, desk: Desk) -> None:
        agrees = self.rng.random() < 0.8
        for token in self._tokens:
            await self._ask(desk, token, partial(playing.answer_undo, holder=holder_of(token), agrees=agrees))

    def _ask_chances(self, desk: Desk) -> None:
        state, seat = desk.table.state, self.rng.randrange(self.game.seats)
        if state is None or state.position.round is None or seat not in state.position.round.playing:
            return
        card = str(self.rng.choice(list(self.game.rules.deck.counts)))
        reader = Reader(seat)
        try:
            reader.answer(msgspec.to_builtins(chance_document(state.view(seat), card)), desk.table, card)
        except FollowsuitError as error:
            reader.refusal(dict(error_body(error)), desk.table, card)
        self.leaks += reader.leaks

    async def _reconnect(self, desk: Desk) -> None:
        ear = self.rng.choice(self._ears)
        self._ears.remove(ear)
        self.leaks += ear.leaks
        self.read += ear.read
        desk.unwatch(ear)
        since = self.rng.choice([None, 0, desk.table.sequence, self.rng.randint(0, desk.table.sequence)])
        await self._connect(desk, ear.token, since)
