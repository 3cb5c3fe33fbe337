"""Worlds by brute force: every way to lay the hidden cards, kept if the engine itself allows the whole round with it.

It shares nothing with the counting that it checks: it starts from a state, deals the round again for every imagined
world and plays what was played. What the engine refuses did not happen.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TypeVar

from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import DealCards, DrawToken, NameTrump, Stash, TurnCard
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import broken_rule, step
from followsuit.knowledge import World, worlds
from followsuit.rules import TableCards
from followsuit.rules.round import Round

T = TypeVar("T")
Cards = tuple[fs.Card, ...]
Place = int | str

FREQUENCIES = (
    (fs.game("boerenbridge"), 3, 11),
    (fs.game("boerenbridge"), 4, 3),
    (fs.game("elemental", seats=4), 15, 3),
    (fs.game("miesjelen", seats=6), 1, 1),
    (fs.game("ninja-whist", seats=4), 10, 6),
    (fs.game("zole"), 1, 5),
)
"""Rounds to draw worlds in: a game, the number of the round, and the seed of its deal and play."""


def at_round(game: fs.Game, number: int, seed: int) -> fs.State:
    """A game in which a round has just been dealt, as if others had been played before."""
    rules, seats = game.rules, game.seats
    areas = rules.tokens.start(seats) if rules.tokens else None
    waiting = new_round(rules, number, seed % seats, (rules.start,) * seats, areas=areas)
    return fs.State(game, Position(rules, seats, Phase.DEAL, fs.CHANCE, waiting), None).with_seed(seed)


def course(game: fs.Game, number: int, seed: int) -> list[fs.State]:
    """Every state of a round that is played at random."""
    rng = random.Random(seed)
    states = [at_round(game, number, seed)]
    while states[-1].rounds_played == 0:
        states.append(states[-1].play(rng.choice(states[-1].legal())))
    return states[:-1]


@dataclass(frozen=True)
class Hiding:
    """What a seat, or a spectator, has not seen, and how many cards lie in each place."""

    cards: Cards
    sizes: dict[Place, int]

    @property
    def ways(self) -> int:
        """How many ways there are to lay the cards, allowed or not."""
        product, left = 1, len(self.cards)
        for size in self.sizes.values():
            product, left = product * comb(left, size), left - size
        return product


def round_of(state: fs.State) -> Round:
    """The round under way."""
    assert state.position.round is not None
    return state.position.round


def is_picked_up(round_: Round) -> bool:
    """Whether the table cards are in the solo player's hand."""
    return round_.contract is not None and round_.solo is not None and round_.contract.table is TableCards.TO_SOLO


def hiding(state: fs.State, seat: int | None) -> Hiding:
    """What is hidden from a seat."""
    rules, round_ = state.game.rules, round_of(state)
    left = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    left.subtract(card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards)
    if round_.turned is not None and rules.deal.face_up is not None and rules.deal.face_up.leaves_play():
        left.subtract([round_.turned])
    sizes: dict[Place, int] = {}
    for other in sorted(round_.playing):
        if other == seat:
            left.subtract(round_.hands[other])
        else:
            sizes[other] = len(round_.hands[other])
    if round_.table and not is_picked_up(round_):
        sizes["table"] = len(round_.table)
    if round_.stash and seat == round_.solo:
        left.subtract(round_.stash)
    elif round_.stash:
        sizes["stash"] = len(round_.stash)
    cards = tuple(left.elements())
    if rest := len(cards) - sum(sizes.values()):
        sizes["undealt"] = rest
    return Hiding(cards, sizes)


