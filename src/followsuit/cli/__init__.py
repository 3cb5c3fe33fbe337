"""The command `followsuit`. What each command does is told in docs/command-line.md."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli import (
    balance,
    check,
    compare,
    knows,
    language,
    new,
    play,
    replay,
    review,
    show,
    simulate,
    solve,
    study,
    sweep,
    tournament,
    train,
    verify,
)
from followsuit.cli.completing import bash_understood
from followsuit.cli.group import INTERRUPTED, REFUSED, Commands, complain_of
from followsuit.errors import FollowsuitError
from followsuit.language.catalogue import also_look_in
from followsuit.server.run import admin as server_admin
from followsuit.server.run import commands as server_commands
from followsuit.terminal.paging import MAY_PAGE

LANGUAGES = "FOLLOWSUIT_LANGUAGES"
"""The environment variable that names a folder with further languages."""

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="rich",
    help="Trick-taking card games on one table: play them, watch them, simulate them and check their records.",
    epilog="Start with [bold]followsuit games[/bold], then [bold]followsuit play zole[/bold].",
)


def _say_version(asked: bool) -> None:
    if asked:
        from followsuit import __version__

        print(f"followsuit {__version__}")
        raise typer.Exit


@app.callback()
def followsuit(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is.")
    ] = False,
    games: Annotated[
        list[str] | None,
        typer.Option(
            "--games",
            metavar="PLACE",
            help="A folder or file with games of your own; may be repeated, and stand behind the command, too.",
        ),
    ] = None,
    no_pager: Annotated[
        bool, typer.Option("--no-pager", help="Print long output at once; may stand behind the command, too.")
    ] = False,
) -> None:
    """All commands."""
    del version
    MAY_PAGE.set(not no_pager)
    if games:
        from followsuit.own_games import look_in

        for place in games:
            look_in(place)
    if folder := os.environ.get(LANGUAGES):
        also_look_in(Path(folder))


def _example(*commands: str) -> str:
    return f"{'Example' if len(commands) == 1 else 'Examples'}: " + " · ".join(
        f"[bold]{each}[/bold]" for each in commands
    )


# In the order in which --help lists them.
app.command("games", epilog=_example("followsuit games", "followsuit games --family partners 4"))(show.list_games)
app.command("bots", epilog=_example("followsuit bots"))(show.list_players)
app.command("rules", epilog=_example("followsuit rules boerenbridge --option schedule=seven"))(show.rules)
app.command("new", epilog=_example("followsuit new mygame"))(new.new)
app.command("check", epilog=_example("followsuit check ./mygame.py", "followsuit check zole --tries 100"))(check.check)
app.command("play", epilog=_example("followsuit play zole", "followsuit play ./mygame.py"))(play.play)
app.command("replay", epilog=_example("followsuit replay games.jsonl --game 3 --step"))(replay.replay)
app.command(
    "knows",
    epilog=_example(
        'followsuit knows game.json --at 17 "K[S] !holds(E, Qh)"', "followsuit knows game.json --draw Qh -o queen.svg"
    ),
)(knows.knows)
app.command("solve", epilog=_example("followsuit solve game.json --at 40", "followsuit solve game.json --for tricks"))(
    solve.solve
)
app.command("review", epilog=_example("followsuit review game.json", "followsuit review game.json --html review.html"))(
    review.review
)
app.command("simulate", epilog=_example("followsuit simulate zole --games 1000 --seed 7 --records games.jsonl"))(
    simulate.simulate
)
app.command("tournament", epilog=_example("followsuit tournament zole --players casual,greedy --deals 200 --seed 7"))(
    tournament.tournament
)
app.command(
    "balance",
    epilog=_example("followsuit balance zole --out zole.html", "followsuit balance --all --out reports"),
)(balance.balance)
app.command(
    "compare",
    epilog=_example("followsuit compare spades whist", "followsuit compare hearts --without-each"),
)(compare.compare)
app.command("sweep", epilog=_example("followsuit sweep zole --option rounds=4..24..4 --goal minutes=20"))(sweep.sweep)
app.command("train", epilog=_example("followsuit train zole", "followsuit train zole --minutes 5 --curve zole.svg"))(
    train.train
)
app.command("study", epilog=_example("followsuit study boerenbridge --games 100000 --seed 1 --out study"))(study.study)
app.command("verify", epilog=_example("followsuit verify games.jsonl"))(verify.verify)
app.command("serve", epilog=_example("followsuit serve --host 0.0.0.0"))(server_commands.serve)
app.add_typer(server_commands.tables, name="tables", cls=Commands)
app.add_typer(server_admin.admin, name="admin", cls=Commands)
app.add_typer(language.languages, name="language", cls=Commands)


def main() -> None:
    """The entry point. Signs that cannot be shown become plain letters, and what cannot be read a question mark."""
    from followsuit.terminal.output import written_output
    from followsuit.terminal.plain import PLAIN

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr.reconfigure(errors=PLAIN)
    try:
        with written_output(), bash_understood(os.environ):
            app(prog_name="followsuit")
    except FollowsuitError as error:
        complain_of(error)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
