"""All tables that this node has at hand: made, found, looked after, and told of what other nodes do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from followsuit.errors import FollowsuitError, TableError
from followsuit.language.catalogue import ENGLISH
from followsuit.language.wording import language
from followsuit.rules.page import find
from followsuit.server.defaults import SILENCE
from followsuit.server.errors import CodeTaken, PageChanged, StoreError, StoreFull, StoreUnavailable
from followsuit.server.live.budgets import NOBODY, Budgets
from followsuit.server.live.bus import Bus, Subscription
from followsuit.server.live.clock import STEER_EVERY, Clock
from followsuit.server.live.days import Days
from followsuit.server.live.desk import Desk
from followsuit.server.live.exploring import Exploring
from followsuit.server.live.matches import Matches
from followsuit.server.live.neighbours import Neighbours
from followsuit.server.live.orders import StandingOrders
from followsuit.server.live.presence import REPEAT
from followsuit.server.live.reloading import LOOK_AT_FILES_EVERY, Reloading
from followsuit.server.live.reviewing import Reviews
from followsuit.server.live.rules_pages import RulesPages
from followsuit.server.live.summary import summary
from followsuit.server.live.thinking import Thinking
from followsuit.server.refusals import refused
from followsuit.server.run.garbage import LOOK_EVERY, garbage
from followsuit.server.run.logs import LOGGER, log, log_failure
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.store import Store
from followsuit.server.store.rows import NewTable, Row, Stored, TableRow
from followsuit.server.store.upkeep import Only
from followsuit.server.table.events import Created, decode, encode
from followsuit.server.table.fold import Unreadable, folded, remembered
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import MOST_EVENTS, Table
from followsuit.server.table.seating import Events
from followsuit.server.table.spoken import new_spoken, read_spoken
from followsuit.server.table.unwanted import Unwanted

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"
"""For codes: no vowels, so no words, and nothing that looks like something else."""
CODE_LENGTH = 10
CODE = re.compile(r"[a-z0-9]{1,20}")
"""What may be a code; nothing else is looked for."""
LATE = 2.0
"""How late something due has to be before another node does it."""
IDLE = 600.0
"""How long a table that nobody uses is kept at hand."""
DAY = 86_400.0
SHORT_CODE_LASTS: Mapping[Only, float] = {"empty": 3600.0, "open": DAY, "over": DAY, "all": 7 * DAY}
"""Seconds for which a table at which nothing happens keeps its short code: where nobody sits, before and after a game,
ever."""
FREE_EVERY = 600.0
FOLDED_AT_ONCE = 500
"""How many events are folded while others wait: more of them take longer than a few hundredths of a second."""
MOST_AT_ONCE = 100
"""How many events one request may bring, at most."""
MOST_UNREAD, UNREAD_FOR = 1000, 600.0
"""How many tables that cannot be read are remembered, and for how many seconds."""
TRUSTED = 5.0
"""For how many seconds a table at hand is believed to be up to date, where other nodes may have news that were lost."""
LOOK_WITHOUT_NEWS = 1.0
"""How often tables in use are looked up while the bus is down, in seconds."""
WARM_UP_AFTER = 5.0
"""When bots are made ready before anyone needs them: once the start is over, in seconds."""


class TableNews(msgspec.Struct):
    """What nodes tell each other about a table: events that were stored, or who is there.

    `attended`: whether anybody is there at all, in a seat or looking on.
    """

    node: str
    code: str
    after: int = 0
    rows: list[tuple[float, str]] = []
    present: list[int] | None = None
    attended: bool = False


class Unread:
    """Tables that could not be read just now: they are not tried again for a while, by anyone."""

    def __init__(self) -> None:
        self._since: dict[str, tuple[float, str]] = {}

    def add(self, code: str, why: str) -> None:
        """This one could not be read; `why` is the code of what all who ask for it are told."""
        self._since[code] = time.monotonic(), why
        if len(self._since) > MOST_UNREAD:
            del self._since[next(iter(self._since))]

    def now(self) -> Mapping[str, str]:
        """Those that are not to be tried now, each with what is told of it."""
        past = time.monotonic() - UNREAD_FOR
        while self._since and (oldest := next(iter(self._since.items())))[1][0] < past:
            del self._since[oldest[0]]
        return {code: why for code, (_, why) in self._since.items()}

    def forget(self) -> None:
        """All of them may be tried again."""
        self._since.clear()


class Look(NamedTuple):
    """A look into the store: when it began, and how often news may have been lost by then."""

    at: float
    gaps: int


def new_code(neighbours: Neighbours | None = None) -> str:
    """A code that nobody guesses, of a table that is at home with this one of several workers."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if neighbours is None or neighbours.is_home_of(code):
            return code


