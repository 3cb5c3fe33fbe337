"""Words for what a contract pays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from followsuit.language.markdown import Table
from followsuit.language.message import Message
from followsuit.rules.card_points import CardPoints
from followsuit.rules.round import Round
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

Outcomes = tuple[tuple[int, int], tuple[int, int]]
"""What success brings, at least and at most, and what failure costs, at best and at worst."""


Summary = tuple[str, dict[str, object]]
"""What came of a round: the code of a sentence, and the facts in it."""


class Payment(Word):
    """How the round's scores follow from a contract."""

    pays_solo: ClassVar[bool] = False
    """Whether it needs somebody who plays alone."""
    needs_play: ClassVar[bool] = True
    """Whether it looks at cards that were played."""
    tricks: ClassVar[int | None] = None
    """How many tricks the solo player is to take, if it has to be a certain number."""

    @abstractmethod
    def scores(self, round_: Round) -> tuple[int, ...]:
        """Everyone's score for the round, summing to zero."""

    @property
    def counts(self) -> CardPoints | None:
        """The card points that it looks at."""
        return None

    @property
    def steps_up(self) -> tuple[int, ...]:
        """The card points from which the solo player is paid by another step, from few to many."""
        return ()

    @property
    def goal(self) -> int | None:
        """The least card points with which the solo player wins, if it wins by them."""
        return None

    def outcomes(self, opponents: int) -> Outcomes | None:
        """What the solo player can win and lose."""
        return None

    def summary(self, round_: Round, solo_points: int | None) -> Summary | None:
        """A round that was paid by it; `solo_points` are the solo side's card points where they count."""
        return None

    @abstractmethod
    def says(self, opponents: int) -> Message | Table:
        """The sentence or table for the rules page; the solo player plays against so many."""


def _points(points: int) -> Message:
    return Message("rules/points", {"points": points})


def _played_by(round_: Round, seat: int) -> dict[str, object]:
    assert round_.contract is not None
    return {"seat": seat, "contract": round_.contract.name}


def solo_pays(round_: Round, value: int) -> tuple[int, ...]:
    """Every other seat pays `value` to the solo player, or receives it if negative."""
    return tuple(value * (round_.seats - 1) if seat == round_.solo else -value for seat in range(round_.seats))


def solo_outcomes(values: Iterable[int], opponents: int) -> Outcomes:
    """What the solo player can win and lose, given what each opponent may have to pay."""
    paid = sorted(value * opponents for value in values)
    won, lost = [value for value in paid if value >= 0], [value for value in paid if value < 0]
    return (won[0], won[-1]), (lost[-1], lost[0])


