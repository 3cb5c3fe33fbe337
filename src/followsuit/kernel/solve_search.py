"""Whether a side reaches a number of tricks or card points in an open deal of plain suits, with best play of all.

Each question is whether the side that counts reaches what it needs, so that a search ends as soon as that is settled;
questions are asked until what is reached at least is all that can be reached.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, highest, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, NOBODY, Record
from followsuit.kernel.solve_bounds import bounds
from followsuit.kernel.solve_deals import beats, left_to_take, lowest_of, seat_after
from followsuit.kernel.solve_memory import forget, recall, remember, shape_of
from followsuit.kernel.solve_moves import card_of, leave_out_alike, list_moves, lowest_in, note_success

NEVER = 1 << 30
"""More than there is to reach."""


@compiled
def begin(deal: Record, root: Record) -> np.uint64:
    """Set a search up: the seat to act and what lies in the trick; the cards in play."""
    played, leader = deal.played, deal.leader
    root.seat, root.place, root.live, root.trick = seat_after(deal, leader, played), played, NONE, NONE
    root.led, root.winner, root.winning, root.worth, root.good = NOBODY, leader, NOBODY, 0, NOBODY
    root.edges = NONE
    for seat in range(deal.seats):
        root.live |= deal.hands[seat]
    for place in range(played):
        card = deal.trick[place]
        root.trick |= ONE << U(card)
        root.worth += deal.points[card]
        if place == 0 or beats(deal, card, root.winning):
            root.winner, root.winning = seat_after(deal, leader, place), card
    if played:
        root.led = deal.suit_of[deal.trick[0]]
    root.live |= root.trick
    root.shape = shape_of(deal)
    return root.live


@compiled
def reaches(  # noqa: PLR0912, PLR0915 - one loop in place of a function that calls itself
    deal: Record, spots: np.ndarray, memory: Record, need: int
) -> int:
    """What the side that counts comes to: at least so much if that is what it needs, else at most."""
    root = deal.played
    ply, spot = root, spots[root]
    start = begin(deal, spot)
    spot.left, spot.need = left_to_take(deal), need
    arrives, value, why = True, 0, NONE
    while True:
        spot = spots[ply]
        if arrives:
            deal.nodes += 1
            settled = False
            spot.good, spot.why = NOBODY, NONE
            if spot.place == 0:
                settled, value, why = settle(deal, spot, memory)
            if settled:
                arrives = False
            else:
                spot.best = -1 if deal.maximises[spot.seat] else NEVER
                list_moves(deal, spot, start)
                spot.good = NOBODY
        else:
            # A card has come to `value`.
            card, low = card_of(spot.move[spot.tried - 1]), lowest_in(spot.move[spot.tried - 1])
            deal.hands[spot.seat] |= ONE << U(card)
            value += spot.gain
            why |= spot.rank
            arrives = True
            if deal.maximises[spot.seat]:
                is_cut = value >= spot.need
                spot.best = max(spot.best, value)
            else:
                is_cut = value < spot.need
                spot.best = min(spot.best, value)
            if spot.moves > 1:
                note_success(deal, spot, card, is_cut)
            if is_cut:
                spot.why, spot.good, spot.killer, spot.tried = why, card, card, spot.moves
            else:
                if low < card:
                    mattering = lowest_of(why & deal.suit[deal.suit_of[card]])
                    if mattering > ONE << U(low) and mattering <= ONE << U(card):
                        why |= ONE << U(low)
                spot.why |= why
                if spot.tried < spot.moves:
                    leave_out_alike(deal, spot, card, why)
        if arrives:
            if spot.tried < spot.moves:
                card = card_of(spot.move[spot.tried])
                spot.tried += 1
                deal.hands[spot.seat] ^= ONE << U(card)
                put_card(deal, spot, spots[ply + 1], card)
                ply += 1
                continue
            value, why = spot.best, spot.why
            if spot.place == 0:
                remember(deal, spot, memory, why)
            arrives = False
        if ply == root:
            return value
        ply -= 1


@compiled
def put_card(deal: Record, spot: Record, next_spot: Record, card: int) -> None:
    """Put a card to the trick; what the next seat finds, after the last card at a new trick."""
    seat, winner, winning = spot.seat, spot.winner, spot.winning
    suit = deal.suit_of[card]
    spot.gain, spot.rank = 0, NONE
    is_first = spot.place == 0
    worth = spot.worth + deal.points[card]
    together = spot.trick | ONE << U(card)
    next_spot.shape = spot.shape - deal.shape[BITS * seat + deal.kind_of[card]]
    if is_first or beats(deal, card, winning):
        winner, winning = seat, card
    if spot.place + 1 < deal.seats:
        next_spot.seat = seat + 1 if seat + 1 < deal.seats else 0
        next_spot.place, next_spot.led = spot.place + 1, suit if is_first else spot.led
        next_spot.winner, next_spot.winning = winner, winning
        next_spot.worth, next_spot.trick, next_spot.live = worth, together, spot.live
        next_spot.need, next_spot.left, next_spot.edges = spot.need, spot.left, spot.edges
        return
    gain = worth if deal.for_points else 1
    if deal.counts[winner]:
        spot.gain = gain
    if together & deal.suit[deal.suit_of[winning]] != ONE << U(winning):
        spot.rank = ONE << U(winning)
    next_spot.seat, next_spot.place, next_spot.led, next_spot.worth = winner, 0, NOBODY, 0
    next_spot.live, next_spot.trick = spot.live & ~together, NONE
    next_spot.need, next_spot.left = spot.need - spot.gain, spot.left - gain


@compiled
def settle(deal: Record, spot: Record, memory: Record) -> tuple[bool, int, np.uint64]:
    """Whether a position at the beginning of a trick is settled without playing, by which value, and why."""
    if spot.need <= 0:
        return True, 0, NONE
    if spot.need > spot.left:
        return True, spot.left, NONE
    tricks = np.int64(size(deal.hands[spot.seat]))
    if tricks == 1:
        return last_trick(deal, spot)
    if not deal.reversed:
        least, most, why = bounds(deal, spot, tricks)
        if least >= spot.need:
            return True, least, why
        if most < spot.need:
            return True, most, why
    return recall(deal, spot, memory)


@compiled
def last_trick(deal: Record, spot: Record) -> tuple[bool, int, np.uint64]:
    """The last trick plays itself."""
    seat, winner, winning = spot.seat, spot.seat, first(deal.hands[spot.seat])
    for _ in range(deal.seats - 1):
        seat = seat + 1 if seat + 1 < deal.seats else 0
        card = first(deal.hands[seat])
        if beats(deal, card, winning):
            winner, winning = seat, card
    why = NONE
    if spot.live & deal.suit[deal.suit_of[winning]] != ONE << U(winning):
        why = ONE << U(winning)
    return True, spot.left if deal.counts[winner] else 0, why


@compiled
def fair_share(deal: Record, left: int) -> int:
    """A first guess of what the side that counts comes to, by its high cards and trumps."""
    ours, all_of_them, live = 0, 0, NONE
    for seat in range(deal.seats):
        live |= deal.hands[seat]
    for suit in range(deal.suits):
        cards = live & deal.suit[suit]
        worth = 4
        while cards:
            card = ONE << U(highest(cards))
            cards ^= card
            weight = worth + (2 if suit == deal.trump else 0)
            all_of_them += weight
            for seat in range(deal.seats):
                if deal.hands[seat] & card and deal.counts[seat]:
                    ours += weight
            worth = max(0, worth - 1)
    return (2 * left * ours + all_of_them) // (2 * all_of_them) if all_of_them else 0


@compiled
def comes_to(deal: Record, spots: np.ndarray, memory: Record, guess: int) -> int:
    """What the side that counts comes to from here, exactly."""
    least, most = 0, left_to_take(deal)
    while least < most:
        need = min(max(guess, least + 1), most)
        value = reaches(deal, spots, memory, need)
        if value >= need:
            least = value
        else:
            most = value
        guess = value
    return least


@compiled
def level_reached(deal: Record, spots: np.ndarray, memory: Record, levels: np.ndarray, so_far: int, guess: int) -> int:
    """The highest of some levels, in rising order, that the side that counts reaches; the first is always reached."""
    low, high = 0, len(levels) - 1
    left = left_to_take(deal)
    while high > 0 and levels[high] > so_far + left:
        high -= 1
    while low < high and levels[low + 1] <= so_far:
        low += 1
    asked = min(max(guess, low + 1), high)
    while low < high:
        value = reaches(deal, spots, memory, levels[asked] - so_far)
        if value >= levels[asked] - so_far:
            low = asked
        else:
            high = asked - 1
        while low < high and levels[low + 1] <= so_far + value and low >= asked:
            low += 1
        asked = low + 1 if low >= guess else high
    return low


@compiled
def likely_level(deal: Record, levels: np.ndarray, so_far: int) -> int:
    """A first guess of the highest level that is reached."""
    share, level = so_far + fair_share(deal, left_to_take(deal)), 0
    while level + 1 < len(levels) and levels[level + 1] <= share:
        level += 1
    return level


@compiled
def is_asked(deal: Record, cards: np.ndarray, low: int, high: int) -> bool:
    """Whether the worth of one of some neighbours is asked for."""
    asked = False
    for option in range(len(cards)):
        asked = asked or low <= deal.number[cards[option]] <= high
    return asked


@compiled
def solve_deal(  # noqa: PLR0912 - with levels and without
    deal: Record,
    spots: np.ndarray,
    memory: Record,
    levels: np.ndarray,
    so_far: int,
    cards: np.ndarray,
    values: np.ndarray,
) -> None:
    """Fill `values[card]`: what the side to act has in the end if a card is played, or which of some levels it reaches.

    Without levels, what it has; without cards, `values[0]` is for the best of them. The hands of `deal` change while
    it is searched, and are as before in the end.
    """
    seats, played, leader = deal.seats, deal.played, deal.leader
    forget(deal, memory)
    if len(cards) == 0:
        if len(levels):
            guess = max(1, likely_level(deal, levels, so_far))
            values[0] = level_reached(deal, spots, memory, levels, so_far, guess)
        else:
            guess = fair_share(deal, left_to_take(deal))
            values[0] = so_far + comes_to(deal, spots, memory, guess)
        return
    root, guess = spots[0], -1
    list_moves(deal, root, begin(deal, root))
    seat, best_seat, best_card = root.seat, root.winner, root.winning
    moves, move = root.moves, root.move.copy()
    for index in range(moves):
        card, low = card_of(move[index]), lowest_in(move[index])
        if not is_asked(deal, cards, low, card):
            continue
        gain, winner = 0, best_seat
        deal.hands[seat] ^= ONE << U(card)
        deal.trick[played] = card
        if played == 0 or beats(deal, card, best_card):
            winner = seat
        if played + 1 == seats:
            if deal.counts[winner]:
                gain = 1
                if deal.for_points:
                    gain = 0
                    for place in range(seats):
                        gain += deal.points[deal.trick[place]]
            deal.leader, deal.played = winner, 0
        else:
            deal.played = played + 1
        if len(levels):
            aim = guess if guess >= 0 else likely_level(deal, levels, so_far)
            value = level_reached(deal, spots, memory, levels, so_far + gain, max(1, aim))
        else:
            value = so_far + gain
            if deal.hands[seat_after(deal, deal.leader, deal.played)]:
                share = guess - value if guess >= 0 else fair_share(deal, left_to_take(deal))
                value += comes_to(deal, spots, memory, share)
        guess = max(guess, value)
        deal.leader, deal.played = leader, played
        deal.hands[seat] ^= ONE << U(card)
        for option in range(len(cards)):
            number = deal.number[cards[option]]
            if low <= number <= card:
                values[option] = value
