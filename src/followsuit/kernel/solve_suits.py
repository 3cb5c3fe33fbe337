"""Whole deals of plain suits between two sides, solved exactly with open cards, for tricks or for card points.

Plain: every card belongs to one suit, within which no two are equal, one suit at most is trump, the suit led is owed,
and perhaps a trump by who lacks it. That is most of all games; `solve_endings` does the rest.

Each question is whether one side reaches a number (`need`), so that a search ends as soon as that is settled; questions
are asked until what is reached at least is all that can be reached. What was found at the beginning of a trick is
remembered for every position that is the same as far as it mattered: for tricks, the lengths of all suits in all hands
and who holds the highest cards, down to the lowest that won a trick by its rank (partition search). For points, also
what each card counts.

Cards are numbered anew: suit by suit, the lowest first, so that a higher number is a higher card and masks of the cards
in play can be pressed together (`pressed`).
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, highest, pressed, size, spread, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, LONGEST, NOBODY, PERMANENT, RESTRAINTS, SEATS, Record, RestrainedWhen
from followsuit.kernel.seats import after

WHEN_UNBROKEN = int(RestrainedWhen.UNBROKEN)
CLASSES = PERMANENT
"""The most suits there are, the permanent trumps among them."""
PLANES = 3
"""Bits that name a seat."""
HEADS = 1 << 18
ENTRIES = 1 << 20
NEVER = 1 << 30
"""More than there is to reach."""
MUCH = 1_000
"""The promise of a card that was good before."""
KILLER = 15
"""What is added to the promise of the card that settled the last position as deep as this one."""

DEAL = np.dtype(
    [
        ("seats", np.int64),
        ("suits", np.int64),
        ("trump", np.int64),
        ("owes_trump", np.int64),
        ("for_points", np.int64),
        ("reversed", np.int64),
        ("maximises", np.int64, SEATS),
        ("counts", np.int64, SEATS),
        ("hands", np.uint64, SEATS),
        ("suit", np.uint64, CLASSES),
        ("suit_of", np.int64, BITS),
        ("points", np.int64, BITS),
        ("plane", np.uint64, 4),
        ("restraints", np.int64),
        ("held_back", np.uint64, RESTRAINTS),
        ("breaking", np.uint64, RESTRAINTS),
        ("played", np.int64),
        ("trick", np.int64, SEATS),
        ("leader", np.int64),
        ("number", np.int64, BITS),
        ("salt", np.uint64),
        ("nodes", np.int64),
    ],
    align=True,
)
"""An open deal in its own numbering: seats from 0 among those who play, suits from 0, the trick so far."""

SPOT = np.dtype(
    [
        ("seat", np.int64),
        ("moves", np.int64),
        ("tried", np.int64),
        ("move", np.int8, LONGEST),
        ("lowest", np.int8, LONGEST),
        ("weight", np.int64, LONGEST),
        ("need", np.int64),
        ("best", np.int64),
        ("good", np.int64),
        ("killer", np.int64),
        ("why", np.uint64),
        ("place", np.int64),
        ("led", np.int64),
        ("trick", np.uint64),
        ("winner", np.int64),
        ("winning", np.int64),
        ("is_won", np.int64),
        ("worth", np.int64),
        ("gain", np.int64),
        ("rank", np.uint64),
        ("live", np.uint64),
        ("left", np.int64),
        ("key", np.uint64),
        ("planes", np.uint64, PLANES),
    ],
    align=True,
)
"""A seat that plays a card: what it may play, what it has to reach, what was found and which ranks that depends on."""

FOUND = np.dtype(
    [
        ("key", np.uint64),
        ("planes", np.uint64, PLANES),
        ("ranks", np.uint64),
        ("least", np.int16),
        ("most", np.int16),
        ("good", np.int16),
        ("next", np.int32),
    ],
    align=True,
)
"""Bounds for every position of some lengths in which the cards that matter lie so."""


@compiled
def lowest_of(cards: np.uint64) -> np.uint64:
    """The lowest card of some."""
    return cards & (~cards + ONE)


@compiled
def above(cards: np.uint64, others: np.uint64) -> np.uint64:
    """Those of some cards of a suit that are higher than all of some others."""
    top = highest(others)
    return cards if top < 0 else cards & ~((ONE << U(top)) | ((ONE << U(top)) - ONE))


@compiled
def may_play(deal: Record, hand: np.uint64, led: int, live: np.uint64, start: np.uint64) -> np.uint64:
    """The legal cards of a hand; `start`: the cards in play at first, when nothing was broken."""
    if led >= 0:
        legal = hand & deal.suit[led]
        if legal == NONE and deal.owes_trump:
            legal = hand & deal.suit[deal.trump]
        return legal if legal else hand
    legal = hand
    for index in range(deal.restraints):
        if live & deal.breaking[index] == start & deal.breaking[index]:
            left = legal & ~deal.held_back[index]
            if left:
                legal = left
    return legal


@compiled
def beats(deal: Record, card: int, winning: int) -> bool:
    """Whether a card takes over from the one that is winning."""
    if deal.suit_of[card] == deal.suit_of[winning]:
        return card > winning
    return deal.suit_of[card] == deal.trump


@compiled
def is_on_side(deal: Record, seat: int, other: int) -> bool:
    """Whether two seats are partners."""
    return deal.counts[seat] == deal.counts[other]


@compiled
def seat_after(deal: Record, seat: int, steps: int) -> int:
    """The seat so many places further on."""
    return seat + steps if seat + steps < deal.seats else seat + steps - deal.seats


@compiled
def might_ruff(deal: Record, hands: np.ndarray, seat: int, leader: int, wanted: int) -> bool:
    """Whether a seat's trumps could spoil so many tricks from the top: an opponent's, or those of a forced partner."""
    if deal.owes_trump or not is_on_side(deal, seat, leader):
        return True
    return np.int64(size(hands[seat] & ~deal.suit[deal.trump])) < wanted


@compiled
def rounds_safe(deal: Record, hands: np.ndarray, leader: int, suit: int, wanted: int) -> int:
    """How often a suit can be led before somebody might ruff it."""
    least = LONGEST
    for seat in range(deal.seats):
        if seat != leader and hands[seat] & deal.suit[deal.trump] and might_ruff(deal, hands, seat, leader, wanted):
            least = min(least, np.int64(size(hands[seat] & deal.suit[suit])))
    return least


@compiled
def sure_tricks(  # noqa: PLR0912, PLR0915 - the leader's suits, then the partner's
    deal: Record, hands: np.ndarray, leader: int, live: np.uint64, wanted: int
) -> tuple[np.uint64, np.uint64]:
    """Cards with which the leader's side takes tricks from the top, as many as wanted, and the ranks that matter.

    The leader cashes its highest cards, then a partner whom it can reach does. As long as everyone who might ruff has
    to follow each time, nobody does; once their trumps are drawn nobody can.
    """
    trump, winners, why, ruffs = deal.trump, NONE, NONE, False
    trumps = deal.suit[trump] if trump >= 0 else NONE
    if trump >= 0:
        longest = 0
        for seat in range(deal.seats):
            if seat != leader and hands[seat] & trumps and might_ruff(deal, hands, seat, leader, wanted):
                longest = max(longest, np.int64(size(hands[seat] & trumps)))
        ruffs = longest > 0
        others = live & trumps & ~hands[leader]
        winners = top_of(above(hands[leader] & trumps, others), wanted)
        if winners:
            if others:
                why = lowest_of(winners)
            wanted -= np.int64(size(winners))
            if wanted == 0:
                return winners, why
            ruffs = np.int64(size(winners)) < longest
    entry, holder = NOBODY, NOBODY
    for suit in range(deal.suits):
        mine = hands[leader] & deal.suit[suit]
        if mine == NONE or suit == trump:
            continue
        others = live & deal.suit[suit] & ~mine
        limit = rounds_safe(deal, hands, leader, suit, wanted) if ruffs else LONGEST
        if limit == 0:
            continue
        run = above(mine, others)
        if run:
            run = top_of(run, min(limit, wanted))
            winners |= run
            wanted -= np.int64(size(run))
            if others:
                why |= lowest_of(run)
            if wanted == 0:
                return winners, why
        elif entry == NOBODY:
            top = ONE << U(highest(others))
            for seat in range(deal.seats):
                if hands[seat] & top and is_on_side(deal, seat, leader):
                    entry, holder = suit, seat
    if entry == NOBODY or (hands[leader] & trumps and might_ruff(deal, hands, leader, holder, LONGEST)):
        return winners, why
    room = np.int64(size(hands[leader])) - np.int64(size(winners))
    for turn in range(deal.suits + 1):
        suit = entry if turn == 0 else turn - 1
        hers = hands[holder] & deal.suit[suit]
        if hers == NONE or suit == trump or (turn and suit == entry):
            continue
        others = live & deal.suit[suit] & ~hers
        limit = rounds_safe(deal, hands, holder, suit, wanted) if ruffs else LONGEST
        run = top_of(above(hers, others), min(limit, wanted, room))
        if run:
            winners |= run
            wanted -= np.int64(size(run))
            room -= np.int64(size(run))
            if others:
                why |= lowest_of(run)
            if wanted == 0 or room == 0:
                return winners, why
    return winners, why


@compiled
def top_of(cards: np.uint64, number: int) -> np.uint64:
    """The highest of some cards, so many at most."""
    for _ in range(np.int64(size(cards)) - number):
        cards &= cards - ONE
    return cards


@compiled
def sure_trumps(deal: Record, hands: np.ndarray, leader: int, live: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The highest trumps if a hand of the side that does not lead has them, a trick each; and the ranks that matter."""
    if deal.trump >= 0:
        trumps = live & deal.suit[deal.trump]
        if trumps:
            top = ONE << U(highest(trumps))
            for seat in range(deal.seats):
                if hands[seat] & top and not is_on_side(deal, seat, leader):
                    others = trumps & ~hands[seat]
                    run = above(hands[seat] & trumps, others)
                    return run, lowest_of(run) if others else NONE
    return NONE, NONE


