"""A card played in one of many games, at less cost than `act`: what is never asked of a plain game is left out.

It does what `machine.act` and `seeing.note` do with a card and what `legal_cards` says afterwards. A card is nearly
every step, and most of what a step costs is looking up what hardly ever happens. Unsigned numbers are indices: numba
then need not ask whether they count from the end.
"""

from __future__ import annotations

import numpy as np

from followsuit.adapters.inlining import apart, merged
from followsuit.adapters.seeing import note_at
from followsuit.kernel.bits import NONE, ONE, U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import NOBODY, NOTHING, PLAY, Record
from followsuit.kernel.legality import legal_cards, unrestrained
from followsuit.kernel.machine import begin_trick, trick_taken, winning
from followsuit.kernel.scoring import score
from followsuit.kernel.seats import after, seat_at

LAST_PLACE, PLACE_BITS = U(7), U(3)


@compiled
def is_plain(tables: Record) -> bool:
    """Whether cards of a game can be played like this: every card is the only one of its face, and lies alone."""
    return tables.tokens == 0 and tables.faces_with_copies == 0


@compiled
def play(game: Record, seen: Record, tables: Record, card: np.uint64, noting: bool) -> np.uint64:
    """The seat to act plays a card, which may be noted; what may be played next, or nothing if something else comes."""
    merged()
    seat, place, chosen = U(game.to_act), U(game.played), ONE << card
    if noting:
        note_at(seen, seat, place, card)
    game.actions += 1
    game.hands[seat] ^= chosen
    game.gone |= chosen
    game.trick_cards[U(game.tricks), place] = card
    if game.led == NOTHING:
        game.led = tables.leads[U(game.order), card]
    game.played += 1
    if game.sits_out == NOBODY:
        if game.played == tables.seats:
            return _end_trick(game, tables)
        game.to_act = game.to_act + 1 if game.to_act + 1 < tables.seats else 0
    else:
        if game.played == game.playing:
            return _end_trick(game, tables)
        game.to_act = after(game, tables, game.to_act)
    return _playable(game, tables)


@compiled
def _playable(game: Record, tables: Record) -> np.uint64:
    """The cards of the seat to act that may be played."""
    merged()
    if tables.duties:
        return legal_cards(game, tables, game.to_act)
    hand, order, led = game.hands[U(game.to_act)], U(game.order), U(game.led)
    # Both are looked up before either is asked for: then nothing has to be guessed by the processor.
    legal, otherwise = hand & tables.follow[order, led], hand & tables.else_follow[order, led]
    if legal == NONE:
        legal = otherwise if otherwise else hand
    legal |= hand & tables.anytime[order]
    if tables.restraints:
        legal = unrestrained(tables, legal, game.gone, game.played == 0, game.tricks == 0)
    return legal


@compiled
def _end_trick(game: Record, tables: Record) -> np.uint64:
    """The trick is taken; what may be led to the next one, if there is one in this round."""
    apart()
    winner, trick = U(_winner(game, tables)), U(game.tricks)
    if tables.counts_points or tables.melds or tables.contracts:
        trick_taken(game, tables, np.int64(winner))
        return _playable(game, tables) if game.at == PLAY else NONE
    game.winner = winner
    game.taken[winner] += 1
    game.trick_leader[trick], game.trick_winner[trick] = game.leader, winner
    game.tricks += 1
    if not game.hands[winner]:
        score(game, tables)
        return NONE
    begin_trick(game, winner)
    return _playable(game, tables)


@compiled
def _winner(game: Record, tables: Record) -> int:
    """The seat whose card wins the trick."""
    merged()
    order, led, trick = U(game.order), U(game.led), U(game.tricks)
    if tables.promotable[order]:
        return seat_at(game, tables, winning(game, tables))
    best = NONE
    for index in range(game.playing):
        place = U(index)
        card = U(game.trick_cards[trick, place])
        best = max(best, U(tables.power[order, led, card]) << PLACE_BITS | LAST_PLACE - place)
    place = np.int64(LAST_PLACE - (best & LAST_PLACE))
    if game.sits_out != NOBODY:
        return seat_at(game, tables, place)
    seat = game.leader + place
    return seat if seat < tables.seats else seat - tables.seats
