"""`followsuit compare`: two games, or one game with other options, words or players, side by side."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from followsuit.cli import arguments, completing
from followsuit.cli.group import INTERRUPTED
from followsuit.errors import GameError, OptionError, PlayerError
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.engine.game import Game
    from followsuit.lab.measuring.comparison import Contender
    from followsuit.lab.measuring.plan import Plan
    from followsuit.terminal.speech import Spoken

WITH_OPTIONS = re.compile(r"(?P<game>.+?):(?P<options>\w+=[^=]*(?:,\w+=[^=]*)*)")
"""A game with options of its own: `zole:rounds=24,dues=true`."""
TWO = 2


def compare(
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="A [B]",
            help="Two games by key or file, each with options of its own if you like: zole zole:rounds=24.",
            show_default=False,
            autocompletion=completing.game_keys,
        ),
    ],
    *,
    without_each: Annotated[
        bool, typer.Option("--without-each", help="One game beside itself without each of its words and options.")
    ] = False,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    number: Annotated[int, arguments.number_option("games", 2, "How many games of each. Usual: 10,000.")] = 10_000,
    seed: arguments.GamesSeed = None,
    players: Annotated[
        str, arguments.players_option("Who sits on all seats: one player for both, or one for each.")
    ] = "greedy",
    worlds: arguments.Worlds = None,
    out: Annotated[Path | None, arguments.file_option("out", "Write a report there, a page of HTML.")] = None,
    json: arguments.Figures = None,
    force: arguments.Force = False,
    max_rounds: arguments.MostRounds = None,
    cores: arguments.Cores = None,
    language: arguments.LanguageCode = None,
) -> None:
    """Say how two games differ: in length, fairness, bids, skill and drama, with intervals and a verdict in words.

    A game is also compared with itself: by other options, by another player, or without each of its words.
    """
    from followsuit.lab.measuring.comparison import comparison
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.plots import pyplot
    from followsuit.terminal.comparing import measure, of_two, of_words, report
    from followsuit.terminal.style import screen

    waiting, spoken = screen(stderr=True), arguments.asked_language(language)
    names = arguments.asked_players(players)
    plan = asked_plan(number, seed, names[0], worlds, max_rounds, cores, spoken)
    sides = [_asked_side(text, seats, option) for text in games]
    contenders = _without_each(sides, names) if without_each else _two(sides, names)
    found = comparison(contenders, plan)
    checked_outputs((out, json), replace=force)
    if out is not None:
        pyplot()
    whole = False
    try:
        whole = measure(found, waiting, spoken.say)
    finally:
        command = again(
            ["compare", *games, *(["--without-each"] if without_each else [])],
            [("--seats", seats), *(("--option", text) for text in option or ()), ("--players", players)],
            plan,
            spoken,
        )
        report((of_words if without_each else of_two)(found), command, out, json, spoken.code)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def asked_plan(
    number: int, seed: str | None, player: str, worlds: int | None, max_rounds: int | None, cores: int | None,
    spoken: Spoken,
) -> Plan:  # fmt: skip
    """The plan that a command line asks for; what it tells meanwhile goes to the standard error stream."""
    from followsuit.lab.measuring.plan import Plan
    from followsuit.terminal.speech import notices
    from followsuit.terminal.style import screen

    return Plan(
        player=player, games=number, seed=arguments.asked_seed(seed), budget=arguments.asked_budget(worlds),
        max_rounds=max_rounds, cores=cores, notify=notices(screen(stderr=True), spoken.say),
    )  # fmt: skip


def again(begin: Sequence[str], given: Sequence[tuple[str, object]], plan: Plan, spoken: Spoken) -> str:
    """The command line that measures the same again."""
    from followsuit.lab.playing.limits import BUDGET

    named = spoken.option or spoken.code != ENGLISH
    settled = [*given, ("--games", plan.games), ("--seed", plan.seed), ("--max-rounds", plan.max_rounds)]
    settled += [("--worlds", None if plan.budget == BUDGET else plan.budget.worlds)]
    settled += [("--language", spoken.code if named else None)]
    words = ["followsuit", *begin]
    for name, value in settled:
        words += [] if value is None else [name, str(value)]
    return shlex.join(words)


def _asked_side(text: str, seats: str | None, option: list[str] | None) -> Game:
    """A game, with options of its own and those for both."""
    from followsuit.engine.game import game

    found = WITH_OPTIONS.fullmatch(text)
    key = found["game"] if found else text
    own = dict(each.split("=", 1) for each in found["options"].split(",")) if found else {}
    if seats is not None and "seats" not in own:
        own["seats"] = seats
    return game(arguments.asked_key(key), **arguments.with_options(own, option))


def _two(sides: list[Game], names: list[str]) -> list[Contender]:
    from followsuit.lab.measuring.comparison import Contender

    if len(sides) > TWO:
        raise GameError(Message("compare/too-many"))
    if len(names) > TWO:
        raise PlayerError(Message("compare/players", {"players": names}))
    if len(sides) == 1 and len(names) == 1:
        raise GameError(Message("compare/one-game"))
    first, last = sides[0], sides[-1]
    by_players = names[0] != names[-1]
    pairs = ((first, names[0]), (last, names[-1]))
    return [Contender(each, name, with_player=by_players) for each, name in pairs]


def _without_each(sides: list[Game], names: list[str]) -> list[Contender]:
    from followsuit.lab.measuring.left_out import contenders

    if len(sides) > 1 or len(names) > 1:
        raise OptionError("without-each", Message("compare/without-two"))
    found = contenders(sides[0], names[0])
    if len(found) == 1:
        raise GameError(Message("compare/nothing-to-leave-out", {"game": sides[0].name}))
    return found