@compiled
def worth_of(deal: Record, cards: np.uint64) -> int:
    """What tricks count at least that are taken with some cards, one each."""
    if not deal.for_points:
        return np.int64(size(cards))
    points = 0
    while cards:
        points += deal.points[first(cards)]
        cards &= cards - ONE
    return points


@compiled
def list_moves(deal: Record, spot: Record, hands: np.ndarray, start: np.uint64, good: int) -> None:
    """The cards to try, the most promising first: of neighbours in a hand that count the same, the highest."""
    seat = spot.seat
    legal = may_play(deal, hands[seat], spot.led, spot.live, start)
    if legal & (legal - ONE) == NONE:
        spot.move[0], spot.lowest[0], spot.moves, spot.tried = first(legal), first(legal), 1, 0
        return
    others, count = spot.live & ~hands[seat], 0
    if spot.place:
        spot.is_won = is_on_side(deal, seat, spot.winner) and not can_be_beaten(
            deal, spot, hands, spot.led, spot.winning
        )
    for suit in range(deal.suits):
        cards = legal & deal.suit[suit]
        while cards:
            card = highest(cards)
            low, bit = card, ONE << U(card)
            cards ^= bit
            while cards:
                follower = highest(cards)
                between = (bit - ONE) & ~((ONE << U(follower)) - ONE)
                if others & between or (deal.for_points and deal.points[follower] != deal.points[card]):
                    break
                low = follower
                cards ^= ONE << U(follower)
            weight = MUCH if card == good else promise(deal, spot, hands, card, low)
            if card == spot.killer:
                weight += KILLER
            place = count
            while place and spot.weight[place - 1] < weight:
                spot.weight[place] = spot.weight[place - 1]
                spot.move[place], spot.lowest[place] = spot.move[place - 1], spot.lowest[place - 1]
                place -= 1
            spot.weight[place], spot.move[place], spot.lowest[place] = weight, card, low
            count += 1
    spot.moves, spot.tried = count, 0


