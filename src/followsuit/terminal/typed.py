"""Reading what a person types: an action in full, or only the part of it that matters here."""

from __future__ import annotations

from collections.abc import Iterator

from followsuit.engine.actions import Take
from followsuit.engine.state import State
from followsuit.rules import Refusal

VERBS = frozenset("bid trump choose stash play add done take".split())
"""What actions begin with in many games; each has besides what its own stages ask."""


def understand(state: State, text: str) -> str | Refusal:
    """The action that a text means here, in full; or why there is none.

    `play Qc` and `Qc`, `bid 2` and `2`, `choose B`, `B` and `big`, `call up` and `up`, `take 2 aab` and `aab` are
    understood alike.
    """
    readings = list(_readings(state, " ".join(text.split())))
    refusals = [state.why_not(reading) for reading in readings]
    for reading, refusal in zip(readings, refusals, strict=True):
        if refusal is None:
            return str(state.game.action(reading))
    assert refusals[0] is not None
    return refusals[0]


def _readings(state: State, text: str) -> Iterator[str]:
    """Everything that a text can mean, the likeliest first."""
    first, _, rest = text.partition(" ")
    if first.lower() in VERBS.union(*(stage.verbs for stage in state.game.rules.all_stages)):
        yield f"{first.lower()} {rest}".rstrip()
        return
    verbs = dict.fromkeys(action.verb for action in state.legal())
    for verb in verbs:
        yield f"{verb} {text}"
    for source in dict.fromkeys(action.source for action in state.legal() if isinstance(action, Take)):
        yield f"{Take.verb} {source} {text}"
