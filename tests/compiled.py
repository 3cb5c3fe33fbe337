"""The machine code that tests need: `python -m tests.compiled` makes it, before several processes want it at once."""

from __future__ import annotations

import followsuit as fs
from followsuit.adapters.batched import Batched
from followsuit.adapters.views import Eyes
from followsuit.bots.registry import players, prepare
from followsuit.kernel.kernel import kernel
from followsuit.review import Reviewer
from tests.review.games import a_game


def compile_players() -> None:
    """What hints, stand-ins and bots need: from an empty cache that takes half a minute."""
    for game in fs.games().values():
        prepare(list(players()), game, lambda _: None)


def compile_simulator() -> None:
    """What plays many games at a time, without the agents of a study and with them."""
    game = fs.game("zole")
    for name in ("random", "full-kripke"):
        kernel(game).play([name] * game.seats, 0, 0, 1, 10)


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


if __name__ == "__main__":
    compile_players()
    compile_simulator()
    compile_review()
    compile_environments()