@compiled
def can_be_beaten(deal: Record, spot: Record, hands: np.ndarray, led: int, card: int) -> bool:
    """Whether an opponent who is still to play to the trick can beat a card."""
    seat, suit, trump = spot.seat, deal.suit_of[card], deal.trump
    higher = deal.suit[suit] & ~((ONE << U(card)) | ((ONE << U(card)) - ONE))
    side, other = deal.counts[seat], seat
    for _ in range(deal.seats - 1 - spot.place):
        other = other + 1 if other + 1 < deal.seats else 0
        if deal.counts[other] == side:
            continue
        hand = hands[other]
        following = hand & deal.suit[led]
        if following:
            if suit == led and following & higher:
                return True
        elif trump >= 0 and hand & (higher if suit == trump else deal.suit[trump]):
            return True
    return False


@compiled
def promise(deal: Record, spot: Record, hands: np.ndarray, card: int, low: int) -> int:
    """How soon a card is worth trying."""
    suit = deal.suit_of[card]
    cards = spot.live & deal.suit[suit]
    rank = np.int64(size(cards & ((ONE << U(low)) - ONE)))
    points = deal.points[card] if deal.for_points else 0
    if spot.place == 0:
        if not can_be_beaten(deal, spot, hands, suit, card):
            return 60 + points + rank
        return promise_of_lead(deal, spot, hands, cards) - rank - 2 * points
    if beats(deal, card, spot.winning):
        if not can_be_beaten(deal, spot, hands, spot.led, card):
            return (20 if spot.is_won else 80) - rank + points
        return 10 - rank - points
    if spot.is_won:
        return 40 - rank + 2 * points
    return 30 - rank - 2 * points


