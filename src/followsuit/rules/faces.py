"""What each card is under each order: the suit it belongs to, what it leads, and how strong it is.

`FaceTable` is the one place where this is worked out. The duty to follow, the winner of a trick, the view and
the compiled kernel all read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from followsuit.cards import Card, Deck
from followsuit.rules.prose import listed

if TYPE_CHECKING:
    from followsuit.rules.specials import Order, Special

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
    def anytime(self) -> Mapping[str | None, frozenset[Card]]:
        """By order, the cards that may be played whatever is owed."""
        return {
            order: frozenset(card for card, face in faces.items() if face.anytime)
            for order, faces in self.by_order.items()
        }

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
