"""Whoever has seen one hand of a round never sees another of it: over HTTP, WebSockets and Zole's routes.

Some people sit down, get up, hand on, are removed, take back, go on and act at a real server, by every route there is.
Every hand that one of their tokens is ever shown is compared with the true cards, as the stored events give them.
Tables that play on from a finished game are no part of it: their cards are known to all.
"""

from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from followsuit.errors import FollowsuitError
from followsuit.server.live.mailbox import Decide
from followsuit.server.table import playing, seating
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events
from tests.server.person import Connection, Person
from tests.server.running import Site, running
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("compiled")

SOAK = os.environ.get("FOLLOWSUIT_LAWS") == "soak"
STEPS = 600 if SOAK else 40
SLOW = 30.0
"""So long do bots think that they never act by themselves: the same seed gives the same visit."""
NAMES = ("Anna", "Bob", "Cleo", "Dora")
Hands = dict[tuple[str, int], set[int]]
"""By token and round: the seats whose hands it has been shown."""


class Somebody:
    """One token, by all routes; what it is shown is kept with when that was."""

    def __init__(self, site: Site, name: str, token: str | None = None) -> None:
        self.site = site
        self.name = name
        self.person = site.person(name) if token is None else Person(site.address, name, token)
        self.token = str(self.person.token)
        self.shown: list[tuple[int, int, list[str]]] = []
        """From which sequence to which a hand may have been told, and its cards."""
        self.connection: Connection | None = None

    def ask(self, code: str, method: str, path: str, **body: Any) -> Any:
        """Ask the API for something, and keep the hand in whatever comes back."""
        answer = self.person.ask(method, f"/tables/{code}{path}", **body).json()
        if "telling" in answer:
            self.keep(answer["table"]["sequence"], answer["telling"])
        return answer

    def zole(self, code: str, alias: str, method: str, path: str) -> None:
        """Ask one of Zole's own routes."""
        first = self.site.table(code).sequence
        headers = {"accept": "application/json", "cookie": f"code={alias}; uuid={self.token}"}
        url = f"http://{self.site.address}/zole{path}"
        answer = self.person.client.request(method, url, headers=headers).json()
        if answer.get("cards"):
            self.shown.append((first, self.site.table(code).sequence, answer["cards"]))

    def watch(self, code: str) -> None:
        """Connect, if that is allowed."""
        self.connection = self.person.connect(code)
        self.connection.__enter__()

    def listen(self, sequence: int) -> None:
        """Read the frames that have come since, up to that of an event."""
        if self.connection is None:
            return
        with suppress(ConnectionClosed, EOFError):
            while self.connection.table.get("sequence", -1) < sequence:
                frame = self.connection.receive()
                if frame["type"] in ("hello", "event") and any(
                    path.startswith("hand") for path in frame["telling"] or ()
                ):
                    self.keep(frame["sequence"], self.connection.telling)
            return
        self.connection = None

    def keep(self, sequence: int, telling: dict[str, Any] | None) -> None:
        """Note a hand."""
        cards = [entry["card"] for entry in (telling or {}).get("hand", ()) for _ in range(entry["copies"])]
        if cards:
            self.shown.append((sequence, sequence, cards))


class Company:
    """Some people, and all that they do at one table."""

    def __init__(self, site: Site, rng: random.Random, code: str, alias: str | None, people: list[Somebody]) -> None:
        self.site = site
        self.rng = rng
        self.code = code
        self.alias = alias
        self.people = people

    def somebody(self) -> Somebody:
        """Anybody."""
        return self.rng.choice(self.people)

    def seat(self) -> int:
        """Any seat."""
        return self.rng.randrange(len(self.table.seats))

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.site.table(self.code)

    def play(self, steps: int) -> None:
        """Do so many things, and look at the table after each."""
        for _ in range(steps):
            if self.table.status == "over":
                break
            self.something()
            for each in self.people:
                each.listen(self.table.sequence)
                if self.rng.random() < 0.4:
                    each.ask(self.code, "GET", "")
                elif self.alias is not None:
                    each.zole(self.code, self.alias, "GET", self.rng.choice(["/hand", "/turn"]))

    def something(self) -> None:
        """One thing that somebody does; mostly about seats."""
        who, seat, code = self.somebody(), self.seat(), self.code
        match self.rng.randrange(14):
            case 0 | 1 | 2:
                name, wanted = self.rng.choice([who.name, f"{who.name} II"]), self.rng.choice([seat, seat, None])
                who.ask(code, "POST", "/seats", name=name, seat=wanted)
            case 3 | 4:
                own = self.table.seat_of(who.person.holder)
                who.ask(code, "DELETE", f"/seats/{seat if own is None else own}")
            case 5:
                key = who.ask(code, "POST", f"/seats/{self.own(who)}/key").get("key")
                self.somebody().ask(code, "POST", "/claim", key=key or "none")
            case 6:
                who.ask(code, "PUT", f"/seats/{self.own(who)}", bot=self.rng.choice(["random", None]))
            case 7:
                who.ask(code, "POST", "/undo")
                for each in self.people:
                    each.ask(code, "PUT", "/undo", agrees=True)
            case 8:
                self.remove(seat)
            case 9 if self.alias is not None:
                self.register()
            case _:
                self.on()

    def own(self, who: Somebody) -> int:
        """The seat of somebody, or any."""
        own = self.table.seat_of(who.person.holder)
        return self.seat() if own is None else own

    def on(self) -> None:
        """Let the game go on: the next round, or some actions."""
        for _ in range(self.rng.randrange(1, 12)):
            table = self.table
            seat = table.to_act
            holder = None if seat is None else table.seats[seat].holder
            who = next((each for each in self.people if each.person.holder == holder), None)
            if table.pause_since is not None:
                for each in self.people:
                    each.ask(self.code, "POST", "/next")
            elif seat is not None and table.state is not None:
                action = str(self.rng.choice(table.state.legal()))
                if who is not None:
                    who.ask(self.code, "POST", "/actions", action=action, version=table.version)
                else:
                    self.do(partial(bot_acts, seat=seat, action=action))

    def remove(self, seat: int) -> None:
        """The host removes somebody of whom nothing was heard for long."""
        self.do(lambda table: seating.leave(table, table.host, seat, away=True))

    def do(self, decide: Decide) -> None:
        """Let something happen at the table that nobody asks for; bots are too slow to do it themselves meanwhile."""

        async def ask() -> None:
            desk = await self.site.hall.desk(self.code)
            with suppress(FollowsuitError):
                await desk.do(decide)

        self.site.run(ask())

    def register(self) -> None:
        """Somebody new comes by one of Zole's own routes."""
        name = f"Guest {self.rng.randrange(999)}"
        with httpx.Client(base_url=f"http://{self.site.address}/zole", timeout=PATIENCE, verify=False) as client:
            answer = client.post("/register", content=json.dumps({"code": self.alias, "name": name}))
            if answer.status_code == 200 and len(self.people) < 7:
                self.people.append(Somebody(self.site, name, client.cookies["uuid"]))

    def known(self) -> Hands:
        """Whose hands everyone has seen, of which round; every hand has to be somebody's."""
        history, found = self.site.history(self.code), defaultdict[tuple[str, int], set[int]](set)
        for who in self.people:
            for first, last, cards in who.shown:
                seats = {owner for table in history[first : last + 1] for owner in owners(table, cards)}
                assert seats, f"{cards} are nobody's from {first} to {last}"
                # A hand may lie unchanged through several events, in one round.
                assert 1 == len(seats)
                round_, seat = seats.pop()
                found[who.token, round_].add(seat)
        return found


