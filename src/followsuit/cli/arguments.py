"""Arguments and options that several commands have, and what is read from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from followsuit.cli import completing
from followsuit.engine.limits import LATEST_CUTOFF
from followsuit.errors import LanguageError, OptionError, RecordError, SeedError, quoted
from followsuit.language.catalogue import folders
from followsuit.language.message import Message
from followsuit.language.system import of_locale

if TYPE_CHECKING:
    from followsuit.bots.player import Budget
    from followsuit.engine.game import Game
    from followsuit.lab.playing.crew import Crew
    from followsuit.terminal.speech import Spoken

MOST = 10**9
"""No number on a command line is larger: nobody waits for so much."""


def _whole(name: str, least: int, most: int) -> Callable[[object], int]:
    """Reads a whole number from `least` to `most`, for the option of that name."""

    def read(given: object) -> int:
        from followsuit.rules.prose import whole_number

        # A usual value comes as the number that it is.
        number = whole_number(str(given))
        if number is not None and least <= number <= most:
            return number
        told = quoted(given if number is None else number)
        facts = {"option": f"--{name}", "given": told, "least": least, "most": most}
        raise OptionError(name, Message("command/number", facts))

    read.__name__ = "number"
    return read


def number_option(name: str, least: int, says: str, most: int = MOST) -> Any:
    """An option that is a whole number."""
    return typer.Option(f"--{name}", parser=_whole(name, least, most), metavar="N", help=says, show_default=False)


def file_option(name: str, says: str) -> Any:
    """An option that names a file."""
    return typer.Option(f"--{name}", metavar="FILE", help=says, autocompletion=completing.any_file)


def players_option(says: str, metavar: str = "NAMES") -> Any:
    """The option that names players."""
    return typer.Option("--players", metavar=metavar, help=says, autocompletion=completing.player_names)


def _game_argument() -> Any:
    return typer.Argument(
        metavar="GAME",
        help="A game's key, such as zole, or the file of a game of your own, such as ./mygame.py.",
        show_default=False,
        autocompletion=completing.game_keys,
    )


MaybeKey = Annotated[str | None, _game_argument()]
Key = Annotated[str, _game_argument()]
File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="A record, or JSON Lines with many.",
        show_default=False,
        autocompletion=completing.any_file,
    ),
]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="N",
        help="How many play. Usual: as the game says.",
        show_default=False,
        autocompletion=completing.seat_counts,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=completing.option_values,
    ),
]
SeedText = Annotated[
    str | None,
    typer.Option(
        "--seed", metavar="S", help="A number or a text: the same seed deals the same cards.", show_default="a new one"
    ),
]
GamesSeed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        metavar="S",
        help="A number or a text: the same command with the same seed plays the same games.",
        show_default="a new one",
    ),
]
"""Of many games. Other players may be dealt other cards: the kernel has a shuffle of its own."""
LanguageCode = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        help="A language's code, such as lv. Usual: that of the system.",
        autocompletion=completing.language_codes,
    ),
]
Records = Annotated[
    Path | None, file_option("records", "Write each game there, a line each (JSON Lines); - is the standard output.")
]
Figures = Annotated[Path | None, file_option("json", "Write the figures there.")]
Force = Annotated[bool, typer.Option("--force", help="Replace files that already exist.")]
MostRounds = Annotated[
    int | None,
    number_option(
        "max-rounds",
        1,
        "Cut a game off after so many rounds. Usual: 200, or 12 if only the table can end it.",
        most=LATEST_CUTOFF,
    ),
]
Worlds = Annotated[int | None, number_option("worlds", 1, "Worlds that a player may imagine. Usual: 64.")]
Cores = Annotated[int | None, number_option("cores", 1, "How many cores to use. Usual: all.")]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="Share the games among machines, by Ray: HOST:PORT, auto or local."
    ),
]


def asked_key(text: str) -> str:
    """The key of the game that a command line asks for, by its key or by its file."""
    from followsuit.own_games import game_in, is_file_name

    return game_in(text) if is_file_name(text) else text


def asked_game(key: str, seats: str | None, options: list[str] | None) -> Game:
    """The game that a command line asks for."""
    from followsuit.engine.game import game

    return game(asked_key(key), **with_options({} if seats is None else {"seats": seats}, options))


def with_options(given: dict[str, str], options: list[str] | None) -> dict[str, str]:
    """What is given already, and the options."""
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(name, Message("command/no-setting", {"given": text}))
        if name in given:
            raise OptionError(name, Message("command/twice", {"option": name}))
        given[name] = value
    return given


def asked_players(text: str) -> list[str]:
    """The players in a text, parted by commas: by name, or how one of one's own is found."""
    from followsuit.bots.registry import introduced

    return [introduced(name.strip()) for name in text.split(",")]


def asked_budget(worlds: int | None, milliseconds: int | None = None) -> Budget:
    """How long players may think: as long as was asked for, else as is usual where many games are played."""
    from followsuit.bots.player import Budget
    from followsuit.lab.playing.limits import BUDGET

    if worlds is not None and milliseconds is not None:
        raise OptionError("worlds", Message("command/two-budgets"))
    if milliseconds is not None:
        return Budget(seconds=milliseconds / 1000)
    return BUDGET if worlds is None else Budget(seconds=None, worlds=worlds)


@contextmanager
def asked_crew(address: str | None, cores: int | None = None) -> Iterator[Crew | None]:
    """Who plays: so many cores of this machine, all of them, or the workers of a cluster while this is open."""
    if address is None:
        from followsuit.lab.playing.crew import crew_of

        yield None if cores is None else crew_of(cores)
        return
    from followsuit.lab.playing.cluster import cluster

    with cluster(address, cores) as found:
        yield found


def asked_seed(text: str | None) -> str:
    """The seed asked for, or a new one."""
    from secrets import token_hex

    if text is None:
        return token_hex(4)
    if not text.isprintable():
        raise SeedError(Message("command/seed-unprintable"))
    return text


def known_language(code: str) -> str:
    """The code of a language that there is."""
    if code not in folders():
        raise LanguageError(Message("command/no-language", {"language": quoted(code), "languages": list(folders())}))
    return code


def asked_language(code: str | None) -> Spoken:
    """The language that a command line asks for, else that of the system."""
    from followsuit.terminal.speech import Spoken

    if code is None:
        return Spoken(of_locale(os.environ, folders()))
    return Spoken(known_language(code), f" --language {code}")


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Say in which file a record is wrong."""
    try:
        yield
    except RecordError as error:
        raise RecordError.at(f"{file} {error.place}", error) from None
