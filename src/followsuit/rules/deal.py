"""Words for dealing: how many cards, from which pack, what is turned up, and who sits out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from followsuit.cards import Card, Deck
from followsuit.language.markdown import Paragraph, paragraph
from followsuit.language.message import Message, key_of
from followsuit.rules.round import Round
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class Pack(Word):
    """Which cards a round is dealt from."""

    @abstractmethod
    def cards(self, deck: Deck, hand_size: int) -> tuple[Card, ...]:
        """The pack for a round."""

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""


@dataclass(frozen=True, slots=True)
class WholeDeck(Pack):
    """Every round is dealt from all the cards."""

    def cards(self, deck: Deck, hand_size: int) -> tuple[Card, ...]:
        return deck.cards

    def says(self, deck: Deck) -> Message:
        return contents(deck)


@dataclass(frozen=True, slots=True)
class TopRanks(Pack):
    """A round uses as many of the highest ranks as there are cards in a hand."""

    def cards(self, deck: Deck, hand_size: int) -> tuple[Card, ...]:
        return deck.sub_deck(deck.ranks[-hand_size:])

    def says(self, deck: Deck) -> Message:
        name = Message(f"deck/{key_of(deck.name)}", english=deck.name)
        return Message("rules/top-ranks", {"deck": name, "ranks": list(deck.ranks[-3:])})


class FaceUp(Word):
    """What card of a deal everyone sees."""

    @property
    def place(self) -> int | None:
        """Where in the dealer's hand it was dealt, from 0; none if it is in nobody's hand."""
        return None

    @abstractmethod
    def turned_from(self, round_: Round, pack: Sequence[Card]) -> tuple[Card, ...]:
        """The cards that may be the turned one."""

    @abstractmethod
    def turned(self, round_: Round, undealt: Sequence[Card]) -> Card:
        """The card turned when a shuffled pack was dealt in order."""

    def leaves_play(self) -> bool:
        """Whether the turned card can no longer be played."""
        return self.place is None

    def is_due(self, hand_size: int, longest: int) -> bool:
        """Whether a card is turned in a round."""
        return True

    @abstractmethod
    def says(self, deck: Deck, *, offered: bool = False) -> Message:
        """The sentence for the rules page; `offered`: what is decided next is about the turned card."""


@dataclass(frozen=True, slots=True)
class DealersCard(FaceUp):
    """One card of the dealer's own hand is dealt face up; it stays the dealer's to play."""

    nth: int

    @property
    def place(self) -> int:
        """Its place in the hand."""
        return self.nth - 1

    def turned_from(self, round_: Round, pack: Sequence[Card]) -> tuple[Card, ...]:
        return round_.hands[round_.dealer]

    def turned(self, round_: Round, undealt: Sequence[Card]) -> Card:
        """The card turned when a shuffled pack was dealt in order."""
        return round_.dealt[round_.dealer][self.place]

    def says(self, deck: Deck, *, offered: bool = False) -> Message:
        """Say which card is shown and that it is remembered."""
        return Message("rules/dealers-card", {"nth": self.nth})

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The dealer has to have such a card."""
        sizes = rules.deal.sizes
        if sizes and not 1 <= self.nth <= sizes[0]:
            yield (
                f"{field} shows the dealer's card number {self.nth}, but the shortest hand has {sizes[0]}: choose 1 to "
                f"{sizes[0]}."
            )
        if rules.deal.sitting_out.is_dealer:
            yield (
                f"{field} is DealersCard, but DealerSitsOut gives the dealer no cards: turn NextCard, or let the "
                "dealer play."
            )


@dataclass(frozen=True, slots=True)
class NextCard(FaceUp):
    """The next card of the pack is turned up and is out of play; perhaps not in the rounds with the longest hand."""

    except_longest: bool = False

    def turned_from(self, round_: Round, pack: Sequence[Card]) -> tuple[Card, ...]:
        """The cards that may be the turned one: all that were not dealt."""
        rest = list(pack)
        for cards in (*round_.dealt, round_.table):
            for card in cards:
                rest.remove(card)
        return tuple(dict.fromkeys(rest))

    def turned(self, round_: Round, undealt: Sequence[Card]) -> Card:
        """The card turned when a shuffled pack was dealt in order."""
        return undealt[0]

    def is_due(self, hand_size: int, longest: int) -> bool:
        return hand_size < longest or not self.except_longest

    def says(self, deck: Deck, *, offered: bool = False) -> Message:
        """Say when a card is turned, and that it is out of play unless somebody may have it."""
        return Message("rules/next-card", {"except_longest": self.except_longest, "offered": offered})


class SittingOut(Word):
    """Who watches a round."""

    is_dealer: ClassVar[bool] = False
    """Whether it is the dealer."""

    @abstractmethod
    def playing(self, seats: int, dealer: int) -> tuple[int, ...]:
        """The seats that are dealt cards, clockwise from the one after the dealer."""

    @abstractmethod
    def says(self, *, scored: bool) -> Message | None:
        """The sentence for the rules page, if there is anything to say; `scored`: who sits out scores, too."""


