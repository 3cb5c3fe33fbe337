"""The word for saying beforehand how many tricks one will take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.errors import ParseError, shortened
from followsuit.language.markdown import Block
from followsuit.language.message import Message
from followsuit.rules.event import Event
from followsuit.rules.prose import signed, whole_number
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Round, replaced
from followsuit.rules.stages import Ask, Outcome, Stage, with_call
from followsuit.rules.teaching import Teaching

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

NIL = "nil"
LOOK = "look"


@dataclass(frozen=True)
class Bids(Stage):
    """Each player once, clockwise from the seat after the dealer, bids a number of tricks.

    `hook`: the last to bid, who is the dealer, may not make the bids add up to the tricks of the round. `cap`: no bid
    is higher than this. `partners_within_tricks`: partners together bid no more tricks than the round has.
    """

    hook: bool = False
    cap: int | None = None
    partners_within_tricks: bool = False
    verbs: ClassVar[tuple[str, ...]] = ("bid",)
    heading: ClassVar[str] = "bidding"

    @property
    def bids(self) -> Bids:
        """This."""
        return self

    def most(self, hand_size: int) -> int:
        """The highest bid in a round of that many cards."""
        return hand_size if self.cap is None else min(hand_size, self.cap)

    def most_of(self, round_: Round, seat: int) -> int:
        """The highest bid of a seat, given what its partners have bid."""
        most = self.most(round_.hand_size)
        if not self.partners_within_tricks:
            return most
        others = (round_.bids[other] or 0 for other in round_.partners(seat) if other != seat)
        return min(most, round_.hand_size - sum(others))

    def barred(self, round_: Round, seat: int) -> int | None:
        """The one number that the hook forbids this seat, if it does."""
        waiting = [other for other in round_.playing if round_.bids[other] is None] or round_.playing
        if not self.hook or seat != waiting[-1]:
            return None
        return round_.hand_size - sum(bid for bid in round_.bids if bid is not None)

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """Everyone who has not bid yet, one after another."""
        for seat in round_.playing:
            if round_.bids[seat] is None:
                return Ask(seat, "bid")
        return None

    def open_to(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The numbers a seat may bid."""
        barred = self.barred(round_, seat)
        return tuple(number for number in range(self.most_of(round_, seat) + 1) if number != barred)

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        return tuple(map(str, self.open_to(round_, ask.seat)))

    def sayings(self, rules: Rules) -> tuple[str, ...]:
        return tuple(map(str, range(rules.deal.longest + 1)))

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """Range, cap, what partners may bid together, and hook."""
        return self.number_refusal(round_, ask.seat, int(said))

    def number_refusal(self, round_: Round, seat: int, number: int) -> Refusal | None:
        """Why a seat may not bid a number."""
        most = self.most(round_.hand_size)
        if 0 <= number <= round_.hand_size and number > most:
            return Refusal("bid/cap", {"most": most})
        if not 0 <= number <= most:
            return Refusal("bid/range", {"number": number, "most": most})
        if number > (open_to := self.most_of(round_, seat)):
            return Refusal("bid/partners", {"number": number, "most": open_to, "tricks": round_.hand_size})
        if number == self.barred(round_, seat):
            return Refusal("bid/hook", {"barred": number, "tricks": round_.hand_size})
        return None

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The bid stands."""
        number = int(said)
        bid = Event("bid", ask.seat, facts={"number": number})
        round_ = with_call(round_, ask, said)
        return Outcome(replace(round_, bids=replaced(round_.bids, ask.seat, number)), (bid,))

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """A number."""
        if (number := whole_number(text)) is None:
            raise ParseError(Message("parse/number", {"text": shortened(text), "wanted": "bid"}))
        return str(number)

    def example(self, rules: Rules, verb: str) -> str:
        return f"bid {min(2, self.most(rules.deal.longest))}"

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        facts = {
            "cap": self.cap, "hook": self.hook, "partners_within_tricks": self.partners_within_tricks,
            "typed": self.example(rules, "bid"),
        }  # fmt: skip
        return ((Message("rules/bids", facts),),)

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """What the bid has to come to, and how one gets at a number."""
        facts = {"joined": rules.joins_bids, "hook": self.hook, "tricks": round_.hand_size}
        return Teaching(Message("lesson/bid-title"), (Message("lesson/bid", facts),))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Something has to be left to bid."""
        if self.cap is not None and self.cap < 0:
            yield f"{field} has a `cap` of {signed(self.cap)}, which leaves nothing to bid: give 0 or more."


@dataclass(frozen=True)
class BlindNil(Stage):
    """Who is on a side so many points behind may bid 0 before looking at its cards.

    It comes before the bidding, and stands as that seat's bid. Until it has answered, the seat has not seen its hand.
    """

    behind: int
    verbs: ClassVar[tuple[str, ...]] = ("blind",)
    heading: ClassVar[str] = "blind-nil"
    keeps_closed: ClassVar[bool] = True

    def waits_to_look(self, round_: Round, seat: int) -> bool:
        """Whether a seat's side is so far behind that it is asked."""
        side = round_.partners(seat)
        others = [total for other, total in enumerate(round_.before) if other not in side]
        return seat in round_.playing and max(others) - round_.before[seat] >= self.behind

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """Only who is so far behind."""
        return self.verbs if self.waits_to_look(round_, seat) else ()

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """Everyone who may, one after another."""
        for seat in round_.playing:
            if seat in round_.closed:
                return Ask(seat, "blind")
        return None

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        return self.sayings(rules)

    def sayings(self, rules: Rules) -> tuple[str, ...]:
        return (LOOK, NIL)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The bid stands, or will be made later; either way the cards are looked at now."""
        seat = ask.seat
        events = [Event("blind", seat, facts={"nil": said == NIL})]
        round_ = with_call(round_, ask, said)
        if said == NIL:
            round_ = replace(round_, bids=replaced(round_.bids, seat, 0))
        round_ = replace(round_, closed=tuple(other for other in round_.closed if other != seat))
        events.append(Event("looked", seat, round_.hands[seat], seen_by=frozenset((seat,))))
        return Outcome(round_, tuple(events))

    def example(self, rules: Rules, verb: str) -> str:
        return f"blind {NIL}"

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        facts = {"behind": self.behind, "typed": [f"blind {NIL}", f"blind {LOOK}"]}
        return ((Message("rules/blind-nil", facts),),)

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Nobody may have looked at its cards before."""
        if rules.stages[0] is not self:
            yield f"{field} comes before anybody looks at its cards: let it be the first of the stages."
        if rules.bidding is None:
            yield f"{field} is a bid, but nobody bids: add Bids to `stages`."
        if rules.trump.may_be_named or rules.deal.shows_dealers_card:
            yield (
                f"{field} comes before the dealer looks at its cards: turn NextCard, and let nobody name a trump by it."
            )
