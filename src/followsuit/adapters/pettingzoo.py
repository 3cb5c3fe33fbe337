"""Every game as a PettingZoo environment in which agents act in turn (AEC). The extra `rl` has the library."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from followsuit.adapters.episode import Episode, begun, row_size
from followsuit.adapters.seeing import LARGEST
from followsuit.adapters.shape import ACTIONS_VERSION, VIEW_VERSION, shape
from followsuit.engine.game import Game

Observation = dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # the library ships no types
    """A game with an agent for each seat, `seat_0` and so on.

    An observation has what the seat sees (`observation`) and what it may do (`action_mask`, zeros while it waits).
    An action that is not legal raises ActionError, and the game stays as it was.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "followsuit", "is_parallelizable": False}  # noqa: RUF012 - as the library has it

    def __init__(self, game: Game, *, rounds: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game, self.rounds, self.render_mode = game, rounds, render_mode
        self.metadata = {
            **type(self).metadata,
            "name": f"followsuit_{game.key}_v{game.version}",
            "actions_version": ACTIONS_VERSION,
            "view_version": VIEW_VERSION,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        numbers = shape(game)
        size, actions = row_size(numbers), len(numbers.actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._games = 0
        self._episode: Episode = begun(game, 0, rounds)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation of an agent looks like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: of the seed given, or of the next one in order."""
        del options
        self._games = self._games + 1 if seed is None else seed
        self._episode = begun(self.game, self._games, self.rounds)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._episode.to_act
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do, whoever's turn it is."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._episode.look(seat), "action_mask": self._episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent, before = self.agent_selection, self._episode.returns
        self._episode = self._episode.do(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        for each, now, then in zip(self.possible_agents, self._episode.returns, before, strict=True):
            self.rewards[each] = now - then
            self.terminations[each] = self._episode.state.is_over
            self.truncations[each] = self._episode.is_cut
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return str(self._episode.state.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def env(game: Game, *, rounds: int | None = None, render_mode: str | None = None) -> TableEnv:
    """A game as an AEC environment: whole, or cut off after so many rounds."""
    return TableEnv(game, rounds=rounds, render_mode=render_mode)
