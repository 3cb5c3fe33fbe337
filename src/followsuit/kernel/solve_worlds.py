"""Many worlds solved at once: by suits where they are plain and two sides play, and by going through endings elsewhere.

A round's score that rises (or falls) with the tricks of a side, or rises with its card points, is asked for level by
level: whether the side reaches the next one. Where no trick or every trick counts otherwise, that is asked as well.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import NOBODY, SEATS, Pays, Record
from followsuit.kernel.score_terms import (
    BAGS,
    CONTRACT,
    DOUBLED,
    EVERY_TRICK,
    MAKERS_TAKE,
    NO_TRICK,
    ODD_TRICKS,
    PER_TRICK,
    POINT_STEPS,
    POINTS_TAKEN,
    SIDE_CONTRACT,
)
from followsuit.kernel.scoring import merit, score
from followsuit.kernel.solve_endings import POINTS, SCORE, margin, solve_options
from followsuit.kernel.solve_layout import has_so_far, in_play, lay_out
from followsuit.kernel.solve_search import solve_deal

LADDER = int(Pays.LADDER)
BY_TRICKS, BY_POINTS, OTHERWISE = range(3)
"""What a round's score depends on, besides what is settled before the first card."""
MOST_LEVELS = 512


@compiled
def depends_on(game: Record, tables: Record) -> int:
    """Whether the score goes by a side's tricks only, or by its card points and having all tricks or none."""
    tricks, points = True, True
    for index in range(tables.terms):
        kind = tables.term[index, 0]
        if kind == CONTRACT:
            if game.declarer == NOBODY or tables.contract[game.contract].pays != LADDER:
                return OTHERWISE
            tricks = False
        elif kind in (POINTS_TAKEN, POINT_STEPS):
            tricks = False
        elif kind in (PER_TRICK, NO_TRICK, ODD_TRICKS, EVERY_TRICK, SIDE_CONTRACT, BAGS, MAKERS_TAKE):
            points = False
        elif kind != DOUBLED:
            return OTHERWISE
    return BY_TRICKS if tricks else BY_POINTS if points else OTHERWISE


@compiled
def margin_with(
    game: Record,
    tables: Record,
    spare: np.ndarray,
    other: int,
    tricks: int,
    points: int,
    all_tricks: int,
    all_points: int,
) -> int:
    """The margin of the side to act with so many of all tricks and points, a seat of the other side having the rest."""
    spare[0] = game
    ended, seat = spare[0], game.to_act
    for each in range(SEATS):
        ended.taken[each] = ended.points[each] = 0
    ended.taken[seat], ended.taken[other] = tricks, all_tricks - tricks
    ended.points[seat], ended.points[other] = points, all_points - points
    ended.tricks = all_tricks
    score(ended, tables)
    values = np.zeros(SEATS, np.int64)
    for each in range(tables.seats):
        values[each] = merit(ended.totals[each], tables.aim) - merit(game.before[each], tables.aim)
    return margin(game, tables, values, seat, SCORE)


