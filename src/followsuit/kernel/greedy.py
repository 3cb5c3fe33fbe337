"""Rules of thumb that work in every game, compiled.

Bid what the hand is worth; win cheaply while tricks are wanted, lose high while they are not. A seat's decision depends
on its own hand and on what lies open, never on another hand.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import (
    BIDS,
    BLIND_NIL,
    CONTRACT_CHOICE,
    DONE,
    LAY,
    LONGEST,
    NOBODY,
    NOTHING,
    OFFER,
    PASSING,
    PICK,
    PLAY,
    TAKE,
    Aims,
    Pays,
    Record,
    Turned,
)
from followsuit.kernel.legality import (
    barred,
    calls_below,
    fitting,
    is_open,
    is_source,
    least_call,
    legal_cards,
    may_pick,
    most_bid,
    pick_count,
)
from followsuit.kernel.machine import power, winning
from followsuit.kernel.scoring import worth
from followsuit.kernel.seats import seat_at

LADDER, TAKE_NOTHING = int(Pays.LADDER), int(Pays.TAKE_NOTHING)
AIM_MOST, AIM_ZERO = int(Aims.MOST), int(Aims.ZERO)
TURNED_NEXT = int(Turned.NEXT)
ROUGHLY = 0.3
"""How much of what is truly above the average shows in the chances of single cards."""


@compiled
def greedy(game: Record, tables: Record) -> int:
    """The decision of the seat to act."""
    at = game.at
    if at == PLAY:
        return _card(game, tables)
    if at == LAY:
        return _token_to_lay(game, tables)
    if at == TAKE:
        return _token_to_take(game, tables)
    if at == PICK:
        return _pick(game, tables)
    return _call(game, tables)


@compiled
def _pick(game: Record, tables: Record) -> int:
    """The cards to give away or to put away."""
    if tables.stage[game.stage].kind == PASSING:
        return _cards_to_pass(game, tables)
    return _stash(game, tables)


@compiled
def _call(game: Record, tables: Record) -> int:
    """What to say before the first card."""
    kind = tables.stage[game.stage].kind
    if kind == BIDS:
        return _side_bid(game, tables) if tables.side_contract else _bid(game, tables)
    if kind == CONTRACT_CHOICE:
        return _contract(game, tables)
    if kind == OFFER:
        return _answer(game, tables)
    if kind == BLIND_NIL:
        return 0
    return _trump(game, tables)


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
def _bid(game: Record, tables: Record) -> int:
    """The number nearest to what the hand is worth that is open."""
    value = tricks_worth(game, tables, game.order)
    forbidden = barred(game, tables, game.to_act)
    best, nearest = 0, 1e9
    for number in range(most_bid(game, tables) + 1):
        distance = abs(number - value)
        if number != forbidden and distance < nearest:
            best, nearest = number, distance
    return best


@compiled
def _trump(game: Record, tables: Record) -> int:
    """The suit with which the hand is worth most."""
    best, most = 1, -1.0
    for suit in range(1, tables.suits + 1):
        value = tricks_worth(game, tables, suit)
        if value > most:
            best, most = suit, value
    return best


@compiled
def _side_bid(game: Record, tables: Record) -> int:
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
    forbidden = barred(game, tables, game.to_act)
    best, most, missed = 0, tables.nil_worth * (2.0 * ways[0] - 1.0), ways[0]
    for number in range(1, most_bid(game, tables) + 1):
        value = tables.bid_worth * number * (1.0 - 2.0 * missed)
        missed += ways[number]
        if number != forbidden and (value > most or best == forbidden):
            best, most = number, value
    return best


@compiled
def _side_tricks(game: Record, tables: Record, suit: int) -> float:
    """How many tricks the own side may take with a suit as trump, if its other hands are as good as any."""
    own = tricks_worth(game, tables, suit)
    partners = -1
    for other in range(tables.seats):
        partners += game.side[other] == game.side[game.to_act]
    return own + (game.size - own) * partners / max(1, game.playing - 1)


@compiled
def _side_tricks_of_any(game: Record, tables: Record) -> float:
    """How many tricks a side takes on average."""
    members = 0
    for other in range(tables.seats):
        members += game.side[other] == game.side[game.to_act]
    return game.size * members / tables.seats


@compiled
def _answer(game: Record, tables: Record) -> int:
    """Take an offer, or name a suit, with which the side may well take what it has to; alone with nearly all tricks."""
    must = least_call(game, tables) > 0
    best, most = 0, -1.0
    for said in range(1, calls_below(game, tables)):
        if not is_open(game, tables, said) or (said - 1) & 1:
            continue
        named = (said - 1) >> 1
        value = _side_tricks(game, tables, named if named else tables.suit[game.turned])
        if value > most:
            best, most = said, value
    usual = _side_tricks_of_any(game, tables)
    if not must and most < usual + ROUGHLY * (tables.makers_need - usual):
        return 0
    own = tricks_worth(game, tables, (best - 1) >> 1 if best > 2 else tables.suit[game.turned])
    is_strong = own > (1.0 + ROUGHLY) * game.size / max(1, game.playing - 1)
    return best + 1 if is_strong and is_open(game, tables, best + 1) else best


@compiled
def _cards_to_pass(game: Record, tables: Record) -> int:
    """The dearest cards where tricks are to be avoided, else the cheapest."""
    hand, picked, wanted = game.hands[game.to_act], NONE, wants_trick(game, tables)
    for _ in range(pick_count(game, tables)):
        best, extreme, left = 0, -1e9, hand
        while left:
            card = np.int64(first(left))
            left &= left - ONE
            cost = _cost(game, tables, card)
            value = -cost if wanted else cost
            if value > extreme:
                best, extreme = card, value
        hand ^= ONE << U(best)
        picked |= ONE << U(best)
    return np.int64(picked)


@compiled
def _contract(game: Record, tables: Record) -> int:
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
def _stash(game: Record, tables: Record) -> int:
    """Points out of short plain suits; trumps only when there is nothing else."""
    hand, stash, open_to = game.hands[game.to_act], NONE, may_pick(game, tables)
    for _ in range(pick_count(game, tables)):
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
    """Whether the seat to act wants its side to take this trick: what it brings by the words of the score."""
    seat = game.to_act
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
            if other != seat and _keeps_nil(game, tables, other):
                return True
    return taken < bid


@compiled
def _keeps_nil(game: Record, tables: Record, seat: int) -> bool:
    """Whether a seat bid to take no trick, and has taken none so far."""
    return tables.nil_worth != 0 and game.bids[seat] == 0 and game.taken[seat] == 0


@compiled
def _partner_wins(game: Record, tables: Record, winner: int) -> bool:
    """Whether a trick is being won by one's own side."""
    if tables.contracts and game.declarer in (NOBODY, game.to_act):
        return False
    return winner != game.to_act and game.side[winner] == game.side[game.to_act]