def layings(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way to lay cards, copies being different cards, into places of given sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = tuple(card for index, card in enumerate(cards) if index not in chosen)
        for more in layings(rest, sizes[1:]):
            yield (tuple(cards[index] for index in chosen), *more)


def possible_worlds(state: fs.State, seat: int | None) -> Counter[World]:
    """Every world that a seat must think possible, with the number of layings that look like it."""
    hidden, deck, round_ = hiding(state, seat), state.game.rules.deck, round_of(state)
    found: Counter[World] = Counter()
    verdicts: dict[World, bool] = {}
    cards, sizes, shown = list(hidden.cards), dict(hidden.sizes), _shown_copy(state, hidden)
    for card in shown:
        # This very card, and not a copy of it, is in the dealer's hand.
        cards.remove(card)
        sizes[round_.dealer] -= 1
    for laying in layings(tuple(cards), tuple(sizes.values())):
        lying = dict(zip(sizes, laying, strict=True))
        if shown:
            lying[round_.dealer] += shown
        lying = {place: deck.sorted(there) for place, there in lying.items()}
        world = World(
            hands=tuple(lying.get(other, round_.hands[other]) for other in range(state.game.seats)),
            table=lying.get("table", ()),
            stash=lying.get("stash", round_.stash),
            undealt=lying.get("undealt", ()),
        )
        if world not in verdicts:
            verdicts[world] = engine_allows(state, world)
        found[world] += verdicts[world]
    return +found


def _shown_copy(state: fs.State, hidden: Hiding) -> Cards:
    """The card that the dealer was dealt face up, while it is in a hidden hand, if it is one of several copies."""
    face_up, round_ = state.game.rules.deal.face_up, round_of(state)
    if round_.turned is None or face_up is None or face_up.leaves_play() or round_.dealer not in hidden.sizes:
        return ()
    tricks = (*round_.tricks, *((round_.trick,) if round_.trick else ()))
    played = [pair for trick in tricks for pair in zip(round_.order_from(trick.leader), trick.cards, strict=False)]
    is_played = (round_.dealer, round_.turned) in played
    return () if is_played or hidden.cards.count(round_.turned) < 2 else (round_.turned,)


def engine_allows(state: fs.State, world: World) -> bool:
    """Whether the round could have gone as it did if the cards lay so."""
    position, dealt = _before_deal(state.position), _dealt(state, world)
    for action in [*_actions(state, world), None]:
        while position.to_act == fs.CHANCE and (drawn := _chance(state, position, dealt)) is not None:
            if broken_rule(position, drawn) is not None:
                return False
            position, _ = step(position, drawn)
        if action is None:
            break
        if broken_rule(position, action) is not None:
            return False
        position, _ = step(position, action)
    now = position.table
    lying = () if is_picked_up(now) else state.game.rules.deck.sorted(now.table)
    assert (world.hands, world.stash, world.table) == (now.hands, now.stash, lying)
    return True


def _before_deal(position: Position) -> Position:
    old = position.table
    blank = new_round(position.rules, old.number, old.dealer, old.before, areas=old.areas_before, dues=old.dues)
    return replace(position, phase=Phase.DEAL, to_act=fs.CHANCE, round=blank, actions=())


def _dealt(state: fs.State, world: World) -> DealCards:
    round_ = round_of(state)
    hands = [list(hand) for hand in world.hands]
    for trick in (*round_.tricks, *((round_.trick,) if round_.trick else ())):
        for seat, card in zip(round_.order_from(trick.leader), trick.cards, strict=False):
            hands[seat].append(card)
    table = world.table
    if is_picked_up(round_):
        assert round_.solo is not None
        # Any of them may have lain on the table, but for the one that was dealt face up.
        held = sorted([*hands[round_.solo], *world.stash], key=lambda card: card != round_.turned)
        size = len(held) - len(round_.table)
        hands[round_.solo], table = held[:size], tuple(held[size:])
    return DealCards(tuple(map(tuple, hands)), table)


def _actions(state: fs.State, world: World) -> Iterator[fs.Action]:
    for _, action in state.position.actions:
        yield Stash(world.stash) if isinstance(action, Stash) else action


def _chance(state: fs.State, position: Position, dealt: DealCards) -> fs.Action | None:
    """What chance did at this point, in the round that really was; none if it has not happened yet."""
    round_ = round_of(state)
    if position.phase is Phase.DEAL:
        return dealt
    if position.phase is Phase.TURN and round_.turned is not None:
        return TurnCard(round_.turned)
    if position.phase is Phase.DRAW_TRUMP and round_.trump is not None:
        return NameTrump(round_.trump)
    if position.phase is Phase.DRAW and len(position.table.tricks) < len(round_.tricks):
        token = round_.tricks[len(position.table.tricks)].token
        return None if token is None else DrawToken(token)
    return None


def true_world(state: fs.State) -> World:
    """Where the cards really lie."""
    rules, round_ = state.game.rules, round_of(state)
    left = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    left.subtract(card for hand in (*round_.dealt, round_.table) for card in hand)
    if round_.turned is not None and rules.deal.face_up is not None and rules.deal.face_up.leaves_play():
        left.subtract([round_.turned])
    table = () if is_picked_up(round_) else rules.deck.sorted(round_.table)
    return World(round_.hands, table, round_.stash, rules.deck.sorted(left.elements()))


def surprise(observed: Counter[T], expected: Counter[T]) -> float:
    """How far frequencies are from what was expected: chi-square as standard deviations from its mean.

    By Wilson and Hilferty's cube root, which is close to normal from a few degrees of freedom on.
    """
    drawn, ways, degrees = observed.total(), expected.total(), len(expected) - 1
    chi_square = sum(
        (observed[world] - drawn * many / ways) ** 2 / (drawn * many / ways) for world, many in expected.items()
    )
    spread = 2 / (9 * degrees)
    return float(((chi_square / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)


def average(worlds: Counter[World], place: Place, card: fs.Card) -> Fraction:
    """The expected number of copies of a card in a place."""
    return Fraction(sum(many * world.at(place).count(card) for world, many in worlds.items()), worlds.total())


def share(worlds: Counter[World], place: Place, card: fs.Card) -> Fraction:
    """In what part of the worlds a place holds a card."""
    return Fraction(sum(many for world, many in worlds.items() if card in world.at(place)), worlds.total())


def constrained(game: fs.Game, number: int, seed: int) -> tuple[fs.State, int]:
    """The state of a random round in which what play has shown rules out most, with a fair number of worlds left."""
    fitting = [
        (found.count / hidden.ways, index, state, seat)
        for index, state in enumerate(course(game, number, seed))
        for seat in range(game.seats)
        if 20 < (hidden := hiding(state, seat)).ways < 1_000 and (found := worlds(state.view(seat))).count > 8
    ]
    part, _, state, seat = min(fitting, key=lambda entry: entry[:2])
    assert part < 1
    return state, seat
