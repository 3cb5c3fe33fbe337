"""Plain search of a position with open cards, for every world and every option: slow, short and easy to believe.

Nothing is pruned but what cannot matter, nothing is remembered, and the rules are the kernel's own.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import OVER, SCORED, SEATS, Record
from followsuit.kernel.legality import legal
from followsuit.kernel.machine import act
from followsuit.kernel.scoring import merit, utility

DEEPEST = 33
"""The most actions that can be looked ahead."""
WIDEST = 48
"""The most options that a seat may have on the way."""
EACH_FOR_ITSELF, ALL_AGAINST = 0, 1
"""What the others are out for: each its own good, or the harm of the seat that decides."""


@compiled
def worth(game: Record, tables: Record, seat: int, match: bool) -> float:
    """What the end of a round is worth to a seat: the round, or the match.

    A match won is 100, a shared one less, a lost one nothing; one that goes on is 50, and up to 25 more or less by
    the lead over the best of the others.
    """
    if not match:
        return utility(game, tables, seat)
    if game.at == OVER and game.winners:
        winners = 0
        for other in range(tables.seats):
            winners += (game.winners >> other) & 1
        if tables.partners:
            winners //= 2
        return 100.0 / winners if (game.winners >> seat) & 1 else 0.0
    lead = 1000.0
    for other in range(tables.seats):
        if tables.side[other] != tables.side[seat]:
            lead = min(lead, merit(game.totals[seat], tables.aim) - merit(game.totals[other], tables.aim))
    return 50.0 + min(25.0, max(-25.0, lead))


@compiled
def solve(stack: np.ndarray, options: np.ndarray, tables: Record, seat: int, others: int, match: bool) -> float:
    """What the position in `stack[0]` comes to for a seat, if all see all cards.

    Where the others are equally well off, the one who decides hurts the seat.
    """
    number = np.zeros(DEEPEST, np.int64)
    tried = np.zeros(DEEPEST, np.int64)
    best = np.zeros((DEEPEST, SEATS))
    found = np.zeros(SEATS)
    side = stack[0].side
    level = 0
    number[0] = -1
    while True:
        game = stack[level]
        if game.at >= SCORED:
            for other in range(tables.seats):
                found[other] = worth(game, tables, other, match)
        else:
            if number[level] < 0:
                number[level] = legal(game, tables, options[level])
                tried[level] = 0
            if tried[level] < number[level]:
                stack[level + 1] = stack[level]
                act(stack[level + 1], tables, options[level, tried[level]])
                tried[level] += 1
                level += 1
                number[level] = -1
                continue
            found[:] = best[level]
        if level == 0:
            return float(found[seat])
        level -= 1
        mover = stack[level].to_act
        if tried[level] == 1:
            best[level] = found
        elif others == ALL_AGAINST:
            better = found[seat] > best[level, seat]
            if better == (side[mover] == side[seat]) and found[seat] != best[level, seat]:
                best[level] = found
        elif found[mover] > best[level, mover] or (
            found[mover] == best[level, mover] and found[seat] < best[level, seat]
        ):
            best[level] = found
        if others == ALL_AGAINST and _decided(stack, best, tried, side, seat, level):
            tried[level] = number[level]


@compiled
def _decided(stack: np.ndarray, best: np.ndarray, tried: np.ndarray, side: np.ndarray, seat: int, level: int) -> bool:
    """Whether somebody further up already has something at least as good, so that this branch is not chosen."""
    here = side[stack[level].to_act] == side[seat]
    for above in range(level):
        if tried[above] > 1 and (side[stack[above].to_act] == side[seat]) != here:
            if here and best[level, seat] >= best[above, seat]:
                return True
            if not here and best[level, seat] <= best[above, seat]:
                return True
    return False


@compiled
def solve_worlds(  # noqa: PLR0917 - compiled code takes no keywords
    start: np.ndarray,
    tables: Record,
    hands: np.ndarray,
    table: np.ndarray,
    stash: np.ndarray,
    options: np.ndarray,
    others: int,
    match: bool,
    values: np.ndarray,
) -> None:
    """Fill `values[world, option]`: each option in each world, and then the best that everyone can do."""
    seat = start[0].to_act
    stack = np.zeros(DEEPEST + 1, start.dtype)
    room = np.zeros((DEEPEST, WIDEST), np.int64)
    for world in range(len(hands)):
        for option in range(len(options)):
            stack[0] = start[0]
            for other in range(tables.seats):
                stack[0].hands[other] = hands[world, other]
            stack[0].table = table[world]
            stack[0].stash = stash[world]
            act(stack[0], tables, options[option])
            values[world, option] = solve(stack, room, tables, seat, others, match)
