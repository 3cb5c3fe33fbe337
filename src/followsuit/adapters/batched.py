"""Thousands of games at once, as NumPy arrays: what each seat to act sees, what it may do, what it was given.

Every array belongs to the environment and is written anew by each step; whoever wants to keep one copies it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.adapters.seeing import SEEN, look
from followsuit.adapters.shape import Shape, shape
from followsuit.adapters.stepping import Arrays, any_legal, begin_all, by_thumb, step_all
from followsuit.engine.game import Game
from followsuit.engine.limits import LATEST_CUTOFF
from followsuit.errors import ActionError, OptionError, SeatError, SeedError, quoted
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import DUES, GAME
from followsuit.kernel.tables import engine_only
from followsuit.language.message import Message

MOST_GAMES = 1 << 20


class Batched:
    """Many games of one kind, each a row of every array, played by numbered actions.

    `rounds`: after how many a game is cut off; if not given, it is played to its end. A game that is over, or cut off,
    is followed by the next one of its row within the same step. Without `seeing`, `cards` and `numbers` stay zeros, and
    a step is several times as quick.
    """

    def __init__(self, game: Game, games: int, *, rounds: int | None = None, seeing: bool = True) -> None:
        if (unfit := engine_only(game)) is not None:
            raise unfit
        _check_number("games", games, MOST_GAMES)
        self._most_rounds = LATEST_CUTOFF if rounds is None else _check_number("rounds", rounds, LATEST_CUTOFF)
        machine = kernel(game)
        if not machine.has_room(min(self._most_rounds, game.rounds or LATEST_CUTOFF)):
            raise OptionError("rounds", Message("batch/rounds-needed", {"name": game.name, "most": DUES}))
        self.game = game
        self.games = games
        self.seeing = seeing
        self.shape: Shape = shape(game)
        self._tables = np.array([machine.tables])
        self._shape = self.shape.table
        seats, size, width = game.seats, len(self.shape.actions), self.shape.width
        self.cards: npt.NDArray[np.uint8] = np.zeros((games, len(self.shape.planes), width), np.uint8)
        """What the seat to act sees: planes by the names of `shape.planes`, a byte for each card or token."""
        self.numbers: npt.NDArray[np.int16] = np.zeros((games, len(self.shape.numbers)), np.int16)
        """What it sees besides, by the names of `shape.numbers`."""
        padded = np.zeros((games, -(-size // 8) * 8), np.uint8)
        self.legal: npt.NDArray[np.bool_] = padded[:, :size].view(np.bool_)
        """Which actions it may do, by the numbers of `shape.actions`."""
        self.to_act: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        """Whose turn it is."""
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, seats), np.float32)
        """What the last step brought each seat: more is better, whatever the game aims at; 0 within a round."""
        self.ended: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether the game ended with the last step."""
        self.cut: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether it was cut off with it."""
        self.totals: npt.NDArray[np.int32] = np.zeros((games, seats), np.int32)
        """The scores after the last round that was scored."""
        self.winners: npt.NDArray[np.bool_] = np.zeros((games, seats), np.bool_)
        """Who won the last game of each row that ended."""
        self._arrays = Arrays(
            np.zeros(games, GAME),
            np.zeros(games, SEEN),
            self.cards.view(np.uint64),
            self.numbers,
            padded.view(np.uint64),
            self.to_act,
            self.rewards,
            self.ended,
            self.cut,
            self.totals,
            self.winners,
        )
        self._seed = np.uint64(0)
        self.reset(seed=0)

    @property
    def episodes(self) -> npt.NDArray[np.uint64]:
        """The number of the game under way in each row: with the seed, all that chance will do in it."""
        episodes: npt.NDArray[np.uint64] = self._arrays.seen["episode"]
        return episodes

    def reset(self, *, seed: int, numbers: npt.ArrayLike | None = None) -> None:
        """Begin games of a seed: those with the numbers given, or 0, 1, 2 …; after one comes that number + `games`.

        A game's deals follow from seed and number alone, so that rows with the same number are dealt the same cards.
        """
        chosen = np.arange(self.games) if numbers is None else np.asarray(numbers)
        if (unfit := self._unfit(chosen)) is not None:
            raise OptionError("numbers", unfit)
        if type(seed) is not int:
            raise SeedError(Message("seed/invalid", {"given": quoted(seed)}))
        self._seed = np.uint64(seed % 2**64)
        self.totals[:] = self.game.rules.start
        begin_all(self._arrays, self._tables, self._shape, self._seed, chosen.astype(np.uint64), self.seeing)

    def step(self, actions: npt.ArrayLike) -> None:
        """Do an action in every game. If one is not legal, ActionError says which, and all games stay as they are."""
        chosen = np.asarray(actions)
        if (unfit := self._unfit(chosen)) is not None:
            raise ActionError(unfit)
        chosen = chosen.astype(np.int64, copy=False)
        row = step_all(
            self._arrays, self._tables, self._shape, chosen, self._seed, self._most_rounds, np.uint64(self.games),
            self.seeing,
        )  # fmt: skip
        if row >= 0:
            raise ActionError(self._not_legal(int(row), int(chosen[row])))

    def _unfit(self, given: npt.NDArray[Any]) -> Message | None:
        """What is wrong with an array that should have a whole number for each row."""
        if given.shape == (self.games,) and given.dtype.kind in "iu":
            return None
        return Message("batch/rows", {"rows": self.games, "given": quoted(f"{given.dtype} {given.shape}")})

    def _not_legal(self, row: int, action: int) -> Message:
        legal = [str(number) for number in np.flatnonzero(self.legal[row])]
        return Message("batch/not-legal", {"row": row, "action": quoted(action), "legal": legal})

    def any_legal(self, key: int) -> npt.NDArray[np.int64]:
        """A legal action for every row, each as likely as another; the same key gives the same ones."""
        chosen = np.empty(self.games, np.int64)
        any_legal(self._arrays.seen, self._shape, np.uint64(key % 2**64), chosen)
        return chosen

    def by_thumb(self) -> npt.NDArray[np.int64]:
        """What `greedy` would do in every row."""
        chosen = np.zeros(self.games, np.int64)
        by_thumb(self._arrays, self._tables, self._shape, chosen)
        return chosen

    def seen_by(self, row: int, seat: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int16]]:
        """What any seat sees of one game, whoever is to act: planes and numbers."""
        if not 0 <= seat < self.game.seats:
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": self.game.seats - 1}))
        cards, numbers = np.zeros_like(self.cards[0]), np.zeros_like(self.numbers[0])
        arrays: Any = self._arrays
        words, numbers = cards.view(np.uint64)[None], numbers[None]
        look(arrays.games[row], arrays.seen[row], self._tables[0], self._shape[0], seat, words, numbers)
        return cards, numbers[0]


def _check_number(key: str, given: object, most: int) -> int:
    if type(given) is not int or not 1 <= given <= most:
        raise OptionError(key, Message("batch/number", {"key": key, "given": quoted(given), "most": most}))
    return given
