"""What a seat knows, as a short list of numbers: which of some thousand yes-or-no features hold.

It reads the seat's own cards and what lies open, never another hand, and nothing of one game alone: cards by suit and
rank in it (`places`), seats by how far on they sit, calls, tricks, points and scores. What may be decided are heads: a
card to play or to pick by its place, a bid, a contract, naming trump, tokens.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import (
    CALL,
    FREE,
    LAY,
    LEDS,
    NOBODY,
    NOTHING,
    PICK,
    PLAY,
    SEATS,
    SUITS,
    Aims,
    Ending,
    Record,
    Turned,
)
from followsuit.kernel.legality import firsts
from followsuit.kernel.machine import power, winning
from followsuit.kernel.scoring import worth
from followsuit.kernel.seats import seat_at
from followsuit.kernel.stages import MEANINGS, steps_in
from followsuit.minds.places import RANKS

AIM_ZERO = int(Aims.ZERO)
TURNED_NEXT, TURNED_DEALERS = int(Turned.NEXT), int(Turned.DEALERS)
FIRST_TO, MOST_POINTS, NEAREST = int(Ending.FIRST_TO), int(Ending.MOST_POINTS), int(Ending.NEAREST_TO_ZERO)

SLOTS = LEDS * RANKS
"""A card's place: its suit as the mind sees suits, and its rank in it."""
NUMBERS = 32
"""How many values of a small number are told apart."""
LATE = 3.0
"""The scores of the whole game are looked at when it is within so many rounds, or usual results, of its end."""

# Cards, each of SLOTS features; by seat, SEATS - 1 times as many.
OWN, UNSEEN, BOSS, BEST, TURNED, PICKED = (SLOTS * number for number in range(6))
PLAYED = SLOTS * 6
IN_TRICK = PLAYED + SLOTS * (SEATS - 1)
KNOWN = IN_TRICK + SLOTS * (SEATS - 1)
# Counts by suit.
LENGTH = KNOWN + SLOTS * (SEATS - 1)
LENGTH_UNSEEN = LENGTH + SLOTS
ICONS = LENGTH_UNSEEN + SLOTS
LACKS = ICONS + SLOTS
"""By seat and suit: did not follow it."""
# Numbers by seat.
BID = LACKS + SEATS * LEDS
NEED = BID + SEATS * NUMBERS
TAKEN = NEED + SEATS * NUMBERS
POINTS = TAKEN + SEATS * NUMBERS
TOTAL = POINTS + SEATS * NUMBERS
TOKENS = TOTAL + SEATS * 2 * NUMBERS
SIDE = TOKENS + SEATS * NUMBERS
# Single numbers.
SINGLE = SIDE + SEATS
HAND_SIZE, LEFT, AT_TABLE, PLACE, TRICK_PLACE, ASKED, LED, DECLARER, CONTRACT, ORDER, WINNER, FLAGS = (
    SINGLE + NUMBERS * number for number in range(12)
)
TRICK_POINTS, ROUNDS_LEFT, PASS_TO, MARGIN, REACH, SIDE_NEED, DEALER, PASSED_BY, SIDE_POINTS, OTHER_POINTS = (
    SINGLE + NUMBERS * number for number in range(12, 22)
)
FEATURES = SINGLE + NUMBERS * 22
MOST_ACTIVE = 288
"""More features than can hold at once."""

FLAG_SOLO, FLAG_ALONE, FLAG_LAST, FLAG_PARTNER_WINS, FLAG_BOSS_WINS, FLAG_DOUBLED, FLAG_STOCK_EMPTY, FLAG_WINNING = (
    range(8)
)
FLAG_BROKEN = 8
FLAG_BLIND = 12

# Heads: what may be decided.
PLAY_CARD, PICK_CARD, SAY = 0, SLOTS, 2 * SLOTS
LAY_TOKEN = SAY + MEANINGS
TAKE_TOKEN = LAY_TOKEN + 4
HEADS = TAKE_TOKEN + 8


