"""What a side is sure of at the beginning of a trick without looking ahead, and which ranks that depends on.

The leader's side takes tricks from the top: the leader cashes its highest cards, and what it has left of a suit when
nobody else has any, then a partner whom it can reach does. Whoever has the highest trumps takes a trick with each of
them, whoever leads; and with each other trump for which the opponents have no higher one left.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, highest, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import LONGEST, NOBODY, Record
from followsuit.kernel.solve_deals import above, is_on_side, lowest_of, points_of, top_of


@compiled
def might_ruff(deal: Record, seat: int, leader: int, wanted: int) -> bool:
    """Whether a seat's trumps could spoil so many tricks from the top: an opponent's, or those of a forced partner."""
    if deal.owes_trump or not is_on_side(deal, seat, leader):
        return True
    return np.int64(size(deal.hands[seat] & ~deal.suit[deal.trump])) < wanted


@compiled
def rounds_safe(deal: Record, leader: int, suit: int, wanted: int) -> int:
    """How often a suit can be led before somebody might ruff it."""
    least = LONGEST
    for seat in range(deal.seats):
        if seat != leader and deal.hands[seat] & deal.suit[deal.trump] and might_ruff(deal, seat, leader, wanted):
            least = min(least, np.int64(size(deal.hands[seat] & deal.suit[suit])))
    return least


@compiled
def winners_in(mine: np.uint64, partners: np.uint64, against: np.uint64, is_only: bool) -> np.uint64:
    """The cards of a suit with which a leader takes tricks one after the other, its side's other cards staying below.

    A card below the partner's is good as long as an only partner has a lower one to play to it.
    """
    run = above(mine, against)
    if run == NONE or partners & ~(lowest_of(run) - ONE) == NONE:
        return run
    straight = above(run, partners)
    if is_only:
        with_low_cards = top_of(run, np.int64(size(partners & (lowest_of(run) - ONE))))
        if size(with_low_cards) > size(straight):
            return with_low_cards
    return straight


@compiled
def with_length(deal: Record, leader: int, suit: np.uint64, run: np.uint64) -> np.uint64:
    """Winners from the top of a suit, and the leader's other cards of it if then nobody else has one left."""
    rounds = size(run)
    for seat in range(deal.seats):
        if seat != leader and size(deal.hands[seat] & suit) > rounds:
            return run
    return deal.hands[leader] & suit


@compiled
def sure_tricks(deal: Record, leader: int, live: np.uint64, wanted: int) -> tuple[np.uint64, np.uint64]:
    """Cards with which the leader's side takes tricks from the top, as many as wanted, and the ranks that matter.

    As long as everyone who might ruff has to follow each time, nobody does; once their trumps are drawn nobody can.
    """
    trump, winners, why, ruffs = deal.trump, NONE, NONE, False
    partner, hand, against = deal.partner[leader], deal.hands[leader], NONE
    for seat in range(deal.seats):
        if not is_on_side(deal, seat, leader):
            against |= deal.hands[seat]
    partners = live & ~(hand | against)
    if trump >= 0:
        trumps, longest = deal.suit[trump], 0
        for seat in range(deal.seats):
            if seat != leader and deal.hands[seat] & trumps and might_ruff(deal, seat, leader, wanted):
                longest = max(longest, np.int64(size(deal.hands[seat] & trumps)))
        ruffs = longest > 0
        run = winners_in(hand & trumps, partners & trumps, against & trumps, partner != NOBODY)
        if run:
            ruffs = np.int64(size(run)) < longest
            winners = top_of(with_length(deal, leader, trumps, run), wanted)
            if live & trumps & ~hand:
                why = lowest_of(winners & run)
            wanted -= np.int64(size(winners))
            if wanted == 0:
                return winners, why
    for suit in range(deal.suits):
        mine = hand & deal.suit[suit]
        if mine == NONE or suit == trump:
            continue
        others = live & deal.suit[suit] & ~mine
        run = winners_in(mine, partners & deal.suit[suit], against & deal.suit[suit], partner != NOBODY)
        if run:
            limit = rounds_safe(deal, leader, suit, wanted) if ruffs else LONGEST
            if limit == 0:
                continue
            cashed = top_of(with_length(deal, leader, deal.suit[suit], run), min(limit, wanted))
            winners |= cashed
            wanted -= np.int64(size(cashed))
            if others:
                why |= lowest_of(cashed & run)
            if wanted == 0:
                return winners, why
    if partner == NOBODY:
        return winners, why
    return with_partner(deal, leader, live, against, winners, why, wanted, ruffs)


