"""What the seat to act may decide, as sets and as a list of numbers."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, member, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import CALL, DONE, FREE, LAY, NOTHING, PICK, PLAY, TAKE, Beats, Record, RestrainedWhen
from followsuit.kernel.seats import seat_at
from followsuit.kernel.stages import legal_calls

MUST_BEAT = int(Beats.MUST)
WHEN_OPENING, WHEN_UNBROKEN = int(RestrainedWhen.OPENING), int(RestrainedWhen.UNBROKEN)


@compiled
def legal(game: Record, tables: Record, out: np.ndarray) -> int:
    """Write every legal decision of the seat to act into `out`; how many there are."""
    at, seat, count = game.at, game.to_act, 0
    if at in (PLAY, LAY):
        members = legal_cards(game, tables, seat) if at == PLAY else fitting(game, tables, seat)
        while members:
            out[count] = first(members)
            members &= members - ONE
            count += 1
        if at == LAY:
            out[count] = DONE
            count += 1
    elif at == CALL:
        count = legal_calls(game, tables, out)
    elif at == TAKE:
        for source in range(tables.seats):
            if is_source(game, tables, source):
                tokens = game.score_area[source]
                while tokens:
                    out[count] = (source << 6) | np.int64(first(tokens))
                    tokens &= tokens - ONE
                    count += 1
    elif at == PICK:
        count = _legal_picks(game, tables, out)
    return count


@compiled
def pick_count(game: Record, tables: Record) -> int:
    """How many cards the seat to act picks."""
    stage = tables.stage[game.stage]
    return stage.cards if stage.cards else tables.contract[game.contract].stash


@compiled
def may_pick(game: Record, tables: Record) -> np.uint64:
    """The cards among which the seat to act picks."""
    stage, hand = tables.stage[game.stage], game.hands[game.to_act]
    return hand if stage.may_discard_turned else hand & ~(ONE << U(game.turned))


@compiled
def _legal_picks(game: Record, tables: Record, out: np.ndarray) -> int:
    """Every choice of so many cards of the hand, the places chosen counted up by Gosper's rule."""
    hand, count = may_pick(game, tables), 0
    places = (ONE << U(pick_count(game, tables))) - ONE
    while places < ONE << size(hand):
        picked, left = NONE, places
        while left:
            picked |= member(hand, first(left))
            left &= left - ONE
        out[count] = picked
        count += 1
        low = places & (~places + ONE)
        carried = places + low
        places = (((places ^ carried) >> U(2)) // low) | carried
    return count


@compiled
def legal_cards(game: Record, tables: Record, seat: int) -> np.uint64:
    """The cards of a hand that may be played now; of copies of one face, one."""
    hand = game.hands[seat]
    if tables.duties:
        power, best, partner_wins = NONE, NONE, False
        for place in range(game.played):
            card = U(game.trick_cards[game.tricks, place])
            if tables.power[game.order, game.led, card] > power or place == 0:
                power, best = U(tables.power[game.order, game.led, card]), card
                partner_wins = game.side[seat_at(game, tables, place)] == game.side[seat]
        legal = owed(tables, game.order, game.led, hand, best, partner_wins)
    else:
        legal = hand & tables.follow[game.order, game.led]
        if legal == NONE:
            legal = hand & tables.else_follow[game.order, game.led]
            if legal == NONE:
                legal = hand
    legal |= hand & tables.anytime[game.order]
    if tables.restraints:
        legal = unrestrained(tables, legal, game.gone, game.played == 0, game.tricks == 0)
    return one_of_each(tables, legal)


@compiled
def owed(tables: Record, order: int, led: int, hand: np.uint64, best: np.uint64, partner_wins: bool) -> np.uint64:
    """The cards that meet the first duty that the hand can meet; the whole hand if it can meet none.

    `best` is the card that is winning.
    """
    if led in (NOTHING, FREE):
        return hand
    for index in range(tables.duties):
        if partner_wins and tables.duty_unless_partner[index]:
            continue
        cards = hand & tables.duty[index, order, led]
        beats = tables.duty_beats[index]
        if beats:
            exempt = NONE if beats == MUST_BEAT else ~tables.trumps[order]
            cards &= tables.beating[order, led, best] | exempt
        if cards:
            return cards
    return hand


@compiled
def unrestrained(tables: Record, legal: np.uint64, gone: np.uint64, leads: bool, is_first_trick: bool) -> np.uint64:
    """The cards that no restraint holds back."""
    for index in range(tables.restraints):
        when = tables.restrained_when[index]
        if when == WHEN_OPENING:
            holds = leads and is_first_trick
        elif when == WHEN_UNBROKEN:
            holds = leads and not gone & tables.breaking[index]
        else:
            holds = is_first_trick
        if holds:
            left = legal & ~tables.held_back[index]
            if left:
                legal = left
    return legal


@compiled
def one_of_each(tables: Record, cards: np.uint64) -> np.uint64:
    """Of copies of one face, only the first."""
    if tables.faces_with_copies:
        for index in range(tables.faces_with_copies):
            copies = cards & tables.copies[index]
            cards ^= copies ^ (copies & (~copies + ONE))
    return cards


@compiled
def firsts(tables: Record, cards: np.uint64) -> np.uint64:
    """A set of cards with of each face as many copies as before, but always the first ones."""
    for index in range(tables.faces_with_copies):
        copies = tables.copies[index]
        count = size(cards & copies)
        cards &= ~copies
        for _ in range(count):
            lowest = copies & (~copies + ONE)
            cards |= lowest
            copies ^= lowest
    return cards


@compiled
def fitting(game: Record, tables: Record, seat: int) -> np.uint64:
    """The tokens a seat may lay with the card it has just played."""
    return game.score_area[seat] & tables.fits[game.trick_cards[game.tricks, game.played - 1]]


@compiled
def is_source(game: Record, tables: Record, seat: int) -> bool:
    """Whether the winner of the trick may take a token from a seat."""
    most, leaders = U(0), 0
    for other in range(tables.seats):
        tokens = size(game.score_area[other])
        if tokens > most:
            most, leaders = tokens, 1
        elif tokens == most:
            leaders += 1
    return size(game.score_area[seat]) == most and (seat != game.to_act or leaders == 1)
