"""Many balance reports on one page: a verdict on each game, a way to its report, and the main figures of all."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.measuring.figures import FIGURES, Measured
from followsuit.lab.reporting import compared, sentences
from followsuit.lab.reporting.report import document, link, section_of, stopped
from followsuit.lab.reporting.sections import Section
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language


def index_page(reports: Mapping[str, Balance], code: str = ENGLISH) -> str:
    """The page, in a language; reports are by the names of their files beside it. What was not measured is left out."""
    say = language(code).say
    found = {file: each for file, each in reports.items() if each.settings}
    short = []
    if found:
        plan = next(iter(found.values())).plan
        facts = {"games": len(found), "each": plan.games, "player": plan.player, "seed": plan.seed}
        short.append(say(Message("lab/index-played", facts)))
    parts = [_verdict(file, each, say) for file, each in found.items()]
    if found:
        parts.append(section_of(_figures(list(found.values()), say), say))
    heading, title = say(Message("lab/index")), say(Message("lab/index-title"))
    return document(code, heading, title, short or [say(Message("lab/nothing-measured"))], parts, say)


def _verdict(file: str, found: Balance, say: Say) -> str:
    told = [sentences.verdict(found), *stopped(found)]
    heading = link(file, found.page.name)
    return f"<section><h2>{heading}</h2>{''.join(f'<p>{escape(say(each))}</p>' for each in told)}</section>"


def _figures(found: list[Balance], say: Say) -> Section:
    usual = [sentences.usual(each) for each in found]
    figures = [Measured(each.game, each.player, each.skill).figures for each in usual]
    shown = [name for name in FIGURES if any(name in each and each[name].mean for each in figures)]
    rows = [
        (each.game.name, str(each.seats), *(say(compared.told(name, values.get(name))) for name in shown))
        for each, values in zip(usual, figures, strict=True)
    ]
    head = ["", say(Message("lab/heading-seats")), *(say(compared.title(name)) for name in shown)]
    return Section(say(Message("lab/index-figures")), [], (), head, rows, is_open=True)