@compiled
def slot(places: Record, order: int, position: np.ndarray, card: int, tables: Record) -> int:
    """The place of a card as the mind sees it."""
    card = places.only[card]
    return position[tables.leads[order, card]] * RANKS + places.rank[order, card]


@compiled
def _clipped(number: int, least: int, most: int) -> int:
    return min(max(number, least), most) - least


@compiled
def own_cards(game: Record, tables: Record) -> np.uint64:
    """The cards that the seat to act holds and has looked at."""
    if game.at == CALL and tables.stage[game.stage].keeps_closed:
        return NONE
    return game.hands[game.to_act]


@compiled
def unseen_cards(game: Record, tables: Record, own: np.uint64) -> np.uint64:
    """The cards in play that the seat to act has not seen."""
    seen = own | game.gone
    if game.stasher == game.to_act:
        seen |= game.stash
    if tables.turned == TURNED_NEXT and game.turned != NOBODY and not game.ordered_up:
        seen |= ONE << U(game.turned)
    return tables.pack[game.size] & ~seen


@compiled
def arrange(places: Record, order: int, own: np.uint64, unseen: np.uint64, position: np.ndarray) -> None:
    """Where the mind sees each suit: trumps first, then the plain suits, those that are alike by the own hand."""
    trump = places.trump[order]
    position[NOTHING], position[FREE] = LEDS - 2, LEDS - 1
    for suit in range(1, FREE):
        position[suit] = 0
    next_place = 0
    if trump >= 0:
        next_place = 1
    for suit in range(1, SUITS + 1):
        if suit == trump:
            continue
        place = next_place
        for other in range(1, SUITS + 1):
            if other not in (suit, trump) and _comes_first(places, order, own, unseen, other, suit):
                place += 1
        position[suit] = min(place, LEDS - 3)


@compiled
def _comes_first(places: Record, order: int, own: np.uint64, unseen: np.uint64, suit: int, other: int) -> bool:
    """Whether a suit is seen before another one."""
    if places.alike[order, suit] != places.alike[order, other]:
        return places.alike[order, suit] < places.alike[order, other]
    for cards in (own, unseen):
        mine, theirs = cards & places.suited[order, suit], cards & places.suited[order, other]
        if size(mine) != size(theirs):
            return size(mine) > size(theirs)
        # Cards of one suit lie side by side in the deck, so the same ranks make the same pattern.
        mine >>= first(places.suited[order, suit])
        theirs >>= first(places.suited[order, other])
        if mine != theirs:
            return mine > theirs
    return suit < other


