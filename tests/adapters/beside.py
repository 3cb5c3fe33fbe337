"""A row of batched games with the engine beside it, decision by decision."""

from __future__ import annotations

from collections import Counter

import numpy as np

import followsuit as fs
from followsuit.adapters.batched import Batched
from followsuit.adapters.shape import shape
from followsuit.adapters.views import Eyes
from followsuit.engine.actions import Action, Call, DealCards, DrawDealer, DrawToken, Pick, TurnCard
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import legal, step
from followsuit.engine.view import view_of
from followsuit.kernel.bridge import Bridge


class Beside:
    """The engine's position for one row, with the chance that the row had."""

    def __init__(self, batch: Batched, row: int) -> None:
        self.batch, self.row, self.game = batch, row, batch.game
        self._bridge, self._shape, self._eyes = Bridge(batch.game), shape(batch.game), Eyes(batch.game)
        self._running = batch._arrays["games"][row]
        self._picked: list[int] = []
        self._begin()

    def _begin(self) -> None:
        position, _ = step(Position(self.game.rules, self.game.seats), DrawDealer(int(self._running["dealer"])))
        self.position = self._after_chance(position)

    def _after_chance(self, position: Position) -> Position:
        """The position after all that chance did in the row."""
        running, bridge = self._running, self._bridge
        while position.to_act == fs.CHANCE:
            if position.phase is Phase.DEAL:
                if position.past and self.batch.cut[self.row]:
                    return position
                hands = tuple(bridge.faces(mask) for mask in running["dealt"][: self.game.seats].tolist())
                action: Action = DealCards(hands, bridge.faces(running["table"]))
            elif position.phase is Phase.TURN:
                action = TurnCard(bridge.cards[int(running["turned"])])
            elif position.phase is Phase.DRAW:
                action = DrawToken(bridge.tokens[int(running["trick_token"][len(position.table.tricks)])])
            else:
                action = Call("trump", self.game.rules.deck.suits[int(running["order"]) - 1].letter)
            position, _ = step(position, action)
        return position

    def legal_numbers(self) -> list[int]:
        """What the engine allows, in the numbers of the batch."""
        numbers, picked = set[int](), Counter(self._picked)
        for action in legal(self.position):
            made_of = Counter(self._shape.numbers_of(action))
            if not picked - made_of:
                numbers |= set(made_of - picked)
        return sorted(numbers)

    def check(self) -> None:
        """Both ask the same seat for the same thing, and it sees the same."""
        batch, row, seat = self.batch, self.row, self.position.to_act
        assert seat == batch.to_act[row]
        assert self.legal_numbers() == np.flatnonzero(batch.legal[row]).tolist()
        view = view_of(self.game, self.position, seat)
        first = next((block.first for block in self._shape.blocks if block.kind == "pick"), 0)
        cards, numbers = self._eyes.look(view, [number - first for number in self._picked])
        names = zip(self._shape.numbers, numbers.tolist(), batch.numbers[row].tolist(), strict=True)
        assert [] == [(name, engine, kernel) for name, engine, kernel in names if engine != kernel]
        differ = (cards != batch.cards[row]).any(axis=1)
        assert [] == [name for name, is_other in zip(self._shape.planes, differ, strict=True) if is_other]

    def do(self, number: int) -> None:
        """Follow a number that the batch has just done."""
        rounds, before = len(self.position.past), self.position.totals
        chosen = None
        for action in legal(self.position):
            if Counter([*self._picked, number]) == Counter(self._shape.numbers_of(action)):
                chosen = action
        if chosen is None:
            assert any(isinstance(action, Pick) for action in legal(self.position))
            self._picked.append(number)
            return
        self._picked.clear()
        position, _ = step(self.position, chosen)
        self.position = self._after_chance(position)
        self._check_result(rounds, before)

    def _check_result(self, rounds: int, before: tuple[int, ...]) -> None:
        batch, row, position = self.batch, self.row, self.position
        scored, aim = len(position.past) > rounds, self.game.rules.aim
        brought = [aim.merit(now) - aim.merit(then) for now, then in zip(position.totals, before, strict=True)]
        assert batch.rewards[row].tolist() == (brought if scored else [0] * self.game.seats)
        assert (position.phase is Phase.OVER) == batch.ended[row]
        if batch.ended[row] or batch.cut[row]:
            assert list(position.totals) == batch.totals[row].tolist()
        if batch.ended[row]:
            assert list(position.winners) == np.flatnonzero(batch.winners[row]).tolist()
        if batch.ended[row] or batch.cut[row]:
            self._begin()


def play_beside(game: fs.Game, *, rows: int, steps: int, rounds: int | None, key: int) -> None:
    """Play random games of the batch with the engine beside each row; AssertionError where they differ."""
    batch = Batched(game, rows, rounds=rounds)
    batch.reset(seed=key)
    engines = [Beside(batch, row) for row in range(rows)]
    for number in range(steps):
        for engine in engines:
            engine.check()
        actions = batch.any_legal(1_000 * key + number)
        batch.step(actions)
        for engine, action in zip(engines, actions.tolist(), strict=True):
            engine.do(action)
