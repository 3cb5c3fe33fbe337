"""Cards, suits and decks, and how they are written.

A card is written rank first: `Qc`, `Ts`, `13w`. Suit first (`CQ`) is read as well, in either case, and so are
the suit signs (`Q♣`) and `10` for `T`. Cards without a suit are their own name: `J`, `0`, `∞`. A card that the
reader may not know is `??`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from followsuit.errors import ParseError, read_text, shortened
from followsuit.language.message import Facts, Message
from followsuit.language.scene import Pack

NO_SUIT = ""


class Card(NamedTuple):
    """One face: copies of a face are equal. A card without a suit has `suit == ""`."""

    rank: str
    suit: str = NO_SUIT

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


UNKNOWN = Card("?", "?")
"""A card that is hidden from whoever looks."""


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit's letter in notation, its name in sentences, and the sign people know it by."""

    letter: str
    name: str
    sign: str


@dataclass(frozen=True)
class Deck:
    """The cards of a game in their usual order: suit by suit, each from low to high, copies side by side."""

    name: str
    suits: tuple[Suit, ...]
    ranks: tuple[str, ...]
    cards: tuple[Card, ...]
    rank_names: Mapping[str, str]
    spellings: Mapping[str, str]

    def __hash__(self) -> int:
        return hash((self.name, self.cards))

    @cached_property
    def names(self) -> Pack:
        """What sentences call the cards."""
        return Pack(
            suits={suit.letter: suit.name for suit in self.suits},
            ranks=self.rank_names,
            signs={suit.letter: suit.sign for suit in self.suits},
            printed={rank: text for text, rank in self.spellings.items() if text.isdigit()},
            several=frozenset(str(card) for card, copies in self.counts.items() if copies > 1),
        )

    @cached_property
    def counts(self) -> Counter[Card]:
        """How many copies there are of each face."""
        return Counter(self.cards)

    @cached_property
    def place(self) -> Mapping[Card, int]:
        """Where a face stands in the usual order."""
        return {card: place for place, card in reversed(list(enumerate(self.cards)))}

    @cached_property
    def strength(self) -> Mapping[str, int]:
        """A rank's height within a suit, from 1."""
        return {rank: height for height, rank in enumerate(self.ranks, start=1)}

    @cached_property
    def _read(self) -> Mapping[str, Card]:
        """Every accepted spelling. A spelling that two faces could claim belongs to the first that claims it."""
        readings: dict[str, Card] = {}
        for as_written in (str, str.lower, str.upper):
            for card in self.counts:
                for spelling in self._spellings(card):
                    readings.setdefault(as_written(spelling), card)
        return readings

    def _spellings(self, card: Card) -> Iterable[str]:
        ranks = [card.rank, *(alias for alias, rank in self.spellings.items() if rank == card.rank)]
        suits = [card.suit, *(suit.sign for suit in self.suits if suit.letter == card.suit)]
        for rank in ranks:
            for suit in suits:
                yield rank + suit
                yield suit + rank

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in the deck's usual order."""
        return tuple(sorted(cards, key=lambda card: self.place.get(card, len(self.cards))))

    def parse(self, text: str) -> Card:
        """Read one card of this deck, in any accepted spelling, or `??`."""
        word = read_text(text).strip()
        if word == str(UNKNOWN):
            return UNKNOWN
        card = self._read.get(word) or self._read.get(word.lower())
        if card is None:
            raise ParseError(Message("parse/card", {"text": shortened(text), **self._expected}), pack=self.names)
        return card

    def parse_all(self, text: str) -> tuple[Card, ...]:
        """Read cards parted by spaces or commas."""
        return tuple(self.parse(word) for word in read_text(text).replace(",", " ").split())

    @property
    def _expected(self) -> Facts:
        """What a card of this deck looks like, for the end of a refusal."""
        suited = [card for card in self.counts if card.suit]
        return {
            "cards": len(self.cards),
            "ranks": " ".join(self.ranks),
            "suits": each_suit(self, "suit/letter-for"),
            "example": str(suited[-1]),
            "bare": [str(card) for card in self.counts if not card.suit],
        }

    def suit(self, letter: str) -> Suit:
        """The suit that a letter stands for."""
        for suit in self.suits:
            if letter == suit.letter:
                return suit
        facts = {"text": shortened(letter), "suits": each_suit(self, "suit/letter")}
        raise ParseError(Message("parse/suit", facts), pack=self.names)

    def parse_suit(self, text: str) -> Suit:
        """Read a suit: its letter, its name or its sign."""
        word = read_text(text).lower()
        for suit in self.suits:
            if word in (suit.letter, suit.name.lower(), suit.sign):
                return suit
        return self.suit(text)

    def name_of(self, card: Card) -> str:
        """The card in words: “queen of clubs”."""
        rank = self.rank_names.get(card.rank, card.rank)
        return f"{rank} of {self.suit(card.suit).name}" if card.suit else rank

    def pretty(self, card: Card) -> str:
        """The card as it shows itself, with its suit's sign: “Q♣”, “10♠”."""
        if not card.suit or card == UNKNOWN:
            return str(card)
        printed = next((text for text, rank in self.spellings.items() if rank == card.rank), card.rank)
        return printed + self.suit(card.suit).sign

    def sub_deck(self, ranks: Iterable[str]) -> tuple[Card, ...]:
        """The cards of some ranks only."""
        kept = frozenset(ranks)
        return tuple(card for card in self.cards if card.rank in kept)


