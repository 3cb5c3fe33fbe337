"""Words for how a round's trump is found."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card, Deck, each_suit
from followsuit.errors import shortened
from followsuit.language.markdown import Block
from followsuit.language.message import Message
from followsuit.rules.event import Event
from followsuit.rules.names import not_cards, not_suits
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Round
from followsuit.rules.stages import PASS_WORD, Ask, Outcome, Stage, with_call
from followsuit.rules.teaching import Teaching
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class TrumpFrom(Enum):
    """Where a round's trump comes from."""

    NOWHERE = "nowhere"
    FIXED = "fixed"
    DRAWN = "drawn"
    TURNED = "turned"


class Trump(Word):
    """How a round's trump is found."""

    source: ClassVar[TrumpFrom] = TrumpFrom.NOWHERE

    @property
    def may_be_named(self) -> bool:
        """Whether a turned card may leave it to the dealer."""
        return False

    def is_named(self, turned: Card) -> bool:
        """Whether the dealer names the trump."""
        return False

    @property
    def fixed(self) -> str | None:
        """The suit that is trump from the deal on, if it is always the same."""
        return None

    @property
    def stages(self) -> tuple[Stage, ...]:
        """What it leaves to be decided before everything else."""
        return ()

    def trump(self, turned: Card) -> str | None:
        """The trump that a turned card makes by itself."""
        return None

    @abstractmethod
    def says(self, deck: Deck) -> Message | None:
        """The sentence for the rules page, if there is anything to say."""


@dataclass(frozen=True, slots=True)
class NoTrump(Trump):
    """No suit is ever named trump (the cards themselves may still hold permanent ones)."""

    def says(self, deck: Deck) -> None:
        """Nothing to say."""


@dataclass(frozen=True, slots=True)
class FixedTrump(Trump):
    """The same suit is trump in every round."""

    suit: str
    source: ClassVar[TrumpFrom] = TrumpFrom.FIXED

    @property
    def fixed(self) -> str:
        """The suit."""
        return self.suit

    def says(self, deck: Deck) -> Message:
        return Message("rules/fixed-trump", {"suit": self.suit})

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The deck has to have the suit."""
        return not_suits(rules.deck, field, [self.suit])


@dataclass(frozen=True, slots=True)
class DrawnSuit(Trump):
    """A suit drawn at random every round, from a separate pack so that no card leaves play."""

    source: ClassVar[TrumpFrom] = TrumpFrom.DRAWN

    def says(self, deck: Deck) -> Message:
        return Message("rules/drawn-suit")

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """A card turned beside it would mean nothing."""
        if rules.deal.face_up is not None:
            yield (
                f"`deal.face_up` turns a card, but {field} is DrawnSuit: turn none, or take the trump of SuitOfTurned."
            )


@dataclass(frozen=True, slots=True)
class SuitOfTurned(Trump):
    """The suit of the turned card.

    Turned, the card `no_trump` makes none, and the card `named` lets the dealer name one.
    """

    no_trump: str = ""
    named: str = ""
    source: ClassVar[TrumpFrom] = TrumpFrom.TURNED

    @property
    def may_be_named(self) -> bool:
        """Whether there is a card that does."""
        return bool(self.named)

    def is_named(self, turned: Card) -> bool:
        """Whether the dealer names the trump."""
        return str(turned) == self.named

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The dealer names the trump when that card was turned."""
        return (DealerNames(self.named),) if self.named else ()

    def trump(self, turned: Card) -> str | None:
        """The trump that a turned card makes by itself."""
        return None if str(turned) == self.no_trump else turned.suit or None

    def says(self, deck: Deck) -> Message:
        typed = f"trump {deck.suits[0].letter}"
        facts = {"no_trump": self.no_trump or None, "named": self.named or None, "typed": typed}
        return Message("rules/suit-of-turned", facts)

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """A card has to be turned, and those that it names have to be in the deck."""
        if not any(map(rules.deal.turns_card, rules.deal.sizes)):
            yield f"{field} is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard."
        for part, card in (("no_trump", self.no_trump), ("named", self.named)):
            if card:
                yield from not_cards(rules.deck, f"`trump.{part}`", [card])
        if self.named and rules.deal.sitting_out.is_dealer:
            yield (
                "`trump.named` lets the dealer name a trump by its hand, but DealerSitsOut gives it none: leave one of "
                "them out."
            )


