"""Words for what a player owes to the cards that lie in the trick, and for cards that have to wait.

Duties stand in order: the first one that the hand can meet binds it, and a hand that can meet none is free. Of the
cards that are left then, a restraint holds some back, as long as another one may be played instead.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from followsuit.cards import Card, Deck
from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.rules.faces import FREE, NOTHING_LED, TRUMPS, Face, FaceTable
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Trick, clockwise
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class Situation(NamedTuple):
    """What lies open when a card is to be played."""

    order: str | None
    sides: tuple[int, ...]
    playing: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]


class Facing(NamedTuple):
    """What a seat is faced with: the suit led, the power of the card that is winning, and who played that."""

    led: str
    best: int = 0
    partner_wins: bool = False

    @property
    def binds(self) -> bool:
        """Whether something is led that can be followed."""
        return self.led not in (NOTHING_LED, FREE)


class Duty(Word):
    """One thing owed to the trick."""

    code: ClassVar[str]
    """The stable code of the refusal."""
    looks_at_best: ClassVar[bool] = False
    """Whether it depends on the card that is winning, and on who played it."""
    must_overtrump: ClassVar[bool] = False
    """Whether it asks for a higher trump than those that lie there."""
    follows_led: ClassVar[bool] = False
    """Whether it asks for any card of the led suit, of whoever holds one."""

    @abstractmethod
    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        """Whether a card meets the duty."""

    def is_owed(self, facing: Facing) -> bool:
        """Whether the duty holds in this trick."""
        return True

    def owed(self, held: Iterable[Card], faces: Mapping[Card, Face], facing: Facing, table: FaceTable) -> list[Card]:
        """The cards of a hand that meet the duty."""
        return [card for card in held if self.met_by(faces[card], facing, table)]

    def asks(self, led: str, trump: str | None) -> Mapping[str, str]:
        """What a seat bound by it is asked, as facts: the `suit` owed, and the one `led` where that is another."""
        return {"suit": led}

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""

    def says_after(self, deck: Deck, before: tuple[Duty, ...]) -> Message:
        """The sentence for the rules page where other duties come first."""
        return self.says(deck)

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The card that is winning may not be another one afterwards."""
        if self.looks_at_best and (rules.tokens is not None or rules.faces.promotions):
            yield (
                f"{field} looks at the card that is winning, which tokens and Promoted may change afterwards: leave "
                "one of them out."
            )


@dataclass(frozen=True, slots=True)
class FollowSuit(Duty):
    """A card of the led suit, if one is held."""

    code: ClassVar[str] = "play/follow-suit"
    follows_led: ClassVar[bool] = True

    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        return face.suit == facing.led

    def owed(self, held: Iterable[Card], faces: Mapping[Card, Face], facing: Facing, table: FaceTable) -> list[Card]:
        """As every duty; this one is asked for nearly every card, in nearly every game."""
        led = facing.led
        return [card for card in held if faces[card].suit == led]

    def says(self, deck: Deck) -> Message:
        return Message("rules/follow-suit")


class TrumpDuty(Duty):
    """A duty to play trumps."""

    def asks(self, led: str, trump: str | None) -> Mapping[str, str]:
        """The suit that is trump, or the permanent trumps."""
        return {"led": led, "suit": trump or TRUMPS}


@dataclass(frozen=True)
class TrumpWhenVoid(TrumpDuty):
    """A trump, if one is held. It need not be higher than those already played.

    With `unless_partner_wins` it is not owed while the winning card is one's partner's.
    """

    unless_partner_wins: bool = False
    code: ClassVar[str] = "play/trump-when-void"

    @property
    def looks_at_best(self) -> bool:  # type: ignore[override]  # it depends on its field
        """Whether the partner matters."""
        return self.unless_partner_wins

    def is_owed(self, facing: Facing) -> bool:
        return not (self.unless_partner_wins and facing.partner_wins)

    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        return face.trump

    def says(self, deck: Deck) -> Message:
        return self.says_after(deck, ())

    def says_after(self, deck: Deck, before: tuple[Duty, ...]) -> Message:
        """Whether a lower trump will do depends on what was owed first."""
        higher_first = any(duty.must_overtrump for duty in before)
        facts = {"unless_partner_wins": self.unless_partner_wins, "higher_first": higher_first}
        return Message("rules/trump-when-void", facts)


@dataclass(frozen=True)
class HeadTrick(Duty):
    """A card of the led suit that beats the winning one, if one is held; with `trumps_only` only of led trumps."""

    trumps_only: bool = False
    code: ClassVar[str] = "play/head-trick"
    looks_at_best: ClassVar[bool] = True

    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        if face.suit != facing.led or (self.trumps_only and not face.trump):
            return False
        return table.power(face, facing.led) > facing.best

    def says(self, deck: Deck) -> Message:
        return Message("rules/head-trick", {"trumps_only": self.trumps_only})


