"""Telling everyone who watches a table what happened: each seat once, as far as it may know, and only what changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from followsuit.server.live.watchers import Watcher, encode
from followsuit.server.refusals import refused
from followsuit.server.table.events import TableEvent
from followsuit.server.table.model import News, Table
from followsuit.server.telling.changes import Comparison, changes
from followsuit.server.telling.frames import EventFrame, HelloFrame, NoticesFrame, PresenceFrame
from followsuit.server.telling.table_documents import CommonPart, Document, OwnPart, TableDocument
from followsuit.server.telling.table_view import TableTeller, Viewer, claim, clock, for_viewer, takeover, viewer_of
from followsuit.telling.documents import LiveEvent
from followsuit.telling.teller import Teller
from followsuit.telling.told import Told

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk

NOTHING: Mapping[str, Any] = {}


class Announcer:
    """What each viewer of one table was told last: of the table, and of the game as they may know it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._teller: Teller | None = None
        self._table_teller = TableTeller(desk.table)
        self._common: CommonPart | None = None
        self._own: dict[Viewer, OwnPart] = {}
        self._told: dict[Viewer, Told | None] = {}

    @property
    def teller(self) -> Teller:
        """Tells the table's game."""
        if self._teller is None:
            self._teller = Teller(self._desk.table.game)
        return self._teller

    def document(self, viewer: Viewer) -> Document:
        """Everything that a viewer may know now."""
        own = self._table_teller.own(self._desk.table, viewer)
        told = self._telling(viewer.seat)
        document: Document = {
            "table": _whole(self._common_now(), own),
            "telling": None if told is None else told.whole,
        }
        worded: Document = for_viewer(document, self._desk.table, viewer)
        return worded

    def _common_now(self) -> CommonPart:
        desk, now = self._desk, self._desk.hall.now()
        present, soon = desk.presence.present(now), desk.takeover_at(desk.table)
        return self._table_teller.common(desk.table, present, now, desk.alias, takeover_at=soon, notices=desk.notices)

    def _telling(self, seat: int | None) -> Told | None:
        table = self._desk.table
        if table.state is None:
            return None
        return self.teller.told(table.state, seat, is_closed=table.closed)

    def greet(self, watcher: Watcher, since: int | None) -> None:
        """Tell somebody who connects everything, and what they missed if that is remembered."""
        table, viewer = self._desk.table, watcher.viewer
        if viewer not in self._told:
            self._own[viewer] = self._table_teller.own(table, viewer)
            self._told[viewer] = self._telling(viewer.seat)
        told = self._told[viewer]
        if self._common is None:
            self._common = self._common_now()
        resumed = since is not None and 0 < since <= table.sequence and _remembers(table, since)
        now = self._desk.hall.now()
        timed: CommonPart = {**self._common, "clock": clock(table, now), "claim": claim(table, now)}
        missed = [news for news in table.news if resumed and since is not None and news.sequence > since]
        hello: HelloFrame = {
            "type": "hello",
            "sequence": table.sequence,
            "table": _whole(timed, self._own[viewer]),
            "telling": None if told is None else told.whole,
            "events": self._live(missed, viewer.seat),
            "resumed": resumed,
        }
        watcher.send(for_viewer(hello, table, viewer))

    def forget(self, watcher: Watcher) -> None:
        """Somebody has gone: what nobody watches need not be kept."""
        self._keep({other.viewer for other in self._desk.watchers})

    def _keep(self, viewers: set[Viewer]) -> None:
        for viewer in self._told.keys() - viewers:
            del self._told[viewer], self._own[viewer]
        if not viewers:
            self._common = None

    def announce(self, before: Table, now: Table, events: Sequence[TableEvent]) -> None:
        """Tell everyone what happened, and greet anew those whose seat is another now."""
        if not self._desk.watchers:
            return
        staying, moved = self._desk.watchers, list[Watcher]()
        is_same_company = before.seats is now.seats and before.arrivals is now.arrivals
        if not is_same_company or before.status != now.status:
            moved = self._reseat(now)
            staying = self._desk.watchers.difference(moved)
            self._keep({watcher.viewer for watcher in staying})
        if staying:
            frames = self._frames(before, now, [kind_of(event) for event in events])
            for watcher in staying:
                watcher.put(frames[watcher.viewer])
        for watcher in moved:
            self.greet(watcher, None)
        if moved:
            self._desk.presence_changed()
        for watcher in [each for each in self._desk.watchers if each.closed]:
            # Too slow: its connection may take long to end, and nobody is there meanwhile.
            self._desk.unwatch(watcher)

    def _frames(self, before: Table, now: Table, kinds: list[str]) -> Mapping[Viewer, bytes]:
        """A frame for each viewer, of what changed for them; those who are told the same codes have the same one."""
        news = [each for each in now.news[-len(kinds) :] if each.sequence > before.sequence]
        common, comparison = self._common_now(), Comparison()
        changed, self._common = changes(self._common, common), common
        # The frame itself has it.
        changed.pop("sequence", None)
        is_same = now.state is before.state and now.seats is before.seats and now.closed is before.closed
        frames: dict[Viewer, bytes] = {}
        written: dict[tuple[int, ...], tuple[EventFrame, bytes]] = {}
        for viewer, told in self._told.items():
            game: Mapping[str, Any] = NOTHING
            if now.state is not None and not is_same:
                self._told[viewer] = new = self.teller.told(now.state, viewer.seat, is_closed=now.closed)
                game = comparison.changes(told, new)
            frame: EventFrame = {
                "type": "event",
                "sequence": now.sequence,
                "kinds": kinds,
                "events": self._live(news, viewer.seat),
                "table": self._with_own_changes(viewer, changed),
                "telling": game,
            }
            if viewer.words is not None:
                frames[viewer] = encode(for_viewer(frame, now, viewer))
                continue
            # What all are told is one object, so that whoever is told nothing else is known by it.
            parts = id(frame["events"]), id(frame["table"]), id(game)
            if parts not in written:
                written[parts] = frame, encode(frame)
            frames[viewer] = written[parts][1]
        return frames

    def _with_own_changes(self, viewer: Viewer, changed: Mapping[str, Any]) -> Mapping[str, Any]:
        """What has changed of the table for one viewer."""
        own = self._table_teller.own(self._desk.table, viewer)
        before, self._own[viewer] = self._own[viewer], own
        return changed if before is own else {**changed, **changes(before, own)}

    def _live(self, news: Iterable[News], seat: int | None) -> list[LiveEvent]:
        told = [self.teller.live(each, seat) for each in news]
        return told[0] if len(told) == 1 else [event for events in told for event in events]

    def _reseat(self, table: Table) -> list[Watcher]:
        """Those who sat down, got up or were removed: they watch from another place now.

        Those who may see the table no more are let go.
        """
        moved = []
        for watcher in list(self._desk.watchers):
            if not table.may_enter(watcher.holder):
                watcher.dismiss(refused("table/no-spectators"), again=False)
                self._desk.watchers.discard(watcher)
            elif (viewer := viewer_of(table, watcher.holder, watcher.viewer.words)) != watcher.viewer:
                watcher.viewer = viewer
                moved.append(watcher)
        return moved

    def presence(self) -> None:
        if not self._desk.watchers or self._common is None:
            return
        now = self._desk.hall.now()
        seats = self._table_teller.seats(self._desk.table, self._desk.presence.present(now))
        self._common["seats"] = seats
        self._common["takeover"] = soon = takeover(self._desk.table, self._desk.takeover_at(self._desk.table), now)
        frame: PresenceFrame = {"type": "presence", "seats": seats, "takeover": soon}
        text = encode(frame)
        for watcher in self._desk.watchers:
            watcher.put(text)

    def notices(self) -> None:
        """Tell everyone what they should know besides the game."""
        if not self._desk.watchers or self._common is None:
            return
        self._common["notices"] = told = self._desk.notices
        frame: NoticesFrame = {"type": "notices", "notices": told}
        for watcher in list(self._desk.watchers):
            watcher.send(for_viewer(frame, self._desk.table, watcher.viewer))


def _whole(common: CommonPart, own: OwnPart) -> TableDocument:
    """The two parts as one document."""
    whole: TableDocument = {**common, **own}
    return whole


def _remembers(table: Table, since: int) -> bool:
    """Whether all news after a sequence are still at hand."""
    return not table.news or table.news[0].sequence <= since + 1 or table.news[0].before is None


def kind_of(event: TableEvent) -> str:
    """What an event is called in JSON."""
    return str(type(event).__struct_config__.tag)