@dataclass(frozen=True, slots=True)
class NoSitting(SittingOut):
    """Everyone at the table plays every round."""

    def playing(self, seats: int, dealer: int) -> tuple[int, ...]:
        """The seats that are dealt cards, clockwise from the one after the dealer."""
        return tuple((dealer + step) % seats for step in range(1, seats + 1))

    def says(self, *, scored: bool) -> None:
        """Nothing to say."""


@dataclass(frozen=True, slots=True)
class DealerSitsOut(SittingOut):
    """The dealer is dealt nothing and watches the round."""

    is_dealer: ClassVar[bool] = True

    def playing(self, seats: int, dealer: int) -> tuple[int, ...]:
        """The seats that are dealt cards, clockwise from the one after the dealer."""
        return tuple((dealer + step) % seats for step in range(1, seats))

    def says(self, *, scored: bool) -> Message:
        """Say that the dealer watches, and whether it scores."""
        return Message("rules/dealer-sits-out", {"scored": scored})


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards of a round reach the players.

    `hands` is the size of every hand, or the sizes round by round. `packets` says in what portions a hand is
    dealt (one card at a time if not given). `table` cards lie face down in the middle.
    """

    hands: int | tuple[int, ...]
    packets: tuple[int, ...] = ()
    table: int = 0
    face_up: FaceUp | None = None
    pack: Pack = WholeDeck()
    sitting_out: SittingOut = NoSitting()

    def hand_size(self, number: int) -> int:
        """How many cards each player gets in a round, counted from 1."""
        return self.hands if isinstance(self.hands, int) else self.hands[number - 1]

    @property
    def sizes(self) -> tuple[int, ...]:
        """Every size that a hand may have, from short to long."""
        return (self.hands,) if isinstance(self.hands, int) else tuple(sorted(set(self.hands)))

    @property
    def longest(self) -> int:
        """The most cards a hand ever has."""
        return self.hands if isinstance(self.hands, int) else max(self.hands)

    def turns_card(self, hand_size: int) -> bool:
        """Whether a card is turned up in a round of that many cards."""
        return self.face_up is not None and self.face_up.is_due(hand_size, self.longest)

    @property
    def shows_dealers_card(self) -> bool:
        """Whether a card of the dealer's own hand is dealt face up."""
        return self.face_up is not None and not self.face_up.leaves_play()

    def portions(self, hand_size: int) -> tuple[int, ...]:
        """In what portions a hand is dealt."""
        return self.packets or (1,) * hand_size

    def says(self, deck: Deck, *, scored: bool, offered: bool = False) -> Paragraph:
        """Describe the whole deal; `scored`: who sits out scores, too; `offered`: the turned card is offered."""
        return paragraph(
            Message("rules/dealer"),
            self.sitting_out.says(scored=scored),
            self._says_hands(),
            self.face_up.says(deck, offered=offered) if self.face_up else None,
        )

    def _says_hands(self) -> Message:
        if isinstance(self.hands, int):
            facts = {"cards": self.hands, "packets": list(self.packets), "table": self.table}
            return Message("rules/hands", facts)
        return schedule(self.hands)


def up_and_down(longest: int, *, start: int = 1, longest_twice: bool = False) -> tuple[int, ...]:
    """Hand sizes that grow by one card a round to the longest and shrink again."""
    rise = tuple(range(start, longest))
    return (*rise, *(longest,) * (2 if longest_twice else 1), *reversed(rise))


def schedule(sizes: Sequence[int]) -> Message:
    """Hand sizes by the rule that they follow (“1, 2 and so on up to 10, then down again to 1”), else each of them."""
    given, last = tuple(sizes), sizes[-1]
    for turn in (max(sizes), min(sizes)) if len(sizes) > 8 else ():
        if turn == sizes[0]:
            continue
        facts = {"rounds": len(sizes), "first": list(given[:2]), "turn": turn, "up": turn > sizes[0]}
        there, again = _stairs(sizes[0], turn), _stairs(turn, last)
        if given == there:
            return Message("rules/schedule-one-way", facts)
        if given in ((*there, *again[1:]), (*there, *again)):
            twice = given[len(there)] == turn
            return Message("rules/schedule-and-back", {**facts, "twice": twice, "last": last})
    return Message("rules/schedule", {"rounds": len(sizes), "sizes": list(sizes), "last": last})


def _stairs(start: int, end: int) -> tuple[int, ...]:
    """The numbers from one to another, both included."""
    return tuple(range(start, end + 1) if start <= end else range(start, end - 1, -1))


def contents(deck: Deck) -> Message:
    """What is in a deck."""
    suited: dict[str, list[str]] = {}
    for card in deck.counts:
        if card.suit:
            suited.setdefault(card.suit, []).append(card.rank)
    shared = [rank for rank in deck.ranks if all(rank in ranks for ranks in suited.values())]
    others = [
        Message("rules/other-card", {"card": str(card), "copies": None if card.suit else copies})
        for card, copies in deck.counts.items()
        if not card.suit or card.rank not in shared
    ]
    facts = {"cards": len(deck.cards), "ranks": shared, "suits": [suit.letter for suit in deck.suits]}
    return Message("rules/whole-deck", {**facts, "others": others})
