"""How languages stand beside English, in tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from followsuit.language.catalogue import ENGLISH
from followsuit.language.checking import Checked
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.terminal.tables import table


def languages_table(checked: Iterable[Checked]) -> RenderableType:
    """Every language, and how complete it is."""
    right = [_say(f"language/column/{column}") for column in ("messages", "complete", "faults")]
    made = _table("language", "name", "messages", "complete", "faults", right=right)
    for each in checked:
        # Complete only where nothing at all is missing.
        share = f"{100 * each.has // each.total}\u202f%"
        made.add_row(Text(each.language, "bold"), each.name, f"{each.has:,}", share, str(len(each.faults)))
    return made


def language_report(checked: Checked) -> RenderableType:
    """What a language has, lacks and gets wrong."""
    code = "language/has" if checked.has < checked.total else "language/complete"
    facts = {"language": checked.language, "name": checked.name, "has": checked.has, "total": checked.total}
    parts: list[RenderableType] = [Text(_say(code, **facts))]
    for file, missing in checked.missing.items():
        if missing:
            parts += [Text(), Text(_say("language/missing", file=file, missing=len(missing)))]
            parts.append(Padding(Text(", ".join(missing), "dim"), (0, 0, 0, 2)))
    if checked.faults:
        made = _table("file", "message", "fault")
        for fault in checked.faults:
            made.add_row(fault.file, Text(fault.name, "bold"), Text(language(ENGLISH).say(fault.what)))
        parts += [Text(), Text(_say("language/faults", faults=len(checked.faults)), "red"), made]
    return Group(*parts)


def _table(*columns: str, right: Iterable[str] = ()) -> Table:
    return table(*(_say(f"language/column/{column}") for column in columns), right=tuple(right))


def _say(code: str, **facts: object) -> str:
    return language(ENGLISH).say(Message(code, facts))