@compiled
def promise_of_lead(deal: Record, spot: Record, hands: np.ndarray, cards: np.uint64) -> int:
    """How soon a suit is worth leading whose highest card the leader does not play."""
    side, seat, top = deal.counts[spot.seat], spot.seat, ONE << U(highest(cards))
    best, is_ruffed, ruffs = 20, False, False
    trumps = deal.suit[deal.trump] if deal.trump >= 0 else NONE
    for place in range(1, deal.seats):
        seat = seat + 1 if seat + 1 < deal.seats else 0
        hand = hands[seat]
        if deal.counts[seat] == side:
            if hand & top:
                best = 40
            elif not hand & cards and hand & trumps:
                ruffs = True
        else:
            if hand & top:
                best = 24 if place == 1 else 16
            if not hand & cards and hand & trumps:
                is_ruffed = True
    if is_ruffed:
        return 10
    return 50 if ruffs else best


@compiled
def relevant(deal: Record, why: np.uint64, live: np.uint64) -> np.uint64:
    """The cards in play that are as high as the lowest that matters in their suit."""
    ranks = NONE
    for suit in range(deal.suits):
        mattering = why & deal.suit[suit]
        if mattering:
            ranks |= live & deal.suit[suit] & ~(lowest_of(mattering) - ONE)
    return ranks


@compiled
def recall(deal: Record, spot: Record, heads: np.ndarray, found: np.ndarray) -> tuple[int, int, np.uint64]:
    """Whether what is remembered settles a position (1 if it reaches what it needs, -1 if not), by what, and why."""
    head = heads[spot.key & U(HEADS - 1)]
    if head >> U(32) != deal.salt:
        return 0, 0, NONE
    index = np.int64(head & U(0xFFFFFFFF))
    while index:
        entry = found[index]
        if entry.key == spot.key:
            apart = (entry.planes[0] ^ spot.planes[0]) | (entry.planes[1] ^ spot.planes[1])
            apart |= entry.planes[2] ^ spot.planes[2]
            if apart & entry.ranks == NONE:
                if entry.least >= spot.need:
                    return 1, entry.least, spread(entry.ranks, spot.live)
                if entry.most < spot.need:
                    return -1, entry.most, spread(entry.ranks, spot.live)
                if spot.good < 0 and entry.good >= 0:
                    spot.good = first(spread(ONE << U(entry.good), spot.live))
        index = entry.next
    return 0, 0, NONE


