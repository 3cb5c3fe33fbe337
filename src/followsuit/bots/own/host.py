"""The program that a Python player lives in, started with a file or a module and the name of what makes a player there.

It is sent pickles, one after another: a number, and with it the player's seed, a view and a budget. It answers each
with a line of JSON, so that nothing which a player does can reach into the program that asks.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from importlib import import_module, util
from pathlib import Path
from typing import Any, BinaryIO, Protocol, TextIO

from followsuit.bots.player import Budget, Decision
from followsuit.engine.actions import Action
from followsuit.engine.view import View

MOST_PLAYERS = 64
"""Players that are kept, each of a seat and a game; the one that was asked longest ago makes room for another."""


class Decider(Protocol):
    """A player, as somebody may write it: its answer is a decision, an action, or the text of one."""

    def decide(self, view: View, budget: Budget) -> Decision | Action | str:
        """One of `view.legal`."""


Maker = Callable[[str], Decider]
"""What makes a player from a seed."""


def maker_in(target: str, name: str) -> Maker:
    """A class or a function of a module or of a file."""
    if target.endswith(".py"):
        sys.path.append(str(Path(target).parent))
        spec = util.spec_from_file_location(Path(target).stem, target)
        if spec is None or spec.loader is None:
            raise ImportError(target)
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        module = import_module(target)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part)
    if not callable(found):
        raise TypeError(name)
    return found  # type: ignore[no-any-return]


class Host:
    """Players by their seeds, each made when it is first asked."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._players: OrderedDict[str, Decider] = OrderedDict()

    def answer(self, seed: str, view: View, budget: Budget) -> str:
        """What the player of a seed does, as text."""
        if seed not in self._players:
            self._players[seed] = self._make(seed)
            while len(self._players) > MOST_PLAYERS:
                self._players.popitem(last=False)
        self._players.move_to_end(seed)
        decided = self._players[seed].decide(view, budget)
        return str(decided.action if isinstance(decided, Decision) else decided)


def serve(asked: BinaryIO, answers: TextIO, find: Callable[[], Maker]) -> None:
    """Answer until nothing more is asked. The first thing asked is whether what makes a player is there."""
    host: Host | None = None
    while True:
        try:
            number, *told = pickle.load(asked)
        except EOFError:
            return
        try:
            host = host or Host(find())
            answer: dict[str, Any] = {"id": number, "action": host.answer(*told)} if told else {"id": number}
        except Exception as error:
            answer = {"id": number, "error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def main() -> None:
    """Read what makes players, then answer."""
    # What a player prints goes where errors go: the answers have the standard output for themselves.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.insert(0, str(Path.cwd()))
    target, name = sys.argv[1:]
    serve(sys.stdin.buffer, answers, partial(maker_in, target, name))
