"""A game put into words for everyone who watches it: what all may know once, then what differs from seat to seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import Any, NamedTuple, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.engine.phases.playing import situation as situation_in
from followsuit.engine.position import PastRound, Phase
from followsuit.engine.state import State
from followsuit.engine.view import View, hand_of, last_round_view, own_view, phase_name, view_of
from followsuit.rules.event import Event
from followsuit.rules.round import Trick
from followsuit.telling.asking import asked_for_card, asked_of, say, waits_for_card
from followsuit.telling.closed import closed, seen_closed
from followsuit.telling.documents import (
    HandCard,
    LiveEvent,
    Sentence,
    SheetRow,
    Telling,
    TrickTelling,
)
from followsuit.telling.game_constants import constants_of
from followsuit.telling.hand import hand_after, hand_cards
from followsuit.telling.happening import Scene, card_says, is_told_alike, trick_says
from followsuit.telling.sheet import ending, round_says, sheet_row
from followsuit.telling.standing import Standing, all_but_the_trick
from followsuit.telling.told import LOOKING_ON, Seen, Told
from followsuit.telling.tricks import trick_telling

VIEWS_KEPT = 6
# One of each, so that nobody has to look into them to find that nothing has changed.
NOTHING_TO_DO: list[str] = []
NO_CARDS: list[HandCard] = []
NO_TRICKS: list[TrickTelling] = []
YOUR_TURN: LiveEvent = {"kind": "turn"}


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
    told: list[LiveEvent | None]
    """What everyone hears of each event; none where each hears something else."""
    to_all: list[LiveEvent] | None
    """The same, unless somebody hears something else."""


class PublicPart(Struct, frozen=True, gc=False):
    """What everyone may know of a state, ready to be told."""

    state: State
    telling: Telling
    """As a spectator is told it."""
    standing: Standing
    """What it was told from that stays as it is from card to card."""
    looks_back: bool
    """Whether it tells the round that was scored last, none being under way."""
    is_closed: bool = False
    """Whether the table was closed, so that nothing can be done any more."""

    @property
    def is_at_rest(self) -> bool:
        """Whether nobody has anything to do."""
        return self.looks_back or self.is_closed

    @property
    def to_act(self) -> int | None:
        """Whose turn it is, or would be at a table that was not closed."""
        return None if self.looks_back else self.state.position.to_act


class CardTold(Struct, frozen=True, gc=False):
    """A card after which the round goes on, as it is told: what may have changed, and for whom."""

    before: PublicPart
    """What everyone could know before it,"""
    now: PublicPart
    """and after it."""
    events: list[LiveEvent]
    """What everyone hears."""
    seat: int
    """Who played it."""
    takes: bool
    """Whether it took the trick, or let somebody else take it: then another one is begun."""
    concerned: Collection[int] | None
    """The seats that are told more than all others: who played, and who plays next; none where it may be anyone."""


class Teller:
    """Tells one game at one table. From one state to the next it keeps as told what has not changed.

    Until the next round is dealt, and when the game is over, the round that was scored last is told as it ended.
    Between rounds all are told only what everyone knows: whoever sits down then has no hand of it to look into.
    """

    def __init__(self, game: Game) -> None:
        self._constants = constants_of(game)
        self._sheet = Sheet((), None, [])
        self._last: tuple[Trick, TrickTelling] | None = None
        self._standing: tuple[tuple[object, ...], Standing] | None = None
        self._public: PublicPart | None = None
        self._seen: list[tuple[State, int | None, View]] = []
        self._hands: dict[int, tuple[tuple[Card, ...], str | None, list[HandCard]]] = {}
        self._seen_now: dict[int, Mapping[str, Any]] = {}
        self._said: Said | None = None

    def telling(self, state: State, seat: int | None, *, is_closed: bool = False) -> Telling:
        """The game as a seat, or a spectator, is told it."""
        return self.told(state, seat, is_closed=is_closed).whole

    def tellings(
        self, state: State, seats: Iterable[int | None], *, is_closed: bool = False
    ) -> Mapping[int | None, Telling]:
        """The game as several viewers are told it; where it was closed, with nothing that could be done."""
        return {seat: self.telling(state, seat, is_closed=is_closed) for seat in seats}

    def told(self, state: State, seat: int | None, *, is_closed: bool = False) -> Told:
        """The same in two parts: what everyone is told, and what this viewer is told in its place."""
        public = self.public(state, is_closed=is_closed)
        return Told(public.telling, self.seen(public, seat))

    def concerned(self, before: PublicPart, now: PublicPart) -> Collection[int | None] | None:
        """The seats that may have to be told more than how what everyone is told has changed; none: any of them."""
        round_, earlier = now.state.position.round, before.state.position.round
        if round_ is None or earlier is None or now.is_at_rest or before.is_at_rest or now.standing.has_contract:
            return None
        if before.standing is not now.standing and (before.standing.differs or now.standing.differs):
            return None
        if round_.order != earlier.order or round_.closed != earlier.closed:
            # The same hands may look otherwise now.
            return None
        found = {before.to_act, now.to_act}
        for seat, (hand, was) in enumerate(zip(round_.hands, earlier.hands, strict=True)):
            if hand is not was:
                found.add(seat)
        return found

    def live(self, news: Happened, seat: int | None) -> list[LiveEvent]:
        """What happened, as far as a seat or a spectator may know it; at last that it is one's turn, if it is."""
        said = self._said_of(news)
        told = said.to_all
        if told is None:
            told = said.scene._replace(you=seat).live_events(news.events, said.told)
        is_turn = seat is not None and seat == news.after.to_act
        return [*told, YOUR_TURN] if is_turn else told

    def is_told_alike(self, news: Happened) -> bool:
        """Whether everyone hears the same of some news, but for whose turn it is then."""
        return self._said_of(news).to_all is not None

    def _said_of(self, news: Happened) -> Said:
        """What is said of some news, kept for the next who asks."""
        if self._said is None or self._said.news is not news:
            before = None if news.before is None else self._view(news.before, None)
            scene = Scene(self._constants, before, self._view(news.after, None), news.after, None)
            told = [scene.live_event(event) if is_told_alike(event) else None for event in news.events]
            alike = [each for each in told if each is not None]
            self._said = Said(news, scene, told, alike if len(alike) == len(told) else None)
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
        elif seat is None:
            view = view_of(state.game, state.position, None)
        else:
            view = own_view(self._view(state, None), state.position, seat)
        self._seen = [(state, seat, view), *self._seen[: VIEWS_KEPT - 1]]
        return view

    def public(self, state: State, *, is_closed: bool = False) -> PublicPart:
        """What everyone may know, one for all viewers of a state; where it was closed, with nothing to be done."""
        known = self._public
        if known is None or known.state is not state or known.is_closed != is_closed:
            known = self._public_part(state)
            if is_closed:
                known = replace(known, telling=closed(known.telling), is_closed=True)
            self._public = known
        return known

    def _public_part(self, state: State) -> PublicPart:
        known, view, looks_back = self._constants, self._view(state, None), _shows_last_round(state)
        standing, sheet = self._standing_of(state, view, looks_back=looks_back), self._sheet_of(state)
        trick, last = None, sheet.last_trick
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
            "seats": standing.seats,
            "round": standing.facts(view),
            "trick": trick,
            "last_trick": last,
            "tricks": self._all_tricks(view) if looks_back else NO_TRICKS,
            "sheet": sheet.rows,
            "schedule": known.schedule,
            "aim": known.aim,
            "ending": over,
            "legal": NOTHING_TO_DO,
        }
        if known.has_partners:
            telling["sides"] = standing.sides
        if known.target is not None:
            telling["target"] = known.target
        return PublicPart(state, telling, standing, looks_back)

    def after_card(self, before: PublicPart, news: Happened) -> CardTold | None:
        """What a card has changed after which the round goes on; none if anything else has happened.

        What may have changed then is known from the card, so that the rest is neither made anew nor looked at.
        """
        if before is not self._public or news.before is not before.state or before.is_at_rest:
            return None
        events, state, position = news.events, news.after, news.after.position
        takes = len(events) == 2 and events[1].kind == "trick"
        if not (takes or len(events) == 1) or events[0].kind != "played" or position.phase is not Phase.PLAY:
            return None
        was, round_ = news.before.position.round, position.round
        if was is None or was.trick is None or round_ is None or round_.trick is None or position.to_act is None:
            return None
        known, event, seat, following = self._constants, events[0], events[0].seat, position.to_act
        assert seat is not None
        standing = before.standing
        now: dict[str, Any] = {"to_act": following, "say": waits_for_card(following, leads=takes)}
        points = known.points_in(round_.contract)
        cards = round_.tricks[-1] if takes else round_.trick
        number = len(was.tricks) + 1
        laid = trick_telling(known, cards, number, round_.playing, round_.order, points)
        is_winning = not takes and "winning" in laid["cards"][-1]
        heard: list[LiveEvent] = [
            {"kind": event.kind, "says": card_says(known, seat, event.cards[0], was, is_winning=is_winning)}
        ]
        if takes:
            view = self._view(state, None)
            earlier, standing = standing, Standing(known, view, standing)
            moon = None if (facts := standing.facts(view)) is None else facts.get("moon")
            heard.append({"kind": events[1].kind, "says": trick_says(known, events[1], view, earlier.points, moon)})
            self._last = cards, laid
            now["last_trick"] = laid
            now["trick"] = trick_telling(known, round_.trick, number + 1, round_.playing, round_.order, points)
            if known.has_partners:
                now["sides"] = standing.sides
            now["round"] = facts
        else:
            standing.held(tuple(map(len, round_.hands)))
            now["trick"] = laid
            if standing.has_contract:
                now["round"] = standing.facts(self._view(state, None))
        now["seats"] = standing.seats
        told = cast("Telling", {**before.telling, **now})
        public = self._public = PublicPart(state, told, standing, looks_back=False)
        is_open = standing.has_contract or (takes and (standing.differs or before.standing.differs))
        return CardTold(before, public, heard, seat, takes, None if is_open else {seat, following})

    def seen(self, public: PublicPart, seat: int | None) -> Seen:
        """What a seat is told in place of what everyone is: what it alone knows, and what speaks of it.

        Whoever is told the same as last time is given the very same.
        """
        if seat is None:
            return LOOKING_ON
        state, standing = public.state, public.standing
        see = partial(self._view, state, seat)
        lasting = standing.seen_by(seat, see)
        now: dict[str, Any] = {"hand": self._hand(state, seat, looks_back=public.looks_back)}
        if standing.has_contract:
            now["round"] = standing.facts_known_to(seat, see())
        if seat == public.to_act:
            now |= self._asked(state, seat, see)
        before = self._seen_now.get(seat)
        if before is None or not _is_the_same(before, now):
            before = self._seen_now[seat] = now
        seen = Seen(lasting, before)
        return seen_closed(seen) if public.is_closed else seen

    def _asked(self, state: State, seat: int, see: Callable[[], View]) -> Mapping[str, Any]:
        """What the seat to act is asked; to play a card, it need not look at more than its hand and what lies open."""
        position = state.position
        if position.phase is Phase.PLAY and position.round is not None and seat not in position.round.closed:
            situation = situation_in(position.round)
            return asked_for_card(self._constants, situation, hand_of(position, seat), seat)
        return asked_of(self._constants, state, see())

    def _standing_of(self, state: State, view: View, *, looks_back: bool) -> Standing:
        """What stays as it is from card to card."""
        round_ = state.position.past[-1].round if looks_back else state.position.round
        key = (state.is_between_rounds, *all_but_the_trick(view, round_))
        if self._standing is None or self._standing[0] != key:
            self._standing = key, Standing(self._constants, view)
        standing = self._standing[1]
        standing.held(view.hand_sizes)
        return standing

    def _says(self, state: State, view: View) -> Sentence:
        """The one sentence above the hand; between two rounds, how the last one ended."""
        if state.is_between_rounds:
            return round_says(self._constants, state.position.past[-1])
        return say(self._constants, view)

    def _hand(self, state: State, seat: int, *, looks_back: bool) -> list[HandCard]:
        """A hand, as it was told before unless it is another one now."""
        if looks_back:
            view = self._view(state, seat)
            return hand_cards(self._constants, view.hand, view.order)
        trump = None if state.position.round is None else state.position.round.order
        hand, kept = hand_of(state.position, seat), self._hands.get(seat)
        if kept is None or kept[0] is not hand or kept[1] != trump:
            told = None
            if kept is not None and kept[1] == trump:
                told = hand_after(self._constants, kept[2], kept[0], hand)
            kept = self._hands[seat] = hand, trump, told or hand_cards(self._constants, hand, trump)
        return kept[2]

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


def _is_the_same(before: Mapping[str, Any], now: Mapping[str, Any]) -> bool:
    """Whether both have the same sections, and these the very same objects."""
    return len(before) == len(now) and all(map(is_, map(before.get, now), now.values()))


def telling(state: State, seat: int | None) -> Telling:
    """A game as a seat, or a spectator, is told it."""
    return Teller(state.game).telling(state, seat)
