"""A player of one's own at a table: always a legal answer in time, whatever the player does."""

from __future__ import annotations

import atexit
import random
import sys
import threading
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from followsuit.bots.own.conversation import Conversation, Failed
from followsuit.bots.own.host import Host, Maker
from followsuit.bots.own.names import HERE, OwnPlayer
from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.engine.actions import Action
from followsuit.engine.shuffle import seed_bytes
from followsuit.engine.view import View
from followsuit.errors import PlayerError
from followsuit.language.message import Message

MOST_FAILED_STARTS = 3
"""How often in a row a program may fail to start before it is not started any more."""


@dataclass
class Faults:
    """Decisions that a player forfeited, by what it did, and the first detail of each."""

    counts: Counter[str] = field(default_factory=Counter)
    details: dict[str, str] = field(default_factory=dict)

    def add(self, fault: str, detail: str) -> None:
        self.counts[fault] += 1
        self.details.setdefault(fault, detail)

    def merge(self, other: Faults) -> None:
        """Count those of another one, too."""
        self.counts.update(other.counts)
        self.details = {**other.details, **self.details}

    def told(self, name: str) -> Message:
        """What is said of them."""
        worst, _ = self.counts.most_common(1)[0]
        facts = {"name": name, "forfeited": self.counts.total(), "fault": worst, "detail": self.details[worst]}
        return Message("own-player/forfeited", facts)


def merge_faults(into: dict[str, Faults], others: Mapping[str, Faults]) -> None:
    """Count the faults of some players, by name, together with those counted before."""
    for name, faults in others.items():
        into.setdefault(name, Faults()).merge(faults)


class Answers(Protocol):
    """Whoever decides for a player: a program, or an object in this process."""

    def decide(self, seed: str, view: View, budget: Budget) -> str:
        """What it does, as text; Failed says what went wrong."""


class Programs:
    """The one program of a player in this process: begun when it is asked, and anew after a failure."""

    def __init__(self, player: OwnPlayer) -> None:
        self._player = player
        self._conversation: Conversation | None = None
        self._failed_starts = 0
        self._turn = threading.Lock()

    def begin(self) -> None:
        """Begin, if it is not at work; Failed if it cannot."""
        if self._conversation is not None:
            return
        if self._failed_starts >= MOST_FAILED_STARTS:
            raise Failed("ended")
        self._failed_starts += 1
        try:
            self._conversation = Conversation(self._player)
        except OSError as error:
            raise Failed("ended", str(error)) from None
        self._failed_starts = 0

    def decide(self, seed: str, view: View, budget: Budget) -> str:
        """Ask the program. One thing at a time: other seats of the same player wait."""
        with self._turn:
            try:
                self.begin()
                assert self._conversation is not None
                return self._conversation.decide(seed, view, budget)
            except Failed as failed:
                # An error that was told is an answer; after anything else nobody knows what comes next.
                if failed.fault != "error":
                    self.close()
                raise

    def close(self) -> None:
        """End the program."""
        if self._conversation is not None:
            self._conversation.close()
            self._conversation = None


class GuardedPlayer:
    """Decides as a player of one's own does; where it fails, by chance, and writes that down."""

    def __init__(self, answers: Answers, seed: Seed) -> None:
        self.faults = Faults()
        self._answers = answers
        self._seed = seed_bytes(seed).decode(errors="replace")
        self._chance = random.Random(b"own player\n" + seed_bytes(seed))

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """One of `view.legal`."""
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        try:
            return Decision(_legal(view, self._answers.decide(self._seed, view, budget)))
        except Failed as failed:
            self.faults.add(failed.fault, failed.detail)
            return Decision(self._chance.choice(view.legal))


def _legal(view: View, text: str) -> Action:
    """The action that a text means, if it may be done now."""
    action = next((action for action in view.legal if str(action) == text), None)
    if action is None:
        raise Failed("illegal", text[:80])
    return action


_HERE: dict[str, Maker] = {}


class Objects:
    """Players in this process, one a seed: nothing ends one that thinks too long."""

    def __init__(self, make: Maker) -> None:
        self._host = Host(make)

    def begin(self) -> None:
        """There is nothing to begin."""

    def decide(self, seed: str, view: View, budget: Budget) -> str:
        """Ask the object."""
        try:
            return self._host.answer(seed, view, budget)
        except Exception as error:
            # A player is anybody's code.
            raise Failed("error", f"{type(error).__name__}: {error}"[:200]) from None


def text_of(make: Maker) -> str:
    """How what makes a player is found: in its module by any process; what no module has, in this one only."""
    module, name = getattr(make, "__module__", "__main__"), getattr(make, "__qualname__", "")
    if module != "__main__" and getattr(sys.modules.get(module), name, None) is make:
        return f"{module}:{name}"
    shown = name.rpartition(".")[2].strip("<>") or type(make).__name__
    place = next((key for key, maker in _HERE.items() if maker is make), f"{shown}-{len(_HERE) + 1}")
    _HERE[place] = make
    return f"{shown}={HERE}{place}"


@cache
def answers_of(player: OwnPlayer) -> Programs | Objects:
    """Who answers for a player in this process; a program is ended with it."""
    if player.is_here:
        return Objects(_HERE[player.program[1]])
    found = Programs(player)
    atexit.register(found.close)
    return found


def ready(player: OwnPlayer) -> None:
    """See that a player's program starts and answers; PlayerError says why it does not."""
    try:
        answers_of(player).begin()
    except Failed as failed:
        facts = {"name": player.name, "fault": failed.fault, "detail": failed.detail}
        raise PlayerError(Message("own-player/not-ready", facts)) from None
