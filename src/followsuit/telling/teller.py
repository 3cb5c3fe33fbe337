"""A game put into words for everyone who watches it: what all may know once, then what differs from seat to seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.engine.position import PastRound
from followsuit.engine.state import State
from followsuit.engine.view import View, hand_of, last_round_view, phase_name, view_of
from followsuit.rules.end import Aim
from followsuit.rules.event import Event
from followsuit.rules.round import Trick
from followsuit.telling.asking import decision, say
from followsuit.telling.closed import closed
from followsuit.telling.documents import (
    HandCard,
    LiveEvent,
    RoundFacts,
    Sentence,
    SheetRow,
    Telling,
    TrickTelling,
)
from followsuit.telling.facts import known_to_seat, round_facts
from followsuit.telling.game_constants import constants_of
from followsuit.telling.hand import hand_cards
from followsuit.telling.happening import TOLD_ALIKE, Scene
from followsuit.telling.seats import seat_tellings, seen_by_seat
from followsuit.telling.sentences import sentence
from followsuit.telling.sheet import ending, round_says, sheet_row
from followsuit.telling.sides import seen_from, side_tellings
from followsuit.telling.tricks import trick_telling

VIEWS_KEPT = 6
# One of each, so that nobody has to look into them to find that nothing has changed.
NOTHING_TO_DO: list[str] = []
NO_CARDS: list[HandCard] = []
NO_TRICKS: list[TrickTelling] = []


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


@dataclass
class Sheet:
    """The score sheet of the rounds played, which fills: `rows` has it worded for each viewer who asked for it."""

    past: tuple[PastRound, ...]
    last_trick: TrickTelling | None
    rows: list[SheetRow]


class Said(NamedTuple):
    """What is said of one piece of news."""

    news: Happened
    scene: Scene
    """As those who look on saw it."""
    to_all: list[LiveEvent] | None
    """What everyone hears; none where each hears something else."""


@dataclass(frozen=True)
class PublicPart:
    """What everyone may know of a state, ready to be told."""

    view: View
    telling: Telling
    """As a spectator is told it."""
    points: tuple[int, ...] | None
    """The card points that each seat has taken, where they count."""


class Teller:
    """Tells one game at one table. From one state to the next it keeps as told what has not changed.

    Until the next round is dealt, and when the game is over, the round that was scored last is told as it ended.
    Between rounds all are told only what everyone knows: whoever sits down then has no hand of it to look into.
    What it keeps saves a sixth of its time, measured at a table of two: 119 µs a move, instead of 144.
    """

    def __init__(self, game: Game) -> None:
        self._constants = constants_of(game)
        self._sheet = Sheet((), None, [])
        self._last: tuple[Trick, TrickTelling] | None = None
        self._round: tuple[tuple[object, ...], RoundFacts | None] = (), None
        self._seen: list[tuple[State, int | None, View]] = []
        self._hands: dict[int, tuple[tuple[Card, ...], str | None, list[HandCard]]] = {}
        self._said: Said | None = None

    def telling(self, state: State, seat: int | None, *, is_closed: bool = False) -> Telling:
        """The game as a seat, or a spectator, is told it."""
        return self.tellings(state, (seat,), is_closed=is_closed)[seat]

    def tellings(
        self, state: State, seats: Iterable[int | None], *, is_closed: bool = False
    ) -> Mapping[int | None, Telling]:
        """The game as several viewers are told it; where it was closed, with nothing that could be done."""
        public = self.public(state)
        told = {seat: self.for_seat(state, seat, public) for seat in seats}
        if not is_closed:
            return told
        return {seat: closed(telling) for seat, telling in told.items()}

    def live(self, news: Happened, seat: int | None) -> list[LiveEvent]:
        """What happened, as far as a seat or a spectator may know it; at last that it is one's turn, if it is."""
        said = self._said_of(news)
        told = said.to_all
        if told is None:
            told = replace(said.scene, you=seat).live_events(news.events)
        is_turn = seat is not None and seat == news.after.to_act
        return [*told, {"kind": "turn"}] if is_turn else told

    def _said_of(self, news: Happened) -> Said:
        """What is said of some news, kept for the next who asks."""
        if self._said is None or self._said.news is not news:
            before = None if news.before is None else self._view(news.before, None)
            scene = Scene(self._constants, before, self._view(news.after, None), news.after, None)
            is_alike = all(event.kind in TOLD_ALIKE for event in news.events)
            self._said = Said(news, scene, scene.live_events(news.events) if is_alike else None)
        return self._said

    def _view(self, state: State, seat: int | None) -> View:
        """What somebody sees; kept for a few states and seats, which are asked for time and again."""
        for known, viewer, view in self._seen:
            if known is state and viewer == seat:
                return view
        if state.is_between_rounds:
            view = last_round_view(state.game, state.position, None)
        elif _shows_last_round(state):
            view = last_round_view(state.game, state.position, seat)
        else:
            view = view_of(state.game, state.position, seat)
        self._seen = [(state, seat, view), *self._seen[: VIEWS_KEPT - 1]]
        return view

    def public(self, state: State) -> PublicPart:
        """What everyone may know, to be shared by all viewers of a state."""
        known, view = self._constants, self._view(state, None)
        sheet = self._sheet_of(state)
        trick, last = None, sheet.last_trick
        points = view.points
        if view.trick is not None:
            trick = self._trick(view, view.trick, len(view.tricks) + 1)
        if view.tricks:
            if self._last is None or self._last[0] is not view.tricks[-1]:
                self._last = view.tricks[-1], self._trick(view, view.tricks[-1], len(view.tricks))
            last = self._last[1]
        over = ending(known, view.winners, view.totals) if state.is_over else None
        telling: Telling = {
            "phase": phase_name(state.position.phase, state.position.ask),
            "to_act": view.to_act,
            "say": over["says"] if over else self._says(state, view),
            "hand": NO_CARDS,
            "decision": None,
            "seats": seat_tellings(known, view, points),
            "round": self._round_of(view, points),
            "trick": trick,
            "last_trick": last,
            "tricks": self._all_tricks(view) if _shows_last_round(state) else NO_TRICKS,
            "sheet": sheet.rows,
            "schedule": known.schedule,
            "aim": sentence("aim/zero", {}) if known.rules.aim is Aim.ZERO else None,
            "ending": over,
            "legal": NOTHING_TO_DO,
        }
        if known.has_partners:
            telling["sides"] = side_tellings(known, view, points)
        if known.target is not None:
            telling["target"] = known.target
        return PublicPart(view, telling, points)

    def for_seat(self, state: State, seat: int | None, public: PublicPart) -> Telling:
        """The telling of a viewer: what everyone may know, and in its place what this one knows or hears otherwise."""
        if seat is None:
            return public.telling
        known, view = self._constants, public.view
        is_turn = seat == view.to_act
        if is_turn or view.contract is not None or known.speaks_to_seats:
            view = self._view(state, seat)
        told: Telling = {**public.telling}
        told["round"] = known_to_seat(known, told["round"], view, public.points)
        if view.solo is not None or known.speaks_to_seats:
            told["seats"] = seen_by_seat(known, told["seats"], view, seat)
        if known.has_partners:
            told["sides"] = seen_from(told["sides"], seat)
        if is_turn:
            told["say"] = say(known, view)
            told["decision"] = decision(known, state, view)
            told["legal"] = [str(action) for action in view.legal]
        told["hand"] = self._hand(state, seat)
        return told

    def _says(self, state: State, view: View) -> Sentence:
        """The one sentence above the hand; between two rounds, how the last one ended."""
        if state.is_between_rounds:
            return round_says(self._constants, state.position.past[-1])
        return say(self._constants, view)

    def _hand(self, state: State, seat: int) -> list[HandCard]:
        """A hand, as it was told before unless it is another one now."""
        if _shows_last_round(state):
            view = self._view(state, seat)
            return hand_cards(self._constants, view.hand, view.order)
        trump = None if state.position.round is None else state.position.round.order
        hand, kept = hand_of(state.position, seat), self._hands.get(seat)
        if kept is None or kept[0] is not hand or kept[1] != trump:
            kept = self._hands[seat] = hand, trump, hand_cards(self._constants, hand, trump)
        return kept[2]

    def _round_of(self, view: View, points: tuple[int, ...] | None) -> RoundFacts | None:
        """The facts of the round, as they were told before while cards are played and no trick is taken."""
        if view.contract is not None or view.tokens is not None:
            return round_facts(self._constants, view, points)
        play = view.round, view.phase, view.ask, view.calls, len(view.tricks), view.order, view.turned
        key = (*play, view.table, view.bids, view.dues)
        if self._round[0] != key:
            self._round = key, round_facts(self._constants, view, points)
        return self._round[1]

    def _trick(self, view: View, trick: Trick, number: int) -> TrickTelling:
        points = self._constants.points_in(view.played)
        return trick_telling(self._constants, trick, number, view.playing, view.order, points)

    def _all_tricks(self, view: View) -> list[TrickTelling]:
        """The tricks of a round that is over, so that it can be gone through once more."""
        return [self._trick(view, trick, number) for number, trick in enumerate(view.tricks, 1)]

    def _sheet_of(self, state: State) -> Sheet:
        past, kept = state.position.past, self._sheet
        if kept.past is not past:
            known = kept.rows if kept.past == past[: len(kept.past)] else []
            rows = [*known, *(sheet_row(self._constants, each) for each in past[len(known) :])]
            self._sheet = Sheet(past, self._last_trick(past), rows)
        return self._sheet

    def _last_trick(self, past: tuple[PastRound, ...]) -> TrickTelling | None:
        if not past or not past[-1].round.tricks:
            return None
        round_ = past[-1].round
        points = self._constants.points_in(round_.contract)
        number = len(round_.tricks)
        return trick_telling(self._constants, round_.tricks[-1], number, round_.playing, round_.order, points)


def _shows_last_round(state: State) -> bool:
    """Whether there is a round that was scored, and none under way."""
    return state.is_between_rounds or (state.is_over and state.rounds_played > 0)


def telling(state: State, seat: int | None) -> Telling:
    """A game as a seat, or a spectator, is told it."""
    return Teller(state.game).telling(state, seat)
