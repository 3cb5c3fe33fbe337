"""The whole deal as a Kripke model: what everyone at a moment can know, to any depth, without listing the deals.

All deals that fit what is public are the law, which is common knowledge. A seat sees its own hand, and its own stash;
it cannot tell two deals of the law apart in which these are the same. Bids, and choices among cards that could have
been played, change nothing here. Where cards were passed, a deal also says which: a hand is in two lots then, what was
kept and what was passed, and a seat sees its own lots and the one that it passed.

Cards that a question does not name and that may lie in the same places are told apart by nobody in it: exchanging two
of them turns every deal into one in which the same formulas hold. So only how many of them lie where is kept. The same
goes for places that a question does not name and that may hold the same cards: what lies in any of them lies in one
pool. That keeps the model small however many deals there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import factorial, prod

from followsuit.cards import Card
from followsuit.engine.view import View
from followsuit.knowledge.diagram import USUAL_MEGABYTES, Deals, Diagram, Patience, endless
from followsuit.knowledge.errors import FormulaError
from followsuit.knowledge.facts import TRUMP, counts_as
from followsuit.knowledge.formulas import Formula
from followsuit.knowledge.given import Lots
from followsuit.knowledge.hidden import hidden_from
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place, looks_into
from followsuit.knowledge.splits import Split
from followsuit.knowledge.worlds import World
from followsuit.language.message import Message


@dataclass(frozen=True)
class Kind:
    """Unseen cards that a question does not tell apart, and the places that may hold them."""

    cards: tuple[Card, ...]
    places: frozenset[Place]
    is_played: bool = False
    """Whether they lie in tricks, and only who passed which of them is not seen."""


class Model:
    """What can be known of a deal, as far as some formulas ask; `public` is a spectator's view.

    `seats` are those whose knowledge is asked for besides what the formulas name.
    """

    def __init__(
        self,
        public: View,
        *formulas: Formula,
        seats: Iterable[int] = (),
        megabytes: int = USUAL_MEGABYTES,
        patience: Patience = endless,
    ) -> None:
        self.public = public
        for formula in formulas:
            self._check(formula)
        parts = [part for formula in formulas for part in formula.all_parts()]
        self._named = frozenset(card for part in parts for card in part.cards)
        self._suits = sorted({suit for part in parts for suit in part.suits})
        hidden = hidden_from(public)
        table = range(public.game.seats)
        knowers = {seat for part in parts for seat in part.knowers(len(table))} | set(seats)
        self._lots = Lots(public, frozenset(knowers))
        self._sizes = self._lots.sizes(hidden.places)
        self.kinds = self._kinds(hidden.may_lie)
        apart = {part for one in parts for place in one.told_apart(len(table)) for part in self._lots.parts(place)}
        for seat in knowers:
            apart |= looks_into(public, seat)
        self.pools = self._pooled(apart)
        self._megabytes, self._patience = megabytes, patience
        self._found: dict[tuple[Formula, Deals], Deals] = {}

    def _check(self, formula: Formula) -> None:
        """Refuse what speaks of seats or cards that this game does not have."""
        game, seats = self.public.game, self.public.game.seats
        for part in formula.all_parts():
            for place in part.places:
                if place not in (*range(seats), TABLE, STASH, UNDEALT):
                    raise FormulaError(Message("knowledge/no-place", {"given": str(place), "last": seats - 1}))
            for card in part.cards:
                if card not in game.rules.deck.counts:
                    raise FormulaError(Message("knowledge/no-card", {"given": str(card)}), pack=game.rules.deck.names)
            for suit in part.suits:
                if suit != TRUMP:
                    game.rules.deck.suit(suit)

    def _kinds(self, may_lie: dict[int, frozenset[Place]]) -> tuple[Kind, ...]:
        """The unseen cards by where they may lie and what the formulas ask of them; small kinds first."""
        deck, grouped = self.public.game.rules.deck, dict[object, list[Card]]()
        places = dict[object, frozenset[Place]]()
        for number, allowed in may_lie.items():
            card = deck.cards[number]
            asked = tuple(self.counts_as(card, suit) for suit in self._suits)
            key = (card if card in self._named else None, asked, allowed)
            grouped.setdefault(key, []).append(card)
            places[key] = self._in_lots(allowed)
        kinds = [Kind(tuple(cards), places[key]) for key, cards in grouped.items()]
        played = ((seat, self._lots.played[seat]) for seat in self._lots.giver)
        kinds += [Kind(cards, self._in_lots((seat,)), is_played=True) for seat, cards in played if cards]
        return tuple(sorted(kinds, key=_size))

    def _in_lots(self, places: Iterable[Place]) -> frozenset[Place]:
        return frozenset(part for place in places for part in self._lots.parts(place))

    def _pooled(self, apart: Iterable[Place]) -> tuple[tuple[Place, ...], ...]:
        """The places that hold unseen cards; those together that need not be told apart and may hold the same kinds."""
        pools: dict[object, list[Place]] = {}
        for place in self._sizes:
            key = place if place in apart else tuple(place in kind.places for kind in self.kinds)
            pools.setdefault(key, []).append(place)
        return tuple(map(tuple, pools.values()))

    def counts_as(self, card: Card, suit: str) -> bool:
        """Whether a card counts as one of a suit, or as a trump, in this round."""
        return counts_as(self.public, card, suit)

    @cached_property
    def diagram(self) -> Diagram:
        """The sets of deals."""
        opens = tuple(tuple(pool[0] in kind.places for pool in self.pools) for kind in self.kinds)
        columns = tuple(sum(self._sizes[place] for place in pool) for pool in self.pools)
        return Diagram(tuple(map(_size, self.kinds)), columns, opens, self._megabytes, self._patience)

    @property
    def law(self) -> Deals:
        """All deals that fit what is public."""
        return self.diagram.law

    def within(self, formula: Formula, law: Deals | None = None) -> Deals:
        """The deals of a law, usually of all that are possible, in which a formula holds."""
        known = formula, self.law if law is None else law
        if known not in self._found:
            self._found[known] = formula.within(self, known[1])
        return self._found[known]

    def count(self, deals: Deals) -> int:
        """How many deals are in a set, by who was passed what as well; copies of a face are different cards."""
        within_pools = prod(map(factorial, self.diagram.columns)) // prod(map(factorial, self._sizes.values()))
        return self.diagram.count(deals) * within_pools * self._lots.ways_in_whole

    def left_to(self, seat: int | None, world: World, deals: Deals | None = None) -> int:
        """How many deals of a set, usually of all, a seat thinks possible in a world."""
        seen, table = self.seen_by(seat), self.table(world)
        alike = self.diagram.looking_like(table, seen, self.law if deals is None else deals)
        # The seat sees which cards of each kind it has, where the diagram knows only how many.
        ways = 1
        for kind, numbers in zip(self.kinds, table, strict=True):
            own = [numbers[column] for column in seen]
            ways *= factorial(_size(kind)) // prod(map(factorial, (*own, _size(kind) - sum(own))))
        return self.count(alike) // ways

    def lacking(self, place: Place, is_meant: Callable[[Card], bool], law: Deals) -> Deals:
        """The deals of a law in which a place has none of some cards."""
        columns = self._columns(self._lots.parts(place))
        rows = [row for row, kind in enumerate(self.kinds) if is_meant(kind.cards[0]) and not kind.is_played]
        return self.diagram.lacking([(row, column) for row in rows for column in columns], law)

    def seen_by(self, seat: int | None) -> tuple[int, ...]:
        """The columns that a seat sees: its own hand and stash, what it passed and was passed; none for a spectator."""
        return self._columns(() if seat is None else looks_into(self.public, seat))

    def _columns(self, places: Collection[Place]) -> tuple[int, ...]:
        """The columns of some places that are told apart; there is none for a place without unseen cards."""
        found = tuple(column for column, pool in enumerate(self.pools) if not set(places).isdisjoint(pool))
        assert all(len(self.pools[column]) == 1 for column in found)
        return found

    def table(self, world: World) -> Split:
        """A world as the diagram has it: how many cards of each kind lie in each pool."""
        lying = [Counter(card for place in pool for card in self._lots.cards(world, place)) for pool in self.pools]
        table = [[0] * len(self.pools) for _ in self.kinds]
        # A card that can be in one place only, such as the one that the dealer was dealt face up, is counted there.
        for row in sorted(range(len(self.kinds)), key=lambda row: len(self.kinds[row].places)):
            kind = self.kinds[row]
            columns = [column for column, pool in enumerate(self.pools) if pool[0] in kind.places]
            for card in kind.cards:
                column = next(column for column in columns if lying[column][card])
                lying[column][card] -= 1
                table[row][column] += 1
        return tuple(map(tuple, table))

    def holds(self, formula: Formula, world: World) -> bool:
        """Whether a formula holds in a world."""
        return self.diagram.contains(self.within(formula), self.table(world))

    def possible_to(self, seat: int | None, world: World) -> Deals:
        """The deals that a seat thinks possible in a world; for a spectator, all of the law."""
        return self.diagram.looking_like(self.table(world), self.seen_by(seat), self.law)

    def nearest(self, deals: Deals, world: World) -> World:
        """A world of a set that is not empty, as near to a given one as can easily be found."""
        return self._laid(self.diagram.nearest(deals, self.table(world)), world)

    def _laid(self, table: Split, like: World) -> World:
        """The world of a table, with every card where it lies in another world if there is room for it."""
        lying: dict[Place, list[Card]] = {place: [] for place in self._sizes}
        there = {place: Counter(self._lots.cards(like, place)) for place in self._sizes}
        moved: list[tuple[Card, tuple[Place, ...]]] = []
        for kind, numbers in zip(self.kinds, table, strict=True):
            room, left = list(numbers), list[Card]()
            for card in kind.cards:
                places = (
                    (column, place)
                    for column, pool in enumerate(self.pools)
                    if room[column]
                    for place in pool
                    if there[place][card]
                )
                column, place = next(places, (None, None))
                if column is None or place is None:
                    left.append(card)
                    continue
                room[column] -= 1
                there[place][card] -= 1
                lying[place].append(card)
            free = (pool for pool, number in zip(self.pools, room, strict=True) for _ in range(number))
            moved += zip(left, free, strict=True)
        for card, pool in moved:
            next(lying[place] for place in pool if len(lying[place]) < self._sizes[place]).append(card)
        return self._lots.world(lying, like)


def _size(kind: Kind) -> int:
    return len(kind.cards)
