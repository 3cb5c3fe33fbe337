"""A position of the machine as an open deal of plain suits, where it is one.

Plain: every card belongs to one suit, within which no two are equal, one suit at most is trump, the suit led is owed,
and perhaps a trump by who lacks it. That is most of all games.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import NOBODY, PERMANENT, Record, RestrainedWhen
from followsuit.kernel.seats import after
from followsuit.kernel.solve_deals import WORTHS

WHEN_UNBROKEN = int(RestrainedWhen.UNBROKEN)


@compiled
def lay_out(game: Record, tables: Record, deal: Record, for_points: bool) -> bool:
    """Number an open position anew, for the side to act against the others; whether it is plain enough to be solved."""
    if not (_is_plain(game, tables, for_points) and _sort_cards(game, tables, deal, for_points)):
        return False
    order, seat, mine = game.order, game.leader, game.side[game.to_act]
    deal.seats, deal.played, deal.leader, deal.reversed = game.playing, game.played, 0, 0
    for place in range(game.playing):
        deal.counts[place] = deal.maximises[place] = game.side[seat] == mine
        deal.hands[place], cards = NONE, game.hands[seat]
        while cards:
            deal.hands[place] |= ONE << U(deal.number[first(cards)])
            cards &= cards - ONE
        seat = after(game, tables, seat)
    _find_partners(deal)
    for place in range(game.played):
        deal.trick[place] = deal.number[game.trick_cards[game.tricks, place]]
    return _lay_restraints(game, tables, deal, order)


@compiled
def in_play(game: Record, tables: Record) -> np.uint64:
    """The cards in the hands of those who play and in the trick."""
    live = NONE
    for seat in range(tables.seats):
        if seat != game.sits_out:
            live |= game.hands[seat]
    for place in range(game.played):
        live |= ONE << U(game.trick_cards[game.tricks, place])
    return live


@compiled
def _is_plain(game: Record, tables: Record, for_points: bool) -> bool:  # noqa: PLR0911 - a way out a condition
    """Whether following suit, and perhaps trumping, is all that is owed, and cards win by suit and rank."""
    order, live = game.order, in_play(game, tables)
    if tables.tokens or tables.duties or (tables.anytime[order] | tables.promotable[order]) & live:
        return False
    if tables.contracts and game.contract >= 0 and tables.contract[game.contract].until_solo_trick:
        return False
    trumps, cards = tables.trumps[order] & live, live
    while cards:
        card = first(cards)
        cards &= cards - ONE
        led = tables.leads[order, card]
        if not 0 < led <= PERMANENT or (for_points and tables.points[order, card] < 0):
            return False
        suited = tables.suited[order, led] & live
        if tables.follow[order, led] & live != suited or not suited & (ONE << U(card)):
            return False
        if (trumps and suited & trumps not in (NONE, trumps)) or (suited & trumps and suited != trumps):
            return False
        others, most = live, NONE
        while others:
            other = first(others)
            others &= others - ONE
            power = U(tables.power[order, led, other])
            if suited & (ONE << U(other)):
                if power == NONE or tables.leads[order, other] != led:
                    return False
                most = max(most, power)
            elif not trumps & (ONE << U(other)) and power:
                return False
        if not suited & trumps:
            others = trumps
            while others:
                if U(tables.power[order, led, first(others)]) <= most:
                    return False
                others &= others - ONE
    return True


@compiled
def _sort_cards(game: Record, tables: Record, deal: Record, for_points: bool) -> bool:
    """Give each card in play its number by suit and rank; whether no two are equal and trumping is owed alike."""
    order, live, count = game.order, in_play(game, tables), 0
    trumps = tables.trumps[order] & live
    deal.suits, deal.kinds, deal.trump, deal.owes_trump, deal.for_points = 0, 0, NOBODY, NOBODY, for_points
    for led in range(1, PERMANENT + 1):
        suited = tables.suited[order, led] & live
        if suited == NONE:
            continue
        if suited & trumps:
            deal.trump = deal.suits
        else:
            owed = tables.else_follow[order, led] & live
            if owed not in (NONE, trumps) or deal.owes_trump not in (NOBODY, np.int64(owed != NONE)):
                return False
            deal.owes_trump = np.int64(owed != NONE)
        deal.suit[deal.suits] = NONE
        last, last_number = NONE, -1
        while suited:
            lowest, cards = first(suited), suited
            while cards:
                if tables.power[order, led, first(cards)] < tables.power[order, led, lowest]:
                    lowest = first(cards)
                cards &= cards - ONE
            power = U(tables.power[order, led, lowest])
            if power == last:
                return False
            last = power
            suited ^= ONE << lowest
            deal.number[lowest] = count
            deal.suit[deal.suits] |= ONE << U(count)
            deal.suit_of[count] = deal.suits
            deal.points[count] = tables.points[order, lowest]
            if last_number < 0 or (for_points and deal.points[count] != deal.points[last_number]):
                deal.kind[deal.kinds] = NONE
                deal.kinds += 1
            deal.kind[deal.kinds - 1] |= ONE << U(count)
            deal.kind_of[count], last_number = deal.kinds - 1, count
            count += 1
        deal.suits += 1
    if NOBODY in (deal.owes_trump, deal.trump):
        deal.owes_trump = 0
    return not for_points or _sort_worths(deal, count)


@compiled
def _find_partners(deal: Record) -> None:
    """Note who is a seat's only partner."""
    for seat in range(deal.seats):
        deal.partner[seat], partners = NOBODY, 0
        for other in range(deal.seats):
            if other != seat and deal.counts[other] == deal.counts[seat]:
                deal.partner[seat], partners = other, partners + 1
        if partners > 1:
            deal.partner[seat] = NOBODY


