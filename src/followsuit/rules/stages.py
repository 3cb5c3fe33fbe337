"""What is decided between the deal and the first card: stages, one after another.

There are two kinds of decision: to say one thing of a list (a *call*), and to pick cards of one's hand (a *pick*). A
stage says, from the round as it lies, whom it asks for which of them; once it asks nobody, the next stage has its turn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.errors import LONGEST_QUOTE, ParseError, shortened
from followsuit.language.markdown import Block
from followsuit.language.message import Message
from followsuit.rules.event import Event
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Called, Round
from followsuit.rules.teaching import Teaching
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.bidding import Bids
    from followsuit.rules.contracts import Contracts
    from followsuit.rules.page import Rules
    from followsuit.rules.passing import Passing


PASS_WORD = "pass"
"""What somebody says who leaves it to the next one, wherever that may be said."""


class Ask(Struct, frozen=True, gc=False):
    """What a seat is asked: to say something with a verb, or to pick so many cards for the purpose it names."""

    seat: int
    verb: str
    cards: int = 0
    """How many are to be picked; none where something is to be said."""


class Outcome(NamedTuple):
    """The round after something was decided, and what happened."""

    round: Round
    events: tuple[Event, ...]


class Stage(Word):
    """One matter that is decided before the first card."""

    verbs: ClassVar[tuple[str, ...]]
    """What the actions of this stage begin with."""
    picks: ClassVar[tuple[str, ...]] = ()
    """Those of them that name cards."""
    heading: ClassVar[str]
    """The section of the rules page that it belongs to."""
    names_trump: ClassVar[bool] = False
    """Whether it may set how the cards rank."""
    makes_declarer: ClassVar[bool] = False
    """Whether somebody undertakes something in it."""
    moves_cards: ClassVar[bool] = False
    """Whether cards change hands in it, or leave them."""
    keeps_closed: ClassVar[bool] = False
    """Whether some have to decide in it before they see their cards."""
    offers_turned: ClassVar[bool] = False
    """Whether it is about the turned card."""
    may_discard_turned: bool = True
    """Whether a turned card that is in a hand may be put away."""

    def took_turned_up(self, calls: Iterable[Called]) -> bool:
        """Whether the dealer has picked the turned card up, told by what was said."""
        return False

    @property
    def bids(self) -> Bids | None:
        """The bidding, if this is it."""
        return None

    @property
    def contracts(self) -> Contracts | None:
        """The choice of a contract, if this is it."""
        return None

    @property
    def passing(self) -> Passing | None:
        """How cards are passed on, if this is about that."""
        return None

    def waits_to_look(self, round_: Round, seat: int) -> bool:
        """Whether a seat may not look at its cards before it has decided something here."""
        return False

    @abstractmethod
    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """Whom it asks for what now; nobody before its time comes, and when it is over."""

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        """All that may be said now."""
        return ()

    def sayings(self, rules: Rules) -> tuple[str, ...]:
        """All that can ever be said with its first verb, whoever is asked; the kernel's number is the place here."""
        return ()

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """Why something may not be said now."""
        options = self.options(rules, round_, ask)
        if said in options:
            return None
        facts = {"said": shortened(said), "verb": ask.verb, "options": [f"{ask.verb} {option}" for option in options]}
        return Refusal("call/not-open", facts)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """What follows when something legal is said."""
        raise NotImplementedError

    def pick_refusal(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Refusal | None:
        """Why cards may not be picked now: not so many, or not all of them held."""
        hand = round_.hands[ask.seat]
        held = [str(card) for card in rules.faces.held(hand, round_.order)]
        if len(cards) != ask.cards or (len(set(cards)) < len(cards) and Counter(cards) - Counter(hand)):
            example = f"{ask.verb} {' '.join(held[-ask.cards :])}"
            return Refusal(f"{ask.verb}/count", {"cards": ask.cards, "example": example})
        for card in cards:
            if card not in hand:
                return Refusal(f"{ask.verb}/not-held", {"card": str(card), "held": held}, rules.deck.names)
        return None

    def may_pick(self, rules: Rules, round_: Round, ask: Ask) -> tuple[Card, ...]:
        """The cards of the hand among which the picked ones may be."""
        return round_.hands[ask.seat]

    def picked(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Outcome:
        """What follows when legal cards are picked."""
        raise NotImplementedError

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """What is said, in its usual spelling; ParseError if it cannot be read."""
        if len(text) > LONGEST_QUOTE or not text.isprintable():
            raise ParseError(Message("parse/choice", {"text": shortened(text), "example": self.example(rules, verb)}))
        return text.lower()

    @abstractmethod
    def example(self, rules: Rules, verb: str) -> str:
        """What an action with one of its verbs looks like."""

    @abstractmethod
    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        """Its part of the rules page."""

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """With which verbs a seat may be asked in a round, as far as the deal alone tells."""
        return self.verbs

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """What somebody should know who is asked with a verb for the first time; `took`: cards just picked up.

        A stage that has no sentence of its own for it says what the rules page says of it first.
        """
        first = next((block for block in self.says(rules, round_.seats) if isinstance(block, tuple)), ())
        title = Message("lesson/pick-title" if verb in self.picks else "lesson/call-title")
        return Teaching(title, first)


def with_call(round_: Round, ask: Ask, said: str) -> Round:
    """The round with one thing more said."""
    return replace(round_, calls=(*round_.calls, Called(ask.seat, ask.verb, said)))


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand after some of its cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
