import gc
import weakref

import pytest

import followsuit as fs
from followsuit.server.garbage import MANY, Garbage
from followsuit.server.table import events as happened
from followsuit.server.table.fold import after
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.telling.teller import Teller
from tests.support import SETTINGS, setting_name


class Circle:
    """Garbage that only a look finds."""

    def __init__(self):
        self.itself = self


@pytest.fixture(autouse=True)
def _looks_by_nobody_else():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_look_comes_once_many_have_left_some():
    """Then it is as if nothing had been left."""
    garbage = Garbage()
    for _ in range(2):
        circle = weakref.ref(Circle())
        for _ in range(MANY - 1):
            garbage.left_some()
        assert circle() is not None

        garbage.left_some()

        assert circle() is None


def _played_and_told(table: Table, teller: Teller, move: int, viewers: list[int | None]) -> Table:
    """The table after one more action, with one that is refused before it; the same if the game is over."""
    state = table.state
    assert state is not None
    if state.is_over or state.to_act is None:
        return table
    with pytest.raises(fs.FollowsuitError):
        after(table, happened.Acted(state.to_act, "play ??", table.version, False), 2.0)
    legal = state.legal()
    now = after(table, happened.Acted(state.to_act, str(legal[move % len(legal)]), table.version, False), 2.0)
    assert now.state is not None
    teller.tellings(now.state, viewers, now.names)
    for viewer in viewers:
        teller.live(now.news[-1], viewer, now.names)
    return now


@pytest.mark.parametrize("game", SETTINGS[::4], ids=map(setting_name, SETTINGS[::4]))
def test_playing_and_telling_leave_nothing_that_must_be_looked_for(game):
    """So that a server can play on without a look: each table goes by itself when the next one is there."""
    seats = tuple(happened.SeatPlan() for _ in range(game.seats))
    customs = happened.Customs(round_pause=0)
    created = happened.Created(game.key, game.version, dict(game.options), seats, "0", customs)
    sat = [happened.Sat(seat, f"Player {seat}", str(seat)) for seat in range(game.seats)]
    table, _ = with_consequences(Table("code", "5e" * 32), [created, *sat], 1.0)
    teller, viewers = Teller(table.game), [None, *range(game.seats)]
    for move in range(120):
        table = _played_and_told(table, teller, move, viewers)

    assert 0 == gc.collect()
