"""Which cards a seat tries, in which order: the better the first one is, the less of a deal has to be looked at."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, highest, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, LONGEST, Record
from followsuit.kernel.solve_deals import PLANES, beats, is_on_side, lowest_of, may_play

MUCH = 1_000
"""The promise of a card that was good before."""
(
    LEAD_KILLER,
    KILLER,
    LEAD_WINNER,
    LEAD_WINNER_RANK,
    LEAD_WINNER_POINTS,
    LEAD_WINNER_LENGTH,
    LEAD,
    LEAD_RANK,
    LEAD_POINTS,
    LEAD_LENGTH,
    LEAD_TO_TOP,
    LEAD_TO_SECOND,
    LEAD_THROUGH_TOP,
    LEAD_UP_TO_TOP,
    LEAD_SINGLE_TOP,
    LEAD_THROUGH_SECOND,
    LEAD_UP_TO_SECOND,
    LEAD_RUFFED,
    LEAD_TO_RUFF,
    LEAD_TRUMP,
    LEAD_HISTORY,
    HISTORY,
    TAKE,
    TAKE_COVERED,
    TAKE_WON,
    TAKE_RANK,
    TAKE_POINTS,
    RISK,
    RISK_RANK,
    RISK_POINTS,
    WON,
    WON_RANK,
    WON_POINTS,
    COVERED,
    COVERED_POINTS,
    LOST,
    LOST_RANK,
    LOST_POINTS,
    DISCARD_LENGTH,
) = range(39)
"""What makes a card promising, by the numbers of `WEIGHTS`."""
BY_PROMISE = (
    (40, 93),  # LEAD_KILLER: added: the card settled the last position as deep as this one
    (9, 6),  # KILLER: the same for who follows
    (160, 213),  # LEAD_WINNER: a lead that no opponent beats
    (4, 4),  # LEAD_WINNER_RANK: for each lower card of its suit
    (0, 10),  # LEAD_WINNER_POINTS: for each of its points
    (4, -4),  # LEAD_WINNER_LENGTH: for each card of the suit in other hands
    (106, 123),  # LEAD: another lead
    (0, -2),  # LEAD_RANK: for each lower card of its suit
    (0, -8),  # LEAD_POINTS: for each of its points
    (-4, -4),  # LEAD_LENGTH: for each card of the suit with the opponents
    (80, 72),  # LEAD_TO_TOP: a partner has the highest card of the suit
    (15, 0),  # LEAD_TO_SECOND: a partner has the second
    (28, -1),  # LEAD_THROUGH_TOP: the next seat is an opponent with the highest
    (-7, -13),  # LEAD_UP_TO_TOP: a later opponent has it
    (0, 15),  # LEAD_SINGLE_TOP: as the only one of the suit
    (-8, 0),  # LEAD_THROUGH_SECOND: the next seat is an opponent with the second
    (6, -5),  # LEAD_UP_TO_SECOND: a later opponent has it
    (31, 57),  # LEAD_RUFFED: a lead that an opponent may ruff
    (354, 145),  # LEAD_TO_RUFF: a lead that a partner may ruff, and no opponent
    (-8, 2),  # LEAD_TRUMP: added: a trump
    (201, 49),  # LEAD_HISTORY: added: the card always settled positions of late
    (40, 0),  # HISTORY: the same for who follows
    (320, 320),  # TAKE: a card that takes the trick for good
    (320, 320),  # TAKE_COVERED: a partner could, too
    (106, 141),  # TAKE_WON: it is the side's already
    (-8, -8),  # TAKE_RANK: for each lower card of its suit
    (0, 8),  # TAKE_POINTS: for each of its points
    (73, 57),  # RISK: a card that takes the trick and may be beaten
    (-4, 3),  # RISK_RANK: for each lower card of its suit
    (0, -14),  # RISK_POINTS: for each of its points
    (107, 107),  # WON: a card to a trick that is the side's
    (-8, -6),  # WON_RANK: for each lower card of its suit
    (0, 8),  # WON_POINTS: for each of its points
    (99, 80),  # COVERED: a card to a trick that a partner can take
    (0, -11),  # COVERED_POINTS: for each of its points
    (99, 34),  # LOST: any other card
    (-8, -15),  # LOST_RANK: for each lower card of its suit, as when a partner can take the trick
    (0, -8),  # LOST_POINTS: for each of its points
    (4, 3),  # DISCARD_LENGTH: added if it is not of the suit led: for each card of its suit in the hand
)
"""How promising: for tricks, and for card points. Found by trying others on deals of bridge and Zole, as long as that
made searches shorter."""
WEIGHTS = np.array(BY_PROMISE, np.int64).T.copy()
HISTORY_BITS = 10
ALWAYS = 1 << HISTORY_BITS
"""The history of a card that always settled positions of late."""
SLOWNESS = 5
"""How slowly a history changes: by a part of 2 to this power at a time."""

SPOT = np.dtype(
    [
        ("seat", np.int64),
        ("place", np.int64),
        ("led", np.int64),
        ("winner", np.int64),
        ("winning", np.int64),
        ("need", np.int64),
        ("left", np.int64),
        ("worth", np.int64),
        ("live", np.uint64),
        ("trick", np.uint64),
        ("shape", np.uint64),
        ("moves", np.int64),
        ("tried", np.int64),
        ("best", np.int64),
        ("good", np.int64),
        ("gain", np.int64),
        ("rank", np.uint64),
        ("why", np.uint64),
        ("key", np.uint64),
        ("alike", np.int64),
        ("killer", np.int64),
        ("edges", np.uint64),
        ("planes", np.uint64, PLANES),
        ("move", np.int64, LONGEST),
    ],
    align=True,
)
"""A seat that plays a card: what it may play, what it has to reach, what was found and which ranks that depends on.