@compiled
def remember(deal: Record, spot: Record, heads: np.ndarray, found: np.ndarray, ranks: np.uint64, used: int) -> int:
    """Write down what was found of a position; how many entries there are then."""
    ranks = pressed(ranks, spot.live)
    slot = spot.key & U(HEADS - 1)
    head = heads[slot]
    latest = np.int64(head & U(0xFFFFFFFF)) if head >> U(32) == deal.salt else 0
    index = latest
    while index:
        entry = found[index]
        if entry.key == spot.key and entry.ranks == ranks:
            apart = (entry.planes[0] ^ spot.planes[0]) | (entry.planes[1] ^ spot.planes[1])
            apart |= entry.planes[2] ^ spot.planes[2]
            if apart & ranks == NONE:
                break
        index = entry.next
    if index == 0:
        if used + 1 >= len(found):
            return used
        used += 1
        index = used
        entry = found[index]
        entry.key, entry.ranks, entry.least, entry.most, entry.next = spot.key, ranks, 0, spot.left, latest
        entry.planes[:] = spot.planes
        heads[slot] = (deal.salt << U(32)) | U(index)
    entry = found[index]
    if spot.best >= spot.need:
        entry.least = max(entry.least, spot.best)
    else:
        entry.most = min(entry.most, spot.best)
    entry.good = -1
    if spot.good >= 0:
        entry.good = size(spot.live & ((ONE << U(spot.good)) - ONE))
    return used


@compiled
def name_position(deal: Record, spot: Record, hands: np.ndarray) -> None:
    """The key of a position at the beginning of a trick, and who holds each card in play, pressed together."""
    live, key = spot.live, stream(deal.salt, U(spot.seat))
    for plane in range(PLANES):
        cards = NONE
        for seat in range(deal.seats):
            if (seat >> plane) & 1:
                cards |= hands[seat]
        spot.planes[plane] = pressed(cards, live)
    for suit in range(deal.suits):
        for seat in range(deal.seats):
            key = key * U(0x9E3779B97F4A7C15) + size(hands[seat] & deal.suit[suit])
    if deal.for_points:
        for plane in range(4):
            key = stream(key, pressed(deal.plane[plane], live))
        for plane in range(PLANES):
            key = stream(key, spot.planes[plane])
    spot.key = key ^ (key >> U(29))


@compiled
def reaches(  # noqa: PLR0912, PLR0915 - one loop in place of a function that calls itself
    deal: Record, hands: np.ndarray, spots: np.ndarray, heads: np.ndarray, found: np.ndarray, need: int, used: int
) -> tuple[int, int]:
    """What the side that counts comes to: at least so much if that is what it needs, else at most; and entries used."""
    seats, ply = deal.seats, deal.played
    spot = spots[ply]
    start = NONE
    for seat in range(seats):
        start |= hands[seat]
    spot.live, spot.led, spot.worth, spot.winner, spot.winning = start, -1, 0, NOBODY, NOBODY
    for place in range(deal.played):
        card = deal.trick[place]
        seat = seat_after(deal, deal.leader, place)
        spot.live |= ONE << U(card)
        spot.worth += deal.points[card]
        if place == 0 or beats(deal, card, spot.winning):
            spot.winner, spot.winning = seat, card
        if place == 0:
            spot.led = deal.suit_of[card]
        spot.trick = (spot.trick if place else NONE) | ONE << U(card)
    start = spot.live
    spot.left = left_to_take(deal, hands)
    spot.seat, spot.need, spot.place = seat_after(deal, deal.leader, deal.played), need, deal.played
    arrives, value, why = True, 0, NONE
    while True:
        spot = spots[ply]
        if arrives:
            deal.nodes += 1
            settled = False
            spot.good, spot.why = -1, NONE
            if spot.place == 0:
                settled, value, why = settle(deal, spot, hands, heads, found)
            if settled:
                arrives = False
            else:
                spot.best = -1 if deal.maximises[spot.seat] else NEVER
                list_moves(deal, spot, hands, start, spot.good)
                spot.good = -1
        else:
            # A card has come to `value`.
            card = np.int64(spot.move[spot.tried - 1])
            hands[spot.seat] |= ONE << U(card)
            value += spot.gain
            why |= spot.rank
            arrives = True
            if deal.maximises[spot.seat]:
                is_cut = value >= spot.need
                spot.best = max(spot.best, value)
            else:
                is_cut = value < spot.need
                spot.best = min(spot.best, value)
            if is_cut:
                spot.why, spot.good, spot.killer, spot.tried = why, card, card, spot.moves
            else:
                low = spot.lowest[spot.tried - 1]
                if low < card:
                    mattering = lowest_of(why & deal.suit[deal.suit_of[card]])
                    if mattering > ONE << U(low) and mattering <= ONE << U(card):
                        why |= ONE << U(low)
                spot.why |= why
        if arrives:
            if spot.tried < spot.moves:
                card = np.int64(spot.move[spot.tried])
                spot.tried += 1
                hands[spot.seat] ^= ONE << U(card)
                put_card(deal, spot, spots[ply + 1], card)
                ply += 1
                continue
            value, why = spot.best, spot.why
            if spot.place == 0:
                ranks = spot.live if deal.for_points else relevant(deal, why, spot.live)
                used = remember(deal, spot, heads, found, ranks, used)
            arrives = False
        if ply == deal.played:
            return value, used
        ply -= 1


