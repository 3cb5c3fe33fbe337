"""Games side by side as one page: the verdict, every figure with its interval, and each of them drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from followsuit.lab.measuring.comparison import Comparison
from followsuit.lab.measuring.figures import FIGURES, SHARES
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.sweep import Sweep
from followsuit.lab.reporting import charts, compared
from followsuit.lab.reporting.charts import Axis
from followsuit.lab.reporting.report import document, section_of
from followsuit.lab.reporting.sections import Section
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.rules.options import shown


@dataclass(frozen=True)
class Column:
    """A contender in tables and drawings."""

    name: Message
    sign: str
    """What stands for it where there is little room."""


def comparison_page(found: Comparison, command: str, code: str = ENGLISH) -> str:
    """Two contenders beside each other."""
    columns = [Column(each.name, sign) for each, sign in zip(found.contenders, "AB", strict=True)]
    heading = Message("compare/page", {"one": columns[0].name, "other": columns[1].name})
    return _page(found, heading, compared.verdict(found), columns, command, code)


def worth_page(found: Comparison, command: str, code: str = ENGLISH) -> str:
    """A game beside itself without each of its words."""
    heading = Message("compare/page-worth", {"game": found.contenders[0].game.name})
    names = [found.contenders[0].name, *map(compared.left_out, found.contenders[1:])]
    columns = [Column(name, str(place)) for place, name in enumerate(names, start=1)]
    return _page(found, heading, compared.worth_verdict(found), columns, command, code)


def sweep_page(found: Sweep, command: str, code: str = ENGLISH) -> str:
    """A game with the values of options that were tried."""
    tried = found.tried.contenders
    heading = Message("compare/page-sweep", {"game": tried[0].game.name, "options": list(found.swept)})
    columns = [
        Column(compared.setting(found, place), "\n".join(shown(each.game.options[key]) for key in found.swept))
        for place, each in enumerate(tried)
    ]
    return _page(found.tried, heading, compared.sweep_verdict(found), columns, command, code, with_changes=False)


def _page(
    found: Comparison, heading: Message, verdict: Message, columns: Sequence[Column], command: str, code: str,
    *, with_changes: bool = True,
) -> str:  # fmt: skip
    say, columns = language(code).say, columns[: len(found.found)]
    sections = [_figures(found, columns, say)]
    if with_changes and len(columns) > 1:
        sections.append(_changes(found, columns, say))
    sections.append(_charts(found, columns, say, with_key=with_changes))
    short = [say(verdict), *map(say, compared.stopped(found)), say(compared.played(found))]
    parts = [*(section_of(each, say) for each in sections), _method(command, say)]
    return document(code, say(heading), say(Message("compare/page-title")), short, parts, say)


def _rows(found: Comparison) -> dict[str, list[Estimate | None]]:
    """Each figure that some contender has, of all of them; what never happened in any of them is left out."""
    figures = [each.figures for each in found.found]
    rows = {name: [each.get(name) for each in figures] for name in FIGURES}
    return {name: row for name, row in rows.items() if any(each is not None and each.mean for each in row)}


def _figures(found: Comparison, columns: Sequence[Column], say: Say) -> Section:
    rows = [
        (say(compared.title(name)), *(say(compared.told(name, each)) for each in row))
        for name, row in _rows(found).items()
    ]
    question = say(Message("compare/question-figures"))
    return Section(question, [], (), ["", *(say(each.name) for each in columns)], rows, is_open=True)


def _changes(found: Comparison, columns: Sequence[Column], say: Say) -> Section:
    by_place = [{change.figure: change for change in found.changes(place)} for place in range(1, len(columns))]
    rows = [
        (
            say(compared.title(name)),
            *(say(compared.apart(changes[name]) if name in changes else compared.NONE_KNOWN) for changes in by_place),
        )
        for name in FIGURES
        if any(name in changes for changes in by_place)
    ]
    head = ["", *(say(each.name) for each in columns[1:])]
    sentences = [say(Message("compare/how-to-read"))]
    return Section(say(Message("compare/question-changes")), sentences, (), head, rows, is_open=True)


def _charts(found: Comparison, columns: Sequence[Column], say: Say, *, with_key: bool) -> Section:
    """A drawing for each figure that is not the same number everywhere; the numbers stand above."""
    figures, names = [], list(dict.fromkeys(each.player for each in found.contenders))
    for figure, row in _rows(found).items():
        known = [each for each in row if each is not None]
        if all(each.error == 0 and each.mean == known[0].mean for each in known):
            continue
        scale, unit = (100, "%") if figure in SHARES else (1, "")
        series = {
            name: [
                None if value is None or each.player != name else value.times(scale)
                for value, each in zip(row, found.contenders, strict=False)
            ]
            for name in names
        }
        up = Axis(unit, 0 if all(each.low >= 0 for each in known) else None)
        signs = [each.sign for each in columns]
        figures.append(charts.dots(say(compared.title(figure)), signs, series, Axis(""), up, say))
    key = [" · ".join(f"{each.sign}: {say(each.name)}" for each in columns)] if with_key else []
    return Section(say(Message("compare/question-charts")), key, figures, [], [], is_open=True)


def _method(command: str, say: Say) -> str:
    heading, method = (escape(say(Message(each))) for each in ("lab/method", "compare/method"))
    return f"<section><h2>{heading}</h2><p>{method}</p><p><code>{escape(command)}</code></p></section>"