`edges` are the lowest cards in play of each kind. A `move` is a card, the lowest of its neighbours that count the same,
and what it promises, in one number that is larger the more that is; `card_of` and `lowest_in` take it apart."""
PROMISE_BITS, CARD_BITS, CARDS = 16, 8, 255
"""Where promise and card are in a move, above the lowest of the neighbours."""


@compiled
def card_of(move: int) -> int:
    """The card that is played."""
    return (move >> CARD_BITS) & CARDS


@compiled
def lowest_in(move: int) -> int:
    """The lowest of its neighbours that count the same."""
    return move & CARDS


@compiled
def list_moves(deal: Record, spot: Record, start: np.uint64) -> None:
    """The cards to try, the most promising first: of neighbours in a hand that count the same, the highest."""
    hand = deal.hands[spot.seat]
    legal = may_play(deal, hand, spot.led, spot.live, start)
    if spot.place == 0 or spot.edges == NONE:
        spot.edges = NONE
        for kind in range(deal.kinds):
            spot.edges |= lowest_of(spot.live & deal.kind[kind])
    # Added to the cards that are gone, each card runs up over those above it to the next one in play.
    lowest = legal & (~((legal << ONE) + ~spot.live) | spot.edges)
    spot.tried, spot.moves = 0, 0
    if lowest & (lowest - ONE) == NONE:
        spot.move[0], spot.moves = (highest(legal) << CARD_BITS) | np.int64(first(lowest)), 1
    elif spot.place == 0:
        list_leads(deal, spot, legal, lowest)
    else:
        list_followers(deal, spot, legal, lowest)


@compiled
def put_in_order(spot: Record, weight: int, card: int, low: int) -> None:
    """Insert a card among those to try, after all that promise no less."""
    promised, place = weight << PROMISE_BITS, spot.moves
    while place and spot.move[place - 1] < promised:
        spot.move[place] = spot.move[place - 1]
        place -= 1
    spot.move[place] = promised | (card << CARD_BITS) | low
    spot.moves += 1


@compiled
def list_leads(deal: Record, spot: Record, legal: np.uint64, lowest: np.uint64) -> None:
    """The cards that a leader tries; `lowest`: of neighbours that count the same, the lowest."""
    weights, others, points = WEIGHTS[deal.for_points], spot.live & ~deal.hands[spot.seat], 0
    for suit in range(deal.suits):
        cards = legal & deal.suit[suit]
        if cards == NONE:
            continue
        rival, ruffer = rivals(deal, spot, suit)
        live, lows, lead, has_lead = spot.live & deal.suit[suit], lowest & deal.suit[suit], 0, False
        winner = weights[LEAD_WINNER] + weights[LEAD_WINNER_LENGTH] * np.int64(size(others & live))
        while cards:
            card, low = highest(cards), highest(lows)
            below = (ONE << U(low)) - ONE
            cards &= below
            lows &= below
            rank = np.int64(size(live & below))
            if deal.for_points:
                points = deal.points[card]
            if card == spot.good:
                weight = MUCH
            else:
                if ruffer >= 0 or rival > card:
                    if not has_lead:
                        lead, has_lead = promise_of_lead(deal, spot, suit), True
                    weight = lead + weights[LEAD_RANK] * rank + weights[LEAD_POINTS] * points
                else:
                    weight = winner + weights[LEAD_WINNER_RANK] * rank + weights[LEAD_WINNER_POINTS] * points
                weight += (deal.history[card] * weights[LEAD_HISTORY]) >> HISTORY_BITS
            if card == spot.killer:
                weight += weights[LEAD_KILLER]
            put_in_order(spot, weight, card, low)


@compiled
def list_followers(deal: Record, spot: Record, legal: np.uint64, lowest: np.uint64) -> None:
    """The cards that somebody tries who follows; `lowest`: of neighbours that count the same, the lowest."""
    weights, hand, points = WEIGHTS[deal.for_points], deal.hands[spot.seat], 0
    rival, ruffer = rivals(deal, spot, spot.led)
    if is_on_side(deal, spot.seat, spot.winner) and not falls_to(deal, spot.winning, spot.led, rival, ruffer):
        take, base, by_rank, by_points = weights[TAKE_WON], weights[WON], weights[WON_RANK], weights[WON_POINTS]
    elif partner_wins(deal, spot, rival, ruffer):
        take, base, by_points = weights[TAKE_COVERED], weights[COVERED], weights[COVERED_POINTS]
        by_rank = weights[LOST_RANK]
    else:
        take, base, by_rank, by_points = weights[TAKE], weights[LOST], weights[LOST_RANK], weights[LOST_POINTS]
    follows = legal & deal.suit[spot.led] != NONE
    for suit in range(spot.led if follows else 0, spot.led + 1 if follows else deal.suits):
        cards = legal & deal.suit[suit]
        if cards == NONE:
            continue
        live, lows = spot.live & deal.suit[suit], lowest & deal.suit[suit]
        discard = 0 if follows else weights[DISCARD_LENGTH] * np.int64(size(hand & deal.suit[suit]))
        while cards:
            card, low = highest(cards), highest(lows)
            below = (ONE << U(low)) - ONE
            cards &= below
            lows &= below
            rank = np.int64(size(live & below))
            if deal.for_points:
                points = deal.points[card]
            if not beats(deal, card, spot.winning):
                weight = base + by_rank * rank + by_points * points
            elif falls_to(deal, card, spot.led, rival, ruffer):
                weight = weights[RISK] + weights[RISK_RANK] * rank + weights[RISK_POINTS] * points
            else:
                weight = take + weights[TAKE_RANK] * rank + weights[TAKE_POINTS] * points
            weight += discard + ((deal.history[BITS + card] * weights[HISTORY]) >> HISTORY_BITS)
            if card == spot.killer:
                weight += weights[KILLER]
            put_in_order(spot, weight, card, low)


@compiled
def rivals(deal: Record, spot: Record, led: int) -> tuple[int, int]:
    """The highest card of the suit led, and the highest trump to ruff it, of opponents who are still to play; or -1."""
    trumps = deal.suit[deal.trump] if deal.trump >= 0 else NONE
    side, other, rival, ruffer = deal.counts[spot.seat], spot.seat, -1, -1
    for _ in range(deal.seats - 1 - spot.place):
        other = other + 1 if other + 1 < deal.seats else 0
        if deal.counts[other] != side:
            following = deal.hands[other] & deal.suit[led]
            if following:
                rival = max(rival, highest(following))
            else:
                ruffer = max(ruffer, highest(deal.hands[other] & trumps))
    return rival, ruffer


@compiled
def falls_to(deal: Record, card: int, led: int, rival: int, ruffer: int) -> bool:
    """Whether a card that wins so far is beaten by one of these rivals."""
    if deal.suit_of[card] == led:
        return rival > card or ruffer >= 0
    return ruffer > card or (deal.suit_of[card] != deal.trump and rival >= 0)


@compiled
def partner_wins(deal: Record, spot: Record, rival: int, ruffer: int) -> bool:
    """Whether somebody of the seat's side who is still to play can win the trick, whoever else plays to it."""
    led, winning, side, other = spot.led, spot.winning, deal.counts[spot.seat], spot.seat
    is_ruffed = deal.suit_of[winning] != led
    for _ in range(deal.seats - 1 - spot.place):
        other = other + 1 if other + 1 < deal.seats else 0
        if deal.counts[other] == side:
            following = deal.hands[other] & deal.suit[led]
            if following:
                if not is_ruffed and ruffer < 0 and highest(following) > max(rival, winning):
                    return True
            elif deal.trump >= 0:
                card = highest(deal.hands[other] & deal.suit[deal.trump])
                if card >= 0 and card > ruffer and (not is_ruffed or card > winning):
                    return True
    return False