@compiled
def put_card(deal: Record, spot: Record, next_spot: Record, card: int) -> None:
    """Put a card to the trick; what the next seat finds, after the last card at a new trick."""
    seat, winner, winning = spot.seat, spot.winner, spot.winning
    spot.gain, spot.rank = 0, NONE
    is_first = spot.place == 0
    led = deal.suit_of[card] if is_first else spot.led
    worth = spot.worth + deal.points[card]
    together = (NONE if is_first else spot.trick) | ONE << U(card)
    if is_first or beats(deal, card, winning):
        winner, winning = seat, card
    if spot.place + 1 < deal.seats:
        next_spot.seat = seat + 1 if seat + 1 < deal.seats else 0
        next_spot.place, next_spot.led, next_spot.winner, next_spot.winning = spot.place + 1, led, winner, winning
        next_spot.worth, next_spot.trick, next_spot.live = worth, together, spot.live
        next_spot.need, next_spot.left = spot.need, spot.left
        return
    gain = worth if deal.for_points else 1
    if deal.counts[winner]:
        spot.gain = gain
    if together & deal.suit[deal.suit_of[winning]] != ONE << U(winning):
        spot.rank = ONE << U(winning)
    next_spot.seat, next_spot.place, next_spot.led, next_spot.worth = winner, 0, -1, 0
    next_spot.live, next_spot.trick = spot.live & ~together, NONE
    next_spot.need, next_spot.left = spot.need - spot.gain, spot.left - gain


@compiled
def settle(
    deal: Record, spot: Record, hands: np.ndarray, heads: np.ndarray, found: np.ndarray
) -> tuple[bool, int, np.uint64]:
    """Whether a position at the beginning of a trick is settled without playing, by which value, and why."""
    if spot.need <= 0:
        return True, 0, NONE
    if spot.need > spot.left:
        return True, spot.left, NONE
    tricks = np.int64(size(hands[spot.seat]))
    if tricks == 1:
        return last_trick(deal, spot, hands)
    if not deal.reversed:
        leads = deal.counts[spot.seat]
        if deal.restraints == 0:
            wanted = LONGEST if deal.for_points else spot.need if leads else spot.left - spot.need + 1
            winners, why = sure_tricks(deal, hands, spot.seat, spot.live, wanted)
            sure = worth_of(deal, winners)
            if leads and sure >= spot.need:
                return True, sure, why
            if not leads and spot.left - sure < spot.need:
                return True, spot.left - sure, why
        winners, why = sure_trumps(deal, hands, spot.seat, spot.live)
        sure = worth_of(deal, winners)
        if leads and spot.left - sure < spot.need:
            return True, spot.left - sure, why
        if not leads and sure >= spot.need:
            return True, sure, why
    name_position(deal, spot, hands)
    known, value, why = recall(deal, spot, heads, found)
    return known != 0, value, why


