"""The end of a round: what everyone scores, what a contract pays and whether it counts; the end of the game."""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import DUES, NOBODY, OVER, SCORED, STEPS, Aims, Ending, Pays, Record
from followsuit.kernel.score_terms import CONTRACT, ICONS, OF_ALL, score_of_all, with_term
from followsuit.kernel.seats import after

LADDER, TAKE_NOTHING, MOST_TRICKS_LOSE = int(Pays.LADDER), int(Pays.TAKE_NOTHING), int(Pays.MOST_TRICKS_LOSE)
EXACTLY_ZERO, NEAREST = int(Ending.EXACTLY_ZERO), int(Ending.NEAREST_TO_ZERO)
FIRST_TO, FALLEN_TO = int(Ending.FIRST_TO), int(Ending.FALLEN_TO)
AIM_MOST, AIM_FEWEST, AIM_ZERO = map(int, Aims)
WIN = 60.0
"""What reaching exactly zero is worth, in points of distance from it."""


@compiled
def score(game: Record, tables: Record) -> None:
    """Score the round; then the next one waits for its deal, or the game is over."""
    game.to_act = NOBODY
    game.played = 0
    if tables.tokens:
        for seat in range(tables.seats):
            game.score_area[seat] |= game.play_area[seat]
            game.play_area[seat] = NONE
    add_terms(game, tables)
    finish(game, tables)


@compiled
def add_terms(game: Record, tables: Record) -> None:
    """What every seat scores and comes to by the words of the score, with the tricks that it has."""
    for seat in range(tables.seats):
        game.scores[seat] = 0
    sum_by_side(game, tables)
    for index in range(tables.terms):
        term = tables.term[index]
        if term[0] == CONTRACT:
            pay_contract(game, tables)
        elif term[0] == ICONS:
            add_icons(game, tables)
        elif term[0] >= OF_ALL:
            score_of_all(game, tables, term)
        else:
            for seat in range(tables.seats):
                if seat != game.watches:
                    game.scores[seat] = with_term(game, tables, seat, term[0], term[1], term[2])
    for seat in range(tables.seats):
        game.totals[seat] = game.before[seat] + game.scores[seat]


@compiled
def sum_by_side(game: Record, tables: Record) -> None:
    """The tricks, card points and bids of each seat's side."""
    if not tables.partners and game.declarer == NOBODY:
        for seat in range(tables.seats):
            game.side_taken[seat], game.side_points[seat] = game.taken[seat], game.points[seat]
            game.side_bid[seat] = max(0, game.bids[seat])
        return
    for seat in range(tables.seats):
        taken, points, bid = 0, 0, 0
        for other in range(tables.seats):
            if game.side[other] == game.side[seat]:
                taken += game.taken[other]
                points += game.points[other]
                bid += max(0, game.bids[other])
        game.side_taken[seat], game.side_points[seat], game.side_bid[seat] = taken, points, bid


@compiled
def worth(tables: Record, tokens: np.uint64) -> int:
    """The icons on some tokens."""
    return np.int64(
        size(tokens & tables.icons[0, 0]) + size(tokens & tables.icons[0, 1]) + size(tokens & tables.icons[0, 2])
    )


@compiled
def add_icons(game: Record, tables: Record) -> None:
    """Everyone who plays scores the icons gained since the last round was scored."""
    for seat in range(tables.seats):
        icons = worth(tables, game.score_area[seat])
        if seat != game.watches:
            game.scores[seat] += icons - game.icons_before[seat]
        game.icons_before[seat] = icons


@compiled
def solo_pays(game: Record, tables: Record, value: int) -> None:
    """Every other seat pays a value to the solo player."""
    for seat in range(tables.seats):
        game.scores[seat] += value * (tables.seats - 1) if seat == game.declarer else -value


@compiled
def pay_contract(game: Record, tables: Record) -> None:
    """What the contract pays, and the due it takes off."""
    terms = tables.contract[game.contract]
    other = game.scores[game.declarer] if game.declarer != NOBODY else 0
    if terms.pays == LADDER:
        solo_pays(game, tables, _ladder(game, tables))
    elif terms.pays == TAKE_NOTHING:
        solo_pays(game, tables, terms.all_tricks if game.taken[game.declarer] else terms.no_trick)
    elif terms.pays == MOST_TRICKS_LOSE:
        loser = _loser(game, tables)
        for seat in range(tables.seats):
            game.scores[seat] += -terms.value[0] * (tables.seats - 1) if seat == loser else terms.value[0]
    if tables.dues:
        _settle_dues(game, tables, game.declarer != NOBODY and game.scores[game.declarer] < other)


@compiled
def _ladder(game: Record, tables: Record) -> int:
    """The value of the step that the solo side has reached."""
    terms = tables.contract[game.contract]
    tricks = game.taken[game.declarer]
    if tricks == game.tricks:
        return terms.all_tricks
    if tricks == 0:
        return terms.no_trick
    points = game.points[game.declarer]
    stash = game.stash
    while stash:
        points += tables.points[game.order, first(stash)]
        stash &= stash - ONE
    for step in range(STEPS):
        if points >= terms.least[step]:
            return terms.value[step]
    return terms.value[STEPS - 1]


