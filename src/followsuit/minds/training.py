"""Learning a game by self-play: the network plays as well as it can, and learns what its decisions came to."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np

from followsuit.kernel.bits import stream
from followsuit.kernel.layout import GAME
from followsuit.minds.judging import desk
from followsuit.minds.learning import Learner, add_lessons, gradient, learn, learner
from followsuit.minds.network import new_network
from followsuit.minds.self_play import Habits, Lessons, meet_greedy, practise, room_for_lessons
from followsuit.minds.setting import Setting

HALVES = 2
"""Games are played, and lessons learned, in so many parts at the same time, whatever number of cores there is."""
LESSONS = 20_000
"""Lessons of one part between two times of learning."""
BATCH = 1_024
FIRST_RATE, FIRST_RATE_IF_SHORT, LAST_RATE = 1e-3, 2e-3, 3e-5
"""How far weights are moved at first and at the end; a short course has to go further at a time."""
FIRST_EXPLORING, LAST_EXPLORING = 0.15, 0.02
AVERAGED_OVER = 400
"""How many of the latest steps of learning the averaged weights are made of, roughly."""
PATIENCE = 0.6
ALONE_FROM = 0.2
"""The share of all lessons after which seats hardly play by rules of thumb any more; at first they all do."""
LAST_BY_THUMB = 0.1
WEIGHTS = ("network", "average", "means", "squares")
"""What a learner has for every weight."""


class School:
    """Where a network learns some settings of a game."""

    def __init__(self, settings: Sequence[Setting], *, seed: int, is_short: bool = False) -> None:
        self.settings = list(settings)
        self.learner: Learner = learner(new_network(seed))
        self.lessons = 0
        self.steps = 0
        self._seed = seed
        self._first_rate = FIRST_RATE_IF_SHORT if is_short else FIRST_RATE
        self._room: list[Lessons] = [room_for_lessons(LESSONS) for _ in range(HALVES)]
        self._desks = [desk() for _ in range(HALVES)]
        self._games = [np.zeros(1, GAME) for _ in range(HALVES)]
        self._gradients = (gradient(), gradient())
        self._chance = np.random.Generator(np.random.PCG64(seed))
        self._streams = [[0] * len(self.settings) for _ in range(HALVES)]
        self._rest = [0] * HALVES

    def term(self, share: float, pool: ThreadPoolExecutor) -> float:
        """Play and learn once, `share` of all learning being behind; the mean squared error before learning."""
        which = self._next_settings()
        exploring = FIRST_EXPLORING + (LAST_EXPLORING - FIRST_EXPLORING) * share
        by_thumb = max(LAST_BY_THUMB, 1.0 - share / ALONE_FROM)
        rate = self._first_rate * (LAST_RATE / self._first_rate) ** share
        habits = Habits(exploring, by_thumb, PATIENCE)
        kept = list(pool.map(lambda half: self._play(half, which[half], habits), range(HALVES)))
        orders = [self._chance.permutation(count) for count in kept]
        batches = max(1, sum(kept) // BATCH)
        error = 0.0
        for batch in range(batches):
            parts = [np.ascontiguousarray(order[batch::batches]) for order in orders]
            list(pool.map(lambda half, parts=parts: self._study(half, parts[half]), range(HALVES)))
            error += sum(float(each.error[0]) for each in self._gradients)
            for each in self._gradients:
                each.error[0] = 0.0
            self.steps += 1
            fading = max(1.0 / self.steps, 1.0 / AVERAGED_OVER)
            learn(self.learner, self._gradients, sum(map(len, parts)), rate * min(1.0, self.steps / 100), fading)
        self.lessons += sum(kept)
        return error / max(1, sum(kept))

    def _next_settings(self) -> list[int]:
        """The usual setting for one part and another one for the other, each in its turn."""
        chosen = []
        for half in range(HALVES):
            self._rest[half] += 1
            if half == 0:
                chosen.append(0)
            else:
                chosen.append(self._rest[half] % len(self.settings))
        return chosen

    def _play(self, half: int, which: int, habits: Habits) -> int:
        setting = self.settings[which]
        seed = np.uint64(stream(np.uint64(self._seed), np.uint64(1000 * half + which)))
        kept, number = practise(
            self._games[half], setting.kernel.tables, setting.places, self.learner.network, self._desks[half], seed,
            self._streams[half][which], habits, setting.most_rounds, self._room[half],
        )  # fmt: skip
        self._streams[half][which] = number
        return int(kept)

    def _study(self, half: int, chosen: Any) -> None:
        add_lessons(self.learner.network, self._room[half], chosen, self._gradients[half])

    def beside_greedy(self, which: int, rounds: int) -> tuple[float, float]:
        """What a seat gains beside rules of thumb in rounds of a setting, in usual results, and its standard error."""
        setting = self.settings[which]
        results = np.zeros((rounds, setting.game.seats))
        meet_greedy(
            self._games[0], setting.kernel.tables, setting.places, self.learner.average, self._desks[0],
            np.uint64(77), np.arange(rounds), results,
        )  # fmt: skip
        means = results.mean(axis=1)
        return float(means.mean()), float(means.std() / np.sqrt(rounds))

    def memory(self) -> dict[str, np.ndarray[Any, Any]]:
        """All that learning goes on from."""
        numbers = {
            "lessons": self.lessons,
            "steps": self.steps,
            "streams": self._streams,
            "rest": self._rest,
            "chance": repr(self._chance.bit_generator.state),
        }
        learned = self.learner
        return {
            "numbers": np.frombuffer(msgspec.json.encode(numbers), np.uint8),
            "seen": learned.seen,
            **{
                f"{part}-{name}": weights
                for part in WEIGHTS
                for name, weights in getattr(learned, part)._asdict().items()
            },
        }

    def remember(self, memory: Mapping[str, np.ndarray[Any, Any]]) -> None:
        """Go on from what another school of the same settings and seed had learned."""
        numbers = msgspec.json.decode(memory["numbers"].tobytes())
        self.lessons, self.steps = numbers["lessons"], numbers["steps"]
        self._streams, self._rest = numbers["streams"], numbers["rest"]
        self._chance.bit_generator.state = literal_eval(numbers["chance"])
        self.learner.seen[:] = memory["seen"]
        for part in WEIGHTS:
            for name, weights in getattr(self.learner, part)._asdict().items():
                weights[:] = memory[f"{part}-{name}"]
