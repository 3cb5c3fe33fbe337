"""Sets of deals as decision diagrams, in which what somebody knows is a quantification.

A deal is a table here: how many cards of each row (cards that nothing tells apart) lie in each column (a place). Each
cell is a number in binary, and a set of deals is a Boolean function of all these bits. The deals that are possible at
all are the *law*. Whoever sees a column sees its cells, and knows what holds in every deal of the law that has the same
cells there: so the other cells are quantified away, and no second copy of the variables is needed.

All sets are subsets of a law, so that what does not hold is the rest of that law.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import reduce
from math import comb, factorial, prod

from oxidd.bcdd import BCDDFunction, BCDDManager
from oxidd.util import BooleanOperator, DDMemoryError

from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.splits import Cell, Filling, Split, State
from followsuit.language.message import Message

USUAL_MEGABYTES = 512
"""What a diagram may take."""
NODE_BYTES = 40
"""What a node takes, its share of the caches included; measured, and rounded up."""
STATE_BYTES = 600
"""What a state takes while the law is built, in Python's dictionaries; measured, and rounded up."""
SMALLEST_CACHE = 1 << 14
CACHED_BY_STATE = 64
"""How many results are remembered. Making room for them takes longer than answering a small question."""

Deals = BCDDFunction
"""A set of deals."""
Patience = Callable[[], None]
"""Called every now and then while something is worked out; whoever does not want to wait any longer raises an error."""


def endless() -> None:
    """Wait for as long as it takes."""


