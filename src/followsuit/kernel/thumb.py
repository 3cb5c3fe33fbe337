"""Rules of thumb about a hand, compiled: what it is worth, what to say with it and which of its cards to give away.

A seat's own hand and what lies open are all that is looked at, never another hand.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.aiming import SAVE, WANT, aim
from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import LONGEST, NOBODY, NOTHING, Aims, Pays, Record, Turned

LADDER, TAKE_NOTHING = int(Pays.LADDER), int(Pays.TAKE_NOTHING)
AIM_MOST, AIM_ZERO = int(Aims.MOST), int(Aims.ZERO)
TURNED_NEXT = int(Turned.NEXT)


@compiled
def unseen(game: Record, tables: Record) -> np.uint64:
    """The cards in play that the seat to act has not seen when a trick is to be led, or before the first one."""
    seen = game.hands[game.to_act]
    if game.stasher == game.to_act:
        seen |= game.stash
    if tables.turned == TURNED_NEXT and game.turned != NOBODY and not game.ordered_up:
        seen |= ONE << U(game.turned)
    for trick in range(game.tricks):
        for place in range(game.playing):
            seen |= ONE << U(game.trick_cards[trick, place])
    return tables.pack[game.size] & ~seen


@compiled
def chance_to_win(game: Record, tables: Record, card: int, trump: int, others: np.uint64) -> float:
    """A rough chance that a card of the own hand takes the trick it is played to, if the `others` are unseen."""
    held_by_others = (game.playing - 1.0) * game.size / max(1.0, np.float64(size(others)))
    above = np.float64(size(tables.above[trump, card] & others)) * min(1.0, held_by_others)
    if tables.power[trump, NOTHING, card]:
        return 0.25 + 0.72 * 0.75**above
    if tables.leads[trump, card] == NOTHING:
        return 0.0
    ruffed = 0.25 if tables.trumps[trump] else 0.1
    return (1.0 - ruffed) * 0.6**above


@compiled
def chances_to_win(game: Record, tables: Record, cards: np.uint64, trump: int, others: np.uint64) -> float:
    """The sum of the chances of some cards."""
    chances = 0.0
    while cards:
        chances += chance_to_win(game, tables, np.int64(first(cards)), trump, others)
        cards &= cards - ONE
    return chances


@compiled
def tricks_worth(game: Record, tables: Record, trump: int) -> float:
    """How many tricks the hand may take: its cards' chances, scaled so that all hands together take every trick."""
    hand, others = game.hands[game.to_act], unseen(game, tables)
    mine = chances_to_win(game, tables, hand, trump, others)
    every = chances_to_win(game, tables, hand | others, trump, others)
    return mine * np.float64(size(hand | others)) / (max(every, 0.01) * game.playing)


@compiled
def side_tricks(game: Record, tables: Record, suit: int) -> float:
    """How many tricks the own side may take with a suit as trump, if its other hands are as good as any."""
    own = tricks_worth(game, tables, suit)
    partners = -1
    for other in range(tables.seats):
        partners += game.side[other] == game.side[game.to_act]
    return own + (game.size - own) * partners / max(1, game.playing - 1)


@compiled
def side_tricks_of_any(game: Record, tables: Record) -> float:
    """How many tricks a side takes on average."""
    members = 0
    for other in range(tables.seats):
        members += game.side[other] == game.side[game.to_act]
    return game.size * members / tables.seats


@compiled
def nearest_bid(game: Record, tables: Record, highest: int, forbidden: int) -> int:
    """The number nearest to what the hand is worth that is open: up to the highest, but not the forbidden one."""
    value = tricks_worth(game, tables, game.order)
    best, nearest = 0, 1e9
    for number in range(highest + 1):
        distance = abs(number - value)
        if number != forbidden and distance < nearest:
            best, nearest = number, distance
    return best


@compiled
def dearest_bid(game: Record, tables: Record, highest: int, forbidden: int) -> int:
    """The number whose expected score is highest, if the own tricks are as the cards' chances say."""
    hand, others = game.hands[game.to_act], unseen(game, tables)
    every = chances_to_win(game, tables, hand | others, game.order, others)
    scale = np.float64(size(hand | others)) / (max(every, 0.01) * game.playing)
    ways, cards, left = np.zeros(LONGEST + 1), 0, hand
    ways[0] = 1.0
    while left:
        chance = min(0.98, scale * chance_to_win(game, tables, np.int64(first(left)), game.order, others))
        left &= left - ONE
        cards += 1
        for taken in range(cards, 0, -1):
            ways[taken] = ways[taken] * (1.0 - chance) + ways[taken - 1] * chance
        ways[0] *= 1.0 - chance
    best, most, missed = 0, tables.nil_worth * (2.0 * ways[0] - 1.0), ways[0]
    for number in range(1, highest + 1):
        value = tables.bid_worth * number * (1.0 - 2.0 * missed)
        missed += ways[number]
        if number != forbidden and (value > most or best == forbidden):
            best, most = number, value
    return best