@compiled
def with_partner(  # noqa: PLR0912 - what has been worked out of the leader's tricks
    deal: Record,
    leader: int,
    live: np.uint64,
    against: np.uint64,
    winners: np.uint64,
    why: np.uint64,
    wanted: int,
    ruffs: bool,
) -> tuple[np.uint64, np.uint64]:
    """The same winners and ranks, with those that a partner adds once the leader has cashed its own and leads to it."""
    trump, hand, partner = deal.trump, deal.hands[leader], deal.partner[leader]
    room = np.int64(size(hand)) - np.int64(size(winners))
    if trump >= 0 and hand & deal.suit[trump]:
        if deal.owes_trump:
            return winners, why
        room = min(room, np.int64(size(hand & ~deal.suit[trump])) - np.int64(size(winners & ~deal.suit[trump])))
    if room <= 0:
        return winners, why
    entry = NOBODY
    for suit in range(deal.suits):
        cards = deal.suit[suit]
        rest, hers = hand & cards & ~winners, deal.hands[partner] & cards
        cashed = np.int64(size(winners & cards))
        if rest == NONE or np.int64(size(hers)) <= cashed:
            continue
        if highest(hers) < highest(against & cards) or ONE << U(highest(hers)) < lowest_of(rest):
            continue
        if suit == trump or not ruffs or rounds_safe(deal, leader, suit, wanted) > cashed:
            entry = suit
            break
    if entry == NOBODY:
        return winners, why
    mine = winners
    for turn in range(deal.suits + 1):
        suit = entry if turn == 0 else turn - 1
        hers = deal.hands[partner] & deal.suit[suit]
        if hers == NONE or (turn and suit == entry):
            continue
        cards = deal.suit[suit]
        cashed = np.int64(size(mine & cards))
        run = above(hers, (against | (hand & ~mine)) & cards)
        limit = np.int64(size(hers)) - cashed
        if run == NONE or limit <= 0:
            if turn == 0:
                return winners, why
            continue
        if ruffs and suit != trump:
            limit = min(limit, rounds_safe(deal, partner, suit, wanted) - cashed)
            limit = min(limit, rounds_safe(deal, leader, suit, wanted) - cashed)
        run = top_of(run, max(0, min(limit, wanted, room)))
        if run:
            winners |= run
            wanted -= np.int64(size(run))
            room -= np.int64(size(run))
            if live & cards & ~hers:
                why |= lowest_of(run)
            if wanted == 0 or room == 0:
                return winners, why
        elif turn == 0:
            return winners, why
    return winners, why


@compiled
def sure_trumps(deal: Record, live: np.uint64) -> tuple[int, np.uint64, np.uint64]:
    """Who has the highest trump, trumps with which its side takes a trick each, and the ranks that matter.

    These are all that it has from the top; or its highest and the partner's, if they need not fall together.
    """
    if deal.trump >= 0:
        trumps = live & deal.suit[deal.trump]
        if trumps:
            top = ONE << U(highest(trumps))
            for seat in range(deal.seats):
                if deal.hands[seat] & top:
                    mine = deal.hands[seat] & trumps
                    run = above(mine, trumps & ~mine)
                    if run == top and trumps != top and not deal.owes_trump and deal.partner[seat] != NOBODY:
                        second = ONE << U(highest(trumps ^ top))
                        hers = deal.hands[deal.partner[seat]] & trumps
                        if hers & second and (mine != top or hers != second):
                            return seat, run | second, second
                    return seat, run, lowest_of(run) if trumps != mine else NONE
    return NOBODY, NONE, NONE


@compiled
def trump_tricks(deal: Record, seat: int, wanted: int) -> np.uint64:
    """Trumps with which a seat's side takes a trick each whatever happens, as many as wanted at most.

    A higher trump of an opponent beats one of the seat's, whichever that is; those for which none is left win.
    """
    trumps = deal.suit[deal.trump]
    mine, against, winners, higher = deal.hands[seat] & trumps, NONE, NONE, 0
    for other in range(deal.seats):
        if not is_on_side(deal, seat, other):
            against |= deal.hands[other] & trumps
    while mine and wanted:
        card = ONE << U(highest(mine))
        mine ^= card
        higher += np.int64(size(against & ~(card - ONE)))
        against &= card - ONE
        if higher:
            higher -= 1
        else:
            winners |= card
            wanted -= 1
    return winners


