"""Which settings of a game are learned together: every seat count, and what is worth a trial of each option."""

from __future__ import annotations

from followsuit.engine.game import Game
from followsuit.engine.trials import settings_to_try
from followsuit.kernel.tables import engine_only
from followsuit.rules.page import Page


def games_to_learn(page: Page) -> list[Game]:
    """The settings of a page that are worth a trial, the usual one first.

    Settings that are not compiled are left out; EngineOnly if the usual one is not.
    """
    usual, *others = settings_to_try(page)
    if (unfit := engine_only(usual)) is not None:
        raise unfit
    return [usual, *(game for game in others if engine_only(game) is None)]
