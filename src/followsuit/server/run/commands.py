"""The commands `followsuit serve` and `followsuit tables`. Everything heavy is loaded when one of them runs."""

from __future__ import annotations

import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from followsuit.language.catalogue import folders
from followsuit.language.message import Message
from followsuit.language.system import of_locale
from followsuit.language.wording import language
from followsuit.server.errors import NotInstalled, SettingsError

if TYPE_CHECKING:
    from followsuit.server.run.settings import Settings

T = TypeVar("T")


def require_server() -> None:
    """Refuse to go on where the parts that a server needs are not installed."""
    try:
        import fastapi  # noqa: F401, PLC0415
        import sqlalchemy  # noqa: F401, PLC0415
    except ImportError as error:
        raise NotInstalled(Message("server/not-installed", {"name": str(error.name)})) from None


Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://….", show_default="a file in your data folder"
    ),
]


def serve(  # noqa: PLR0913, PLR0917 - each is an option of the command
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            help="The address to listen on; 0.0.0.0 lets phones on your network connect.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="The port.", show_default="8000")] = None,
    database: Database = None,
    nats: Annotated[
        str | None, typer.Option("--nats", metavar="URL", help="A NATS server, for several nodes.", show_default="none")
    ] = None,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="How many processes answer requests.", show_default="1")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address at which people reach this server from outside.",
            show_default="none",
        ),
    ] = None,
    log_format: Annotated[
        str | None,
        typer.Option("--log-format", metavar="text|json", help="The format of the logs.", show_default="text"),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="PLAYERS",
            help="Players of your own that tables offer, too: mybot=./bot.py,other=run:node other.js.",
            show_default="none",
        ),
    ] = None,
    reload: Annotated[
        bool,
        typer.Option("--reload", help="For designers: read games of your own again when you save their files."),
    ] = False,
) -> None:
    """Serve the web table: open the link it prints, or scan the code with a phone."""
    require_server()
    from followsuit.bots.registry import check_at_table, introduced  # noqa: PLC0415

    for text in filter(None, map(str.strip, (players or "").split(","))):
        check_at_table(introduced(text))
    from followsuit.own_games import places_named  # noqa: PLC0415
    from followsuit.server.run.serve import serve as serve_tables  # noqa: PLC0415
    from followsuit.server.run.settings import Settings  # noqa: PLC0415

    settings = Settings.from_environment(
        host=host,
        port=port,
        database=database,
        nats=nats,
        workers=workers,
        public_url=public_url,
        log_format=log_format,
        reload=reload or None,
    )
    if settings.reload and not places_named():
        raise SettingsError("--reload", Message("settings/reload-nothing"))
    raise typer.Exit(serve_tables(settings))


tables = typer.Typer(
    no_args_is_help=True,
    help="Export the tables of a server to a file, or import them from one.",
    epilog="Example: [bold]followsuit tables export tables.jsonl[/bold]",
)


@tables.command("export", epilog="Example: [bold]followsuit tables export tables.jsonl[/bold]")
def export_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write, one table a line.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it already exists.")] = False,
) -> None:
    """Write every table of a database to a file. Keep it safe: it holds the secrets of games under way."""
    require_server()
    from followsuit.server.run.transfer import export_to  # noqa: PLC0415

    count = run_now(export_to(settings_with(database).database, file, replace=force))
    say("tables/exported", tables=count, file=str(file))


@tables.command("import", epilog="Example: [bold]followsuit tables import tables.jsonl[/bold]")
def import_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that was exported.")],
    database: Database = None,
) -> None:
    """Add the tables in a file to a database: all of them, or none if anything is wrong with one."""
    require_server()
    from followsuit.server.run.transfer import import_from  # noqa: PLC0415
    from followsuit.server.store.folder import missing_folder  # noqa: PLC0415

    settings = settings_with(database)
    missing = missing_folder(settings.database)
    added, there = run_now(import_from(settings.database, file))
    if missing is not None:
        say("tables/folder-created", folder=str(missing))
    say("tables/imported", added=added, there=there)


def say(code: str, /, **facts: object) -> None:
    """Print a sentence in the language of whoever typed the command."""
    typer.echo(language(of_locale(os.environ, folders())).say(Message(code, facts)))


def settings_with(database: str | None) -> Settings:
    """The settings of the environment, with a database if one was named."""
    from followsuit.server.run.settings import Settings  # noqa: PLC0415

    return Settings.from_environment(database=database)


def run_now(work: Coroutine[None, None, T]) -> T:
    """Do something to its end."""
    import asyncio  # noqa: PLC0415 - takes its time

    return asyncio.run(work)
