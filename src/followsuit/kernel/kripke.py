"""The agents of the Boerenbridge study, compiled: what a seat can know decides which card it plays.

What a seat knows of the others is what lies open: the cards played, and what each seat has shown not to hold by the
game's own duties, one card at a time as in the study. No decision looks into another hand.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import CALL, NOBODY, NOTHING, PLAY, Record
from followsuit.kernel.legality import legal_cards
from followsuit.kernel.machine import winning
from followsuit.kernel.policies import BOEREN_GREEDY, COUNTING, GREEDY, GREEDY_KRIPKE, KNOWING, any_bid
from followsuit.kernel.seats import after
from followsuit.kernel.stages import barred, most_bid
from followsuit.kernel.thumb import unseen, wants_trick
from followsuit.rules.faces import LED_BASE

HIGHEST, LOWEST = True, False
BY_COUNT, BY_CARD, BY_TURN = range(3)
"""What a seat knows of who may hold a card: that it was not played yet; who has shown not to hold it, as in the study;
and which of those are still to play to the trick under way."""
TOP = 12
"""The value of a suit's highest card; each lower one has one less. In a pack of 52 the 2 has none."""
SUIT = 13
"""What a suit is worth: that of trumps for a guess, and in a trick that of the led suit, and twice that of trumps."""
NO_SUIT = -SUIT
"""The value of a card that belongs to no suit and never wins."""


@compiled
def studied(game: Record, tables: Record, policy: int) -> int:
    """What an agent of the study decides, or rules of thumb beside them."""
    if policy == BOEREN_GREEDY:
        return boeren_greedy(game, tables)
    if policy == GREEDY_KRIPKE:
        return greedy_kripke(game, tables)
    if policy == GREEDY:
        return greedy(game, tables)
    return full_kripke(game, tables, BY_COUNT if policy == COUNTING else BY_TURN if policy == KNOWING else BY_CARD)


@compiled
def boeren_greedy(game: Record, tables: Record) -> int:
    """Always the highest card."""
    if game.at == PLAY:
        return extreme(game, tables, legal_cards(game, tables, game.to_act), HIGHEST)
    return _otherwise(game, tables)


@compiled
def greedy_kripke(game: Record, tables: Record) -> int:
    """By what it knows, always out to win."""
    if game.at == PLAY:
        return _to_win(game, tables, BY_CARD)
    return _otherwise(game, tables)


@compiled
def full_kripke(game: Record, tables: Record, knows: int) -> int:
    """By what it knows out to win; once it has what it guessed, out to lose."""
    if game.at == PLAY:
        return _to_win(game, tables, knows) if wants_trick(game, tables) else _to_lose(game, tables)
    return _otherwise(game, tables)


@compiled
def _otherwise(game: Record, tables: Record) -> int:
    """The study's guess; what it does not speak of is left to rules of thumb."""
    return _guess(game, tables) if game.at == CALL and tables.stage[game.stage].is_bid else greedy(game, tables)


@compiled
def rank(tables: Record, trump: int, card: int) -> int:
    """A card's value by its place in its suit."""
    if tables.leads[trump, card] == NOTHING:
        return NO_SUIT
    return TOP - np.int64(size(tables.above[trump, card] & tables.follow[trump, tables.leads[trump, card]]))


