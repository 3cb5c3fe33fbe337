"""How the best option differs from the next one, told from the worlds in which both were played out.

What is compared is what players talk about: the trick, bids, points, who wins the round. A difference is worth telling
if it goes with the difference in value: it is large, sure, and the option is ahead where it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from followsuit.bots import reasons
from followsuit.bots.flat import FEW
from followsuit.bots.measures import Floats, Lookout, Measure, measures
from followsuit.engine.actions import Action, Pick, Play
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.rules.end import Aim
from followsuit.rules.faces import FREE

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
SMALL_SHARE = 0.1
SMALL_AMOUNT, SMALL_PART = 0.25, 0.08
"""Smaller differences are small: in chances, in points or tricks, and as a part of these. They need no figures."""
MOST_TOLD = 2


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
        sentences.append(Message("hint/clears", {"suit": suit, "then": _free_to(looked.view, suit)}))
    if close and not isinstance(looked.actions[0], Pick):
        sentences.append(Message("hint/close", {"second": looked.called(close[0])}))
    return Message("hint/differs", {"second": second, "reasons": sentences, "sure": is_sure})


def most_telling(looked: Lookout, other: int, leads: Floats) -> list[Measure]:
    """One or two differences that explain most of the lead, this trick before what comes of it.

    A small one is told only where there is no other, and then only of a chance: of an amount it would say nothing.
    """
    found = [explained for measure in measures(looked, other) if (explained := _explaining(measure, leads))]
    found = [measure for measure in found if measure.explains > EXPLAINS] or found
    found.sort(key=lambda measure: -measure.weight * measure.explains)
    told: list[Measure] = []
    for measure in found:
        families = {each.family for each in told}
        # What the round brings says it all: where that explains most, what it comes of need not be told.
        is_needed = "score" not in families and (measure.family != "score" or not told or families == {"trick"})
        if is_needed and measure.family not in families and len(told) < MOST_TOLD:
            told.append(measure)
    told = _without_lesser_points(told)
    large = [measure for measure in told if not _is_small(measure, len(leads))]
    if [measure.code for measure in large] == ["hint/trick-left"]:
        # A trick that is left to others is good for something, be it small.
        large = told
    told = large or [measure for measure in told if measure.is_chance][:1]
    return sorted(told, key=lambda measure: measure.family != "trick")


def _without_lesser_points(told: list[Measure]) -> list[Measure]:
    """Where fewer card points are better it is not for their own sake: something else tells it, if anything does."""
    kept = [each for each in told if each.code != "hint/points" or each.mine.mean() > each.theirs.mean()]
    return kept or told


def _is_small(measure: Measure, worlds: int) -> bool:
    """Whether two options hardly differ in something, as far as one can tell."""
    mine, theirs = _rounded(measure, worlds)
    if measure.is_chance:
        return abs(mine - theirs) < SMALL_SHARE
    return abs(mine - theirs) < max(SMALL_AMOUNT, SMALL_PART * max(abs(mine), abs(theirs)))


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
        if _is_small(measure, worlds) and mine < 1:
            slightly = Message("hint/slightly", {"more": mine > theirs})
            return Message(measure.code, {"figure": slightly, "beside": "", **measure.facts})
        figure, other = Message("hint/often", {"share": mine}), Message("hint/share", {"share": theirs})
    else:
        digits = 0 if max(abs(mine), abs(theirs)) >= LARGE else 1
        code = "hint/signed" if measure.code == "hint/score" else "hint/amount"
        figure, other = (Message(code, {"amount": each, "digits": digits}) for each in (mine, theirs))
    beside = Message("hint/beside", {"other": other})
    return Message(measure.code, {"figure": figure, "beside": beside, **measure.facts})


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


def _free_to(view: View, suit: str) -> str:
    """What a hand can do with a suit that it is without: trump it, throw penalty cards on it, or nothing special."""
    if view.game.rules.aim is Aim.FEWEST:
        return "throw"
    faces = view.game.rules.faces.by_order[view.order]
    return "trump" if any(faces[card].trump and faces[card].suit != suit for card in view.hand) else "none"
