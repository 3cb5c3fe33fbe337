"""What two options are compared in: the trick, bids, points, who wins the round and the game; world by world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.bots import reasons
from followsuit.cards import Card
from followsuit.engine.actions import Action, Pick
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.minds.noting import Fact, Notes
from followsuit.rules.end import Aim

Floats = npt.NDArray[np.float64]
IN_A_TRICK = (Phase.PLAY, Phase.LAY)


@dataclass(frozen=True)
class Lookout:
    """Options as they were looked at, the best first: their values and notes by world."""

    view: View
    actions: Sequence[Action]
    values: Floats
    """No number where an option was not looked at any more."""
    notes: Notes
    dearest: Card | None
    """The one card that is worth most, if there is one."""

    def leads(self, other: int) -> Floats:
        """By how much the best option was ahead of another in each world in which both were looked at."""
        leads = self.values[:, 0] - self.values[:, other]
        return np.asarray(leads[~np.isnan(leads)])

    def called(self, other: int) -> Message:
        """An option beside the best one: of cards that are picked, only those that differ."""
        best, action = self.actions[0], self.actions[other]
        if isinstance(best, Pick) and isinstance(action, Pick) and set(best.cards) & set(action.cards):
            cards = [str(card) for card in action.cards if card not in best.cards]
            kept = [str(card) for card in best.cards if card not in action.cards]
            return Message("doing/instead", {"cards": cards, "kept": kept})
        return reasons.doing(action, self.view)

    def seen(self, other: int) -> tuple[Notes, Notes]:
        """What was noted of the best option and of another in those worlds."""
        both = ~np.isnan(self.values[:, 0] - self.values[:, other])
        return self.notes[both, 0], self.notes[both, other]


@dataclass(frozen=True)
class Measure:
    """Something that options may differ in, as it came with each of two of them, world by world."""

    code: str
    family: str
    """Of each family one difference is told."""
    weight: float
    """How much players care about it: the higher, the less it has to explain."""
    mine: npt.NDArray[Any]
    theirs: npt.NDArray[Any]
    facts: dict[str, object] = field(default_factory=dict)
    wanted: int = 0
    """1 where more of it is always better, -1 where less is, 0 where it depends."""
    explains: float = 0.0
    """With how much of the lead it goes."""

    @property
    def is_chance(self) -> bool:
        """Whether it holds or does not, rather than comes to an amount."""
        return self.mine.dtype == np.bool_


def measures(looked: Lookout, other: int) -> Iterator[Measure]:
    """All that the best option and another one are compared in."""
    view, notes = looked.view, looked.seen(other)
    assert view.seat is not None
    yield from _of_the_trick(view, view.seat, *notes)
    yield from _of_bids(view, view.seat, *notes)
    yield from _of_points(looked, other, view.seat)
    yield from _of_the_end(view, view.seat, *notes)


def _has_partner(view: View, seat: int) -> bool:
    return bool(view.sides) and view.sides.count(view.sides[seat]) > 1


def _of_side(view: View, seat: int, seats: npt.NDArray[np.int16]) -> npt.NDArray[np.bool_]:
    """Whether each of some seats counts with a seat."""
    own = [other for other in range(view.game.seats) if _is_ours(view, seat, other)]
    return np.isin(seats, own)


def _is_ours(view: View, seat: int, other: int) -> bool:
    return view.sides[other] == view.sides[seat] if view.sides else other == seat


def _of_the_trick(view: View, seat: int, mine: Notes, theirs: Notes) -> Iterator[Measure]:
    if view.phase not in IN_A_TRICK:
        return
    facts: dict[str, object] = {"side": _has_partner(view, seat)}
    ours = [_of_side(view, seat, notes[:, Fact.TRICK_WINNER]) for notes in (mine, theirs)]
    if ours[0].mean() >= ours[1].mean():
        yield Measure("hint/trick-won", "trick", 0.6, ours[0], ours[1], facts)
    else:
        yield Measure("hint/trick-left", "trick", 0.6, ~ours[0], ~ours[1], facts)
    if view.game.rules.points_in(view.played) is not None:
        against = view.game.rules.aim is Aim.FEWEST
        points = [notes[:, Fact.TRICK_POINTS] * won for notes, won in zip((mine, theirs), ours, strict=True)]
        code = "hint/trick-against" if against else "hint/trick-points"
        yield Measure(code, "trick", 0.65, points[0], points[1], facts, wanted=-1 if against else 1)


def _has(notes: Notes, fact: Fact, seat: int) -> npt.NDArray[np.bool_]:
    """Whether a seat is in what was noted as a mask of seats."""
    return (notes[:, fact] >> seat & 1).astype(np.bool_)


def _of_bids(view: View, seat: int, mine: Notes, theirs: Notes) -> Iterator[Measure]:
    rules = view.game.rules
    if rules.bidding is None:
        return
    met = [_has(notes, Fact.MET, seat) for notes in (mine, theirs)]
    yield Measure("hint/side-bid-met" if rules.joins_bids else "hint/bid-met", "bid", 1.0, met[0], met[1], wanted=1)
    if view.phase not in IN_A_TRICK:
        # What others make of their bids is not what one bids for.
        return
    for other in view.playing:
        is_ours = _is_ours(view, seat, other)
        facts: dict[str, object] = {"seat": other}
        if rules.joins_bids and view.bids[other] == 0:
            kept = [_has(notes, Fact.NO_TRICK, other) for notes in (mine, theirs)]
            if is_ours:
                yield Measure("hint/nil-kept", "nil", 1.0, kept[0], kept[1], facts, wanted=1)
            else:
                yield Measure("hint/nil-broken", "nil", 0.9, ~kept[0], ~kept[1], facts, wanted=1)
        if not is_ours and view.bids[other] is not None:
            missed = [~_has(notes, Fact.MET, other) for notes in (mine, theirs)]
            code = "hint/side-bid-missed" if rules.joins_bids else "hint/bid-missed"
            yield Measure(code, "others", 0.7, missed[0], missed[1], facts, wanted=1)


def _of_points(looked: Lookout, other: int, seat: int) -> Iterator[Measure]:
    """Card points of the round, and cards that bring or cost most of them."""
    view, rules, (mine, theirs) = looked.view, looked.view.game.rules, looked.seen(other)
    counts = rules.points_in(view.played)
    if counts is None and rules.contracts is None:
        return
    against = rules.aim is Aim.FEWEST
    facts: dict[str, object] = {"side": _has_partner(view, seat)}
    if counts is not None:
        stashes = (_stash(view, looked.actions[place]) for place in (0, other))
        points = [
            notes[:, Fact.SIDE_POINTS] + counts.count(stash)
            for notes, stash in zip((mine, theirs), stashes, strict=True)
        ]
        code = "hint/points-against" if against else "hint/points"
        yield Measure(code, "points", 0.8, points[0], points[1], facts, wanted=-1 if against else 0)
    melds = [notes[:, Fact.SIDE_MELDS] for notes in (mine, theirs)]
    yield Measure("hint/melds", "melds", 0.5, melds[0], melds[1], facts, wanted=1)
    if not against:
        return
    if looked.dearest is not None:
        taken = [_of_side(view, seat, notes[:, Fact.TOOK_DEAREST]) for notes in (mine, theirs)]
        yield Measure("hint/dearest", "dearest", 0.85, taken[0], taken[1], {"card": str(looked.dearest)})
    for taker in range(view.game.seats):
        took = [notes[:, Fact.TOOK_ALL] == taker for notes in (mine, theirs)]
        if taker == seat:
            yield Measure("hint/took-all", "all", 0.9, took[0], took[1], {"seat": taker}, wanted=1)
        else:
            yield Measure("hint/not-all", "all", 0.9, ~took[0], ~took[1], {"seat": taker}, wanted=1)


def _stash(view: View, action: Action) -> tuple[Card, ...]:
    """The cards put away, or about to be, that count for whoever did it."""
    if view.seat != view.declarer:
        return ()
    return action.cards if isinstance(action, Pick) else view.stash


def _of_the_end(view: View, seat: int, mine: Notes, theirs: Notes) -> Iterator[Measure]:
    """Tricks, the round and the game."""
    rules, both = view.game.rules, (mine, theirs)
    facts: dict[str, object] = {"side": _has_partner(view, seat)}
    won = [notes[:, Fact.GAME] > 0 for notes in both]
    yield Measure("hint/game-won", "game", 1.2, won[0], won[1], wanted=1)
    lost = [notes[:, Fact.GAME] < 0 for notes in both]
    yield Measure("hint/game-lost", "game", 1.1, lost[0], lost[1], wanted=-1)
    if rules.bidding is None:
        yield from _of_tricks(view, seat, mine, theirs)
        if rules.contracts is not None:
            ahead = [notes[:, Fact.SCORE] > 0 for notes in both]
            yield Measure("hint/round-won", "round", 1.0, ahead[0], ahead[1], facts, wanted=1)
        elif rules.sides.has_partners:
            ahead = [notes[:, Fact.WON] > 0 for notes in both]
            yield Measure("hint/round-won", "round", 1.0, ahead[0], ahead[1], facts, wanted=1)
    scores = [notes[:, Fact.SCORE] for notes in both]
    if rules.sides.has_partners:
        scores = [notes[:, Fact.SCORE] - notes[:, Fact.OTHERS_SCORE] for notes in both]
    if rules.aim is Aim.ZERO:
        away = [np.abs(view.totals[seat] + score) for score in scores]
        yield Measure("hint/from-zero", "distance", 0.6, away[0], away[1], wanted=-1)
    else:
        against = rules.aim is Aim.FEWEST
        code = "hint/score-against" if against else "hint/score"
        together: dict[str, object] = {"side": rules.sides.has_partners}
        yield Measure(code, "score", 0.35, scores[0], scores[1], together, wanted=-1 if against else 1)


def _of_tricks(view: View, seat: int, mine: Notes, theirs: Notes) -> Iterator[Measure]:
    """Tricks, where nobody bids them and no card points count against their taker."""
    rules, both = view.game.rules, (mine, theirs)
    if rules.aim is Aim.FEWEST:
        return
    if rules.contracts is None or view.played is not None:
        # Before a contract is chosen it is card points that one chooses it for.
        tricks = [notes[:, Fact.SIDE_TRICKS] for notes in both]
        yield Measure("hint/tricks", "points", 0.6, tricks[0], tricks[1], {"side": _has_partner(view, seat)})
    if not rules.sides.has_partners:
        none = [_has(notes, Fact.NO_TRICK, seat) for notes in both]
        if none[0].mean() >= none[1].mean():
            yield Measure("hint/no-trick", "points", 0.7, none[0], none[1])
        else:
            yield Measure("hint/some-trick", "points", 0.7, ~none[0], ~none[1])