@dataclass(frozen=True)
class Overtrump(TrumpDuty):
    """A trump that beats the winning card, if one is held."""

    unless_partner_wins: bool = False
    code: ClassVar[str] = "play/overtrump"
    looks_at_best: ClassVar[bool] = True
    must_overtrump: ClassVar[bool] = True

    def is_owed(self, facing: Facing) -> bool:
        return not (self.unless_partner_wins and facing.partner_wins)

    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        return face.trump and table.power(face, facing.led) > facing.best

    def says(self, deck: Deck) -> Message:
        return Message("rules/overtrump", {"unless_partner_wins": self.unless_partner_wins})


@dataclass(frozen=True)
class NoUndertrump(Duty):
    """Anything but a trump that is lower than the winning one, if anything else is held."""

    code: ClassVar[str] = "play/no-undertrump"
    looks_at_best: ClassVar[bool] = True

    def met_by(self, face: Face, facing: Facing, table: FaceTable) -> bool:
        return not face.trump or table.power(face, facing.led) > facing.best

    def says(self, deck: Deck) -> Message:
        return Message("rules/no-undertrump")


class Restraint(Word):
    """Cards that have to wait while another card may be played."""

    code: ClassVar[str]

    @abstractmethod
    def is_on(self, situation: Situation) -> bool:
        """Whether it holds in a situation."""

    @abstractmethod
    def holds_back(self, card: Card) -> bool:
        """Whether a card has to wait while it holds."""

    @property
    @abstractmethod
    def named(self) -> tuple[str, ...]:
        """The cards and suits that it names."""

    @property
    def breaking(self) -> tuple[str, ...]:
        """The cards and suits that end it when they are played."""
        return ()

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """What it names has to be in the deck, and has to be able to wait."""
        anytime = {card for faces in rules.faces.by_order.values() for card, face in faces.items() if face.anytime}
        if any(is_among(card, self.named) for card in anytime):
            yield f"{field} holds back a card that may be played at any time: name others."
        written = {*(suit.letter for suit in rules.deck.suits), *map(str, rules.deck.counts)}
        for name in dict.fromkeys((*self.named, *self.breaking)):
            if name not in written:
                yield f"{field} names {quoted(name)}, which is neither a suit nor a card of the deck: write one."


def is_among(card: Card, named: Collection[str]) -> bool:
    """Whether a card is one of some cards and suits."""
    return card.suit in named or str(card) in named


def played_before(situation: Situation) -> Iterable[Card]:
    """The cards of the round that were played before this one."""
    for trick in (*situation.tricks, situation.trick):
        yield from trick.cards


@dataclass(frozen=True)
class Unbroken(Restraint):
    """Some cards may not be led before one of them, or of the cards that break it, has been played."""

    cards: str
    broken_by: str = ""
    code: ClassVar[str] = "play/unbroken"

    @cached_property
    def named(self) -> tuple[str, ...]:
        return tuple(self.cards.split())

    @cached_property
    def breaking(self) -> tuple[str, ...]:
        """The cards and suits that end it when they are played."""
        return (*self.named, *self.broken_by.split())

    def is_on(self, situation: Situation) -> bool:
        """Whoever leads, before it is broken."""
        if situation.trick.cards:
            return False
        return not any(is_among(card, self.breaking) for card in played_before(situation))

    def holds_back(self, card: Card) -> bool:
        return is_among(card, self.named)

    def says(self, deck: Deck) -> Message:
        named, broken_by = list(self.named), self.broken_by.split()
        facts = {"suits": _suits(deck, named), "cards": _cards(deck, named), "also": broken_by}
        return Message("rules/unbroken", facts)


@dataclass(frozen=True)
class FirstTrickWithout(Restraint):
    """Some cards may not be played to the first trick."""

    cards: str
    code: ClassVar[str] = "play/first-trick"

    @cached_property
    def named(self) -> tuple[str, ...]:
        return tuple(self.cards.split())

    def is_on(self, situation: Situation) -> bool:
        return not situation.tricks

    def holds_back(self, card: Card) -> bool:
        return is_among(card, self.named)

    def says(self, deck: Deck) -> Message:
        named = list(self.named)
        return Message("rules/first-trick-without", {"suits": _suits(deck, named), "cards": _cards(deck, named)})


@dataclass(frozen=True)
class OpensWith(Restraint):
    """The first card of the round is a certain one, if whoever leads holds it."""

    card: str
    code: ClassVar[str] = "play/opens-with"

    @property
    def named(self) -> tuple[str, ...]:
        return (self.card,)

    def is_on(self, situation: Situation) -> bool:
        return not situation.tricks and not situation.trick.cards

    def holds_back(self, card: Card) -> bool:
        return str(card) != self.card

    def says(self, deck: Deck) -> Message:
        return Message("rules/opens-with", {"card": self.card})


def _suits(deck: Deck, named: Iterable[str]) -> list[str]:
    letters = [suit.letter for suit in deck.suits]
    return [each for each in named if each in letters]


def _cards(deck: Deck, named: Iterable[str]) -> list[str]:
    suits = _suits(deck, named)
    return [each for each in named if each not in suits]


