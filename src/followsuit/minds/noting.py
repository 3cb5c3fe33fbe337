"""What is noted of each world that is played out, besides its value: who won the trick, what was met, what it brought.

A note is a row of small numbers: one for each `Fact` but the last, which has one for each seat. From the rows of two
options it can be told how they differ (`followsuit.bots.differences`).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import ONE, U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import LAY, NOBODY, OVER, PLAY, SEATS, Record
from followsuit.kernel.scoring import merit

Notes = npt.NDArray[np.int16]
"""By world, option and fact."""


class Fact(IntEnum):
    """What is noted. Seats are bits of a mask where several may be meant, and -1 where there is none."""

    TRICK_WINNER = 0
    """Who won the trick to which a card or a token was played."""
    TRICK_POINTS = 1
    """The card points in that trick."""
    OWN_TRICKS = 2
    SIDE_TRICKS = 3
    SIDE_POINTS = 4
    """Card points of the own side in the tricks of the round."""
    SIDE_MELDS = 5
    MET = 6
    """Seats whose bid was met, or whose side's was where sides bid together."""
    NO_TRICK = 7
    """Seats that took no trick."""
    DECLARER = 8
    WON = 9
    """Whether the own side scored more than everyone else."""
    SCORE = 10
    TOOK_ALL = 11
    """A seat of the side that took every card that counts against whoever takes it."""
    TOOK_DEAREST = 12
    """Who took the one card that is worth most."""
    GAME = 13
    """1 if the game was won with this round, -1 if it was lost, 0 if it goes on."""
    OTHERS_SCORE = 14
    """What those of other sides scored on average."""
    SCORES = 15
    """What each seat scored, from seat 0 on."""


FACTS = Fact.SCORES + SEATS
TRICK_WINNER, TRICK_POINTS, OWN_TRICKS, SIDE_TRICKS, SIDE_POINTS, SIDE_MELDS = map(int, list(Fact)[:6])
MET, NO_TRICK, DECLARER, WON, SCORE, TOOK_ALL, TOOK_DEAREST, GAME, OTHERS_SCORE, SCORES = map(int, list(Fact)[6:])


@compiled
def note(game: Record, start: Record, tables: Record, seat: int, dearest: int, notes: np.ndarray) -> None:
    """Note what a round that began as `start` has come to for a seat; `dearest` is a card, or -1."""
    _note_trick(game, start, tables, notes)
    _note_bids(game, tables, notes)
    notes[OWN_TRICKS] = game.taken[seat]
    notes[SIDE_TRICKS] = game.side_taken[seat]
    notes[SIDE_POINTS] = game.side_points[seat]
    melds = 0
    for other in range(tables.seats):
        if game.side[other] == game.side[seat]:
            melds += game.melds[other]
    notes[SIDE_MELDS] = melds
    notes[DECLARER] = game.declarer
    notes[WON] = _has_most(game, tables, seat)
    notes[SCORE] = game.scores[seat]
    notes[OTHERS_SCORE] = _mean_of_others(game, tables, seat)
    notes[GAME] = 0
    if game.at == OVER:
        notes[GAME] = 1 if (game.winners >> seat) & 1 else -1
    for other in range(tables.seats):
        notes[SCORES + other] = game.scores[other]
    _note_takers(game, tables, dearest, notes)


@compiled
def _note_trick(game: Record, start: Record, tables: Record, notes: np.ndarray) -> None:
    """The trick that was under way; nothing where none was."""
    notes[TRICK_WINNER], notes[TRICK_POINTS] = NOBODY, 0
    trick = start.tricks
    if start.at not in (PLAY, LAY) or trick >= game.tricks:
        return
    notes[TRICK_WINNER] = game.trick_winner[trick]
    if tables.counts_points:
        for place in range(game.playing):
            notes[TRICK_POINTS] += tables.points[game.order, game.trick_cards[trick, place]]


@compiled
def is_met(game: Record, tables: Record, seat: int) -> bool:
    """Whether a seat of a scored round took what it had bid, or its side did."""
    if tables.side_contract:
        return game.side_taken[seat] >= game.side_bid[seat]
    return game.bids[seat] == game.taken[seat]


@compiled
def _note_bids(game: Record, tables: Record, notes: np.ndarray) -> None:
    met, none = 0, 0
    for seat in range(tables.seats):
        if game.taken[seat] == 0:
            none |= 1 << seat
        if not tables.bids:
            continue
        if is_met(game, tables, seat):
            met |= 1 << seat
    notes[MET], notes[NO_TRICK] = met, none


@compiled
def _has_most(game: Record, tables: Record, seat: int) -> bool:
    """Whether a seat's side scored more than everyone else."""
    for other in range(tables.seats):
        if game.side[other] != game.side[seat] and merit(game.scores[other], tables.aim) >= merit(
            game.scores[seat], tables.aim
        ):
            return False
    return True


@compiled
def _mean_of_others(game: Record, tables: Record, seat: int) -> int:
    """What those who do not count with a seat scored on average."""
    total, number = 0, 0
    for other in range(tables.seats):
        if game.side[other] != game.side[seat]:
            total += game.scores[other]
            number += 1
    return total // max(1, number)


@compiled
def _note_takers(game: Record, tables: Record, dearest: int, notes: np.ndarray) -> None:
    """Who took the dearest card, and who took all that count against their taker."""
    notes[TOOK_ALL], notes[TOOK_DEAREST] = NOBODY, NOBODY
    if not tables.counting and dearest == NOBODY:
        return
    is_split = False
    for trick in range(game.tricks):
        taker = game.trick_winner[trick]
        for place in range(game.playing):
            card = game.trick_cards[trick, place]
            if card == dearest:
                notes[TOOK_DEAREST] = taker
            if tables.counting & (ONE << U(card)):
                is_split = is_split or (notes[TOOK_ALL] != NOBODY and game.side[notes[TOOK_ALL]] != game.side[taker])
                notes[TOOK_ALL] = taker
    if is_split:
        notes[TOOK_ALL] = NOBODY
