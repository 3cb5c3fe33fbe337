"""Rules of thumb that work in every game, compiled.

Bid what the hand is worth; win cheaply while tricks are wanted, lose high while they are not. A seat's decision depends
on its own hand and on what lies open, never on another hand.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import (
    BID,
    CHOOSE,
    DONE,
    LAY,
    NOBODY,
    NOTHING,
    PLAY,
    STASH,
    TAKE,
    Ending,
    Pays,
    Record,
    Turned,
)
from followsuit.kernel.legality import barred, fitting, is_source, legal_cards
from followsuit.kernel.machine import power, winning
from followsuit.kernel.scoring import worth
from followsuit.kernel.seats import seat_at

LADDER, TAKE_NOTHING = int(Pays.LADDER), int(Pays.TAKE_NOTHING)
EXACTLY_ZERO = int(Ending.EXACTLY_ZERO)
TURNED_NEXT = int(Turned.NEXT)


@compiled
def greedy(game: Record, tables: Record) -> int:
    """The decision of the seat to act."""
    at = game.at
    if at == PLAY:
        return _card(game, tables)
    if at == LAY:
        return _token_to_lay(game, tables)
    if at == BID:
        return _bid(game, tables)
    if at == TAKE:
        return _token_to_take(game, tables)
    if at == CHOOSE:
        return _contract(game, tables)
    if at == STASH:
        return _stash(game, tables)
    return _trump(game, tables)


@compiled
def unseen(game: Record, tables: Record) -> np.uint64:
    """The cards in play that the seat to act has not seen when a trick is to be led, or before the first one."""
    seen = game.hands[game.to_act]
    if game.solo == game.to_act:
        seen |= game.stash
    if tables.turned == TURNED_NEXT and game.turned != NOBODY:
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
    value = tricks_worth(game, tables, game.trump)
    forbidden = barred(game, tables, game.to_act)
    best, nearest = 0, 1e9
    for number in range(min(game.size, tables.cap) + 1):
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
def points_in(tables: Record, cards: np.uint64) -> int:
    """The card points in a set of cards."""
    points = 0
    while cards:
        points += tables.points[first(cards)]
        cards &= cards - ONE
    return points


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
    hand, stash = game.hands[game.to_act], NONE
    for _ in range(tables.contract[game.contract].stash):
        best, most, left = 0, -1e9, hand
        while left:
            card = np.int64(first(left))
            left &= left - ONE
            value = np.float64(tables.points[card])
            if tables.trumps[0] & (ONE << U(card)):
                value -= 100.0
            else:
                plain = hand & tables.follow[0, tables.leads[0, card]]
                value -= 4.0 * np.float64(size(plain))
                if not tables.above[0, card] & tables.pack[game.size]:
                    value -= 6.0
            if value > most:
                best, most = card, value
        hand ^= ONE << U(best)
        stash |= ONE << U(best)
    return np.int64(stash)


@compiled
def wants_trick(game: Record, tables: Record) -> bool:
    """Whether the seat to act wants to take this trick."""
    seat = game.to_act
    if tables.bids:
        return game.taken[seat] < game.bids[seat]
    if tables.contracts:
        terms = tables.contract[game.contract]
        return terms.pays == LADDER
    if tables.ending[0, 0] == EXACTLY_ZERO:
        each = -tables.term[0, 1]
        if tables.terms > 2 and game.trump == tables.term[2, 1]:
            each *= 2
        return game.before[seat] - each * (game.taken[seat] + 1) >= 0
    return True


@compiled
def _partner_wins(game: Record, winner: int) -> bool:
    """Whether the trick is being won by the own side, against a solo player."""
    return game.solo not in (NOBODY, winner, game.to_act)


@compiled
def _cost(game: Record, tables: Record, card: int) -> float:
    """What it costs to let a card go: its strength in its own suit, and its points."""
    strength = np.float64(tables.power[game.trump, tables.leads[game.trump, card], card])
    return strength + 10.0 * tables.points[card] + (500.0 if tables.power[game.trump, NOTHING, card] else 0.0)


@compiled
def _would_win(game: Record, tables: Record, card: int, to_beat: np.uint64) -> bool:
    """Whether a card would win the trick as it lies, whose best card counts `to_beat`."""
    if not tables.promotable[game.trump]:
        led = game.led if game.led != NOTHING else tables.leads[game.trump, card]
        return U(tables.power[game.trump, led, card]) > to_beat
    # The card may promote another one, or be promoted, so it is tried.
    place, led = game.played, game.led
    game.trick_cards[game.tricks, place] = card
    game.trick_laid[game.tricks, place] = NONE
    if led == NOTHING:
        game.led = tables.leads[game.trump, card]
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
    if wanted and _partner_wins(game, seat_at(game, tables, best_place)) and (last or to_beat >= U(2010)):
        return _richest(tables, legal)
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
def _richest(tables: Record, legal: np.uint64) -> int:
    """The card with the most points, for a trick that the own side takes."""
    best, most = NOBODY, -1
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        if tables.points[card] > most:
            best, most = card, tables.points[card]
    return best


@compiled
def _lead(game: Record, tables: Record, legal: np.uint64, wanted: bool) -> int:
    """The card most, or least, likely to take the trick."""
    others = unseen(game, tables)
    best, extreme = NOBODY, 0.0
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        value = chance_to_win(game, tables, card, game.trump, others)
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