class Names(Stage):
    """A seat says which suit is trump."""

    verbs: ClassVar[tuple[str, ...]] = ("trump",)
    heading: ClassVar[str] = "trump"
    names_trump: ClassVar[bool] = True

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        return tuple(suit.letter for suit in rules.deck.suits)

    def sayings(self, rules: Rules) -> tuple[str, ...]:
        """The suits, and before them the pass that some may say."""
        return (PASS_WORD, *(suit.letter for suit in rules.deck.suits))

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """The suit must be one of the deck's."""
        return suit_refusal(said, rules.deck)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The suit is trump for this round."""
        named = Event("trump", ask.seat, facts={"suit": said})
        return Outcome(replace(with_call(round_, ask, said), order=said), (named,))

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """A suit by its letter or name."""
        return rules.deck.parse_suit(text).letter

    def example(self, rules: Rules, verb: str) -> str:
        return f"trump {rules.deck.suits[0].letter}"

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """Which suit to name, and what one is bound to with it."""
        return Teaching(Message("lesson/trump-title"), (Message("lesson/trump", {"makes": self.makes_declarer}),))


@dataclass(frozen=True)
class DealerNames(Names):
    """When a certain card is turned, the dealer names the trump."""

    card: str

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """The dealer, until it has named one."""
        return Ask(round_.dealer, "trump") if self._is_due(round_) and round_.order is None else None

    def _is_due(self, round_: Round) -> bool:
        return round_.turned is not None and str(round_.turned) == self.card

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """Only the dealer, when that card was turned."""
        return self.verbs if self._is_due(round_) and seat == round_.dealer else ()

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        """Nothing beyond what is said of the turned card."""
        return ()


@dataclass(frozen=True)
class NamesTrump(Names):
    """The seat after the dealer names the trump and undertakes the round with it.

    With `may_pass` it may leave that to the next one, and so on; when all have passed, it must.
    """

    may_pass: bool = False
    makes_declarer: ClassVar[bool] = True

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """One seat after another, until one has named a suit."""
        if round_.declarer is not None:
            return None
        passed = sum(call.verb == "trump" for call in round_.calls)
        return Ask(round_.playing[passed % len(round_.playing)], "trump")

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """The first to speak, and others where it may pass."""
        return self.verbs if self.may_pass or seat == round_.playing[0] else ()

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        suits = super().options(rules, round_, ask)
        passed = sum(call.verb == "trump" for call in round_.calls)
        return (*suits, PASS_WORD) if self.may_pass and passed < len(round_.playing) else suits

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """A suit of the deck, or a pass where one may still pass."""
        if said == PASS_WORD:
            return None if said in self.options(rules, round_, ask) else Refusal("trump/must-name")
        return suit_refusal(said, rules.deck)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The suit is trump, or the next seat is asked."""
        if said == PASS_WORD:
            passed = Event("passed-on", ask.seat, facts={"verb": "trump"})
            return Outcome(with_call(round_, ask, said), (passed,))
        round_, events = super().called(rules, round_, ask, said)
        return Outcome(replace(round_, declarer=ask.seat), events)

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """A suit, or a pass."""
        return PASS_WORD if text.lower() == PASS_WORD else super().read(rules, verb, text)

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        return ((Message("rules/names-trump", {"may_pass": self.may_pass, "typed": self.example(rules, "trump")}),),)


def suit_refusal(suit: str, deck: Deck) -> Refusal | None:
    """Why a suit cannot be made trump."""
    letters = [each.letter for each in deck.suits]
    if suit in letters:
        return None
    facts = {"given": shortened(suit), "suits": letters, "ways": each_suit(deck, "suit/to-name")}
    return Refusal("trump/no-suit", facts, deck.names)
