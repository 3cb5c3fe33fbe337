"""Guided deals: a private table with bots, at the same deal for everyone who learns a game."""

from __future__ import annotations

from functools import lru_cache

from followsuit.bots.registry import player
from followsuit.engine.game import Game, game
from followsuit.engine.later_round import long_round
from followsuit.rules.page import find
from followsuit.server.live.desk import Desk
from followsuit.server.live.hall import Hall
from followsuit.server.live.line import Rank
from followsuit.server.table.events import Branch, Created, Customs, SeatPlan
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from followsuit.server.table.seating import sit

TEACHER = "greedy"
"""Who sits in the other seats: it decides at once, and does the same in the same place."""


async def begin_lesson(hall: Hall, key: str, holder: str, name: str, origin: str) -> Desk:
    """Make the table of a guided deal, with the learner in the seat that acts first."""
    settled = lesson_game(key)
    hall.budgets.check_table(origin)
    branch, seat = await hall.thinking.work(Rank.ASKED, origin, lambda: lesson_start(settled))
    plans = tuple(SeatPlan(None if number == seat else TEACHER) for number in range(settled.seats))
    customs = Customs(
        visibility="private",
        spectators=False,
        pace=hall.settings.pace,
        takeover_seconds=None,
        round_pause=None,
    )
    created = Created(settled.key, settled.version, dict(settled.options), plans, holder, customs, branch=branch)
    empty = after(Table("", ""), created, 0.0)
    return await hall.create(created, sit(empty, holder, name, seat=seat), origin=origin)


def lesson_game(key: str) -> Game:
    """A game as it is learned: as the front page offers it."""
    return game(key, **find(key).front_page.options)


@lru_cache(maxsize=64)
def lesson_start(settled: Game) -> tuple[Branch, int]:
    """Where a guided deal begins, and the seat that acts first in it.

    Rounds of a few cards, as many games begin with, teach little: bots play them.
    """
    wanted = long_round(settled)
    state, actions = settled.start(seed=settled.page.lesson), list[tuple[int, str]]()
    bot = player(TEACHER, settled.page.lesson)
    while state.rounds_played + 1 < wanted and state.to_act is not None:
        seat, action = state.to_act, bot.decide(state.view(state.to_act)).action
        actions.append((seat, str(action)))
        state = state.play(action)
    assert state.to_act is not None
    return Branch(None, settled.page.lesson, tuple(actions)), state.to_act