@compiled
def trumps_settle(deal: Record, spot: Record) -> tuple[bool, bool, np.uint64]:
    """Whether a seat's trumps settle a question about tricks, whether the answer is yes, and the ranks that matter."""
    trumps = deal.suit[deal.trump]
    for seat in range(deal.seats):
        mine = deal.hands[seat] & trumps
        wanted = spot.need if deal.counts[seat] else spot.left - spot.need + 1
        if np.int64(size(mine)) >= wanted:
            winners = trump_tricks(deal, seat, wanted)
            if np.int64(size(winners)) == wanted:
                return True, deal.counts[seat] != 0, lowest_of(winners) if spot.live & trumps != mine else NONE
    return False, False, NONE


@compiled
def at_most(deal: Record, leader: int) -> int:
    """The most tricks that a leader's side can be sure of from the top: each suit in which it has the highest card."""
    hand, partner = deal.hands[leader], deal.partner[leader]
    hers = deal.hands[partner] if partner != NOBODY else NONE
    against, tricks = NONE, 0
    for seat in range(deal.seats):
        if not is_on_side(deal, seat, leader):
            against |= deal.hands[seat]
    for suit in range(deal.suits):
        cards = deal.suit[suit]
        if (hand | hers) & cards > against & cards:
            tricks += np.int64(max(size(hand & cards), size(hers & cards)))
    return tricks


@compiled
def bounds(deal: Record, spot: Record, tricks: int) -> tuple[int, int, np.uint64]:
    """What the side that counts comes to at least and at most, as far as its need asks, and the ranks that matter.

    Only one of the two is better than nothing and all that is left.
    """
    leader, left, need = spot.seat, spot.left, spot.need
    holder, trumps, why = sure_trumps(deal, spot.live)
    if trumps and not deal.for_points:
        is_settled, is_reached, ranks = trumps_settle(deal, spot)
        if is_settled:
            return (need, left, ranks) if is_reached else (0, need - 1, ranks)
    if trumps:
        sure = worth_of(deal, trumps, left)
        if deal.counts[holder]:
            if sure >= need:
                return sure, left, why
        elif left - sure < need:
            return 0, left - sure, why
    if deal.restraints:
        return 0, left, NONE
    leads, partner = deal.counts[leader], deal.partner[leader]
    wanted = tricks if deal.for_points else need if leads else left - need + 1
    if deal.for_points and partner != NOBODY and deal.trump >= 0:
        plain = np.int64(size(deal.hands[partner] & ~deal.suit[deal.trump]))
        wanted = min(wanted, max(1, plain))
    if not deal.for_points and at_most(deal, leader) < wanted:
        return 0, left, NONE
    winners, ranks = sure_tricks(deal, leader, spot.live, wanted)
    if np.int64(size(winners)) < wanted and holder == partner and partner != NOBODY and not deal.owes_trump:
        # The partner's highest trumps take their tricks later, if it has other cards for those of the leader.
        both = winners | (trumps & deal.hands[partner])
        if both != winners and np.int64(size(both)) <= tricks:
            winners, ranks = both, ranks | why
    sure = worth_of(deal, winners, left)
    return (sure, left, ranks) if leads else (0, left - sure, ranks)


@compiled
def worth_of(deal: Record, winners: np.uint64, left: int) -> int:
    """What tricks count at least that are taken with some cards, one each."""
    if not deal.for_points:
        return np.int64(size(winners))
    tricks = np.int64(size(winners))
    if tricks == 0:
        return 0
    if tricks == np.int64(size(deal.hands[0])):
        return left
    worth = 0
    for seat in range(deal.seats):
        own = winners & deal.hands[seat]
        if own:
            worth += points_of(deal, own)
        worth += least_of(deal, deal.hands[seat] & ~own, tricks - np.int64(size(own)))
    return worth


@compiled
def least_of(deal: Record, cards: np.uint64, number: int) -> int:
    """What so many of some cards count at least."""
    worth = 0
    for kind in range(deal.worths):
        if number <= 0:
            break
        here: int = min(number, np.int64(size(cards & deal.worth_cards[kind])))
        worth += here * deal.worth[kind]
        number -= here
    return worth
