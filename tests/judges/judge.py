"""A game of ours and the same game of OpenSpiel, played side by side: what an adapter says, and what is compared.

A game of ours is played from a seed, round by round. What it dealt is dealt there, too; then at every decision
both must ask the same player and allow the same, something allowed is picked by chance and done in both, and at the end
of the round both must have scored the same. An adapter, a module a game, says how: which settings of the two are
the same game, how to deal there, what number an action has, and what its returns mean in points of ours. Where the two
ask in another order, or one of them does not ask at all, it says that, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import followsuit as fs
from tests.support import setting_name

Theirs = Any
"""A state of OpenSpiel, which has no types."""
Parameters = Mapping[str, int | bool]
Done = tuple[int, str]
"""A seat and what it did."""
Actions = Mapping[str, tuple[int, ...] | None]
"""Actions of ours, with what each comes to there."""


class Difference(AssertionError):
    """The two programs do not agree; the text says where and on what."""


@dataclass(frozen=True)
class Setting:
    """A game with its options, and the parameters that make OpenSpiel's the same."""

    game: fs.Game
    parameters: Parameters = field(default_factory=dict)

    @property
    def name(self) -> str:
        """As tests are called."""
        return setting_name(self.game)


@dataclass(frozen=True)
class Dealt:
    """What a round of ours began with, as its record tells it."""

    setting: Setting
    round: Mapping[str, Any]
    number: int
    """Of the round, from 0."""
    before: Sequence[Mapping[str, Any]] = ()
    """The rounds before it."""

    @property
    def dealer(self) -> int:
        dealer: int = self.round["dealer"]
        return dealer

    @property
    def hands(self) -> list[list[str]]:
        """By seat, as dealt."""
        hands: list[list[str]] = self.round["hands"]
        return hands


class Judge(ABC):
    """The adapter of one game."""

    key: ClassVar[str]
    """The game, as ours is called."""
    theirs: ClassVar[str]
    """The game, as OpenSpiel calls it."""

    @abstractmethod
    def settings(self) -> Iterator[Setting]:
        """The settings in which the two are the same game."""

    @abstractmethod
    def deal(self, dealt: Dealt) -> Theirs:
        """OpenSpiel's state after the same deal, with a player to act."""

    @abstractmethod
    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...] | None:
        """The actions there that one of ours comes to; of several the order is free. None: it is not asked there."""

    @abstractmethod
    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        """What each seat of ours scored in the round, by OpenSpiel's returns; the same as `scored` tells of ours."""

    def player(self, dealt: Dealt, seat: int) -> int:
        """The number there of a seat."""
        return seat

    def judged(self, dealt: Dealt, done: Sequence[Done], allowed: Actions) -> Actions:
        """What of all that is allowed OpenSpiel allows, too, where it is known to differ; only that is then done."""
        return allowed

    def choose(self, actions: Sequence[str], rng: Random) -> str:
        """What is done next: any of what is judged, or more often that which chance alone would hardly come to."""
        return rng.choice(actions)

    def catch_up(self, dealt: Dealt, done: Sequence[Done], state: Theirs) -> None:  # noqa: B027 - most need not
        """Do there what is a decision there and not here, after each action of ours."""

    def scored(self, dealt: Dealt, round_: Mapping[str, Any]) -> list[float]:
        """What each seat scored in a round that is over, by its record, as far as there is a judge for it."""
        return list(round_["scores"])


def load(name: str, parameters: Parameters) -> Theirs:
    """A new state of a game of OpenSpiel, before the deal."""
    import pyspiel

    return pyspiel.load_game(name, dict(parameters)).new_initial_state()


@dataclass
class Tally:
    """How much was found equal."""

    deals: int = 0
    decisions: int = 0


class Round:
    """One round under way in both programs."""

    def __init__(self, judge: Judge, setting: Setting, ours: fs.State) -> None:
        self.judge, self.ours, self._done = judge, ours, list[Done]()
        rounds = ours.record()["rounds"]
        self.dealt = Dealt(setting, rounds[-1], len(rounds) - 1, rounds[:-1])
        self.theirs = judge.deal(self.dealt)

    @property
    def is_over(self) -> bool:
        """Whether ours has scored it."""
        return self.ours.rounds_played > self.dealt.number

    def play(self, rng: Random) -> int:
        """Play it to its end in both; how many decisions there were."""
        while not self.is_over:
            self._act(rng)
        self._compare_scores()
        return len(self._done)

    def _act(self, rng: Random) -> None:
        seat = self.ours.to_act
        assert seat is not None
        allowed = {str(action): self.judge.numbers(self.dealt, str(action)) for action in self.ours.legal()}
        judged = self.judge.judged(self.dealt, self._done, allowed)
        chosen = self.judge.choose(list(judged), rng)
        if judged[chosen] is not None:
            self._expect("player to act", self.judge.player(self.dealt, seat), self.theirs.current_player())
            self._do_there([numbers or () for numbers in judged.values()], judged[chosen] or (), rng)
        self._done.append((seat, chosen))
        self.ours = self.ours.play(chosen)
        self.judge.catch_up(self.dealt, self._done, self.theirs)

    def _do_there(self, allowed: Sequence[tuple[int, ...]], chosen: tuple[int, ...], rng: Random) -> None:
        """One number after another: at each, those of all actions that begin with the numbers done are allowed."""
        left = [set(numbers) for numbers in allowed]
        for number in rng.sample(chosen, len(chosen)):
            self._expect("legal", sorted(set().union(*left)), self.theirs.legal_actions())
            left = [numbers - {number} for numbers in left if number in numbers]
            self.theirs.apply_action(number)

    def _compare_scores(self) -> None:
        self._expect("the round is over", True, self.theirs.is_terminal())
        told = self.ours.record()["rounds"][self.dealt.number]
        expected = self.judge.points(self.dealt, self._done, self.theirs.returns())
        self._expect("scores", self.judge.scored(self.dealt, told), expected)

    def _expect(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            lines = (
                f"{self.dealt.setting.name}, round {self.dealt.number + 1}: {what}",
                f"  Followsuit: {ours}",
                f"  OpenSpiel:  {theirs}",
                f"  dealt: {dict(self.dealt.round)}",
                *(f"  seat {seat}: {action}" for seat, action in self._done),
                str(self.theirs),
            )
            raise Difference("\n".join(lines))


def play(judge: Judge, deals: int, seed: int) -> Iterator[Tally]:
    """Play so many rounds, of whole games and of every setting in turn; after each, what has been found equal."""
    settings, tally, number = list(judge.settings()), Tally(), 0
    while tally.deals < deals:
        setting = settings[number % len(settings)]
        rng = Random(f"{judge.key} {seed} {number}")
        state, number = setting.game.start(seed=rng.randrange(2**32)), number + 1
        while not state.is_over and tally.deals < deals:
            round_ = Round(judge, setting, state)
            tally.decisions += round_.play(rng)
            tally.deals += 1
            state = round_.ours
            yield tally
