"""What a comparison or a sweep says, in messages: figures beside each other, and a verdict in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from followsuit.lab.measuring.balance import Change
from followsuit.lab.measuring.comparison import Comparison, Contender
from followsuit.lab.measuring.figures import SHARES
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.sweep import Sweep
from followsuit.lab.reporting.amounts import gained, give_or_take, number, percent, within
from followsuit.language.message import Facts, Message
from followsuit.rules.options import shown

DECISIVE = ("minutes", "unfinished", "seat-advantage", "bids-made", "skill", "lead-changes")
"""The figures that a verdict is about."""
NONE_KNOWN = Message("compare/unknown")


def title(figure: str) -> Message:
    """What a figure is called."""
    return Message(f"compare/figure-{figure}")


def short(figure: str, value: float) -> Message:
    """A figure without its interval."""
    return percent(value) if figure in SHARES and value >= 0 else number(100 * value if figure in SHARES else value)


def told(figure: str, value: Estimate | None) -> Message:
    """A figure with its interval."""
    if value is None:
        return NONE_KNOWN
    return within(value) if figure in SHARES else give_or_take(number(value.mean), value.half)


def apart(change: Change) -> Message:
    """By how much a figure differs, in brackets where that may be chance."""
    is_share, by = change.figure in SHARES, change.difference
    scale = 100 if is_share else 1
    reach = number(scale * by.half) if isfinite(by.half) else None
    facts: Facts = {
        "by": gained(scale * by.mean, 1),
        "reach": reach,
        "share": is_share,
        "significant": change.significant,
    }
    return Message("compare/apart", facts)


def changed(change: Change) -> Message:
    """“skill 61 % → 40 %”."""
    one, other = short(change.figure, change.usual.mean), short(change.figure, change.then.mean)
    return Message("compare/changed", {"figure": title(change.figure), "one": one, "other": other})


def sure_changes(changes: Sequence[Change]) -> Message:
    """All that changes beyond chance, in one line."""
    surely = [changed(change) for change in changes if change.significant]
    return Message("compare/changes", {"changes": surely}) if surely else Message("compare/no-changes")


def played(found: Comparison) -> Message:
    """How often each was played, and by whom."""
    plan, names = found.plan, list(dict.fromkeys(each.player for each in found.contenders))
    return Message("compare/played", {"games": plan.games, "players": names, "seed": plan.seed})


def stopped(found: Comparison) -> list[Message]:
    """A sentence about work that was not done to its end."""
    facts = {"done": len(found.found), "steps": len(found.contenders)}
    return [] if found.is_whole else [Message("lab/stopped-steps", facts)]


def verdict(found: Comparison) -> Message:
    """How two contenders differ, in a sentence."""
    if len(found.found) < 2:
        return Message("lab/nothing-measured")
    one, other = (each.name for each in found.contenders[:2])
    parts = [_differs(each) for each in found.changes(1) if each.significant and each.figure in DECISIVE]
    return Message("compare/verdict" if parts else "compare/alike", {"one": one, "other": other, "parts": parts})


def _differs(change: Change) -> Message:
    facts: Facts = {
        "more": change.difference.mean > 0,
        "by": number(abs(change.difference.mean)),
        "one": short(change.figure, change.usual.mean),
        "other": short(change.figure, change.then.mean),
    }
    return Message(f"compare/differs-{change.figure}", facts)


def worth_verdict(found: Comparison) -> Message:
    """Which word or option changes most, in a sentence."""
    places = range(1, len(found.found))
    if not places:
        return Message("lab/nothing-measured")
    sure = {place: [change for change in found.changes(place) if change.significant] for place in places}
    matter = [place for place in places if sure[place]]
    most = max(places, key=lambda place: (len(sure[place]), sum(map(_relative, sure[place]))))
    facts = {
        "game": found.contenders[0].name,
        "tried": len(places),
        "matter": len(matter),
        "most": left_out(found.contenders[most]),
        "figures": len(sure[most]),
    }
    return Message("compare/worth" if matter else "compare/worth-nothing", facts)


def _relative(change: Change) -> float:
    return abs(change.difference.mean) / max(abs(change.usual.mean) + abs(change.then.mean), 1e-9)


def left_out(each: Contender) -> Message:
    """What a contender does without, or has set otherwise."""
    return Message("compare/left-out", {"word": each.without, "options": each.unusual})


def setting(found: Sweep, place: int) -> Message:
    """The values of the options that were tried, in one setting."""
    options = found.tried.contenders[place].game.options
    values = [Message("compare/value", {"option": key, "value": shown(options[key])}) for key in found.swept]
    return Message("compare/values", {"values": values})


def sweep_verdict(found: Sweep) -> Message:
    """Which settings meet the goals, in a sentence; else which comes nearest."""
    measured = found.tried.found
    if not measured:
        return Message("lab/nothing-measured")
    goals = [goal.said for goal in found.goals]
    if not goals:
        return Message("sweep/no-goals", {"settings": len(measured)})
    if not found.meeting:
        nearest = found.nearest
        facts = {"goals": goals, "nearest": setting(found, nearest), "figures": _goal_figures(found, nearest)}
        return Message("sweep/none-meets", facts)
    settings = [setting(found, place) for place in found.meeting]
    best = found.meeting[0]
    surely = "perhaps" not in found.met(measured[best])
    return Message(
        "sweep/meets", {"goals": goals, "settings": settings, "surely": surely, "figures": _goal_figures(found, best)}
    )


def _goal_figures(found: Sweep, place: int) -> list[Message]:
    figures = found.tried.found[place].figures
    names = dict.fromkeys(goal.figure for goal in found.goals)
    return [Message("compare/named", {"figure": title(name), "value": told(name, figures.get(name))}) for name in names]
