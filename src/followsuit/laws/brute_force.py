"""Worlds by brute force: every way to lay the hidden cards, kept if the engine itself allows the whole round with it.

It shares nothing with the counting that it checks: it starts from a state, deals the round again for every imagined
world and plays what was played. What the engine refuses did not happen, and neither did what would have looked
different to the seat. Where cards were passed, every choice of them that leads there is tried until one works.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as changed
from itertools import combinations, islice, product
from math import comb, prod

from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import Call, DealCards, DrawToken, Pick, TurnCard
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import broken_rule, step
from followsuit.engine.view import view_of
from followsuit.knowledge import World
from followsuit.rules import TableCards
from followsuit.rules.round import Round

Cards = tuple[fs.Card, ...]
Place = int | str


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
    return round_.contract is not None and round_.declarer is not None and round_.contract.table is TableCards.TO_SOLO


def is_taken_up(round_: Round) -> bool:
    """Whether the turned card is in the dealer's hand, or was when it was put away or played."""
    return any(call.verb == "call" and call.said.startswith("up") for call in round_.calls)


def hiding(state: fs.State, seat: int | None) -> Hiding:
    """What is hidden from a seat."""
    rules, round_ = state.game.rules, round_of(state)
    left = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    left.subtract(card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards)
    is_out = rules.deal.face_up is not None and rules.deal.face_up.leaves_play() and not is_taken_up(round_)
    if round_.turned is not None and is_out:
        left.subtract([round_.turned])
    sizes: dict[Place, int] = {}
    for other, hand in enumerate(round_.hands):
        if other == seat and seat not in round_.closed:
            left.subtract(hand)
        elif hand or other in round_.playing:
            sizes[other] = len(hand)
    if round_.table and not is_picked_up(round_):
        sizes["table"] = len(round_.table)
    if round_.stash and seat == round_.stasher:
        left.subtract(round_.stash)
    elif round_.stash:
        sizes["stash"] = len(round_.stash)
    for other, cards in enumerate(round_.given if not round_.given_to else ()):
        if cards and other == seat:
            left.subtract(cards)
        elif cards:
            sizes[f"given-{other}"] = len(cards)
    cards = tuple(left.elements())
    if rest := len(cards) - sum(sizes.values()):
        sizes["undealt"] = rest
    return Hiding(cards, sizes)


def ways_to_pass(state: fs.State, seat: int | None) -> int:
    """In how many ways the cards may have been chosen that a seat has not seen passed."""
    round_ = round_of(state)
    takers = [(giver, to) for giver, to in enumerate(round_.given_to) if to is not None]
    unseen = [giver for giver, to in takers if seat is None or seat not in (giver, to)]
    return prod(comb(round_.hand_size, len(round_.given[giver])) for giver in unseen)


def layings(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way to lay cards, copies being different cards, into places of given sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = tuple(card for index, card in enumerate(cards) if index not in chosen)
        for more in layings(rest, sizes[1:]):
            yield (tuple(cards[index] for index in chosen), *more)


def possible_worlds(
    state: fs.State, seat: int | None, *, with_given: bool = False, tries: int | None = None
) -> Counter[World]:
    """Every world that a seat must think possible, with the number of layings that look like it.

    `with_given`: also by who passed what. `tries`: a world is given up if so many ways to pass did not lead to it.
    """
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
            given=_face_down(round_, lying),
        )
        if with_given:
            found.update(past for past in pasts(state, seat, world) if engine_allows(state, seat, past))
            continue
        if world not in verdicts:
            verdicts[world] = any(engine_allows(state, seat, past) for past in islice(pasts(state, seat, world), tries))
        found[world] += verdicts[world]
    return +found


def _face_down(round_: Round, lying: dict[Place, Cards]) -> tuple[Cards, ...]:
    if not round_.given or round_.given_to:
        return ()
    return tuple(lying.get(f"given-{other}", cards) for other, cards in enumerate(round_.given))


def pasts(state: fs.State, seat: int | None, world: World) -> Iterator[World]:
    """A world with every choice of passed cards that the seat has not seen."""
    round_, deck = round_of(state), state.game.rules.deck
    if not round_.given_to:
        yield world
        return
    choices: list[list[Cards]] = []
    for giver, to in enumerate(round_.given_to):
        cards = round_.given[giver]
        if to is None or (seat is not None and seat in (giver, to)):
            choices.append([deck.sorted(cards)])
            continue
        had = (*world.hands[to], *(card for other, card in played(round_) if other == to))
        choices.append([deck.sorted(some) for some in combinations(had, len(cards))])
    for given in product(*choices):
        yield changed(world, given=given)


