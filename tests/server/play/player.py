"""A person at a table, made of code: a socket, the table as told through it, and one action at a time.

Whatever happens to the connection, it connects again from where it was; an action whose answer was lost is sent again,
upon the same version, until it is known what became of it.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from followsuit.server.telling.changes import changed
from tests.server.play.asking import API, Line, is_passing
from tests.server.play.ledger import Attempt, Ledger

LOST = (OSError, TimeoutError, WebSocketException, EOFError)
OF_THE_MOMENT = frozenset({"clock", "seats", "takeover"})
"""What is told of who is connected and what the time is: it differs from one moment to the next."""
SIGN_OF_LIFE = 4.0
"""After so many seconds without a word somebody asks whether the server is still there."""


@dataclass(frozen=True)
class Habits:
    """How somebody plays."""

    thinking: float = 0.0
    """The longest time for a decision, in seconds."""
    by_http: float = 0.0
    """How often an action goes by a request of its own instead of the socket."""
    forgetful: float = 0.0
    """How often no decision is made at all, until the time is over."""


class Player:
    """Somebody who holds a seat and plays until the game is over."""

    def __init__(
        self, line: Line, code: str, seat: int, token: str, ledger: Ledger, chance: random.Random, habits: Habits
    ) -> None:
        self.line = line
        self.code = code
        self.seat = seat
        self.token = token
        self.ledger = ledger
        self.chance = chance
        self.habits = habits
        self.table: dict[str, Any] = {}
        self.telling: dict[str, Any] | None = None
        self.order: dict[int, str] = {}
        """What happened, by its sequence, as far as it was told while it happened."""
        self.node: str | None = None
        self._socket: ClientConnection | None = None
        self._pending: Attempt | None = None
        self._number = 0
        self._is_asked = False
        self._forgotten = -1

    @property
    def is_done(self) -> bool:
        """Whether the game is over and nothing waits for an answer."""
        return self.table.get("status") == "over" and self._pending is None

    @property
    def sequence(self) -> int:
        """The last thing known of the table."""
        return int(self.table.get("sequence", 0))

    def cut(self) -> None:
        """Break the connection off without a word, as a tunnel does to a train."""
        if self._socket is not None:
            self.ledger.counts["cut"] += 1
            self._socket.transport.abort()

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_done:
            try:
                async with connect(
                    self._address(),
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    compression=None,
                    ping_interval=None,
                    open_timeout=10,
                    close_timeout=0.5,
                    max_size=None,
                    proxy=None,
                ) as self._socket:
                    await self._talk(self._socket)
            except LOST:
                self.ledger.counts["lost"] += 1
            self._socket = None
            if not self.is_done:
                await asyncio.sleep(self.chance.uniform(0.02, 0.3))
        await self._compare()

    async def _compare(self) -> None:
        """See that the picture made of many small changes is the one that is told to whoever asks for all of it."""
        while True:
            _, document = await self.line.ask("GET", f"/tables/{self.code}", token=self.token)
            if document["table"]["sequence"] >= self.sequence:
                break
            self.ledger.counts["asked a node that was behind"] += 1
            await asyncio.sleep(0.1)
        lasting = {key: value for key, value in document["table"].items() if key not in OF_THE_MOMENT}
        for known, told in ((self.table, lasting), (self.telling or {}, document["telling"])):
            for key, value in told.items():
                if known.get(key) != value:
                    what = f"seat {self.seat} took {key} to be {known.get(key)}, and it is {value}"
                    self.ledger.surprise(self.code, what)

    def _address(self) -> str:
        self.node = self.line.node()
        since = f"?since={self.sequence}" if self.sequence else ""
        return f"{self.node.replace('http', 'ws', 1)}{API}/tables/{self.code}/socket{since}"

    async def _talk(self, socket: ClientConnection) -> None:
        """Hear and act, until the connection or the game ends."""
        self._is_asked = False
        unanswered = 0
        while not self.is_done:
            is_unasked = self._pending is not None and not self._is_asked
            try:
                async with asyncio.timeout(0.05 if is_unasked else SIGN_OF_LIFE):
                    text = await socket.recv(decode=False)
            except TimeoutError:
                if is_unasked:
                    await self._act(socket)
                    continue
                unanswered += 1
                if unanswered > 3:
                    # A busy server, or none at all: if it stays so, the game is not over in time.
                    self.ledger.counts["heard nothing for long"] += 1
                    return
                await self._send(socket, {"type": "ping"})
                continue
            unanswered = 0
            if not await self._hear(msgspec.json.decode(text)):
                return
            if self.table:
                await self._act(socket)

    async def _hear(self, frame: dict[str, Any]) -> bool:
        """Take a frame in; whether more will come."""
        match frame["type"]:
            case "hello":
                if frame["sequence"] < self.sequence:
                    self.ledger.surprise(self.code, f"{self.node} knows {frame['sequence']} of {self.sequence}")
                self.table, self.telling = frame["table"], frame["telling"]
                self.ledger.counts["resumed" if frame["resumed"] else "greeted"] += 1
            case "event":
                if frame["sequence"] <= self.sequence:
                    self.ledger.surprise(self.code, f"{frame['sequence']} was told after {self.sequence}")
                self.table = changed(self.table, frame["table"] | {"sequence": frame["sequence"]})
                self.telling = changed(self.telling or {}, frame["telling"]) or None
                first = frame["sequence"] - len(frame["kinds"]) + 1
                self.order |= dict(enumerate(frame["kinds"], start=first))
            case "presence":
                self.table["seats"] = frame["seats"]
            case "ack" if self._pending is not None and frame["id"] == self._number:
                self._done(frame["sequence"])
            case "refusal" if self._pending is not None and frame["id"] == self._number:
                await self._refused(frame["error"]["code"])
            case "bye":
                if not frame["again"]:
                    self.ledger.surprise(self.code, f"goodbye for ever: {frame['error']['code']}")
                return False
            case _:
                # A sign of life, or the answer to something that was not an action.
                pass
        return True

    def _done(self, sequence: int) -> None:
        assert self._pending is not None
        self.ledger.acknowledge(self._pending, sequence)
        self._pending, self._is_asked = None, False

    async def _refused(self, code: str) -> None:
        assert self._pending is not None
        self._is_asked = False
        if is_passing(code):
            self.ledger.counts["postponed"] += 1
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))
        else:
            self.ledger.refuse(self._pending, code)
            self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        """Do what there is to do now."""
        if self._pending is None and self._is_my_turn() and await self._decides():
            assert self.telling is not None
            action = self.chance.choice(self.telling["legal"])
            self._pending = Attempt(self.code, self.seat, action, self.table["version"])
            self._number += 1
        elif self._pending is not None and not self._is_asked:
            self.ledger.counts["sent again"] += 1
        if self._pending is not None and not self._is_asked:
            await self._ask(socket, self._pending)
        elif self.table["status"] == "playing":
            if self.table["paused"] and self.table["resumes_at"] is None:
                await self._send(socket, {"type": "next"})
            elif self.table["seats"][self.seat]["bot"] is not None:
                self._forgotten = -1
                await self._send(socket, {"type": "return"})

    def _is_my_turn(self) -> bool:
        told = self.telling
        is_mine = told is not None and told["to_act"] == self.seat and bool(told["legal"])
        return is_mine and not self.table["paused"] and self._forgotten != self.table["version"]

    async def _decides(self) -> bool:
        if self.habits.forgetful and self.chance.random() < self.habits.forgetful:
            self._forgotten = self.table["version"]
            return False
        if self.habits.thinking:
            await asyncio.sleep(self.chance.uniform(0, self.habits.thinking))
        return True

    async def _ask(self, socket: ClientConnection, attempt: Attempt) -> None:
        if self.chance.random() < self.habits.by_http:
            body = {"action": attempt.action, "version": attempt.basis}
            status, answer = await self.line.once("POST", f"/tables/{self.code}/actions", body, self.token)
            if status == 200:
                self._done(answer["sequence"])
            else:
                await self._refused(answer["error"]["code"])
        else:
            self._is_asked = True
            frame = {"type": "act", "id": self._number, "action": attempt.action, "version": attempt.basis}
            await self._send(socket, frame)

    @staticmethod
    async def _send(socket: ClientConnection, frame: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(frame), text=True)
