"""How a network learned, as a drawing: what it was worth after how many lessons."""

from __future__ import annotations

from pathlib import Path

from followsuit.engine.game import Game
from followsuit.lab.reporting.plots import COLOURS, GREY, STYLE, pyplot, save_plot
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.minds.files import About

MILLION = 1_000_000


def curve_plot(about: About, game: Game, path: Path, say: Say) -> None:
    """Draw how far ahead of rules of thumb it was, with 99 % intervals; `say` words what stands beside."""
    plt, points = pyplot(), about.curve
    lessons = [point.lessons / MILLION for point in points]
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7.2, 3.6), layout="constrained")
        axes.axhline(0, color=GREY, linestyle="--", linewidth=1)
        axes.errorbar(
            lessons, [point.points for point in points], yerr=[point.reach for point in points], fmt="o-",
            color=COLOURS[0], markersize=4, capsize=2, linewidth=1.4,
        )  # fmt: skip
        minutes = points[-1].seconds / 60 if points else 0.0
        facts = {"game": game.name, "seats": game.seats, "lessons": about.lessons, "minutes": minutes}
        axes.set(
            title=say(Message("train/plot-title", facts)),
            xlabel=say(Message("train/axis-lessons")),
            ylabel=say(Message("train/axis-points")),
        )
        save_plot(figure, path)
