"""Open-card endings of any game, solved exactly: every line of play, to the score of the round.

Two sides against each other by alpha–beta; more of them by max-n, where everyone looks after itself: most for the own
seat, then least for the others together, then least for the next seat, and the one after it. Nothing here knows what a
suit is: a card's worth, what it owes and what the round scores are asked of the machine, so that it holds for any page
without tokens. Cards of a hand that no card in play tells apart are one option. `solve_search` is much faster where
suits are plain.

No function calls itself: numba's cache does not survive that. A frame a card holds what has to be taken back.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import DUTIES, LEDS, LONGEST, NOBODY, NOTHING, SEATS, Record
from followsuit.kernel.legality import legal_cards
from followsuit.kernel.machine import melds_in, put, winning
from followsuit.kernel.score_terms import MOON
from followsuit.kernel.scoring import merit, score
from followsuit.kernel.seats import after, seat_at

TRICKS, POINTS, SCORE = range(3)
"""What is counted: the tricks of a side, its card points, or the round's score beside the others'."""
MOST = 1 << 40
"""More than anything counts."""
PLIES = LONGEST * SEATS + 1
FRAME = np.dtype(
    [
        ("seat", np.int64),
        ("options", np.uint64),
        ("card", np.int64),
        ("leader", np.int64),
        ("led", np.int64),
        ("played", np.int64),
        ("taker", np.int64),
        ("points", np.int64),
        ("melds", np.int64),
        ("counting", np.int64),
        ("alpha", np.int64),
        ("beta", np.int64),
        ("best", np.int64),
        ("key", np.uint64),
        ("values", np.int64, SEATS),
    ],
    align=True,
)
"""A card that is tried: what lay there before it, and the best so far of its seat's options."""
KNOWN = np.dtype([("key", np.uint64), ("least", np.int64), ("most", np.int64), ("values", np.int64, SEATS)], align=True)
"""What is known of a position at the beginning of a trick: bounds, or everyone's value."""


@compiled
def tell_apart(tables: Record, order: int, between: np.ndarray) -> None:
    """Fill `between[card, other]`: the cards that tell two of them apart; all of them where they differ by themselves.

    As long as none of those is in another hand or in the trick, the two are one option to who holds both.
    """
    for card in range(tables.cards):
        for other in range(tables.cards):
            between[card, other] = ~NONE if not _alike(tables, order, card, other) else NONE
            if between[card, other] == NONE:
                for led in range(LEDS):
                    one, two = tables.power[order, led, card], tables.power[order, led, other]
                    for third in range(tables.cards):
                        power = tables.power[order, led, third]
                        if (power > one) != (power > two) or (power < one) != (power < two):
                            between[card, other] |= ONE << U(third)


@compiled
def _alike(tables: Record, order: int, card: int, other: int) -> bool:
    """Whether no rule makes a difference between two cards, besides which of them is higher."""
    one, two = ONE << U(card), ONE << U(other)
    both = one | two
    if tables.melds or tables.leads[order, card] != tables.leads[order, other]:
        return card == other
    if tables.counts_points and tables.points[order, card] != tables.points[order, other]:
        return False
    alike = _has_both(tables.anytime[order], both) and _has_both(tables.counting, both)
    alike = alike and _has_both(tables.trumps[order], both) and not tables.promotable[order] & both
    for third in range(tables.cards):
        alike = alike and not tables.promoted_by[order, third] & both
    for led in range(LEDS):
        alike = alike and _has_both(tables.follow[order, led], both) and _has_both(tables.else_follow[order, led], both)
        alike = alike and (tables.power[order, led, card] == 0) == (tables.power[order, led, other] == 0)
        for index in range(DUTIES):
            alike = alike and _has_both(tables.duty[index, order, led], both)
    for index in range(tables.restraints):
        alike = alike and _has_both(tables.held_back[index], both) and _has_both(tables.breaking[index], both)
    return card == other or alike


@compiled
def _has_both(cards: np.uint64, both: np.uint64) -> bool:
    """Whether a set has both of two cards, or neither."""
    return cards & both in (NONE, both)


@compiled
def different(game: Record, tables: Record, between: np.ndarray) -> np.uint64:
    """The legal cards of the seat to act, one of each group that nothing in play tells apart."""
    legal, seat = legal_cards(game, tables, game.to_act), game.to_act
    others, kept = NONE, NONE
    for other in range(tables.seats):
        if other not in (seat, game.sits_out):
            others |= game.hands[other]
    for place in range(game.played):
        others |= ONE << U(game.trick_cards[game.tricks, place])
    while legal:
        card = legal & (~legal + ONE)
        legal ^= card
        is_new, left = True, kept
        while left and is_new:
            is_new = between[first(card), first(left)] & others != NONE
            left &= left - ONE
        if is_new:
            kept |= card
    return kept


