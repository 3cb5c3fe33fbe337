"""`followsuit train`: a network learns a game by playing it with itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import OptionError
from followsuit.language.message import Message

USUAL_LESSONS = 10_000_000


def train(
    key: arguments.Key,
    *,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    lessons: Annotated[
        int | None, arguments.number_option("lessons", 1, "Decisions to learn from. Usual: 10,000,000.")
    ] = None,
    minutes: Annotated[
        int | None, arguments.number_option("minutes", 1, "Time to learn, in place of lessons; not reproducible.")
    ] = None,
    seed: Annotated[
        int, arguments.number_option("seed", 0, "The same seed and lessons give the same network. Usual: 1.")
    ] = 1,
    out: Annotated[
        Path | None, arguments.file_option("out", "Write the network there. Usual: where players look for it.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Begin anew in place of going on.")] = False,
    curve: Annotated[
        Path | None, arguments.file_option("curve", "Draw there how it learned: .png, .svg or .pdf.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="NAMES", help="Let it meet these players at the end, as instant."),
    ] = None,
    deals: Annotated[int, arguments.number_option("deals", 2, "How many deals they meet over. Usual: 20.")] = 20,
    force: arguments.Force = False,
    language: arguments.LanguageCode = None,
) -> None:
    """Let a network learn a game by playing it with itself, for players such as strong to go by.

    It learns every seat count and option together, or with --seats or --option one setting only. Ctrl-C stops it, and
    the same command goes on where it stopped.
    """
    from followsuit.kernel.tables import engine_only
    from followsuit.lab.measuring.tournament import tournament
    from followsuit.lab.reporting.files import checked_folder, checked_outputs
    from followsuit.lab.reporting.plots import checked_plot
    from followsuit.minds.course import Plan
    from followsuit.minds.curriculum import games_to_learn
    from followsuit.minds.library import own_file, trained_file
    from followsuit.terminal.training import Outputs, learn_and_report

    say = arguments.asked_language(language).say
    if lessons is not None and minutes is not None:
        raise OptionError("minutes", Message("train/two-lengths"))
    if against is not None and out is not None:
        raise OptionError("against", Message("train/against-elsewhere"))
    game = arguments.asked_game(key, seats, option)
    if (unfit := engine_only(game)) is not None:
        raise unfit
    is_one = seats is not None or bool(option)
    plan = Plan(
        (game,) if is_one else tuple(games_to_learn(game.page)),
        seed,
        None if minutes is not None else lessons or USUAL_LESSONS,
        None if minutes is None else 60.0 * minutes,
    )
    meeting = None
    if against is not None:
        meeting = tournament(game, ["instant", *arguments.asked_players(against)], deals, str(seed))
    if out is None:
        out = own_file(game) if is_one else trained_file(game)
        checked_folder(out.parent)
    checked_outputs((out, curve), replace=force)
    if curve is not None:
        checked_plot(curve)
    if not learn_and_report(plan, Outputs(out, curve, again), meeting, say):
        raise typer.Exit(INTERRUPTED)
