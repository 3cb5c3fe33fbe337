"""Counting by dynamic programming: how many members of each row go to each column.

A split is a table of numbers with given sums of rows and columns, and zeros where a row is not open to a column. It
stands for many ways to send the members of the rows to the columns: for each row, its size factorial divided by the
factorials of its cells.

The table is filled cell by cell. All that matters for the rest is what is left of every column and of the row under
way. Such states are few, and the number of ways on from each of them is kept. Numbers are exact, whatever their size.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, factorial, prod

State = tuple[int, ...]
"""What is left of the row under way, then of each column."""
Split = tuple[tuple[int, ...], ...]
"""Row by row, how much of it goes to each column."""


@dataclass(frozen=True)
class Cell:
    """A row and a column that it is open to, in the order in which cells are filled."""

    row: int
    column: int
    later_columns: tuple[int, ...]
    """The columns that the row is open to after this one."""
    later_rows: int
    """How much the later rows that are open to this column have in all."""
    next_row: int
    """How much the row has that comes next."""

    def numbers(self, state: State) -> range:
        """What may be put into this cell so that the rest of the row and of the column can still go somewhere."""
        # Asked for millions of times: `sum`, `max` and `min` would take twice as long.
        left, room = state[0], state[self.column + 1]
        least, owed = left, room - self.later_rows
        for column in self.later_columns:
            least -= state[column + 1]
        least = least if least > owed else owed
        return range(least if least > 0 else 0, (left if left < room else room) + 1)

    def filled(self, state: State, number: int) -> State:
        """The state after a number was put into this cell."""
        at = self.column + 1
        left = state[0] - number if self.later_columns else self.next_row
        return (left, *state[1:at], state[at] - number, *state[at + 1 :])

    def choices(self, state: State, on: dict[State, int]) -> Iterator[tuple[int, State, int]]:
        """What may be put into this cell: the number, the state after it, and the ways to do this and all the rest."""
        for number in self.numbers(state):
            after = self.filled(state, number)
            yield number, after, comb(state[self.column + 1], number) * on[after]


@dataclass(frozen=True)
class Splits:
    """Every split of rows over columns; `opens` says, row by row, whether it is open to each column."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    opens: tuple[tuple[bool, ...], ...]

    @cached_property
    def _is_turned(self) -> bool:
        """Whether rows and columns change places while counting: whichever makes fewer states are the columns."""
        return prod(size + 1 for size in self.rows) < prod(size + 1 for size in self.columns)

    @cached_property
    def filling(self) -> Filling:
        """The work that is done, once, for all questions."""
        if self._is_turned:
            return Filling(self.columns, self.rows, tuple(zip(*self.opens, strict=True)))
        return Filling(self.rows, self.columns, self.opens)

    @cached_property
    def ways(self) -> int:
        """How many ways there are to send each member of each row to a column that the row is open to."""
        if self._is_turned:
            return self.filling.ways
        return self.filling.ways * prod(map(factorial, self.rows)) // prod(map(factorial, self.columns))

    @cached_property
    def expected(self) -> tuple[tuple[Fraction, ...], ...]:
        """The mean of each cell over all ways, row by row."""
        means = self.filling.expected
        return tuple(zip(*means, strict=True)) if self._is_turned else means

    def draw(self, rng: random.Random) -> Split:
        """A split, each as likely as the ways it stands for."""
        drawn = self.filling.draw(rng)
        return tuple(zip(*drawn, strict=True)) if self._is_turned else drawn


@dataclass(frozen=True)
class Filling:
    """Filling the table of rows and columns, cell by cell.

    Here the members of the columns are distinct and those of the rows are not: a cell of k stands for the ways to
    choose k from what is left of the column. Over a whole table that differs only by a constant factor.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    opens: tuple[tuple[bool, ...], ...]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The rows in the order in which they are filled: those with little choice first, so that states stay few."""
        rows = (row for row, opens in enumerate(self.opens) if any(opens))
        return tuple(sorted(rows, key=lambda row: sum(self.opens[row])))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The cells in the order in which they are filled."""
        return tuple(self._cells())

    def _cells(self) -> Iterator[Cell]:
        for place, row in enumerate(self.order):
            later = self.order[place + 1 :]
            next_row = self.rows[later[0]] if later else 0
            columns = tuple(column for column, is_open in enumerate(self.opens[row]) if is_open)
            for turn, column in enumerate(columns, start=1):
                later_rows = sum(self.rows[other] for other in later if self.opens[other][column])
                yield Cell(row, column, columns[turn:], later_rows, next_row)

    @cached_property
    def start(self) -> State:
        """The state before the first cell."""
        return (self.rows[self.order[0]] if self.order else 0, *self.columns)

    @cached_property
    def _reached(self) -> list[dict[State, int]]:
        """For each cell the states that can occur before it, with the ways that lead there; then the last states."""
        layers = [{self.start: 1}]
        for cell in self.cells:
            layer: dict[State, int] = {}
            for state, ways in layers[-1].items():
                for number in cell.numbers(state):
                    after = cell.filled(state, number)
                    layer[after] = layer.get(after, 0) + ways * comb(state[cell.column + 1], number)
            layers.append(layer)
        return layers

    @cached_property
    def _ways_on(self) -> list[dict[State, int]]:
        """For each cell and each state before it, the ways to fill it and all later ones; then for the last states."""
        layers = [{state: int(not any(state)) for state in self._reached[-1]}]
        for cell, states in zip(reversed(self.cells), reversed(self._reached[:-1]), strict=True):
            on = layers[-1]
            layers.append({state: sum(ways for _, _, ways in cell.choices(state, on)) for state in states})
        return layers[::-1]

    @cached_property
    def ways(self) -> int:
        """How many ways there are to fill the table."""
        return self._ways_on[0][self.start]

    @cached_property
    def expected(self) -> tuple[tuple[Fraction, ...], ...]:
        """The mean of each cell over all ways, row by row."""
        sums = [[0] * len(self.columns) for _ in self.rows]
        for cell, reached, on in zip(self.cells, self._reached, self._ways_on[1:], strict=False):
            for state, before in reached.items():
                some = sum(number * ways for number, _, ways in cell.choices(state, on))
                sums[cell.row][cell.column] += before * some
        return tuple(tuple(Fraction(cell, self.ways) for cell in row) for row in sums)

    def draw(self, rng: random.Random) -> Split:
        """A split, each as likely as the ways it stands for."""
        drawn = [[0] * len(self.columns) for _ in self.rows]
        state, ways_on = self.start, self._ways_on
        for cell, here, on in zip(self.cells, ways_on, ways_on[1:], strict=False):
            point = rng.randrange(here[state])
            for number, after, ways in cell.choices(state, on):
                if point < ways:
                    drawn[cell.row][cell.column], state = number, after
                    break
                point -= ways
        return tuple(map(tuple, drawn))
