"""Who plays, and with what budget: `casual@50ms`, `casual@64w`, `flat-greedy@64w`, `ismcts@2500w`, `greedy`.

A budget is in milliseconds by the clock (`ms`) or in worlds (`w`), which makes a match of ours the same on any machine;
OpenSpiel's search differs from run to run, though it is given a seed. On a busy machine only worlds are fair. What a
decision takes is measured as CPU time of the whole process, around the player's own work only: no view or translation
is in it, and every thread that a player may use is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Protocol

import followsuit as fs
from bench.strength.apart import APART
from bench.strength.ismcts import ISMCTS, Ismcts
from followsuit.bots.player import Budget, Player
from followsuit.bots.registry import check, player
from followsuit.engine.actions import Action
from followsuit.errors import FollowsuitError
from followsuit.lab.playing.limits import BUDGET

SPEC = re.compile(r"(?P<name>[a-z0-9-]+)(?:@(?P<amount>[0-9]+)(?P<unit>ms|w))?")


@dataclass(frozen=True, slots=True)
class Thought:
    """What was decided, and the CPU time that it took."""

    action: Action
    seconds: float


class Thinker(Protocol):
    """Somebody who sits on one seat of one game."""

    def decide(self, state: fs.State) -> Thought:
        """What the seat to act does."""


class OnView:
    """A player of ours: it sees the view of its seat."""

    def __init__(self, thinking: Player, budget: Budget) -> None:
        self._thinking, self._budget = thinking, budget

    def decide(self, state: fs.State) -> Thought:
        """What it answers to the view of the seat to act."""
        view = state.view(state.to_act)
        began = process_time()
        decision = self._thinking.decide(view, self._budget)
        return Thought(decision.action, process_time() - began)


class OnTheirState:
    """OpenSpiel's search: it is handed a whole state there, of which its sampler hides what the seat may not know."""

    def __init__(self, game: fs.Game, budget: Budget, seed: str) -> None:
        self._search = Ismcts(game, budget, seed)

    def decide(self, state: fs.State) -> Thought:
        """What it answers to the same state of OpenSpiel's."""
        question = self._search.question(state)
        began = process_time()
        answer = self._search.answer(question)
        return Thought(answer, process_time() - began)


@dataclass(frozen=True)
class Contestant:
    """A player by its name, with its budget."""

    name: str
    budget: Budget

    @classmethod
    def of(cls, text: str) -> Contestant:
        """Read `NAME`, `NAME@50ms` or `NAME@64w`; PlayerError if there is no such player."""
        match = SPEC.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is no player: NAME, NAME@50ms or NAME@64w")
        name, amount = match["name"], int(match["amount"] or 0)
        if name not in (ISMCTS, *APART):
            check(name)
        if not match["unit"]:
            return cls(name, BUDGET)
        is_time = match["unit"] == "ms"
        return cls(name, Budget(seconds=amount / 1000) if is_time else Budget(seconds=None, worlds=amount))

    def sit(self, game: fs.Game, seed: str) -> Thinker:
        """Take a seat of a game."""
        if self.name == ISMCTS:
            return OnTheirState(game, self.budget, seed)
        make: Callable[[str], Player] = APART.get(self.name, lambda seed: player(self.name, seed))
        return OnView(make(seed), self.budget)


def unknown(text: str) -> str | None:
    """What is wrong with how a player was named, if anything is."""
    try:
        Contestant.of(text)
    except (FollowsuitError, ValueError) as error:
        return str(error)
    return None
