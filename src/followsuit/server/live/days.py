"""Deals of the day at work: days are announced and opened, tries are begun and counted, the strongest player plays.

A day is one of UTC, named as 2026-11-17. Its secret is made and promised days ahead; its seeds follow from that and
from what players of the day before gave, which nobody knew all of until it was over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from followsuit.engine.fairness import seed_of_day
from followsuit.engine.state import State
from followsuit.errors import TableError
from followsuit.rules.page import find
from followsuit.server.live.buckets import is_loopback
from followsuit.server.live.budgets import NOBODY
from followsuit.server.live.line import Rank
from followsuit.server.refusals import UNREADABLE, refused
from followsuit.server.store.days import StoredDay
from followsuit.server.table.daily import (
    OPPONENT,
    OPPONENT_WORLDS,
    SEAT,
    STRONGEST,
    STRONGEST_WORLDS,
    Setting,
    chance_of,
    customs_of,
    points_of,
    setting_of,
)
from followsuit.server.table.events import Created, SameCards, SeatPlan
from followsuit.server.table.fold import after
from followsuit.server.table.model import BOT_NAMES, Table
from followsuit.server.table.names import is_taken
from followsuit.server.table.seating import Events, sit
from followsuit.telling.documents import Sentence
from followsuit.telling.sentences import sentence_of

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk
    from followsuit.server.live.hall import Hall

AHEAD = 7
"""How many days ahead secrets are promised: so a server that was away for less breaks none of its promises."""
KEPT = 35
"""For how many days results are kept."""
MOST_FROM_ADDRESS = 30
"""Counted tries at one game of a day that may come from one network address: a class, and no flood."""
MOST_TRIES = 20_000
"""The same from anywhere, at one node."""
MOST_LINES = 50
"""Of the strongest player's games, how many are kept at hand."""
MADE_WITHIN = 30.0
"""How long making the table of a try may take, in seconds, before it is taken up anew."""


class Line(msgspec.Struct, frozen=True):
    """How the strongest player played a deal: every action of all seats, and why it did what it did, in order."""

    actions: list[tuple[int, str]]
    reasons: list[Sentence | None]


class Day(NamedTuple):
    """A day by its name, from when until when."""

    name: str

    @classmethod
    def at(cls, moment: float) -> Day:
        """The day of a moment, given in seconds since 1970."""
        return cls(datetime.fromtimestamp(moment, UTC).date().isoformat())

    @classmethod
    def named(cls, name: str) -> Day | None:
        """The day of a name that somebody gave, if there is one."""
        try:
            return cls(date.fromisoformat(name).isoformat())
        except ValueError:
            return None

    def later(self, days: int) -> Day:
        """The day so many days later, or before."""
        return Day((date.fromisoformat(self.name) + timedelta(days)).isoformat())

    @property
    def begins(self) -> float:
        """Its first moment, in seconds since 1970."""
        return datetime.combine(date.fromisoformat(self.name), datetime.min.time(), UTC).timestamp()

    @property
    def ends(self) -> float:
        """The first moment of the next day."""
        return self.later(1).begins


