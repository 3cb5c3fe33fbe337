"""What an open position of trick play is worth: the value of every card that may be played, exactly.

    solve(state)                            # the round's score, as seen by the side to act
    solve(state, "tricks").best             # what is best to play for tricks
    solve(state, "points").value            # the card points that the side to act comes to

Everybody sees all cards. Where two sides play, each tries to do well and the other badly; where there are more, each
seat looks after itself (max-n), or all play against the one to act (`paranoid=True`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from followsuit.engine.actions import Action
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.state import State
from followsuit.errors import SolveError
from followsuit.kernel.bridge import Running
from followsuit.kernel.kernel import Kernel, kernel
from followsuit.kernel.layout import BITS, GAME, SEATS
from followsuit.kernel.solve_deals import DEAL
from followsuit.kernel.solve_endings import FRAME, KNOWN, PLIES, POINTS, SCORE, TRICKS, tell_apart
from followsuit.kernel.solve_memory import MEMORY
from followsuit.kernel.solve_moves import SPOT
from followsuit.kernel.solve_worlds import solve_plain, solve_score, solve_worlds
from followsuit.language.message import Message

Utility = Literal["tricks", "points", "score"]
UTILITIES: dict[Utility, int] = {"tricks": TRICKS, "points": POINTS, "score": SCORE}
REMEMBERED = 1 << 16
"""How many positions of an ending are remembered."""
MOST_CARDS, MOST_CARDS_ALONE = 24, 18
"""With how many cards in play an ending is gone through line by line: between two sides, and if each is alone."""


@dataclass(frozen=True)
class Valued:
    """A legal action and what it comes to for the side of the seat to act."""

    action: Action
    value: float
    by_seat: tuple[float, ...]
    """The same for every seat, where each looks after itself; else empty."""


@dataclass(frozen=True)
class Solution:
    """An open position, solved."""

    seat: int
    """The seat to act."""
    utility: Utility
    is_two_sided: bool
    """Whether one side played against all others; else each seat looked after itself."""
    options: tuple[Valued, ...]

    @property
    def best(self) -> Valued:
        """The best action; of equals, the first."""
        return max(self.options, key=lambda option: option.value)

    @property
    def value(self) -> float:
        """What the position is worth to the side of the seat to act."""
        return self.best.value


def solve(
    at: State | Position, utility: Utility = "score", *, paranoid: bool = False, game: Game | None = None
) -> Solution:
    """Solve a position of trick play; a position by itself needs its game."""
    position = at.position if isinstance(at, State) else at
    of = at.game if isinstance(at, State) else game
    assert of is not None
    if position.phase is not Phase.PLAY:
        raise SolveError(Message("solve/not-in-play", {"phase": position.phase.value.replace(" ", "-")}))
    return solver(of).solve(position, utility, paranoid=paranoid)


class Solver:
    """A game's solver, with its room to work in: one thread at a time may use it."""

    def __init__(self, machine: Kernel) -> None:
        if machine.tables["tokens"]:
            raise SolveError(Message("solve/tokens", {"name": machine.game.name}))
        self.kernel = machine
        self._frames = np.zeros(PLIES + 1, FRAME)
        self._known = np.zeros(REMEMBERED, KNOWN)
        self._scratch = np.zeros(2, GAME)
        self._deals = np.zeros(1, DEAL)
        self._spots = np.zeros(PLIES + 1, SPOT)
        self._memories = np.zeros(1, MEMORY)
        self._between: dict[int, npt.NDArray[np.uint64]] = {}
        self._salt = 1

    def solve(self, position: Position, utility: Utility = "score", *, paranoid: bool = False) -> Solution:
        """The value of every option of the seat to act."""
        running = self.kernel.load(position)
        cards = self.kernel.legal(running)
        two_sided = paranoid or self.is_two_sided(running)
        values = self.worlds(running, running["hands"][None, :], cards, utility, paranoid=paranoid)[0]
        seats, seat = self.kernel.game.seats, int(running["to_act"])
        options = tuple(
            Valued(
                self.kernel.bridge.action(running, card),
                float(row[seat]),
                () if two_sided else tuple(map(float, row[:seats])),
            )
            for card, row in zip(cards, values, strict=True)
        )
        return Solution(seat, utility, two_sided, options)

    def value(self, position: Position, utility: Utility = "score") -> float:
        """What a position between two sides is worth to the side to act: the par of a deal, at its first card.

        That is quicker than `solve`, which also tells by how much other cards are worse.
        """
        running = self.kernel.load(position)
        no_cards = np.zeros(0, np.int64)
        found, self._salt = np.zeros(1, np.int64), self._salt + 1
        if not self.is_two_sided(running):
            return self.solve(position, utility).value
        room = (self._deals, self._spots, self._memories)
        if utility == "score":
            tables, scratch = self.kernel.tables, self._scratch
            if solve_score(running, tables, scratch, *room, no_cards, self._salt, found):
                return float(found[0]) / self._others(running)
        elif solve_plain(running, self.kernel.tables, *room, no_cards, utility == "points", 2 * self._salt, found):
            return float(found[0])
        return self.solve(position, utility).value

    def worlds(
        self,
        running: Running,
        hands: npt.NDArray[np.uint64],
        cards: list[int],
        utility: Utility = "score",
        *,
        paranoid: bool = False,
        by_suits: bool = True,
    ) -> npt.NDArray[np.float64]:
        """`[world, option, seat]`: what cards of the seat to act come to with the hands `[world, seat]` given as masks.

        Where there are two sides, a row holds the value of the side to act. Without `by_suits` every line of play is
        gone through, which is slower and knows nothing of suits.
        """
        games = np.full(len(hands), running, GAME)
        games["hands"] = hands
        return self.positions(games, cards, utility, paranoid=paranoid, by_suits=by_suits)

    def positions(
        self,
        games: npt.NDArray[Any],
        cards: list[int],
        utility: Utility = "score",
        *,
        paranoid: bool = False,
        by_suits: bool = True,
        most_cards: int = MOST_CARDS,
    ) -> npt.NDArray[np.float64]:
        """The same for worlds given as positions of the kernel, which may also differ in what was laid away.

        With more than `most_cards` in play no ending is gone through line by line.
        """
        running = games[0]
        two_sided = paranoid or self.is_two_sided(running)
        values = np.zeros((len(games), len(cards), SEATS), np.int64)
        most = min(most_cards, MOST_CARDS if two_sided else MOST_CARDS_ALONE)
        is_solved = solve_worlds(
            games, self.kernel.tables, self._scratch, self._deals, self._spots, self._memories, self._frames,
            self._known, self._apart(int(running["order"])), np.array(cards, np.int64), UTILITIES[utility], two_sided,
            by_suits, most, self._salt, values,
        )  # fmt: skip
        self._salt += len(games)
        if not is_solved:
            raise SolveError(Message("solve/too-many-cards", {"most": most}))
        return values / (self._others(running) if two_sided and utility == "score" else 1)

    def is_two_sided(self, running: Running) -> bool:
        """Whether those who play are on two sides."""
        return len({int(running["side"][seat]) for seat in self._playing(running)}) == 2

    def _playing(self, running: Running) -> list[int]:
        return [seat for seat in range(self.kernel.game.seats) if seat != running["sits_out"]]

    def _others(self, running: Running) -> int:
        """How many play against the seat to act."""
        side = running["side"]
        return sum(bool(side[seat] != side[int(running["to_act"])]) for seat in self._playing(running))

    def _apart(self, order: int) -> npt.NDArray[np.uint64]:
        if order not in self._between:
            self._between[order] = np.zeros((BITS, BITS), np.uint64)
            tell_apart(self.kernel.tables, order, self._between[order])
        return self._between[order]


@lru_cache(maxsize=2)
def solver(game: Game) -> Solver:
    """The solver of a game, made once; no more are kept, because each has some 70 MB of room."""
    return Solver(kernel(game))