class Diagram:
    """The sets of deals over rows of cards and columns of places; `opens` says where the cards of a row may lie."""

    def __init__(
        self,
        rows: tuple[int, ...],
        columns: tuple[int, ...],
        opens: tuple[tuple[bool, ...], ...],
        megabytes: int = USUAL_MEGABYTES,
        patience: Patience = endless,
    ) -> None:
        self.rows, self.columns = rows, columns
        self._patience = patience
        self._filling = Filling(rows, columns, opens)
        self._megabytes = megabytes
        self._cells = {(cell.row, cell.column): at for at, cell in enumerate(self._filling.cells)}
        layers = self._states()
        # Half of the memory is for the nodes; of the rest, the law has been built when the caches grow full.
        nodes = max(megabytes * 1_000_000 // 2 // NODE_BYTES, 1_000)
        cached = min(nodes // 4, max(SMALLEST_CACHE, CACHED_BY_STATE * sum(map(len, layers))))
        self._manager = BCDDManager(nodes, cached, 1)
        self._bits = self._variables()
        self.nothing: Deals = self._manager.false()
        self.law: Deals = self._within_memory(lambda: self._law(layers))

    def _variables(self) -> list[list[BCDDFunction]]:
        """The bits of each cell, the highest first."""
        widths = [min(self.rows[cell.row], self.columns[cell.column]).bit_length() for cell in self._filling.cells]
        numbers = iter(self._manager.add_vars(sum(widths)))
        return [[self._manager.var(next(numbers)) for _ in range(width)] for width in widths]

    def _within_memory(self, work: Callable[[], Deals]) -> Deals:
        self._patience()
        try:
            return work()
        except DDMemoryError:
            raise TooLarge(Message("knowledge/too-large", {"megabytes": self._megabytes})) from None

    def _law(self, layers: Sequence[Collection[State]]) -> Deals:
        """All deals that fill every row and every column, from the last cell back to the first."""
        true = self._manager.true()
        below = {state: self.nothing if any(state) else true for state in layers[-1]}
        for at in reversed(range(len(self._filling.cells))):
            cell = self._filling.cells[at]
            self._patience()
            below = {state: self._choice(at, cell, state, below) for state in layers[at]}
        return below[self._filling.start]

    def _states(self) -> list[set[State]]:
        """What may be left of the row under way and of every column, before each cell and after the last."""
        most = self._megabytes * 1_000_000 // 2 // STATE_BYTES
        layers, total = [{self._filling.start}], 0
        for cell in self._filling.cells:
            layer = set[State]()
            for state in layers[-1]:
                layer.update(cell.filled(state, number) for number in cell.numbers(state))
                if total + len(layer) > most:
                    raise TooLarge(Message("knowledge/too-large", {"megabytes": self._megabytes}))
            self._patience()
            total += len(layer)
            layers.append(layer)
        return layers

    def _choice(self, at: int, cell: Cell, state: State, below: Mapping[State, Deals]) -> Deals:
        """The deals that go on from a state: what follows each number that may be put into a cell."""
        bits = self._bits[at]
        branches = [self.nothing] * (1 << len(bits))
        for number in cell.numbers(state):
            branches[number] = below[cell.filled(state, number)]
        for bit in reversed(bits):
            branches = [
                low if low == high else bit.ite(high, low)
                for low, high in zip(branches[::2], branches[1::2], strict=True)
            ]
        return branches[0]

    def lacking(self, cells: Iterable[tuple[int, int]], law: Deals) -> Deals:
        """The deals of a law in which none of some cells has a card."""

        def work() -> Deals:
            bits = [bit for cell in cells if cell in self._cells for bit in self._bits[self._cells[cell]]]
            return reduce(lambda deals, bit: deals & ~bit, bits, law)

        return self._within_memory(work)

    def rest(self, deals: Deals, law: Deals) -> Deals:
        """What is in a law, but not in a set."""
        return self._within_memory(lambda: law & ~deals)

    def both(self, one: Deals, other: Deals) -> Deals:
        """What is in two sets."""
        return self._within_memory(lambda: one & other)

    def either(self, one: Deals, other: Deals) -> Deals:
        """What is in at least one of two sets."""
        return self._within_memory(lambda: one | other)

    def thought_possible(self, deals: Deals, seen: Collection[int], law: Deals) -> Deals:
        """The deals of a law in which whoever sees some columns cannot exclude that it is one of a set."""

        def work() -> Deals:
            hidden = [
                bit
                for cell, bits in zip(self._filling.cells, self._bits, strict=True)
                if cell.column not in seen
                for bit in bits
            ]
            if not hidden:
                return law & deals
            variables = reduce(lambda one, other: one & other, reversed(hidden))
            return law & deals.apply_exists(BooleanOperator.AND, law, variables)

        return self._within_memory(work)

    def known(self, deals: Deals, seen: Collection[int], law: Deals) -> Deals:
        """The deals of a law in which whoever sees some columns knows that it is one of a set."""
        return self.rest(self.thought_possible(self.rest(deals, law), seen, law), law)

    def looking_like(self, table: Split, seen: Collection[int], law: Deals) -> Deals:
        """The deals of a law that look like a given one to whoever sees some columns."""

        def work() -> Deals:
            deals = law
            for cell, bits in zip(self._filling.cells, self._bits, strict=True):
                if cell.column in seen:
                    number = table[cell.row][cell.column]
                    for bit, is_set in zip(bits, _binary(number, len(bits)), strict=True):
                        deals &= bit if is_set else ~bit
            return deals

        return self._within_memory(work)

    def contains(self, deals: Deals, table: Split) -> bool:
        """Whether a deal is in a set."""
        return self.looking_like(table, range(len(self.columns)), deals).satisfiable()

    def nearest(self, deals: Deals, table: Split | None) -> Split:
        """A deal of a set that is not empty: cell by cell as in a given table, or else as near to it as is possible."""
        found = [[0] * len(self.columns) for _ in self.rows]
        for cell, bits in zip(self._filling.cells, self._bits, strict=True):
            wish = table[cell.row][cell.column] if table is not None else 0
            for number in sorted(range(1 << len(bits)), key=lambda other: abs(other - wish)):
                rest = _with_number(deals, bits, number)
                if rest.satisfiable():
                    found[cell.row][cell.column], deals = number, rest
                    break
        return tuple(map(tuple, found))

    def count(self, deals: Deals) -> int:
        """How many deals are in a set, each card of a row being a different one."""
        filling, reached = self._filling, {(self._filling.start, deals): 1}
        for cell, bits in zip(filling.cells, self._bits, strict=True):
            self._patience()
            layer: dict[tuple[State, Deals], int] = {}
            for (state, left), ways in reached.items():
                for number in cell.numbers(state):
                    rest = _with_number(left, bits, number)
                    if rest != self.nothing:
                        key = cell.filled(state, number), rest
                        layer[key] = layer.get(key, 0) + ways * comb(state[cell.column + 1], number)
            reached = layer
        ways = sum(many for (state, _), many in reached.items() if not any(state))
        return ways * prod(map(factorial, self.rows)) // prod(map(factorial, self.columns))

    @property
    def nodes(self) -> int:
        """How many nodes all sets have together that are still in use."""
        return self._manager.num_inner_nodes()


def _binary(number: int, width: int) -> Sequence[bool]:
    return [bool(number >> place & 1) for place in reversed(range(width))]


def _with_number(deals: Deals, bits: Sequence[BCDDFunction], number: int) -> Deals:
    """What is left of a set if a cell, the first that it may ask for, has a number."""
    for bit, is_set in zip(bits, _binary(number, len(bits)), strict=True):
        if deals.node_var() == bit.node_var():
            both = deals.cofactors()
            assert both is not None
            deals = both[0] if is_set else both[1]
    return deals
