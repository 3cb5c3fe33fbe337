"""The worlds that a view leaves possible, drawn or one by one."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.knowledge import worlds
from followsuit.minds.mind import Mind
from followsuit.minds.possible import Possible
from followsuit.minds.setting import setting_of
from followsuit.minds.thinking import Deals
from tests.minds.looking import states, unlearned


@pytest.mark.parametrize("key", ["boerenbridge", "euchre", "hearts", "zole"])
def test_where_worlds_are_few_all_of_them_are_found(key):
    """As many as there are, no two alike, and whatever is drawn is one of them."""
    few = 0
    for state in states(fs.game(key), 4, 40):
        assert state.to_act is not None
        view = state.view(state.to_act)
        hidden, starts = worlds(view).arrays(), Mind(setting_of(state.game), unlearned()).start(view)
        possible = Possible(hidden, starts[0])
        if possible.count > 500:
            continue
        few += 1
        every, some = possible.every(), possible.drawn(20, 3)
        found = {_lying(world, every) for world in range(len(every.table))}
        assert worlds(view).count == len(every.table) == len(found)
        assert {_lying(world, some) for world in range(20)} <= found
    assert few


def _lying(world: int, deals: Deals) -> tuple[bytes, ...]:
    """Where all cards lie in a world."""
    return tuple(np.asarray(part[world]).tobytes() for part in deals)