@compiled
def _is_safe(game: Record, tables: Record, place: int) -> bool:
    """Whether the card that is winning can hardly be beaten by those who still play to the trick."""
    card = game.trick_cards[game.tricks, place]
    return not tables.above[game.order, card] & unseen(game, tables) & ~game.gone


@compiled
def _cost(game: Record, tables: Record, card: int) -> float:
    """What it costs to let a card go: its strength in its own suit, and its points."""
    order = game.order
    strength = np.float64(tables.power[order, tables.leads[order, card], card])
    return strength + 10.0 * tables.points[order, card] + (500.0 if tables.power[order, NOTHING, card] else 0.0)


@compiled
def _would_win(game: Record, tables: Record, card: int, to_beat: np.uint64) -> bool:
    """Whether a card would win the trick as it lies, whose best card counts `to_beat`."""
    if not tables.promotable[game.order]:
        led = game.led if game.led != NOTHING else tables.leads[game.order, card]
        return U(tables.power[game.order, led, card]) > to_beat
    # The card may promote another one, or be promoted, so it is tried.
    place, led = game.played, game.led
    game.trick_cards[game.tricks, place] = card
    game.trick_laid[game.tricks, place] = NONE
    if led == NOTHING:
        game.led = tables.leads[game.order, card]
    game.played = place + 1
    wins = winning(game, tables) == place
    game.played, game.led = place, led
    return wins