@compiled
def best_trump(game: Record, tables: Record) -> int:
    """The suit with which the hand is worth most."""
    best, most = 1, -1.0
    for suit in range(1, tables.suits + 1):
        value = tricks_worth(game, tables, suit)
        if value > most:
            best, most = suit, value
    return best


@compiled
def boldest_contract(game: Record, tables: Record) -> int:
    """Alone with many trumps, more boldly with more; without danger of a trick, a contract that forbids them."""
    hand = game.hands[game.to_act]
    trumps = hand & tables.trumps[0]
    high = chances_to_win(game, tables, hand, 0, unseen(game, tables))
    strength = high + 0.3 * np.float64(size(trumps))
    choice, boldest = 0, 0
    for contract in range(tables.contracts):
        terms = tables.contract[contract]
        if terms.pays == TAKE_NOTHING:
            if high < 1.3 and size(trumps) <= U(2):
                return contract + 1
            continue
        needed = 6.2 if terms.stash else 7.6
        if terms.pays == LADDER and strength >= needed and terms.all_tricks > boldest:
            choice, boldest = contract + 1, terms.all_tricks
    return choice


@compiled
def cards_to_give(game: Record, tables: Record, count: int) -> int:
    """So many cards: the dearest cards where tricks are to be avoided, else the cheapest."""
    hand, picked, wanted = game.hands[game.to_act], NONE, wants_trick(game, tables)
    for _ in range(count):
        best, extreme, left = 0, -1e9, hand
        while left:
            card = np.int64(first(left))
            left &= left - ONE
            cost = cost_of(game, tables, card)
            value = -cost if wanted else cost
            if value > extreme:
                best, extreme = card, value
        hand ^= ONE << U(best)
        picked |= ONE << U(best)
    return np.int64(picked)


@compiled
def cards_to_put_away(game: Record, tables: Record, open_to: np.uint64, count: int) -> int:
    """So many of the cards open to it: points out of short plain suits; trumps only when there is nothing else."""
    hand, stash = game.hands[game.to_act], NONE
    for _ in range(count):
        best, most, left = 0, -1e9, hand & open_to
        while left:
            card = np.int64(first(left))
            left &= left - ONE
            value = np.float64(tables.points[game.order, card])
            if tables.trumps[game.order] & (ONE << U(card)):
                value -= 100.0
            else:
                plain = hand & tables.suited[game.order, tables.leads[game.order, card]]
                value -= 4.0 * np.float64(size(plain))
                if not tables.above[game.order, card] & tables.pack[game.size]:
                    value -= 6.0
            if value > most:
                best, most = card, value
        hand ^= ONE << U(best)
        stash |= ONE << U(best)
    return np.int64(stash)


@compiled
def wants_trick(game: Record, tables: Record) -> bool:
    """Whether the seat to act wants its side to take tricks: what they bring by the words of the score."""
    seat = game.to_act
    if tables.weighs:
        return aim(game, tables, unseen(game, tables)) in (WANT, SAVE)
    if tables.bids:
        return _wants_for_bid(game, tables, seat)
    if tables.contracts:
        terms = tables.contract[game.contract]
        return terms.pays == LADDER
    if tables.aim == AIM_ZERO:
        each = -tables.trick_worth * (2 if tables.doubling and game.order == tables.doubling else 1)
        return game.before[seat] - each * (game.taken[seat] + 1) >= 0
    worth_of_trick = tables.trick_worth if tables.trick_worth else tables.points_worth
    return worth_of_trick >= 0 if tables.aim == AIM_MOST else worth_of_trick <= 0


@compiled
def _wants_for_bid(game: Record, tables: Record, seat: int) -> bool:
    """As long as the bid is not made; with partners, as long as both have not made theirs, and never to spoil a nil."""
    if not tables.side_contract:
        return game.taken[seat] < game.bids[seat]
    if game.bids[seat] == 0 and tables.nil_worth:
        return game.taken[seat] > 0
    taken, bid = 0, 0
    for other in range(tables.seats):
        if game.side[other] == game.side[seat]:
            taken += game.taken[other]
            bid += max(0, game.bids[other])
            if other != seat and keeps_nil(game, tables, other):
                return True
    return taken < bid


@compiled
def keeps_nil(game: Record, tables: Record, seat: int) -> bool:
    """Whether a seat bid to take no trick, and has taken none so far."""
    return tables.nil_worth != 0 and game.bids[seat] == 0 and game.taken[seat] == 0


@compiled
def cost_of(game: Record, tables: Record, card: int) -> float:
    """What it costs to let a card go: its strength in its own suit, and its points."""
    order = game.order
    strength = np.float64(tables.power[order, tables.leads[order, card], card])
    return strength + 10.0 * tables.points[order, card] + (500.0 if tables.power[order, NOTHING, card] else 0.0)