@compiled
def solve_plain(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    game: Record,
    tables: Record,
    deals: np.ndarray,
    spots: np.ndarray,
    memories: np.ndarray,
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
    solve_deal(deal, spots, memories[0], levels, has_so_far(game, tables, for_points), cards, values)
    return True


@compiled
def solve_score(  # noqa: PLR0912, PLR0913, PLR0915, PLR0917 - two ways to count, side by side
    game: Record,
    tables: Record,
    spare: np.ndarray,
    deals: np.ndarray,
    spots: np.ndarray,
    memories: np.ndarray,
    cards: np.ndarray,
    salt: int,
    values: np.ndarray,
) -> bool:
    """Fill `values[card]` with margins of the round's score; false where it cannot be asked for level by level."""
    by, deal = depends_on(game, tables), deals[0]
    if by == OTHERWISE or not lay_out(game, tables, deal, by == BY_POINTS):
        return False
    deal.salt = U(2 * salt)
    other = NOBODY
    for seat in range(tables.seats):
        if game.side[seat] != game.side[game.to_act] and seat != game.sits_out:
            if other != NOBODY and game.side[other] != game.side[seat]:
                return False
            other = seat
    all_tricks = game.tricks + np.int64(size(game.hands[game.to_act]))
    my_tricks, my_points = has_so_far(game, tables, False), has_so_far(game, tables, True)
    levels, margins, count = np.zeros(MOST_LEVELS, np.int64), np.zeros(MOST_LEVELS, np.int64), 0
    if by == BY_TRICKS:
        left = all_tricks - game.tricks
        lowest = margin_with(game, tables, spare, other, my_tricks, 0, all_tricks, 0)
        highest = margin_with(game, tables, spare, other, my_tricks + left, 0, all_tricks, 0)
        rises, so_far = highest >= lowest, my_tricks
        if not rises:
            # The fewer tricks the better: what counts are the others' tricks, and the side to act wants them.
            so_far, deal.reversed = game.tricks - my_tricks, 1
            for seat in range(deal.seats):
                deal.counts[seat] = 1 - deal.counts[seat]
        for taken in range(left + 1):
            mine = my_tricks + taken if rises else my_tricks + left - taken
            here = margin_with(game, tables, spare, other, mine, 0, all_tricks, 0)
            if count and here < margins[count - 1]:
                return False
            if count == 0 or here > margins[count - 1]:
                levels[count], margins[count] = so_far + taken, here
                count += 1
        solve_deal(deal, spots, memories[0], levels[:count], so_far, cards, values)
        for index in range(len(values)):
            values[index] = margins[values[index]]
        return True
    left, live = 0, in_play(game, tables)
    while live:
        left += tables.points[game.order, first(live)]
        live &= live - U(1)
    all_points = left
    for seat in range(tables.seats):
        all_points += game.points[seat]
    if all_tricks < 2 or left >= MOST_LEVELS:
        return False
    some = max(1, min(my_tricks, all_tricks - 1))
    for taken in range(left + 1):
        here = margin_with(game, tables, spare, other, some, my_points + taken, all_tricks, all_points)
        if count and here < margins[count - 1]:
            return False
        if count == 0 or here > margins[count - 1]:
            levels[count], margins[count] = my_points + taken, here
            count += 1
    with_none = margin_with(game, tables, spare, other, 0, my_points, all_tricks, all_points)
    with_all = margin_with(game, tables, spare, other, all_tricks, my_points + left, all_tricks, all_points)
    may_have_none, may_have_all = my_tricks == 0, my_tricks == game.tricks
    if (may_have_none and with_none > margins[0]) or (may_have_all and with_all < margins[count - 1]):
        return False
    solve_deal(deal, spots, memories[0], levels[:count], my_points, cards, values)
    tricks, asks = np.ones(len(values), np.int64), np.zeros(len(values), np.bool_)
    for index in range(len(values)):
        asks[index] = (may_have_none and values[index] == 0 and with_none < margins[0]) or (
            may_have_all and values[index] == count - 1 and with_all > margins[count - 1]
        )
    if asks.any():
        lay_out(game, tables, deal, False)
        deal.salt = U(2 * salt + 1)
        asked = tricks[asks]
        solve_deal(
            deal,
            spots,
            memories[0],
            np.array([0, 1, all_tricks]),
            my_tricks,
            cards[asks] if len(cards) else cards,
            asked,
        )
        tricks[asks] = asked
    for index in range(len(values)):
        level = values[index]
        values[index] = margins[level]
        if may_have_none and tricks[index] == 0 and level == 0:
            values[index] = with_none
        if may_have_all and tricks[index] == 2:
            values[index] = with_all
    return True


@compiled
def solve_worlds(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    games: np.ndarray,
    tables: Record,
    scratch: np.ndarray,
    deals: np.ndarray,
    spots: np.ndarray,
    memories: np.ndarray,
    frames: np.ndarray,
    known: np.ndarray,
    between: np.ndarray,
    options: np.ndarray,
    utility: int,
    is_two_sided: bool,
    by_suits: bool,
    most_cards: int,
    salt: int,
    values: np.ndarray,
) -> bool:
    """Fill `values[world, option, seat]`; `games[world]` is the same moment of the game in each world.

    Where two sides play, or one against all others, every seat of a row has the value of the side to act. `salt` is
    larger at each call by the number of worlds; the other arrays are room to work in. False if there are more cards
    than an ending may have that has to be gone through.
    """
    found_here = np.zeros(len(options), np.int64)
    for world in range(len(games)):
        trial = games[world]
        is_solved = False
        if is_two_sided and by_suits:
            if utility == SCORE:
                is_solved = solve_score(
                    trial, tables, scratch, deals, spots, memories, options, salt + world, found_here
                )
            else:
                is_solved = solve_plain(
                    trial,
                    tables,
                    deals,
                    spots,
                    memories,
                    options,
                    utility == POINTS,
                    2 * (salt + world),
                    found_here,
                )
        if is_solved:
            for index in range(len(options)):
                values[world, index, :] = found_here[index]
        else:
            if np.int64(size(in_play(trial, tables))) > most_cards:
                return False
            solve_options(
                trial, tables, scratch[:2], frames, known, between, options, utility, is_two_sided, U(salt + world),
                values[world],
            )  # fmt: skip
    return True
