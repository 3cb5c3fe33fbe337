"""Whole tables as a server stores them, for tests of what is read back."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from followsuit.engine.fairness import commitment_to
from followsuit.engine.game import game
from followsuit.errors import TableError
from followsuit.knowledge.claims import judge
from followsuit.server.live.summary import summary
from followsuit.server.store.archive import ArchivedTable
from followsuit.server.store.rows import Holder, Stored
from followsuit.server.table import claiming, drawing, matches, playing, seating
from followsuit.server.table.events import (
    Created,
    Customs,
    MatchPlace,
    Rematched,
    Returned,
    SeatPlan,
    TableEvent,
    encode,
)
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.web.identity import holder_of

ANNA, BOB, CLEO, EVE = (holder_of(name * 36) for name in "abce")
CODE, SECRET = "bcdfghjkmn", "5e" * 32
START = 1_700_000_000.0


class Told:
    """A table at which things are done, as a server stores it."""

    def __init__(
        self,
        *plans: str | None,
        key: str = "miesjelen",
        code: str = CODE,
        customs: Customs | None = None,
        match: MatchPlace | None = None,
        **options: Any,
    ) -> None:
        settled = game(key, seats=len(plans), **options)
        self.table, self.at = Table(code, SECRET), START
        self.record: str | None = None
        self.events: list[tuple[float, str]] = []
        seats = tuple(SeatPlan(plan) for plan in plans)
        run = customs or Customs(round_pause=5.0)
        self.do([Created(key, settled.version, dict(settled.options), seats, ANNA, run, match=match)])

    def do(self, events: Sequence[TableEvent], after: float = 1.0) -> Told:
        """Store some events and what follows from them."""
        self.at += after
        before = self.table.status if self.table.sequence else "open"
        self.table, all_events = with_consequences(self.table, events, self.at)
        self.events += [(self.at, encode(event)) for event in all_events]
        if self.table.status == "over" != before:
            self.record = msgspec.json.encode(self.table.record()).decode()
        return self

    def act(self, after: float = 1.0) -> Told:
        """Whoever is to act does something, a bot or a person."""
        seat, state = self.table.to_act, self.table.state
        assert seat is not None
        assert state is not None
        is_bot = self.table.seats[seat].bot is not None
        action = random.Random(len(self.events)).choice(state.legal())
        return self.do(playing.act(self.table, seat, action, self.table.version, by_bot=is_bot), after)

    def claim_in_vain(self, holder: str) -> Told:
        """Somebody who is to play, with few cards left, claims the rest, if some deal breaks that; a bot contests."""
        state = self.table.state
        assert state is not None
        seat = seating.own_seat(self.table, holder)
        order = tuple(map(str, state.view(seat).hand))
        try:
            verdict = judge(*claiming.claimed(self.table, holder, order))
        except TableError:
            return self
        if verdict.holds is not False or len(order) > 4:
            return self
        self.do(claiming.settle(self.table, holder, order, self.table.version, verdict))
        return self.do(claiming.answer_of_bots(self.table, self.table.bots_to_answer))

    def archived(self, **more: Any) -> ArchivedTable:
        """As an export tells it."""
        told = summary(self.table)
        stored = tuple(Stored(number, at, body) for number, (at, body) in enumerate(self.events, start=1))
        holders = tuple(Holder(*each) for each in told.holders or ())
        key, visibility = self.table.game.key, self.table.customs.visibility
        whole = ArchivedTable(
            self.table.code, None, key, told.status, visibility, told.open_seats, SECRET, stored[0].at, stored[-1].at,
            told.due_at, self.record, holders, stored,
        )  # fmt: skip
        return replace(whole, **more)


def an_evening() -> Told:
    """A table where nearly everything happens that can: three people, a bot, clocks, undoing, talk, a rematch."""
    customs = Customs(decision_seconds=30.0, bank_seconds=60.0, round_pause=5.0)
    told = Told(None, None, None, "greedy", customs=customs, round_limit=2)
    told.do(seating.give(told.table, ANNA, 2, "random"))
    told.do(seating.give(told.table, ANNA, 2, None))
    told.do(seating.sit(told.table, ANNA, "Anna", commitment=commitment_to("5e" * 32)))
    told.do(seating.sit(told.table, CLEO, "Cleo", seat=2, commitment=commitment_to("c0" * 32)))
    told.do(seating.leave(told.table, CLEO, 2, away=False))
    told.do(seating.sit(told.table, CLEO, "Cleo", seat=2))
    told.do(seating.sit(told.table, BOB, "Bob"))
    told.do(playing.due(told.table, told.at + 20), after=20.0)
    told.do(drawing.commit(told.table, 0, commitment_to("07" * 32)))
    told.do(drawing.reveal(told.table, 0, "07" * 32))
    told.do(playing.say(told.table, ANNA, preset="hello", text=None))
    told.do(seating.hand_over(told.table, 1, EVE))
    while told.table.to_act != 0:
        told.act()
    told.do(playing.extend(told.table, CLEO, 0, 30.0))
    told.do(playing.due(told.table, told.at + 200, served_since=told.at + 199), after=200.0)
    told.act()
    told.do(playing.ask_undo(told.table, ANNA))
    told.do(playing.answer_undo(told.table, EVE, agrees=True))
    told.do(playing.answer_undo(told.table, CLEO, agrees=True))
    told.act()
    while told.table.to_act not in (1, 2):
        told.act()
    assert told.table.to_act is not None
    seat = told.table.to_act
    told.do(playing.due(told.table, told.at + 500), after=500.0)
    assert told.table.state is not None
    action = told.table.state.legal()[0]
    told.do([*playing.act(told.table, seat, action, told.table.version, by_bot=True), Returned(seat)])
    told.do(seating.give(told.table, CLEO, 2, "greedy"))
    told.do(seating.come_back(told.table, 2))
    while told.table.pause_since is None:
        told.act()
    told.do(playing.say(told.table, EVE, preset=None, text="Well done"))
    told.do(playing.due(told.table, told.at + 5.0), after=5.0)
    if (seat := told.table.to_act) != 3:
        told.do(playing.take_over(told.table, seat))
    while told.table.status == "playing":
        told.act()
    told.do([Rematched(0, "zzzzzzzzzz")])
    return told.do(seating.leave(told.table, EVE, 1, away=False))


def an_open_end() -> Told:
    """A table whose host stops the game after a round."""
    told = Told(None, "random", "random", key="zole", rounds=0, customs=Customs(round_pause=None))
    told.do(seating.sit(told.table, ANNA, "Anna"))
    told.act()
    told.do(seating.sit(told.table, BOB, "Bob"))
    told.do(seating.leave(told.table, BOB, told.table.arrivals[0].seat, away=False))
    told.do(seating.sit(told.table, CLEO, "Cleo"))
    told.do(seating.leave(told.table, ANNA, told.table.arrivals[0].seat, away=False))
    told.do(seating.sit(told.table, EVE, "Eve", seat=2))
    while told.table.pause_since is None:
        if told.table.claim is None:
            told.claim_in_vain(ANNA)
        told.act()
    told.do(playing.go_on(told.table, ANNA))
    return told.do(playing.stop(told.table, ANNA))


def under_way(code: str = CODE) -> Told:
    """A table in mid-game, its times as they are."""
    told = Told(None, "random", None, key="zole", code=code)
    told.do(seating.sit(told.table, ANNA, "Anna"))
    told.do(seating.sit(told.table, BOB, "Bob"))
    return told.act().act().act()


def left_alone() -> Told:
    """A table of bots that was closed, since nobody was there."""
    told = Told("random", "greedy", "random", key="zole", rounds=0)
    for _ in range(12):
        told.act()
    return told.do(playing.close(told.table), after=600.0)


def of_a_match() -> Told:
    """The second table of a match, which was dealt the cards of the first, and is told of its end."""
    place = MatchPlace(("zzzzzzzzzz", CODE), 1, 1, 8)
    told = Told(None, "random", None, key="zole", rounds=0, customs=matches.customs_of_match(1.0), match=place)
    told.do(seating.sit(told.table, ANNA, "Anna"))
    told.do(seating.sit(told.table, BOB, "Bob"))
    told.do(matches.deal_same(told.table, "c0" * 32))
    while told.table.status == "playing":
        told.act()
    return told.do(matches.end(told.table, [BOB, EVE]))
