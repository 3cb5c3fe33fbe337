"""A table at work: one mailbox, so that everything asked of it happens one thing after another.

What is asked becomes events, the events are stored, and only then is it answered and told to everyone.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from followsuit.errors import FollowsuitError, TableError
from followsuit.language.message import Message
from followsuit.server.errors import Conflict, StoreError
from followsuit.server.live import claims, watchers
from followsuit.server.live.announcing import Announcer
from followsuit.server.live.budgets import NOBODY
from followsuit.server.live.hints import Hints
from followsuit.server.live.line import Rank
from followsuit.server.live.mailbox import Asked, Decide, Decided, Mailbox, settle
from followsuit.server.live.notices import notice
from followsuit.server.live.presence import AWAY_AFTER, HERE_FOR, REPEAT, Presence
from followsuit.server.live.summary import summary_of_change
from followsuit.server.live.thinking import Unwanted
from followsuit.server.live.watchers import Watcher
from followsuit.server.refusals import refused
from followsuit.server.store.rows import Row, Stored, Summary
from followsuit.server.table import playing, seating
from followsuit.server.table.daily import chance_of
from followsuit.server.table.events import Returned, TableEvent, encode
from followsuit.server.table.fold import Unreadable, read
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import MOST_EVENTS, Table
from followsuit.server.table.seating import Events
from followsuit.server.telling.table_documents import NoticeDocument
from followsuit.server.telling.table_view import NO_NOTICES, viewer_of

if TYPE_CHECKING:
    from followsuit.server.live.hall import Hall

TRIES = 20
"""How often something is decided anew because another node was faster."""
GRACE = 1.5
"""How much longer a node waits before it does what another one was to do, in seconds."""


class Desk:
    """One table that this node has at hand."""

    def __init__(
        self,
        hall: Hall,
        table_id: int,
        table: Table,
        *,
        origin: str = NOBODY,
        alias: str | None = None,
        served_since: float = -math.inf,
    ) -> None:
        self.hall = hall
        self.id = table_id
        self.table = table
        self.origin = origin
        """The network address that made the table, as far as this node knows; it is told to nobody."""
        self.alias = alias
        """The letters by which it is found for a while besides its code."""
        self.presence = Presence(known_since=hall.now() + (REPEAT if hall.has_peers else 0.0))
        self._present: frozenset[int] = frozenset()
        self.hints = Hints(self)
        self.announcer = Announcer(self)
        self.watchers: set[Watcher] = set()
        self.used_at = hall.now()
        self.looked = hall.look()
        self._served_since = served_since
        self._mailbox = Mailbox(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._doubtful = False
        self._given_up: TableError | None = None
        self._note: Message | None = None
        self._noted = NO_NOTICES
        self._pondered: int | None = None
        self._answering: int | None = None
        self._wanted: Callable[[], bool] | None = None
        self._grace = 0.0
        self._due_last: tuple[Table, float | None] = table, table.due()
        self.schedule(GRACE)

    def ask(self, asked: Asked) -> None:
        """Ask something of the table, which is answered when it is stored; raises what is refused unheard."""
        if self.hall.is_closing:
            raise refused("server/closing")
        if self._given_up is not None:
            raise TableError(self._given_up.code, self._given_up.message)
        self._mailbox.put(asked)

    async def do(self, decide: Decide) -> Table:
        """Ask something of the table: the table once it is stored, or the refusal."""
        answer: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        try:
            self.ask(Asked(decide, partial(settle, answer)))
            # Whoever asked may give up waiting; what was asked for is done all the same, or not at all.
            return await answer
        finally:
            # A refusal refers to this frame, which would refer to it: garbage that has to be looked for.
            del answer

    def decided(self, decide: Decide) -> Decided | None:
        """What comes of something asked of the table as it is now: what is to be stored, nothing, or a refusal."""
        before, at = self.table, self.hall.now()
        self.used_at = at
        asked = decide(before)
        if not asked:
            return None
        self.hall.unwanted.check(before.customs, asked)
        if before.is_forgotten:
            raise refused("table/forgotten")
        if before.sequence >= MOST_EVENTS:
            raise refused("table/too-long")
        now, events = with_consequences(before.without_news(), asked, at)
        rows = [Row(at, encode(event)) for event in events]
        return Decided(before, now, events, rows, self._summary(before, now), self.hall.look())

    def append(self, decided: Decided, then: Callable[[int | Exception], None]) -> None:
        """Store what was decided; `then` is called with the outcome."""
        self.hall.store.append_soon(self.id, decided.before.sequence, decided.rows, decided.summary, then)

    def take_stored(self, decided: Decided) -> None:
        """What was decided is stored: the table is as decided, everyone is told, and what follows from it begins."""
        before, now = decided.before, decided.now
        self.looked = decided.looked
        self._take(now, decided.events)
        self.hall.spread(self, before.sequence, decided.rows)
        if now.is_of_a_day and now.status == "over" != before.status:
            self.hall.later(self.hall.days.finished(now), table=now.code)
        if now.match is not None and now.status != before.status:
            self.hall.later(self.hall.matches.go_on(now.match), table=now.code)

    async def do_thoroughly(self, decide: Decide) -> Table:
        """Do something that has its turn, and look into the store as often as it takes."""
        for _ in range(TRIES):
            if self._doubtful:
                await self._catch_up()
            try:
                decided = self.decided(decide)
            except FollowsuitError:
                # Perhaps it is wrong only because of something that this node has not heard of yet.
                if self.hall.has_peers and await self._catch_up():
                    continue
                raise
            if decided is None:
                return self.table
            try:
                await self.hall.store.append(self.id, decided.before.sequence, decided.rows, decided.summary)
            except Conflict:
                await self._catch_up()
                continue
            except Exception:
                # Whether it was written is not known: nothing is decided before looking.
                self._doubtful = True
                raise
            self.take_stored(decided)
            return decided.now
        raise refused("table/busy")

    def doubt(self) -> None:
        """The store may know more than this node: nothing is decided before looking."""
        self._doubtful = True

    def _summary(self, before: Table, now: Table) -> Summary | None:
        summary = summary_of_change(before, now, self._due_of(before), self._due_of(now))
        return None if summary is None else replace(summary, due_at=self._due_at(now))

    def _take(self, now: Table, events: Sequence[TableEvent], grace: float = 0.0) -> None:
        """The table is now this."""
        before, self.table = self.table, now
        if before.seats is not now.seats:
            for number, (old, new) in enumerate(zip(before.seats, now.seats, strict=True)):
                if old.holder != new.holder:
                    self.presence.moved(number, self.hall.now())
        self.schedule(grace)
        self.announcer.announce(before, now, events)

    async def _catch_up(self) -> bool:
        """Take in what other nodes have stored; whether there was anything."""
        looked = self.hall.look()
        stored = await self.hall.store.events(self.id, after=self.table.sequence)
        self._take_in(stored)
        self.looked = looked
        self._doubtful = False
        return bool(stored)

    async def refresh(self) -> None:
        """Look into the store for what this node may have missed."""
        self._doubtful = True
        await self.do(lambda _: [])

    def _take_in(self, stored: Iterable[Stored]) -> None:
        now, events = self.table.without_news(), list[TableEvent]()
        try:
            for row in stored:
                now, event = read(now, row.body, self.hall.clock.heard(row.at))
                events.append(event)
        except Unreadable as error:
            raise self.hall.give_up(self, error) from None
        if events:
            self._take(now, events, GRACE)

    def news(self, first: int, rows: Sequence[Stored]) -> None:
        """Another node says what it has stored."""
        if first + len(rows) <= self.table.sequence:
            return
        if first == self.table.sequence and not self._mailbox.is_busy:
            # A table that cannot be read any more is given up there, and logged.
            with contextlib.suppress(TableError):
                self._take_in(rows)
        else:
            # Out of order, or something is being decided here: in its turn the store tells.
            self.hall.later(self.refresh(), table=self.table.code)

    def schedule(self, grace: float = 0.0) -> None:
        """Set the alarm for what the table has to do by itself next."""
        self._grace = grace
        due = self._due_at(self.table)
        self._set_alarm(None if due is None else max(0.0, due + grace - self.hall.now()))

    def _due_at(self, table: Table) -> float | None:
        """When the table has to do something by itself: where nobody plays along, bots take their time."""
        due = self._due_of(table)
        if due is None or playing.bots_turn(table) is None or (rank := self.rank()) is Rank.PLAYED:
            return due
        unattended = self.presence.unattended_for(self.hall.now()) if rank is Rank.UNWATCHED else 0.0
        return max(due, table.turn_since + self.hall.budgets.least_pace(self.origin, unattended))

    def _due_of(self, table: Table) -> float | None:
        """As the table says; what was asked last is kept."""
        if self._due_last[0] is not table:
            self._due_last = table, table.due()
        return self._due_last[1]

    def rank(self) -> Rank:
        """How much its bots' turns matter: most where somebody is there who plays along."""
        now, seats = self.hall.now(), self.table.seats
        if any(seats[seat].is_person and seats[seat].bot is None for seat in self.presence.present(now)):
            return Rank.PLAYED
        is_watched = self.watchers or self.presence.unattended_for(now) < HERE_FOR
        return Rank.WATCHED if is_watched else Rank.UNWATCHED

    def _noticed(self, seat: int | None, origin: str) -> None:
        """Somebody asks for something, or connects: bots that took their time play on."""
        if self.origin == NOBODY and seat is not None:
            self.origin = origin
        self.presence.attended_here_at = self.hall.now()
        self._attended()

    def _attended(self) -> None:
        if self._wanted is not None:
            self.hall.thinking.advance(self._wanted, self.rank())
        elif playing.bots_turn(self.table) is not None:
            self.schedule(self._grace)

    def _set_alarm(self, wait: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if wait is None else asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        """Do what is due: a bot's turn, or the end of a pause or of somebody's time."""
        if not self.hall.is_closing:
            self.hall.later(self._wake(), table=self.table.code)

    def _is_due(self, table: Table) -> bool:
        due = table.due()
        return due is None or due <= self.hall.now()

    async def _wake(self) -> None:
        due = self._due_at(self.table)
        if due is not None and due > self.hall.now():
            # Something else was done meanwhile, or the clock of alarms is a little ahead of that of tables.
            self.schedule()
            return
        try:
            if self.table.bots_to_answer:
                await self._bots_answer()
            elif (seat := playing.bots_turn(self.table)) is not None:
                await self._bot_acts(seat)
            elif self._due(self.table):
                self.hall.metrics.timers.inc()
                await self.do(self._due)
        except TableError as error:
            if error.code != "server/busy":
                raise
            # Too many think already: the turn simply comes later.
            self._set_alarm(GRACE)
        except StoreError:
            # The store is away: this alarm tries again, not at once, since what is due may be long overdue by now.
            self._set_alarm(GRACE)

    def _due(self, table: Table) -> Events:
        """What is due other than a bot's turn; nobody loses a turn to time in which no node served the table."""
        return playing.due(table, self.hall.now(), max(self._served_since, self.hall.clock.served_since))

    async def _bots_answer(self) -> None:
        """Let bots answer a claim; once for each change of the table, however often a sweep asks meanwhile."""
        if self._answering == self.table.sequence:
            return
        self._answering = sequence = self.table.sequence
        try:
            await claims.answer_for_bots(self)
        finally:
            if self._answering == sequence:
                self._answering = None

    async def _bot_acts(self, seat: int) -> None:
        """Let a bot think and act; once for each version, however often a sweep asks while it thinks."""
        if self.is_pondering:
            return
        self._pondered = version = self.table.version
        try:
            await self._think_and_act(seat)
        finally:
            if self._pondered == version:
                self._pondered = None

    async def _think_and_act(self, seat: int) -> None:
        table = self.table
        bot = table.seats[seat].bot
        assert bot is not None
        assert table.state is not None
        cards, basis = table.cards, table.version
        worlds = None if cards is None else cards.worlds
        seed = f"{table.secret} {seat} {table.version}"
        if cards is not None and worlds is not None:
            seed = chance_of(cards.seed, seat, table.state)

        def wanted() -> bool:
            if self.hall.is_closing or self._given_up is not None:
                return False
            return self.table.version == basis and playing.bots_turn(self.table) == seat

        self._wanted, view = wanted, table.state.view(seat)
        try:
            decision = await self.hall.thinking.decide(
                bot, seed, view, self.rank(), self.origin, worlds=worlds, wanted=wanted
            )
        except Unwanted:
            return
        finally:
            if self._wanted is wanted:
                self._wanted = None
        if self.hall.is_closing or self._given_up is not None:
            return

        def act(now: Table) -> Events:
            if now.version != basis or playing.bots_turn(now) != seat or not self._is_due(now):
                return []
            acted = playing.act(now, seat, decision.action, basis, by_bot=True)
            return [*acted, *self._hand_back(now, seat)]

        await self.do(act)

    def _hand_back(self, table: Table, seat: int) -> Events:
        """Whoever is here again, or only was too slow, plays on after what the bot did for them."""
        here = seat in self.presence.present(self.hall.now())
        return [Returned(seat)] if here and table.seats[seat].why_bot in ("time", "away") else []

    async def watch(self, watcher: Watcher, since: int | None, origin: str = NOBODY) -> None:
        """Somebody connects: they are told everything, then every change."""
        if since is not None and since > self.table.sequence and self.hall.has_peers:
            # Another node told them more than this one knows.
            try:
                await self.refresh()
            except FollowsuitError as error:
                watcher.dismiss(error, again=True)
                return
            watcher.viewer = viewer_of(self.table, watcher.holder, watcher.viewer.words)
        self.watchers.add(watcher)
        self._make_room(watcher.seat)
        self.announcer.greet(watcher, since)
        self.presence_changed()
        self._noticed(watcher.seat, origin)
        seat = watcher.seat
        if seat is not None and self.table.seats[seat].bot is not None and self.table.seats[seat].why_bot != "asked":
            # Should it fail, the first action brings them back all the same; they can watch in any case.
            self.hall.later(
                self.do(lambda table: seating.come_back(table, seat) if table.seat_of(watcher.holder) == seat else []),
                table=self.table.code,
            )

    @property
    def notices(self) -> list[NoticeDocument]:
        """What those who are here should know besides the game."""
        of_all = self.hall.orders.notices
        return [*of_all, *self._noted] if of_all and self._noted else of_all or self._noted

    def tell(self, note: Message | None) -> None:
        """Let those who are here know something of the page of their game, or nothing any more."""
        if note != self._note:
            self._note = note
            self._noted = NO_NOTICES if note is None else [notice(secrets.token_hex(4), note)]
            self.announcer.notices()

    @property
    def is_crowded(self) -> bool:
        """Whether as many people watch as may."""
        return sum(watcher.seat is None for watcher in self.watchers) >= watchers.MOST_SPECTATORS

    def _make_room(self, seat: int | None) -> None:
        """Let go of the connection of a seat that was silent for longest, if the seat has too many."""
        own = [watcher for watcher in self.watchers if watcher.seat == seat and not watcher.closed]
        if seat is not None and len(own) > watchers.MOST_OF_A_SEAT:
            min(own, key=lambda watcher: watcher.heard_at).dismiss(refused("socket/replaced"), again=False)

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        self.watchers.discard(watcher)
        self.presence.attended_here_at = self.hall.now()
        self.announcer.forget(watcher)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Look who is connected, and tell everyone if that has changed."""
        seats = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        if self.presence.now_here(seats, self.hall.now()):
            self._announce_presence()
            self.hall.spread_presence(self)

    def asked_by(self, holder: str | None, origin: str = NOBODY) -> None:
        """Somebody asks for something by HTTP: with a seat, they are here."""
        seat = self.table.seat_of(holder)
        is_new = seat is not None and self.presence.touch(seat, self.hall.now())
        self._noticed(seat, origin)
        if is_new:
            self._announce_presence()
            self.hall.spread_presence(self)

    def _announce_presence(self) -> None:
        """Tell everyone who is here, if that is not what they were told last."""
        present = self.presence.present(self.hall.now())
        if present != self._present:
            self._present = present
            self.announcer.presence()

    def is_attended_here(self) -> bool:
        """Whether anybody is connected to this node, or asked it for something since nodes last said so."""
        return bool(self.watchers) or self.hall.now() - self.presence.attended_here_at < REPEAT

    def is_away(self, table: Table, seat: int) -> bool:
        """Whether nothing was heard of somebody for so long, in their own turn too, that they may be removed."""
        turn = table.turn_since if table.to_act == seat else -math.inf
        since = max(turn, self.hall.clock.served_since)
        return self.presence.away_for(seat, self.hall.now(), since) >= AWAY_AFTER

    def heard_presence(self, node: str, seats: Iterable[int], *, attended: bool) -> None:
        """Another node says who is there, and whether anybody is, in a seat or not."""
        self.presence.now_there(node, seats, self.hall.now())
        self._announce_presence()
        if attended:
            self.presence.attended_there_at = self.hall.now()
            self._attended()

    async def look_after(self) -> None:
        """Tell who has gone without a word, close a table where nobody is, and play for who keeps others waiting."""
        self._announce_presence()
        table, now = self.table, self.hall.now()
        settings = self.hall.settings
        # Bots of a match play for those at its other tables, who may not look.
        is_wanted = table.people or table.match is not None
        patience = settings.abandoned_seconds if is_wanted else settings.unwatched_seconds
        if self.watchers:
            self.presence.attended_here_at = now
        elif patience is not None and self.presence.unattended_for(now) >= patience and playing.close(table):
            await self.do(playing.close)
            return
        seat, at = table.to_act, self.takeover_at(table)
        if seat is not None and at is not None and now >= at:
            await self.do(lambda current: playing.take_over(current, seat))

    def takeover_at(self, table: Table) -> float | None:
        """When a bot plays for whoever is to act but away; never while nobody else is there to wait for them."""
        seat, patience, now = table.to_act, table.customs.takeover_seconds, self.hall.now()
        if seat is None or patience is None or not table.seats[seat].is_person or table.seats[seat].bot is not None:
            return None
        present, since = self.presence.present(now), max(table.turn_since, self.hall.clock.served_since)
        if seat in present or not any(other in present for other in table.people if other != seat):
            return None
        return self.presence.away_since(seat, since) + patience

    @property
    def is_pondering(self) -> bool:
        """Whether a bot is to decide upon what the table is now, or does so already."""
        return self._pondered == self.table.version

    @property
    def is_current(self) -> bool:
        """Whether this node knows all that is stored of the table, but for news on their way."""
        return not self._doubtful and self.hall.holds(self.looked)

    @property
    def is_doubtful(self) -> bool:
        """Whether the store may know more than this node."""
        return self._doubtful

    @property
    def is_idle(self) -> bool:
        """Whether nothing goes on here that the store does not know."""
        return not self.watchers and not self._mailbox.is_busy

    def give_up(self, error: TableError, *, again: bool = False) -> None:
        """The table cannot be read any more, or was closed: let everyone go, and do nothing more.

        `again`: it is worth connecting anew.
        """
        self._given_up = error
        if self._alarm is not None:
            self._alarm.cancel()
        for watcher in list(self.watchers):
            watcher.dismiss(error, again=again)

    async def finish(self) -> None:
        """Let what was asked be done, and stop."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self._mailbox.rest()
