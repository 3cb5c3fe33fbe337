"""One game of the engine as an episode: actions by their numbers, what a seat sees as one row of numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.adapters.shape import Shape, shape
from followsuit.adapters.views import eyes
from followsuit.engine.actions import CHANCE, Action, Pick
from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.errors import ActionError, quoted
from followsuit.language.message import Message


@dataclass(frozen=True)
class Episode:
    """A state and the numbers of the cards picked so far in a decision that takes several. It never changes."""

    state: State
    picked: tuple[int, ...] = ()
    rounds: int | None = None
    """After how many rounds it is cut off."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """Nothing in it changes, so that a copy is the same."""
        return self

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @property
    def shape(self) -> Shape:
        """Its numbers."""
        return shape(self.game)

    @property
    def is_cut(self) -> bool:
        """Whether so many rounds were played that it is cut off, though the game goes on."""
        return not self.state.is_over and self.rounds is not None and self.state.rounds_played >= self.rounds

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, or CHANCE; none when it is over or cut off."""
        return None if self.is_cut else self.state.to_act

    @property
    def returns(self) -> tuple[float, ...]:
        """What it has brought each seat so far: points of which more is better."""
        rules = self.game.rules
        return tuple(float(rules.aim.merit(total) - rules.aim.merit(rules.start)) for total in self.state.scores)

    def options(self) -> dict[int, Action | None]:
        """What the seat to act may do, by number; none where more cards have to be picked before anything is done."""
        position = self.state.position
        ask = position.ask
        if self.to_act in (None, CHANCE):
            return {}
        if ask is None or not ask.cards:
            return {self.shape.numbers_of(action)[0]: action for action in self.state.legal()}
        deck = self.game.rules.deck
        stage = next(stage for stage in self.game.rules.all_stages if ask.verb in stage.verbs)
        cards = stage.may_pick(position.rules, position.table, ask)
        open_to = Counter(self.shape.numbers_of(Pick(ask.verb, cards))) - Counter(self.picked)
        by_number = {number: card for card in cards for number in self.shape.numbers_of(Pick(ask.verb, (card,)))}
        chosen = [by_number[number] for number in self.picked]
        is_last = len(chosen) + 1 == ask.cards
        return {
            number: Pick(ask.verb, deck.sorted([*chosen, by_number[number]])) if is_last else None
            for number in sorted(open_to)
        }

    def legal(self) -> list[int]:
        """The numbers of all that the seat to act may do, in order."""
        return sorted(self.options())

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every number that a seat may do now."""
        mask = np.zeros(len(self.shape.actions), np.int8)
        if seat == self.to_act:
            mask[self.legal()] = 1
        return mask

    def do(self, number: int) -> Episode:
        """The episode after a numbered action of the seat to act; ActionError if it is not legal."""
        options = self.options()
        if number not in options:
            legal = [str(each) for each in sorted(options)]
            raise ActionError(Message("batch/not-legal", {"row": 0, "action": quoted(number), "legal": legal}))
        action = options[number]
        if action is None:
            return Episode(self.state, (*self.picked, number), self.rounds)
        return Episode(self.state.play(action), (), self.rounds)

    def look(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, in one row: the planes one after the other, then the numbers; zeros once it is over."""
        numbers = self.shape
        first = next((block.first for block in numbers.blocks if block.kind == "pick"), 0)
        picked = [number - first for number in self.picked] if seat == self.to_act else []
        if self.to_act is None:
            return np.zeros(row_size(numbers), np.int16)
        cards, singles = eyes(self.game).look(self.state.view(seat), picked)
        return np.concatenate([cards.ravel().astype(np.int16), singles])


def row_size(numbers: Shape) -> int:
    """How many numbers a seat sees in one row."""
    return len(numbers.planes) * numbers.width + len(numbers.numbers)


def begun(game: Game, seed: int | None, rounds: int | None) -> Episode:
    """A game at its first decision, or before all that chance does, if no seed is given."""
    return Episode(game.start(seed), (), rounds)
