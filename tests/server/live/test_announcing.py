"""What everyone at a table has been sent, put together, is what whoever connects now is told."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import followsuit as fs
from followsuit.rules.page import pages
from followsuit.server.live.announcing import Announcer
from followsuit.server.live.desk import Desk
from followsuit.server.telling.changes import changed
from tests.server import random_company
from tests.server.random_company import Company, Ear, a_hall

pytestmark = pytest.mark.usefixtures("compiled")


class Mirror(Ear):
    """A connection that puts together what it is sent, as clients do, and holds it against the whole told anew.

    Every other one reads it in words.
    """

    __slots__ = ("game", "table")
    compared = 0
    connected = 0

    def __init__(self, desk: Desk, token: str, since: int | None = None) -> None:
        super().__init__(desk, token, since)
        Mirror.connected += 1
        if Mirror.connected % 2:
            self.viewer = self.viewer._replace(words="lv")
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None

    def put(self, frame: bytes) -> None:
        """Take in a frame."""
        super().put(frame)
        told = json.loads(frame)
        match told["type"]:
            case "hello":
                self.table, self.game = told["table"], told["telling"]
            case "event":
                self.table = changed(self.table, told["table"]) | {"sequence": told["sequence"]}
                self.game = changed(self.game or {}, told["telling"]) or None
            case "presence":
                self.table |= {"seats": told["seats"], "takeover": told["takeover"]}
            case _:
                return
        if told["type"] != "presence":
            anew = json.loads(msgspec.json.encode(Announcer(self.desk).document(self.viewer)))
            assert anew == {"table": self.table, "telling": self.game}
            Mirror.compared += 1


@pytest.mark.parametrize("key", pages())
def test_what_was_sent_is_what_is_told_anew(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Frame by frame, in random company that plays, takes back, talks, gets up, sits down and connects again."""
    monkeypatch.setattr(random_company, "Ear", Mirror)
    monkeypatch.setattr(Mirror, "compared", 0)
    monkeypatch.setattr(Mirror, "connected", 0)

    async def mingle() -> None:
        async with a_hall(tmp_path) as hall:
            await Company(hall, fs.game(key), random.Random(key)).play(30)

    asyncio.run(mingle())
    assert Mirror.compared > 30
