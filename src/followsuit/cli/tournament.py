"""`followsuit tournament`: players against each other over duplicate deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli.arguments import (
    Cores,
    Figures,
    Force,
    GamesSeed,
    Key,
    MostRounds,
    Options,
    Records,
    Seats,
    Worlds,
    asked_game,
    asked_seed,
    game_title,
    number_option,
)
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import OptionError


def tournament(
    key: Key,
    *,
    seats: Seats = None,
    option: Options = None,
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="Two players or more, parted by commas.")
    ] = "casual,greedy",
    deals: Annotated[int, number_option("deals", 2, "How many deals. Usual: 100.")] = 100,
    seed: GamesSeed = None,
    worlds: Worlds = None,
    milliseconds: Annotated[
        int | None, number_option("milliseconds", 1, "Time for a decision, in place of worlds; not reproducible.")
    ] = None,
    records: Records = None,
    json: Figures = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw them there: .png, .svg or .pdf.")
    ] = None,
    force: Force = False,
    max_rounds: MostRounds = None,
    cores: Cores = None,
) -> None:
    """Let players meet over duplicate deals, and say who is better and how surely.

    Each deal is played in every seating, so that luck of cards and seat cancels. Ctrl-C keeps what was done.
    """
    from followsuit.bots.player import Budget
    from followsuit.lab.measuring import tournament as lab
    from followsuit.lab.playing.limits import BUDGET
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.plots import checked_plot
    from followsuit.terminal.tournament import hold_and_report

    if worlds is not None and milliseconds is not None:
        raise OptionError("worlds", "--worlds and --milliseconds are two ways to say the same.", "Give one of them.")
    budget = BUDGET if worlds is None else Budget(seconds=None, worlds=worlds)
    if milliseconds is not None:
        budget = Budget(seconds=milliseconds / 1000)
    found = lab.tournament(
        asked_game(key, seats, option), [name.strip() for name in players.split(",")], deals, asked_seed(seed),
        budget=budget, max_rounds=max_rounds, records=records is not None,
    )  # fmt: skip
    checked_outputs((records, json, plot), replace=force)
    if plot is not None:
        checked_plot(plot)
    title = game_title(found.game)
    if not hold_and_report(found, title, records=records, json=json, plot=plot, force=force, cores=cores):
        raise typer.Exit(INTERRUPTED)
