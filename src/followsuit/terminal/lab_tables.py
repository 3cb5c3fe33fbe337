"""What tables of the lab share: headings by their codes, facts line by line, and shares."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.table import Table
from rich.text import Text

from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.tables import table

LABEL = 11
"""The room for what a fact is about, at least."""


def headed(say: Say, *columns: str, left: Collection[str] = ()) -> Table:
    """A table whose headings have codes that end so; all columns but those in `left` are set to the right."""
    headings = {column: say(Message(f"lab/heading-{column}")) for column in columns}
    right = [heading for column, heading in headings.items() if column not in left]
    return table(*(headings[column] for column in columns), right=right)


def facts_text(say: Say, facts: Iterable[tuple[str, Message]]) -> Text:
    """A line for each fact: what it is about, by the end of its code, and what it is."""
    lines = [(say(Message(f"lab/fact-{code}")), say(fact)) for code, fact in facts]
    room = max(LABEL, *(len(label) + 2 for label, _ in lines))
    return Text("\n".join(f"{label:{room}}{fact}" for label, fact in lines))


def share(value: float, digits: int = 1) -> Message:
    """A share in a column."""
    return Message("lab/cell-percent", {"number": round(100 * value, digits), "digits": digits})
