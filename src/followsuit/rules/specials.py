"""Words about cards that are not simply a rank in a suit, and other orders for all of them to rank in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card, Deck
from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.rules.faces import FREE, NOTHING_LED, TOP, TRUMPS, Face, Wins
from followsuit.rules.names import not_cards, not_ranks, repeated
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class Special(Word):
    """A word about cards that are not simply a rank in a suit."""

    makes_trumps: ClassVar[bool] = False
    """Whether it makes trumps where no suit is trump, so that none can be."""

    @property
    def is_told_by_faces(self) -> bool:
        """All but what depends on the rest of a trick."""
        return not self.promotions

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """The face of a card under a trump, given what it would be without this word."""
        return face

    @property
    def promotions(self) -> tuple[Promoted, ...]:
        """What it changes only once a trick is looked at as a whole."""
        return ()

    @property
    def names_cards(self) -> tuple[str, ...]:
        """The cards that the deck has to have for it, each once."""
        return ()

    @property
    def names_ranks(self) -> tuple[str, ...]:
        """The ranks that the deck has to have for it."""
        return ()

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The deck has to have what it names."""
        yield from not_cards(rules.deck, field, self.names_cards)
        for name in repeated(self.names_cards):
            yield f"{field} names {quoted(name)} more than once: write every card once."
        yield from not_ranks(rules.deck, field, self.names_ranks)

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""


@dataclass(frozen=True)
class ListedTrumps(Special):
    """Certain cards are trumps, ranked in the order given."""

    high_to_low: str

    @property
    def names_cards(self) -> tuple[str, ...]:
        return self.cards

    @property
    def cards(self) -> tuple[str, ...]:
        """The trumps as text, highest first."""
        return tuple(self.high_to_low.split())


@dataclass(frozen=True)
class OneCard(Special):
    """A card that stands outside the ranks."""

    card: str

    @property
    def names_cards(self) -> tuple[str, ...]:
        return (self.card,)


@dataclass(frozen=True)
class PermanentTrumps(ListedTrumps):
    """The same cards are trumps in every round, whatever their printed suit, ranked in the order given."""

    makes_trumps: ClassVar[bool] = True

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """A permanent trump belongs to the trumps only."""
        if str(card) not in self.cards:
            return face
        return Face(TRUMPS, TRUMPS, len(self.cards) - self.cards.index(str(card)), trump=True)

    def says(self, deck: Deck) -> Message:
        cards = [deck.parse(text) for text in self.cards]
        facts = {"cards": [str(card) for card in cards], "printed": all(card.suit for card in cards)}
        return Message("rules/permanent-trumps", facts)


@dataclass(frozen=True)
class SuperTrump(OneCard):
    """A card that joins whatever suit is trump. Without trump it wins when led and loses otherwise."""

    number: int

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """With trump, the highest trump; without, a suit of its own that nobody can follow."""
        if str(card) != self.card:
            return face
        if trump is None:
            return Face("", FREE, 0, wins=Wins.WHEN_LED)
        return Face(trump, trump, self.number, trump=True)

    def says(self, deck: Deck) -> Message:
        """Say what the card does with and without trump."""
        return Message("rules/super-trump", {"card": self.card, "number": self.number})


@dataclass(frozen=True)
class Nothing(OneCard):
    """A card that belongs to no suit, may be played at any time, leads nothing and beats nothing."""

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """Leave the led suit to the next card."""
        return Face("", NOTHING_LED, 0, anytime=True, wins=Wins.NEVER) if str(card) == self.card else face

    def says(self, deck: Deck) -> Message:
        return Message("rules/nothing", {"card": self.card})


@dataclass(frozen=True)
class Everything(OneCard):
    """A card that belongs to no suit, may be played at any time, and wins: the first in a trick takes it."""

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """Win over all, and free everyone when it settles what is led."""
        return Face("", FREE, 0, anytime=True, wins=Wins.FIRST) if str(card) == self.card else face

    def says(self, deck: Deck) -> Message:
        """Say that the first one wins and that it leads no suit."""
        return Message("rules/everything", {"card": self.card})


