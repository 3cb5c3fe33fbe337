"""Learning a game when it is first played: quickly, and the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from followsuit.engine.game import Game
from followsuit.kernel.tables import engine_only
from followsuit.language.message import Message
from followsuit.minds.course import Course, Plan
from followsuit.minds.library import first_file, network_of

LESSONS = 1_500_000
"""What about a minute is enough for on two cores."""
SEED = 1


def learn_if_unknown(game: Game, notify: Callable[[Message], None], lessons: int = LESSONS) -> None:
    """Learn a setting of a game that no network knows, say so, and keep what was learned in the cache.

    Where it cannot be kept, the game stays unknown, and players go by rules of thumb.
    """
    if engine_only(game) is not None or network_of(game) is not None or _comes_with_networks(game):
        return
    notify(Message("mind/learning", {"game": game.name}))
    course = Course(Plan((game,), SEED, lessons))
    for _ in course.go_on():
        pass
    path = first_file(game)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        course.save(path)


def _comes_with_networks(game: Game) -> bool:
    """Whether a game is one of this program's own, for which a network is made once and not at everybody's."""
    return game.page.build.__module__.startswith("followsuit.games.")
