"""What each card is under each order: the suit it belongs to, what it leads, and how strong it is.

`FaceTable` is the one place where this is worked out. The duty to follow, the winner of a trick, the view and
the compiled kernel all read it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from followsuit.cards import Card, Deck
from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.rules.names import not_cards, not_ranks, repeated
from followsuit.rules.prose import listed
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

NOTHING_LED = ""
"""The led suit before a card has settled it."""
FREE = "*"
"""The led suit of a trick in which nobody has to follow."""
TRUMPS = "trumps"
"""The suit that permanent trumps form, whatever is printed on them."""

LED_BASE = 1_000
TRUMP_BASE = 2_000
ALWAYS = 3_000
TOP = 100
"""Above every number that a rank has: where those stand that join the trumps at their top."""


class Wins(Enum):
    """How a card competes for a trick."""

    BY_NUMBER = "by-number"
    WHEN_LED = "when-led"
    FIRST = "first"
    NEVER = "never"


class Face(Struct, frozen=True, gc=False):
    """A card under one order."""

    suit: str
    leads: str
    number: int
    trump: bool = False
    anytime: bool = False
    wins: Wins = Wins.BY_NUMBER


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


class FaceTable:
    """Every card's face under every order, and its power in a trick for every led suit.

    An order is named by the suit that it makes trump, by none where no suit is trump, or by its key.
    """

    def __init__(self, deck: Deck, specials: Iterable[Special], orders: Iterable[Order] = ()) -> None:
        self.deck = deck
        self.specials = tuple(specials)
        self.promotions = tuple(promotion for word in self.specials for promotion in word.promotions)
        named = {order.key: order for order in orders}
        self.by_order: Mapping[str | None, Mapping[Card, Face]] = {
            **{trump: {card: self._face(card, trump) for card in deck.counts} for trump in self._trumps},
            **{key: {card: self._face_under(card, order) for card in deck.counts} for key, order in named.items()},
        }

    @property
    def _trumps(self) -> tuple[str | None, ...]:
        return (None, *(suit.letter for suit in self.deck.suits))

    @cached_property
    def orders(self) -> tuple[str | None, ...]:
        """Every order there can be: without trump, with each suit as trump, then the game's other ones."""
        return tuple(self.by_order)

    def _face(self, card: Card, trump: str | None) -> Face:
        face = Face(card.suit, card.suit, self.deck.strength.get(card.rank, 0), trump=card.suit == trump)
        for special in self.specials:
            face = special.reshape(card, face, trump)
        return face

    def _face_under(self, card: Card, order: Order) -> Face:
        face = Face(card.suit, card.suit, order.number(card, self.deck.strength.get(card.rank, 0)))
        for special in order.specials:
            face = special.reshape(card, face, None)
        return face

    @cached_property
    def fixed_trumps(self) -> tuple[Card, ...]:
        """The cards that are trumps in every round, from high to low."""
        faces = self.by_order[None]
        return tuple(sorted((card for card in faces if faces[card].trump), key=lambda card: -faces[card].number))

    def fixed_groups(self) -> tuple[list[str], list[str], list[Card]]:
        """The ranks and the suits all of whose cards are always trumps, and the cards beyond these."""
        trumps, deck = set(self.fixed_trumps), self.deck
        suits = [
            suit.letter for suit in deck.suits if {card for card in deck.counts if card.suit == suit.letter} <= trumps
        ]
        beyond = [card for card in deck.counts if card.suit not in suits]
        ranks = [
            rank
            for rank in reversed(deck.ranks)
            if (of_rank := {card for card in beyond if card.rank == rank}) and of_rank <= trumps
        ]
        return ranks, suits, [card for card in self.fixed_trumps if card.rank not in ranks and card.suit not in suits]

    def fixed_in_short(self) -> str:
        """By rank and suit where that says it all, else card by card: “queens, jacks and diamonds”."""
        ranks, suits, others = self.fixed_groups()
        named = [f"{self.deck.rank_names.get(rank, rank)}s" for rank in ranks]
        return listed([*named, *(self.deck.suit(suit).name for suit in suits), *map(self.deck.pretty, others)])

    @property
    def has_odd_cards(self) -> bool:
        """Whether some card does not win by its number: what numbers say of a trick is not all then."""
        return any(face.wins is not Wins.BY_NUMBER for faces in self.by_order.values() for face in faces.values())

    @cached_property
    def places(self) -> Mapping[str | None, Mapping[Card, int]]:
        """By order, where each card stands in a hand: what always wins, trumps, suit by suit, high to low, the rest."""
        return {order: {card: at for at, card in enumerate(self._placed(order))} for order in self.orders}

    def _placed(self, order: str | None) -> list[Card]:
        faces, suits = self.by_order[order], [*(suit.letter for suit in self.deck.suits), TRUMPS]

        def place(card: Card) -> tuple[int, int, int]:
            face = faces[card]
            group = 0 if face.wins is Wins.FIRST else 1 if face.trump else 2 if face.suit else 3
            return group, suits.index(face.suit) if face.suit else 0, -face.number

        return sorted(self.deck.counts, key=place)

    def held(self, cards: Iterable[Card], order: str | None) -> tuple[Card, ...]:
        """Cards in the order in which they lie before whoever holds them."""
        return tuple(sorted(cards, key=self.places[order].__getitem__))

    def led(self, cards: Iterable[Card], order: str | None) -> str:
        """The suit that a trick's cards have led so far."""
        faces = self.by_order[order]
        for card in cards:
            if leads := faces[card].leads:
                return leads
        return NOTHING_LED

    @cached_property
    def split(self) -> Mapping[str | None, frozenset[str]]:
        """By order, the suits some of whose cards belong to the trumps, whatever is printed on them."""
        return {
            order: frozenset(
                card.suit for card, face in faces.items() if card.suit and face.suit not in ("", card.suit)
            )
            for order, faces in self.by_order.items()
        }

    def suit_name(self, suit: str) -> str:
        """A suit as sentences call it."""
        return "trumps" if suit == TRUMPS else self.deck.suit(suit).name

    def power(self, face: Face, led: str, boost: int = 0) -> int:
        """How a card competes in a trick: the highest power wins, the earlier card between equals."""
        if face.trump:
            return TRUMP_BASE + face.number + boost
        if face.wins is Wins.BY_NUMBER:
            return LED_BASE + face.number + boost if face.suit == led else 0
        if face.wins is Wins.WHEN_LED:
            return LED_BASE if led == FREE else 0
        return ALWAYS if face.wins is Wins.FIRST else 0

    def in_trick(self, card: Card, trick: Iterable[Card], order: str | None) -> Face:
        """A card's face with the promotions that the rest of the trick gives it."""
        face = self.by_order[order][card]
        for promotion in self.promotions:
            if promotion.applies(card, face, trick):
                return replace(face, number=promotion.number)
        return face