FRENCH_SUITS = (
    Suit("c", "clubs", "♣"),
    Suit("d", "diamonds", "♦"),
    Suit("h", "hearts", "♥"),
    Suit("s", "spades", "♠"),
)
ELEMENTS = (Suit("f", "fire", "▲"), Suit("w", "water", "≈"), Suit("e", "earth", "■"), Suit("a", "air", "○"))
NINJA_SUITS = (
    Suit("a", "Sword", "†"),
    Suit("b", "Staff", "‖"),
    Suit("c", "Knives", "⚔"),
    Suit("d", "Stars", "✶"),
)

FRENCH_RANKS = tuple("23456789TJQKA")
RANK_NAMES = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def each_suit(deck: Deck, code: str) -> list[Message]:
    """A message about every suit of a deck, for a sentence to list."""
    return [Message(code, {"suit": suit.letter}) for suit in deck.suits]


def french(low: str, high: str, *, also: str = "", tens_high: bool = False) -> Deck:
    """French-suited cards from one rank to another, and some more: `french("9", "A", also="7d 8d")`.

    With `tens_high` the ten ranks between king and ace, as in the card-point games of Central Europe.
    """
    chosen = FRENCH_RANKS[FRENCH_RANKS.index(low) : FRENCH_RANKS.index(high) + 1]
    order = tuple("23456789JQKTA") if tens_high else FRENCH_RANKS
    extra = {Card(rank, suit) for rank, suit in also.split()}
    cards = tuple(
        Card(rank, suit.letter)
        for suit in FRENCH_SUITS
        for rank in order
        if rank in chosen or Card(rank, suit.letter) in extra
    )
    ranks = tuple(rank for rank in order if any(card.rank == rank for card in cards))
    return Deck("the French deck", FRENCH_SUITS, ranks, cards, RANK_NAMES, {"10": "T"})


def french_ranked(low_to_high: str) -> Deck:
    """French-suited cards of the ranks given, which rank in that order: `french_ranked("2 3 4 5 6 Q J K 7 A")`."""
    ranks = tuple(low_to_high.split())
    cards = tuple(Card(rank, suit.letter) for suit in FRENCH_SUITS for rank in ranks)
    return Deck("the French deck", FRENCH_SUITS, ranks, cards, RANK_NAMES, {"10": "T"})


def elemental() -> Deck:
    """Sixty cards: 1–13 in four elements, four zeros and four infinities."""
    ranks = tuple(str(number) for number in range(1, 14))
    cards = (Card("0"),) * 4 + tuple(Card(rank, suit.letter) for suit in ELEMENTS for rank in ranks) + (Card("∞"),) * 4
    return Deck("the Elemental deck", ELEMENTS, ranks, cards, {"0": "zero", "∞": "infinity"}, {"oo": "∞"})


def ninja() -> Deck:
    """Forty-one cards: A, 2–9 and K in four suits, and the Jack of Arrows."""
    ranks = tuple("A23456789K")
    cards = (*(Card(rank, suit.letter) for suit in NINJA_SUITS for rank in ranks), Card("J"))
    names = {"A": "ace", "K": "king", "J": "Jack of Arrows"}
    return Deck("the Ninja Whist deck", NINJA_SUITS, ranks, cards, names, {})
