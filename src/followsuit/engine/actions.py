"""Actions: what a seat, or chance, can do. `str(action)` is its notation, and `parse` reads it back.

Chance deals, turns, draws trump and draws tokens by actions of its own, so a history of actions is a whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from followsuit.cards import Card
from followsuit.errors import LONGEST_QUOTE, ParseError, shortened
from followsuit.language.message import Message
from followsuit.rules import Rules
from followsuit.rules.contracts import PASS
from followsuit.rules.prose import whole_number

CHANCE = -1
"""The seat number of chance."""


class Bid(Struct, frozen=True, gc=False):
    """Say how many tricks one will take."""

    verb: ClassVar[str] = "bid"
    number: int

    def __str__(self) -> str:
        return f"bid {self.number}"


class NameTrump(Struct, frozen=True, gc=False):
    """Make a suit trump: the dealer by naming it, chance by drawing it."""

    verb: ClassVar[str] = "trump"
    suit: str

    def __str__(self) -> str:
        return f"trump {self.suit}"


class Choose(Struct, frozen=True, gc=False):
    """Choose a contract, or pass."""

    verb: ClassVar[str] = "choose"
    letter: str

    def __str__(self) -> str:
        return f"choose {self.letter}"


class Stash(Struct, frozen=True, gc=False):
    """Put cards of one's hand away face down."""

    verb: ClassVar[str] = "stash"
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"stash {' '.join(map(str, self.cards))}"


class Play(Struct, frozen=True, gc=False):
    """Play a card to the trick."""

    verb: ClassVar[str] = "play"
    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


class Add(Struct, frozen=True, gc=False):
    """Lay a token with the card just played."""

    verb: ClassVar[str] = "add"
    token: str

    def __str__(self) -> str:
        return f"add {self.token}"


class Done(Struct, frozen=True, gc=False):
    """Lay no more tokens."""

    verb: ClassVar[str] = "done"

    def __str__(self) -> str:
        return "done"


class Take(Struct, frozen=True, gc=False):
    """Take a token from a seat's score area."""

    verb: ClassVar[str] = "take"
    source: int
    token: str

    def __str__(self) -> str:
        return f"take {self.source} {self.token}"


class DrawDealer(Struct, frozen=True, gc=False):
    """Chance names the first dealer."""

    verb: ClassVar[str] = "dealer"
    seat: int

    def __str__(self) -> str:
        return f"dealer {self.seat}"


class DealCards(Struct, frozen=True, gc=False):
    """Chance deals every hand, and the cards on the table."""

    verb: ClassVar[str] = "deal"
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...] = ()

    def __str__(self) -> str:
        hands = " | ".join(" ".join(map(str, hand)) or "." for hand in self.hands)
        return f"deal {hands}" + (f" / {' '.join(map(str, self.table))}" if self.table else "")


class TurnCard(Struct, frozen=True, gc=False):
    """Chance turns a card up."""

    verb: ClassVar[str] = "turn"
    card: Card

    def __str__(self) -> str:
        return f"turn {self.card}"


class DrawToken(Struct, frozen=True, gc=False):
    """Chance draws a token from the stock for the winner of a trick."""

    verb: ClassVar[str] = "draw"
    token: str

    def __str__(self) -> str:
        return f"draw {self.token}"


PlayerAction = Bid | NameTrump | Choose | Stash | Play | Add | Done | Take
Action = PlayerAction | DrawDealer | DealCards | TurnCard | DrawToken


def _number(text: str, wanted: str) -> int:
    if (number := whole_number(text)) is None:
        raise ParseError(Message("parse/number", {"text": shortened(text), "wanted": wanted}))
    return number


def _token(rules: Rules, text: str) -> str:
    if rules.tokens is None:
        raise ParseError(Message("parse/no-tokens"))
    return rules.tokens.parse(text)


def _choice(rules: Rules, text: str) -> Action:
    """A contract by its letter or its name; whether it is offered is for the rules to say."""
    for contract in rules.contracts.offers if rules.contracts else ():
        if text.lower() == contract.name.lower():
            return Choose(contract.letter)
    if len(text) > LONGEST_QUOTE or not text.isprintable():
        raise ParseError(Message("parse/choice", {"text": shortened(text)}))
    return Choose(PASS if text.lower() == "pass" else text.upper())


def _take(rules: Rules, text: str) -> Action:
    seat, _, token = text.partition(" ")
    if not token:
        raise ParseError(Message("parse/half-of-taking"))
    return Take(_number(seat, "take"), _token(rules, token))


def _deal(rules: Rules, text: str) -> Action:
    hands, _, table = text.partition("/")
    return DealCards(
        tuple(rules.deck.parse_all(hand.replace(".", "")) for hand in hands.split("|")),
        rules.deck.parse_all(table),
    )


READERS: Mapping[str, Callable[[Rules, str], Action]] = {
    "bid": lambda _, text: Bid(_number(text, "bid")),
    "trump": lambda rules, text: NameTrump(rules.deck.parse_suit(text).letter),
    "choose": _choice,
    "stash": lambda rules, text: Stash(rules.deck.sorted(rules.deck.parse_all(text))),
    "play": lambda rules, text: Play(rules.deck.parse(text)),
    "add": lambda rules, text: Add(_token(rules, text)),
    "take": _take,
    "dealer": lambda _, text: DrawDealer(_number(text, "dealer")),
    "deal": _deal,
    "turn": lambda rules, text: TurnCard(rules.deck.parse(text)),
    "draw": lambda rules, text: DrawToken(_token(rules, text)),
}


def parse(rules: Rules, text: str) -> Action:
    """Read an action; ParseError says what was expected."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    if verb == "done" and not rest:
        return Done()
    if verb not in READERS:
        examples = [f"`{example}`" for example in _examples(rules).values()]
        raise ParseError(Message("parse/action", {"text": shortened(text), "examples": examples}))
    if not rest:
        example = _examples(rules).get(verb)
        code = "parse/half-an-action" if example else "parse/half-a-move-of-chance"
        raise ParseError(Message(code, {"text": shortened(text), "example": example}))
    return READERS[verb](rules, rest)


def _examples(rules: Rules) -> dict[str, str]:
    """What players' actions look like in a game, by verb."""
    deck = rules.deck
    examples = {"bid": "bid 2"} if rules.bidding else {}
    if rules.trump.may_be_named:
        examples["trump"] = f"trump {deck.suits[0].letter}"
    if rules.contracts:
        examples |= {"choose": f"choose {PASS}", "stash": f"stash {deck.cards[0]} {deck.cards[1]}"}
    examples["play"] = f"play {next(card for card in deck.cards if card.suit)}"
    if rules.tokens:
        token = rules.tokens.kinds[-1]
        examples |= {"add": f"add {token}", "done": "done", "take": f"take 1 {token}"}
    return examples
