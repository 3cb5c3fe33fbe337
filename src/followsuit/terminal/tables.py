"""Tables, and lines of facts, on screens of any width: what does not fit is folded between two facts, never in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

DOT = " · "
INDENT = 4
"""How far what belongs to a row stands in, below the name of the row."""
APART = 2
"""The room between two columns."""


def table(*columns: str, right: Sequence[str] = ()) -> Table:
    """A table without lines, the columns in `right` set to the right; one without a heading is not wrapped."""
    made = Table(box=None, header_style="dim", padding=(0, APART, 0, 0), pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left", no_wrap=not column)
    return made


@dataclass(frozen=True)
class Facts:
    """Facts in a row with dots between them; a line ends between two of them."""

    facts: Sequence[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from filled(self.facts, options.max_width, DOT)


def filled(pieces: Iterable[Text], width: int, between: str) -> Iterator[Text]:
    """Lines of pieces, as many in each as there is room for. A piece that is wider than a line has one to itself."""
    line, todo, end = Text(), list(pieces), between.rstrip()
    for place, piece in enumerate(todo, start=1):
        room = width if place == len(todo) else width - cell_len(end)
        if line and line.cell_len + cell_len(between) + piece.cell_len > room:
            yield line + end
            line = piece.copy()
        else:
            line = line + between + piece if line else piece.copy()
    if line:
        yield line


@dataclass
class FoldingTable:
    """A table whose first column names each row.

    Where it is too wide, each row has its name above it; and where that is still too wide, everything of a row stands
    with the heading of its column, one after the other.
    """

    columns: Sequence[str]
    right: Sequence[str] = ()
    rows: list[tuple[Text, tuple[Text, ...]]] = field(default_factory=list)

    def add_row(self, name: Text, *cells: str | Text, folded: Text | None = None) -> None:
        """Add a row; `folded` is its name where it stands alone, if that is another."""
        self.rows.append((folded or name, (name, *(Text(cell) if isinstance(cell, str) else cell for cell in cells))))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if self._width(range(len(self.columns))) <= width:
            made = table(*self.columns, right=self.right)
            for _, cells in self.rows:
                made.add_row(*cells)
            yield made
            return
        # What says nothing of anybody needs no room.
        said = [place for place in range(1, len(self.columns)) if any(cells[place] for _, cells in self.rows)]
        indent = width - self._width(said)
        if indent >= 0:
            yield self._line([Text(column, "dim") for column in self.columns], said, min(indent, INDENT))
        for name, cells in self.rows:
            yield name
            if indent >= 0:
                yield self._line(cells, said, min(indent, INDENT))
            else:
                facts = [Text(f"{self.columns[place]} ", "dim") + cells[place] for place in said if cells[place]]
                yield from (Text(" " * INDENT) + line for line in filled(facts, width - INDENT, DOT))

    def _width(self, places: Sequence[int]) -> int:
        """The room that some columns need beside each other."""
        return sum(map(self._room, places)) + APART * (len(places) - 1)

    def _room(self, place: int) -> int:
        return max(map(cell_len, (self.columns[place], *(cells[place].plain for _, cells in self.rows))))

    def _line(self, cells: Sequence[Text], places: Sequence[int], indent: int) -> Text:
        """Some cells of a row, each in its column."""
        padded = []
        for place in places:
            room = " " * (self._room(place) - cells[place].cell_len)
            padded.append(Text(room) + cells[place] if self.columns[place] in self.right else cells[place] + room)
        line = Text(" " * indent) + Text(" " * APART).join(padded)
        line.rstrip()
        return line