class Hall:
    """The tables of one node."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        clock: Clock,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.neighbours = neighbours
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.clock = clock
        self.node = secrets.token_hex(8)
        self._own_news = f'{{"node":"{self.node}"'.encode()
        """How its own news begin, which it hears as others do, and need not read."""
        self.thinking = Thinking(lambda said: LOGGER.info(language(ENGLISH).say(said)), metrics)
        self.budgets = Budgets(settings)
        self.orders = StandingOrders()
        self.unwanted = Unwanted(settings.unwanted_words)
        self.days = Days(self)
        self.matches = Matches(self)
        self.exploring = Exploring(self.thinking, self.budgets)
        self.rules_pages = RulesPages(self.thinking)
        self.reviews = Reviews(self)
        self.reloading = Reloading(self)
        self.is_closing = False
        self._desks: dict[str, Desk] = {}
        self._loading: dict[str, asyncio.Task[Desk]] = {}
        self._unreadable = Unread()
        self._folding = asyncio.Semaphore(2)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscription: Subscription | None = None
        self._warming: asyncio.TimerHandle | None = None
        self._gaps_seen = bus.gaps

    def now(self) -> float:
        """The time, in seconds since 1970: what clocks of tables count by."""
        return self.clock.now()

    @property
    def has_peers(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return self.settings.nats is not None or self.neighbours is not None

    async def open(self) -> None:
        """Listen to other nodes and look after tables from now on."""
        # While nothing could be written nobody could act.
        self.store.condition.on_back = self.clock.interrupted
        await self._heed_orders()
        self._subscription = await self.bus.subscribe("table.*", self._hear)
        self._warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER, self.thinking.warm_up)
        self.later(self._every(self.settings.sweep, self._sweep))
        if self.has_peers:
            self.later(self._every(LOOK_WITHOUT_NEWS, self._look_without_news))
        if self.settings.reload:
            self.later(self._every(LOOK_AT_FILES_EVERY, self.reloading.look))
        self.later(self._every(REPEAT, self._repeat_presence))
        self.later(self._every(3600.0, self._retire))
        self.later(self._every(FREE_EVERY, self._free_codes))
        self.later(self.days.announce())
        self.later(self._every(LOOK_EVERY, self._tidy_up))
        self.later(self._every(STEER_EVERY, self._steer))

    def later(self, work: Coroutine[Any, Any, Any], **about: str) -> None:
        """Do something in the background; what goes wrong there is logged, with what it is about."""
        task = asyncio.create_task(_logged(work, **about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def create(
        self,
        created: Created,
        then: Events,
        alias: str | None = None,
        *,
        origin: str = NOBODY,
        wanted_code: str | None = None,
    ) -> Desk:
        """Make a table, with what happens at once. `origin` is the network address that it is made from.

        `wanted_code`: a new one that other tables have been told already.
        """
        self.budgets.check_table(origin)
        self.unwanted.check(created.customs, then)
        created = msgspec.structs.replace(created, edition=find(created.game).edition)
        at, secret = self.now(), secrets.token_hex(32)
        given = alias
        for _ in range(20):
            code = wanted_code or new_code(self.neighbours)
            made = partial(with_consequences, Table(code, secret), [created, *then], at)
            # A game that plays on from another one is played up to there first.
            table, events = await asyncio.to_thread(made) if created.branch is not None else made()
            rows = [Row(at, encode(event)) for event in events]
            if given is None and table.status == "open":
                # Somebody is waited for, and may be told by word of mouth where.
                alias = new_spoken().letters
            new = NewTable(code, created.game, created.customs.visibility, secret, at, alias)
            try:
                table_id = await self.store.create(new, rows, summary(table))
            except CodeTaken:
                if given is not None:
                    raise
                continue
            desk = self._desks[code] = Desk(self, table_id, table, origin=origin, alias=alias)
            self.budgets.add_table(origin)
            self.metrics.tables.set(len(self._desks))
            desk.schedule()
            return desk
        raise refused("table/no-code")

    async def desk(self, code: str) -> Desk:
        """The table with a code, brought from the store if it is not at hand."""
        tidy = code.strip().lower().replace("-", "")
        if not CODE.fullmatch(tidy):
            raise refused("table/unknown", table=code[:20])
        if (closed := self.orders.closed_table(tidy)) is not None:
            raise closed
        if (desk := self._desks.get(tidy)) is not None:
            desk.used_at = self.now()
            if not desk.is_current and self.store.condition.error is None:
                # If the store cannot be asked, nobody can have written anything there either.
                with contextlib.suppress(StoreUnavailable):
                    await desk.refresh()
            return desk
        if (why := self._unreadable.now().get(tidy)) is not None:
            raise refused(why)
        if tidy not in self._loading:
            self._loading[tidy] = asyncio.create_task(self._load(tidy, code))
        return await asyncio.shield(self._loading[tidy])

    async def code_said(self, text: str) -> str:
        """The code of the table that words or few letters stand for."""
        said = read_spoken(text)
        row = None if said is None else await self.store.find_alias(said.letters)
        if row is None:
            raise refused("table/unknown", table=text[:20])
        return row.code

    def at_hand(self, code: str) -> Desk | None:
        """The table with a code, if nothing has to be brought from the store for it."""
        desk = self._desks.get(code)
        return desk if desk is not None and desk.is_current else None

    async def _load(self, tidy: str, code: str) -> Desk:
        try:
            row = await self.store.find(tidy)
            if row is None:
                raise refused("table/unknown", table=code[:20])
            return await self._fetch(row)
        finally:
            self._loading.pop(tidy, None)

    async def _fetch(self, row: TableRow) -> Desk:
        looked = self.look()
        stored = [(event.body, self.clock.heard(event.at)) for event in await self.store.events(row.id)]
        try:
            table = await self._folded(row, stored)
        except Unreadable as error:
            desk = await self._begun_anew(row, error)
        else:
            desk = Desk(self, row.id, table, alias=row.alias, served_since=self.now())
            desk.looked = looked
        self._desks[row.code] = desk
        self.metrics.tables.set(len(self._desks))
        return desk

    async def _begun_anew(self, row: TableRow, error: Unreadable) -> Desk:
        """A table that cannot be read because the page of its game changed: on a designer's server it starts anew."""
        is_changed = error.reason == PageChanged.code
        desk = await self.reloading.anew(row) if is_changed and self.settings.reload else None
        if desk is None:
            raise self._noted(row.code, error) from None
        return desk

    async def _folded(self, row: TableRow, stored: list[tuple[str, float]]) -> Table:
        """The table that stored events make; a long game in a thread, since others would wait for it."""
        if not 0 < len(stored) <= MOST_EVENTS + MOST_AT_ONCE:
            raise Unreadable(len(stored), "no-events" if not stored else "too-many-events")
        table = Table(row.code, row.secret)
        if row.status == "over" and len(stored) == 1:
            return await self._remembered(row, folded(table, stored))
        if len(stored) <= FOLDED_AT_ONCE:
            return folded(table, stored)
        async with self._folding:
            return await asyncio.to_thread(folded, table, stored)

    async def _remembered(self, row: TableRow, made: Table) -> Table:
        """A finished table whose events were removed, from what is kept of it."""
        record = await self.store.record(row.id)
        holders = {holder.seat: holder.holder for holder in await self.store.holders(row.id)}
        if made.match is not None:
            # That the match is over was forgotten, too.
            made = msgspec.structs.replace(made, is_match_over=await self.matches.is_over(made.match))
        try:
            async with self._folding:
                return await asyncio.to_thread(lambda: remembered(made, msgspec.json.decode(record or ""), holders))
        except (FollowsuitError, LookupError, TypeError, ValueError) as error:
            raise Unreadable(0, f"record/{type(error).__name__}") from None

    async def finished_unreadable(self, code: str) -> tuple[TableRow, Created, frozenset[str]] | None:
        """What is known of a finished table that cannot be opened any more, and who held its seats."""
        row = await self.store.find(code.strip().lower().replace("-", ""))
        if row is None or row.status != "over":
            return None
        stored = await self.store.events(row.id)
        try:
            made = decode(stored[0].body)
        except (LookupError, ValueError):
            return None
        holders = await self.store.holders(row.id)
        return (row, made, frozenset(each.holder for each in holders)) if isinstance(made, Created) else None

    def give_up(self, desk: Desk, error: Unreadable) -> TableError:
        """A table at hand of which something was stored that this node cannot read; what to say to all who ask."""
        told = self._noted(desk.table.code, error)
        if self._desks.pop(desk.table.code, None) is not None:
            desk.give_up(told)
        return told

    def _noted(self, code: str, error: Unreadable) -> TableError:
        log(LOGGER, "table-unreadable", logging.ERROR, table=code, why=str(error))
        is_changed = error.reason == PageChanged.code
        told = refused("table/page-changed") if is_changed else refused("table/unreadable")
        self._unreadable.add(code, told.code)
        return told

    def forget_unreadable(self) -> None:
        """Try tables again that could not be read: another page of their game may be there now."""
        self._unreadable.forget()

    @property
    def desks(self) -> list[Desk]:
        """The tables that this node has at hand."""
        return list(self._desks.values())

    def let_go(self, desk: Desk, error: TableError) -> None:
        """Have a table at hand no more; whoever is there is told why."""
        if self._desks.pop(desk.table.code, None) is not None:
            desk.give_up(error)

    async def replaced(self, desk: Desk, made: Coroutine[Any, Any, Desk]) -> None:
        """Have another table at hand in the place of one: whoever is there comes back to it at once."""
        code = desk.table.code
        del self._desks[code]

        async def replace() -> Desk:
            try:
                await desk.finish()
                self._desks[code] = new = await made
                return new
            finally:
                self._loading.pop(code, None)

        # Whoever asks for the table meanwhile waits for the new one.
        self._loading[code] = work = asyncio.create_task(replace())
        desk.give_up(refused("table/starts-anew", game=desk.table.game.name), again=True)
        await work

    def look(self) -> Look:
        """What a look into the store is worth that begins now."""
        return Look(time.monotonic(), self.bus.gaps)

    def holds(self, looked: Look) -> bool:
        """Whether what was known after a look is known still, because all news since then came through."""
        if not self.has_peers:
            return True
        return self.bus.is_up and looked.gaps == self.bus.gaps and time.monotonic() < looked.at + TRUSTED

    def spread(self, desk: Desk, first: int, rows: list[Row]) -> None:
        """Tell other nodes what was stored."""
        if self.has_peers:
            news = TableNews(self.node, desk.table.code, first, [(row.at, row.body) for row in rows])
            self._publish(news)

    def spread_presence(self, desk: Desk) -> None:
        """Tell other nodes who is here."""
        here, attended = sorted(desk.presence.known_here(self.now())), desk.is_attended_here()
        self._publish(TableNews(self.node, desk.table.code, present=here, attended=attended))

    def _publish(self, news: TableNews) -> None:
        if self.has_peers:
            self.bus.publish(f"table.{news.code}", msgspec.json.encode(news))

    def _hear(self, data: bytes) -> None:
        if self.is_closing or data.startswith(self._own_news):
            return
        news = msgspec.json.decode(data, type=TableNews)
        desk = self._desks.get(news.code)
        if desk is None:
            return
        if news.present is not None:
            desk.heard_presence(news.node, news.present, attended=news.attended)
        else:
            desk.news(news.after, [Stored(news.after + 1 + i, at, body) for i, (at, body) in enumerate(news.rows)])

    async def _every(self, seconds: float, work: Any) -> None:
        while not self.is_closing:
            await asyncio.sleep(seconds)
            with contextlib.suppress(StoreError):
                await _logged_unless_away(work())

    async def _sweep(self) -> None:
        """Take up what a node that died left due, play for those who are away, and put away idle tables."""
        if self.store.condition.error is not None:
            # Perhaps it is back, though nobody has anything to write.
            await self.store.trouble()
        now = self.now()
        await self._heed_orders()
        await self._catch_up()
        for row in await self.store.due(now - LATE, 200, without={*self._unreadable.now(), *self.orders.closed}):
            await _logged_unless_away(self._take_up(row), table=row.code)
        for desk in list(self._desks.values()):
            if not self.bus.is_up:
                # Nobody knows who is connected to other nodes, until these have had time to say it again.
                desk.presence.known_since = now + REPEAT
            await _logged_unless_away(desk.look_after(), table=desk.table.code)
            if desk.is_idle and now - desk.used_at > IDLE and desk.table.due() is None:
                del self._desks[desk.table.code]
                garbage.left_some()
        self.budgets.recount(desk.origin for desk in self._desks.values() if desk.table.status != "over")
        self.metrics.tables.set(len(self._desks))
        self.metrics.bus_up.set(self.bus.is_up)

    async def _heed_orders(self) -> None:
        """Read what whoever runs the server has ordered; let everyone go who is banned, or at a closed table."""
        changed = self.orders.take(await self.store.orders.all(self.now()))
        for desk in self.desks if changed.bans else ():
            for watcher in list(desk.watchers):
                if (banned := self.orders.ban(watcher.address, self.now())) is not None:
                    watcher.dismiss(banned, again=False)
        for desk in self.desks if changed.message else ():
            desk.announcer.notices()
        for code in list(self.orders.closed):
            closed, at_hand = self.orders.closed_table(code), self._desks.pop(code, None)
            if closed is not None and at_hand is not None:
                log(LOGGER, "table-closed-by-operator", table=code)
                at_hand.give_up(closed)

    async def _catch_up(self) -> None:
        """Look after tables of which the store may know more than this node: a write or some news went astray."""
        for desk in list(self._desks.values()):
            if desk.is_doubtful:
                self.later(desk.refresh(), table=desk.table.code)
        if self.has_peers:
            recent, looked = self.now() - REPEAT, self.look()
            in_use = {desk.id: desk for desk in self._desks.values() if desk.watchers or desk.used_at > recent}
            for table_id, last in (await self.store.last_sequences(in_use)).items():
                if last > in_use[table_id].table.sequence:
                    self.later(in_use[table_id].refresh(), table=in_use[table_id].table.code)
                else:
                    in_use[table_id].looked = looked

    async def _look_without_news(self) -> None:
        """Look at tables in use while no news come through, and once when they come again."""
        if not self.bus.is_up or self._gaps_seen != self.bus.gaps:
            self._gaps_seen = self.bus.gaps
            await self._catch_up()

    async def _take_up(self, row: TableRow) -> None:
        """Let a table do what is overdue there."""
        desk = await self.desk(row.code)
        if desk.is_pondering:
            return
        if desk.table.due() != row.due_at:
            await desk.refresh()
        desk.wake()

    async def _repeat_presence(self) -> None:
        silent = time.monotonic() - SILENCE
        for desk in list(self._desks.values()):
            if desk.is_attended_here() or desk.presence.known_here(self.now()):
                self.spread_presence(desk)
            for watcher in desk.watchers:
                if watcher.heard_at < silent:
                    watcher.dismiss(refused("socket/silent"), again=True)

    async def _steer(self) -> None:
        """Let the clock make up for what it is wrong by."""
        self.clock.steer(await self.store.time())

    async def _tidy_up(self) -> None:
        """Let Python look for garbage, however little was left."""
        garbage.look()

    async def _free_codes(self) -> None:
        """Let short codes be used again: soon where nobody came, later where nobody plays on."""
        for only, seconds in SHORT_CODE_LASTS.items():
            await self.store.free_aliases(self.now() - seconds, only)
        with_code = [desk for desk in self._desks.values() if desk.alias is not None]
        taken = await self.store.taken_aliases([desk.alias for desk in with_code if desk.alias is not None])
        for desk in with_code:
            if desk.alias not in taken:
                desk.alias = None

    async def _retire(self) -> None:
        """Remove what is older than the settings want it kept, and promise what is to come."""
        await self.days.announce()
        await self.days.prune()
        await self.store.reports.forget_old(self.now())
        if (days := self.settings.retention_days) is not None:
            await self.store.delete_before(self.now() - days * DAY, ("over",))
        if (days := self.settings.idle_days) is not None:
            await self.store.delete_before(self.now() - days * DAY, ("open", "playing"))

    async def leave(self) -> None:
        """Tell everyone to connect again; nothing new is begun from now on."""
        self.is_closing = True
        for desk in self._desks.values():
            for watcher in list(desk.watchers):
                watcher.dismiss(refused("server/closing"), again=True)

    async def close(self) -> None:
        """Finish what was asked, and stop."""
        await self.leave()
        if self._warming is not None:
            self._warming.cancel()
        if self._subscription is not None:
            await self._subscription.stop()
        await asyncio.gather(*(desk.finish() for desk in self._desks.values()))
        ending = [*self._tasks, *self._loading.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.thinking.close()


async def _logged(work: Coroutine[Any, Any, Any], **about: str) -> None:
    try:
        await _logged_unless_away(work, **about)
    except (StoreUnavailable, StoreFull):
        # The store itself has said so, once; a table that is due tries again.
        pass
    except StoreError as error:
        log(LOGGER, "background-work-refused", code=error.code, **about)


async def _logged_unless_away(work: Coroutine[Any, Any, Any], **about: str) -> None:
    """Do something whose failure stops nothing else, except that without a store nothing can be done."""
    try:
        await work
    except StoreError:
        raise
    except FollowsuitError as error:
        log(LOGGER, "background-work-refused", code=error.code, **about)
    except Exception:
        log_failure(LOGGER, "background-work-failed", **about)