def bot_acts(table: Table, *, seat: int, action: str) -> Events:
    """A bot does something."""
    return playing.act(table, seat, table.game.action(action), table.version, by_bot=True)


def owners(table: Table, cards: list[str]) -> list[tuple[int, int]]:
    """The round and seat whose hand has exactly these cards."""
    state = table.state
    if state is None or state.position.round is None:
        return []
    hands = state.position.round.hands
    return [(state.rounds_played, seat) for seat, hand in enumerate(hands) if sorted(map(str, hand)) == sorted(cards)]


def at_the_api(site: Site, rng: random.Random, game: str, seats: int, **customs: Any) -> Company:
    """A table with two people and bots, which some others know of."""
    people = [Somebody(site, name) for name in NAMES]
    bots = [None, None, *["random"] * (seats - 2)]
    code = people[0].person.host(game, bots, customs={"pace": SLOW, **customs})
    people[1].person.sit(code)
    return Company(site, rng, code, None, people)


def at_zole(site: Site, rng: random.Random) -> Company:
    """A table of Zole's own routes, with three people."""
    people = []
    with httpx.Client(base_url=f"http://{site.address}/zole", timeout=PATIENCE, verify=False) as client:
        made = client.post("/new", headers={"accept": "application/json"}).json()
    for name in NAMES[:3]:
        with httpx.Client(base_url=f"http://{site.address}/zole", timeout=PATIENCE, verify=False) as client:
            client.post("/register", content=json.dumps({"code": made["code"], "name": name})).raise_for_status()
            people.append(Somebody(site, name, client.cookies["uuid"]))
    return Company(site, rng, made["table"], made["code"], people)


WAYS = {
    "private": lambda site, rng: at_the_api(site, rng, "miesjelen", 4, visibility="private", round_pause=None),
    "unlisted": lambda site, rng: at_the_api(site, rng, "miesjelen", 3, visibility="unlisted", round_pause=0),
    "public": lambda site, rng: at_the_api(site, rng, "zole", 3, visibility="public", round_pause=None),
    "unwatched": lambda site, rng: at_the_api(site, rng, "zole", 4, spectators=False, round_pause=0),
    "zole": at_zole,
}


def visit(folder: Any, way: str, seed: object, steps: int) -> Hands:
    """What everyone has seen at one table."""
    with running(folder, pace=SLOW) as site:
        company = WAYS[way](site, random.Random(f"{way} {seed}"))
        for who in company.people:
            who.watch(company.code)
        company.play(steps)
        try:
            return company.known()
        finally:
            for who in company.people:
                if who.connection is not None:
                    who.connection.__exit__(None, None, None)
                who.person.client.close()


@pytest.mark.parametrize("way", WAYS)
def test_no_token_is_ever_shown_two_hands_of_a_round(way, tmp_path):
    """By whichever routes its holder sits down, gets up, takes over and comes back."""
    known = visit(tmp_path, way, random.random() if SOAK else 1, STEPS)

    assert {} == {whose: seats for whose, seats in known.items() if len(seats) > 1}
    assert 2 <= len(known)


def test_hopping_is_found(tmp_path, monkeypatch):
    """The law is not blind: where a bot's seat is taken at once, whoever takes two of them knows two hands."""
    monkeypatch.setattr(Table, "has_seen", lambda *_: True)
    monkeypatch.setattr(Table, "may_be_shown", lambda *_: True)
    with running(tmp_path, pace=SLOW) as site:
        company = WAYS["private"](site, random.Random(1))
        anna = company.people[0]
        for seat in (0, 2, 3):
            anna.ask(company.code, "POST", "/seats", name=f"Anna {seat}", seat=seat)
            anna.ask(company.code, "GET", "")
            anna.ask(company.code, "DELETE", f"/seats/{seat}")
        known = company.known()
        for who in company.people:
            who.person.client.close()

    assert {0, 2, 3} == known[anna.token, 0]
