"""A study on the terminal: done again with a bar, and told in tables beside what was published."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from followsuit.lab.measuring.study import Study
from followsuit.lab.reporting.amounts import decimal, gained
from followsuit.lab.reporting.files import try_all, write_json, write_text
from followsuit.lab.reporting.study_report import gain, in_short, page, score
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.terminal.paging import by_pages
from followsuit.terminal.progress import steps_progress
from followsuit.terminal.style import screen
from followsuit.terminal.tables import table


def do(found: Study, waiting: Console, say: Say) -> None:
    """Do a study again with a bar; what it tells meanwhile must go to the same console."""
    steps = found.measure()
    with steps_progress(waiting) as progress, closing(steps):
        task = progress.add_task(found.game.name, total=found.total)
        for step, games in steps:
            progress.update(task, advance=games, description=f"{found.game.name}: {say(step)}")


def report(found: Study, command: str, page_file: Path | None, json_file: Path | None, code: str) -> None:
    """What was found, in files first and then on the terminal, which may be gone; in a language."""
    done: list[Message] = []

    def write_figures(path: Path) -> None:
        write_json(path, found.data())
        done.append(Message("lab/figures-written", {"file": str(path)}))

    def write_page(path: Path) -> None:
        write_text(path, page(found, command, code))
        done.append(Message("lab/report-written", {"file": str(path)}))

    asked = [(write_figures, json_file), (write_page, page_file)]
    try:
        try_all(partial(write, path) for write, path in asked if path is not None)
    finally:
        console, say = screen(), language(code).say
        with by_pages(console):
            title = Message("study/title", {"game": found.game.name, "seed": found.seed})
            console.print(say(title), style="bold", soft_wrap=True)
            console.print(_tables(found, say))
            for each in done:
                console.print(say(each), soft_wrap=True)


def _tables(found: Study, say: Say) -> RenderableType:
    told = [*in_short(found), Message("study/speed", {"speed": round(found.games_a_second)})]
    return Group(_agents(found, say), Text(), _meetings(found, say), Text(), Text("\n".join(map(say, told))))


def _headings(say: Say, *columns: str) -> list[str]:
    return [say(Message(f"study/column-{column}")) for column in columns]


def _agents(found: Study, say: Say) -> RenderableType:
    first, *rest = _headings(say, "agent", "mean", "published", "apart", "deviation", "published-deviation")
    made = table(first, *rest, right=rest)
    for each in found.agents:
        cells = (
            score(each.score), decimal(each.published.mean, 2), gained(each.apart),
            decimal(each.deviation, 2), decimal(each.published.deviation, 2),
        )  # fmt: skip
        made.add_row(Text(each.name, "bold"), *map(say, cells))
    return made


def _meetings(found: Study, say: Say) -> RenderableType:
    first, *rest = _headings(say, "agent", "mean", "lead")
    made = table(first, *rest, right=rest)
    for each in (*found.meetings, *found.among_their_like):
        among = Message("study/among", {"player": each.player, "others": each.others})
        made.add_row(Text(say(among)), say(score(each.score)), say(gain(each.lead)))
    return made
