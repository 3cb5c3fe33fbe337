"""Learn a card game from nothing in about a minute on one core, with NumPy alone, and beat the player `greedy`.

`python examples/learn.py` learns Hearts and then plays new deals against `greedy`; `--help` lists what can be chosen.

A small network looks at what its seat sees and says of every action what the round will bring. It plays the seats of
one side in hundreds of games at once, `greedy` plays the others, and after each round every decision is corrected
towards what it came to (Monte Carlo control). Then the two meet over new deals, each of them played with the network on
every side in turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import followsuit as fs
from followsuit.adapters.batched import Batched

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]
ROWS = 512
HIDDEN = 128
RATE, FIRST_DECAY, SECOND_DECAY = 0.001, 0.9, 0.999
EXPLORING = 0.08
LEFT_OUT = "when"
"""The plane that the network does without."""
NUMBERS_SCALE = 8.0
PRACTICE, MEETING = 1, 2
"""Seeds: deals to learn from, and others to be measured by."""


class Step(NamedTuple):
    """What the network decided in one step of all games."""

    seen: Floats
    rows: Whole
    seats: Whole
    actions: Whole
    over: npt.NDArray[np.bool_]
    """The rows whose round ended with it."""


class Network:
    """One hidden layer, from what is seen to a value for every action; it learns by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,)]
        self.weights: list[Floats] = [
            (rng.normal(0, (2 / size[0]) ** 0.5, size) if len(size) == 2 else np.zeros(size)).astype(np.float32)
            for size in sizes
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def values(self, seen: Floats) -> Floats:
        """What every action is thought to bring."""
        first, first_bias, second, second_bias = self.weights
        values: Floats = np.maximum(seen @ first + first_bias, 0) @ second + second_bias
        return values

    def learn(self, seen: Floats, actions: npt.NDArray[np.int64], brought: Floats) -> None:
        """Move the values of actions that were done a little towards what they brought."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        rows = np.arange(len(actions))
        wrong = np.zeros((len(actions), len(second_bias)), np.float32)
        thought = (hidden * second[:, actions].T).sum(axis=1) + second_bias[actions]
        wrong[rows, actions] = np.clip(thought - brought, -1, 1) / len(actions)
        back = (wrong @ second.T) * (hidden > 0)
        self._correct([seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)])

    def _correct(self, slopes: list[Floats]) -> None:
        self._steps += 1
        rate = RATE * (1 - SECOND_DECAY**self._steps) ** 0.5 / (1 - FIRST_DECAY**self._steps)
        for place, slope in enumerate(slopes):
            self._means[place] += (1 - FIRST_DECAY) * (slope - self._means[place])
            self._squares[place] += (1 - SECOND_DECAY) * (slope * slope - self._squares[place])
            self.weights[place] -= rate * self._means[place] / (np.sqrt(self._squares[place]) + 1e-8)


class Learner:
    """A game, a network, and what it has to know of the game: what to look at, and who counts together."""

    def __init__(self, game: fs.Game, seed: int) -> None:
        self.game, self.rng = game, np.random.default_rng(seed)
        self.batch = Batched(game, ROWS, rounds=1)
        self.sides = np.array(game.rules.sides.of(game.seats))
        self._planes = np.array([place for place in self._used_planes() if self.batch.shape.planes[place] != LEFT_OUT])
        self.network = Network(self.seen().shape[1], self.batch.legal.shape[1], self.rng)
        self.scale = 1.0

    def _used_planes(self) -> Whole:
        """The planes that are ever anything but empty, as some random rounds tell."""
        used = np.zeros(len(self.batch.shape.planes), np.bool_)
        for key in range(100):
            self.batch.step(self.batch.any_legal(key))
            used |= self.batch.cards.any(axis=(0, 2))
        return np.flatnonzero(used)

    def seen(self) -> Floats:
        """What the seats to act see, as the network takes it."""
        cards = self.batch.cards[:, self._planes].reshape(ROWS, -1)
        return np.concatenate([cards, np.clip(self.batch.numbers / NUMBERS_SCALE, -4, 4)], axis=1, dtype=np.float32)

    def advantage(self) -> Floats:
        """What the last step brought each seat, beside the mean of those of other sides."""
        rewards = self.batch.rewards
        columns = [
            rewards[:, seat] - rewards[:, self.sides != side].mean(axis=1) for seat, side in enumerate(self.sides)
        ]
        return np.stack(columns, axis=1)

    def play(self, seed: int, first: int, own: npt.NDArray[np.bool_], exploring: float = 0.0) -> Iterator[Step]:
        """Play a round in every row, from game `first` of a seed on, the network for the seats `own[row, seat]`."""
        batch, rows, going = self.batch, np.arange(ROWS), np.ones(ROWS, np.bool_)
        batch.reset(seed=seed, numbers=first + rows)
        while going.any():
            seats, mine = batch.to_act.astype(np.int64), going & own[rows, batch.to_act]
            seen, actions = self.seen()[mine], batch.by_thumb()
            actions[mine] = np.where(batch.legal[mine], self.network.values(seen), -np.inf).argmax(axis=1)
            tried = mine & (self.rng.random(ROWS) < exploring)
            actions[tried] = batch.any_legal(int(self.rng.integers(2**62)))[tried]
            batch.step(actions)
            over = going & (batch.cut | batch.ended)
            yield Step(seen, np.flatnonzero(mine), seats[mine], actions[mine], over)
            going &= ~over

    def practise(self, rounds: int) -> None:
        """Play so many rounds and learn from them, trying less and less that does not look best."""
        for first in range(0, rounds, ROWS):
            own = self.sides[None, :] == self.rng.choice(np.unique(self.sides), ROWS)[:, None]
            steps, brought = [], np.zeros((ROWS, self.game.seats), np.float32)
            for step in self.play(PRACTICE, first, own, EXPLORING * (1 - first / rounds)):
                steps.append(step)
                brought[step.over] = self.advantage()[step.over]
            self.scale = max(self.scale, float(np.abs(brought).mean()))
            for step in steps:
                if len(step.rows):
                    self.network.learn(step.seen, step.actions, brought[step.rows, step.seats] / self.scale)

    def meet(self, deals: int) -> Result:
        """Play new deals, each with the network on every side in turn: what it won beside `greedy` in the others."""
        won = []
        for first in range(0, deals, ROWS):
            by_side = []
            for side in np.unique(self.sides):
                own, brought = np.repeat(self.sides[None, :] == side, ROWS, axis=0), np.zeros(ROWS, np.float32)
                for step in self.play(MEETING, first, own):
                    brought[step.over] = self.advantage()[step.over][:, self.sides == side].mean(axis=1)
                by_side.append(brought)
            won.append(np.mean(by_side, axis=0))
        each = np.concatenate(won)[:deals]
        return Result(len(each), float(each.mean()), float(each.std(ddof=1) / len(each) ** 0.5))


@dataclass(frozen=True)
class Result:
    """Points a round that the network won over `greedy`, over so many deals; against itself that would be 0."""

    deals: int
    points: float
    error: float

    @property
    def is_better(self) -> bool:
        """Whether the network is better beyond doubt: by more than four standard errors."""
        return self.points > 4 * self.error


def main() -> None:
    """Learn, meet, tell."""
    parser = argparse.ArgumentParser(description="Learn a game, and meet the player greedy.")
    parser.add_argument("--game", default="hearts")
    parser.add_argument("--rounds", type=int, default=250_000, help="how many to learn from")
    parser.add_argument("--deals", type=int, default=8_192, help="how many to be measured by")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    learner = Learner(fs.game(chosen.game), chosen.seed)
    learner.practise(chosen.rounds)
    result = learner.meet(chosen.deals)
    print(
        f"{learner.game.name}: {result.points:+.3f} ± {2 * result.error:.3f} points a round over {result.deals:,} deals"
    )
    print("better than greedy beyond doubt" if result.is_better else "not surely better than greedy")


if __name__ == "__main__":
    main()