@compiled
def encode(  # noqa: PLR0912, PLR0915 - one list, written from top to bottom
    game: Record,
    tables: Record,
    places: Record,
    order: int,
    picked: np.uint64,
    position: np.ndarray,
    out: np.ndarray,
) -> int:
    """Write the features that hold for the seat to act, as if `order` were in force; how many they are.

    `picked`: cards that it has picked already and still holds. `position` is filled by `arrange`.
    """
    seat, seats, count = game.to_act, tables.seats, 0
    own = own_cards(game, tables)
    unseen = unseen_cards(game, tables, own)
    arrange(places, order, own, unseen, position)
    left = firsts(tables, own & ~picked)
    while left:
        card = np.int64(first(left))
        left &= left - ONE
        at = position[tables.leads[order, card]] * RANKS + places.rank[order, card]
        out[count] = OWN + at
        count += 1
        if not tables.above[order, card] & unseen:
            out[count] = BOSS + at
            count += 1
    left = firsts(tables, unseen)
    while left:
        card = np.int64(first(left))
        left &= left - ONE
        out[count] = UNSEEN + position[tables.leads[order, card]] * RANKS + places.rank[order, card]
        count += 1
    while picked:
        out[count] = PICKED + slot(places, order, position, np.int64(first(picked)), tables)
        picked &= picked - ONE
        count += 1
    for suit in range(LEDS):
        cards = places.suited[order, suit] & tables.pack[game.size]
        if cards:
            at = position[suit] * RANKS
            out[count] = LENGTH + at + min(np.int64(size(cards & own)), RANKS - 1)
            out[count + 1] = LENGTH_UNSEEN + at + min(np.int64(size(cards & unseen)), RANKS - 1)
            count += 2
    count = _tricks(game, tables, places, order, position, out, count)
    count = _seats(game, tables, places, out, count)
    if game.turned != NOBODY and not game.gone & (ONE << U(game.turned)):
        out[count] = TURNED + slot(places, order, position, game.turned, tables)
        count += 1
        if tables.turned == TURNED_DEALERS or game.ordered_up:
            count = _held(
                game, tables, game.dealer, TURNED + slot(places, order, position, game.turned, tables), out, count
            )
    count = _passed(game, tables, places, order, position, out, count)
    at, kind = game.at, 0
    if at in (CALL, PICK):
        kind = tables.stage[game.stage].kind
        if kind == 0:
            kind = 15
    out[count] = ASKED + (at if kind == 0 else 8 + kind)
    out[count + 1] = HAND_SIZE + min(game.size, NUMBERS - 1)
    out[count + 2] = LEFT + _clipped(np.int64(size(own)), 0, NUMBERS - 1)
    out[count + 3] = AT_TABLE + game.playing
    out[count + 4] = PLACE + (seat - game.dealer - 1 + 2 * seats) % seats
    out[count + 5] = DEALER + (game.dealer - seat + seats) % seats
    out[count + 6] = ORDER + (order if order > SUITS else 1 if order else 0)
    out[count + 7] = CONTRACT + game.contract + 1
    out[count + 8] = DECLARER + ((game.declarer - seat + seats) % seats if game.declarer != NOBODY else SEATS)
    count += 9
    if game.declarer == seat:
        out[count] = FLAGS + FLAG_SOLO
        count += 1
    if game.alone:
        out[count] = FLAGS + FLAG_ALONE
        count += 1
    if tables.doubling and order == tables.doubling:
        out[count] = FLAGS + FLAG_DOUBLED
        count += 1
    for index in range(tables.restraints):
        if game.gone & tables.breaking[index]:
            out[count] = FLAGS + FLAG_BROKEN + index
            count += 1
    if at == CALL:
        out[count] = PASSED_BY + min(game.decided, NUMBERS - 1)
        count += 1
    if tables.tokens:
        count = _tokens(game, tables, position, out, count)
    return _match(game, tables, places, out, count)


@compiled
def _held(game: Record, tables: Record, holder: int, feature: int, out: np.ndarray, count: int) -> int:
    """A card that is known to be in another hand; `feature` is any that ends with its place."""
    further = (holder - game.to_act + tables.seats) % tables.seats
    if further:
        out[count] = KNOWN + SLOTS * (further - 1) + feature % SLOTS
        return count + 1
    return count


@compiled
def _tricks(
    game: Record, tables: Record, places: Record, order: int, position: np.ndarray, out: np.ndarray, count: int
) -> int:
    """The cards played by each seat, whom they showed to lack a suit, and the trick under way."""
    if game.at < PLAY:
        return count
    seat, seats, playing = game.to_act, tables.seats, game.playing
    lacks = U(0)
    for trick in range(game.tricks + 1):
        is_now = trick == game.tricks
        player = game.leader if is_now else np.int64(game.trick_leader[trick])
        led = NOTHING
        for place in range(game.played if is_now else playing):
            card = np.int64(game.trick_cards[trick, place])
            suit = tables.leads[order, card]
            further = (player - seat + seats) % seats
            if led in (NOTHING, FREE):
                if led == NOTHING:
                    led = suit
            elif suit != led and not tables.anytime[order] & (ONE << U(card)):
                lacks |= ONE << U(further * LEDS + position[led])
            if further:
                base = IN_TRICK if is_now else PLAYED
                out[count] = base + SLOTS * (further - 1) + slot(places, order, position, card, tables)
                count += 1
            player = player + 1 if player + 1 < seats else 0
            if player == game.sits_out:
                player = player + 1 if player + 1 < seats else 0
    while lacks:
        further = np.int64(first(lacks))
        lacks &= lacks - ONE
        if further >= LEDS:
            out[count] = LACKS + further
            count += 1
    out[count] = TRICK_PLACE + game.played
    return _best_card(game, tables, places, order, position, out, count + 1) if game.played else count + 1