@compiled
def last_trick(deal: Record, spot: Record, hands: np.ndarray) -> tuple[bool, int, np.uint64]:
    """The last trick plays itself."""
    seat, winner, winning = spot.seat, spot.seat, first(hands[spot.seat])
    for _ in range(deal.seats - 1):
        seat = seat + 1 if seat + 1 < deal.seats else 0
        card = first(hands[seat])
        if beats(deal, card, winning):
            winner, winning = seat, card
    why = NONE
    if spot.live & deal.suit[deal.suit_of[winning]] != ONE << U(winning):
        why = ONE << U(winning)
    return True, spot.left if deal.counts[winner] else 0, why


@compiled
def left_to_take(deal: Record, hands: np.ndarray) -> int:
    """All that is still to be taken: tricks, or the points of the cards in play."""
    if not deal.for_points:
        return np.int64(size(hands[seat_after(deal, deal.leader, deal.played)]))
    left = 0
    for seat in range(deal.seats):
        left += worth_of(deal, hands[seat])
    for place in range(deal.played):
        left += deal.points[deal.trick[place]]
    return left


@compiled
def fair_share(deal: Record, hands: np.ndarray, left: int) -> int:
    """A first guess of what the side that counts comes to, by its high cards and trumps."""
    ours, all_of_them, live = 0, 0, NONE
    for seat in range(deal.seats):
        live |= hands[seat]
    for suit in range(deal.suits):
        cards = live & deal.suit[suit]
        worth = 4
        while cards:
            card = ONE << U(highest(cards))
            cards ^= card
            weight = worth + (2 if suit == deal.trump else 0)
            all_of_them += weight
            for seat in range(deal.seats):
                if hands[seat] & card and deal.counts[seat]:
                    ours += weight
            worth = max(0, worth - 1)
    return (2 * left * ours + all_of_them) // (2 * all_of_them) if all_of_them else 0


@compiled
def comes_to(
    deal: Record, hands: np.ndarray, spots: np.ndarray, heads: np.ndarray, found: np.ndarray, guess: int, used: int
) -> tuple[int, int]:
    """What the side that counts comes to from here, exactly; and entries used."""
    least, most = 0, left_to_take(deal, hands)
    while least < most:
        need = max(guess, least + 1)
        value, used = reaches(deal, hands, spots, heads, found, need, used)
        if value >= need:
            least = value
        else:
            most = value
        guess = value
    return least, used


@compiled
def level_reached(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    deal: Record,
    hands: np.ndarray,
    spots: np.ndarray,
    heads: np.ndarray,
    found: np.ndarray,
    levels: np.ndarray,
    so_far: int,
    guess: int,
    used: int,
) -> tuple[int, int]:
    """The highest of some levels, in rising order, that the side that counts reaches; the first is always reached."""
    low, high = 0, len(levels) - 1
    left = left_to_take(deal, hands)
    while high > 0 and levels[high] > so_far + left:
        high -= 1
    while low < high and levels[low + 1] <= so_far:
        low += 1
    asked = min(max(guess, low + 1), high)
    while low < high:
        value, used = reaches(deal, hands, spots, heads, found, levels[asked] - so_far, used)
        if value >= levels[asked] - so_far:
            low = asked
        else:
            high = asked - 1
        while low < high and levels[low + 1] <= so_far + value and low >= asked:
            low += 1
        asked = low + 1 if low >= guess else high
    return low, used


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
def _sort_cards(game: Record, tables: Record, deal: Record, for_points: bool) -> bool:  # noqa: PLR0912 - suit by suit
    """Give each card in play its number by suit and rank; whether no two are equal and trumping is owed alike."""
    order, live, count = game.order, in_play(game, tables), 0
    trumps = tables.trumps[order] & live
    deal.suits, deal.trump, deal.owes_trump, deal.for_points = 0, NOBODY, NOBODY, for_points
    deal.plane[:] = NONE
    worths, different = np.zeros(16, np.int64), 0
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
        last = NONE
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
            if for_points:
                kind = 0
                while kind < different and worths[kind] != deal.points[count]:
                    kind += 1
                if kind == 16:
                    return False
                if kind == different:
                    worths[kind] = deal.points[count]
                    different += 1
                for plane in range(4):
                    if (kind >> plane) & 1:
                        deal.plane[plane] |= ONE << U(count)
            count += 1
        deal.suits += 1
    if NOBODY in (deal.owes_trump, deal.trump):
        deal.owes_trump = 0
    return True


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
def begin_deal(deal: Record, root: Record, hands: np.ndarray) -> None:
    """The root of a search: the seat to act, what lies in the trick, and the cards that it may play."""
    played, leader = deal.played, deal.leader
    root.seat, root.place, root.live = seat_after(deal, leader, played), played, NONE
    root.led, root.winner, root.winning = -1, leader, NOBODY
    for seat in range(deal.seats):
        root.live |= hands[seat]
    for place in range(played):
        card = deal.trick[place]
        root.live |= ONE << U(card)
        if place == 0 or beats(deal, card, root.winning):
            root.winner, root.winning = seat_after(deal, leader, place), card
    if played:
        root.led = deal.suit_of[deal.trick[0]]
    list_moves(deal, root, hands, root.live, -1)


