"""Kripke models by brute force: every deal is listed, and a formula is looked up in each of them.

The deals are those that the engine itself allows; what a seat cannot tell apart is compared hand by hand. Nothing is
shared with the diagrams that it checks but the formulas' own fields.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import reduce

import followsuit as fs
from followsuit.knowledge import World
from followsuit.knowledge.facts import TRUMP, HasBid, Holds, Led, Played, Taken, TrumpIs, Turn, Void, Wins
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
from followsuit.laws.brute_force import possible_worlds, round_of

Worlds = frozenset[World]


class Kripke:
    """Every deal that fits what a spectator has seen, and who can tell which of them apart."""

    def __init__(self, state: fs.State) -> None:
        self.state = state
        self.worlds: Worlds = frozenset(possible_worlds(state, None, with_given=True))
        self.round = round_of(state)
        self.faces = state.game.rules.faces.by_order[self.round.order]

    def sight(self, seat: int, world: World) -> object:
        """What a seat sees of a world."""
        passed = world.given[seat] if world.given else ()
        received = [world.given[giver] for giver, to in enumerate(self.round.given_to) if to == seat]
        hand = () if seat in self.round.closed else world.hands[seat]
        return hand, world.stash if seat == self.round.stasher else (), passed, *received

    def known(self, seat: int, true: Worlds, law: Worlds) -> Worlds:
        """The worlds of a law in which a seat knows that it is one of some."""
        doubted = {self.sight(seat, world) for world in law - true}
        return frozenset(world for world in law if self.sight(seat, world) not in doubted)

    def true_in(self, formula: Formula, law: Worlds | None = None) -> Worlds:  # noqa: PLR0911 - a case for each kind
        """The worlds of a law in which a formula holds."""
        law = self.worlds if law is None else law
        match formula:
            case Truth(value):
                return law if value else frozenset()
            case Holds(place, card):
                return frozenset(world for world in law if card in world.at(place))
            case Void(place, suit):
                return frozenset(world for world in law if not any(self._is_of(c, suit) for c in world.at(place)))
            case Not(part):
                return law - self.true_in(part, law)
            case And(parts):
                return reduce(frozenset.intersection, (self.true_in(part, law) for part in parts), law)
            case Or(parts):
                return reduce(frozenset.union, (self.true_in(part, law) for part in parts), frozenset[World]())
            case Implies(condition, part):
                return (law - self.true_in(condition, law)) | self.true_in(part, law)
            case Iff(one, other):
                first, second = self.true_in(one, law), self.true_in(other, law)
                return (first & second) | (law - first - second)
            case Knows(seat, part):
                return self.known(seat, self.true_in(part, law), law)
            case Possible(seat, part):
                return law - self.known(seat, law - self.true_in(part, law), law)
            case Everyone(part, seats):
                true = self.true_in(part, law)
                return reduce(frozenset.intersection, (self.known(seat, true, law) for seat in self._all(seats)))
            case Common(part, seats):
                return self._common(self.true_in(part, law), self._all(seats), law)
            case Announced(announced, part):
                left = self.true_in(announced, law)
                return (law - left) | self.true_in(part, left)
            case _:
                return law if self._lies_open(formula) else frozenset()

    def _all(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats or tuple(range(self.state.game.seats))

    def _common(self, true: Worlds, seats: tuple[int, ...], law: Worlds) -> Worlds:
        """Walk from every world to all that it is linked with, and look whether any is not one of the true ones."""
        by_sight: dict[object, list[World]] = {}
        for world in law:
            for seat in seats:
                by_sight.setdefault((seat, self.sight(seat, world)), []).append(world)
        common = set[World]()
        left = set(law)
        while left:
            linked, edge = set[World](), [left.pop()]
            while edge:
                world = edge.pop()
                if world not in linked:
                    linked.add(world)
                    edge += [other for seat in seats for other in by_sight[seat, self.sight(seat, world)]]
            left -= linked
            if linked <= true:
                common |= linked
        return frozenset(common)

    def _is_of(self, card: fs.Card, suit: str) -> bool:
        return self.faces[card].trump if suit == TRUMP else self.faces[card].suit == suit

    def _lies_open(self, formula: Formula) -> bool:
        round_ = self.round
        tricks = [*round_.tricks, *([round_.trick] if round_.trick else [])]
        match formula:
            case Turn(seat):
                return self.state.to_act == seat
            case HasBid(seat, number):
                return round_.bids[seat : seat + 1] == (number,)
            case Taken(seat, number):
                return sum(trick.winner == seat for trick in round_.tricks) == number
            case Played(seat, card):
                return any(
                    (seat, card) in zip(round_.order_from(trick.leader), trick.cards, strict=False) for trick in tricks
                )
            case Led(suit):
                led = self.state.view().led
                return led in (round_.trump, "trumps") if suit == TRUMP else led == suit
            case TrumpIs(suit):
                return (round_.trump or "none") == suit
            case Wins(seat, int(number)):
                return len(round_.tricks) >= number and round_.tricks[number - 1].winner == seat
            case _:
                pass
        raise AssertionError(f"brute force does not know {formula!r}")


def random_formula(state: fs.State, rng: random.Random, depth: int) -> Formula:
    """A formula about a position, so many operators deep at most; announcements and common knowledge are rarer."""
    deck, seats = state.game.rules.deck, range(state.game.seats)
    round_ = round_of(state)
    hidden = [card for hand in (*round_.hands, round_.table, round_.stash, *round_.given) for card in hand]
    suits = [*(suit.letter for suit in deck.suits), TRUMP]
    places = [*seats] * 3 + ["table", "stash", "undealt"]

    def card() -> fs.Card:
        return rng.choice(hidden) if hidden and rng.random() < 0.9 else rng.choice(deck.cards)

    def group() -> tuple[int, ...]:
        return tuple(sorted(rng.sample(seats, rng.randint(2, len(seats))))) if rng.random() < 0.5 else ()

    def fact() -> Formula:
        seat = rng.choice(seats)
        return rng.choice([
            lambda: Holds(rng.choice(places), card()),
            lambda: Holds(rng.choice(seats), card()),
            lambda: Void(rng.choice(places), rng.choice(suits)),
            lambda: Void(rng.choice(seats), rng.choice(suits)),
            lambda: rng.choice([
                Truth(rng.random() < 0.5),
                Turn(seat),
                HasBid(seat, rng.randrange(3)),
                Taken(seat, rng.randrange(4)),
                Played(seat, rng.choice(deck.cards)),
                Led(rng.choice(suits)),
                TrumpIs(rng.choice([*suits[:-1], "none"])),
                Wins(seat, rng.randint(1, 4)),
            ]),
        ])()  # fmt: skip

    def formula(left: int) -> Formula:
        if not left:
            return fact()

        def part() -> Formula:
            return formula(left - 1)

        kinds: list[tuple[int, Callable[[], Formula]]] = [
            (6, lambda: Knows(rng.choice(seats), part())),
            (3, lambda: Possible(rng.choice(seats), part())),
            (1, lambda: Everyone(part(), group())),
            (1, lambda: Common(part(), group())),
            (2, lambda: Announced(part(), part())),
            (2, lambda: Not(part())),
            (2, lambda: rng.choice([And, Or])((part(), part()))),
            (1, lambda: rng.choice([Implies, Iff])(part(), part())),
        ]
        return rng.choices([make for _, make in kinds], [weight for weight, _ in kinds])[0]()

    return formula(depth)
