"""A study from outside, done again: its agents against each other beside its own figures, and what knowledge is worth.

The unit of all statistics is a deal, played in every seating, as in tournaments. All knowers play the same deals, so
that what one makes of knowledge that another lacks is a difference within each deal.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from time import perf_counter
from typing import Any

import numpy as np

from followsuit.engine.game import Game, game
from followsuit.errors import OptionError, quoted
from followsuit.lab.measuring.inference import CONFIDENCE, Estimate, Numbers, estimate, plain
from followsuit.lab.playing.crew import Cores
from followsuit.lab.playing.duplicate import Deals, Duplicates, play_duplicates
from followsuit.lab.playing.limits import BUDGET, checked_max_rounds, checked_seed
from followsuit.lab.playing.seating import Seating, sides_of
from followsuit.language.message import Message

USUAL_GAMES = 20_000
FEWEST_GAMES = 40
DEEP = 5
"""Of so many games of the agents, one is played in each meeting of knowers, who think."""
KNOWERS = ("knower-counting", "knower-first", "knower")
"""The same player without knowledge of other hands, with that of the first order, and with that of the second."""


@dataclass(frozen=True)
class Published:
    """What a study's report says of an agent."""

    mean: float
    deviation: float


@dataclass(frozen=True)
class Plan:
    """A study: its game, its agents with what was published of them, and the one that knowers sit among."""

    game: str
    published: Mapping[str, Published]
    company: str


STUDIES: Mapping[str, Plan] = {
    "boerenbridge": Plan(
        "boerenbridge",
        {
            "full-kripke": Published(23.57, 15.50),
            "boeren-greedy": Published(21.04, 15.84),
            "greedy-kripke": Published(20.52, 15.62),
            "random": Published(-3.65, 14.75),
        },
        "full-kripke",
    )
}
"""Every study that can be done again, by name. The first one's report gives means over 100,000 games."""


@dataclass(frozen=True)
class Result:
    """How an agent did among the others: its mean over deals, and the deviation of single games."""

    name: str
    score: Estimate
    deviation: float
    published: Published

    @property
    def apart(self) -> float:
        """How far the mean lies from the published one."""
        return self.score.mean - self.published.mean


@dataclass(frozen=True)
class Meeting:
    """One player among others of one kind: by how many points a game it is ahead of them, deal by deal."""

    player: str
    others: str
    scores: Numbers
    leads: Numbers

    @property
    def score(self) -> Estimate:
        """What it scores in a game."""
        return estimate(self.scores)

    @property
    def lead(self) -> Estimate:
        """By how much that is more than one of the others scores."""
        return estimate(self.leads)


@dataclass(frozen=True)
class Share:
    """What some knowledge is worth: points a game more than the same player without it, in some company."""

    knowledge: str
    """`shown`, what play has shown of other hands, or `others`, what the others can know; also the end of a code."""
    company: str
    worth: Estimate