@compiled
def _card(game: Record, tables: Record) -> int:
    """The card to play."""
    seat = game.to_act
    legal = legal_cards(game, tables, seat)
    if legal & (legal - ONE) == NONE:
        return np.int64(first(legal))
    wanted = wants_trick(game, tables)
    if game.played == 0:
        return _lead(game, tables, legal, wanted)
    best_place = winning(game, tables)
    cards = NONE
    for place in range(game.played):
        cards |= ONE << U(game.trick_cards[game.tricks, place])
    to_beat = power(game, tables, best_place, cards) >> U(3)
    last = game.played + 1 == game.playing
    winner = seat_at(game, tables, best_place)
    is_ours = wanted and _partner_wins(game, tables, winner) and not _keeps_nil(game, tables, winner)
    if is_ours and (last or _is_safe(game, tables, best_place)):
        return _richest(game, tables, legal)
    cheapest_winner, dearest_winner, cheapest_loser, dearest_loser = NOBODY, NOBODY, NOBODY, NOBODY
    left = legal
    while left:
        card = np.int64(first(left))
        left &= left - ONE
        cost = _cost(game, tables, card)
        if _would_win(game, tables, card, to_beat):
            if cheapest_winner == NOBODY or cost < _cost(game, tables, cheapest_winner):
                cheapest_winner = card
            if dearest_winner == NOBODY or cost > _cost(game, tables, dearest_winner):
                dearest_winner = card
        else:
            if cheapest_loser == NOBODY or cost < _cost(game, tables, cheapest_loser):
                cheapest_loser = card
            if dearest_loser == NOBODY or cost > _cost(game, tables, dearest_loser):
                dearest_loser = card
    if wanted:
        if cheapest_winner != NOBODY:
            return cheapest_winner if last else dearest_winner
        return cheapest_loser
    if dearest_loser != NOBODY:
        return dearest_loser
    return dearest_winner if last else cheapest_winner


@compiled
def _richest(game: Record, tables: Record, legal: np.uint64) -> int:
    """The card with the most points, for a trick that the own side takes; of cards worth the same, the cheapest."""
    best, most, cheapest = NOBODY, -(1 << 30), 0.0
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        points, cost = tables.points[game.order, card], _cost(game, tables, card)
        if points > most or (points == most and not tables.contracts and cost < cheapest):
            best, most, cheapest = card, points, cost
    return best


@compiled
def _lead(game: Record, tables: Record, legal: np.uint64, wanted: bool) -> int:
    """The card most, or least, likely to take the trick."""
    others = unseen(game, tables)
    best, extreme = NOBODY, 0.0
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        value = chance_to_win(game, tables, card, game.order, others)
        if not wanted:
            value = -value
        if best == NOBODY or value > extreme:
            best, extreme = card, value
    return best


@compiled
def _token_to_lay(game: Record, tables: Record) -> int:
    """Tokens only to win, as the last to play, a trick that is wanted."""
    seat, place = game.to_act, game.played - 1
    if game.played < game.playing or not wants_trick(game, tables) or winning(game, tables) == place:
        return DONE
    fit = fitting(game, tables, seat)
    suit = tables.suit[game.trick_cards[game.tricks, place]]
    icons = tables.icons[suit]
    reach = size(fit & icons[0]) + size(fit & icons[1]) + size(fit & icons[2])
    cards = NONE
    for other in range(game.played):
        cards |= ONE << U(game.trick_cards[game.tricks, other])
    mine = power(game, tables, place, cards) >> U(3)
    best = power(game, tables, winning(game, tables), cards) >> U(3)
    if not mine or mine + reach <= best:
        return DONE
    while fit:
        token = fit & (~fit + ONE)
        if size(token & icons[2]) + size(token & icons[1]) or not fit & icons[1]:
            return np.int64(first(token))
        fit ^= token
    return DONE


@compiled
def _token_to_take(game: Record, tables: Record) -> int:
    """The token worth most."""
    best, most = 0, -1
    for seat in range(tables.seats):
        if is_source(game, tables, seat):
            tokens = game.score_area[seat]
            while tokens:
                token = tokens & (~tokens + ONE)
                tokens ^= token
                if worth(tables, token) > most:
                    best, most = (seat << 6) | np.int64(first(token)), worth(tables, token)
    return best
