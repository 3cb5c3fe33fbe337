"""A game put into words for everyone who watches it: what all may know once, then what differs from seat to seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from followsuit.cards import Card
from followsuit.engine.events import Event
from followsuit.engine.game import Game
from followsuit.engine.position import PastRound
from followsuit.engine.state import State
from followsuit.engine.view import View, view_of
from followsuit.rules.round import Trick
from followsuit.server.telling.asking import decision, say
from followsuit.server.telling.documents import (
    HandCard,
    LiveEvent,
    RoundFacts,
    SeatTelling,
    Sentence,
    SheetRow,
    Telling,
    TrickTelling,
)
from followsuit.server.telling.english.voice import Voice
from followsuit.server.telling.facts import known_to_seat, round_facts
from followsuit.server.telling.hand import hand_cards
from followsuit.server.telling.happening import Scene, live
from followsuit.server.telling.registry import sentence
from followsuit.server.telling.settled import card_points, settled
from followsuit.server.telling.sheet import ending, sheet_row
from followsuit.server.telling.standing import points_taken, seat_tellings, seen_by_seat
from followsuit.server.telling.tricks import trick_telling


class Happened(Protocol):
    """What an action brought, or the start of a game, which has no state before it."""

    @property
    def before(self) -> State | None:
        """The game before it."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""

    @property
    def after(self) -> State:
        """The game after it."""


@dataclass(frozen=True)
class Sheet:
    """The score sheet of the rounds played, worded for each viewer when it is first asked for."""

    past: tuple[PastRound, ...]
    names: tuple[str, ...]
    last_trick: TrickTelling | None
    rows: dict[int | None, list[SheetRow]] = field(default_factory=dict)


@dataclass(frozen=True)
class Said:
    """Sentences about one piece of news that several viewers are told alike."""

    news: Happened | None = None
    names: Sequence[str] = ()
    events: dict[tuple[int, bool], LiveEvent] = field(default_factory=dict)


@dataclass(frozen=True)
class PublicPart:
    """What everyone may know of a state, ready to be told."""

    view: View
    names: tuple[str, ...]
    seats: list[SeatTelling]
    round: RoundFacts | None
    trick: TrickTelling | None
    last_trick: TrickTelling | None
    points: list[int] | None
    """The card points that each seat has taken, where they count."""
    sheet: Sheet
    waiting: Sentence
    """What is said to all but the seat to act."""


