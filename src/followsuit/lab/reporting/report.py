"""A balance report as one page that needs nothing else: no script, no picture and no font from anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting import sections, sentences
from followsuit.lab.reporting.sections import Section
from followsuit.rules.prose import counted

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
.table{overflow-x:auto;margin:8px 0}
table{border-collapse:collapse;font-size:14px;background:var(--panel)}
th,td{padding:4px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:var(--ink-2);white-space:normal;vertical-align:bottom;min-width:7em}
summary{cursor:pointer;color:var(--blue);padding:10px 0}
summary:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
code{font-size:14px;overflow-wrap:anywhere}
"""
METHOD = """
Intervals are 99 % confidence intervals: Student's t over games, deals or batches of games, and Wilson's for how often
a place wins. Those of all places at all seat counts hold together, and so do those of all changes by options
(Bonferroni); “more than chance” means that such an interval leaves out what would be even.

For skill and luck one better player sits among weaker ones, each deal is played once for every seat that it can take,
and the differences between seats are taken apart: “who plays” is what the means of the two kinds explain, “cards and
seat” what the same seat of the same deal has in common whoever sits where, “how play went” the rest. All of it holds
for these players, not for people.

A game that was cut off counts as not over. How often somebody wins is told of the games that end; in what decides who
wins, a game that was cut off is won by nobody.
"""


def page(found: Balance, command: str) -> str:
    """The whole report; `command` is what makes it again."""
    name = escape(found.page.name)
    body = [
        f"<h1>{name} in figures</h1>",
        f'<p class="dim">{escape(found.page.title)}</p>',
        f'<section class="short"><h2>In short</h2>{_list([*stopped(found), *sentences.in_short(found)])}</section>',
        *(_section(each) for each in sections.of(found)),
        _method(found, command),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name} in figures</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def stopped(found: Balance) -> list[str]:
    """A sentence about work that was not done to its end; of whole work there is nothing to say."""
    steps = counted(found.pieces, "step")
    return [] if found.is_whole else [f"Stopped after {found.done} of {steps}; all of those are told."]


def _list(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


def _section(each: Section) -> str:
    """A question, its answer in words, in pictures and in numbers."""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in each.sentences)
    drawn = f'<div class="charts">{"".join(each.figures)}</div>' if each.figures else ""
    numbers = _table(each) if each.is_open else f"<details><summary>The numbers</summary>{_table(each)}</details>"
    return f"<section><h2>{escape(each.title)}</h2>{told}{drawn}{numbers}</section>"


def _table(each: Section) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in each.head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in each.rows)
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _method(found: Balance, command: str) -> str:
    plan = found.plan
    first = (
        f"Every setting was played {plan.games:,} times by each kind of player, from the seed {plan.seed}. What is "
        f"said without a name is about the player {plan.player}."
    )
    told = "".join(f"<p>{escape(text)}</p>" for text in (*stopped(found), first, *METHOD.strip().split("\n\n")))
    return f"<section><h2>How it was measured</h2>{told}<p><code>{escape(command)}</code></p></section>"