@dataclass
class Study:
    """What was measured so far."""

    name: str
    plan: Plan
    game: Game
    games: int
    seed: str
    cores: Cores
    notify: Callable[[Message], None]
    agents: list[Result] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    among_their_like: list[Meeting] = field(default_factory=list)
    games_a_second: float = 0.0

    @property
    def deals(self) -> int:
        """How many deals the agents play, each in a seating for every seat."""
        return -(-self.games // self.game.seats)

    @property
    def deep_deals(self) -> int:
        """How many deals each meeting of knowers has."""
        return max(2, self.deals // DEEP)

    @property
    def total(self) -> int:
        """All games that are to be played."""
        return self.game.seats * (self.deals + self.deep_deals * (2 * len(KNOWERS) - 1))

    def measure(self) -> Generator[tuple[Message, int], None, None]:
        """Play it all; before each piece of work what it is, and how many games have been played since the last."""
        names = tuple(self.plan.published)
        seating = Seating.of(len(names), self.game.seats, self.seed, sides_of(self.game))
        # What has to be compiled is compiled by a deal that does not count, so that no time of theirs goes into it.
        list(self._play(names, seating, 1))
        began, pieces = perf_counter(), []
        for piece in self._play(names, seating, self.deals):
            pieces.append(piece)
            yield Message("study/step-agents"), piece.totals[..., 0].size
        self.games_a_second = self.deals * seating.ways / max(perf_counter() - began, 1e-6)
        self.agents = [
            Result(name, estimate(_by_deal(pieces, place)[0]), _deviation(pieces, place), published)
            for place, (name, published) in enumerate(self.plan.published.items())
        ]
        for name in KNOWERS:
            self.meetings.append((yield from self._meet(name, self.plan.company, alone=True)))
        for less, more in pairwise(KNOWERS):
            self.among_their_like.append((yield from self._meet(more, less, alone=False)))

    def _meet(self, name: str, other: str, *, alone: bool) -> Generator[tuple[Message, int], None, Meeting]:
        """A player among others: alone, or on every second seat."""
        seats = self.game.seats
        sitting = (0,) + (1,) * (seats - 1) if alone else tuple(place % 2 for place in range(seats))
        pieces = []
        for piece in self._play((name, other), Seating((sitting,), self.seed), self.deep_deals):
            pieces.append(piece)
            yield Message("study/step-meeting", {"player": name, "others": other}), piece.totals[..., 0].size
        scores, leads = _by_deal(pieces, 0)
        return Meeting(name, other, scores, leads)

    def _play(self, names: tuple[str, ...], seating: Seating, deals: int) -> Generator[Deals, None, None]:
        rounds = checked_max_rounds(self.game, deals, None)
        asked = Duplicates(self.game, names, seating, self.seed, BUDGET, rounds)
        return play_duplicates(asked, deals, cores=self.cores, notify=self.notify)

    def shares(self) -> list[Share]:
        """What each step of knowledge is worth: in the study's company, and against its like without it."""
        steps = ("shown", "others")
        among_agents = [
            Share(step, self.plan.company, estimate(more.leads - less.leads))
            for step, (less, more) in zip(steps, pairwise(self.meetings), strict=True)
        ]
        among_like = [
            Share(step, each.others, each.lead) for step, each in zip(steps, self.among_their_like, strict=True)
        ]
        return among_agents + among_like

    @property
    def is_in_order(self) -> bool:
        """Whether the agents come out in the order of the published means."""
        return [each.name for each in sorted(self.agents, key=lambda each: -each.score.mean)] == [
            each.name for each in sorted(self.agents, key=lambda each: -each.published.mean)
        ]

    def data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        found: dict[str, Any] = plain(
            {
                "format": "followsuit/study/1",
                "study": self.name,
                "game": self.game.key,
                "options": dict(self.game.options),
                "seed": self.seed,
                "games": self.deals * self.game.seats,
                "games_of_knowers": self.deep_deals * self.game.seats,
                "games_a_second": round(self.games_a_second),
                "confidence": CONFIDENCE,
                "in_published_order": self.is_in_order,
                "agents": [asdict(each) for each in self.agents],
                "meetings": [
                    {
                        "player": each.player,
                        "others": each.others,
                        "score": asdict(each.score),
                        "lead": asdict(each.lead),
                    }
                    for each in (*self.meetings, *self.among_their_like)
                ],
                "knowledge": [asdict(each) for each in self.shares()],
            }
        )
        return found


def _by_deal(pieces: list[Deals], place: int) -> tuple[Numbers, Numbers]:
    """By deal, what a player scores on average, and by how much that is more than what the others score."""
    totals, sits = (
        np.concatenate([piece.totals for piece in pieces]),
        np.concatenate([piece.seated == place for piece in pieces]),
    )
    mine = (totals * sits).sum(axis=(1, 2)) / sits.sum(axis=(1, 2))
    theirs = (totals * ~sits).sum(axis=(1, 2)) / (~sits).sum(axis=(1, 2))
    return mine, mine - theirs


def _deviation(pieces: list[Deals], place: int) -> float:
    """The standard deviation of a player's scores in single games."""
    return float(np.std(np.concatenate([piece.totals[piece.seated == place] for piece in pieces]), ddof=1))


def study(
    name: str, games: int, seed: str, *, cores: Cores = None, notify: Callable[[Message], None] = lambda _: None
) -> Study:
    """A study ready to be done again; OptionError if there is none of that name, or too few games."""
    if name not in STUDIES:
        raise OptionError("study", Message("study/unknown", {"name": quoted(name), "studies": list(STUDIES)}))
    if games < FEWEST_GAMES:
        raise OptionError("games", Message("simulation/games", {"games": games, "least": FEWEST_GAMES}))
    plan = STUDIES[name]
    return Study(name, plan, game(plan.game), games, checked_seed(seed), cores, notify)
