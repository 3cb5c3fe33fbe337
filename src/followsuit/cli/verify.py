"""`followsuit verify`: records checked, game by game."""

from __future__ import annotations

from typing import Annotated

import typer

from followsuit.cli.arguments import File
from followsuit.cli.group import REFUSED, complain, system_language
from followsuit.errors import OptionError, RecordError
from followsuit.language.message import Message

FEW = 20
"""Up to so many games `verify` tells of each; of more, only of those that fail."""


def verify(
    file: File,
    seal: Annotated[
        list[str] | None,
        typer.Option(
            "--seal", metavar="HEX", help="A seal that a browser agreed to before the cards; may be repeated."
        ),
    ] = None,
) -> None:
    """Check records: play every game again by the rules, and its deals by its seed.

    Each game that does not hold gets a line that names the first wrong place. The exit status is 0 if all hold, else 2.
    With --seal, the file has one record, and it has to be of the very deal that was agreed to. FILE may be - for the
    standard input.
    """
    from itertools import chain, islice

    from followsuit.lab.reporting.record_files import STANDARD_INPUT, entries
    from followsuit.terminal import fairness
    from followsuit.terminal.progress import bytes_progress
    from followsuit.terminal.style import screen

    console, found, spoken = screen(), entries(file), system_language()
    seals = fairness.checked_seals(seal or [])
    first = list(islice(found, FEW + 1))
    if seals and len(first) > 1:
        raise OptionError("seal", Message("verify/many", {"file": str(file)}))
    is_long, count, failed = len(first) > FEW, 0, 0
    with bytes_progress(console, shown=is_long) as progress:
        task = progress.add_task(str(file), total=None if file == STANDARD_INPUT else file.stat().st_size)
        for entry in chain(first, found):
            count += 1
            try:
                state = entry.state()
                fair = [] if is_long else fairness.told(entry.record(), seals)
            except RecordError as error:
                failed += 1
                place = "" if error.place.startswith("line ") else f"line {entry.line}: "
                console.print(f"{file} {place}{error.told(spoken.code)}", soft_wrap=True)
            else:
                if not is_long:
                    place = f"{file} line {entry.line}"
                    facts = {"game": state.game.name, "rounds": state.rounds_played, "finished": state.is_over}
                    console.print(spoken.say(Message("verify/ok", {"place": place, **facts})), soft_wrap=True)
                    for line in fair:
                        console.print(f"{place}: {spoken.say(line)}", soft_wrap=True)
            progress.update(task, completed=entry.end)
    if failed:
        complain(spoken.say(Message("verify/failed", {"games": count, "failed": failed})))
        raise typer.Exit(REFUSED)
    print(spoken.say(Message("verify/done", {"games": count})))
