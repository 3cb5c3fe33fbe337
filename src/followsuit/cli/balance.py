"""`followsuit balance`: what a game is like, with figures."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli import arguments
from followsuit.cli.group import INTERRUPTED, REFUSED, complain_of
from followsuit.errors import FollowsuitError, GameError, OptionError
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.lab.measuring.balance import Balance
    from followsuit.terminal.speech import Spoken

INDEX = "index.html"
"""The page that leads to all others, in the folder of --all."""


def balance(
    key: arguments.MaybeKey = None,
    *,
    every: Annotated[bool, typer.Option("--all", help="All games; --out is then a folder, with an index.")] = False,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N-M", help="Seat counts: 4, 2-6 or 2,4-6. Usual: all there are.")
    ] = None,
    option: arguments.Options = None,
    number: Annotated[int, arguments.number_option("games", 2, "How many games of each kind. Usual: 10,000.")] = 10_000,
    seed: arguments.GamesSeed = None,
    players: Annotated[str, arguments.players_option("Who sits on all seats, beside random.", "NAME")] = "greedy",
    worlds: arguments.Worlds = None,
    strong_deals: Annotated[
        int,
        arguments.number_option(
            "strong-deals", 0, "Deals in which strong meets greedy players. Usual: 40; 0 for none."
        ),
    ] = 40,
    out: Annotated[Path | None, arguments.file_option("out", "Write the report there, a page of HTML.")] = None,
    json: arguments.Figures = None,
    force: arguments.Force = False,
    max_rounds: arguments.MostRounds = None,
    cores: arguments.Cores = None,
    cluster: arguments.ClusterAddress = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Say with figures what a game is like: its length, its fairness, its luck, and what its options change.

    Writes a report of one page, and the figures as JSON. Ctrl-C stops early and reports what was measured.
    """
    from followsuit.engine.game import games
    from followsuit.lab.measuring import balance as lab
    from followsuit.lab.measuring.plan import Plan
    from followsuit.lab.reporting.files import checked_folder, checked_outputs
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.rules.page import find
    from followsuit.terminal.balance import measure, report, report_index
    from followsuit.terminal.speech import notices
    from followsuit.terminal.style import screen

    waiting, spoken = screen(stderr=True), arguments.asked_language(language)
    plan = Plan(
        player=players.strip(), games=number, seed=arguments.asked_seed(seed), budget=arguments.asked_budget(worlds),
        max_rounds=max_rounds, close_deals=strong_deals, notify=notices(waiting, spoken.say),
    )  # fmt: skip
    if every:
        given = {"GAME": key, "--seats": seats, "--option": option, "--json": json}
        if extra := [name for name, value in given.items() if value is not None]:
            raise OptionError(extra[0], Message("balance/not-with-all", {"options": extra}))
        if out is None:
            raise OptionError("out", Message("balance/no-folder"))
        folder = checked_folder(out)
        asked: list[tuple[Balance, Path | None, Path | None]] = [
            (lab.balance(found.page, plan=plan), folder / f"{key}.html", folder / f"{key}.json")
            for key, found in games().items()
        ]
    elif key is None:
        raise GameError(Message("balance/no-game", {"games": list(games())}))
    else:
        counts = None if seats is None else lab.read_seats(seats)
        asked = [
            (lab.balance(find(arguments.asked_key(key)), counts, arguments.with_options({}, option), plan), out, json)
        ]
    index = out / INDEX if every and out is not None else None
    checked_outputs((*(path for _, *paths in asked for path in paths), index), replace=force)
    if out is not None:
        pyplot()
    refused = interrupted = False
    with arguments.asked_crew(cluster, cores) as crew:
        for found, page_file, json_file in asked:
            found.plan = replace(found.plan, cores=crew)
            try:
                try:
                    interrupted = not measure(found, waiting, spoken.say)
                finally:
                    command = _command_again(found, seats, option, spoken)
                    report(found, command, page_file, json_file, spoken.code)
            except FollowsuitError as error:
                complain_of(error)
                refused = True
            if interrupted:
                break
    if index is not None:
        report_index({path: found for found, path, _ in asked if path is not None}, index, spoken.code)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if refused:
        raise typer.Exit(REFUSED)


def _command_again(found: Balance, seats: str | None, option: list[str] | None, spoken: Spoken) -> str:
    """The command line that measures the same again."""
    from followsuit.lab.playing.limits import BUDGET

    plan = found.plan
    given: list[tuple[str, object]] = [("--seats", seats), *(("--option", text) for text in option or ())]
    given += [("--players", plan.player), ("--games", plan.games), ("--seed", plan.seed)]
    given += [("--strong-deals", plan.close_deals), ("--max-rounds", plan.max_rounds)]
    given += [("--worlds", None if plan.budget == BUDGET else plan.budget.worlds)]
    given += [("--language", spoken.code if spoken.option or spoken.code != ENGLISH else None)]
    words = ["followsuit", "balance", found.page.key]
    for name, value in given:
        words += [] if value is None else [name, str(value)]
    return shlex.join(words)
