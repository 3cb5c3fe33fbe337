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
        ("planes", np.uint64, PLANES),
        ("move", np.int8, LONGEST),
        ("lowest", np.int8, LONGEST),
        ("weight", np.int64, LONGEST),
    ],
    align=True,
)
"""A seat that plays a card: what it may play, what it has to reach, what was found and which ranks that depends on."""


@compiled
def list_moves(deal: Record, spot: Record, start: np.uint64) -> None:  # noqa: PLR0915 - suit by suit
    """The cards to try, the most promising first: of neighbours in a hand that count the same, the highest."""
    seat, good = spot.seat, spot.good
    hand = deal.hands[seat]
    legal = may_play(deal, hand, spot.led, spot.live, start)
    spot.tried = 0
    if legal & (legal - ONE) == NONE:
        spot.move[0], spot.lowest[0], spot.moves = first(legal), first(legal), 1
        return
    weights, others, count = WEIGHTS[deal.for_points], spot.live & ~hand, 0
    rival, ruffer, is_won, is_covered, lead = -1, -1, False, False, 0
    if spot.place:
        rival, ruffer = rivals(deal, spot, spot.led)
        is_won = is_on_side(deal, seat, spot.winner) and not falls_to(deal, spot.winning, spot.led, rival, ruffer)
        is_covered = not is_won and partner_wins(deal, spot, rival, ruffer)
    for suit in range(deal.suits):
        cards = legal & deal.suit[suit]
        if cards == NONE:
            continue
        if spot.place == 0:
            rival, ruffer = rivals(deal, spot, suit)
            lead = promise_of_lead(deal, spot, suit)
        while cards:
            card = highest(cards)
            low, bit = card, ONE << U(card)
            cards ^= bit
            while cards:
                follower = highest(cards)
                between = (bit - ONE) & ~((ONE << U(follower)) - ONE)
                if others & between or deal.kind_of[follower] != deal.kind_of[card]:
                    break
                low = follower
                cards ^= ONE << U(follower)
            rank = np.int64(size(spot.live & deal.suit[suit] & ((ONE << U(low)) - ONE)))
            points = deal.points[card] if deal.for_points else 0
            if card == good:
                weight = MUCH
            elif spot.place:
                weight = promise(deal, spot, card, rank, points, rival, ruffer, is_won, is_covered)
                if suit != spot.led:
                    weight += weights[DISCARD_LENGTH] * np.int64(size(hand & deal.suit[suit]))
                weight += (deal.history[BITS + card] * weights[HISTORY]) >> HISTORY_BITS
            elif falls_to(deal, card, suit, rival, ruffer):
                weight = (
                    lead
                    + weights[LEAD_RANK] * rank
                    + weights[LEAD_POINTS] * points
                    + ((deal.history[card] * weights[LEAD_HISTORY]) >> HISTORY_BITS)
                )
            else:
                weight = (
                    weights[LEAD_WINNER]
                    + weights[LEAD_WINNER_POINTS] * points
                    + weights[LEAD_WINNER_RANK] * rank
                    + ((deal.history[card] * weights[LEAD_HISTORY]) >> HISTORY_BITS)
                )
                weight += weights[LEAD_WINNER_LENGTH] * np.int64(size(others & deal.suit[suit]))
            if card == spot.killer:
                weight += weights[KILLER] if spot.place else weights[LEAD_KILLER]
            place = count
            while place and spot.weight[place - 1] < weight:
                spot.weight[place] = spot.weight[place - 1]
                spot.move[place], spot.lowest[place] = spot.move[place - 1], spot.lowest[place - 1]
                place -= 1
            spot.weight[place], spot.move[place], spot.lowest[place] = weight, card, low
            count += 1
    spot.moves = count


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
def promise(  # noqa: PLR0913, PLR0917 - what is known of the trick and the card
    deal: Record,
    spot: Record,
    card: int,
    rank: int,
    points: int,
    rival: int,
    ruffer: int,
    is_won: bool,
    is_covered: bool,
) -> int:
    """How soon a card is worth trying by who follows; `is_won`: whether the trick is the side's as it lies."""
    weights = WEIGHTS[deal.for_points]
    if beats(deal, card, spot.winning):
        if not falls_to(deal, card, spot.led, rival, ruffer):
            return (
                (weights[TAKE_WON] if is_won else weights[TAKE_COVERED] if is_covered else weights[TAKE])
                + weights[TAKE_RANK] * rank
                + weights[TAKE_POINTS] * points
            )
        return weights[RISK] + weights[RISK_RANK] * rank + weights[RISK_POINTS] * points
    if is_won:
        return weights[WON] + weights[WON_RANK] * rank + weights[WON_POINTS] * points
    if is_covered:
        return weights[COVERED] + weights[LOST_RANK] * rank + weights[COVERED_POINTS] * points
    return weights[LOST] + weights[LOST_RANK] * rank + weights[LOST_POINTS] * points


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
        other = U(spot.move[index])
        if deal.kind_of[other] != deal.kind_of[card] or other >= limit:
            spot.move[kept], spot.lowest[kept] = spot.move[index], spot.lowest[index]
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
