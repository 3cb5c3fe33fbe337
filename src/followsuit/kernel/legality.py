"""What the seat to act may decide, as sets and as a list of numbers."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, member, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import (
    BIDS,
    BLIND_NIL,
    CALL,
    CONTRACT_CHOICE,
    DEALER_NAMES,
    DONE,
    FREE,
    LAY,
    NAMES_TRUMP,
    NOBODY,
    NOTHING,
    OFFER,
    PICK,
    PLAY,
    TAKE,
    Beats,
    Record,
    RestrainedWhen,
)
from followsuit.kernel.seats import seat_at

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
        count = _legal_calls(game, tables, out)
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
def _legal_calls(game: Record, tables: Record, out: np.ndarray) -> int:
    """All that may be said in the stage under way."""
    stage, count = tables.stage[game.stage], 0
    if stage.kind == BIDS:
        forbidden = barred(game, tables, game.to_act)
        for number in range(most_bid(game, tables) + 1):
            if number != forbidden:
                out[count] = number
                count += 1
        return count
    for said in range(least_call(game, tables), calls_below(game, tables)):
        if is_open(game, tables, said):
            out[count] = said
            count += 1
    return count


@compiled
def most_bid(game: Record, tables: Record) -> int:
    """The highest bid that is open to the seat to act."""
    most = min(game.size, tables.cap)
    if tables.bids_within_tricks:
        left = game.size
        for other in range(tables.seats):
            if other != game.to_act and game.side[other] == game.side[game.to_act] and game.bids[other] > 0:
                left -= game.bids[other]
        most = min(most, left)
    return max(0, most)


@compiled
def least_call(game: Record, tables: Record) -> int:
    """The lowest number that may be said where no bid is made: 0, which passes, if one may pass."""
    stage = tables.stage[game.stage]
    if stage.kind == DEALER_NAMES:
        return 1
    if stage.kind == NAMES_TRUMP:
        return 0 if stage.first_flag and game.decided < game.playing else 1
    if stage.kind == OFFER:
        return 1 if stage.second_flag and game.decided == 2 * game.playing - 1 else 0
    return 0


@compiled
def calls_below(game: Record, tables: Record) -> int:
    """A number above all that may be said where no bid is made."""
    kind = tables.stage[game.stage].kind
    if kind == CONTRACT_CHOICE:
        return tables.contracts + 1
    if kind == BLIND_NIL:
        return 2
    if kind == OFFER:
        return 3 if game.decided < game.playing else 2 * tables.suits + 3
    return tables.suits + 1


@compiled
def is_open(game: Record, tables: Record, said: int) -> bool:
    """Whether something within those bounds may be said: in an offer, not what belongs to its other half."""
    stage = tables.stage[game.stage]
    if stage.kind != OFFER or said == 0:
        return True
    if not stage.first_flag and (said - 1) & 1:
        return False
    named = (said - 1) >> 1
    return named == 0 if game.decided < game.playing else named not in (0, tables.suit[game.turned])


@compiled
def pick_count(game: Record, tables: Record) -> int:
    """How many cards the seat to act picks."""
    stage = tables.stage[game.stage]
    return tables.contract[game.contract].stash if stage.kind == CONTRACT_CHOICE else stage.cards


@compiled
def may_pick(game: Record, tables: Record) -> np.uint64:
    """The cards among which the seat to act picks."""
    stage, hand = tables.stage[game.stage], game.hands[game.to_act]
    if stage.kind == OFFER and not stage.third_flag:
        return hand & ~(ONE << U(game.turned))
    return hand


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
def barred(game: Record, tables: Record, seat: int) -> int:
    """The bid that the hook forbids a seat, or a number that is no bid."""
    if not tables.hook or game.decided + 1 < game.playing:
        return NOBODY
    total = 0
    for other in range(tables.seats):
        if other not in (seat, game.sits_out):
            total += game.bids[other]
    return game.size - total


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
