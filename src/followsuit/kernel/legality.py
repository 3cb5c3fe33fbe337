"""What the seat to act may decide, as sets and as a list of numbers."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, member, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BID, CHOOSE, DONE, LAY, NAME_TRUMP, NOBODY, PLAY, STASH, TAKE, Record


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
    elif at == BID:
        forbidden = barred(game, tables, seat)
        for number in range(min(game.size, tables.cap) + 1):
            if number != forbidden:
                out[count] = number
                count += 1
    elif at == TAKE:
        for source in range(tables.seats):
            if is_source(game, tables, source):
                tokens = game.score_area[source]
                while tokens:
                    out[count] = (source << 6) | np.int64(first(tokens))
                    tokens &= tokens - ONE
                    count += 1
    elif at == CHOOSE:
        for contract in range(tables.contracts + 1):
            out[count] = contract
            count += 1
    elif at == STASH:
        count = _legal_stashes(game, tables, out)
    elif at == NAME_TRUMP:
        for suit in range(1, tables.suits + 1):
            out[count] = suit
            count += 1
    return count


@compiled
def _legal_stashes(game: Record, tables: Record, out: np.ndarray) -> int:
    """Every choice of so many cards of the hand, the places chosen counted up by Gosper's rule."""
    hand, count = game.hands[game.to_act], 0
    places = (ONE << U(tables.contract[game.contract].stash)) - ONE
    while places < ONE << size(hand):
        stash, left = NONE, places
        while left:
            stash |= member(hand, first(left))
            left &= left - ONE
        out[count] = stash
        count += 1
        low = places & (~places + ONE)
        carried = places + low
        places = (((places ^ carried) >> U(2)) // low) | carried
    return count


@compiled
def legal_cards(game: Record, tables: Record, seat: int) -> np.uint64:
    """The cards of a hand that may be played now; of copies of one face, one."""
    hand = game.hands[seat]
    legal = hand & tables.follow[game.trump, game.led]
    if legal == NONE:
        legal = hand & tables.else_follow[game.trump, game.led]
        if legal == NONE:
            legal = hand
    return one_of_each(tables, legal | (hand & tables.anytime))


@compiled
def one_of_each(tables: Record, cards: np.uint64) -> np.uint64:
    """Of copies of one face, only the first."""
    if tables.copies[0]:
        for index in range(2):
            copies = cards & tables.copies[index]
            cards ^= copies ^ (copies & (~copies + ONE))
    return cards


@compiled
def barred(game: Record, tables: Record, seat: int) -> int:
    """The bid that the hook forbids a seat, or a number that is no bid."""
    if not tables.hook or seat != game.dealer:
        return NOBODY
    total = 0
    for other in range(tables.seats):
        if other != seat:
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
