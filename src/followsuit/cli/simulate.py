"""`followsuit simulate`: many games, summed up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import OptionError
from followsuit.language.message import Message


def simulate(
    key: arguments.Key,
    *,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    number: Annotated[int, arguments.number_option("games", 1, "How many games. Usual: 100.")] = 100,
    seed: arguments.GamesSeed = None,
    players: Annotated[
        str, arguments.players_option("One player for all seats, or one a seat: random,random.")
    ] = "random",
    records: arguments.Records = None,
    results: Annotated[
        Path | None, arguments.file_option("results", "Write one row of figures a game there: .jsonl or .parquet.")
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="With each action in the records, all that were allowed.")
    ] = False,
    force: arguments.Force = False,
    max_rounds: arguments.MostRounds = None,
    cluster: arguments.ClusterAddress = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Let players play many games, and sum up what comes of it.

    A game that is cut off counts as unfinished, never as won. Ctrl-C stops early and keeps what was done.
    """
    from followsuit.bots import seated
    from followsuit.lab.measuring.summary import Summary
    from followsuit.lab.playing.run import run
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.record_files import records_to_check
    from followsuit.lab.reporting.result_files import about_run, checked_results
    from followsuit.terminal.simulation import Outputs, play_and_report
    from followsuit.terminal.speech import game_title, notices
    from followsuit.terminal.style import screen

    if legal and records is None:
        raise OptionError("legal", Message("simulate/no-records"))
    played, seed = arguments.asked_game(key, seats, option), arguments.asked_seed(seed)
    say = arguments.asked_language(language).say
    names = seated(arguments.asked_players(players), played.seats)
    if results is not None:
        checked_results(results)
    checked_outputs((records_to_check(records), results), replace=force)
    outputs = Outputs(records, results, legal, force, about_run(played, names, seed, max_rounds))
    summary, title, notify = Summary(played, names), game_title(played, seed), notices(screen(stderr=True), say)
    with arguments.asked_crew(cluster) as crew:
        pieces = run(
            played, names, number, seed, max_rounds, recorded=records is not None, crew=crew, notify=notify
        )  # fmt: skip
        if not play_and_report(pieces, summary, title, outputs, asked=number, say=say):
            raise typer.Exit(INTERRUPTED)
