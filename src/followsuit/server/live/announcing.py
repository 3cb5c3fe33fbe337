"""Telling everyone who watches a table what happened: each seat once, as far as it may know, and only what changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from followsuit.server.live.watchers import Watcher, encode
from followsuit.server.refusals import refused
from followsuit.server.table.events import Acted, TableEvent
from followsuit.server.table.model import NEWS_KEPT, News, Table
from followsuit.server.telling.card_changes import card_changes, own_card_changes, turn_changes
from followsuit.server.telling.changes import Shared, changes, compared
from followsuit.server.telling.frames import EventFrame, HelloFrame, NoticesFrame, PresenceFrame
from followsuit.server.telling.table_documents import Document, LastingPart, MomentPart, OwnPart, TableDocument
from followsuit.server.telling.table_view import TableTeller, Viewer, claim, clock, for_viewer, takeover, viewer_of
from followsuit.telling.documents import LiveEvent, Telling
from followsuit.telling.teller import YOUR_TURN, CardTold, PublicPart, Teller
from followsuit.telling.told import NOTHING, Seen, Told

if TYPE_CHECKING:
    from followsuit.server.live.desk import Desk


ACTED = ["acted"]
"""The kinds of a usual action, which are one event."""
SILENCE: list[LiveEvent] = []
"""What is heard of a change that is no part of the game."""
_decode = msgspec.json.Decoder(list[LiveEvent]).decode


class Heard(Struct, frozen=True, gc=False):
    """News that everyone heard alike, as they were told: a tenth of the states that they were told from."""

    sequence: int
    events: bytes
    """What all heard, as JSON."""
    to_act: int | None
    """Whose turn it was then."""


class Common(Struct, frozen=True, gc=False):
    """What everyone at a table was told last of it, and of its game once there is one."""

    lasting: LastingPart
    moment: MomentPart
    game: PublicPart | None

    def with_own(self, own: OwnPart) -> TableDocument:
        """The table as one viewer is told it."""
        whole: TableDocument = {**self.lasting, **self.moment, **own}
        return whole

    def telling(self, seen: Seen | None) -> Telling | None:
        """The game as one viewer is told it."""
        return None if self.game is None or seen is None else Told(self.game.telling, seen).whole


class Own(Struct, frozen=True, gc=False):
    """What one viewer was told last besides: of itself, and of the game in its own way."""

    table: OwnPart
    game: Seen | None


class Change(Struct, frozen=True):
    """From what was told last to what is told now: for everyone, and for one viewer."""

    before: Common
    now: Common
    kinds: list[str]
    heard: Callable[[int | None], list[LiveEvent]]
    """What a seat, or a spectator, hears of it."""
    table: Mapping[str, Any]
    """What has changed of the table for everyone."""
    game: Shared | None
    """The same of the game, where it was told before."""
    concerned: Collection[int | None] | None
    """The seats that may have to be told something else than all others; none: anyone may."""
    card: CardTold | None = None
    """The card that is all that has happened, where it was one."""

    def of_table_for(self, before: Own, now: Own) -> Mapping[str, Any]:
        """What has changed of the table for one viewer."""
        return self.table if before.table is now.table else {**self.table, **changes(before.table, now.table)}

    def of_game(self) -> Mapping[str, Any]:
        """What has changed of the game for everyone."""
        if self.game is not None:
            return self.game.all
        return NOTHING if self.now.game is None else self.now.game.telling

    def of_game_for(self, before: Own, now: Own) -> Mapping[str, Any]:
        """What has changed of the game for one viewer."""
        if self.now.game is None or now.game is None:
            return NOTHING
        if self.game is None or before.game is None:
            return Told(self.now.game.telling, now.game).whole
        if self.card is not None and self.concerned is not None:
            return own_card_changes(self.game.all, before.game, now.game)
        return self.game.with_own(before.game, now.game)


class Announcer:
    """Tells everyone who watches a table what has changed of it, and of the game as they may know it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._teller: Teller | None = None
        self._table_teller = TableTeller(desk.table)
        self._common: Common | None = None
        self._own: dict[Viewer, Own] = {}
        self._past = deque[News | Heard](desk.table.news, NEWS_KEPT + 1)
        """The latest news, for those who have missed some of them."""

    @property
    def teller(self) -> Teller:
        """Tells the table's game."""
        if self._teller is None:
            self._teller = Teller(self._desk.table.game)
        return self._teller

    def document(self, viewer: Viewer) -> Document:
        """Everything that a viewer may know now."""
        common = self._common_now()
        own = self._own_now(viewer, common)
        document: Document = {"table": common.with_own(own.table), "telling": common.telling(own.game)}
        worded: Document = for_viewer(document, self._desk.table, viewer)
        return worded

    def _common_now(self) -> Common:
        desk, now = self._desk, self._desk.hall.now()
        table, present = desk.table, desk.presence.present(now)
        game = None if table.state is None else self.teller.public(table.state, is_closed=table.closed)
        lasting = self._table_teller.lasting(table, present, desk.alias)
        moment = self._table_teller.moment(table, now, desk.takeover_at(table), desk.notices)
        return Common(lasting, moment, game)

    def _own_now(self, viewer: Viewer, common: Common) -> Own:
        seen = None if common.game is None else self.teller.seen(common.game, viewer.seat)
        return Own(self._table_teller.own(self._desk.table, viewer), seen)

    def greet(self, watcher: Watcher, since: int | None) -> None:
        """Tell somebody who connects everything, and what they missed if that is remembered."""
        table, viewer, now = self._desk.table, watcher.viewer, self._desk.hall.now()
        if self._common is None:
            self._common = self._common_now()
        if viewer not in self._own:
            self._own[viewer] = self._own_now(viewer, self._common)
        own, common = self._own[viewer], self._common
        resumed = since is not None and 0 < since <= table.sequence and self._remembers(since)
        timed: MomentPart = {**common.moment, "clock": clock(table, now), "claim": claim(table, now)}
        missed = [news for news in self._past if resumed and since is not None and news.sequence > since]
        hello: HelloFrame = {
            "type": "hello",
            "sequence": table.sequence,
            "table": replace(common, moment=timed).with_own(own.table),
            "telling": common.telling(own.game),
            "events": self._live(missed, viewer.seat),
            "resumed": resumed,
        }
        watcher.send(for_viewer(hello, table, viewer))

    def forget(self, watcher: Watcher) -> None:
        """Somebody has gone: what nobody watches need not be kept."""
        self._keep({other.viewer for other in self._desk.watchers})

    def _keep(self, viewers: set[Viewer]) -> None:
        for viewer in self._own.keys() - viewers:
            del self._own[viewer]
        if not viewers:
            self._common = None

    def announce(self, before: Table, now: Table, events: Sequence[TableEvent]) -> None:
        """Tell everyone what happened, and greet anew those whose seat is another now, or who read other names."""
        self._past += [news for news in now.news if news.sequence > before.sequence]
        if not self._desk.watchers:
            return
        if (card := self._card_change(before, now, events)) is not None:
            self._tell(card, now, self._desk.watchers)
            self._let_go_of_closed()
            return
        staying, moved = self._desk.watchers, list[Watcher]()
        is_same_company = before.seats is now.seats and before.arrivals is now.arrivals
        if not is_same_company or before.status != now.status:
            moved = self._reseat(now)
            if before.names != now.names:
                # Sentences told in words hold the names of those days, and changes alone would not mend them.
                moved += [each for each in staying if each.viewer.words is not None and each not in moved]
            staying = self._desk.watchers.difference(moved)
            self._keep({watcher.viewer for watcher in staying})
        if staying:
            self._tell(self._change(before, now, events), now, staying)
        for watcher in moved:
            self.greet(watcher, None)
        if moved:
            self._desk.presence_changed()
        self._let_go_of_closed()

    def _tell(self, change: Change, now: Table, watchers: Collection[Watcher]) -> None:
        """Send everyone their frame."""
        self._common = change.now
        frames = self._frames(change, now)
        for watcher in watchers:
            watcher.put(frames[watcher.viewer])

    def _let_go_of_closed(self) -> None:
        """Let go of those who are too slow: their connection may take long to end, and nobody is there meanwhile."""
        for watcher in [each for each in self._desk.watchers if each.closed]:
            self._desk.unwatch(watcher)

    def _card_change(self, before: Table, now: Table, events: Sequence[TableEvent]) -> Change | None:
        """What a card has changed after which the round goes on, as after most; none of anything else."""
        common, desk, at = self._common, self._desk, self._desk.hall.now()
        assert common is not None
        if len(events) != 1 or type(events[0]) is not Acted or common.game is None:
            return None
        teller, present = self._table_teller, desk.presence.present(at)
        if not teller.has_only_acted(before, now) or not teller.is_lasting(common.lasting, now, present, desk.alias):
            return None
        moment = teller.moment_after(common.moment, now, at, desk.takeover_at(now), desk.notices)
        card = None if moment is None else self.teller.after_card(common.game, now.news[-1])
        if moment is None or card is None:
            return None
        teller.goes_on(before, now, card.seat)
        turn, heard = card.now.to_act, card.events
        self._past[-1] = Heard(now.sequence, encode(heard), turn)

        def heard_by(seat: int | None) -> list[LiveEvent]:
            return [*heard, YOUR_TURN] if seat is not None and seat == turn else heard

        told, changed = Common(common.lasting, moment, card.now), turn_changes(common.moment, moment)
        return Change(common, told, ACTED, heard_by, changed, card_changes(card), card.concerned, card)

    def _change(self, before: Table, now: Table, events: Sequence[TableEvent]) -> Change:
        """What anything has changed, found by comparing."""
        first, last = self._common, self._common_now()
        assert first is not None
        news = [each for each in now.news[-len(events) :] if each.sequence > before.sequence]
        changed = changes(first.moment, last.moment)
        # The frame itself has it.
        changed.pop("sequence", None)
        if first.lasting is not last.lasting:
            changed |= changes(first.lasting, last.lasting)
        concerned = self._concerned(first, last, news, self._table_teller.concerned(before, now))
        kinds, game = [kind_of(event) for event in events], None
        if first.game is not None and last.game is not None:
            game = compared(first.game.telling, last.game.telling)
        return Change(first, last, kinds, partial(self._live, news), changed, game, concerned)

    def _frames(self, change: Change, now: Table) -> Mapping[Viewer, bytes]:
        """A frame for each viewer, of what changed for them; most of them are told the same, which is written once."""
        heard, game, concerned = change.heard(None), change.of_game(), change.concerned
        alike: EventFrame = {
            "type": "event",
            "sequence": now.sequence,
            "kinds": change.kinds,
            "events": heard,
            "table": change.table,
            "telling": game,
        }
        frames: dict[Viewer, bytes] = {}
        to_all: bytes | None = None
        for viewer, own in self._own.items():
            frame, seat = alike, viewer.seat
            if concerned is None or seat in concerned:
                self._own[viewer] = new = self._own_now(viewer, change.now)
                events, at_table = change.heard(seat), change.of_table_for(own, new)
                in_game = change.of_game_for(own, new)
                # What all are told is one object, so that whoever is told nothing else is known by it.
                if events is not heard or at_table is not change.table or in_game is not game:
                    frame = {**alike, "events": events, "table": at_table, "telling": in_game}
            if viewer.words is not None:
                frames[viewer] = encode(for_viewer(frame, now, viewer))
            elif frame is not alike:
                frames[viewer] = encode(frame)
            else:
                if to_all is None:
                    to_all = encode(alike)
                frames[viewer] = to_all
        return frames

    def _concerned(
        self, first: Common, last: Common, news: Sequence[News], at_table: Collection[int | None] | None
    ) -> Collection[int | None] | None:
        """The seats that may have to be told something else than all others; none: anyone may."""
        before, now = first.game, last.game
        if at_table is None or (before is now and not news):
            return at_table
        if before is None or now is None or len(news) != 1 or not self.teller.is_told_alike(news[0]):
            return None
        in_game = self.teller.concerned(before, now)
        return None if in_game is None else {*at_table, *in_game}

    def _live(self, news: Iterable[News | Heard], seat: int | None) -> list[LiveEvent]:
        told = [self._heard_by(each, seat) for each in news] or [SILENCE]
        return told[0] if len(told) == 1 else [event for events in told for event in events]

    def _heard_by(self, news: News | Heard, seat: int | None) -> list[LiveEvent]:
        """What a seat, or a spectator, hears of some news, or heard of them."""
        if isinstance(news, News):
            return self.teller.live(news, seat)
        events = _decode(news.events)
        return [*events, YOUR_TURN] if seat is not None and seat == news.to_act else events

    def _remembers(self, since: int) -> bool:
        """Whether all news after a sequence are still at hand."""
        first = self._past[0] if self._past else None
        return first is None or first.sequence <= since + 1 or (isinstance(first, News) and first.before is None)

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
        soon = takeover(self._desk.table, self._desk.takeover_at(self._desk.table), now)
        common = self._common
        lasting: LastingPart = {**common.lasting, "seats": seats}
        moment: MomentPart = {**common.moment, "takeover": soon}
        self._common = Common(lasting, moment, common.game)
        frame: PresenceFrame = {"type": "presence", "seats": seats, "takeover": soon}
        text = encode(frame)
        for watcher in self._desk.watchers:
            watcher.put(text)

    def notices(self) -> None:
        """Tell everyone what they should know besides the game."""
        if not self._desk.watchers or self._common is None:
            return
        self._common = replace(self._common, moment={**self._common.moment, "notices": self._desk.notices})
        frame: NoticesFrame = {"type": "notices", "notices": self._desk.notices}
        for watcher in list(self._desk.watchers):
            watcher.send(for_viewer(frame, self._desk.table, watcher.viewer))


def kind_of(event: TableEvent) -> str:
    """What an event is called in JSON."""
    return str(type(event).__struct_config__.tag)
