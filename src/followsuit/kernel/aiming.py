"""What to make of a trick, where the words of a score do not all say the same of it, compiled.

The round is scored as it would be if the own side took this trick or left it, and took none of those that follow, one
of them, two, and so on. Whoever decides may try for tricks until its side has some number more, and duck from then on.
The number to aim at is the one that brings most, if trying and ducking do no more than to make it likelier, or less
likely, that a trick is one's own.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import GAME, Aims, Record
from followsuit.kernel.score_terms import ICONS
from followsuit.kernel.scoring import add_terms, utility, worth
from followsuit.kernel.seats import after

AIM_MOST = int(Aims.MOST)
TRYING, DUCKING = 1.5, 0.5
"""How many times its share of the tricks a side takes, as long as it tries, and as long as it ducks."""
AVOID, WANT, SHED, SAVE = range(4)
"""What to make of a trick: leave it, take it, or, if it changes nothing, part with strong cards, or with weak ones."""


@compiled
def aim(game: Record, tables: Record, unseen: np.uint64) -> int:
    """What the seat to act does best to make of the trick under way, or of the next one."""
    later, share = game.size - game.tricks - 1, _share(game, tables)
    taken, left = np.zeros(later + 1), np.zeros(later + 1)
    _look_ahead(game, tables, unseen, taken, left)
    # Where nothing is gained by either, more tricks are what most games are about.
    best = later + 1 if tables.aim == AIM_MOST else 0
    most = _worth_of_aim(taken, left, best, share)
    for number in range(later + 2):
        value = _worth_of_aim(taken, left, number, share)
        if value > most + 1e-9:
            best, most = number, value
    if later and (taken == left).all():
        return SAVE if best else SHED
    return WANT if best else AVOID


@compiled
def _share(game: Record, tables: Record) -> float:
    """The part of those who play that belongs to the own side."""
    members = 0.0
    for seat in range(tables.seats):
        members += seat != game.sits_out and game.side[seat] == game.side[game.to_act]
    return members / np.float64(game.playing)


@compiled
def _worth_of_aim(taken: np.ndarray, left: np.ndarray, number: int, share: float) -> float:
    """What comes of trying until the own side has so many more tricks, and ducking from then on."""
    takes = _chance(number > 0, share)
    return takes * _mean(taken, number - 1, share) + (1.0 - takes) * _mean(left, number, share)


@compiled
def _chance(tries: bool, share: float) -> float:
    return min(0.95, (TRYING if tries else DUCKING) * share)


@compiled
def _mean(values: np.ndarray, number: int, share: float) -> float:
    """The mean of what each number of tricks is worth, if so many are aimed at."""
    chances = np.zeros(len(values))
    chances[0] = 1.0
    for done in range(len(values) - 1):
        for so_far in range(done, -1, -1):
            takes = _chance(so_far < number, share)
            chances[so_far + 1] += takes * chances[so_far]
            chances[so_far] *= 1.0 - takes
    return np.float64((chances * values).sum())


@compiled
def _look_ahead(game: Record, tables: Record, unseen: np.uint64, taken: np.ndarray, left: np.ndarray) -> None:
    """Fill in what the round is worth to the seat to act if its side takes this trick, or leaves it, by later tricks.

    Where tricks bring tokens, one is as good as another.
    """
    supposed, seat = np.zeros(1, GAME), game.to_act
    per_trick = _icons_of_a_token(game, tables)
    for takes in range(2):
        for more in range(len(taken)):
            supposed[0] = game
            ending = supposed[0]
            if game.stasher != seat:
                ending.stash = NONE
            _suppose(ending, tables, unseen, takes, more, len(taken) - 1)
            add_terms(ending, tables)
            icons = np.int64(round(per_trick * (takes + more)))
            ending.scores[seat] += icons
            ending.totals[seat] += icons
            value = utility(ending, tables, seat)
            if takes:
                taken[more] = value
            else:
                left[more] = value


@compiled
def _suppose(ending: Record, tables: Record, unseen: np.uint64, takes: int, more: int, later: int) -> None:
    """Let the own side take this trick or leave it, and take so many of the later ones, here and there.

    Others take the rest in turns. What lies in the tricks is made up, of cards that the seat to act holds or has not
    seen.
    """
    seat, trick, tricks = ending.to_act, ending.tricks, later + 1
    cards = ending.hands[seat] | unseen
    for place in range(ending.played):
        cards &= ~(ONE << U(ending.trick_cards[trick, place]))
    for card in range(tricks * ending.playing):
        # Neighbours in the pack go to different tricks, so that each has some of everything.
        number, place = card % tricks, card // tricks
        if (number or place >= ending.played) and cards:
            ending.trick_cards[trick + number, place] = np.int64(first(cards))
            cards &= cards - ONE
    other = seat
    for number in range(tricks):
        is_own = takes > 0
        if number:
            is_own = (number * more + later // 2) // later > ((number - 1) * more + later // 2) // later
        winner = seat
        if not is_own:
            other = after(ending, tables, other)
            while ending.side[other] == ending.side[seat]:
                other = after(ending, tables, other)
            winner = other
        ending.trick_winner[trick + number] = winner
        ending.taken[winner] += 1
        for place in range(ending.playing):
            ending.points[winner] += tables.points[ending.order, ending.trick_cards[trick + number, place]]
    ending.tricks = trick + tricks


@compiled
def _icons_of_a_token(game: Record, tables: Record) -> float:
    """What the score counts for a token, on average; nothing where tokens are not counted."""
    tokens, icons, counted = 0.0, 0.0, False
    for index in range(tables.terms):
        counted = counted or tables.term[index, 0] == ICONS
    if tables.tokens and counted:
        every = game.stock
        for seat in range(tables.seats):
            every |= game.score_area[seat] | game.play_area[seat]
        tokens, icons = np.float64(size(every)), np.float64(worth(tables, every))
    return icons / max(1.0, tokens)
