"""A review as one page that needs nothing else, with the chances along the game drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

from followsuit.lab.reporting.charts import INK, LETTERS, PANEL, SERIES, SOFT, drawn, name_lines
from followsuit.lab.reporting.report import document, section_of
from followsuit.lab.reporting.reviewed import PARTS, SIGNS, Decision, Reviewed, share
from followsuit.lab.reporting.sections import Section
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.review.classes import ERRORS, Class

WIDE = 14.0
"""In inches: as wide as a page on a desk. On a telephone the narrow drawing is shown."""
METHOD = ("judged", "noise", "luck", "curve")
OPTION_HEAD = ("option", "points", "error", "round", "match")


def review_page(found: Reviewed, names: Sequence[str], command: str, code: str, say: Say) -> str:
    """The whole page, in a language; `command` is what makes it again."""
    heading = say(Message("review-report/heading", {"game": found.moments.game.name}))
    sections = [_luck(found, names, say), _curve(found, names, say)]
    sections += [_moment(found, found.decisions[step], names, say) for seat in found.seats for step in seat["moments"]]
    parts = [section_of(each, say) for each in (*sections, _decisions(found, names, say))]
    short = [*map(say, found.in_short())]
    return document(code, heading, say(found.title()), short, [*parts, _method(command, say)], say)


def _head(say: Say, columns: Sequence[str]) -> list[str]:
    return [say(Message(f"review-report/head-{column}")) for column in columns]


def _luck(found: Reviewed, names: Sequence[str], say: Say) -> Section:
    """The parts of everyone's result, and how many decisions there were of each class."""
    kinds = [kind.value for kind in Class]
    rows = [
        [
            names[seat["seat"]],
            *map(say, found.parts(seat)),
            *(str(seat["classes"][kind]) for kind in kinds),
        ]
        for seat in found.seats
    ]
    title = say(Message("review-report/luck"))
    return Section(title, [], [], _head(say, ("name", *PARTS, *kinds)), rows, is_open=True)


def _curve(found: Reviewed, names: Sequence[str], say: Say) -> Section:
    """The chances along the game; errors are marked."""
    of, points = found.document["curve_of"], found.document["curve"]
    title = say(Message("review-report/curve", {"of": of}))
    xs, steps = _along(points), {point["step"]: place for place, point in enumerate(points)}
    errors = [decision for decision in found.decisions.values() if Class(decision["class"]) in ERRORS]

    def draw(axes: Any) -> None:
        ends = []
        for seat, name in enumerate(names):
            ys = [100 * point["chances"][seat] for point in points]
            axes.plot(xs, ys, color=SERIES[seat], linewidth=1.7, linestyle=("-", "--", "-.", ":")[seat % 4])
            ends.append((ys[-1], name, SERIES[seat]))
        for decision in errors:
            place, seat = steps[decision["step"]], decision["seat"]
            axes.annotate(
                SIGNS[Class(decision["class"])], (xs[place], 100 * points[place]["chances"][seat]), color=SERIES[seat],
                fontsize=LETTERS, fontweight="bold", ha="center", va="center",
                bbox={"boxstyle": "circle,pad=0.15", "facecolor": PANEL, "edgecolor": SERIES[seat], "linewidth": 0.8},
            )  # fmt: skip
        axes.set(xlabel=say(Message("review-report/axis-round")), ylabel=say(Message("review-report/axis-chance")))
        axes.set_ylim(-4, 104)
        axes.set_xlim(0.9, max(xs) + 0.1)
        axes.locator_params(axis="x", integer=True)
        axes.axhline(50, color=SOFT, linewidth=0.8, linestyle=":")
        axes.tick_params(colors=INK)
        name_lines(axes, sorted(ends), max(xs))

    head = _head(say, ("round",)) + list(names)
    last = {point["round"]: point["chances"] for point in points}
    rows = [[str(round_ + 1), *(say(share(each)) for each in row)] for round_, row in last.items()]
    sentences = [say(Message("review-report/curve-note"))]
    figures = [drawn(title, draw, kind="narrow"), drawn(title, draw, width=WIDE, kind="wide")] if points else []
    return Section(title, sentences, figures, head, rows)


def _along(points: Sequence[Decision]) -> list[float]:
    """Where each point lies along the game: its round from 1 on, and how far that had come."""
    sizes, seen, places = Counter(point["round"] for point in points), Counter[int](), list[float]()
    for point in points:
        seen[point["round"]] += 1
        places.append(1 + point["round"] + seen[point["round"]] / sizes[point["round"]])
    return places


def _moment(found: Reviewed, decision: Decision, names: Sequence[str], say: Say) -> Section:
    """One of the moments that mattered: what was better, why, and what each option is worth."""
    name = names[decision["seat"]]
    facts = {"name": name, "done": found.doing(decision, decision["action"])}
    told = [Message("review-report/did", facts), found.reason(decision), found.open_cards(decision)]
    rows = [[_marked(found, decision, option, say), *map(say, found.numbers(option))] for option in decision["options"]]
    title = f"{name}: {say(found.where(decision))}"
    return Section(title, [say(each) for each in told if each], [], _head(say, OPTION_HEAD), rows, is_open=True)


def _marked(found: Reviewed, decision: Decision, option: Decision, say: Say) -> str:
    """An option's name, with a sign if it was the one taken."""
    name = say(found.called(decision, option["action"]))
    return f"▸ {name}" if option["action"] == decision["action"] else name


def _decisions(found: Reviewed, names: Sequence[str], say: Say) -> Section:
    """Every decision with a choice, in a line."""
    rows = [
        [
            say(found.where(decision)),
            names[decision["seat"]],
            say(found.called(decision, decision["action"])),
            say(found.called(decision, decision["options"][0]["action"])),
            say(Message(f"review-report/head-{decision['class']}")),
        ]
        for decision in found.decisions.values()
        if not decision["forced"]
    ]
    columns = ("when", "name", "done", "best-one", "class")
    return Section(say(Message("review-report/all")), [], [], _head(say, columns), rows)


def _method(command: str, say: Say) -> str:
    told = "".join(f"<p>{escape(say(Message(f'review-report/method-{part}')))}</p>" for part in METHOD)
    heading = escape(say(Message("lab/method")))
    return f"<section><h2>{heading}</h2>{told}<p><code>{escape(command)}</code></p></section>"
