"""The words of a score in the machine: the number that stands for each, its fields, and what it does to a seat's score.

A score word that is to be compiled needs an entry here and nothing else in the kernel.
"""

from __future__ import annotations

from functools import singledispatch

import numpy as np

from followsuit.kernel.bits import ONE, U
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import NOBODY, Record
from followsuit.rules import (
    Bags,
    ByContract,
    DoubledWhenTrump,
    EveryTrick,
    ExactBid,
    ExactZero,
    IconsGained,
    LastTrick,
    MakersNeedMost,
    MakersTake,
    MissedBid,
    Moon,
    Nil,
    NoTrick,
    OddTricks,
    PerTrick,
    PointsTaken,
    PointSteps,
    Rules,
    SideContract,
    TrickMelds,
)

PER_TRICK, NO_TRICK, DOUBLED, EXACT, EXACT_ZERO, MISSED = range(1, 7)
ODD_TRICKS, EVERY_TRICK, SIDE_CONTRACT, BAGS, NIL, POINTS_TAKEN, POINT_STEPS = range(7, 14)
ICONS, CONTRACT = 14, 15
"""Tokens and contracts; `scoring` has what they do."""
OF_ALL = 16
LAST_TRICK, MOON, MELDS, MAKERS_TAKE, MAKERS_NEED_MOST = range(OF_ALL, OF_ALL + 5)
"""These look at more than one side."""


@singledispatch
def term_of(word: object, _: Rules) -> tuple[int, ...]:
    """The number of a word, and its fields."""
    raise AssertionError(f"{word!r} is not compiled")


@term_of.register
def _(word: PerTrick, _: Rules) -> tuple[int, ...]:
    return PER_TRICK, word.points


@term_of.register
def _(word: NoTrick, _: Rules) -> tuple[int, ...]:
    return NO_TRICK, word.points


@term_of.register
def _(word: DoubledWhenTrump, rules: Rules) -> tuple[int, ...]:
    return DOUBLED, rules.faces.orders.index(word.suit)


@term_of.register
def _(word: ExactBid, _: Rules) -> tuple[int, ...]:
    return EXACT, word.points, word.per_trick


@term_of.register
def _(word: ExactZero, _: Rules) -> tuple[int, ...]:
    return EXACT_ZERO, word.points, word.from_hand


@term_of.register
def _(word: MissedBid, _: Rules) -> tuple[int, ...]:
    return MISSED, word.per_trick


@term_of.register
def _(word: IconsGained, _: Rules) -> tuple[int, ...]:
    del word
    return (ICONS,)


@term_of.register
def _(word: ByContract, _: Rules) -> tuple[int, ...]:
    del word
    return (CONTRACT,)


@term_of.register
def _(word: OddTricks, _: Rules) -> tuple[int, ...]:
    return ODD_TRICKS, word.above, word.points


@term_of.register
def _(word: EveryTrick, _: Rules) -> tuple[int, ...]:
    return EVERY_TRICK, word.points


@term_of.register
def _(word: SideContract, _: Rules) -> tuple[int, ...]:
    return SIDE_CONTRACT, word.per_trick, word.overtrick


@term_of.register
def _(word: Bags, _: Rules) -> tuple[int, ...]:
    return BAGS, word.every, word.points


@term_of.register
def _(word: Nil, _: Rules) -> tuple[int, ...]:
    return NIL, word.points, word.blind


@term_of.register
def _(word: PointsTaken, _: Rules) -> tuple[int, ...]:
    del word
    return (POINTS_TAKEN,)


@term_of.register
def _(word: PointSteps, _: Rules) -> tuple[int, ...]:
    return POINT_STEPS, word.all_tricks, len(word.steps)


@term_of.register
def _(word: LastTrick, _: Rules) -> tuple[int, ...]:
    return LAST_TRICK, word.points


@term_of.register
def _(word: Moon, _: Rules) -> tuple[int, ...]:
    return MOON, word.points


@term_of.register
def _(word: TrickMelds, _: Rules) -> tuple[int, ...]:
    del word
    return (MELDS,)


@term_of.register
def _(word: MakersTake, _: Rules) -> tuple[int, ...]:
    return MAKERS_TAKE, word.tricks, word.points, word.all_tricks, word.all_alone, word.failed


@term_of.register
def _(word: MakersNeedMost, _: Rules) -> tuple[int, ...]:
    del word
    return (MAKERS_NEED_MOST,)


SCORE_WORDS = frozenset(term_of.registry) - {object}
"""Every word of a score that is compiled."""


