"""Tournaments: any players on any game over duplicate deals, and what may be concluded from them.

The unit of all statistics is a deal: what a player scored in it is the mean over all its seats in all line-ups. A
pair of players is compared within each deal, so what the cards gave to a seat falls out of the difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from followsuit.bots.own.guarded import Faults, merge_faults
from followsuit.bots.own.host import Maker
from followsuit.bots.player import Budget
from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed
from followsuit.errors import OptionError
from followsuit.lab.measuring.inference import (
    CONFIDENCE,
    Estimate,
    Numbers,
    estimate,
    plain,
    ratio,
    shared_confidence,
    two_sided,
)
from followsuit.lab.measuring.rating import Rating, ratings
from followsuit.lab.playing.crew import Cores
from followsuit.lab.playing.duplicate import (
    Deals,
    Duplicates,
    checked_players,
    play_duplicates,
)
from followsuit.lab.playing.limits import BUDGET, checked_max_rounds, checked_seed
from followsuit.lab.playing.results import Whole, nearness, number_of_sides
from followsuit.lab.playing.seating import Seating, sides_of
from followsuit.language.message import Message
from followsuit.rules.end import Aim


@dataclass(frozen=True)
class Standing:
    """How a player did: a deal's mean score, its part of the wins, and its rating."""

    name: str
    games: int
    """Seats taken, over all deals and line-ups."""
    score: Estimate
    distance: Estimate | None
    """How far from zero, in a game that is won at zero."""
    wins: Estimate
    rating: Rating


@dataclass(frozen=True)
class Difference:
    """By how much one player is better than another in a deal; `chance` is how often equals differ as much."""

    by: Estimate
    chance: float
    significant: bool


@dataclass(frozen=True)
class Pair:
    """One player beside another. Points where zero is the aim are points nearer to it."""

    one: str
    other: str
    points: Difference
    wins: Difference


@dataclass
class Choices:
    """What a player chose where contracts are chosen: how often each letter, and what playing alone came to."""

    made: Counter[str] = field(default_factory=Counter)
    alone: dict[str, list[tuple[int, int, int]]] = field(default_factory=dict)
    """By letter, for each deal that had it: rounds played alone, those won, and their points."""

    def add_deal(self, choices: Iterable[tuple[str, int | None]]) -> None:
        """The choices of one deal, each with a score if its chooser played alone."""
        scores: dict[str, list[int]] = {}
        for letter, score in choices:
            self.made[letter] += 1
            if score is not None:
                scores.setdefault(letter, []).append(score)
        for letter, each in scores.items():
            self.alone.setdefault(letter, []).append((len(each), sum(score > 0 for score in each), sum(each)))

    def share(self, letter: str) -> float:
        """The part of all choices that a letter has."""
        return self.made[letter] / max(self.made.total(), 1)

    def won(self, letter: str) -> Estimate | None:
        """The part of the rounds played alone that was won; nothing if there were none."""
        found = np.array(self.alone.get(letter, ()))
        return ratio(found[:, 1], found[:, 0]) if len(found) else None

    def points(self, letter: str) -> Estimate | None:
        """The points of a round played alone."""
        found = np.array(self.alone.get(letter, ()))
        return ratio(found[:, 2], found[:, 0]) if len(found) else None

    def data(self) -> dict[str, Any]:
        """By letter: how often, and what came of it."""
        return {
            letter: {
                "times": times,
                "share": self.share(letter),
                "won": (won := self.won(letter)) and asdict(won),
                "points": (points := self.points(letter)) and asdict(points),
            }
            for letter, times in sorted(self.made.items())
        }


