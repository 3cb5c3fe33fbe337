"""The machine code that tests need, made before several processes want it at once.

`python -m tests.compiled` makes all of it; with names of parts, those: two processes may share the work.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import followsuit as fs
from followsuit.adapters.batched import Batched
from followsuit.adapters.views import Eyes
from followsuit.bots.registry import players, prepare
from followsuit.kernel.kernel import kernel
from followsuit.laws.lockstep import Lockstep
from followsuit.minds.course import LESSONS_A_CALL, Course, Plan
from followsuit.review import Reviewer
from tests.review.games import a_game


def compile_players() -> None:
    """What hints, stand-ins and bots need: from an empty cache that takes half a minute."""
    for game in fs.games().values():
        prepare(list(players()), game, lambda _: None)


def compile_simulator() -> None:
    """What plays many games at a time, without the agents of a study and with them; and beside the engine."""
    game = fs.game("zole")
    for name in ("random", "full-kripke"):
        kernel(game).play([name] * game.seats, 0, 0, 1, 10)
    Lockstep(kernel(game)).play(0, 0, 1)


def compile_review() -> None:
    """What a review needs besides players: rounds played on, matches forecast, open cards solved."""
    list(Reviewer(a_game("zole"), worlds=20).decisions())


def compile_environments() -> None:
    """What plays games at once for learners, with rules of thumb for whoever they meet."""
    batch = Batched(fs.game("whist"), 1)
    batch.step(batch.by_thumb())
    batch.step(batch.any_legal(0))
    batch.seen_by(0, 0)
    Eyes(batch.game).look(batch.game.start(seed=1).view(0))


def compile_learning() -> None:
    """What lets a network learn a game, and sets its word about calls right."""
    course = Course(Plan((fs.game("oh-hell"),), 1, LESSONS_A_CALL))
    for _ in course.go_on():
        pass
    with TemporaryDirectory() as folder:
        course.save(Path(folder) / "learned.npz")


PARTS: Mapping[str, Callable[[], None]] = {
    "players": compile_players,
    "simulator": compile_simulator,
    "environments": compile_environments,
    "learning": compile_learning,
    "review": compile_review,
}


if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
