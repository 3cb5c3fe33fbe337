"""Thousands of games at once, as NumPy arrays: what each seat to act sees, what it may do, what it was given.

Every array belongs to the environment and is written anew by each step; whoever wants to keep one copies it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.adapters.places import place
from followsuit.adapters.seeing import SEEN, look, retrace
from followsuit.adapters.shape import Shape, shape
from followsuit.adapters.stepping import BATCH, any_legal, begin_all, by_thumb, step_all
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
    a step takes a third to a half of the time.
    """

    def __init__(self, game: Game, games: int, *, rounds: int | None = None, seeing: bool = True) -> None:
        if (unfit := engine_only(game)) is not None:
            raise unfit
        _check_number("games", games, MOST_GAMES)
        most_rounds = LATEST_CUTOFF if rounds is None else _check_number("rounds", rounds, LATEST_CUTOFF)
        machine = kernel(game)
        if not machine.has_room(min(most_rounds, game.rounds or LATEST_CUTOFF)):
            raise OptionError("rounds", Message("batch/rounds-needed", {"name": game.name, "most": DUES}))
        self.game = game
        self.games = games
        self.seeing = seeing
        self.shape: Shape = shape(game)
        seats, size, width = game.seats, len(self.shape.actions), self.shape.width
        self.cards: npt.NDArray[np.uint8] = np.zeros((games, len(self.shape.planes), width), np.uint8)
        """What the seat to act sees: planes by the names of `shape.planes`, a byte for each card or token."""
        self.numbers: npt.NDArray[np.int16] = np.zeros((games, len(self.shape.numbers)), np.int16)
        """What it sees besides, by the names of `shape.numbers`."""
        padded = np.zeros((games, -(-size // 64) * 64), np.uint8)
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
        # Compiled code knows where they lie, so that they have to stay.
        self._arrays: dict[str, npt.NDArray[Any]] = {
            "games": np.zeros(games, GAME),
            "seen": np.zeros(games, SEEN),
            "cards": self.cards,
            "numbers": self.numbers,
            "legal": self.legal,
            "to_act": self.to_act,
            "rewards": self.rewards,
            "ended": self.ended,
            "cut": self.cut,
            "totals": self.totals,
            "winners": self.winners,
            "tables": np.array([machine.tables]),
            "shape": self.shape.table,
        }
        self._batch = np.zeros(1, BATCH)
        for name, array in self._arrays.items():
            self._batch[name] = place(array)
        self._batch["rows"], self._batch["most_rounds"], self._batch["seeing"] = games, most_rounds, seeing
        self.reset(seed=0)

    def __getstate__(self) -> object:
        """A copy would go on writing into the arrays of the one that it was made of."""
        raise TypeError("games under way in a batch cannot be copied")

    @property
    def episodes(self) -> npt.NDArray[np.uint64]:
        """The number of the game under way in each row: with the seed, all that chance will do in it."""
        episodes: npt.NDArray[np.uint64] = self._arrays["seen"]["episode"]
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
        self._batch["seed"] = seed % 2**64
        self.totals[:] = self.game.rules.start
        for array in (self.rewards, self.ended, self.cut, self.winners):
            array[:] = 0
        begin_all(self._batch, chosen.astype(np.uint64))

    def step(self, actions: npt.ArrayLike) -> None:
        """Do an action in every game. If one is not legal, ActionError says which, and all games stay as they are."""
        chosen = np.asarray(actions)
        if (unfit := self._unfit(chosen)) is not None:
            raise ActionError(unfit)
        chosen = np.ascontiguousarray(chosen, np.int64)
        row = step_all(self._batch, chosen)
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
        # Python hands over a number with a sign in less time.
        any_legal(self._batch, (key + 2**63) % 2**64 - 2**63, chosen)
        return chosen

    def by_thumb(self) -> npt.NDArray[np.int64]:
        """What `greedy` would do in every row."""
        chosen = np.zeros(self.games, np.int64)
        by_thumb(self._batch, chosen)
        return chosen

    def seen_by(self, row: int, seat: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int16]]:
        """What any seat sees of one game, whoever is to act: planes and numbers."""
        if isinstance(seat, bool) or seat not in range(self.game.seats):
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": self.game.seats - 1}))
        cards, numbers = np.zeros_like(self.cards[0]), np.zeros_like(self.numbers[0])
        arrays: dict[str, Any] = self._arrays
        game, tables, seen = arrays["games"][row], arrays["tables"][0], arrays["seen"][row]
        if not self.seeing:
            # Nothing was noted of what was played.
            picked, seen = seen["picked"], np.zeros(1, SEEN)[0]
            retrace(game, seen, tables)
            seen["picked"] = picked
        words, numbers = cards.view(np.uint64)[None], numbers[None]
        look(game, seen, tables, arrays["shape"][0], seat, words, numbers)
        return cards, numbers[0]


def _check_number(key: str, given: object, most: int) -> int:
    if type(given) is not int or not 1 <= given <= most:
        raise OptionError(key, Message("batch/number", {"key": key, "given": quoted(given), "most": most}))
    return given