@dataclass
class Tournament:
    """Deals played so far, and what they say."""

    game: Game
    players: tuple[str, ...]
    seed: str
    budget: Budget
    max_rounds: int
    asked: int
    records: bool = False
    deals: int = 0
    unfinished: int = 0
    rounds: int = 0
    seconds: float = 0.0
    choices: list[Choices] = field(default_factory=list)
    faults: dict[str, Faults] = field(default_factory=dict)
    """What players of one's own forfeited, by name."""
    _scores: list[Numbers] = field(default_factory=list)
    _nearness: list[Numbers] = field(default_factory=list)
    _wins: list[Numbers] = field(default_factory=list)
    _better: list[Numbers] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seating = Seating.of(len(self.players), self.game.seats, self.seed, sides_of(self.game))
        self.choices = [Choices() for _ in self.players]
        if self.asked < 2:
            raise OptionError("deals", Message("simulation/deals", {"deals": self.asked, "least": 2}))

    @property
    def names(self) -> tuple[str, ...]:
        """The players, told apart where a name occurs twice."""
        return tuple(
            f"{name} {self.players[: place + 1].count(name)}" if self.players.count(name) > 1 else name
            for place, name in enumerate(self.players)
        )

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.deals * self.seating.ways

    @property
    def even(self) -> float:
        """The part of all games that one side wins among equals; a game that was cut off is won by nobody."""
        return (1 - self.unfinished / self.games) / number_of_sides(self.game)

    def play(
        self, *, cores: Cores = None, notify: Callable[[Message], None] = lambda _: None
    ) -> Generator[Deals, None, None]:
        """The deals asked for, piece by piece; whoever takes them adds them."""
        asked = Duplicates(self.game, self.players, self.seating, self.seed, self.budget, self.max_rounds, self.records)
        return play_duplicates(asked, self.asked, cores=cores, notify=notify)

    def add(self, piece: Deals) -> None:
        """Count some deals more."""
        self.deals += piece.deals
        self.unfinished += int((~piece.finished).sum())
        self.rounds += int(piece.rounds.sum())
        merge_faults(self.faults, piece.faults)
        near = nearness(self.game, piece.totals)
        self._scores.append(self._by_player(piece, piece.totals))
        self._nearness.append(self._by_player(piece, near))
        self._wins.append(self._by_player(piece, piece.shares))
        self._better.append(self._comparisons(piece, near))
        for place, choices in enumerate(self.choices):
            choices.add_deal((letter, score) for player, letter, score in piece.choices if player == place)

    def _by_player(self, piece: Deals, values: Whole | Numbers) -> Numbers:
        """Values by deal, seating and seat as means by deal and player."""
        columns = []
        for place in range(len(self.players)):
            sits = piece.seated == place
            columns.append((values * sits).sum(axis=(1, 2)) / sits.sum(axis=(1, 2)))
        return np.stack(columns, axis=1)

    def _comparisons(self, piece: Deals, near: Whole) -> Numbers:
        """By deal: how often each player did better than each other at the same table; equal counts half."""
        better = np.zeros((piece.deals, len(self.players), len(self.players)))
        deals = np.arange(piece.deals)[:, None]
        for seat, across in combinations(range(self.game.seats), 2):
            one, other = piece.seated[:, :, seat], piece.seated[:, :, across]
            part = (np.sign(near[:, :, seat] - near[:, :, across]) + 1) / 2
            np.add.at(better, (deals, one, other), part)
            np.add.at(better, (deals, other, one), 1 - part)
        # A player that sits on two seats is not compared with itself.
        better[:, range(len(self.players)), range(len(self.players))] = 0
        return better

    def standings(self) -> list[Standing]:
        """How each player did, best rating first."""
        scores, wins = np.concatenate(self._scores), np.concatenate(self._wins)
        distances = -np.concatenate(self._nearness) if self.game.rules.aim is Aim.ZERO else None
        rated = ratings(np.concatenate(self._better))
        seats = Counter(place for line_up in self.seating.line_ups(0) for place in line_up)
        found = [
            Standing(
                name=name,
                games=self.deals * seats[place],
                score=estimate(scores[:, place]),
                distance=None if distances is None else estimate(distances[:, place]),
                wins=estimate(wins[:, place]),
                rating=rated[place],
            )
            for place, name in enumerate(self.names)
        ]
        return sorted(found, key=lambda standing: -standing.rating.value)

    def pairs(self) -> list[Pair]:
        """Every pair, the better rated first, with intervals that hold for all pairs together."""
        order = [self.names.index(standing.name) for standing in self.standings()]
        near, wins = np.concatenate(self._nearness), np.concatenate(self._wins)
        couples = list(combinations(order, 2))
        return [
            Pair(
                self.names[one],
                self.names[other],
                difference(near[:, one] - near[:, other], len(couples)),
                difference(wins[:, one] - wins[:, other], len(couples)),
            )
            for one, other in couples
        ]

    def data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        pairs = self.pairs()
        found: dict[str, Any] = plain(
            {
                "format": "followsuit/tournament/1",
                "game": self.game.key,
                "options": dict(self.game.options),
                "seed": self.seed,
                "players": list(self.names),
                "budget": asdict(self.budget),
                "games_a_deal": self.seating.ways,
                "deals_asked": self.asked,
                "deals": self.deals,
                "games": self.games,
                "unfinished": self.unfinished,
                "max_rounds": self.max_rounds,
                "mean_rounds": self.rounds / self.games,
                "confidence": CONFIDENCE,
                "better": self.game.rules.aim.value,
                "standings": [asdict(standing) for standing in self.standings()],
                "pairs": [asdict(pair) for pair in pairs],
                "pairs_corrected_by": f"Bonferroni over {len(pairs)}",
                "forfeited": {name: dict(faults.counts) for name, faults in self.faults.items()},
                "choices": {
                    name: choices.data() for name, choices in zip(self.names, self.choices, strict=True) if choices.made
                },
            }
        )
        return found


def difference(by_deal: Numbers, pairs: int) -> Difference:
    """A difference measured deal by deal: a paired t-test, held against 1 % shared by all pairs (Bonferroni).

    Where every deal came out alike there is no spread to go by, and the signs alone are counted.
    """
    # Sums of thirds in another order differ in their last digit, which is no difference.
    found, deals = estimate(np.round(by_deal, 9), shared_confidence(pairs)), len(by_deal)
    if found.error == 0:
        chance = 1.0 if found.mean == 0 else 2.0 ** (1 - deals)
    else:
        chance = two_sided(found.mean / found.error, deals - 1) if deals > 1 else 1.0
    chance = min(1.0, pairs * chance)
    return Difference(found, chance, chance < 1 - CONFIDENCE)


def tournament(
    game: Game,
    players: Sequence[str | Maker],
    deals: int,
    seed: Seed,
    *,
    budget: Budget = BUDGET,
    max_rounds: int | None = None,
    records: bool = False,
) -> Tournament:
    """A tournament ready to be played; errors name what cannot be.

    A player is given by its name, or as what makes one from a seed, such as its class.
    """
    most = checked_max_rounds(game, deals, max_rounds)
    return Tournament(game, checked_players(players), checked_seed(seed), budget, most, deals, records)
