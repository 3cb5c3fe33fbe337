"""OpenSpiel's information-set Monte Carlo tree search as an opponent: package `open_spiel`, the extra `bench`.

Our deals and actions are told to OpenSpiel by the adapters of `tests/judges/`, which are known to be the same games,
move for move. Its search is handed the whole state of a game and relies on that game's sampler to forget what the seat
may not know; `bench.strength.sampler` says which of them do. A world is a simulation here: each draws a world of
its own and ends in one random playout.

In Euchre it never plays alone: there that is asked after the discard, and ours says it with the call.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import shake_256
from typing import Any

import followsuit as fs
from bench.strength.games import oh_hell_28
from followsuit.bots.player import Budget
from followsuit.engine.actions import Action
from tests.judges.judge import Actions, Dealt, Done, Judge, Setting, Theirs
from tests.judges.registry import JUDGES, openspiel_is_installed

ISMCTS = "ismcts"
EXPLORATION = 6.0
"""The weight of what was tried seldom, in points of the game (`uct_c`): on Oh Hell with 28 cards, 500 simulations and
25 deals, 6 was better than 2 by 1.2 ± 1.0 points a deal, and than 20 by 0.3 ± 1.2. No other value was tried."""
WITHOUT_SAMPLER = ("spades", "skat")
FEWEST = 2
"""The first simulation only makes the root of the tree, and says nothing of what may be done there."""
ENOUGH = 1_000_000
"""Simulations that no budget in seconds reaches."""


class NoJudge(LookupError):
    """OpenSpiel does not play this game, or not with these options."""


@lru_cache(maxsize=64)
def setting_of(game: fs.Game) -> tuple[Judge, Setting]:
    """The adapter of a game, and what makes OpenSpiel's the same; NoJudge if it cannot be."""
    if game.key == oh_hell_28.key:
        return JUDGES["oh-hell"], Setting(game, {"players": 3, "num_cards_per_suit": 7})
    if game.key not in JUDGES:
        raise NoJudge(f"OpenSpiel does not play {game.name}")
    judge = JUDGES[game.key]
    for setting in judge.settings():
        if setting.game.seats == game.seats and _same(setting.game, game):
            return judge, Setting(game, setting.parameters)
    raise NoJudge(f"OpenSpiel does not play {game.name} with these options: {dict(game.options)}")


def _same(one: fs.Game, other: fs.Game) -> bool:
    """Whether a deal of one is a deal of the other: they may differ in how many deals there are."""
    without = {"target", "floor", "schedule", "longest"}
    return all(one.options[key] == value for key, value in other.options.items() if key not in without)


@dataclass(frozen=True)
class Question:
    """A state of OpenSpiel's in which our seat to act has to decide, and what each action of ours comes to there."""

    dealt: Dealt
    state: Theirs
    options: dict[Action, tuple[int, ...]]


def told(game: fs.Game, state: fs.State) -> Question:
    """The same state there, by what was dealt and done in the round under way."""
    judge, setting = setting_of(game)
    rounds = state.record()["rounds"]
    dealt, done = Dealt(setting, rounds[-1], len(rounds) - 1, rounds[:-1]), list[Done]()
    theirs = judge.deal(dealt)
    for seat, text, *_ in rounds[-1]["actions"]:
        for number in judge.numbers(dealt, text) or ():
            theirs.apply_action(number)
        done.append((seat, text))
        judge.catch_up(dealt, done, theirs)
    by_text = {str(action): action for action in state.legal()}
    allowed: Actions = {text: judge.numbers(dealt, text) for text in by_text}
    judged = judge.judged(dealt, done, allowed)
    return Question(dealt, theirs, {by_text[text]: numbers or () for text, numbers in judged.items()})


class Ismcts:
    """The search for one seat."""

    def __init__(self, game: fs.Game, budget: Budget, seed: str) -> None:
        if not openspiel_is_installed():
            raise NoJudge("OpenSpiel is not installed: pip install -c constraints.txt open-spiel")
        judge, _ = setting_of(game)
        if judge.theirs in WITHOUT_SAMPLER:
            raise NoJudge(f"OpenSpiel has no sampler for {game.name}, which its search needs")
        if game.options.get("passing"):
            raise NoJudge("OpenSpiel's search crashes while cards are passed in Hearts; without: hearts:passing=false")
        self._game = game
        self._bot = _bot(budget, int.from_bytes(shake_256(f"ismcts\n{seed}".encode()).digest(4), "big") // 2)

    def question(self, state: fs.State) -> Question:
        """What it is asked."""
        return told(self._game, state)

    def answer(self, question: Question) -> Action:
        """What it does; what is one action of ours and several of theirs is asked one after another."""
        state, left, chosen = question.state.clone(), question.options, set[int]()
        while any(chosen != set(numbers) for numbers in left.values()):
            number = self._bot.step(state)
            state.apply_action(number)
            chosen.add(number)
            left = {action: numbers for action, numbers in left.items() if chosen <= set(numbers)}
        return next(iter(left))


def _bot(budget: Budget, seed: int) -> Any:
    import pyspiel  # noqa: PLC0415 - only who meets it needs it

    return pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=pyspiel.RandomRolloutEvaluator(1, seed),
        uct_c=EXPLORATION,
        max_simulations=max(FEWEST, budget.worlds or ENOUGH),
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        max_wall_clock_time=budget.seconds or -1.0,
    )
