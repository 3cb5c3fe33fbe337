"""Chance before a round: the first dealer, the cards, the turned card and a drawn trump."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, first, member, shuffled_on, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import DEAL, NAMED, NOBODY, Record, TrumpBy, Turned
from followsuit.kernel.machine import go_on

TURNED_DEALERS, TURNED_NEXT = int(Turned.DEALERS), int(Turned.NEXT)
TRUMP_DRAWN, TRUMP_TURNED = int(TrumpBy.DRAWN), int(TrumpBy.TURNED)


@compiled
def start(game: Record, tables: Record, seed: np.uint64, number: np.uint64) -> None:
    """Begin a game with stream `number` of a seed: the first dealer is drawn, the first round waits for its deal.

    What chance does depends on the seed, the round and the trick only, so the same seed deals the same cards to whoever
    plays; random players draw from the generator in the game.
    """
    game.seed = stream(seed, number)
    game.rng = shuffled_on(game.seed)
    game.dealer = np.int64(below(game.rng, U(tables.seats)))
    game.number = 0
    game.actions = 0
    game.dues = 0
    game.winners = 0
    game.stock = (ONE << U(tables.tokens)) - ONE
    for seat in range(tables.seats):
        game.totals[seat] = tables.start
        game.score_area[seat] = NONE
        game.play_area[seat] = NONE
        game.icons_before[seat] = 0
    game.at = DEAL
    game.to_act = NOBODY


@compiled
def next_round(game: Record, tables: Record) -> None:
    """After a round is scored: the deal moves on and the cards are dealt."""
    game.dealer = game.dealer + 1 if game.dealer + 1 < tables.seats else 0
    deal(game, tables)


@compiled
def deal(game: Record, tables: Record) -> None:
    """Begin the next round: shuffle, deal, turn, find trump. The dealer is already the right one."""
    game.number += 1
    game.size = tables.hand_size[game.number - 1] if tables.rounds else tables.hand_size[0]
    game.watches = game.dealer if tables.dealer_sits_out else NOBODY
    game.sits_out = game.watches
    game.playing = tables.seats - 1 if tables.dealer_sits_out else tables.seats
    for seat in range(tables.seats):
        game.before[seat] = game.totals[seat]
        game.bids[seat] = NOBODY
        game.taken[seat] = 0
        game.points[seat] = 0
        game.melds[seat] = 0
        game.side[seat] = tables.side[seat]
        game.given[seat] = NONE
    game.turned = NOBODY
    game.order = tables.fixed_trump
    game.stage = 0
    game.decided = 0
    game.contract = NOBODY
    game.declarer = NOBODY
    game.passes = 0
    game.alone = 0
    game.ordered_up = 0
    game.blind = 0
    game.stash = NONE
    game.stasher = NOBODY
    game.gone = NONE
    game.tricks = 0
    game.played = 0
    game.void = 0
    rng = stream(game.seed, U(game.number))
    left = tables.pack[game.size]
    count = size(left)
    for seat in range(tables.seats):
        hand = NONE
        if seat != game.sits_out:
            for _ in range(game.size):
                rng = shuffled_on(rng)
                card = member(left, below(rng, count))
                left ^= card
                hand |= card
                count -= ONE
        game.hands[seat] = hand
        game.dealt[seat] = hand
    game.table = NONE
    for _ in range(tables.on_table):
        rng = shuffled_on(rng)
        card = member(left, below(rng, count))
        left ^= card
        game.table |= card
        count -= ONE
    _turn(game, tables, left, shuffled_on(rng))


@compiled
def _turn(game: Record, tables: Record, undealt: np.uint64, rng: np.uint64) -> None:
    """Turn a card up or draw trump; then the decisions before play begin."""
    if tables.turned == TURNED_DEALERS:
        hand = game.hands[game.dealer]
        game.turned = np.int64(first(member(hand, below(rng, size(hand)))))
    elif tables.turned == TURNED_NEXT and game.size < tables.turned_below:
        game.turned = np.int64(first(member(undealt, below(rng, size(undealt)))))
    if tables.trump_by == TRUMP_DRAWN:
        game.order = np.int64(below(rng, U(tables.suits))) + 1
    elif tables.trump_by == TRUMP_TURNED and game.turned != NOBODY:
        trump = tables.trump_of[game.turned]
        game.order = 0 if trump == NAMED else trump
    go_on(game, tables)
