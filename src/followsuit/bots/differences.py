"""How the best option differs from the next one, told from the worlds in which both were played out.

What is compared is what players talk about: the trick, bids, points, who wins the round. A difference is worth telling
if it goes with the difference in value: it is large, sure, and the option is ahead where it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.bots import reasons
from followsuit.bots.flat import FEW
from followsuit.cards import Card
from followsuit.engine.actions import Action, Pick, Play
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.minds.noting import Fact, Notes
from followsuit.rules.end import Aim
from followsuit.rules.faces import FREE

Floats = npt.NDArray[np.float64]

SURE, LIKELY = 2.6, 1.3
"""By how many standard errors an option is ahead that is surely, or probably, better."""
LEAST_SHARE = 0.03
LEAST_AMOUNT = 0.1
LEAST_PART = 0.02
"""Smaller differences are not worth telling: in chances, in points or tricks, and as a part of all of them."""
LEAST_IN_TRICK = 0.15
"""The same for a single trick: for the chance to win it, and as a part of its points."""
EXPLAINS = 0.3
"""How much of the lead a difference must go with to be told, if anything else is."""
FAR = 0.25
"""An option is far ahead at first sight if it is by so many usual results."""
MANY, SOME = 100, 20
"""Worlds from which chances are told to one, and to five, in a hundred; else to ten."""
LARGE = 20
"""Amounts from here on are told without a fraction."""
MOST_TOLD = 2
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


def reason(looked: Lookout) -> Message:
    """Why the best option is best: what differs from the next one that is not as good, and how sure that is."""
    close: list[int] = []
    for other in range(1, len(looked.actions)):
        leads = looked.leads(other)
        if len(leads) and _sureness(leads) >= LIKELY:
            return _better(looked, other, close)
        if len(leads):
            close.append(other)
    leads, second = looked.leads(1), looked.called(1)
    if len(leads) and not leads.any():
        return reasons.as_good(len(leads), second)
    return Message("hint/hardly", {"second": second})


def at_first_sight(actions: Sequence[Action], values: Sequence[float], view: View) -> Message:
    """What a network says that has looked at no world: how far the best is ahead, its unit being a usual result."""
    is_clear = values[0] - values[1] > FAR
    return Message("hint/learned", {"second": reasons.doing(actions[1], view), "clear": bool(is_clear)})


def _sureness(leads: Floats) -> float:
    """By how many standard errors the mean is above zero."""
    error = max(float(leads.std()), 1e-3) / float(np.sqrt(len(leads)))
    return float(leads.mean() / error)


def _better(looked: Lookout, other: int, close: Sequence[int]) -> Message:
    leads, second = looked.leads(other), looked.called(other)
    is_sure = len(leads) >= FEW and _sureness(leads) >= SURE
    told = most_telling(looked, other, leads)
    if not told:
        return reasons.best(len(leads), second, is_clear=is_sure)
    sentences = [worded(measure, len(leads)) for measure in told]
    if (suit := suit_cleared(looked, other, told)) is not None:
        sentences.append(Message("hint/clears", {"suit": suit}))
    if close and not isinstance(looked.actions[0], Pick):
        sentences.append(Message("hint/close", {"second": looked.called(close[0])}))
    return Message("hint/differs", {"second": second, "reasons": sentences, "sure": is_sure})


def most_telling(looked: Lookout, other: int, leads: Floats) -> list[Measure]:
    """One or two differences that explain most of the lead, this trick before what comes of it."""
    found = [explained for measure in _measures(looked, other) if (explained := _explaining(measure, leads))]
    found = [measure for measure in found if measure.explains > EXPLAINS] or found
    found.sort(key=lambda measure: -measure.weight * measure.explains)
    told: list[Measure] = []
    for measure in found:
        families = {each.family for each in told}
        # What the round brings says it all: where that explains most, what it comes of need not be told.
        is_needed = "score" not in families and (measure.family != "score" or not told or families == {"trick"})
        if is_needed and measure.family not in families and len(told) < MOST_TOLD:
            told.append(measure)
    return sorted(told, key=lambda measure: measure.family != "trick")


def _explaining(measure: Measure, leads: Floats) -> Measure | None:
    """The measure with how much of the lead it explains; none if the options hardly differ in it."""
    differences = measure.mine.astype(np.float64) - measure.theirs.astype(np.float64)
    mean, worlds = float(differences.mean()), len(differences)
    error = float(differences.std()) / np.sqrt(worlds)
    mine, theirs = _rounded(measure, worlds)
    share, part = (LEAST_IN_TRICK, LEAST_IN_TRICK) if measure.family == "trick" else (LEAST_SHARE, LEAST_PART)
    least = share if measure.is_chance else max(LEAST_AMOUNT, part * max(abs(mine), abs(theirs)))
    if abs(mean) < max(least, error) or mine == theirs or measure.wanted * mean < 0:
        return None
    slope = float((leads * differences).sum() / (differences**2).sum())
    explains = min(1.0, slope * mean / float(leads.mean()))
    return replace(measure, explains=explains) if explains > 0 else None


def _rounded(measure: Measure, worlds: int) -> tuple[float, float]:
    """What the two options come to, no more exactly than it is known."""
    means = float(measure.mine.mean()), float(measure.theirs.mean())
    if measure.is_chance:
        steps = 100 if worlds >= MANY else 20 if worlds >= SOME else 10
        return round(means[0] * steps) / steps, round(means[1] * steps) / steps
    digits = 0 if max(map(abs, means)) >= LARGE else 1
    return round(means[0], digits), round(means[1], digits)


def worded(measure: Measure, worlds: int) -> Message:
    """A difference as a message: what the best option comes to, and what the other one does."""
    mine, theirs = _rounded(measure, worlds)
    if measure.is_chance:
        figure, other = Message("hint/often", {"share": mine}), Message("hint/share", {"share": theirs})
    else:
        digits = 0 if max(abs(mine), abs(theirs)) >= LARGE else 1
        code = "hint/signed" if measure.code == "hint/score" else "hint/amount"
        figure, other = (Message(code, {"amount": each, "digits": digits}) for each in (mine, theirs))
    return Message(measure.code, {"figure": figure, "other": other, **measure.facts})


def _measures(looked: Lookout, other: int) -> Iterator[Measure]:
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
        wanted = 1 if taker == seat else -1
        yield Measure("hint/took-all", "all", 0.9, took[0], took[1], {"seat": taker}, wanted=wanted)


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
    tricks = [notes[:, Fact.SIDE_TRICKS] for notes in both]
    yield Measure("hint/tricks", "points", 0.6, tricks[0], tricks[1], {"side": _has_partner(view, seat)})
    if not rules.sides.has_partners:
        none = [_has(notes, Fact.NO_TRICK, seat) for notes in both]
        yield Measure("hint/no-trick", "points", 0.7, none[0], none[1])


def suit_cleared(looked: Lookout, other: int, told: Sequence[Measure]) -> str | None:
    """The suit of which a card is the last, where there is room to say so and the other card is none."""
    if len(told) >= MOST_TOLD or any(measure.family == "trick" for measure in told):
        return None
    suits = [_cleared(looked.view, looked.actions[place]) for place in (0, other)]
    return suits[0] if suits[0] and not suits[1] else None


def _cleared(view: View, action: Action) -> str:
    """The suit that a hand is without once a card of it is played."""
    if not isinstance(action, Play):
        return ""
    faces, left = view.game.rules.faces, list(view.hand)
    left.remove(action.card)
    suit = faces.led((action.card,), view.order)
    is_held = any(faces.led((card,), view.order) == suit for card in left)
    return "" if suit == FREE or is_held or not left else suit
