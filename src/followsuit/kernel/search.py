"""What each option is worth: in every world, take it and let everybody play on by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from followsuit.engine.actions import Action, Pick
from followsuit.engine.view import View
from followsuit.kernel.bits import U, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.greedy import greedy
from followsuit.kernel.layout import GAME, NOBODY, SCORED, SEATS, Record, TableTo
from followsuit.kernel.machine import act
from followsuit.kernel.scoring import utility
from followsuit.kernel.worlds import drawn, sampler

if TYPE_CHECKING:
    from followsuit.kernel.kernel import Kernel

TO_SOLO = int(TableTo.SOLO)
MANY = 64
"""More options than this are too many to weigh them all."""


@compiled
def finish_round(game: Record, tables: Record) -> None:
    """Play the round to its end by rules of thumb."""
    while game.at < SCORED:
        act(game, tables, greedy(game, tables))


@compiled
def evaluate(  # noqa: PLR0913, PLR0917 - compiled code takes no keywords
    start: np.ndarray,
    tables: Record,
    scratch: np.ndarray,
    hands: np.ndarray,
    table: np.ndarray,
    stash: np.ndarray,
    given: np.ndarray,
    options: np.ndarray,
    values: np.ndarray,
) -> None:
    """Fill `values[world, option]`. `hands[world, seat]`, `table[world]` and `stash[world]` are masks of cards.

    What chance does later follows from the start's seed: it differs from world to world, not from option to option.
    """
    seat = start[0].to_act
    solo = start[0].declarer
    holds_table = solo != NOBODY and tables.contracts and tables.contract[start[0].contract].table_to == TO_SOLO
    for world in range(len(hands)):
        for option in range(len(options)):
            scratch[0] = start[0]
            game = scratch[0]
            game.seed = stream(start[0].seed, U(world))
            for other in range(tables.seats):
                game.hands[other] = hands[world, other]
            if not holds_table:
                game.table = table[world]
            game.stash = stash[world]
            for other in range(tables.seats):
                game.given[other] = given[world, other]
            act(game, tables, options[option])
            finish_round(game, tables)
            values[world, option] = utility(game, tables, seat)


def shortlist(legal: tuple[Action, ...], near: Action) -> tuple[Action, ...]:
    """Picks that differ from one of them in one card at most; all actions where they are no picks."""
    if not isinstance(near, Pick):
        return legal
    kept = frozenset(near.cards)
    return tuple(action for action in legal if isinstance(action, Pick) and len(kept.difference(action.cards)) <= 1)


class Hidden(Protocol):
    """What a view hides, as `followsuit.knowledge` gives it: groups of cards, and the places that may hold them."""

    @property
    def places(self) -> tuple[int | str, ...]:
        """A seat, `table`, `stash`, `given-` and a seat, or `undealt`, for each column."""

    @property
    def capacities(self) -> npt.NDArray[np.int64]:
        """How many hidden cards each place holds."""

    @property
    def groups(self) -> npt.NDArray[np.uint64]:
        """The cards of each group."""

    @property
    def allowed(self) -> npt.NDArray[np.bool_]:
        """Group by place, whether its cards may lie there."""

    @property
    def hand(self) -> np.uint64:
        """The seat's own hand."""

    @property
    def stash(self) -> np.uint64:
        """The seat's own stash."""


class Search:
    """The options of a view, and what they have come to in the worlds looked at so far."""

    def __init__(self, kernel: Kernel, view: View, hidden: Hidden, *, seed: int) -> None:
        assert view.seat is not None
        self.actions = shortlist(view.legal, kernel.rule_of_thumb(view)) if len(view.legal) > MANY else view.legal
        """What is weighed: all that is legal, or of very many picks those near to what a rule of thumb says."""
        running = kernel.bridge.load_view(view, int(hidden.hand), int(hidden.stash))
        self._start = np.zeros(1, GAME)
        self._start[0] = running
        self._scratch = np.zeros(1, GAME)
        self._tables = kernel.tables
        self._options = np.array([kernel.bridge.code(running, action) for action in self.actions], np.int64)
        self._hidden = hidden
        self._sampler = sampler(hidden.groups, hidden.allowed, hidden.capacities) if len(hidden.groups) else None
        self._seed = seed
        self.worlds = 0
        self._looked: list[npt.NDArray[np.float64]] = []

    def look(self, worlds: int) -> None:
        """Weigh every option in so many more worlds, the same ones for each."""
        columns: dict[Any, Any] = {}
        seed = (self._seed * 1_000_003 + self.worlds) % 2**63
        if self._sampler is not None:
            dealt = drawn(self._sampler, worlds, seed=seed)
            columns = {place: dealt[:, index] for index, place in enumerate(self._hidden.places)}
        hands = np.zeros((worlds, SEATS), np.uint64)
        for seat in range(SEATS):
            hands[:, seat] = columns.get(seat, self._start[0]["hands"][seat])
        table = np.zeros(worlds, np.uint64) + columns.get("table", np.uint64(0))
        stash = np.zeros(worlds, np.uint64) + columns.get("stash", self._start[0]["stash"])
        given = np.zeros((worlds, SEATS), np.uint64)
        for seat in range(SEATS):
            given[:, seat] = columns.get(f"given-{seat}", self._start[0]["given"][seat])
        values = np.zeros((worlds, len(self._options)))
        self._start[0]["seed"] = seed
        evaluate(self._start, self._tables, self._scratch, hands, table, stash, given, self._options, values)
        self.worlds += worlds
        self._looked.append(values)

    def values(self) -> npt.NDArray[np.float64]:
        """What each option came to in each world, `[world, option]`, options in the order of `actions`.

        All options were weighed in the same worlds, so that a difference of two is much surer than either of them.
        """
        return np.concatenate(self._looked)
