"""Which settings of a game are worth a trial: every seat count, and each option set otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from followsuit.engine.game import Game
from followsuit.errors import OptionError, RulesError
from followsuit.rules.page import Page


def settings_to_try(page: Page) -> list[Game]:
    """A page as it is usually played, then with each other seat count, then with each option set otherwise."""
    return list(dict.fromkeys((Game.of(page), *_with_other_seats(page), *_with_other_options(page))))


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