@compiled
def _best_card(
    game: Record, tables: Record, places: Record, order: int, position: np.ndarray, out: np.ndarray, count: int
) -> int:
    """The card that is winning the trick, whose it is, and what the trick is worth."""
    seat, seats = game.to_act, tables.seats
    best = winning(game, tables)
    card, winner = np.int64(game.trick_cards[game.tricks, best]), seat_at(game, tables, best)
    out[count] = BEST + slot(places, order, position, card, tables)
    out[count + 1] = WINNER + (winner - seat + seats) % seats
    out[count + 2] = LED + position[game.led]
    count += 3
    if winner != seat and game.side[winner] == game.side[seat]:
        out[count] = FLAGS + FLAG_PARTNER_WINS
        count += 1
    if not tables.above[order, card] & unseen_cards(game, tables, own_cards(game, tables)):
        out[count] = FLAGS + FLAG_BOSS_WINS
        count += 1
    if game.played + 1 == game.playing:
        out[count] = FLAGS + FLAG_LAST
        count += 1
    if tables.counts_points:
        points = 0
        for place in range(game.played):
            points += abs(tables.points[order, game.trick_cards[game.tricks, place]])
        out[count] = TRICK_POINTS + min(NUMBERS - 1, points * 4 * NUMBERS // places.all_points)
        count += 1
    return count


@compiled
def _seats(  # noqa: PLR0912 - one list, written from top to bottom
    game: Record, tables: Record, places: Record, out: np.ndarray, count: int
) -> int:
    """Bids, tricks and points of each seat, and who counts together."""
    seat, seats = game.to_act, tables.seats
    taken, bid, side_points, other_points = 0, 0, 0, 0
    for further in range(seats):
        other = seat + further if seat + further < seats else seat + further - seats
        if other == game.sits_out:
            continue
        row = further * NUMBERS
        is_own_side = game.side[other] == game.side[seat]
        if further and is_own_side:
            out[count] = SIDE + further
            count += 1
        if tables.bids:
            out[count] = BID + row + min(game.bids[other] + 1, NUMBERS - 1)
            count += 1
            if game.bids[other] != NOBODY:
                if is_own_side:
                    bid += game.bids[other]
                if game.at >= PLAY:
                    need = game.bids[other] - game.taken[other]
                    out[count] = NEED + row + _clipped(need, -8, NUMBERS - 9)
                    count += 1
            if (game.blind >> other) & 1:
                out[count] = FLAGS + FLAG_BLIND + further
                count += 1
        if game.at >= PLAY:
            if is_own_side:
                taken += game.taken[other]
            if not tables.bids or game.taken[other] == 0:
                out[count] = TAKEN + row + min(game.taken[other], NUMBERS - 1)
                count += 1
            if tables.counts_points:
                points = abs(game.points[other])
                if other == seat and game.stasher == seat:
                    stash = game.stash
                    while stash:
                        points += tables.points[game.order, first(stash)]
                        stash &= stash - ONE
                out[count] = POINTS + row + min(NUMBERS - 1, points * (NUMBERS - 1) // places.all_points)
                count += 1
                if is_own_side:
                    side_points += points
                else:
                    other_points += points
    if tables.counts_points and game.at >= PLAY:
        out[count] = SIDE_POINTS + min(NUMBERS - 1, side_points * (NUMBERS - 1) // places.all_points)
        out[count + 1] = OTHER_POINTS + min(NUMBERS - 1, other_points * (NUMBERS - 1) // places.all_points)
        count += 2
    if tables.side_contract and game.at >= PLAY:
        out[count] = SIDE_NEED + _clipped(bid - taken, -12, NUMBERS - 13)
        count += 1
    return count


@compiled
def _passed(
    game: Record, tables: Record, places: Record, order: int, position: np.ndarray, out: np.ndarray, count: int
) -> int:
    """How cards are passed in this round, and the cards that one has passed and that are still held there."""
    for index in range(tables.stages):
        stage = tables.stage[index]
        if not stage.turns:
            continue
        steps = steps_in(game, stage) % game.playing
        out[count] = PASS_TO + steps
        count += 1
        if steps and game.stage > index:
            given = game.given[game.to_act] & ~game.gone
            while given:
                at = slot(places, order, position, np.int64(first(given)), tables)
                given &= given - ONE
                count = _held(game, tables, (game.to_act + steps) % tables.seats, at, out, count)
    return count


@compiled
def _tokens(game: Record, tables: Record, position: np.ndarray, out: np.ndarray, count: int) -> int:
    """One's own icons by suit, how much the others have, and what laying tokens could do."""
    seat, seats = game.to_act, tables.seats
    for suit in range(1, tables.suits + 1):
        icons, area = tables.icons[suit], game.score_area[seat]
        number = np.int64(size(area & icons[0]) + size(area & icons[1]) + size(area & icons[2]))
        out[count] = ICONS + position[suit] * RANKS + min(number, RANKS - 1)
        count += 1
    for further in range(1, seats):
        other = seat + further if seat + further < seats else seat + further - seats
        out[count] = TOKENS + further * NUMBERS + min(worth(tables, game.score_area[other]), NUMBERS - 1)
        count += 1
    if not game.stock:
        out[count] = FLAGS + FLAG_STOCK_EMPTY
        count += 1
    if game.at == LAY:
        place, cards = game.played - 1, NONE
        for other in range(game.played):
            cards |= ONE << U(game.trick_cards[game.tricks, other])
        best = winning(game, tables)
        mine = np.int64(power(game, tables, place, cards) >> U(3))
        theirs = np.int64(power(game, tables, best, cards) >> U(3))
        if best == place:
            out[count] = FLAGS + FLAG_WINNING
            count += 1
        icons = tables.icons[tables.suit[game.trick_cards[game.tricks, place]]]
        area = game.score_area[seat]
        reach = np.int64(size(area & icons[0]) + size(area & icons[1]) + size(area & icons[2]))
        out[count] = MARGIN + _clipped(theirs - mine, 0, NUMBERS - 1)
        out[count + 1] = REACH + _clipped(reach, 0, NUMBERS - 1)
        count += 2
    return count


@compiled
def _match(game: Record, tables: Record, places: Record, out: np.ndarray, count: int) -> int:
    """The scores of the whole game, where it is near its end or aims at a number."""
    seat, seats = game.to_act, tables.seats
    half = max(0.5, places.scale / 2)
    is_late = False
    for index in range(tables.endings):
        kind, limit = tables.ending[index, 0], tables.ending[index, 1]
        if kind in (MOST_POINTS, NEAREST):
            if limit and limit - game.number < LATE:
                out[count] = ROUNDS_LEFT + limit - game.number
                count += 1
                is_late = True
        elif tables.aim != AIM_ZERO:
            for other in range(seats):
                distance = limit - game.before[other] if kind == FIRST_TO else game.before[other] - limit
                is_late = is_late or distance < LATE * places.scale
    if tables.aim == AIM_ZERO:
        for further in range(seats):
            other = seat + further if seat + further < seats else seat + further - seats
            out[count] = TOTAL + further * 2 * NUMBERS + _clipped(game.before[other], -16, 2 * NUMBERS - 17)
            count += 1
    elif is_late:
        for further in range(seats):
            other = seat + further if seat + further < seats else seat + further - seats
            if further and game.side[other] == game.side[seat] and tables.partners:
                continue
            to_go = np.float64(game.before[other] - game.before[seat])
            if further == 0:
                to_go = np.float64(game.before[seat] - tables.ending[0, 1]) if tables.ending[0, 0] == FIRST_TO else 0.0
            bucket = NUMBERS + np.int64(np.round(min(max(to_go / half, -NUMBERS + 1.0), NUMBERS - 1.0)))
            out[count] = TOTAL + further * 2 * NUMBERS + bucket
            count += 1
    return count