@compiled
def try_card(game: Record, tables: Record, frame: Record, card: int) -> bool:
    """Play a card and take the trick if it was the last one; whether the round is over then."""
    frame.card, frame.leader, frame.led, frame.played = card, game.leader, game.led, game.played
    frame.taker = NOBODY
    put(game, tables, game.to_act, card)
    if game.played < game.playing:
        game.to_act = after(game, tables, game.to_act)
        return False
    taker, trick = seat_at(game, tables, winning(game, tables)), game.tricks
    frame.taker, frame.points, frame.melds = taker, 0, 0
    for place in range(game.played):
        frame.points += tables.points[game.order, game.trick_cards[trick, place]]
    if tables.melds:
        frame.melds = melds_in(game, tables, trick)
    game.taken[taker] += 1
    game.points[taker] += frame.points
    game.melds[taker] += frame.melds
    game.trick_leader[trick], game.trick_winner[trick] = game.leader, taker
    game.winner, game.leader, game.to_act = taker, taker, taker
    game.tricks += 1
    game.played, game.led = 0, NOTHING
    if game.declarer == taker and tables.contracts and tables.contract[game.contract].until_solo_trick:
        return True
    return bool(game.hands[taker] == NONE)


@compiled
def take_back(game: Record, frame: Record) -> None:
    """Take a card back, and its trick if it had ended one."""
    taker = frame.taker
    if taker != NOBODY:
        game.tricks -= 1
        game.taken[taker] -= 1
        game.points[taker] -= frame.points
        game.melds[taker] -= frame.melds
    game.hands[frame.seat] |= ONE << U(frame.card)
    game.gone ^= ONE << U(frame.card)
    game.to_act, game.leader, game.led, game.played = frame.seat, frame.leader, frame.led, frame.played


@compiled
def count(game: Record, tables: Record, spare: np.ndarray, utility: int, values: np.ndarray) -> None:
    """What a round that is played to its end is worth to each seat: what its side has, or its own way to its aim."""
    if utility == SCORE:
        spare[0] = game
        ended = spare[0]
        score(ended, tables)
        for seat in range(tables.seats):
            values[seat] = merit(ended.totals[seat], tables.aim) - merit(game.before[seat], tables.aim)
        return
    for seat in range(tables.seats):
        values[seat] = 0
        for other in range(tables.seats):
            if game.side[other] == game.side[seat]:
                values[seat] += game.taken[other] if utility == TRICKS else game.points[other]


@compiled
def margin(game: Record, tables: Record, values: np.ndarray, seat: int, utility: int) -> int:
    """What a side tries to make large: what it has, or its score as many times as there are others, less theirs."""
    if utility != SCORE:
        return values[seat]
    total = 0
    for other in range(tables.seats):
        if game.side[other] != game.side[seat] and other != game.sits_out:
            total += values[seat] - values[other]
    return total


@compiled
def position_key(game: Record, tables: Record, salt: np.uint64) -> np.uint64:
    """A number for all that matters from here on, at the beginning of a trick."""
    key = stream(salt, U(game.leader))
    for seat in range(tables.seats):
        key = stream(key ^ game.hands[seat], U(game.taken[seat]))
        if tables.counts_points:
            key = stream(key, U(game.points[seat]))
        if tables.melds:
            key = stream(key, U(game.melds[seat]))
    for index in range(tables.terms):
        if tables.term[index, 0] == MOON:
            key = stream(key, U(_takers_of_counting(game, tables)))
    return key


@compiled
def _takers_of_counting(game: Record, tables: Record) -> int:
    """The seats that have taken a card that counts, as a mask."""
    takers = 0
    for trick in range(game.tricks):
        for place in range(game.playing):
            if tables.counting & (ONE << U(game.trick_cards[trick, place])):
                takers |= 1 << game.trick_winner[trick]
    return takers


@compiled
def _next_option(frame: Record) -> int:
    """The next card to try; it is no option any more."""
    card = np.int64(first(frame.options))
    frame.options &= frame.options - ONE
    return card


