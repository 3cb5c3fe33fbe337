"""The words of a score in the machine: the number that stands for each, its fields, and what it does to a seat's score.

A score word that is to be compiled needs an entry here and nothing else in the kernel.
"""

from __future__ import annotations

from functools import singledispatch

from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import Record
from followsuit.rules import (
    ByContract,
    DoubledWhenTrump,
    ExactBid,
    ExactZero,
    IconsGained,
    MissedBid,
    NoTrick,
    PerTrick,
    Rules,
)

PER_TRICK, NO_TRICK, DOUBLED, EXACT, EXACT_ZERO, MISSED = range(1, 7)
ICONS, CONTRACT = 7, 8
"""These look at more than one seat; `scoring` has what they do."""


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
    return DOUBLED, rules.faces.trumps.index(word.suit)


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


SCORE_WORDS = frozenset(term_of.registry) - {object}
"""Every word of a score that is compiled."""


@compiled
def with_term(game: Record, seat: int, term: int, one: int, two: int) -> int:
    """A seat's score with one term more."""
    so_far, taken, called = game.scores[seat], game.taken[seat], game.bids[seat]
    if term == PER_TRICK:
        return so_far + one * taken
    if term == NO_TRICK:
        return so_far if taken else so_far + one
    if term == DOUBLED:
        return so_far * 2 if game.trump == one else so_far
    if term == EXACT:
        return so_far + one + two * taken if called == taken else so_far
    if term == EXACT_ZERO:
        return so_far + one if called == 0 and taken == 0 and game.size >= two else so_far
    return so_far + one * abs(called - taken)
