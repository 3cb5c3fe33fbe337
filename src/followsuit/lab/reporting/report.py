"""A balance report as one page that needs nothing else: no script, no picture and no font from anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting import sections, sentences
from followsuit.lab.reporting.sections import Section
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language

STYLE = """
:root{--letters:ui-sans-serif,-apple-system,"Segoe UI",Inter,Roboto,"Noto Sans","Liberation Sans",system-ui,sans-serif;
color-scheme:light;--ground:#F1F3F1;--panel:#FFF;--ink:#15242C;--ink-2:#44565F;--line:#D3DAD9;--blue:#1D4C82;
--s0:#0072B2;--s1:#C04F00;--s2:#00805C;--s3:#A8477F;--s4:#3A7CA5;--s5:#8A6100;--s6:#15242C;--s7:#6A4C93}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#0F181D;--panel:#18252C;--ink:#EDF0EC;
--ink-2:#A9B8BD;--line:#2C3E47;--blue:#8CBBEF;--s0:#6CB8EE;--s1:#FF9A5C;--s2:#4FCBA0;--s3:#E79AC6;--s4:#9CCFE8;
--s5:#F0C453;--s6:#EDF0EC;--s7:#B79CE0}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 var(--letters);
font-variant-numeric:tabular-nums lining-nums}
main{max-width:1120px;margin:0 auto;padding:16px}
h1{font-size:27px;line-height:1.2;letter-spacing:-.018em;margin:16px 0 4px}
h2{font-size:19px;line-height:1.3;margin:32px 0 8px}
p{margin:8px 0;max-width:80ch}
.dim{color:var(--ink-2)}
.short{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:4px 20px;margin:16px 0}
.short h2{margin:12px 0 4px}
ul{padding-left:18px;margin:8px 0}
li{margin:6px 0;max-width:90ch}
.charts{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr));margin:12px 0}
figure{margin:0;background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:8px}
figcaption{font-weight:650;font-size:15px;line-height:1.3;padding:4px 6px 8px}
figure svg{display:block;width:100%;height:auto}
figure.wide{display:none;grid-column:1/-1}
@media(min-width:760px){figure.wide{display:block}figure.narrow{display:none}}
.table{overflow-x:auto;margin:8px 0}
table{border-collapse:collapse;font-size:14px;background:var(--panel)}
th,td{padding:4px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:var(--ink-2);white-space:normal;vertical-align:bottom;min-width:7em}
summary{cursor:pointer;color:var(--blue);padding:10px 0}
summary:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
a{color:var(--blue)}
code{font-size:14px;overflow-wrap:anywhere}
"""
METHOD = ("lab/method-intervals", "lab/method-skill", "lab/method-cut-off")


def page(found: Balance, command: str, code: str = ENGLISH) -> str:
    """The whole report, in a language; `command` is what makes it again."""
    say, game = language(code).say, found.page
    heading = say(Message("lab/heading", {"game": game.name}))
    title = say(Message(f"game/{game.key}/title", english=game.title))
    short = [*map(say, (*stopped(found), *sentences.in_short(found)))]
    rest = [*(section_of(each, say) for each in sections.of(found, say)), _method(found, command, say)]
    return document(code, heading, title, short, rest, say)


def document(code: str, heading: str, title: str, short: Iterable[str], parts: Iterable[str], say: Say) -> str:
    """A page with a heading, what it says in short, and its parts, which are HTML."""
    heading = escape(heading)
    body = [
        f"<h1>{heading}</h1>",
        f'<p class="dim">{escape(title)}</p>',
        f'<section class="short"><h2>{escape(say(Message("lab/in-short")))}</h2>{_list(short)}</section>',
        *parts,
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def link(address: str, text: str) -> str:
    """A way to another page."""
    return f'<a href="{escape(address)}">{escape(text)}</a>'


def stopped(found: Balance) -> list[Message]:
    """A sentence about work that was not done to its end; of whole work there is nothing to say."""
    facts = {"done": found.done, "steps": found.pieces}
    return [] if found.is_whole else [Message("lab/stopped-steps", facts)]


def _list(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


def section_of(each: Section, say: Say) -> str:
    """A question, its answer in words, in pictures and in numbers."""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in each.sentences)
    drawn = f'<div class="charts">{"".join(each.figures)}</div>' if each.figures else ""
    summary = escape(say(Message("lab/the-numbers")))
    numbers = _table(each) if each.is_open else f"<details><summary>{summary}</summary>{_table(each)}</details>"
    return f"<section><h2>{escape(each.title)}</h2>{told}{drawn}{numbers}</section>"


def _table(each: Section) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in each.head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in each.rows)
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _method(found: Balance, command: str, say: Say) -> str:
    plan = found.plan
    first = Message("lab/method-games", {"games": plan.games, "seed": plan.seed, "player": plan.player})
    told = "".join(f"<p>{escape(say(each))}</p>" for each in (*stopped(found), first, *map(Message, METHOD)))
    heading = escape(say(Message("lab/method")))
    return f"<section><h2>{heading}</h2>{told}<p><code>{escape(command)}</code></p></section>"
