"""Rules of thumb that work in every game, compiled.

Bid what the hand is worth; win cheaply while tricks are wanted, lose high while they are not. A seat's decision depends
on its own hand and on what lies open, never on another hand.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.aiming import SAVE, SHED, WANT, aim
from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import DONE, LAY, NOBODY, NOTHING, PICK, PLAY, TAKE, Record
from followsuit.kernel.legality import fitting, is_source, legal_cards, may_pick, pick_count
from followsuit.kernel.machine import power, winning
from followsuit.kernel.scoring import worth
from followsuit.kernel.seats import seat_at
from followsuit.kernel.stages import call_by_thumb, has_looked, pick_by_thumb
from followsuit.kernel.thumb import chance_to_win, cost_of, keeps_nil, unseen, wants_trick
from followsuit.kernel.trying import call_by_trying


@compiled
def greedy(game: Record, tables: Record) -> int:
    """The decision of the seat to act."""
    at = game.at
    if at == PLAY:
        return card_by_thumb(game, tables, legal_cards(game, tables, game.to_act))
    if at == LAY:
        return _token_to_lay(game, tables)
    if at == TAKE:
        return _token_to_take(game, tables)
    if at == PICK:
        return pick_by_thumb(game, tables, may_pick(game, tables), pick_count(game, tables))
    if tables.weighs and has_looked(game, tables):
        return call_by_trying(game, tables)
    return call_by_thumb(game, tables)


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
def would_win(game: Record, tables: Record, card: int, to_beat: np.uint64) -> bool:
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
def card_by_thumb(game: Record, tables: Record, legal: np.uint64) -> int:
    """The card to play, of some that may be played."""
    if legal & (legal - ONE) == NONE:
        return np.int64(first(legal))
    if not tables.weighs:
        return _card_to_take_or_leave(game, tables, legal, wants_trick(game, tables))
    attitude = aim(game, tables, unseen(game, tables))
    if attitude in (SHED, SAVE):
        return _extreme(game, tables, legal, 1.0 if attitude == SHED else -1.0)
    return _card_to_take_or_leave(game, tables, legal, attitude == WANT)


@compiled
def _card_to_take_or_leave(game: Record, tables: Record, legal: np.uint64, wanted: bool) -> int:
    """The card to play for a trick that the own side is to take, or to leave to others."""
    if game.played == 0:
        return _lead(game, tables, legal, wanted)
    best_place = winning(game, tables)
    cards = NONE
    for place in range(game.played):
        cards |= ONE << U(game.trick_cards[game.tricks, place])
    to_beat = power(game, tables, best_place, cards) >> U(3)
    last = game.played + 1 == game.playing
    winner = seat_at(game, tables, best_place)
    is_ours = wanted and _partner_wins(game, tables, winner) and not keeps_nil(game, tables, winner)
    if is_ours and (last or _is_safe(game, tables, best_place)):
        return _richest(game, tables, legal)
    cheapest_winner, dearest_winner, cheapest_loser, dearest_loser = NOBODY, NOBODY, NOBODY, NOBODY
    left = legal
    while left:
        card = np.int64(first(left))
        left &= left - ONE
        cost = cost_of(game, tables, card)
        if would_win(game, tables, card, to_beat):
            if cheapest_winner == NOBODY or cost < cost_of(game, tables, cheapest_winner):
                cheapest_winner = card
            if dearest_winner == NOBODY or cost > cost_of(game, tables, dearest_winner):
                dearest_winner = card
        else:
            if cheapest_loser == NOBODY or cost < cost_of(game, tables, cheapest_loser):
                cheapest_loser = card
            if dearest_loser == NOBODY or cost > cost_of(game, tables, dearest_loser):
                dearest_loser = card
    if wanted:
        if cheapest_winner != NOBODY:
            return cheapest_winner if last else dearest_winner
        return cheapest_loser
    if dearest_loser != NOBODY:
        return dearest_loser
    if tables.weighs and tables.counts_points:
        return _poorest(game, tables, legal)
    return dearest_winner if last else cheapest_winner


@compiled
def _extreme(game: Record, tables: Record, legal: np.uint64, sign: float) -> int:
    """The card that it costs most to let go, or, with the sign below zero, least."""
    best, most = NOBODY, -np.inf
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        if sign * cost_of(game, tables, card) > most:
            best, most = card, sign * cost_of(game, tables, card)
    return best


@compiled
def card_among(game: Record, tables: Record, cards: np.uint64) -> int:
    """The card to play, of those among `cards` that may be played."""
    return card_by_thumb(game, tables, legal_cards(game, tables, game.to_act) & cards)


@compiled
def _richest(game: Record, tables: Record, legal: np.uint64) -> int:
    """The card with the most points, for a trick that the own side takes; of cards worth the same, the cheapest."""
    best, most, cheapest = NOBODY, -(1 << 30), 0.0
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        points, cost = tables.points[game.order, card], cost_of(game, tables, card)
        if points > most or (points == most and not tables.contracts and cost < cheapest):
            best, most, cheapest = card, points, cost
    return best


@compiled
def _poorest(game: Record, tables: Record, legal: np.uint64) -> int:
    """The card with the fewest points, for a trick that the own side cannot leave; of those, the dearest."""
    best, fewest, dearest = NOBODY, 1 << 30, 0.0
    while legal:
        card = np.int64(first(legal))
        legal &= legal - ONE
        points, cost = tables.points[game.order, card], cost_of(game, tables, card)
        if points < fewest or (points == fewest and cost > dearest):
            best, fewest, dearest = card, points, cost
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
