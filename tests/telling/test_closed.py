"""A table that was closed before the end of its game."""

import followsuit as fs
from followsuit.telling import Teller


def test_at_a_closed_table_nothing_can_be_done():
    """Nobody is to act, no card can be played, and it is said why; all else is as it was."""
    game = fs.game("miesjelen", seats=2)
    state = game.start(seed=1)
    assert state.to_act is not None
    teller = Teller(game)
    before = teller.telling(state, state.to_act)
    now = teller.telling(state, state.to_act, is_closed=True)

    assert before["legal"]
    assert before["hand"] == now["hand"]
    assert (None, None, [], "wait/closed") == (now["to_act"], now["decision"], now["legal"], now["say"]["code"])
    assert before["sheet"] == now["sheet"]
