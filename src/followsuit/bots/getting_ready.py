"""Players compiled in the background, by another process, while simple ones play for them.

Compiling takes half a minute on a machine that has never done it, and nobody wants to wait so long for the first card.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import Thread

from followsuit.bots.player import USUAL, Budget, Decision, Player, Seed
from followsuit.bots.registry import player, prepare
from followsuit.bots.simple import SimplePlayer
from followsuit.engine.game import Game, game
from followsuit.engine.view import View
from followsuit.language.message import Message

SECONDS_TO_END = 5


class GettingReady:
    """A process that compiles what some players need; it ends with this one."""

    def __init__(self, names: Sequence[str], asked: Game, notify: Callable[[Message], None]) -> None:
        self._names, self._game, self._notify = list(names), asked, notify
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        assert self._process.stdin is not None
        wanted = {"names": self._names, "game": asked.key, "options": dict(asked.options)}
        # The pipe stays open: when this process ends, however it does, so does the other.
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()
        atexit.register(self.end)

    @property
    def is_over(self) -> bool:
        """Whether the process is done, or has failed."""
        return self._process.poll() is not None

    @cached_property
    def settled(self) -> bool:
        """That all is ready here, too: what was compiled is loaded, and what failed there is compiled here."""
        prepare(self._names, self._game, self._notify)
        self._notify(Message("kernel/ready"))
        return True

    def end(self) -> None:
        """Give up what is not done."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(SECONDS_TO_END)


class AwaitedPlayer:
    """A player that is being compiled; a simple one decides for it until it is ready."""

    def __init__(self, name: str, seed: Seed, awaited: GettingReady) -> None:
        self._name, self._seed, self._awaited = name, seed, awaited
        self._meanwhile = SimplePlayer(seed)

    @cached_property
    def _player(self) -> Player:
        return player(self._name, self._seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """What the player decides, or the simple one."""
        if self._awaited.is_over and self._awaited.settled:
            return self._player.decide(view, budget)
        return self._meanwhile.decide(view, budget)


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Compile what is asked for on the standard input, as long as that is open."""
    wanted = json.loads(sys.stdin.readline())
    Thread(target=_end_with_parent, daemon=True).start()
    prepare(wanted["names"], game(wanted["game"], **wanted["options"]), lambda _: None)


if __name__ == "__main__":
    main()
