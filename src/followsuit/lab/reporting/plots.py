"""Figures that can be read without the text around them: labelled axes, intervals as bars, no meaning by colour alone.

Matplotlib is loaded when the first figure is drawn, and comes with the extra `lab`.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from followsuit.errors import FileError
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.reporting.files import not_written, put
from followsuit.language.markdown import Say
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.lab.measuring.tournament import Tournament

SUFFIXES = (".png", ".svg", ".pdf")
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000")
"""The colours of Okabe and Ito, which are told apart with any kind of colour vision."""
MARKERS = "osD^vPX"
GREY = "#5c6a70"
STYLE: dict[str, Any] = {
    "font.size": 9,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.linewidth": 0.5,
    "grid.color": "#d3dad9",
    "svg.fonttype": "none",
    "svg.hashsalt": "followsuit",
    "axes.unicode_minus": True,
}


def pyplot() -> Any:
    """Matplotlib's drawing functions, without any window."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - not everyone has it, and it takes its time
    except ImportError:
        raise FileError(Message("plot/no-matplotlib")) from None
    mpl.use("agg", force=False)
    from matplotlib import pyplot as found  # noqa: PLC0415 - the same

    return found


def checked_plot(path: Path) -> None:
    """Raise FileError if a plot cannot be made, or not in a file with such an ending."""
    if path.suffix not in SUFFIXES:
        raise FileError(Message("plot/ending", {"file": str(path), "endings": SUFFIXES}))
    pyplot()


def dots(
    axes: Any, estimates: Sequence[Estimate], *, filled: Sequence[bool] | None = None, colours: Sequence[str]
) -> None:
    """One row an estimate, from the top: a dot with its interval."""
    for row, (each, colour) in enumerate(zip(estimates, colours, strict=True)):
        is_filled = filled is None or filled[row]
        axes.errorbar(
            each.mean, row, xerr=[[each.mean - each.low], [each.high - each.mean]], fmt="o", color=colour,
            markersize=6, markerfacecolor=colour if is_filled else "white", capsize=3, linewidth=1.6,
        )  # fmt: skip
    axes.set_ylim(len(estimates) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")


def tournament_plot(found: Tournament, path: Path, say: Say) -> None:
    """Draw how the players did, and how each pair differs; `say` words what stands beside."""
    plt = pyplot()
    standings, pairs = found.standings(), found.pairs()
    names = [standing.name for standing in standings]
    colours = [COLOURS[found.names.index(name) % len(COLOURS)] for name in names]
    to_zero = standings[0].distance is not None
    rows = [len(names) + 1.2, len(pairs) + 1.2]
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(
            2, 2, figsize=(8.4, 2.4 + 0.34 * sum(rows)), height_ratios=rows, layout="constrained", squeeze=False
        )
        scores = [standing.distance or standing.score for standing in standings]
        dots(axes[0, 0], scores, colours=colours)
        way = {"to_zero": to_zero}
        axes[0, 0].set(title=say(Message("lab/plot-scores", way)), xlabel=say(Message("lab/axis-scores", way)))
        if to_zero:
            axes[0, 0].invert_xaxis()
        dots(axes[0, 1], [standing.wins.times(100) for standing in standings], colours=colours)
        even = 100 * found.even
        told = {"even": _three_digits(even), "unfinished": found.unfinished}
        axes[0, 1].axvline(even, color=GREY, linestyle="--", linewidth=1)
        axes[0, 1].set(title=say(Message("lab/plot-wins")), xlabel=say(Message("lab/axis-wins", told)))
        for place, code in enumerate(("pair-points", "pair-wins")):
            differences = [pair.wins if place else pair.points for pair in pairs]
            dots(
                axes[1, place],
                [each.by.times(100) if place else each.by for each in differences],
                filled=[each.significant for each in differences],
                colours=[colours[names.index(pair.one)] for pair in pairs],
            )
            axes[1, place].axvline(0, color=GREY, linewidth=1)
            axes[1, place].set(title=say(Message(f"lab/plot-{code}")), xlabel=say(Message(f"lab/axis-{code}", way)))
        couples = [say(Message("lab/pair", {"one": pair.one, "other": pair.other})) for pair in pairs]
        for row, labels in enumerate((names, couples)):
            axes[row, 0].set_yticks(range(len(labels)), labels)
            axes[row, 1].set_yticks(range(len(labels)), [""] * len(labels))
        facts = {"game": found.game.name, "seats": found.game.seats, "deals": found.deals, "games": found.games}
        figure.suptitle(say(Message("lab/plot-title", facts)), x=0.01, ha="left", fontsize=10)
        save_plot(figure, path)


def _three_digits(value: float) -> Message:
    """A number with three digits in all, less those that are noughts after the point."""
    text = f"{value:.3g}"
    return Message("lab/number", {"number": float(text), "digits": len(text.partition(".")[2])})


def save_plot(figure: Any, path: Path) -> None:
    """Put a figure into a file, in place of what was there, and forget it."""
    metadata = {"Date": None} if path.suffix == ".svg" else {"CreationDate": None} if path.suffix == ".pdf" else {}
    drawn = BytesIO()
    try:
        figure.savefig(drawn, format=path.suffix.removeprefix("."), dpi=160, metadata=metadata)
        put(path, drawn.getvalue())
    except OSError as error:
        raise not_written(path, error) from None
    finally:
        pyplot().close(figure)
