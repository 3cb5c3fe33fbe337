"""Which settings of a game are learned together: every seat count, and what is worth a trial of each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from followsuit.engine.game import Game
from followsuit.errors import OptionError, RulesError
from followsuit.kernel.tables import engine_only
from followsuit.rules.page import Page


def games_to_learn(page: Page) -> list[Game]:
    """A page as it is usually played, then with each other seat count, then with each option set otherwise.

    Settings that are not compiled are left out; EngineOnly if the usual one is not.
    """
    usual = Game.of(page)
    if (unfit := engine_only(usual)) is not None:
        raise unfit
    found = {usual: None}
    for game in (*_with_other_seats(page), *_with_other_options(page)):
        if engine_only(game) is None:
            found[game] = None
    return list(found)


def _with_other_seats(page: Page) -> Iterator[Game]:
    """Each seat count, with the first other value of an option where the usual ones cannot be had with it."""
    for seats in page.seats:
        others = ({option.key: value} for option in page.options for group in option.trials for value in group)
        found = (_had(page, {"seats": seats, **given}) for given in ({}, *others))
        yield from [next((game for game in found if game is not None), Game.of(page))]


def _with_other_options(page: Page) -> Iterator[Game]:
    """Of each group of an option's trials the first value that can be had, at the usual seat count if it can be."""
    by_usualness = sorted(page.seats, key=lambda seats: (seats != page.usual_seats, seats))
    for option in page.options:
        for group in option.trials:
            tried = (_had(page, {"seats": seats, option.key: value}) for value in group for seats in by_usualness)
            game = next((game for game in tried if game is not None), None)
            if game is not None:
                yield game


def _had(page: Page, given: Mapping[str, object]) -> Game | None:
    """The game with these options, if it can be played so."""
    try:
        return Game.of(page, **given)
    except (OptionError, RulesError):
        return None
