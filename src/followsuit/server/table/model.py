"""A table at one moment. Immutable: an event makes the next one, and a table that was refused an event is as before."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from followsuit.engine.fairness import AbandonedDraw, Draw, promise, secret_of_draw, told_fairness
from followsuit.engine.game import Game
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.rules.event import Event
from followsuit.server.table.ballot import LONGEST_BOT_LOOK, Ballot
from followsuit.server.table.events import Branch, Claimed, Customs, MatchPlace, SameCards

Status = Literal["open", "playing", "over"]

USUAL = Customs()
NEWS_KEPT = 64
CHAT_KEPT = 100
MOST_ACQUAINTED = 64
"""Of those who have got up from a table, how many are still known there."""
MOST_EVENTS = 50_000
"""What can happen at one table: the longest game twice over. After that nothing more does, so that it can be loaded."""
BOT_NAMES = ("Ada", "Blaise", "Carl", "Daina", "Emmy", "Frits", "Greta", "Hugo")
"""Who plays for people that are away."""
LONGEST_WAIT = 20.0
"""Seconds that bots wait for people to say whether somebody may take something back."""
TIME_TO_COME_BACK = 15.0
"""Seconds for whoever is to act, when their time ran out while no node served the table."""
REVEAL_SECONDS = 20.0
"""How long a sealed draw waits for contributions to be revealed."""
COMMIT_SECONDS = 10.0
"""How long the next draw waits for those who took part in one that was abandoned."""
WITH_THE_CARD = 0.25
"""The part of its pace that a bot takes for tokens: it has thought about them with the card."""


def bot_name(number: int, bot: str | None) -> str:
    """What a bot in a seat is called, unless it is called as somebody else was."""
    return "" if bot is None else BOT_NAMES[number % len(BOT_NAMES)]


class Lapse(Struct, frozen=True, gc=False):
    """What a bot did for somebody whose time was over."""

    bot: str
    action: str


class Seat(Struct, frozen=True, gc=False):
    """Who sits in a seat. With neither holder nor bot it is open; with both, the bot plays for its holder."""

    name: str = ""
    holder: str | None = None
    bot: str | None = None
    why_bot: Literal["time", "away", "asked"] | None = None
    """Why a bot plays for the holder: their time was over, they were away, or they wanted it."""
    lapsed: Lapse | None = None
    """What a bot did last because the holder's time was over, until they act themselves."""
    commitment: str = ""
    """What binds its holder in the draw that is not sealed yet; afterwards the draw itself has it."""
    awaited: float | None = None
    """Since when its holder, who took part in a draw that was abandoned, is waited for to take part in the next."""
    bank_used: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.holder is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether it belongs to a person, a bot playing for them or not."""
        return self.holder is not None


class Arrival(Struct, frozen=True, gc=False):
    """Somebody who takes the seat of a bot with the next deal."""

    seat: int
    name: str
    holder: str


class Move(Struct, frozen=True, gc=False):
    """An action in the game."""

    seat: int
    action: str
    basis: int
    sequence: int
    round: int
    """How many rounds were over then."""


class News(Struct, frozen=True, gc=False):
    """What an action, or a new game, brought: the engine's events between two states."""

    sequence: int
    before: State | None
    events: tuple[Event, ...]
    after: State


class ChatLine(Struct, frozen=True, gc=False):
    """Something said."""

    sequence: int
    at: float
    seat: int
    name: str
    preset: str | None
    text: str | None


class Undo(Struct, frozen=True, gc=False):
    """A wish to take an action back, since when, and who has agreed so far."""

    seat: int
    asked_at: float
    agreed: frozenset[int]


