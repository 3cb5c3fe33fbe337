"""Who speaks to whom about which cards: the small pieces that sentences are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from followsuit.cards import Deck
from followsuit.rules.faces import TRUMPS
from followsuit.rules.prose import NUMBERS, listed
from followsuit.rules.tokens import BLANK

Facts = dict[str, Any]


class Lexicon:
    """What a deck's cards, suits and tokens are called."""

    def __init__(self, deck: Deck) -> None:
        self.cards: Mapping[str, str] = {str(card): deck.name_of(card) for card in deck.counts}
        self.ranks: Mapping[str, str] = {str(card): deck.rank_names.get(card.rank, card.rank) for card in deck.counts}
        self.rank_names = deck.rank_names
        self.signs: Mapping[str, str] = {str(card): deck.pretty(card) for card in deck.counts}
        self.suits: Mapping[str, str] = {suit.letter: suit.name for suit in deck.suits} | {TRUMPS: TRUMPS}
        self._suit_of = {str(card): card.suit for card in deck.counts}
        self._several = {str(card) for card, copies in deck.counts.items() if copies > 1}

    def the(self, card: str) -> str:
        """“the queen of hearts”; a face that there are several of is “a zero”."""
        name = self.cards[card]
        if card not in self._several:
            return f"the {name}"
        return f"an {name}" if name[0] in "aeiou" else f"a {name}"

    def within(self, card: str, suit: str) -> str:
        """A card among others of a suit: its rank alone if it bears that suit."""
        return self.ranks[card] if self._suit_of[card] == suit else self.cards[card]

    def token(self, token: str) -> str:
        """“Sword, Sword, Staff”, or “blank token”."""
        return "blank token" if token == BLANK else ", ".join(self.suits[icon] for icon in token)


class Voice(NamedTuple):
    """A lexicon, the names by seat, and the seat that is spoken to; none for a spectator."""

    lexicon: Lexicon
    names: Sequence[str]
    you: int | None = None

    def who(self, seat: int) -> str:
        """“you” or “Anna”."""
        return "you" if seat == self.you else self.names[seat]

    def whose(self, seat: int) -> str:
        """“your” or “Anna's”."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str, other: str = "") -> str:
        """“You play” or “Anna plays”. `other` is the second form where an s is not enough."""
        return f"You {verb}" if seat == self.you else f"{self.names[seat]} {other or verb + 's'}"

    def people(self, seats: Iterable[int]) -> str:
        """“you and Anna”: some names in a row, whoever is spoken to first."""
        return listed(map(self.who, sorted(seats, key=lambda seat: seat != self.you)))

    def do(self, seats: Sequence[int], verb: str, other: str) -> str:
        """“You and Anna are”, “You are”, “Anna is”: `verb` for several and for the one spoken to."""
        return f"{capital(self.people(seats))} {other if len(seats) == 1 and seats[0] != self.you else verb}"

    def the(self, card: str) -> str:
        """“the queen of hearts”."""
        return self.lexicon.the(card)

    def cards(self, cards: Iterable[str], *, last: str = "and") -> str:
        """“the queen of hearts and the 9 of spades”."""
        return listed(map(self.lexicon.the, cards), last=last)

    def among(self, suit: str, cards: Iterable[str]) -> str:
        """“king or 9”: cards to choose from when a suit is followed."""
        return listed((self.lexicon.within(card, suit) for card in cards), last="or")

    def suit(self, letter: str) -> str:
        """“hearts”."""
        return self.lexicon.suits[letter]

    def is_trump(self, letter: str, *, start: bool = True) -> str:
        """“Hearts are trump”, “Fire is trump”; in the middle of a sentence, “hearts are trump”."""
        name = self.lexicon.suits[letter]
        return f"{capital(name) if start else name} {'are' if name.endswith('s') else 'is'} trump"

    def token(self, token: str) -> str:
        """“Sword, Sword, Staff”, or “blank token”."""
        return self.lexicon.token(token)

    def a_token(self, token: str) -> str:
        """“Sword, Sword, Staff”, or “a blank token”."""
        return "a blank token" if token == BLANK else self.lexicon.token(token)


class Wording(NamedTuple):
    """How something is said: a text with facts in braces, or a function of the voice and the facts.

    `example` has the facts of one case, in the game `game`.
    """

    english: str | Callable[[Voice, Facts], str]
    example: Facts
    game: str = "zole"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def minus(number: int) -> str:
    """A number with a true minus."""
    return str(number) if number >= 0 else f"−{-number}"


def in_words(number: int) -> str:
    """A small number as a word."""
    return NUMBERS[number] if 0 < number < len(NUMBERS) else minus(number)


def figures(number: int, thing: str) -> str:
    """“1 trick”, “8 tricks”."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