class Days:
    """Deals of the day at one node."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store.days
        self._opened: dict[str, StoredDay] = {}
        self._begun: Counter[tuple[str, str]] = Counter()
        self._begun_on = ""
        self._playing: set[tuple[str, str]] = set()
        self._lines: dict[tuple[str, str], tuple[Line, State]] = {}

    @property
    def today(self) -> Day:
        """The day that it is by the tables' clock, in UTC."""
        return Day.at(self._hall.now())

    async def announce(self) -> None:
        """Promise the secrets of today and of the days to come, as far as they are not promised yet."""
        days = [self.today.later(ahead) for ahead in range(AHEAD + 1)]
        known = {day.day for day in await self._store.between(days[0].name, days[-1].name)}
        missing = [(day.name, secrets.token_hex(32)) for day in days if day.name not in known]
        if missing:
            await self._store.announce(missing, self._hall.now())

    async def prune(self) -> None:
        """Forget days that are long past."""
        await self._store.forget_before(self.today.later(-KEPT).name)

    async def known(self) -> list[StoredDay]:
        """The days that are kept, and those that are promised, in order. Those to come, secrets and all."""
        await self.announce()
        today = self.today
        await self.opened(today)
        return await self._store.between(today.later(-KEPT).name, today.later(AHEAD).name)

    async def opened(self, day: Day) -> StoredDay:
        """A day that has begun, with all that its seeds follow from."""
        if day.name not in self._opened:
            if day.begins > self._hall.now():
                raise refused("daily/not-yet", day=day.name)
            if day == self.today:
                await self.announce()
            elif not await self._store.between(day.name, day.name):
                raise refused("daily/unknown-day", day=day.name)
            if len(self._opened) > KEPT:
                self._opened.clear()
            self._opened[day.name] = await self._store.open(day.name, day.later(-1).name)
        return self._opened[day.name]

    async def seed(self, day: Day, game: str) -> str:
        """What the cards of a game follow from on a day. Nobody is ever told before they have played, or it is over."""
        opened = await self.opened(day)
        return seed_of_day(opened.secret, day.name, game, opened.contributions or ())

    async def play(
        self, game: str, holder: str, name: str | None, *, contribution: str | None = None, origin: str = NOBODY
    ) -> Desk:
        """The table of somebody's try today: the one that counts until it is over, and then another for them alone."""
        setting, day, now = setting_of(find(game)), self.today, self._hall.now()
        cards = SameCards(await self.seed(day, game), setting.deals, day.name, OPPONENT_WORLDS)
        first = self._planned(setting, cards, holder, name, counts=True)
        found = await self._store.find_try(day.name, game, holder)
        self._hall.budgets.check_table(origin)
        if found is None:
            self._check_flood(day, game, origin)
        is_first = found is None and await self._store.begin(day.name, game, holder, now, contribution)
        if found is not None and not found.code:
            if found.began_at > now - MADE_WITHIN:
                raise refused("table/busy")
            is_first = await self._store.begin_again(day.name, game, holder, now, found.began_at)
        if not is_first:
            if found is None or not found.code:
                raise refused("table/busy")
            if (desk := await self._under_way(found.code)) is not None:
                return desk
            another = self._planned(setting, cards, holder, name, counts=False)
            return await self._hall.create(*another, origin=origin)
        self._begun[day.name + game, origin] += 1
        self._begun[day.name + game, NOBODY] += 1
        desk = await self._hall.create(*first, origin=origin)
        await self._store.seat(day.name, game, holder, desk.table.code)
        self.strongest_plays(day, game)
        return desk

    def _check_flood(self, day: Day, game: str, origin: str) -> None:
        """Refuse one more try that would count to an address that many came from today."""
        if self._begun_on != day.name:
            self._begun.clear()
            self._begun_on = day.name
        is_free = not self._hall.settings.limit_loopback and is_loopback(origin)
        if self._begun[day.name + game, NOBODY] >= MOST_TRIES or (
            not is_free and self._begun[day.name + game, origin] >= MOST_FROM_ADDRESS
        ):
            raise refused("limit/daily", most=MOST_FROM_ADDRESS)

    async def _under_way(self, code: str) -> Desk | None:
        """A table whose game is not over; what cannot be found or read any more is over, too."""
        try:
            desk = await self._hall.desk(code)
        except TableError as error:
            if error.code not in ("table/unknown", *UNREADABLE):
                raise
            return None
        return desk if desk.table.status != "over" else None

    def _planned(
        self, setting: Setting, cards: SameCards, holder: str, name: str | None, *, counts: bool
    ) -> tuple[Created, Events]:
        """A table of a day, and whoever plays it sits down."""
        game = setting.game
        called = BOT_NAMES[SEAT] if name is None else name
        plans = tuple(
            SeatPlan() if seat == SEAT else SeatPlan(OPPONENT, _bot_called(seat, called)) for seat in range(game.seats)
        )
        customs = customs_of(counts=counts, pace=self._hall.settings.pace)
        created = Created(game.key, game.version, dict(game.options), plans, holder, customs, cards=cards)
        empty = after(Table("", ""), created, 0.0)
        return created, sit(empty, holder, called, seat=SEAT)

    async def finished(self, table: Table) -> None:
        """Count the result of a table of a day that is over; one that ended after its day does not count."""
        cards = table.cards
        if cards is None or not cards.day or table.status != "over" or table.closed or table.state is None:
            return
        if table.turn_since < Day(cards.day).ends:
            await self._store.finish(cards.day, table.game.key, table.host, table.code, points_of(table.state))

    def strongest_plays(self, day: Day, game: str) -> None:
        """Let the strongest player play a deal in the background, unless it does already."""
        if (day.name, game) not in self._playing:
            self._playing.add((day.name, game))
            self._hall.later(self._play_strongest(day, game), game=game)

    async def line(self, day: Day, game: str) -> tuple[Line, State] | None:
        """How the strongest player played a deal; none while it plays."""
        if (day.name, game) not in self._lines:
            kept = await self._store.line(day.name, game)
            if kept is None:
                self.strongest_plays(day, game)
                return None
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            line, seed = msgspec.json.decode(kept, type=Line), await self.seed(day, game)
            state = await asyncio.to_thread(_replayed, setting_of(find(game)), seed, line)
            self._lines[day.name, game] = line, state
        return self._lines[day.name, game]

    async def _play_strongest(self, day: Day, game: str) -> None:
        try:
            if await self._store.line(day.name, game) is None:
                line = await self._played(setting_of(find(game)), await self.seed(day, game))
                await self._store.keep_line(day.name, game, msgspec.json.encode(line).decode())
        finally:
            self._playing.discard((day.name, game))

    async def _played(self, setting: Setting, seed: str) -> Line:
        """A deal played by the strongest player among the bots of the day, a decision at a time, after all others."""
        line, state = Line([], []), setting.game.start(seed)
        while not _is_over(setting, state):
            if state.is_between_rounds:
                state, _ = state.deal_next()
            seat = state.to_act
            assert seat is not None
            bot, worlds = (STRONGEST, STRONGEST_WORLDS) if seat == SEAT else (OPPONENT, OPPONENT_WORLDS)
            chance, view = chance_of(seed, seat, state), state.view(seat)
            decision = await self._hall.thinking.decide(bot, chance, view, Rank.UNWATCHED, NOBODY, worlds=worlds)
            if seat == SEAT:
                line.reasons.append(None if decision.reason is None else sentence_of(decision.reason))
            line.actions.append((seat, str(decision.action)))
            state, _ = state.advance(decision.action, seat=seat, deal=False)
        return line


def _bot_called(seat: int, person: str) -> str:
    """What a bot is called: as usual, unless the person is called so."""
    usual = BOT_NAMES[seat % len(BOT_NAMES)]
    return BOT_NAMES[SEAT] if is_taken(usual, [person]) else usual


def _is_over(setting: Setting, state: State) -> bool:
    return state.is_over or state.rounds_played >= setting.deals


def _replayed(setting: Setting, seed: str, line: Line) -> State:
    state = setting.game.start(seed)
    for seat, action in line.actions:
        if state.is_between_rounds:
            state, _ = state.deal_next()
        state, _ = state.advance(action, seat=seat, deal=False)
    return state
