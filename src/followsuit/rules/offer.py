"""The word for a turned card whose suit is offered as trump, in turn, before another suit may be named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.errors import ParseError, shortened
from followsuit.language.markdown import Block
from followsuit.language.message import Message
from followsuit.rules import limits
from followsuit.rules.event import Event
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Called, Round, clockwise, replaced
from followsuit.rules.stages import PASS_WORD, Ask, Outcome, Stage, with_call, without
from followsuit.rules.teaching import Teaching

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

ORDER_UP = "up"
ALONE = "alone"


@dataclass(frozen=True)
class Offer(Stage):
    """The suit of the turned card is offered to each in turn; then each may name another suit.

    Whoever takes it, or names one, undertakes the round with its side. In the first turn round the table the dealer
    picks the turned card up and puts another away. `alone`: whoever undertakes it may play without its partner.
    `stuck`: the dealer, who speaks last, must name a suit; otherwise nobody plays when all have passed twice.
    `may_discard_turned`: the dealer may put the turned card away again.
    """

    alone: bool = True
    stuck: bool = False
    may_discard_turned: bool = False
    verbs: ClassVar[tuple[str, ...]] = ("call", "discard")
    picks: ClassVar[tuple[str, ...]] = ("discard",)
    heading: ClassVar[str] = "offer"
    names_trump: ClassVar[bool] = True
    makes_declarer: ClassVar[bool] = True
    moves_cards: ClassVar[bool] = True
    offers_turned: ClassVar[bool] = True

    def took_turned_up(self, calls: Iterable[Called]) -> bool:
        """Once somebody has ordered it up."""
        return any(call.verb == "call" and call.said.startswith(ORDER_UP) for call in calls)

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """Each in turn, twice at most; the dealer for a card when it was ordered up."""
        said = [call for call in round_.calls if call.verb == "call"]
        if round_.declarer is not None:
            due = said[-1].said.startswith(ORDER_UP) and round_.stasher is None
            return Ask(round_.dealer, "discard", 1) if due else None
        everyone = _everyone(round_)
        if len(said) == 2 * len(everyone):
            return None
        return Ask(everyone[len(said) % len(everyone)], "call")

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        said, seats = sum(call.verb == "call" for call in round_.calls), len(_everyone(round_))
        assert round_.turned is not None
        if said < seats:
            takes = [ORDER_UP]
        else:
            takes = [suit.letter for suit in rules.deck.suits if suit.letter != round_.turned.suit]
        must = self.stuck and said == 2 * seats - 1
        every = [each for take in takes for each in ((take, f"{take} {ALONE}") if self.alone else (take,))]
        return tuple(every) if must else (PASS_WORD, *every)

    def sayings(self, rules: Rules) -> tuple[str, ...]:
        """A pass, the turned suit, and each suit; behind each of them, the same alone."""
        takes = (ORDER_UP, *(suit.letter for suit in rules.deck.suits))
        return (PASS_WORD, *(each for take in takes for each in (take, f"{take} {ALONE}")))

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """Only what is open in this turn round the table."""
        options = self.options(rules, round_, ask)
        if said in options:
            return None
        if said == PASS_WORD:
            return Refusal("call/stuck", {"options": [f"call {option}" for option in options]})
        assert round_.turned is not None
        if said.split(maxsplit=1)[0] == round_.turned.suit:
            return Refusal("call/turned-down", {"suit": round_.turned.suit}, rules.deck.names)
        return super().refusal(rules, round_, ask, said)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The next seat speaks, or the trump is settled."""
        round_ = with_call(round_, ask, said)
        seat = ask.seat
        if said == PASS_WORD:
            calls = sum(call.verb == "call" for call in round_.calls)
            passed = Event("passed-on", seat, facts={"verb": "call"})
            return Outcome(replace(round_, idle=calls == 2 * len(_everyone(round_))), (passed,))
        turned = round_.turned
        assert turned is not None
        take, _, alone = said.partition(" ")
        ordered_up = take == ORDER_UP
        trump = turned.suit if ordered_up else take
        facts = {"suit": trump, "alone": bool(alone), "up": ordered_up}
        events = [Event("called", seat, facts=facts)]
        round_ = replace(round_, order=trump, declarer=seat, alone=bool(alone))
        if ordered_up:
            hand = rules.deck.sorted((*round_.hands[round_.dealer], turned))
            round_ = replace(round_, hands=replaced(round_.hands, round_.dealer, hand))
            events.append(Event("took-up", round_.dealer, (turned,)))
        else:
            round_ = _partner_leaves(round_)
        return Outcome(round_, tuple(events))

    def may_pick(self, rules: Rules, round_: Round, ask: Ask) -> tuple[Card, ...]:
        """Any card, or any but the one just picked up."""
        hand = round_.hands[ask.seat]
        return hand if self.may_discard_turned else tuple(card for card in hand if card != round_.turned)

    def pick_refusal(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Refusal | None:
        """One card that is held."""
        if (refusal := super().pick_refusal(rules, round_, ask, cards)) is not None:
            return refusal
        if cards[0] in self.may_pick(rules, round_, ask):
            return None
        return Refusal("discard/turned", {"card": str(cards[0])}, rules.deck.names)

    def picked(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Outcome:
        """The card is out of play, and only the dealer has seen it."""
        seat = ask.seat
        put_away = Event("discarded", seat, cards, seen_by=frozenset((seat,)))
        hands = replaced(round_.hands, seat, without(round_.hands[seat], cards))
        round_ = replace(round_, hands=hands, stash=cards, stasher=seat)
        return Outcome(_partner_leaves(round_), (put_away,))

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """`pass`, `up`, a suit by letter or name, and `alone` behind either."""
        first, _, rest = super().read(rules, verb, text).partition(" ")
        if rest not in ("", ALONE):
            raise ParseError(Message("parse/choice", {"text": shortened(text), "example": self.example(rules, verb)}))
        take = first if first in (PASS_WORD, ORDER_UP) else rules.deck.parse_suit(first).letter
        return f"{take} {rest}".rstrip()

    def example(self, rules: Rules, verb: str) -> str:
        return f"call {ORDER_UP}" if verb == "call" else f"discard {rules.deck.cards[0]}"

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        facts = {
            "alone": self.alone,
            "stuck": self.stuck,
            "may_discard_turned": self.may_discard_turned,
            "named": f"call {rules.deck.suits[0].letter}",
            "discard": self.example(rules, "discard"),
        }
        return ((Message("rules/offer", facts),),)

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """Everyone speaks; a card is put away by the dealer alone."""
        return self.verbs if seat == round_.dealer else ("call",)

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """What it takes to order a card up, or what to put away for it."""
        if verb == "discard":
            return Teaching(Message("lesson/discard-title"), (Message("lesson/discard"),))
        turned = None if round_.turned is None else str(round_.turned)
        return Teaching(Message("lesson/offer-title"), (Message("lesson/offer", {"card": turned}),))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """A card with a suit has to be turned in every round, and the dealer needs room for it."""
        deal = rules.deal
        if deal.face_up is None or not deal.face_up.leaves_play() or not all(map(deal.turns_card, deal.sizes)):
            yield f"{field} needs a card to offer in every round: set `deal.face_up` to NextCard()."
        if any(not card.suit for card in rules.deck.counts):
            yield f"{field} needs a suit on every card that may be turned: leave the others out of `deck`."
        if self.alone and not rules.sides.has_partners:
            yield f"{field} lets one play alone, but nobody has a partner: set `alone` to False, or `sides`."
        if deal.sitting_out.is_dealer:
            yield f"{field} lets the dealer pick a card up, but DealerSitsOut gives it none: leave one of them out."
        if deal.sizes and deal.sizes[-1] >= limits.LONGEST_HAND:
            yield f"{field} adds a card to a hand of {deal.sizes[-1]}: deal fewer."


def _everyone(round_: Round) -> tuple[int, ...]:
    """All seats, clockwise from the one after the dealer, whoever plays in the end."""
    seats = tuple(range(round_.seats))
    return clockwise(seats, (round_.dealer + 1) % round_.seats)


def _partner_leaves(round_: Round) -> Round:
    """Where somebody plays without its partner, that one lays its cards down."""
    if not round_.alone or round_.declarer is None:
        return round_
    partners = round_.partners(round_.declarer)
    playing = tuple(seat for seat in round_.playing if seat == round_.declarer or seat not in partners)
    return replace(round_, playing=playing)