@compiled
def solve_deal(
    deal: Record,
    spots: np.ndarray,
    heads: np.ndarray,
    found: np.ndarray,
    levels: np.ndarray,
    so_far: int,
    cards: np.ndarray,
    values: np.ndarray,
) -> None:
    """Fill `values[card]`: what the side to act has in the end if a card is played, or which of some levels it reaches.

    Without levels, what it has; without cards, `values[0]` is for the best of them.
    """
    hands, seats, played, leader = deal.hands.copy(), deal.seats, deal.played, deal.leader
    guess, used = -1, 0
    if len(cards) == 0:
        if len(levels):
            values[0], used = level_reached(deal, hands, spots, heads, found, levels, so_far, 1, 0)
        else:
            value, used = comes_to(
                deal, hands, spots, heads, found, fair_share(deal, hands, left_to_take(deal, hands)), 0
            )
            values[0] = so_far + value
        return
    root = spots[0]
    begin_deal(deal, root, hands)
    seat, best_seat, best_card = root.seat, root.winner, root.winning
    moves, move, lowest = root.moves, root.move.copy(), root.lowest.copy()
    for index in range(moves):
        card = np.int64(move[index])
        gain, winner = 0, best_seat
        hands[seat] ^= ONE << U(card)
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
            value, used = level_reached(deal, hands, spots, heads, found, levels, so_far + gain, max(1, guess), used)
        else:
            value = so_far + gain
            if hands[seat_after(deal, deal.leader, deal.played)]:
                share = guess - value if guess >= 0 else fair_share(deal, hands, left_to_take(deal, hands))
                rest, used = comes_to(deal, hands, spots, heads, found, share, used)
                value += rest
        guess = max(guess, value)
        deal.leader, deal.played = leader, played
        hands[seat] ^= ONE << U(card)
        for option in range(len(cards)):
            number = deal.number[cards[option]]
            if lowest[index] <= number <= card:
                values[option] = value


@compiled
def has_so_far(game: Record, tables: Record, for_points: bool) -> int:
    """What the side to act has taken so far."""
    taken = 0
    for seat in range(tables.seats):
        if game.side[seat] == game.side[game.to_act]:
            taken += game.points[seat] if for_points else game.taken[seat]
    return taken


@compiled
def solve_plain(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    tables: Record,
    deals: np.ndarray,
    spots: np.ndarray,
    heads: np.ndarray,
    found: np.ndarray,
    cards: np.ndarray,
    for_points: bool,
    salt: int,
    values: np.ndarray,
) -> bool:
    """Fill `values[card]`: what the side to act has by the end of the round; false if suits are not plain.

    Without cards, `values[0]` is what the best of them brings.
    """
    deal = deals[0]
    if not lay_out(game, tables, deal, for_points):
        return False
    deal.salt = U(salt)
    levels = np.zeros(0, np.int64)
    solve_deal(deal, spots, heads, found, levels, has_so_far(game, tables, for_points), cards, values)
    return True
