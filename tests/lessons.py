"""Which deals teach: a guided deal played to its end, and a search for seeds in which every step comes up.

`python -m tests.lessons` looks for one for each game; `python -m tests.lessons zole` for one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

import followsuit as fs
from followsuit.bots.registry import player
from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.language.message import Message
from followsuit.server.live.lessons import TEACHER, lesson_game, lesson_start
from followsuit.server.table.fold import branched
from followsuit.telling.documents import LessonStep
from followsuit.telling.lesson import lesson_steps

LESSONS = {key: lesson_game(key) for key in fs.games()}
SEEDS = range(1, 101)
FOLLOWS = 2
"""How often the learner should have to follow with a choice, and"""
TRICKS = (1, 2)
"""how many tricks at least and at most should be the learner's own among the first three."""


def code_of(message: Message) -> str:
    """What is said, not in words: its code."""
    return message.code


def moments(game: Game) -> Iterator[tuple[State, list[LessonStep]]]:
    """A guided deal, decision by decision, with the rules of thumb in every seat; at last its end."""
    branch, seat = lesson_start(game)
    state, bot = branched(game, branch), player(TEACHER, 0)
    rounds = state.rounds_played
    while state.rounds_played == rounds and state.to_act is not None:
        yield state, lesson_steps(state, seat, code_of)
        state, _ = state.advance(bot.decide(state.view(state.to_act)).action, deal=False)
    yield state, lesson_steps(state, seat, code_of)


def merit(game: Game) -> float:
    """How much a deal shows: steps that come up, choices in following, a trick or two of one's own, a good result."""
    _, seat = lesson_start(game)
    came, follows = set[str](), 0
    state = None
    for state, steps in moments(game):
        came |= {step["name"] for step in steps if step["moment"] == "now"}
        trick = state.position.round.trick if state.position.round else None
        if state.to_act == seat and trick is not None and trick.cards:
            follows += 1 < len(state.legal()) < len(state.position.table.hands[seat])
    assert state is not None
    past = state.position.past[-1]
    own = sum(trick.winner == seat for trick in past.round.tricks[:3])
    aim, total = game.rules.aim, past.result.totals[seat]
    good = bool(aim.merit(total) > aim.merit(total - past.result.scores[seat]))
    return 10 * len(came) + 2 * min(follows, FOLLOWS) + 2 * (TRICKS[0] <= own <= TRICKS[1]) + 3 * good


def best_seed(key: str) -> tuple[float, int]:
    """The seed of the deal that shows most, and how much."""
    settled = lesson_game(key)
    found = []
    for seed in SEEDS:
        game = replace(settled, page=replace(settled.page, lesson=seed))
        found.append((merit(game), -seed))
    most, seed = max(found)
    return most, -seed


if __name__ == "__main__":
    for key in sys.argv[1:] or fs.games():
        most, seed = best_seed(key)
        print(key, "lesson =", seed, "shows", most)  # noqa: T201 - for whoever runs it