@compiled
def _sort_worths(deal: Record, cards: int) -> bool:
    """Note which card points there are, the least first, and which cards count so; whether there is room for them."""
    deal.worths, last = 0, -1
    while True:
        worth = -1
        for card in range(cards):
            if deal.points[card] > last and (worth < 0 or deal.points[card] < worth):
                worth = deal.points[card]
        if worth < 0:
            return True
        if deal.worths == WORTHS:
            return False
        alike = NONE
        for card in range(cards):
            if deal.points[card] == worth:
                alike |= ONE << U(card)
        deal.worth[deal.worths], deal.worth_cards[deal.worths] = worth, alike
        deal.worths += 1
        last = worth


@compiled
def _lay_restraints(game: Record, tables: Record, deal: Record, order: int) -> bool:
    """Number the cards that must not be led yet; whether they are whole suits."""
    deal.restraints = 0
    live = in_play(game, tables)
    for index in range(tables.restraints):
        if not tables.held_back[index] & live:
            continue
        if tables.restrained_when[index] != WHEN_UNBROKEN:
            if game.tricks == 0:
                return False
            continue
        if game.gone & tables.breaking[index]:
            continue
        held, breaking = NONE, NONE
        for led in range(1, PERMANENT + 1):
            suited = tables.suited[order, led] & live
            for mask in (tables.held_back[index], tables.breaking[index]):
                if suited & mask not in (NONE, suited):
                    return False
            if suited:
                suit = deal.suit[deal.suit_of[deal.number[first(suited)]]]
                if suited & tables.held_back[index]:
                    held |= suit
                if suited & tables.breaking[index]:
                    breaking |= suit
        deal.held_back[deal.restraints], deal.breaking[deal.restraints] = held, breaking
        deal.restraints += 1
    return True


@compiled
def has_so_far(game: Record, tables: Record, for_points: bool) -> int:
    """What the side to act has taken so far."""
    taken = 0
    for seat in range(tables.seats):
        if game.side[seat] == game.side[game.to_act]:
            taken += game.points[seat] if for_points else game.taken[seat]
    return taken
