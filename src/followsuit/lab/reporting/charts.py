"""The figures of a balance report, drawn by Matplotlib and made part of a page.

Each is small enough for a telephone and takes its colours from the page, so that it can be read by day and by night.
Every series has a sign of its own besides its colour, and is named where it is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Any

from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.portrait import Place
from followsuit.lab.measuring.skill import Parts
from followsuit.lab.reporting.plots import MARKERS, STYLE, pyplot
from followsuit.language.markdown import Say
from followsuit.language.message import Message

INK, SOFT, LINE, PANEL = "#010201", "#010202", "#010203", "#010204"
SERIES = tuple(f"#0102{number:02x}" for number in range(0x10, 0x18))
TOKENS = {
    INK: "var(--ink)",
    SOFT: "var(--ink-2)",
    LINE: "var(--line)",
    PANEL: "var(--panel)",
    **{colour: f"var(--s{number})" for number, colour in enumerate(SERIES)},
}
"""Colours that stand for those of the page."""
WIDTH, HEIGHT = 4.6, 3.2
"""In inches of 72 points: no wider than a telephone, so that letters keep their size there."""
LETTERS, SMALL = 12, 11
THEME: dict[str, Any] = {
    **STYLE,
    "font.size": LETTERS,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": LINE,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "legend.frameon": False,
    "legend.fontsize": SMALL,
    "hatch.linewidth": 1.2,
}


@dataclass(frozen=True)
class Axis:
    """What stands along an axis, and where it begins and ends if that is settled."""

    says: str
    least: float | None = None
    most: float | None = None


def drawn(
    title: str, draw: Callable[[Any], None], *, height: float = HEIGHT, width: float = WIDTH, kind: str = ""
) -> str:
    """A figure with its title, as a piece of a page; its `kind` is a class of the page's style."""
    plt, written = pyplot(), StringIO()
    with plt.rc_context(THEME):
        figure, axes = plt.subplots(figsize=(width, height), layout="constrained")
        draw(axes)
        figure.savefig(written, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
        plt.close(figure)
    opening = f'<figure class="{kind}">' if kind else "<figure>"
    return f"{opening}<figcaption>{escape(title)}</figcaption>{_inline(written.getvalue(), title)}</figure>"


def _inline(svg: str, title: str) -> str:
    """The drawing alone: no file header, no size, no colours and no font of its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    used = set(re.findall(r"#([\w.-]+)", svg))
    svg = re.sub(r' id="([^"]+)"', lambda found: found[0] if found[1] in used else "", svg)
    for colour, token in TOKENS.items():
        svg = svg.replace(colour, token)
    # Matplotlib's versions differ in how they write a font.
    svg = re.sub(r"font-family: [^;\"]*", "font-family: var(--letters)", svg)
    svg = re.sub(r"font: ([^;'\"]*?)'[^;\"]*", r"font: \1var(--letters)", svg)
    box = re.search(r'viewBox="[^"]+"', svg)
    assert box is not None
    svg = re.sub(r"<svg[^>]*>", f'<svg {box[0]} role="img" aria-label="{escape(title)}">', svg, count=1)
    return re.sub(r"\s*\n\s*", "\n", svg)


def _bar(axes: Any, x: float, each: Estimate, number: int, *, filled: bool = True) -> None:
    """A dot with its interval upwards and downwards."""
    axes.errorbar(
        x, each.mean, yerr=[[each.mean - each.low], [each.high - each.mean]], fmt=MARKERS[number], markersize=6,
        color=SERIES[number], markerfacecolor=SERIES[number] if filled else PANEL, capsize=3, linewidth=1.5,
    )  # fmt: skip


def _legend(axes: Any, columns: int = 2) -> None:
    """Above the drawing, where it covers nothing, to be read line by line."""
    signs, names = axes.get_legend_handles_labels()
    # Matplotlib fills column by column.
    order = [place for column in range(columns) for place in range(column, len(names), columns)]
    axes.figure.legend(
        [signs[place] for place in order], [names[place] for place in order], loc="outside upper left", ncols=columns,
        handlelength=1.5, handletextpad=0.6, columnspacing=1.1, borderpad=0.2, borderaxespad=0,
    )  # fmt: skip


def _scaled(axes: Any, across: Axis, up: Axis) -> None:
    axes.set(xlabel=across.says, ylabel=up.says)
    room = axes.get_ylim()[1] * 1.06 if up.least == 0 else None
    axes.set_ylim(bottom=up.least, top=up.most or room)


def lines(title: str, series: Mapping[str, tuple[Sequence[float], Sequence[float]]], across: Axis, up: Axis) -> str:
    """One line a series, named at its right end where all end together, and above the drawing otherwise."""
    rights = {xs[-1] for xs, _ in series.values()}

    def draw(axes: Any) -> None:
        ends = []
        for number, (name, (xs, ys)) in enumerate(series.items()):
            colour = SERIES[number]
            axes.plot(
                xs, ys, color=colour, marker=MARKERS[number], markersize=5, markevery=max(1, len(xs) // 8),
                linewidth=1.7, label=name,
            )  # fmt: skip
            ends.append((ys[-1], name, colour))
        _scaled(axes, across, up)
        axes.locator_params(axis="x", integer=True)
        if len(rights) == 1:
            name_lines(axes, sorted(ends), rights.pop())
        else:
            _legend(axes, columns=4 if len(series) in (4, 7, 8) else 3)

    return drawn(title, draw)


def name_lines(axes: Any, ends: Sequence[tuple[float, str, str]], right: float) -> None:
    """Names beside the ends of lines, from low to high, moved apart so that none covers another."""
    low, high = axes.get_ylim()
    step = (high - low) * 0.085
    heights = [end[0] for end in ends]
    for place in range(1, len(heights)):
        heights[place] = max(heights[place], heights[place - 1] + step)
    limit = high
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], limit)
        limit = heights[place] - step
    for (_, name, colour), height in zip(ends, heights, strict=True):
        axes.annotate(
            name, (right, height), xytext=(8, 0), textcoords="offset points", color=colour, va="center",
            fontweight="bold", fontsize=SMALL, annotation_clip=False,
        )  # fmt: skip


def places(title: str, found: Sequence[Place], up: Axis, say: Say, *, scale: float = 1) -> str:
    """What each place at the table comes to, with a line where all would be if places did not matter."""

    def draw(axes: Any) -> None:
        for each in found:
            _bar(axes, each.place, each.value.times(scale), 0, filled=each.significant)
        last = len(found)
        no_matter, surely, perhaps = (say(Message(f"lab/key-{code}")) for code in ("no-matter", "surely", "perhaps"))
        axes.axhline(found[0].beside * scale, color=SOFT, linestyle="--", linewidth=1.2, label=no_matter)
        axes.plot([], [], MARKERS[0], color=SERIES[0], label=surely)
        if not all(each.significant for each in found):
            axes.plot([], [], MARKERS[0], color=SERIES[0], markerfacecolor=PANEL, label=perhaps)
        ticks = [*range(1, last), "dealer"]
        axes.set_xticks(
            [each.place for each in found], [say(Message("lab/tick-place", {"place": tick})) for tick in ticks]
        )
        axes.set_xlim(0.5, last + 0.5)
        _scaled(axes, Axis(say(Message("lab/axis-place"))), up)
        axes.grid(visible=False, axis="x")
        _legend(axes)

    return drawn(title, draw)


def dots(
    title: str, groups: Sequence[str], series: Mapping[str, Sequence[Estimate | None]], across: Axis, up: Axis,
    say: Say, *, even: Sequence[float] = (),
) -> str:  # fmt: skip
    """Side by side for each group, a dot a series; with `even`, a dash a group for what would be even."""

    def draw(axes: Any) -> None:
        for number, (name, row) in enumerate(series.items()):
            off = (number - (len(series) - 1) / 2) * 0.2
            for place, each in enumerate(row):
                if each is not None:
                    _bar(axes, place + off, each, number, filled=number == 0)
            axes.plot(
                [],
                [],
                MARKERS[number],
                color=SERIES[number],
                markerfacecolor=PANEL if number else SERIES[0],
                label=name,
            )
        for place, height in enumerate(even):
            axes.plot([place - 0.35, place + 0.35], [height, height], color=SOFT, linestyle="--", linewidth=1.2)
        if even:
            axes.plot([], [], color=SOFT, linestyle="--", linewidth=1.2, label=say(Message("lab/key-even")))
        if up.least is None:
            axes.axhline(0, color=SOFT, linewidth=1)
        axes.set_xticks(range(len(groups)), groups)
        axes.set_xlim(-0.6, len(groups) - 0.4)
        _scaled(axes, across, up)
        axes.grid(visible=False, axis="x")
        _legend(axes)

    return drawn(title, draw)


def stacks(title: str, rows: Mapping[str, Parts], across: Axis, say: Say) -> str:
    """One bar a row, of three parts: who plays, the cards and seat, how play went."""
    parts = (("player", ""), ("cards", "///"), ("play", ".."))

    def draw(axes: Any) -> None:
        shares = [[100 * share for share in row.shares] for row in rows.values()]
        for number, (code, hatch) in enumerate(parts):
            axes.barh(
                range(len(rows)), [row[number] for row in shares], left=[sum(row[:number]) for row in shares],
                height=0.62, color="none" if hatch else SERIES[number], edgecolor=SERIES[number], hatch=hatch,
                linewidth=1.2, label=say(Message(f"lab/column-{code}")),
            )  # fmt: skip
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set(xlim=(0, 101), xlabel=across.says)
        axes.grid(visible=False, axis="y")
        _legend(axes)

    return drawn(title, draw, height=1.5 + 0.36 * len(rows))
