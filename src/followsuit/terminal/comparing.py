"""Games side by side on the terminal: measured with a bar, stopped when asked to, the verdict in the first line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from followsuit.lab.measuring.comparison import Comparison
from followsuit.lab.measuring.figures import FIGURES
from followsuit.lab.measuring.sweep import Sweep
from followsuit.lab.reporting import compared
from followsuit.lab.reporting.comparison_page import comparison_page, sweep_page, worth_page
from followsuit.lab.reporting.files import try_all, write_json, write_text
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.rules.options import shown
from followsuit.terminal.paging import by_pages
from followsuit.terminal.progress import steps_progress
from followsuit.terminal.style import screen
from followsuit.terminal.tables import table

NARROW = 70
"""On a screen with fewer columns figures stand one below the other."""
MET_STYLES = {"yes": "green", "perhaps": "yellow", "no": "red"}


@dataclass(frozen=True)
class Telling:
    """What is told of some work: its figures, its page, its verdict, and what stands below that."""

    work: Comparison
    data: Callable[[], dict[str, Any]]
    page: Callable[[str, str], str]
    verdict: Message
    tables: Callable[[Say], RenderableType]


def measure(found: Comparison, waiting: Console, say: Say) -> bool:
    """Measure all contenders with a bar on a console, or as many as there is time for; whether nobody stopped it."""
    steps = found.measure()
    try:
        with steps_progress(waiting) as progress, closing(steps):
            task = progress.add_task(say(found.contenders[0].name), total=len(found.contenders))
            for done in steps:
                progress.update(task, advance=1, description=say(done))
    except KeyboardInterrupt:
        return False
    return True


def of_two(found: Comparison) -> Telling:
    """Two contenders beside each other."""
    page = partial(comparison_page, found)
    return Telling(found, found.data, page, compared.verdict(found), partial(_two, found))


def of_words(found: Comparison) -> Telling:
    """A game beside itself without each of its words."""
    page = partial(worth_page, found)
    return Telling(found, found.data, page, compared.worth_verdict(found), partial(_words, found))


def of_sweep(found: Sweep) -> Telling:
    """Settings of a game, and which goals they meet."""
    page = partial(sweep_page, found)
    return Telling(found.tried, found.data, page, compared.sweep_verdict(found), partial(_settings, found))


def report(told: Telling, command: str, page_file: Path | None, json_file: Path | None, code: str) -> None:
    """What was measured, in files first and then on the terminal, which may be gone; in a language."""
    done: list[Message] = []

    def write_figures(path: Path) -> None:
        write_json(path, told.data())
        done.append(Message("lab/figures-written", {"file": str(path)}))

    def write_page(path: Path) -> None:
        write_text(path, told.page(command, code))
        done.append(Message("lab/report-written", {"file": str(path)}))

    asked = [(write_figures, json_file), (write_page, page_file)] if told.work.found else []
    try:
        try_all(partial(write, path) for write, path in asked if path is not None)
    finally:
        console, say = screen(), language(code).say
        with by_pages(console):
            console.print(say(told.verdict), style="bold")
            for sentence in (*compared.stopped(told.work), compared.played(told.work)):
                console.print(say(sentence), style="dim")
            if told.work.found:
                console.print(Text(), told.tables(say), sep="\n")
            for each in done:
                console.print(say(each), soft_wrap=True)


def _two(found: Comparison, say: Say) -> RenderableType:
    names = [say(each.name) for each in found.contenders]
    key = Text("\n".join(f"{sign}: {name}" for sign, name in zip("AB", names, strict=True)))
    if len(found.found) < len(names):
        return key
    first, last = (say(Message(f"compare/heading-{each}")) for each in ("figure", "difference"))
    note = Text(say(Message("compare/how-to-read")), "dim")
    if screen().width < NARROW:
        return Group(key, Text(), *_one_below_the_other(found, say), Text(), note)
    made = table(first, "A", "B", last, right=("A", "B", last))
    for change in found.changes(1):
        style = "" if change.significant else "dim"
        cells = (compared.told(change.figure, change.usual), compared.told(change.figure, change.then))
        told = [say(each) for each in (compared.title(change.figure), *cells, compared.apart(change))]
        made.add_row(*(Text(each, style) for each in told))
    return Group(key, Text(), made, Text(), note)


def _one_below_the_other(found: Comparison, say: Say) -> Iterator[RenderableType]:
    """The same figures without a table, for a screen that has no room for one."""
    for change in found.changes(1):
        yield Text(say(compared.title(change.figure)), "bold" if change.significant else "dim")
        cells = (compared.told(change.figure, change.usual), compared.told(change.figure, change.then))
        lines = [f"{sign}: {say(cell)}" for sign, cell in zip("AB", cells, strict=True)]
        lines.append(f"{say(Message('compare/heading-difference'))}: {say(compared.apart(change))}")
        yield Padding(Text("\n".join(lines)), (0, 0, 0, 2), expand=False)


def _words(found: Comparison, say: Say) -> RenderableType:
    """What changes without each, a line or two for each of them: so it can be read on a narrow screen."""
    parts: list[RenderableType] = [Text(say(found.contenders[0].name), "bold"), _indented(_whole(found), say)]
    for place, each in enumerate(found.contenders[1 : len(found.found)], start=1):
        parts += [Text(say(compared.left_out(each)), "bold")]
        parts += [_indented(compared.sure_changes(found.changes(place)), say)]
    return Group(*parts)


def _whole(found: Comparison) -> Message:
    figures = found.found[0].figures
    named = [
        Message("compare/named", {"figure": compared.title(name), "value": compared.told(name, figures[name])})
        for name in FIGURES
        if name in figures and figures[name].error
    ]
    return Message("compare/changes", {"changes": named})


def _indented(message: Message, say: Say) -> RenderableType:
    return Padding(Text(say(message)), (0, 0, 0, 2), expand=False)


def _settings(found: Sweep, say: Say) -> RenderableType:
    titles = [say(compared.title(name)) for name in found.shown]
    goals = [say(Message("compare/heading-goals"))] if found.goals else []
    made = table(*found.swept, *titles, *goals, right=[*found.swept, *titles])
    for place, measured in enumerate(found.tried.found):
        options, figures = found.tried.contenders[place].game.options, measured.figures
        cells = [compared.told(name, figures.get(name)) for name in found.shown]
        values = [shown(options[key]) for key in found.swept]
        made.add_row(*values, *map(say, cells), *([_met(found, place, say)] if found.goals else []))
    return made


def _met(found: Sweep, place: int, say: Say) -> Text:
    met: Sequence[str] = found.met(found.tried.found[place])
    all_met = "no" if "no" in met else "perhaps" if "perhaps" in met else "yes"
    return Text(say(Message("sweep/met", {"met": all_met})), MET_STYLES[all_met])