@compiled
def with_term(  # noqa: PLR0911 - a line a word; numbers are passed on faster than a row of them
    game: Record, tables: Record, seat: int, kind: int, one: int, two: int
) -> int:
    """A seat's score with one term more."""
    so_far, taken, called, ours = game.scores[seat], game.taken[seat], game.bids[seat], game.side_taken[seat]
    if kind == PER_TRICK:
        return so_far + one * ours
    if kind == NO_TRICK:
        return so_far if ours else so_far + one
    if kind == DOUBLED:
        return so_far * 2 if game.order == one else so_far
    if kind == EXACT:
        return so_far + one + two * taken if called == taken else so_far
    if kind == EXACT_ZERO:
        return so_far + one if called == 0 and taken == 0 and game.size >= two else so_far
    if kind == MISSED:
        # Where a round was thrown in before anybody bid, nobody has missed anything.
        return so_far + one * abs(called - taken) if called >= 0 else so_far
    if kind == ODD_TRICKS:
        return so_far + two * max(0, ours - one)
    if kind == EVERY_TRICK:
        return so_far + one if game.tricks and ours == game.tricks else so_far
    if kind == POINTS_TAKEN:
        return so_far + game.side_points[seat]
    if kind == POINT_STEPS:
        return so_far + _step(game, tables, seat, one, two)
    return _with_bids(game, tables, seat, kind, one, two)


@compiled
def _with_bids(game: Record, tables: Record, seat: int, kind: int, one: int, two: int) -> int:
    """A seat's score with a term more that looks at what its side has bid."""
    so_far, over = game.scores[seat], game.side_taken[seat] - game.side_bid[seat]
    if kind == SIDE_CONTRACT:
        return so_far - one * game.side_bid[seat] if over < 0 else so_far + one * game.side_bid[seat] + two * over
    if kind == BAGS:
        bags = game.before[seat] % one
        return so_far + two * ((bags + max(0, over)) // one)
    for other in range(tables.seats):
        if game.side[other] == game.side[seat] and game.bids[other] == 0:
            worth = two if (game.blind >> other) & 1 else one
            so_far += -worth if game.taken[other] else worth
    return so_far


@compiled
def _step(game: Record, tables: Record, seat: int, all_tricks: int, steps: int) -> int:
    """What the step brings that a side's card points reach."""
    if game.tricks == 0:
        return 0
    if game.side_taken[seat] == game.tricks:
        return all_tricks
    for index in range(steps):
        if game.side_points[seat] >= tables.step_least[index]:
            return tables.step_value[index]
    return 0


@compiled
def score_of_all(game: Record, tables: Record, term: np.ndarray) -> None:
    """Everyone's score with a term more that looks at more than one side."""
    kind, one = term[0], term[1]
    if kind == MELDS:
        for seat in range(tables.seats):
            melds = 0
            for other in range(tables.seats):
                if game.side[other] == game.side[seat]:
                    melds += game.melds[other]
            game.scores[seat] += melds
    elif kind == LAST_TRICK:
        if game.tricks:
            side = game.side[game.trick_winner[game.tricks - 1]]
            for seat in range(tables.seats):
                game.scores[seat] += one if game.side[seat] == side else 0
    elif kind == MOON:
        side = _shooter(game, tables)
        if side != NOBODY:
            for seat in range(tables.seats):
                game.scores[seat] += -one if game.side[seat] == side else one
    elif game.declarer != NOBODY:
        if kind == MAKERS_TAKE:
            _score_makers(game, tables, term)
        else:
            _makers_need_most(game, tables)


@compiled
def _shooter(game: Record, tables: Record) -> int:
    """The side that took every card that counts against it; nobody if several sides took some, or none was played."""
    side = NOBODY
    for trick in range(game.tricks):
        for place in range(game.playing):
            if tables.counting & (ONE << U(game.trick_cards[trick, place])):
                taker = game.side[game.trick_winner[trick]]
                if side not in (NOBODY, taker):
                    return NOBODY
                side = taker
    return side


@compiled
def _score_makers(game: Record, tables: Record, term: np.ndarray) -> None:
    """What the makers get by their tricks, or the others when they fail."""
    taken, made = game.side_taken[game.declarer], 0
    if taken >= term[1]:
        made = term[2] if taken < game.tricks else term[4] if game.alone else term[3]
    for seat in range(tables.seats):
        if game.side[seat] == game.side[game.declarer]:
            game.scores[seat] += made
        elif not made:
            game.scores[seat] += term[5]


@compiled
def _makers_need_most(game: Record, tables: Record) -> None:
    """If the makers have no more than the others, these get everything."""
    mine, side = game.scores[game.declarer], game.side[game.declarer]
    has_most = True
    for seat in range(tables.seats):
        has_most = has_most and (game.side[seat] == side or game.scores[seat] < mine)
    if not has_most:
        for seat in range(tables.seats):
            game.scores[seat] = 0 if game.side[seat] == side else game.scores[seat] + mine
