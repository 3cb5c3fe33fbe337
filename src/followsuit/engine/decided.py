"""Whether a round is decided: nothing that is left of it can change anybody's score.

It goes by what lies open alone: how many tricks each seat has, which cards lie in them, what was bid. So it can be told
to everyone. What is left is thought to fall in any way whatever, more ways than the cards allow: a round that is said
to be decided is so, and one of which only the cards that are held could tell it is played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

from msgspec.structs import replace

from followsuit.engine.phases.scoring import scored
from followsuit.engine.position import Phase, Position
from followsuit.rules import Rules
from followsuit.rules.round import Round, Trick

MOST_WAYS = 300
"""In how many ways the tricks that are left may fall for it to be looked at."""


def may_be_decided(rules: Rules) -> bool:
    """Whether a round of a game can be told to be decided before its last card: not with tokens, melds or contracts."""
    plain = rules.tokens is None and rules.contracts is None
    return plain and all(word.follows_from_counts for word in rules.score)


def is_decided(position: Position) -> bool:
    """Whether every way to play what is left of the round gives everyone the same score."""
    rules, round_ = position.rules, position.round
    if round_ is None or position.phase is not Phase.PLAY or not may_be_decided(rules):
        return False
    left = max(len(round_.hands[seat]) for seat in round_.playing)
    if _is_worth_something(rules, round_) or comb(left + len(round_.playing) - 1, left) > MOST_WAYS:
        return False
    results = (scored(rules, _ended(round_, ways))[0] for ways in _ways(len(round_.playing), left))
    first = next(results)
    return all((first.scores, first.totals) == (other.scores, other.totals) for other in results)


def _is_worth_something(rules: Rules, round_: Round) -> bool:
    """Whether any card counts that lies in no trick yet, wherever it is."""
    taken = Counter(card for trick in round_.tricks for card in trick.cards)
    faces = rules.faces.by_order[round_.order]
    left = [card for card, copies in rules.deck.counts.items() if copies > taken[card]]
    counts = [word.counts for word in rules.score if word.counts is not None]
    return any(points.count((card,), faces) or points.worth(card) for points in counts for card in left)


def _ways(seats: int, tricks: int) -> Iterator[tuple[int, ...]]:
    """Every way to part so many tricks among so many seats."""
    if seats == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in _ways(seats - 1, tricks - first):
            yield (first, *rest)


def _ended(round_: Round, ways: tuple[int, ...]) -> Round:
    """The round as it ends if each seat that plays takes so many more tricks, with nothing in them that counts."""
    taken, more = list(round_.taken), list[Trick]()
    for seat, tricks in zip(round_.playing, ways, strict=True):
        taken[seat] += tricks
        more += [Trick(seat, (), winner=seat)] * tricks
    return replace(round_, trick=None, hands=(), dealt=(), tricks=(*round_.tricks, *more), taken=tuple(taken))