@compiled
def two_sided(  # noqa: PLR0912, PLR0913, PLR0915, PLR0917 - one loop in place of a function that calls itself
    game: Record,
    tables: Record,
    spare: np.ndarray,
    frames: np.ndarray,
    known: np.ndarray,
    between: np.ndarray,
    side: int,
    utility: int,
    alpha: int,
    beta: int,
    salt: np.uint64,
) -> int:
    """What a side comes to at least or at most, with all others against it; exact between `alpha` and `beta`."""
    ply, value, values = 0, 0, np.zeros(SEATS, np.int64)
    seat_of_side = 0
    while game.side[seat_of_side] != side:
        seat_of_side += 1
    frames[0].alpha, frames[0].beta = alpha, beta
    arrives = True
    while True:
        frame = frames[ply]
        if arrives:
            frame.seat, frame.key = game.to_act, NONE
            maximises = game.side[frame.seat] == side
            frame.best = -MOST if maximises else MOST
            frame.options = different(game, tables, between)
            if game.played == 0 and frame.options & (frame.options - ONE):
                frame.key = position_key(game, tables, salt)
                entry = known[frame.key & U(len(known) - 1)]
                if entry.key == frame.key:
                    if entry.least >= frame.beta or entry.least == entry.most:
                        value, arrives = entry.least, False
                    elif entry.most <= frame.alpha:
                        value, arrives = entry.most, False
        else:
            take_back(game, frame)
            maximises = game.side[frame.seat] == side
            if maximises:
                frame.best = max(frame.best, value)
            else:
                frame.best = min(frame.best, value)
            arrives = True
        if arrives:
            low, high = frame.alpha, frame.beta
            if maximises:
                low = max(low, frame.best)
            else:
                high = min(high, frame.best)
            if frame.options and low < high:
                if try_card(game, tables, frame, _next_option(frame)):
                    count(game, tables, spare, utility, values)
                    value = margin(game, tables, values, seat_of_side, utility)
                    arrives = False
                else:
                    ply += 1
                    frames[ply].alpha, frames[ply].beta = low, high
                continue
            value = frame.best
            if frame.key:
                entry = known[frame.key & U(len(known) - 1)]
                if entry.key != frame.key:
                    entry.key, entry.least, entry.most = frame.key, -MOST, MOST
                if value > frame.alpha:
                    entry.least = max(entry.least, value)
                if value < frame.beta:
                    entry.most = min(entry.most, value)
        if ply == 0:
            return value
        ply -= 1
        arrives = False


@compiled
def prefers(tables: Record, seat: int, new: np.ndarray, old: np.ndarray) -> bool:
    """Whether a seat that looks after itself likes one outcome better than another."""
    if new[seat] != old[seat]:
        return new[seat] > old[seat]
    others, other = 0, seat
    for _ in range(tables.seats):
        others += new[other] - old[other]
        other = other + 1 if other + 1 < tables.seats else 0
    if others:
        return others < 0
    for _ in range(tables.seats):
        if new[other] != old[other]:
            return new[other] < old[other]
        other = other + 1 if other + 1 < tables.seats else 0
    return False


@compiled
def each_alone(  # noqa: PLR0913, PLR0917 - one loop in place of a function that calls itself
    game: Record,
    tables: Record,
    spare: np.ndarray,
    frames: np.ndarray,
    known: np.ndarray,
    between: np.ndarray,
    utility: int,
    salt: np.uint64,
    values: np.ndarray,
) -> None:
    """What every seat comes to if each plays for itself (max-n), into `values`."""
    ply, arrives = 0, True
    while True:
        frame = frames[ply]
        if arrives:
            frame.seat, frame.key, frame.best = game.to_act, NONE, NOBODY
            frame.options = different(game, tables, between)
            if game.played == 0 and frame.options & (frame.options - ONE):
                frame.key = position_key(game, tables, salt)
                entry = known[frame.key & U(len(known) - 1)]
                if entry.key == frame.key:
                    values[:] = entry.values
                    arrives = False
        else:
            take_back(game, frame)
            if frame.best == NOBODY or prefers(tables, frame.seat, values, frame.values):
                frame.best = frame.card
                frame.values[:] = values
            arrives = True
        if arrives:
            if frame.options:
                if try_card(game, tables, frame, _next_option(frame)):
                    count(game, tables, spare, utility, values)
                    arrives = False
                else:
                    ply += 1
                continue
            values[:] = frame.values
            if frame.key:
                entry = known[frame.key & U(len(known) - 1)]
                entry.key = frame.key
                entry.values[:] = values
        if ply == 0:
            return
        ply -= 1
        arrives = False


@compiled
def solve_options(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    tables: Record,
    scratch: np.ndarray,
    frames: np.ndarray,
    known: np.ndarray,
    between: np.ndarray,
    options: np.ndarray,
    utility: int,
    is_two_sided: bool,
    salt: np.uint64,
    values: np.ndarray,
) -> None:
    """Fill `values[option, seat]`: what each legal card comes to for every seat, in an open position of trick play.

    Two-sided, or one side against all others (paranoid): the value of the side to act, at all of its seats.
    `scratch` are two records of games; `known` and `frames` are room to work in, and `salt` another number each time.
    """
    side, seat = game.side[game.to_act], game.to_act
    scratch[0] = game
    trial = scratch[0]
    first_frame = frames[len(frames) - 1]
    for index in range(len(options)):
        first_frame.seat = seat
        if try_card(trial, tables, first_frame, options[index]):
            count(trial, tables, scratch[1:], utility, values[index])
            if is_two_sided:
                values[index, :] = margin(trial, tables, values[index], seat, utility)
        elif is_two_sided:
            values[index, :] = two_sided(
                trial, tables, scratch[1:], frames, known, between, side, utility, -MOST, MOST, salt
            )
        else:
            each_alone(trial, tables, scratch[1:], frames, known, between, utility, salt, values[index])
        take_back(trial, first_frame)
