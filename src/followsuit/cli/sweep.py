"""`followsuit sweep`: values of an option, tried toward goals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli import arguments, completing
from followsuit.cli.compare import again, asked_plan
from followsuit.cli.group import INTERRUPTED


def sweep(
    key: arguments.Key,
    *,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            metavar="KEY=VALUES",
            help="Values of an option: rounds=4..20, rounds=4..20..4 or schedule=five,seven; may be repeated.",
            autocompletion=completing.option_values,
        ),
    ] = None,
    goal: Annotated[
        list[str] | None,
        typer.Option(
            "--goal",
            metavar="GOAL",
            help="Where a figure should lie: minutes=20, minutes=15..25, skill>=60%; may be repeated.",
        ),
    ] = None,
    seats: arguments.Seats = None,
    number: Annotated[int, arguments.number_option("games", 2, "How many games of each. Usual: 2,000.")] = 2_000,
    seed: arguments.GamesSeed = None,
    players: Annotated[str, arguments.players_option("Who sits on all seats.", "NAME")] = "greedy",
    worlds: arguments.Worlds = None,
    out: Annotated[Path | None, arguments.file_option("out", "Write a report there, a page of HTML.")] = None,
    json: arguments.Figures = None,
    force: arguments.Force = False,
    max_rounds: arguments.MostRounds = None,
    cores: arguments.Cores = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Try the values of an option one after another, and say which of them meet your goals.

    Figures have intervals, and a goal is met surely or perhaps. Ctrl-C stops early and tells what was tried.
    """
    from followsuit.lab.measuring import sweep as lab
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.rules.page import find
    from followsuit.terminal.comparing import measure, of_sweep, report
    from followsuit.terminal.style import screen

    spoken = arguments.asked_language(language)
    name = arguments.asked_players(players)[0]
    plan = asked_plan(number, seed, name, worlds, max_rounds, cores, spoken)
    values = arguments.with_options({}, option)
    found = lab.sweep(find(arguments.asked_key(key)), seats, values, goal or (), plan)
    checked_outputs((out, json), replace=force)
    if out is not None:
        pyplot()
    whole = False
    try:
        whole = measure(found.tried, screen(stderr=True), spoken.say)
    finally:
        given = [("--seats", seats), *(("--option", text) for text in option or ())]
        given += [*(("--goal", text) for text in goal or ()), ("--players", players)]
        report(of_sweep(found), again(["sweep", key], given, plan, spoken), out, json, spoken.code)
    if not whole:
        raise typer.Exit(INTERRUPTED)
