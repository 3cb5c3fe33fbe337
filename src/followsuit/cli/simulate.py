"""`followsuit simulate`: many games, summed up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli.arguments import (
    Force,
    GamesSeed,
    Key,
    MostRounds,
    Options,
    Records,
    Seats,
    asked_game,
    asked_seed,
    game_title,
    number_option,
)
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import OptionError
from followsuit.language.catalogue import ENGLISH


def simulate(
    key: Key,
    *,
    seats: Seats = None,
    option: Options = None,
    number: Annotated[int, number_option("games", 1, "How many games. Usual: 100.")] = 100,
    seed: GamesSeed = None,
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="One player for all seats, or one a seat: random,random.")
    ] = "random",
    records: Records = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", metavar="FILE", help="Write one row of figures a game there: .jsonl or .parquet."),
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="With each action in the records, all that were allowed.")
    ] = False,
    force: Force = False,
    max_rounds: MostRounds = None,
) -> None:
    """Let players play many games, and sum up what comes of it.

    A game that is cut off counts as unfinished, never as won. Ctrl-C stops early and keeps what was done.
    """
    from followsuit.bots import seated
    from followsuit.lab.measuring.summary import Summary
    from followsuit.lab.playing.run import run
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.result_files import checked_results
    from followsuit.terminal.simulation import play_and_report
    from followsuit.terminal.speech import notices
    from followsuit.terminal.style import screen

    if legal and records is None:
        raise OptionError("legal", "--legal is about records, and none are written.", "Add --records FILE.")
    played, seed = asked_game(key, seats, option), asked_seed(seed)
    names = seated([name.strip() for name in players.split(",")], played.seats)
    if results is not None:
        checked_results(results)
    checked_outputs((records, results), replace=force)
    waiting = screen(stderr=True)
    pieces = run(
        played, names, number, seed, max_rounds, recorded=records is not None,
        notify=notices(waiting, ENGLISH),
    )  # fmt: skip
    if not play_and_report(
        pieces, Summary(played, names), f"{game_title(played)} · seed {seed}",
        asked=number, records=records, results=results, legal=legal, force=force,
    ):  # fmt: skip
        raise typer.Exit(INTERRUPTED)
