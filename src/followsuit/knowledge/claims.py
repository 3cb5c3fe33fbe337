"""Claims: whether “the rest are mine” holds in every deal that the claimer must think possible, however others play.

Whoever takes every trick leads to the next one, so a claim is an order of cards. While it holds, the claimer's card is
the one that wins, so that what another seat may play, and whether it can beat that card, depends on its own hand alone:
the seats are looked at one by one, each as if it played to break the claim. So, too, whoever sees the claimer's cards
can tell from their own hand alone whether they can stop it; and a claim that all others accept is played out with cards
that give way to it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.worlds import Worlds, worlds
from followsuit.rules import Rules
from followsuit.rules.follow import Situation, legal_cards
from followsuit.rules.round import Trick, clockwise

MOST_WORLDS = 4_000
"""Of so many deals each one is looked at; of more, some."""
SAMPLED = 200
MOST_HANDS = 60_000
"""How many hands are looked at for one claim, at every trick of it, before it is left open."""
MOST_YIELDING = 1_000
"""How many hands of one seat are looked at for cards that give way; past it, those found so far are played."""


@dataclass(frozen=True)
class Breaking:
    """A deal in which a claim fails: the hands of it, by seat, and the card that takes one of the tricks claimed."""

    hands: tuple[tuple[Card, ...], ...]
    trick: int
    """Which of the tricks claimed, from 1."""
    seat: int
    card: Card


@dataclass(frozen=True)
class Verdict:
    """What comes of a claim."""

    holds: bool | None
    """None where there were too many deals to look at."""
    breaking: Breaking | None = None
    holding: int = 0
    """In how many deals it holds, and"""
    broken: int = 0
    """in how many it does not, where all of them were looked at."""


class _TooMany(Exception):
    """More hands than are looked at for one claim."""


def may_be_claimed(rules: Rules) -> bool:
    """Whether taking all the rest settles a round: not with tokens or melds, nor where cards change in a trick."""
    return rules.tokens is None and not rules.faces.promotions and not any(word.has_melds for word in rules.score)


def first_unplayable(view: View, order: tuple[Card, ...]) -> Card | None:
    """The first card of a claim that its seat may not play in its turn, if it wins all tricks before."""
    assert view.seat is not None
    hand = order
    for situation, card in _Claim(view, view.seat, order).leads():
        if card not in legal_cards(view.game.rules, situation, hand, view.seat):
            return card
        hand = hand[1:]
    return None


def is_lost(view: View, order: tuple[Card, ...]) -> bool:
    """Whether everyone can see that a claim fails: its first card does not take what lies in the trick already."""
    assert view.seat is not None
    return not _Claim(view, view.seat, order).takes_first()


def judge(view: View, order: tuple[Card, ...]) -> Verdict:
    """Whether the seat to act takes all tricks that are left with its cards in this order, whatever others hold.

    It is judged from the view alone, so that nothing hidden can be told by it.
    """
    assert view.seat is not None
    claim, possible = _Claim(view, view.seat, order), worlds(view)
    if claim.is_safe(possible):
        return Verdict(True)
    is_every = possible.count <= MOST_WORLDS
    chance = random.Random(" ".join(map(str, order)))
    deals = possible.every() if is_every else (possible.sample(chance) for _ in range(SAMPLED))
    looked, broken, found = 0, 0, None
    try:
        for world in deals:
            looked += 1
            breaking = claim.broken_by(world.hands)
            if breaking is not None:
                broken += 1
                found = found or breaking
                if not is_every:
                    break
    except _TooMany:
        return Verdict(None if found is None else False, found)
    if not is_every:
        return Verdict(None if found is None else False, found)
    return Verdict(found is None, found, looked - broken, broken)


def can_stop(view: View, claimer: int, order: tuple[Card, ...]) -> bool:
    """Whether the seat of a view can take one of the tricks that another seat claims, its cards and order being open.

    Where there is too much to look at it takes itself to be able to.
    """
    assert view.seat is not None
    try:
        return _Claim(view, claimer, order).is_beaten_by(view.seat, view.hand)
    except _TooMany:
        return True


def giving_way(
    view: View, claimer: int, order: tuple[Card, ...], seat: int, hand: tuple[Card, ...]
) -> tuple[Card, ...]:
    """The cards of a seat, trick by trick, with which it takes none of the tricks claimed.

    Where the rules make it take one, those before that trick, as many as can be.
    """
    return _Claim(view, claimer, order).line_that_yields(seat, hand)


class _Claim:
    """A claim, ready to be tried against hands. It asks of a view only what everyone sees."""

    def __init__(self, view: View, claimer: int, order: tuple[Card, ...]) -> None:
        self._view, self._order, self._seat = view, order, claimer
        self._rules, self._faces = view.game.rules, view.game.rules.faces
        self._before = view.trick or Trick(claimer)
        self._tricks = tuple(self._with_claimed(number) for number in range(len(order)))
        around = clockwise(view.playing, self._before.leader)
        self._done = frozenset(around[: len(self._before.cards)])
        """The seats that have played to the trick under way."""
        self._known: dict[tuple[int, int, tuple[Card, ...]], tuple[int, Card] | None] = {}

    def _with_claimed(self, number: int) -> Trick:
        """A trick of the claim once the claimer has played to it."""
        card = self._order[number]
        if number == 0:
            return Trick(self._before.leader, (*self._before.cards, card))
        return Trick(self._seat, (card,))

    def _situation(self, number: int, trick: Trick) -> Situation:
        view = self._view
        return Situation(view.order, view.sides, view.playing, trick, (*view.tricks, *self._tricks[:number]))

    def leads(self) -> Iterator[tuple[Situation, Card]]:
        """Every trick before the claimer plays to it, and the card."""
        for number, card in enumerate(self._order):
            yield self._situation(number, self._before if number == 0 else Trick(self._seat)), card

    def _takes(self, number: int, card: Card | None = None) -> bool:
        """Whether the last card of a trick of the claim takes it: the claimer's own, or one that follows."""
        cards = self._tricks[number].cards if card is None else (*self._tricks[number].cards, card)
        return self._rules.trick.winner(self._faces, cards, self._view.order, ()) == len(cards) - 1

    def takes_first(self) -> bool:
        """Whether the claimer's first card takes what lies there already."""
        return self._takes(0)

    @cached_property
    def _is_settled(self) -> bool:
        """Whether each card of it says what has to be followed, and takes what lies there already."""
        led = (self._faces.led(trick.cards, self._view.order) for trick in self._tricks)
        return all(led) and self._takes(0)

    def is_safe(self, possible: Worlds) -> bool:
        """Whether nobody can have a card left that beats the one played, by counting alone; true only if it is sure.

        Whoever has to follow plays a card of a suit each time that it is led: to have one left for a trick takes one
        more of them than there were such leads before.
        """
        if not self._order or not self._is_settled or not any(duty.follows_led for duty in self._rules.play):
            return False
        faces = self._faces.by_order[self._view.order]
        if any(face.anytime for face in faces.values()):
            return False
        others = [seat for seat in self._view.playing if seat != self._seat]
        for seat in others:
            held = [card for card in possible.unseen if seat in possible.may_hold(card)]
            suits = Counter[str]()
            for card in held:
                suits[faces[card].suit] += possible.unseen[card]
            led = Counter[str]()
            for number, trick in enumerate(self._tricks):
                if number == 0 and seat in self._done:
                    continue
                if any(suits[faces[card].suit] > led[faces[card].suit] and self._takes(number, card) for card in held):
                    return False
                led[self._faces.led(trick.cards, self._view.order)] += 1
        return True

    def is_beaten_by(self, seat: int, hand: tuple[Card, ...]) -> bool:
        """Whether the claim is lost already, or can be by what one seat holds."""
        return not self._is_settled or self._first_try(seat, hand) is not None

    def _first_try(self, seat: int, hand: tuple[Card, ...]) -> tuple[int, Card] | None:
        return self._beaten(seat, self._first_trick(seat), tuple(sorted(hand, key=str)))

    def _first_trick(self, seat: int) -> int:
        """The first trick of the claim to which a seat still plays, from 0."""
        return 1 if seat in self._done else 0

    def line_that_yields(self, seat: int, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The longest line of cards of a seat none of which takes a trick of the claim."""
        looked = set[tuple[Card, ...]]()

        def longest(number: int, held: tuple[Card, ...]) -> tuple[Card, ...]:
            if number >= len(self._order) or held in looked or len(looked) >= MOST_YIELDING:
                return ()
            looked.add(held)
            best: tuple[Card, ...] = ()
            for card in legal_cards(self._rules, self._situation(number, self._tricks[number]), held, seat):
                if self._takes(number, card):
                    continue
                place = held.index(card)
                line = (card, *longest(number + 1, held[:place] + held[place + 1 :]))
                if len(line) > len(best):
                    best = line
                if number + len(best) == len(self._order):
                    break
            return best

        return longest(self._first_trick(seat), hand)

    def broken_by(self, hands: tuple[tuple[Card, ...], ...]) -> Breaking | None:
        """How a claim fails with these hands, if anyone can make it fail."""
        if not self._is_settled:
            leader = self._before.leader
            best = self._rules.trick.winner(self._faces, self._tricks[0].cards, self._view.order, ())
            seat = clockwise(self._view.playing, leader)[best]
            return None if seat == self._seat else Breaking(hands, 1, seat, self._tricks[0].cards[best])
        for seat in self._view.playing:
            if seat != self._seat:
                beaten = self._first_try(seat, hands[seat])
                if beaten is not None:
                    return Breaking(hands, beaten[0] + 1, seat, beaten[1])
        return None

    def _beaten(self, seat: int, number: int, hand: tuple[Card, ...]) -> tuple[int, Card] | None:
        """The trick, from 0, that a seat can take with what it holds when this one is played to, and its card."""
        if number >= len(self._order):
            return None
        key = seat, number, hand
        if key not in self._known:
            if len(self._known) >= MOST_HANDS:
                raise _TooMany
            self._known[key] = self._best_try(seat, number, hand)
        return self._known[key]

    def _best_try(self, seat: int, number: int, hand: tuple[Card, ...]) -> tuple[int, Card] | None:
        legal = legal_cards(self._rules, self._situation(number, self._tricks[number]), hand, seat)
        for card in legal:
            if self._takes(number, card):
                return number, card
        for card in legal:
            place = hand.index(card)
            found = self._beaten(seat, number + 1, hand[:place] + hand[place + 1 :])
            if found is not None:
                return found
        return None