@compiled
def _loser(game: Record, tables: Record) -> int:
    """Most tricks, then most points, then the last trick, then the nearest after the dealer."""
    loser, last = NOBODY, game.trick_winner[game.tricks - 1]
    seat = game.dealer
    for _ in range(game.playing):
        seat = after(game, tables, seat)
        if loser == NOBODY:
            loser = seat
            continue
        worse = game.taken[seat] - game.taken[loser]
        if worse == 0:
            worse = game.points[seat] - game.points[loser]
        if worse > 0 or (worse == 0 and seat == last):
            loser = seat
    return loser


@compiled
def _settle_dues(game: Record, tables: Record, lost: bool) -> None:
    """A passed-out round or a lost contract writes a due; a won one takes one off."""
    terms, solo = tables.contract[game.contract], game.declarer
    if not terms.is_played:
        _write_due(game, NOBODY)
        return
    if not terms.settles_dues or solo == NOBODY:
        return
    if lost:
        _write_due(game, solo)
        return
    if game.dues == 0:
        return
    place = 0
    for index in range(game.dues):
        if game.due[index] == NOBODY:
            place = index
            break
    owner = game.due[place]
    game.dues -= 1
    for index in range(place, game.dues):
        game.due[index] = game.due[index + 1]
    if owner == NOBODY:
        solo_pays(game, tables, tables.due_collective)
    elif owner != solo:
        game.scores[solo] += tables.due_private
        game.scores[owner] -= tables.due_private


@compiled
def _write_due(game: Record, owner: int) -> None:
    """Write a due; there is room for one a round in as many rounds as `Kernel.has_room` allows."""
    if game.dues < DUES:
        game.due[game.dues] = owner
        game.dues += 1


@compiled
def finish(game: Record, tables: Record) -> None:
    """Whether the round counts, and whether the game is over; the deal moves on."""
    seats = tables.seats
    for index in range(tables.endings):
        if tables.ending[index, 0] == EXACTLY_ZERO and tables.ending[index, 1]:
            at_zero = 0
            for seat in range(seats):
                if game.totals[seat] == 0:
                    is_new = True
                    for other in range(seat):
                        is_new = is_new and (game.totals[other] != 0 or tables.side[other] != tables.side[seat])
                    at_zero += is_new
            if at_zero > 1:
                game.void = 1
                for seat in range(seats):
                    game.scores[seat] = 0
                    game.totals[seat] = game.before[seat]
    game.at = SCORED
    for index in range(tables.endings):
        game.winners = _winners(game, tables, index)
        if game.winners:
            game.at = OVER
            return


@compiled
def _winners(game: Record, tables: Record, index: int) -> int:
    """Who has won by one way of ending, as a mask of seats; 0 while the game goes on."""
    kind, limit = tables.ending[index, 0], tables.ending[index, 1]
    if kind == EXACTLY_ZERO:
        winners = 0
        for seat in range(tables.seats):
            if game.totals[seat] == 0:
                winners |= 1 << seat
        return winners
    if kind in (FIRST_TO, FALLEN_TO):
        if not _is_reached(game, tables, kind, limit):
            return 0
    elif game.number < limit or limit == 0:
        return 0
    aim = AIM_ZERO if kind == NEAREST else AIM_FEWEST if kind == FIRST_TO and tables.ending[index, 2] else AIM_MOST
    wanted = merit(game.totals[0], aim)
    for seat in range(1, tables.seats):
        wanted = max(wanted, merit(game.totals[seat], aim))
    winners = 0
    for seat in range(tables.seats):
        winners |= np.int64(merit(game.totals[seat], aim) == wanted) << seat
    return 0 if kind == FIRST_TO and tables.ending[index, 3] and _is_shared(tables, winners) else winners


@compiled
def _is_reached(game: Record, tables: Record, kind: int, limit: int) -> bool:
    """Whether somebody has come up to a limit, or fallen to it."""
    for seat in range(tables.seats):
        if game.totals[seat] >= limit if kind == FIRST_TO else game.totals[seat] <= limit:
            return True
    return False


@compiled
def _is_shared(tables: Record, winners: int) -> bool:
    """Whether winners are of more than one side."""
    side = NOBODY
    for seat in range(tables.seats):
        if (winners >> seat) & 1:
            if side not in (NOBODY, tables.side[seat]):
                return True
            side = tables.side[seat]
    return False


@compiled
def merit(total: int, aim: int) -> int:
    """A total as a number of which more is better."""
    if aim == AIM_ZERO:
        return -abs(total)
    return -total if aim == AIM_FEWEST else total


@compiled
def utility(game: Record, tables: Record, seat: int) -> float:
    """What a scored round is worth to a seat: its own score beside the others', or its way to exactly zero."""
    if tables.aim == AIM_ZERO:
        if game.at == OVER and game.winners:
            return WIN if (game.winners >> seat) & 1 else -WIN
        others = 0.0
        for other in range(tables.seats):
            if other != seat:
                others += abs(game.totals[other])
        return others / (tables.seats - 1) * 0.3 - abs(game.totals[seat])
    others, number = 0.0, 0
    for other in range(tables.seats):
        if tables.side[other] != tables.side[seat]:
            others += merit(game.scores[other], tables.aim)
            number += 1
    weight = 1.0 if tables.partners else 0.3
    return merit(game.scores[seat], tables.aim) - weight * others / max(1, number)
