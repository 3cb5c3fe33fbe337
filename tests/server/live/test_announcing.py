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
from followsuit.server.live.acting import act
from followsuit.server.live.announcing import Announcer
from followsuit.server.live.desk import Desk
from followsuit.server.live.watchers import Watcher
from followsuit.server.table.events import Created, Customs, Sat, SeatPlan, Started
from followsuit.server.table.model import NEWS_KEPT, News
from followsuit.server.telling.changes import changed
from followsuit.server.telling.table_view import Viewer
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

    def __init__(self, desk: Desk, token: str, news: list[News], since: int | None = None) -> None:
        super().__init__(desk, token, news, since)
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


@pytest.mark.parametrize("key", ["hearts", "oh-hell", "zole"])
def test_whoever_comes_back_hears_what_they_missed_as_it_was_told(key: str, tmp_path: Path):
    """To the letter, from a seat, from none and in words, as far back as ever, although the table has let go of it."""
    game, viewers = fs.game(key), (Viewer(0), Viewer(1, words="lv"), Viewer())

    def connected(viewer: Viewer) -> tuple[Watcher, list[dict[str, Any]]]:
        frames = list[dict[str, Any]]()

        def take(frame: bytes) -> bool:
            frames.append(json.loads(frame))
            return True

        return Watcher(None if viewer.seat is None else f"holder {viewer.seat}", viewer, take), frames

    async def play(most: int) -> None:
        async with a_hall(tmp_path) as hall:
            plans = tuple(SeatPlan() for _ in range(game.seats))
            created = Created(key, game.version, dict(game.options), plans, "holder 0", Customs(round_pause=0.0))
            sat = [Sat(seat, f"Player {seat}", f"holder {seat}") for seat in range(game.seats)]
            desk, rng = await hall.create(created, [*sat, Started()]), random.Random(key)
            there = [connected(viewer) for viewer in viewers]
            for watcher, _ in there:
                await desk.watch(watcher, None)
            for _ in range(most):
                assert desk.table.state is not None
                seat, action = desk.table.to_act, str(rng.choice(desk.table.state.legal()))
                await act(desk, f"holder {seat}", action)
                assert 1 == len(desk.table.news)
            told = [[frame for frame in frames if frame["type"] == "event"] for _, frames in there]
            last = desk.table.sequence
            for since in (last - NEWS_KEPT - 1, last - 20, last - 1, last):
                for viewer, frames in zip(viewers, told, strict=True):
                    again, heard = connected(viewer)
                    desk.announcer.greet(again, since)
                    missed = [event for frame in frames if frame["sequence"] > since for event in frame["events"]]
                    assert (True, missed) == (heard[0]["resumed"], heard[0]["events"])
            again, heard = connected(Viewer())
            desk.announcer.greet(again, last - NEWS_KEPT - 2)
            assert (False, []) == (heard[0]["resumed"], heard[0]["events"])

    asyncio.run(play(NEWS_KEPT + 10))