class Table(Struct, frozen=True, gc=False):
    """Everything about a table, secrets included; only `documents` says what of it anyone is told."""

    code: str
    secret: str
    """What the secrets of its draws follow from, and bots' chances and keys of seats too: never told."""
    created_at: float = 0.0
    sequence: int = 0
    version: int = 0
    """The sequence of the last event that changed what can be done in the game: what an action is decided upon."""
    game: Game = None  # type: ignore[assignment]  # set by `Created`, always the first event
    customs: Customs = USUAL
    host: str = ""
    seats: tuple[Seat, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    seen: frozenset[tuple[str, int]] = frozenset()
    """Which holder has been shown which seat's hand of the round that was dealt last."""
    acquainted: tuple[str, ...] = ()
    """The latest holders without a seat who belong here all the same: they gave one up, or were invited."""
    draw: Draw | None = None
    """How the seed is drawn, once that is sealed."""
    sealed_at: float = 0.0
    contributions: tuple[str, ...] = ()
    """What was revealed in that draw, one for each seat."""
    abandoned: tuple[AbandonedDraw, ...] = ()
    state: State | None = None
    moves: tuple[Move, ...] = ()
    """Those of the round under way, or of the last one until somebody acts in this one; oldest first."""
    moved_from: State | None = None
    """The state in which the first of them was made. What the others were made in follows from it."""
    turn_since: float = 0.0
    extra: float = 0.0
    pause_since: float | None = None
    undo: Undo | None = None
    claims: tuple[Claimed, ...] = ()
    """Those of the round, and the one that ended the last round until somebody acts in this one."""
    ballot: Ballot | None = None
    """What the others say of the last claim; none of one that holds in every deal."""
    chat: tuple[ChatLine, ...] = ()
    news: tuple[News, ...] = ()
    closed: bool = False
    """Whether the game was ended before its end, because nobody was there."""
    rematch: str | None = None
    branch: Branch | None = None
    """The finished game that this one plays on from. Its seed is known to all, so no fair deal is promised here."""
    cards: SameCards | None = None
    """The cards that are dealt here and at other tables, once they are known."""
    match: MatchPlace | None = None
    """The match that this table is part of."""
    is_match_over: bool = False
    sitters: frozenset[str] = frozenset()
    """At a table of a match: whoever has ever held a seat here since cards were dealt, and so may know them."""
    is_forgotten: bool = False
    """Whether its events were removed long after the game: it is as the record tells it, and stays so."""

    @property
    def status(self) -> Status:
        """Whether people still sit down, play, or are done."""
        if self.state is None:
            return "open"
        return "over" if self.closed or self.state.is_over or self.is_dealt_out else "playing"

    @property
    def is_dealt_out(self) -> bool:
        """Whether all rounds were played that are dealt here, and at other tables, though the game might go on."""
        if self.cards is None or self.state is None or self.state.is_over:
            return False
        return self.state.rounds_played >= self.cards.deals

    @property
    def is_of_a_day(self) -> bool:
        """Whether a deal of the day is played here, which is one person's alone."""
        return self.cards is not None and self.cards.day != ""

    @property
    def is_dealt_to(self) -> bool:
        """Whether the cards of this table are drawn at another one: the first of its match."""
        return self.match is not None and self.match.number > 0

    @property
    def may_be_told(self) -> bool:
        """Whether all cards may be known by now: the game is over, and so is every other with the same cards."""
        return self.status == "over" and (self.match is None or self.is_match_over)

    @property
    def is_lesson(self) -> bool:
        """Whether this is a guided deal, which ends with its first round and counts for nothing."""
        return self.branch is not None and self.branch.of is None

    @property
    def draw_number(self) -> int:
        """Which draw of the seed this is, the first being 1."""
        return len(self.abandoned) + 1

    @property
    def draw_secret(self) -> str:
        """The server's part of the seed."""
        return secret_of_draw(self.secret, self.draw_number)

    @property
    def commitment(self) -> str:
        """The promise that binds the server in this draw."""
        return promise(self.draw_secret)

    @property
    def draw_since(self) -> float:
        """Since when somebody is waited for in the draw."""
        if self.draw is not None:
            return self.sealed_at
        return max((seat.awaited for seat in self.seats if seat.awaited is not None), default=0.0)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats whose contribution a sealed draw waits for."""
        if self.draw is None:
            return ()
        parts = zip(self.draw.commitments, self.contributions, strict=True)
        return tuple(seat for seat, (commitment, revealed) in enumerate(parts) if commitment and not revealed)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that belong to people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; nobody's before, between and after rounds, and while a claim is looked at."""
        state = self.state
        if state is None or self.closed or self.pause_since is not None or (self.ballot is not None and self.is_voting):
            return None
        return None if self.cards is not None and self.is_dealt_out else state.position.to_act

    @property
    def claim(self) -> Claimed | None:
        """The last claim."""
        return self.claims[-1] if self.claims else None

    @property
    def is_voting(self) -> bool:
        """Whether somebody may still answer a claim: nobody plays on, and no clock runs."""
        return self.ballot is not None and self.ballot.is_open

    @property
    def bots_to_answer(self) -> tuple[int, ...]:
        """The seats whose answer to a claim a bot owes."""
        waiting = () if self.ballot is None else self.ballot.waiting
        return tuple(seat for seat in waiting if self.seats[seat].bot is not None)

    @property
    def has_claim_won(self) -> bool:
        """Whether the last claim was proved or accepted, so that it ended its round."""
        if self.claim is None:
            return False
        return self.claim.holds or (self.ballot is not None and self.ballot.is_accepted)

    @property
    def is_laying(self) -> bool:
        """Whether tokens may be laid with the card just played."""
        return self.state is not None and self.state.position.phase is Phase.LAY

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that a holder has here."""
        if holder is not None:
            for number, seat in enumerate(self.seats):
                if seat.holder == holder:
                    return number
        return None

    def arrival_of(self, holder: str | None) -> Arrival | None:
        """The seat that a holder takes with the next deal."""
        return next((arrival for arrival in self.arrivals if arrival.holder == holder), None)

    def arrival_at(self, seat: int) -> Arrival | None:
        """Who takes a seat with the next deal."""
        return next((arrival for arrival in self.arrivals if arrival.seat == seat), None)

    def may_enter(self, holder: str | None) -> bool:
        """Whether somebody may look, or ask for a seat.

        Until the game begins whoever has the code may, and everyone later too where strangers may watch; elsewhere
        only the host and people who have sat here and were not removed; in a match, of those only who knows its cards.
        """
        is_public = self.customs.spectators and self.customs.visibility != "private"
        if is_public or self.status == "open":
            return True
        if self.match is not None and not self.is_match_over and holder not in self.sitters:
            return False
        return holder is not None and (
            holder == self.host
            or holder in self.acquainted
            or self.seat_of(holder) is not None
            or self.arrival_of(holder) is not None
        )

    def has_seen(self, holder: str, seat: int) -> bool:
        """Whether a holder has been shown a seat's hand of this round."""
        return (holder, seat) in self.seen

    def may_be_shown(self, holder: str, seat: int) -> bool:
        """Whether a holder may be shown a seat's hand: whoever has seen one of a round never sees another of it."""
        return all(other != holder or number == seat for other, number in self.seen)

    def move_of(self, seat: int) -> Move | None:
        """The last action of a seat in the round under way, if it still can be taken back."""
        if self.state is not None:
            for move in reversed(self.moves):
                if move.seat == seat:
                    return move if move.round == self.state.rounds_played else None
        return None

    def state_before(self, move: Move) -> State:
        """The state in which one of the moves was made. It is played anew: nearly all states are never wanted again."""
        state = self.moved_from
        assert state is not None
        for earlier in self.moves[: self.moves.index(move)]:
            state, _ = state.advance(earlier.action, seat=earlier.seat, deal=False)
        return state

    def deadline(self) -> float | None:
        """When the time of the seat to act is over; none without a clock, or while a bot plays."""
        return self._deadline_of(self.to_act)

    def _deadline_of(self, seat: int | None) -> float | None:
        """The same, of the seat to act."""
        if seat is None or self.seats[seat].bot is not None:
            return None
        allowed = self.allowance(seat)
        return None if allowed is None else self.turn_since + allowed

    def allowance(self, seat: int) -> float | None:
        """How long a seat may take for the decision before it, in seconds."""
        each, bank = self.customs.decision_seconds, self.customs.bank_seconds
        if each is None and bank is None:
            return None
        return (each or 0.0) + (self.bank_left(seat) or 0.0) + self.extra

    def bank_left(self, seat: int) -> float | None:
        """What is left of a seat's time for the whole game."""
        bank = self.customs.bank_seconds
        return None if bank is None else max(0.0, bank - self.seats[seat].bank_used)

    def due(self) -> float | None:
        """When the server has to do something by itself: what a bot does, the end of a pause or of somebody's time."""
        if self.sequence >= MOST_EVENTS:
            return None
        if self.state is None:
            return self._draw_due()
        if self.pause_since is not None:
            return None if self.customs.round_pause is None else self.pause_since + self.customs.round_pause
        if self.ballot is not None and self.ballot.is_open:
            looked = self.ballot.since + min(self.customs.pace, LONGEST_BOT_LOOK)
            return looked if self.bots_to_answer else self.ballot.until
        seat = self.to_act
        if seat is not None and self.seats[seat].bot is not None:
            pace = self.customs.pace * (WITH_THE_CARD if self.is_laying else 1.0)
            waiting = 0.0 if self.undo is None else self.undo.asked_at + LONGEST_WAIT
            return max(self.turn_since + pace, waiting)
        return self._deadline_of(seat)

    def _draw_due(self) -> float | None:
        """When the draw goes on without those who are waited for."""
        if self.draw is not None:
            return self.sealed_at + REVEAL_SECONDS
        if all(seat.awaited is None for seat in self.seats) or any(seat.is_open for seat in self.seats):
            return None
        return self.draw_since + COMMIT_SECONDS

    def record(self) -> dict[str, Any]:
        """The record of the game; with its seed, and what made it if it was made here, once the game is over."""
        assert self.state is not None
        record = self.state.record(self.names)
        if self.status != "over":
            del record["seed"]
            return record
        if self.draw is None:
            return record
        return record | {
            "fairness": told_fairness(self.draw, self.draw_secret, self.contributions, self.abandoned),
        }

    def with_seat(self, number: int, seat: Seat) -> Table:
        """The table with somebody else in a seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def shown_to(self, holder: str, seat: int) -> Table:
        """The table once a holder has been shown a seat's hand."""
        return self if self.state is None else replace(self, seen=self.seen | {(holder, seat)})

    def changed(self, state: State, at: float, **more: Any) -> Table:
        """The table with another state of its game, which makes a new version and a new turn."""
        before = self.state
        is_dealt = before is None or before.is_between_rounds or state.rounds_played > before.rounds_played
        if is_dealt and not state.is_between_rounds:
            held = ((seat.holder, number) for number, seat in enumerate(self.seats))
            if not self.has_claim_won:
                more |= {"claims": (), "ballot": None}
            more["seen"] = frozenset((holder, number) for holder, number in held if holder is not None)
        if state.is_over:
            more["arrivals"] = ()
        return replace(self, state=state, version=self.sequence, turn_since=at, extra=0.0, undo=None, **more)

    def without_news(self) -> Table:
        """The table once all have heard the latest news, which then need not be kept with it."""
        return replace(self, news=()) if self.news else self

    def with_news(self, before: State | None, events: tuple[Event, ...], after: State) -> tuple[News, ...]:
        """The latest news with one more."""
        latest = News(self.sequence, before, events, after)
        return (*self.news[-NEWS_KEPT:], latest) if self.news else (latest,)
