"""A table that was closed before the end of its game."""

import followsuit as fs
from followsuit.server.telling import Teller
from tests.server.telling.told import names_of


def test_at_a_closed_table_nothing_can_be_done():
    """Nobody is to act, no card can be played, and it is said why; all else is as it was."""
    game = fs.game("miesjelen", seats=2)
    state = game.start(seed=1)
    assert state.to_act is not None
    teller, names = Teller(game), names_of(game)
    before = teller.telling(state, state.to_act, names)
    now = teller.telling(state, state.to_act, names, is_closed=True)

    assert any(card["playable"] for card in before["hand"])
    assert [card["card"] for card in before["hand"]] == [card["card"] for card in now["hand"]]
    assert not any(card["playable"] or card["why"] for card in now["hand"])
    assert (None, None, [], "wait/closed") == (now["to_act"], now["decision"], now["legal"], now["say"]["code"])
    assert not any(seat["turn"] for seat in now["seats"])
    assert before["sheet"] == now["sheet"]
