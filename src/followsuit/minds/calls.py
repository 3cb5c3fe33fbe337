"""What was said before the first card, as the machine reads it to tell how likely it was."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from followsuit.engine.view import View
from followsuit.minds.mind import Mind


def calls_of(mind: Mind, view: View) -> npt.NDArray[np.int64]:
    """What was said before the first card, as `likelihoods` reads it.

    A row a call: the seat, what it said, the stage, how many had answered in it before, the order in force then,
    whether its likelihood can be told from the hand as it was at the first card, and whether it is a bid.
    """
    bridge, tables = mind.setting.kernel.bridge, mind.setting.kernel.tables
    rows: list[tuple[int, ...]] = []
    answered: dict[int, int] = {}
    order = mind.setting.kernel.game.rules.faces.orders.index(view.order)
    for call in view.calls:
        index = next(place for place, stage in enumerate(bridge.stages) if call.verb in stage.verbs)
        is_bid = bool(tables["stage"][index]["is_bid"])
        before = answered.get(index, 0)
        answered[index] = before + 1
        unchanged = is_bid or call.seat not in _changed(view)
        then = order if is_bid else int(tables["fixed_trump"])
        said = bridge.said_code(call.verb, call.said)
        rows.append((call.seat, said, index, before, then, int(unchanged), int(is_bid)))
    return np.array(rows, np.int64).reshape(len(rows), 7)


def _changed(view: View) -> set[int]:
    """Seats whose hands are not as they were when they spoke: who took cards up, or was given a turned card."""
    changed = {view.stasher} if view.stasher is not None else set()
    if view.declarer is not None and view.played is not None and view.played.stash:
        changed.add(view.declarer)
    return changed