@compiled
def promise_of_lead(deal: Record, spot: Record, suit: int) -> int:
    """How soon a suit is worth leading whose highest card the leader does not play."""
    cards = spot.live & deal.suit[suit]
    side, seat, top = deal.counts[spot.seat], spot.seat, ONE << U(highest(cards))
    weights = WEIGHTS[deal.for_points]
    second = highest(cards ^ top)
    next_top = ONE << U(second) if second >= 0 else NONE
    best, is_ruffed, ruffs = weights[LEAD], False, False
    trumps = deal.suit[deal.trump] if deal.trump >= 0 else NONE
    lengths = 0
    for place in range(1, deal.seats):
        seat = seat + 1 if seat + 1 < deal.seats else 0
        hand = deal.hands[seat]
        if deal.counts[seat] == side:
            if hand & top:
                best += weights[LEAD_TO_TOP]
            elif hand & next_top:
                best += weights[LEAD_TO_SECOND]
            elif not hand & cards and hand & trumps:
                ruffs = True
        else:
            lengths += np.int64(size(hand & cards))
            if hand & top:
                best += weights[LEAD_THROUGH_TOP] if place == 1 else weights[LEAD_UP_TO_TOP]
                if hand & cards == top:
                    best += weights[LEAD_SINGLE_TOP]
            elif hand & next_top:
                best += weights[LEAD_THROUGH_SECOND] if place == 1 else weights[LEAD_UP_TO_SECOND]
            if not hand & cards and hand & trumps:
                is_ruffed = True
    if is_ruffed:
        best = weights[LEAD_RUFFED]
    elif ruffs:
        best = weights[LEAD_TO_RUFF]
    best += weights[LEAD_LENGTH] * lengths
    if suit == deal.trump:
        best += weights[LEAD_TRUMP]
    return best


@compiled
def leave_out_alike(deal: Record, spot: Record, card: int, why: np.uint64) -> None:
    """Leave out cards that fail as one of them did, since by `why` none of them is high enough to matter."""
    mattering = why & deal.suit[deal.suit_of[card]]
    limit = first(lowest_of(mattering)) if mattering else U(BITS)
    if U(card) >= limit:
        return
    kept = spot.tried
    for index in range(spot.tried, spot.moves):
        other = U(card_of(spot.move[index]))
        if deal.kind_of[other] != deal.kind_of[card] or other >= limit:
            spot.move[kept] = spot.move[index]
            kept += 1
    spot.moves = kept


@compiled
def note_success(deal: Record, spot: Record, card: int, is_cut: bool) -> None:
    """Write down whether a card that was tried settled the position, so that it is tried sooner or later elsewhere."""
    cell = card + (BITS if spot.place else 0)
    if is_cut:
        deal.history[cell] += (ALWAYS - deal.history[cell]) >> SLOWNESS
    else:
        deal.history[cell] -= deal.history[cell] >> SLOWNESS
