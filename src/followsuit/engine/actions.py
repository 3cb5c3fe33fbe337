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


class Call(Struct, frozen=True, gc=False):
    """Say one thing of a list before the first card: `bid 3`, `choose B`, `trump h`. Chance draws trump by one, too."""

    verb: str
    said: str

    def __str__(self) -> str:
        return f"{self.verb} {self.said}"


class Pick(Struct, frozen=True, gc=False):
    """Pick cards of one's hand for a purpose: `stash Ac Ts`, `pass 2h 3h Qs`."""

    verb: str
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.verb} {' '.join(map(str, self.cards))}"


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


PlayerAction = Call | Pick | Play | Add | Done | Take
Action = PlayerAction | DrawDealer | DealCards | TurnCard | DrawToken
"""What is done in a game: by a seat, or by chance."""


def _number(text: str, wanted: str) -> int:
    if (number := whole_number(text)) is None:
        raise ParseError(Message("parse/number", {"text": shortened(text), "wanted": wanted}))
    return number


def _token(rules: Rules, text: str) -> str:
    if rules.tokens is None:
        raise ParseError(Message("parse/no-tokens"))
    return rules.tokens.parse(text)


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
    stage = next((stage for stage in rules.all_stages if verb in stage.verbs), None)
    if stage is None and verb not in READERS and verb not in COMMON_VERBS:
        examples = [f"`{example}`" for example in _examples(rules).values()]
        raise ParseError(Message("parse/action", {"text": shortened(text), "examples": examples}))
    if not rest:
        example = _examples(rules).get(verb)
        code = "parse/half-an-action" if example else "parse/half-a-move-of-chance"
        raise ParseError(Message(code, {"text": shortened(text), "example": example}))
    if stage is None:
        return READERS[verb](rules, rest) if verb in READERS else _out_of_place(rules, verb, rest)
    if verb in stage.picks:
        return Pick(verb, rules.deck.sorted(rules.deck.parse_all(rest)))
    return Call(verb, stage.read(rules, verb, rest))


COMMON_VERBS = ("bid", "choose", "stash", "trump")
"""Verbs that every game reads, so that it can answer why they are out of place in it."""


def _out_of_place(rules: Rules, verb: str, text: str) -> Action:
    if verb == "stash":
        return Pick(verb, rules.deck.sorted(rules.deck.parse_all(text)))
    if verb == "trump":
        return Call(verb, rules.deck.parse_suit(text).letter)
    if verb == "bid":
        return Call(verb, str(_number(text, "bid")))
    if len(text) > LONGEST_QUOTE or not text.isprintable():
        raise ParseError(Message("parse/choice", {"text": shortened(text), "example": "choose B"}))
    return Call(verb, PASS if text.lower() == "pass" else text.upper())


def _examples(rules: Rules) -> dict[str, str]:
    """What players' actions look like in a game, by verb."""
    examples = {verb: stage.example(rules, verb) for stage in rules.all_stages for verb in stage.verbs}
    examples["play"] = f"play {next(card for card in rules.deck.cards if card.suit)}"
    if rules.tokens:
        token = rules.tokens.kinds[-1]
        examples |= {"add": f"add {token}", "done": "done", "take": f"take 1 {token}"}
    return examples
