"""`followsuit balance`: what a game is like, with figures."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli.arguments import (
    Cores,
    Figures,
    Force,
    GamesSeed,
    MostRounds,
    Options,
    Worlds,
    asked_seed,
    number_option,
    with_options,
)
from followsuit.cli.group import INTERRUPTED, REFUSED, complain_of
from followsuit.engine.game import games
from followsuit.errors import FollowsuitError, GameError, OptionError
from followsuit.language.catalogue import ENGLISH
from followsuit.rules.prose import listed

if TYPE_CHECKING:
    from followsuit.lab.measuring.balance import Balance


def balance(
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's key, such as zole.")] = None,
    *,
    every: Annotated[bool, typer.Option("--all", help="All games; --out is then a folder.")] = False,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N-M", help="Seat counts: 4, 2-6 or 2,4-6. Usual: all there are.")
    ] = None,
    option: Options = None,
    number: Annotated[int, number_option("games", 2, "How many games of each kind. Usual: 10,000.")] = 10_000,
    seed: GamesSeed = None,
    players: Annotated[
        str, typer.Option("--players", metavar="NAME", help="Who sits on all seats, beside random.")
    ] = "greedy",
    worlds: Worlds = None,
    casual_deals: Annotated[
        int, number_option("casual-deals", 0, "Deals in which casual meets greedy players. Usual: 40; 0 for none.")
    ] = 40,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the report there, a page of HTML.")
    ] = None,
    json: Figures = None,
    force: Force = False,
    max_rounds: MostRounds = None,
    cores: Cores = None,
) -> None:
    """Say with figures what a game is like: its length, its fairness, its luck, and what its options change.

    Writes a report of one page, and the figures as JSON. Ctrl-C stops early and reports what was measured.
    """
    from followsuit.bots.player import Budget
    from followsuit.lab.measuring import balance as lab
    from followsuit.lab.playing.limits import BUDGET
    from followsuit.lab.reporting.files import checked_folder, checked_outputs
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.rules.page import find
    from followsuit.terminal.balance import measure, report
    from followsuit.terminal.speech import notices
    from followsuit.terminal.style import screen

    waiting = screen(stderr=True)
    plan = lab.Plan(
        player=players.strip(), games=number, seed=asked_seed(seed), max_rounds=max_rounds, close_deals=casual_deals,
        budget=BUDGET if worlds is None else Budget(seconds=None, worlds=worlds), cores=cores,
        notify=notices(waiting, ENGLISH),
    )  # fmt: skip
    if every:
        given = {"GAME": key, "--seats": seats, "--option": option, "--json": json}
        if extra := [name for name, value in given.items() if value is not None]:
            raise OptionError(extra[0], f"{listed(extra)} cannot be given with --all.", "Leave it out.")
        if out is None:
            raise OptionError("out", "--all needs a folder to write to.", "Add --out FOLDER.")
        folder = checked_folder(out)
        asked: list[tuple[Balance, Path | None, Path | None]] = [
            (lab.balance(found.page, plan=plan), folder / f"{key}.html", folder / f"{key}.json")
            for key, found in games().items()
        ]
    elif key is None:
        raise GameError("No game is named.", f"The games are {listed(games())}; --all means all of them.")
    else:
        counts = None if seats is None else lab.read_seats(seats)
        asked = [(lab.balance(find(key), counts, with_options({}, option), plan), out, json)]
    checked_outputs((path for _, *paths in asked for path in paths), replace=force)
    if out is not None:
        pyplot()
    refused = False
    for found, page_file, json_file in asked:
        interrupted = False
        try:
            try:
                interrupted = not measure(found, waiting)
            finally:
                report(found, _command_again(found, seats, option), page_file, json_file)
        except FollowsuitError as error:
            complain_of(error)
            refused = True
        if interrupted:
            raise typer.Exit(INTERRUPTED)
    if refused:
        raise typer.Exit(REFUSED)


def _command_again(found: Balance, seats: str | None, option: list[str] | None) -> str:
    """The command line that measures the same again."""
    from followsuit.lab.playing.limits import BUDGET

    plan = found.plan
    given: list[tuple[str, object]] = [("--seats", seats), *(("--option", text) for text in option or ())]
    given += [("--players", plan.player), ("--games", plan.games), ("--seed", plan.seed)]
    given += [("--casual-deals", plan.close_deals), ("--max-rounds", plan.max_rounds)]
    given += [("--worlds", None if plan.budget == BUDGET else plan.budget.worlds)]
    words = ["followsuit", "balance", found.page.key]
    for name, value in given:
        words += [] if value is None else [name, str(value)]
    return shlex.join(words)