@compiled
def value(game: Record, tables: Record, card: int) -> int:
    """A card's value in the trick under way: more if it is of the led suit, and still more if it is a trump."""
    trump = game.order
    return rank(tables, trump, card) + SUIT * np.int64(tables.power[trump, game.led, card] // LED_BASE)


@compiled
def value_in_hand(tables: Record, trump: int, card: int) -> int:
    """A card's value before anything is led."""
    over = np.int64(tables.power[trump, NOTHING, card] // LED_BASE)
    return rank(tables, trump, card) + (SUIT * (over - 1) if over else 0)


@compiled
def mean_value(tables: Record, trump: int, cards: np.uint64) -> float:
    """The mean value of some cards before anything is led."""
    count, total = np.float64(size(cards)), 0.0
    while cards:
        total += value_in_hand(tables, trump, np.int64(first(cards)))
        cards &= cards - ONE
    return total / count


@compiled
def _guess(game: Record, tables: Record) -> int:
    """By the hand's mean beside the pack's; where that number is barred, any other one."""
    hand, most = game.hands[game.to_act], most_bid(game, tables)
    mine, usual = mean_value(tables, game.order, hand), mean_value(tables, game.order, tables.pack[game.size])
    if mine < 0.8 * usual:
        number = 0
    elif mine < 1.1 * usual:
        number = game.size // 4
    elif mine < 1.3 * usual:
        number = game.size // 2
    else:
        number = game.size
    number = min(number, most)
    if number == barred(game, tables, game.to_act):
        game.rng = shuffled_on(game.rng)
        return any_bid(game, tables)
    return number


@compiled
def extreme(game: Record, tables: Record, cards: np.uint64, highest: bool) -> int:
    """The card of some with the highest, or lowest, value; none of none. Of equals, the first of the deck."""
    best, most = NOBODY, 0
    while cards:
        card = np.int64(first(cards))
        cards &= cards - ONE
        worth = value(game, tables, card) if highest else -value(game, tables, card)
        if best == NOBODY or worth > most:
            best, most = card, worth
    return best


@compiled
def followed(tables: Record, trump: int, led: int) -> np.uint64:
    """The cards of the suit led, where following it is a duty whatever is winning."""
    for index in range(tables.duties):
        if tables.duty[index, trump, led] == tables.suited[trump, led] and not tables.duty_beats[index]:
            return tables.suited[trump, led]
    return NONE


@compiled
def lacking(game: Record, tables: Record, seat: int) -> np.uint64:
    """The cards that a seat has shown not to hold: at some time it would have owed one of them."""
    trump, lacks = game.order, NONE
    for trick in range(game.tricks + 1):
        under_way = trick == game.tricks
        player = game.leader if under_way else np.int64(game.trick_leader[trick])
        led = NOTHING
        for place in range(game.played if under_way else game.playing):
            card = game.trick_cards[trick, place]
            if player == seat:
                played, owed, else_owed = ONE << U(card), tables.follow[trump, led], tables.else_follow[trump, led]
                if tables.duties:
                    owed, else_owed = followed(tables, trump, led), NONE
                if not played & (owed | tables.anytime[trump]):
                    lacks |= owed
                    if not played & else_owed:
                        lacks |= else_owed
                break
            if led == NOTHING:
                led = tables.leads[trump, card]
            player = after(game, tables, player)
    return lacks


@compiled
def held_elsewhere(game: Record, tables: Record, cards: np.uint64, knows: int) -> bool:
    """Whether some other seat may hold one of some cards, as far as the seat to act knows."""
    left = unseen(game, tables) & cards
    for place in range(game.played):
        left &= ~(ONE << U(game.trick_cards[game.tricks, place]))
    if left == NONE or knows == BY_COUNT:
        return left != NONE
    seat, last = after(game, tables, game.to_act), game.leader if knows == BY_TURN else game.to_act
    while seat != last:
        if left & ~lacking(game, tables, seat):
            return True
        seat = after(game, tables, seat)
    return False


@compiled
def highest_left(game: Record, tables: Record, mine: np.uint64, cards: np.uint64) -> int:
    """The highest of the own cards of one suit if no card left of the suit, `cards`, is higher; else none."""
    top = extreme(game, tables, mine & cards, HIGHEST)
    if top == NOBODY:
        return NOBODY
    above = tables.above[game.order, top] & cards & tables.pack[game.size]
    for trick in range(game.tricks + 1):
        for place in range(game.played if trick == game.tricks else game.playing):
            above &= ~(ONE << U(game.trick_cards[trick, place]))
    return NOBODY if above else top


@compiled
def _to_win(game: Record, tables: Record, knows: int) -> int:
    """The study's way to win a trick."""
    legal = legal_cards(game, tables, game.to_act)
    if legal & (legal - ONE) == NONE:
        return np.int64(first(legal))
    if game.led == NOTHING:
        return _opened_to_win(game, tables, legal, knows)
    following = legal & tables.follow[game.order, game.led]
    if following:
        return _followed_to_win(game, tables, following)
    return _ruffed(game, tables, legal, knows)


@compiled
def _opened_to_win(game: Record, tables: Record, legal: np.uint64, knows: int) -> int:
    """The highest trump, else the highest of a plain suit, else from two of a suit, else the lowest card."""
    trumps = tables.trumps[game.order]
    trumps_are_out = held_elsewhere(game, tables, trumps, knows)
    if trumps_are_out:
        top = highest_left(game, tables, legal, trumps)
        if top != NOBODY:
            return top
    tops, lows = NONE, NONE
    plain = legal & ~trumps
    while plain:
        suit = tables.follow[game.order, tables.leads[game.order, first(plain)]] & ~trumps
        mine = plain & suit
        if mine == NONE:
            plain &= plain - ONE
            continue
        plain &= ~mine
        top = highest_left(game, tables, mine, suit)
        if top != NOBODY and (not trumps_are_out or held_elsewhere(game, tables, suit, knows)):
            tops |= ONE << U(top)
        if mine & (mine - ONE):
            lows |= ONE << U(extreme(game, tables, mine, LOWEST))
    if tops:
        return extreme(game, tables, tops, HIGHEST)
    return extreme(game, tables, lows if lows else legal, LOWEST)


@compiled
def _trump_lies(game: Record, tables: Record) -> bool:
    """Whether a trump lies on the table."""
    for place in range(game.played):
        if tables.trumps[game.order] & (ONE << U(game.trick_cards[game.tricks, place])):
            return True
    return False


@compiled
def _followed_to_win(game: Record, tables: Record, following: np.uint64) -> int:
    """The highest card left of the suit, unless a trump lies there; else the lowest."""
    if not _trump_lies(game, tables):
        top = highest_left(game, tables, following, tables.follow[game.order, game.led])
        if top != NOBODY:
            return top
    return extreme(game, tables, following, LOWEST)


@compiled
def _ruffed(game: Record, tables: Record, legal: np.uint64, knows: int) -> int:
    """Unable to follow: a trump where it helps, else the lowest card."""
    trumps = tables.trumps[game.order]
    mine = legal & trumps
    if mine:
        if game.played + 1 == game.playing:
            card = extreme(game, tables, mine & ~_losers(game, tables, mine), LOWEST)
        elif not held_elsewhere(game, tables, trumps, knows) or not held_elsewhere(
            game, tables, tables.follow[game.order, game.led], knows
        ):
            card = extreme(game, tables, mine, LOWEST)
        else:
            card = highest_left(game, tables, mine, trumps)
        if card != NOBODY:
            return card
    return extreme(game, tables, legal, LOWEST)


@compiled
def _losers(game: Record, tables: Record, cards: np.uint64) -> np.uint64:
    """Those of some cards that lose to one on the table."""
    trump, led = game.order, game.led
    best = tables.power[trump, led, game.trick_cards[game.tricks, winning(game, tables)]]
    losers = NONE
    while cards:
        card = cards & (~cards + ONE)
        cards ^= card
        if tables.power[trump, led, first(card)] <= best:
            losers |= card
    return losers


@compiled
def _to_lose(game: Record, tables: Record) -> int:
    """The study's way to lose a trick."""
    legal = legal_cards(game, tables, game.to_act)
    if game.led == NOTHING:
        return extreme(game, tables, legal, LOWEST)
    trumps = tables.trumps[game.order]
    following = legal & tables.follow[game.order, game.led]
    if following:
        losers = following if _trump_lies(game, tables) else _losers(game, tables, following)
        return extreme(game, tables, losers if losers else following, HIGHEST)
    losers = _losers(game, tables, legal & trumps) if _trump_lies(game, tables) else NONE
    return extreme(game, tables, losers if losers else legal, HIGHEST)
