"""What a run of games comes to, added up game by game."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from followsuit.engine.game import Game
from followsuit.lab.playing.results import Rows


@dataclass
class Spread:
    """Whole numbers added up exactly: how many, their mean, and how far they lie apart."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, number: int) -> None:
        """One number more."""
        self.count += 1
        self.total += number
        self.squares += number * number
        self.least = number if self.least is None else min(self.least, number)
        self.most = number if self.most is None else max(self.most, number)

    def add_all(self, numbers: np.ndarray[Any, Any]) -> None:
        """Many numbers more, at least one."""
        wide = numbers.astype(np.int64)
        least, most = int(wide.min()), int(wide.max())
        self.count += len(wide)
        self.total += int(wide.sum())
        self.squares += int((wide * wide).sum())
        self.least = least if self.least is None else min(self.least, least)
        self.most = most if self.most is None else max(self.most, most)

    @property
    def mean(self) -> float:
        """The mean; 0 of no numbers."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The sample standard deviation; 0 of fewer than two numbers."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1)))


@dataclass
class Tally:
    """How often something was tried, and how often it came off."""

    tried: int = 0
    came_off: int = 0

    def add(self, came_off: bool) -> None:
        """One try more."""
        self.tried += 1
        self.came_off += came_off

    @property
    def share(self) -> float:
        """The part that came off; 0 of no tries."""
        return self.came_off / self.tried if self.tried else 0.0


@dataclass
class Summary:
    """Counts over games of one kind, by seat where that makes sense. Unfinished games count in all but the wins."""

    game: Game
    players: tuple[str, ...]
    games: int = 0
    unfinished: int = 0
    void_rounds: int = 0
    actions: int = 0
    seconds: float = 0.0
    """How long it took, as far as whoever adds the games has measured it."""
    rounds: Spread = field(default_factory=Spread)
    wins: list[float] = field(default_factory=list)
    """Games won by each seat; a win shared by two is half a win each."""
    scores: list[Spread] = field(default_factory=list)
    bids: list[Tally] = field(default_factory=list)
    """Bids of each seat, and those met exactly."""
    contracts: dict[str, Tally] = field(default_factory=dict)
    """Rounds played under each contract, and those its solo player gained by."""

    def __post_init__(self) -> None:
        seats = self.game.seats
        self.wins = [0.0] * seats
        self.scores = [Spread() for _ in range(seats)]
        self.bids = [Tally() for _ in range(seats)]
        if contracts := self.game.rules.contracts:
            self.contracts = {contract.name: Tally() for contract in contracts.every}

    def add(self, results: Rows) -> None:
        """Some games more, as they ended or were cut off."""
        seats = self.game.seats
        self.games += len(results)
        self.unfinished += int((~results["finished"]).sum())
        self.actions += int(results["actions"].sum())
        self.void_rounds += int(results["void_rounds"].sum())
        self.rounds.add_all(results["rounds"])
        winning = (results["winners"][:, None] >> np.arange(seats)) & 1
        shared = np.maximum(winning.sum(axis=1), 1)
        for seat in range(seats):
            self.wins[seat] += float((winning[:, seat] / shared).sum())
            self.scores[seat].add_all(results["totals"][:, seat])
            if self.game.rules.bidding:
                self.bids[seat].tried += int(results["rounds"].sum())
                self.bids[seat].came_off += int(results["bids_met"][:, seat].sum())
        for index, tally in enumerate(self.contracts.values()):
            tally.tried += int(results["contracts"][:, index].sum())
            tally.came_off += int(results["contracts_won"][:, index].sum())

    @property
    def finished(self) -> int:
        """How many games came to their end."""
        return self.games - self.unfinished

    @property
    def actions_per_second(self) -> float:
        """The speed; 0 while no time has been measured."""
        return self.actions / self.seconds if self.seconds else 0.0
