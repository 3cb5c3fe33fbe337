"""What would become of one card, played or given away: more yes-or-no features, of an option instead of a view.

Whether it would be winning, what unseen could still beat it, how it stands among the cards of its own hand. Each option
brings them to the second layer of the network; what the view shows is looked at once for all options.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.greedy import would_win
from followsuit.kernel.layout import NOBODY, PICK, PLAY, Record
from followsuit.kernel.machine import power, winning
from followsuit.kernel.seats import seat_at
from followsuit.minds.encoding import own_cards, unseen_cards

LEADS, WINS, TAKES, LOSES, GOES = range(5)
"""What a card does: it begins a trick, it would be winning, it takes the trick as the last one, it does not win; or it
is picked and leaves the hand."""
DEEDS = 5
FEW, MANY = 8, 16
"""How many values of a small number are told apart."""

# Each by what the card does.
UNSEEN_HIGHER = 0
"""Also by whether a trump could be unseen that beats it."""
UNSEEN_LOWER = UNSEEN_HIGHER + DEEDS * FEW * 2
OWN_HIGHER = UNSEEN_LOWER + DEEDS * FEW
OWN_LOWER = OWN_HIGHER + DEEDS * FEW
LEFT = OWN_LOWER + DEEDS * FEW
IS_TRUMP = LEFT + DEEDS * MANY
TO_COME = IS_TRUMP + DEEDS * 2
PARTNER_WINS = TO_COME + DEEDS * FEW
NEED = PARTNER_WINS + DEEDS
POINTS = NEED + DEEDS * FEW
IN_TRICK = POINTS + DEEDS * FEW
OUTLOOKS = IN_TRICK + DEEDS * FEW
MOST_OUTLOOKS = 11
"""As many as can hold for one option."""


class Standing(NamedTuple):
    """How things stand for the seat to act, whichever card it plays or picks."""

    own: np.uint64
    """Its cards, without those that it has picked already."""
    unseen: np.uint64
    best: int
    """Where the card lies that is winning the trick; nowhere if there is none."""
    to_beat: np.uint64
    """What that card counts."""
    partner_wins: bool


@compiled
def standing(game: Record, tables: Record, picked: np.uint64) -> Standing:
    """How things stand, some cards being picked already."""
    hand, best, to_beat, partner_wins = own_cards(game, tables), NOBODY, NONE, False
    unseen = unseen_cards(game, tables, hand)
    if game.at == PLAY and game.played:
        best, cards = winning(game, tables), NONE
        for place in range(game.played):
            cards |= ONE << U(game.trick_cards[game.tricks, place])
        to_beat = power(game, tables, best, cards) >> U(3)
        partner_wins = game.side[seat_at(game, tables, best)] == game.side[game.to_act]
    return Standing(hand & ~picked, unseen, best, to_beat, partner_wins)


@compiled
def _deed(game: Record, tables: Record, now: Standing, card: int) -> int:
    """What a card would do."""
    if game.at == PICK:
        return GOES
    if now.best == NOBODY:
        return LEADS
    if not would_win(game, tables, card, now.to_beat):
        return LOSES
    return TAKES if game.played + 1 == game.playing else WINS


@compiled
def _up_to(number: int, most: int) -> int:
    return min(max(number, 0), most - 1)


@compiled
def foresee(game: Record, tables: Record, places: Record, now: Standing, card: int, out: np.ndarray) -> int:
    """Write the features that hold for a card that may be played or picked; how many they are."""
    seat, order, unseen = game.to_act, game.order, now.unseen
    own = now.own & ~(ONE << U(card))
    deed = _deed(game, tables, now, card)
    suit, above = places.suited[order, tables.leads[order, card]] & tables.pack[game.size], tables.above[order, card]
    is_trump = np.int64((tables.trumps[order] >> U(card)) & ONE)
    could_be_trumped = np.int64(1 if not is_trump and tables.trumps[order] & unseen else 0)
    few = deed * FEW
    out[0] = UNSEEN_HIGHER + (few + _up_to(np.int64(size(above & unseen)), FEW)) * 2 + could_be_trumped
    out[1] = UNSEEN_LOWER + few + _up_to(np.int64(size(suit & unseen & ~above)), FEW)
    out[2] = OWN_HIGHER + few + _up_to(np.int64(size(above & own)), FEW)
    out[3] = OWN_LOWER + few + _up_to(np.int64(size(suit & own & ~above)), FEW)
    out[4] = LEFT + deed * MANY + _up_to(np.int64(size(own)), MANY)
    out[5] = IS_TRUMP + deed * 2 + is_trump
    count = 6
    if game.at == PLAY:
        out[count] = TO_COME + few + _up_to(game.playing - game.played - 1, FEW)
        count += 1
        if now.partner_wins:
            out[count] = PARTNER_WINS + deed
            count += 1
        if tables.bids and game.bids[seat] != NOBODY:
            out[count] = NEED + few + _up_to(game.bids[seat] - game.taken[seat] + 1, FEW)
            count += 1
    if tables.counts_points:
        # All but one value for what a card can be worth: the dearest ones are a tenth of all points or so.
        worth = abs(tables.points[order, card]) * 5 * FEW // places.all_points
        out[count] = POINTS + few + _up_to(worth, FEW)
        count += 1
        if now.best != NOBODY:
            worth = 0
            for place in range(game.played):
                worth += abs(tables.points[order, game.trick_cards[game.tricks, place]])
            out[count] = IN_TRICK + few + _up_to(worth * 5 * FEW // places.all_points, FEW)
            count += 1
    return count
