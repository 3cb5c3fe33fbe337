"""One seat of a game as a Gymnasium environment; the other seats have players of this program. Extra `rl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from followsuit.adapters.episode import Episode, begun, row_size
from followsuit.adapters.seeing import LARGEST
from followsuit.adapters.shape import shape
from followsuit.bots.player import USUAL, Budget
from followsuit.bots.registry import check, player
from followsuit.engine.game import Game
from followsuit.errors import PlayerError, SeatError, quoted
from followsuit.language.message import Message

Row = npt.NDArray[np.int16]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A game as one seat plays it, against players by name: one for all other seats, or one for each of them in order.

    What the seat sees is the observation; what it may do is the `action_mask` of the info, and `action_masks()`. An
    action that is not legal raises ActionError, and the game stays as it was.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        game: Game,
        *,
        against: str | Sequence[str] = "greedy",
        seat: int = 0,
        rounds: int | None = None,
        budget: Budget = USUAL,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(seat, bool) or seat not in range(game.seats):
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": game.seats - 1}))
        others = [against] * (game.seats - 1) if isinstance(against, str) else list(against)
        if len(others) != game.seats - 1:
            raise PlayerError(Message("player/count", {"players": len(others), "seats": game.seats - 1}))
        for name in others:
            check(name)
        self.game, self.seat, self.rounds, self.budget, self.render_mode = game, seat, rounds, budget, render_mode
        self.names = [*others[:seat], None, *others[seat:]]
        numbers = shape(game)
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (row_size(numbers),), np.int16)
        self.action_space = spaces.Discrete(len(numbers.actions))
        self._episode: Episode = begun(game, 0, rounds)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game, and let the others act until it is the seat's turn."""
        super().reset(seed=seed, options=options)
        chance = self.np_random
        self._episode = begun(self.game, int(chance.integers(2**62)), self.rounds)
        seeds = [int(chance.integers(2**62)) for _ in self.names]
        self._players = [
            None if name is None else player(name, seed) for name, seed in zip(self.names, seeds, strict=True)
        ]
        self._others_act()
        return self._episode.look(self.seat), self._info()

    def _others_act(self) -> None:
        while (seat := self._episode.to_act) is not None and (other := self._players[seat]) is not None:
            action = other.decide(self._episode.state.view(seat), self.budget).action
            self._episode = Episode(self._episode.state.play(action), (), self.rounds)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The seat acts, and then the others until it is its turn again; the reward is what that brought the seat."""
        before = self._episode.returns[self.seat]
        self._episode = self._episode.do(int(action))
        self._others_act()
        brought = self._episode.returns[self.seat] - before
        return self._episode.look(self.seat), brought, self._episode.state.is_over, self._episode.is_cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may do, by number."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(self.seat)}

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return str(self._episode.state.view(self.seat)) if self.render_mode == "ansi" else None
