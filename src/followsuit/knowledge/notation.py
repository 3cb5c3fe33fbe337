"""Reading formulas: `K[S] !holds(E, Qh)`. What cannot be read is answered with its place and what should be there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.errors import FollowsuitError, read_text, shortened
from followsuit.knowledge.errors import FormulaError
from followsuit.knowledge.facts import NO_TRUMP, TRUMP, HasBid, Holds, Led, Played, Taken, TrumpIs, Turn, Void, Wins
from followsuit.knowledge.formulas import (
    And,
    Announced,
    Common,
    Everyone,
    Formula,
    Iff,
    Implies,
    Knows,
    Not,
    Or,
    Possible,
    Truth,
)
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place
from followsuit.language.message import Message
from followsuit.rules.prose import whole_number

T = TypeVar("T")
U = TypeVar("U")
LONGEST = 4_000
"""No formula has more letters."""
DEEPEST = 60
"""No formula has more within each other."""
COMPASS = "NESW"
"""The seats by the letters of the compass, where there are no more of them."""
MARK = "▸"
SHOWN_BEFORE, SHOWN_AFTER = 24, 16
"""So much of a formula is shown around the place where it cannot be read."""
TOKEN = re.compile(r"""\s*(<->|->|[!&|()\[\],]|"[^"]*"|[^\s!&|()\[\],"<>-]+|.)""")
OTHER_PLACES = (TABLE, STASH, UNDEALT)
TRUTHS = {"true": True, "false": False}


class Token(NamedTuple):
    """A piece of a formula, and where it stands; the last one, after all others, is empty."""

    text: str
    at: int


@dataclass(frozen=True)
class Seating:
    """A game and the names of those who play it: what formulas call seats, cards and suits by."""

    game: Game
    players: tuple[str, ...] = ()

    @property
    def letters(self) -> str:
        """The letters that stand for seats."""
        return COMPASS[: self.game.seats] if self.game.seats <= len(COMPASS) else ""

    @cached_property
    def names(self) -> Mapping[str, int]:
        """The names that only one player has."""
        return {name: seat for seat, name in enumerate(self.players) if self.players.count(name) == 1}

    def seat(self, text: str) -> int | None:
        """The seat that a text stands for: by number, letter or name; what is quoted is a name."""
        if text.startswith('"'):
            return self.names.get(text[1:-1])
        number = whole_number(text)
        if number is not None:
            return number if 0 <= number < self.game.seats else None
        if len(text) == 1 and text in self.letters:
            return self.letters.index(text)
        return self.names.get(text)

    def calls(self) -> list[str]:
        """What each seat may be called: `0 N Anna`."""
        calls = []
        for seat in range(self.game.seats):
            known = [str(seat), *self.letters[seat : seat + 1]]
            known += [_quoted(name) for name, own in self.names.items() if own == seat]
            calls.append(" ".join(known))
        return calls


def _quoted(name: str) -> str:
    plain = TOKEN.fullmatch(name) is not None and name.strip() == name
    return name if plain and '"' not in name else f'"{name}"'


def read(text: str, game: Game, players: Sequence[str] = ()) -> Formula:
    """The formula that a text stands for; FormulaError marks the place that cannot be read and says what was expected.

    `players` are the names by which seats may be called besides numbers and letters.
    """
    return _Reading(read_text(text, FormulaError), Seating(game, tuple(players))).whole()


class _Reading:
    """A formula being read from left to right."""

    def __init__(self, text: str, seating: Seating) -> None:
        if len(text) > LONGEST:
            raise FormulaError(Message("knowledge/formula-long", {"letters": len(text), "most": LONGEST}))
        self._text, self._seating = text, seating
        self._tokens = [Token(found.group(1), found.start(1)) for found in TOKEN.finditer(text) if found.group(1)]
        self._tokens = [token for token in self._tokens if not token.text.isspace()]
        self._tokens.append(Token("", len(text)))
        self._next, self._depth = 0, 0

    # Pieces.

    @property
    def _token(self) -> Token:
        return self._tokens[self._next]

    def _take(self) -> Token:
        token = self._token
        self._next += 1
        return token

    def _sees(self, *texts: str) -> bool:
        """Whether one of some texts comes next; it is taken then."""
        if self._token.text in texts and self._token.text:
            self._next += 1
            return True
        return False

    def _need(self, text: str) -> None:
        if not self._sees(text):
            raise self._expected(Message("knowledge/expected-sign", {"sign": text}))

    def _wrong(self, problem: Message, token: Token, cause: FollowsuitError | None = None) -> FormulaError:
        """What is wrong at a place, with the place marked."""
        start = max(token.at - SHOWN_BEFORE, 0)
        before = "…" * (start > 0) + self._text[start : token.at]
        after = self._text[token.at : token.at + SHOWN_AFTER] + "…" * (token.at + SHOWN_AFTER < len(self._text))
        shown = "".join(letter if letter.isprintable() else " " for letter in f"{before}{MARK}{after}")
        told = problem if cause is None else cause.message
        facts = {"marked": shown, "place": token.at + 1, "problem": told}
        return FormulaError(Message("knowledge/formula", facts), told, self._seating.game.rules.deck.names)

    def _expected(self, what: Message, token: Token | None = None) -> FormulaError:
        given = self._token if token is None else token
        if not given.text:
            return self._wrong(Message("knowledge/ends", {"expected": what}), given)
        return self._wrong(Message("knowledge/expected", {"expected": what, "found": shortened(given.text)}), given)

    def _deeper(self, token: Token) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise self._wrong(Message("knowledge/formula-deep", {"most": DEEPEST}), token)

    # Connectives, from the loosest to the tightest.

    def whole(self) -> Formula:
        """All of it."""
        formula = self._iff()
        if self._token.text:
            raise self._expected(Message("knowledge/expected-end"))
        return formula

    def _iff(self) -> Formula:
        formula, depth = self._implies(), self._depth
        while self._token.text == "<->":
            self._deeper(self._take())
            formula = Iff(formula, self._implies())
        self._depth = depth
        return formula

    def _implies(self) -> Formula:
        condition, depth = self._several("|", Or, lambda: self._several("&", And, self._one)), self._depth
        if self._token.text != "->":
            return condition
        self._deeper(self._take())
        formula = Implies(condition, self._implies())
        self._depth = depth
        return formula

    def _several(
        self, sign: str, kind: Callable[[tuple[Formula, ...]], Formula], part: Callable[[], Formula]
    ) -> Formula:
        found = [part()]
        while self._sees(sign):
            found.append(part())
        return found[0] if len(found) == 1 else kind(tuple(found))

    def _one(self) -> Formula:
        token, depth = self._token, self._depth
        self._deeper(token)
        formula = self._prefixed(token)
        self._depth = depth
        return formula

    def _prefixed(self, token: Token) -> Formula:
        if self._sees("!"):
            return Not(self._one())
        if self._sees("("):
            formula = self._iff()
            self._need(")")
            return formula
        if self._sees("["):
            announced = self._iff()
            self._need("]")
            return Announced(announced, self._one())
        if self._sees("K", "M"):
            self._need("[")
            seat = self._seat()
            self._need("]")
            return Knows(seat, self._one()) if token.text == "K" else Possible(seat, self._one())
        if self._sees("E", "C"):
            group = self._group()
            return Everyone(self._one(), group) if token.text == "E" else Common(self._one(), group)
        if token.text in TRUTHS:
            return Truth(TRUTHS[self._take().text])
        return self._fact()

    def _group(self) -> tuple[int, ...]:
        """The seats in brackets; none if there are none. What is announced stands in brackets too, and is no list."""
        if self._token.text != "[":
            return ()
        inside = []
        for token in self._tokens[self._next + 1 :]:
            if token.text == "]":
                break
            inside.append(token.text)
        if any(text in ("", *"!&|()[", "->", "<->", *TRUTHS) for text in inside):
            return ()
        self._need("[")
        seats = [self._seat()]
        while self._sees(","):
            seats.append(self._seat())
        self._need("]")
        return tuple(dict.fromkeys(seats))

    # Facts and what they are about.

    def _fact(self) -> Formula:
        name = self._token
        arguments = FACTS.get(name.text)
        if arguments is None:
            raise self._expected(Message("knowledge/expected-formula", {"facts": list(FACTS)}))
        self._next += 1
        self._need("(")
        formula = arguments(self)
        self._need(")")
        return formula

    def comma(self) -> None:
        """What parts two arguments."""
        self._need(",")

    def _seat(self) -> int:
        token = self._take()
        if (seat := self._seating.seat(token.text)) is None:
            raise self._no_seat(token)
        return seat

    def _no_seat(self, token: Token) -> FormulaError:
        return self._expected(Message("knowledge/expected-seat", {"seats": self._seating.calls()}), token)

    def seat(self) -> int:
        """A seat."""
        return self._seat()

    def place(self) -> Place:
        """A seat's hand, or another place where cards may lie."""
        return self._take().text if self._token.text in OTHER_PLACES else self._seat()

    def card(self) -> Card:
        """A card of the deck."""
        token, deck = self._take(), self._seating.game.rules.deck
        try:
            card = deck.parse(token.text)
        except FollowsuitError as error:
            raise self._wrong(error.message, token, error) from None
        if card not in deck.counts:
            raise self._expected(Message("knowledge/expected-card"), token)
        return card

    def suit(self, *words: str) -> str:
        """A suit of the deck, or a word that may stand in its place."""
        token, deck = self._take(), self._seating.game.rules.deck
        if token.text in words:
            return token.text
        try:
            return deck.parse_suit(token.text).letter
        except FollowsuitError as error:
            raise self._wrong(error.message, token, error) from None

    def number(self) -> int:
        """A number that a game may have."""
        token = self._take()
        number = whole_number(token.text)
        if number is None or not 0 <= number <= 10**6:
            raise self._expected(Message("knowledge/expected-number"), token)
        return number

    def trick(self) -> int | None:
        """A trick: this one, or the number of one."""
        return None if self._sees("this") else max(self.number(), 1)


def _two(reading: _Reading, first: Callable[[], T], second: Callable[[], U]) -> tuple[T, U]:
    """Two arguments."""
    one = first()
    reading.comma()
    return one, second()


FACTS: Mapping[str, Callable[[_Reading], Formula]] = {
    "holds": lambda reading: Holds(*_two(reading, reading.place, reading.card)),
    "void": lambda reading: Void(*_two(reading, reading.place, lambda: reading.suit(TRUMP))),
    "wins": lambda reading: Wins(*_two(reading, reading.seat, reading.trick)),
    "turn": lambda reading: Turn(reading.seat()),
    "led": lambda reading: Led(reading.suit(TRUMP)),
    "trump": lambda reading: TrumpIs(reading.suit(NO_TRUMP)),
    "bid": lambda reading: HasBid(*_two(reading, reading.seat, reading.number)),
    "taken": lambda reading: Taken(*_two(reading, reading.seat, reading.number)),
    "played": lambda reading: Played(*_two(reading, reading.seat, reading.card)),
}
"""What may be said of the cards and of the table, by its name."""