@dataclass(frozen=True)
class Promoted(Special):
    """A rank that counts more while another card lies in the same trick."""

    rank: str
    over: str
    number: int
    trump_only: bool = False

    @property
    def names_ranks(self) -> tuple[str, ...]:
        return self.rank, self.over

    @property
    def promotions(self) -> tuple[Promoted, ...]:
        """This one."""
        return (self,)

    def applies(self, card: Card, face: Face, trick: Iterable[Card]) -> bool:
        """Whether a card of a trick is promoted by another card of it."""
        if card.rank != self.rank or (self.trump_only and not face.trump):
            return False
        return any(other.rank == self.over and (other.suit == card.suit or not other.suit) for other in trick)

    def says(self, deck: Deck) -> Message:
        """Name the card that promotes and the number that results."""
        facts = {"rank": self.rank, "over": self.over, "number": self.number, "trump_only": self.trump_only}
        return Message("rules/promoted", facts)


@dataclass(frozen=True)
class TrumpRanks(Special):
    """The cards of the trump suit rank in another order than those of the other suits."""

    high_to_low: str

    @property
    def names_ranks(self) -> tuple[str, ...]:
        return self.ranks

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks of the trump suit, highest first."""
        return tuple(self.high_to_low.split())

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """A card of the trump suit has the number of its place among trumps."""
        if not face.trump or card.suit != trump or card.rank not in self.ranks:
            return face
        return replace(face, number=len(self.ranks) - self.ranks.index(card.rank))

    def says(self, deck: Deck) -> Message:
        return Message("rules/trump-ranks", {"ranks": list(self.ranks)})


@dataclass(frozen=True)
class Bowers(Special):
    """The jack of the trump suit is the highest trump; the other jack of its colour is the second highest."""

    jack: str = "J"
    PAIRS: ClassVar[Mapping[str, str]] = {"c": "s", "s": "c", "d": "h", "h": "d"}
    """The suit of the same colour."""

    @property
    def names_ranks(self) -> tuple[str, ...]:
        return (self.jack,)

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """Both jacks of the colour are trumps above all others."""
        if trump is None or card.rank != self.jack:
            return face
        if card.suit == trump:
            return replace(face, number=TOP + 2)
        if card.suit == self.PAIRS.get(trump):
            return Face(trump, trump, TOP + 1, trump=True)
        return face

    def says(self, deck: Deck) -> Message:
        return Message("rules/bowers", {"rank": self.jack})


@dataclass(frozen=True)
class TopTrumps(ListedTrumps):
    """Cards that are trumps above all others whatever suit is trump, in the order given; without trump they are usual.

    `TopTrumps("Jc Js Jh Jd")`: the four jacks stand above the suit that is trump.
    """

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """With trump, a card of the trump suit above all its ranks."""
        if trump is None or str(card) not in self.cards:
            return face
        return Face(trump, trump, TOP + len(self.cards) - self.cards.index(str(card)), trump=True)

    def says(self, deck: Deck) -> Message:
        return Message("rules/top-trumps", {"cards": list(self.cards)})


@dataclass(frozen=True)
class Order(Word):
    """Another way for the cards to rank than by a trump suit: its key, its name, and its own words about cards.

    `ranks` are from high to low, where they differ from the deck's.
    """

    key: str
    name: str
    specials: tuple[Special, ...] = ()
    ranks: str = ""

    @property
    def is_told_by_faces(self) -> bool:
        """How it ranks the cards is all there is to it."""
        return True

    @property
    def parts(self) -> tuple[Special, ...]:
        return self.specials

    def number(self, card: Card, usual: int) -> int:
        """How a card stands in its suit."""
        ranks = self.ranks.split()
        return len(ranks) - ranks.index(card.rank) if card.rank in ranks else usual

    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""
        own = [word.says(deck) for word in self.specials]
        return Message("rules/order", {"name": self.name, "ranks": self.ranks.split(), "own": own})

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Its key is no suit, and its own words make their trumps without one."""
        named = f"`orders`: {self.name}"
        if len(self.key) < 2:
            yield f"`orders` has the key {quoted(self.key)}: write several letters, for single ones are suits."
        yield from not_ranks(rules.deck, named, self.ranks.split())
        for word in self.specials:
            if word.makes_trumps:
                yield from word.problems(rules, named)
            else:
                name = type(word).__name__
                yield f"{named} has {name}, but no suit is trump in it: have PermanentTrumps only, or write `specials`."
