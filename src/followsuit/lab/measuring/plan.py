"""Who plays, how many games of each kind, and within which limits: what all measuring of a game goes by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from followsuit.bots.player import Budget
from followsuit.bots.registry import check
from followsuit.engine.game import Game
from followsuit.errors import OptionError
from followsuit.kernel.without import parted
from followsuit.lab.measuring.sample import Setup
from followsuit.lab.measuring.skill import WEAKER, Skill, skill
from followsuit.lab.playing.crew import Cores
from followsuit.lab.playing.limits import BUDGET, checked_max_rounds, checked_seed
from followsuit.language.message import Message
from followsuit.rules.options import shown

BASELINE = "random"


@dataclass(frozen=True)
class Plan:
    """Who plays, how many games of each kind, and within which limits."""

    player: str = "greedy"
    games: int = 10_000
    seed: str = "1"
    budget: Budget = BUDGET
    max_rounds: int | None = None
    close_deals: int = 0
    """Deals over which a player that thinks ahead meets those who follow rules of thumb."""
    cores: Cores = None
    notify: Callable[[Message], None] = lambda _: None

    def check(self) -> None:
        """Raise an error that names what cannot be."""
        check(self.player)
        checked_seed(self.seed)
        if self.games < 2:
            raise OptionError("games", Message("simulation/games", {"games": self.games, "least": 2}))

    def setup(self, game: Game, player: str) -> Setup:
        """What is sampled of a game. Each setting has deals of its own, so that settings can be compared."""
        most = checked_max_rounds(game, self.games, self.max_rounds)
        seed = f"{self.seed} {' '.join(f'{key}={shown(value)}' for key, value in game.options.items())}"
        return Setup(game, player, seed, self.budget, most, self.cores, self.notify)

    def skill(self, game: Game) -> Skill | None:
        """What its player makes of sitting among weaker ones; of random players, what greedy ones would."""
        better = "greedy" if self.player == BASELINE else self.player
        deals = max(2, self.games // game.seats)
        return skill(self.setup(game, better), WEAKER.get(parted(better)[0], "greedy"), deals)


USUAL = Plan()