class Teller:
    """Tells one game at one table. From one state to the next it keeps the score sheet and the last trick as told."""

    def __init__(self, game: Game) -> None:
        self._settled = settled(game)
        self._sheet = Sheet((), (), None)
        self._last: tuple[Trick, TrickTelling] | None = None
        self._seen: list[tuple[State, View]] = []
        self._hands: dict[int, tuple[tuple[Card, ...], str | None, list[HandCard]]] = {}
        self._said = Said()

    def telling(self, state: State, seat: int | None, names: Sequence[str]) -> Telling:
        """The game as a seat, or a spectator, is told it; `names` are those of the seats."""
        return self.for_seat(state, seat, self.public(state, names))

    def tellings(self, state: State, seats: Iterable[int | None], names: Sequence[str]) -> Mapping[int | None, Telling]:
        """The game as several viewers are told it."""
        public = self.public(state, names)
        return {seat: self.for_seat(state, seat, public) for seat in seats}

    def live(self, news: Happened, seat: int | None, names: Sequence[str]) -> list[LiveEvent]:
        """What happened, as far as a seat or a spectator may know it."""
        voice = self._voice(names, seat)
        if self._said.news is not news or self._said.names != voice.names:
            self._said = Said(news, voice.names)
        before = None if news.before is None else self._spectators_view(news.before)
        scene = Scene(self._settled, before, self._spectators_view(news.after), news.after, voice)
        return live(scene, news.events, self._said.events)

    def _spectators_view(self, state: State) -> View:
        """What a spectator sees; kept for the last two states, which are asked for time and again."""
        for known, view in self._seen:
            if known is state:
                return view
        view = view_of(state.game, state.position, None)
        self._seen = [*self._seen[-1:], (state, view)]
        return view

    def public(self, state: State, names: Sequence[str]) -> PublicPart:
        """What everyone may know, to be shared by all viewers of a state."""
        known, view = self._settled, self._spectators_view(state)
        voice = self._voice(names, None)
        sheet = self._sheet_of(state, voice)
        trick, last = None, sheet.last_trick
        points = points_taken(known, view)
        if view.trick is not None:
            trick = self._trick(view, view.trick, len(view.tricks) + 1)
        if view.tricks:
            if self._last is None or self._last[0] is not view.tricks[-1]:
                self._last = view.tricks[-1], self._trick(view, view.tricks[-1], len(view.tricks))
            last = self._last[1]
        return PublicPart(
            view,
            sheet.names,
            seat_tellings(known, view, voice, points),
            round_facts(known, view, voice, points),
            trick,
            last,
            points,
            sheet,
            say(known, view, voice),
        )

    def for_seat(self, state: State, seat: int | None, public: PublicPart) -> Telling:
        """The telling of a viewer, made of what everyone may know and what this one does."""
        known, voice = self._settled, self._voice(public.names, seat)
        view = public.view if seat is None else view_of(state.game, state.position, seat)
        over = ending(known, view.winners, view.totals, voice) if state.is_over else None
        is_turn = seat is not None and seat == view.to_act
        return {
            "phase": view.phase.value,
            "to_act": view.to_act,
            "say": over["says"] if over else say(known, view, voice) if is_turn else public.waiting,
            "hand": self._hand(view, is_turn=is_turn),
            "decision": decision(known, state, view, voice) if is_turn else None,
            "seats": public.seats if seat is None else seen_by_seat(public.seats, view, voice),
            "round": public.round if seat is None else known_to_seat(known, public.round, view, voice, public.points),
            "trick": public.trick,
            "last_trick": public.last_trick,
            "sheet": self._rows(public.sheet, voice),
            "schedule": known.schedule,
            "aim": sentence("aim/zero", voice, {}) if known.seeks_zero else None,
            "ending": over,
            "legal": [str(action) for action in view.legal],
        }

    def _hand(self, view: View, *, is_turn: bool) -> list[HandCard]:
        """The hand as told; while it waits for its turn, as it was told before."""
        if is_turn or view.seat is None:
            return hand_cards(self._settled, view)
        kept = self._hands.get(view.seat)
        if kept is None or kept[0] is not view.hand or kept[1] != view.trump:
            kept = self._hands[view.seat] = view.hand, view.trump, hand_cards(self._settled, view)
        return kept[2]

    def _trick(self, view: View, trick: Trick, number: int) -> TrickTelling:
        points = card_points(self._settled.contracts[view.contract]) if view.contract else None
        return trick_telling(self._settled, trick, number, view.playing, view.trump, points)

    def _voice(self, names: Sequence[str], seat: int | None) -> Voice:
        return Voice(self._settled.lexicon, names, seat)

    def _sheet_of(self, state: State, voice: Voice) -> Sheet:
        past, names = state.position.past, tuple(voice.names)
        if self._sheet.past is not past or self._sheet.names != names:
            self._sheet = Sheet(past, names, self._last_trick(past))
        return self._sheet

    def _last_trick(self, past: tuple[PastRound, ...]) -> TrickTelling | None:
        if not past or not past[-1].round.tricks:
            return None
        round_ = past[-1].round
        points = card_points(round_.contract) if round_.contract else None
        number = len(round_.tricks)
        return trick_telling(self._settled, round_.tricks[-1], number, round_.playing, round_.trump, points)

    def _rows(self, sheet: Sheet, voice: Voice) -> list[SheetRow]:
        if voice.you not in sheet.rows:
            sheet.rows[voice.you] = [sheet_row(self._settled, past, voice) for past in sheet.past]
        return sheet.rows[voice.you]


def telling(state: State, seat: int | None, names: Sequence[str]) -> Telling:
    """A game as a seat, or a spectator, is told it; `names` are those of the seats."""
    return Teller(state.game).telling(state, seat, names)
