"""`followsuit tournament`: players against each other over duplicate deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import INTERRUPTED


def tournament(
    key: arguments.Key,
    *,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    players: Annotated[str, arguments.players_option("Two players or more, parted by commas.")] = "casual,greedy",
    deals: Annotated[int, arguments.number_option("deals", 2, "How many deals. Usual: 100.")] = 100,
    seed: arguments.GamesSeed = None,
    worlds: arguments.Worlds = None,
    milliseconds: Annotated[
        int | None,
        arguments.number_option("milliseconds", 1, "Time for a decision, in place of worlds; not reproducible."),
    ] = None,
    records: arguments.Records = None,
    json: arguments.Figures = None,
    plot: Annotated[Path | None, arguments.file_option("plot", "Draw them there: .png, .svg or .pdf.")] = None,
    force: arguments.Force = False,
    max_rounds: arguments.MostRounds = None,
    cores: arguments.Cores = None,
    cluster: arguments.ClusterAddress = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Let players meet over duplicate deals, and say who is better and how surely.

    Each deal is played in every seating, so that luck of cards and seat cancels. Ctrl-C keeps what was done.
    """
    from followsuit.lab.measuring import tournament as lab
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.plots import checked_plot
    from followsuit.lab.reporting.record_files import records_to_check
    from followsuit.terminal.speech import game_title
    from followsuit.terminal.tournament import hold_and_report

    say = arguments.asked_language(language).say
    found = lab.tournament(
        arguments.asked_game(key, seats, option), arguments.asked_players(players), deals, arguments.asked_seed(seed),
        budget=arguments.asked_budget(worlds, milliseconds), max_rounds=max_rounds, records=records is not None,
    )  # fmt: skip
    checked_outputs((records_to_check(records), json, plot), replace=force)
    if plot is not None:
        checked_plot(plot)
    title = game_title(found.game, found.seed)
    with arguments.asked_crew(cluster, cores) as crew:
        if not hold_and_report(found, title, say, records=records, json=json, plot=plot, force=force, cores=crew):
            raise typer.Exit(INTERRUPTED)