def played(round_: Round) -> list[tuple[int, fs.Card]]:
    """Who has played which cards."""
    tricks = (*round_.tricks, *((round_.trick,) if round_.trick else ()))
    return [pair for trick in tricks for pair in zip(round_.order_from(trick.leader), trick.cards, strict=False)]


def _shown_copy(state: fs.State, hidden: Hiding) -> Cards:
    """The card that the dealer was dealt face up, while it is in a hidden hand, if it is one of several copies."""
    face_up, round_ = state.game.rules.deal.face_up, round_of(state)
    if round_.turned is None or face_up is None or face_up.leaves_play() or round_.dealer not in hidden.sizes:
        return ()
    is_played = (round_.dealer, round_.turned) in played(round_)
    return () if is_played or hidden.cards.count(round_.turned) < 2 else (round_.turned,)


def engine_allows(state: fs.State, seat: int | None, world: World) -> bool:
    """Whether the round could have gone as it did if the cards lay so, and had looked the same to a seat."""
    position, dealt = _before_deal(state.position), _dealt(state, seat, world)
    if dealt is None:
        return False
    for done in [*_actions(state, world), None]:
        while position.to_act == fs.CHANCE and (drawn := _chance(state, position, dealt)) is not None:
            if broken_rule(position, drawn) is not None:
                return False
            position, _ = step(position, drawn)
        if done is None:
            break
        if position.to_act != done[0] or broken_rule(position, done[1]) is not None:
            return False
        position, _ = step(position, done[1])
    if view_of(state.game, position, seat) != state.view(seat):
        return False
    now = position.table
    lying = () if is_picked_up(now) else state.game.rules.deck.sorted(now.table)
    assert (world.hands, world.stash, world.table) == (now.hands, now.stash, lying)
    return True


def _before_deal(position: Position) -> Position:
    old = position.table
    blank = new_round(position.rules, old.number, old.dealer, old.before, areas=old.areas_before, dues=old.dues)
    return replace(position, phase=Phase.DEAL, to_act=fs.CHANCE, round=blank, actions=())


def _dealt(state: fs.State, seat: int | None, world: World) -> DealCards | None:
    """The deal that leads to a world; none if there is none."""
    round_ = round_of(state)
    hands = [Counter(hand) for hand in world.hands]
    for other, card in played(round_):
        hands[other][card] += 1
    for giver, cards in enumerate(world.given):
        hands[giver].update(cards)
        if round_.given_to and (to := round_.given_to[giver]) is not None:
            hands[to].subtract(cards)
    if round_.stasher is not None:
        hands[round_.stasher].update(world.stash)
    if is_taken_up(round_) and round_.turned is not None:
        hands[round_.dealer][round_.turned] -= 1
    table = world.table
    if is_picked_up(round_):
        assert round_.declarer is not None
        held = hands[round_.declarer]
        if seat == round_.declarer:
            table = round_.table
        else:
            # Any of them may have lain on the table, but for the one that was dealt face up.
            some = sorted(held.elements(), key=lambda card: card != round_.turned)
            table = tuple(some[len(some) - len(round_.table) :])
        held.subtract(table)
    if any(number < 0 for hand in hands for number in hand.values()):
        return None
    return DealCards(tuple(tuple(hand.elements()) for hand in hands), table)


def _actions(state: fs.State, world: World) -> Iterator[tuple[int, fs.Action]]:
    for seat, action in state.position.actions:
        if isinstance(action, Pick):
            yield seat, Pick(action.verb, world.given[seat] if action.verb == "pass" else world.stash)
        else:
            yield seat, action


def _chance(state: fs.State, position: Position, dealt: DealCards) -> fs.Action | None:
    """What chance did at this point, in the round that really was; none if it has not happened yet."""
    round_ = round_of(state)
    if position.phase is Phase.DEAL:
        return dealt
    if position.phase is Phase.TURN and round_.turned is not None:
        return TurnCard(round_.turned)
    if position.phase is Phase.DRAW_TRUMP and round_.trump is not None:
        return Call("trump", round_.trump)
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
    given = round_.given if any(round_.given) else ()
    return World(round_.hands, table, round_.stash, rules.deck.sorted(left.elements()), given)