def facing(rules: Rules, situation: Situation, seat: int) -> Facing:
    """What a seat is faced with that is to play a card."""
    table, order, cards = rules.faces, situation.order, situation.trick.cards
    led = table.led(cards, order)
    if not rules.looks_at_best or not cards:
        return Facing(led)
    faces = table.by_order[order]
    powers = [table.power(faces[card], led) for card in cards]
    best = max(powers)
    winner = clockwise(situation.playing, situation.trick.leader)[powers.index(best)]
    return Facing(led, best, bool(situation.sides) and situation.sides[winner] == situation.sides[seat])


class Owed(NamedTuple):
    """The duty that binds a hand, and the faces that meet it."""

    duty: Duty
    cards: list[Card]


class Restrained(NamedTuple):
    """A restraint that holds cards of a hand back, and the faces that it leaves open."""

    word: Restraint
    cards: list[Card]


def binding(rules: Rules, situation: Situation, hand: tuple[Card, ...], seat: int) -> Owed | None:
    """The duty that binds a hand now and the faces that meet it; none for a hand that is free."""
    faced = facing(rules, situation, seat)
    if not faced.binds:
        return None
    table = rules.faces
    faces, held = table.by_order[situation.order], dict.fromkeys(hand)
    for duty in rules.play:
        if duty.is_owed(faced) and (owed := duty.owed(held, faces, faced, table)):
            return Owed(duty, owed)
    return None


def restrained(rules: Rules, situation: Situation, cards: list[Card]) -> tuple[list[Card], list[Restrained]]:
    """The cards that no restraint holds back, and each restraint that holds one back with what it leaves open."""
    found = []
    for word in rules.restraints:
        if word.is_on(situation):
            left = [card for card in cards if not word.holds_back(card)]
            if left and len(left) < len(cards):
                cards = left
                found.append(Restrained(word, left))
    return cards, found


class Allowed(NamedTuple):
    """What may be played of a hand now: its faces, each once; the duty that binds it; and what is held back besides."""

    cards: list[Card]
    bound: Owed | None
    held_back: list[Restrained]


def allowed(rules: Rules, situation: Situation, hand: tuple[Card, ...], seat: int) -> Allowed:
    """What a seat may play now."""
    bound, held_back = binding(rules, situation, hand, seat), list[Restrained]()
    if bound is None:
        cards = list(dict.fromkeys(hand))
    elif anytime := rules.faces.anytime[situation.order]:
        cards = [card for card in dict.fromkeys(hand) if card in bound.cards or card in anytime]
    else:
        cards = bound.cards
    if rules.restraints:
        cards, held_back = restrained(rules, situation, cards)
    return Allowed(cards, bound, held_back)


def legal_cards(rules: Rules, situation: Situation, hand: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
    """The faces of a hand that may be played now, each once."""
    return tuple(allowed(rules, situation, hand, seat).cards)


def card_refusal(rules: Rules, situation: Situation, hand: tuple[Card, ...], card: Card, seat: int) -> Refusal | None:
    """Why a card may not be played now."""
    if card not in hand:
        held = list(dict.fromkeys(map(str, rules.faces.held(hand, situation.order))))
        return Refusal("play/not-held", {"card": str(card), "held": held}, rules.deck.names)
    if _is_plainly_owed(rules, situation, card):
        return None
    return why_not(rules, situation, hand, card, allowed(rules, situation, hand, seat))


def _is_plainly_owed(rules: Rules, situation: Situation, card: Card) -> bool:
    """Whether a card may be played whatever else is held: it follows suit, where nothing else is asked before that."""
    if rules.restraints or not rules.play or not rules.play[0].follows_led:
        return False
    led = rules.faces.led(situation.trick.cards, situation.order)
    return led not in (NOTHING_LED, FREE) and rules.faces.by_order[situation.order][card].suit == led


def why_not(rules: Rules, situation: Situation, hand: tuple[Card, ...], card: Card, may: Allowed) -> Refusal | None:
    """Why a card of a hand may not be played, of which this may be."""
    if card in may.cards:
        return None
    table, order, names = rules.faces, situation.order, rules.deck.names
    bound = may.bound
    if bound is not None and card not in bound.cards and card not in table.anytime[order]:
        led = table.led(situation.trick.cards, order)
        owed = [str(owed) for owed in table.held(bound.cards, order)]
        facts = {"card": str(card), "led": led, "owed": owed, "plain": led in table.split[order]}
        return Refusal(bound.duty.code, facts, names)
    for word, left in may.held_back:
        if card not in left:
            owed = [str(each) for each in table.held(left, order)]
            # A card that it names and that is not held is somebody else's affair.
            named = [name for name in word.named if name in map(str, hand) or name in names.suits]
            return Refusal(word.code, {"card": str(card), "owed": owed, "named": named}, names)
    return None


def free_says(duties: tuple[Duty, ...]) -> Message:
    """The sentence that ends the list of duties."""
    return Message("rules/free", {"duties": bool(duties)})