@dataclass(frozen=True)
class Ladder(Payment):
    """The solo player is paid by card points: `steps` give the least points of each step and its value an opponent."""

    points: CardPoints
    all_tricks: int
    steps: tuple[tuple[int, int], ...]
    no_trick: int
    pays_solo: ClassVar[bool] = True

    @property
    def counts(self) -> CardPoints:
        return self.points

    @property
    def steps_up(self) -> tuple[int, ...]:
        """Where each step begins, but the lowest."""
        return tuple(sorted(least for least, _ in self.steps if least))

    @property
    def goal(self) -> int:
        """The least points that win."""
        return min(least for least, value in self.steps if value >= 0)

    def outcomes(self, opponents: int) -> Outcomes:
        return solo_outcomes((self.all_tricks, *(value for _, value in self.steps), self.no_trick), opponents)

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Every trick or none, or whether the points were enough."""
        assert round_.solo is not None
        assert solo_points is not None
        tricks, facts = round_.taken[round_.solo], _played_by(round_, round_.solo)
        if tricks == len(round_.tricks):
            return "round/every-trick", facts
        if tricks == 0:
            return "round/without-a-trick", facts
        code = "round/reached" if solo_points >= self.goal else "round/not-reached"
        return code, {**facts, "points": solo_points, "goal": self.goal}

    def solo_points(self, round_: Round) -> int:
        """The solo side's card points: its tricks, and its stash."""
        assert round_.solo is not None
        return self.points.taken(round_, round_.solo) + self.points.count(round_.stash)

    def scores(self, round_: Round) -> tuple[int, ...]:
        assert round_.solo is not None
        tricks = round_.taken[round_.solo]
        if tricks == len(round_.tricks):
            return solo_pays(round_, self.all_tricks)
        if tricks == 0:
            return solo_pays(round_, self.no_trick)
        reached = self.solo_points(round_)
        return solo_pays(round_, next(value for least, value in self.steps if reached >= least))

    def says(self, opponents: int) -> Table:
        rows = [(Message("rules/ladder-all-tricks"), self.all_tricks)]
        above: int | None = None
        for least, value in self.steps:
            most = None if above is None else above - 1
            rows.append((Message("rules/ladder-step", {"least": least, "most": most}), value))
            above = least
        rows.append((Message("rules/ladder-no-trick"), self.no_trick))
        heads = ("rules/ladder-takes", "rules/ladder-each-opponent", "rules/ladder-solo-player")
        return Table(
            tuple(map(Message, heads)),
            tuple((name, _points(-value), _points(opponents * value)) for name, value in rows),
        )

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The steps fall, and reach every number of points."""
        least = [step for step, _ in self.steps]
        if any(lower >= higher for higher, lower in pairwise(least)):
            yield f"{field}: the `steps` of its Ladder do not fall: write them from the most points to the least."
        if 0 not in least:
            yield f"{field}: the `steps` of its Ladder do not reach 0: end with a step of 0 points."


@dataclass(frozen=True, slots=True)
class TakeNothing(Payment):
    """The solo player wins by taking no trick."""

    won: int
    lost: int
    pays_solo: ClassVar[bool] = True
    tricks: ClassVar[int | None] = 0

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Whether a trick was taken."""
        assert round_.solo is not None
        code = "round/took-a-trick" if round_.taken[round_.solo] else "round/took-nothing"
        return code, _played_by(round_, round_.solo)

    def outcomes(self, opponents: int) -> Outcomes:
        return solo_outcomes((self.won, self.lost), opponents)

    def scores(self, round_: Round) -> tuple[int, ...]:
        assert round_.solo is not None
        return solo_pays(round_, self.lost if round_.taken[round_.solo] else self.won)

    def says(self, opponents: int) -> Message:
        facts = {
            "each_if_won": -self.won,
            "solo_if_won": opponents * self.won,
            "each_if_lost": -self.lost,
            "solo_if_lost": opponents * self.lost,
        }
        return Message("rules/take-nothing", facts)


@dataclass(frozen=True)
class MostTricksLose(Payment):
    """Whoever takes most tricks pays everyone else; card points, then the last trick, part equals."""

    points: CardPoints
    value: int

    @property
    def counts(self) -> CardPoints:
        return self.points

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Who lost."""
        loser = self.loser(round_)
        return "round/most-tricks-lost", {**_played_by(round_, loser), "tricks": round_.taken[loser]}

    def loser(self, round_: Round) -> int:
        """The one seat that loses."""
        most = max(round_.taken[seat] for seat in round_.playing)
        tied = [seat for seat in round_.playing if round_.taken[seat] == most]
        worst = max(self.points.taken(round_, seat) for seat in tied)
        tied = [seat for seat in tied if self.points.taken(round_, seat) == worst]
        last = round_.tricks[-1].winner
        return last if last in tied else tied[0]

    def scores(self, round_: Round) -> tuple[int, ...]:
        loser = self.loser(round_)
        return tuple(-self.value * (round_.seats - 1) if seat == loser else self.value for seat in range(round_.seats))

    def says(self, opponents: int) -> Message:
        return Message("rules/most-tricks-lose", {"points": self.value})


@dataclass(frozen=True, slots=True)
class NothingPlayed(Payment):
    """No card is played and nobody scores."""

    needs_play: ClassVar[bool] = False

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Nothing came of it."""
        return "round/not-played", {}

    def scores(self, round_: Round) -> tuple[int, ...]:
        return (0,) * round_.seats

    def says(self, opponents: int) -> Message:
        return Message("rules/nothing-played")
