"""The command `followsuit`. What each command does is told in docs/command-line.md."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from followsuit.engine.game import Game, game, games
from followsuit.errors import FileError, FollowsuitError, GameError, OptionError, RecordError, SeedError, quoted
from followsuit.rules.options import shown
from followsuit.rules.prose import counted, listed, whole_number
from followsuit.server.run import commands as server_commands
from followsuit.terminal.usage import Unreadable, command_error, is_help, unknown_command

if TYPE_CHECKING:
    from followsuit.lab.measuring.balance import Balance

REFUSED = 2
"""The exit status after anything that a user can mend."""
INTERRUPTED = 130
FEW = 20
"""Up to so many games `verify` tells of each; of more, only of those that fail."""


class Commands(TyperGroup):
    """The commands, with every error that a user can meet told in one message and no trace."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Read what stands before the name of a command."""
        with _answered(lambda: f"{parent.command_path} {info_name}" if parent else str(info_name)):
            return super().make_context(info_name, args, parent, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find a command by its name."""
        if args[0] not in self.commands:
            raise unknown_command(args[0], self.commands, ctx.command_path)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        with _answered(lambda: " ".join(filter(None, (ctx.command_path, ctx.invoked_subcommand)))):
            return super().invoke(ctx)


@contextmanager
def _answered(command: Callable[[], str]) -> Iterator[None]:
    """Tell of an error in one message, and end; `command` says what was being read or run."""
    try:
        yield
    except Unreadable as error:
        if is_help(error):
            raise
        _complain_of(command_error(error, command()))
    except FollowsuitError as error:
        _complain_of(error)
    except KeyboardInterrupt:
        _complain("Stopped.")
        raise typer.Exit(INTERRUPTED) from None
    else:
        return
    raise typer.Exit(REFUSED)


def _complain_of(error: FollowsuitError) -> None:
    _complain(f"Error: {error} ({error.code})")


def _complain(text: str) -> None:
    from followsuit.terminal.style import screen

    screen(stderr=True).print(text, style="red", soft_wrap=True)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="rich",
    help="Trick-taking card games on one table: play them, watch them, simulate them and check their records.",
    epilog="Start with [bold]followsuit games[/bold], then [bold]followsuit play zole[/bold].",
)


def main() -> None:
    """The entry point. Signs that cannot be shown become plain letters, and what cannot be read a question mark."""
    from followsuit.terminal.output import written_output
    from followsuit.terminal.plain import PLAIN

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr.reconfigure(errors=PLAIN)
    try:
        with written_output():
            app(prog_name="followsuit")
    except FollowsuitError as error:
        _complain_of(error)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


MOST = 10**9
"""No number on a command line is larger: nobody waits for so much."""


def _whole(name: str, least: int, most: int) -> Callable[[object], int]:
    """Reads a whole number from `least` to `most`, for the option of that name."""

    def read(given: object) -> int:
        # A usual value comes as the number that it is.
        number = whole_number(str(given))
        if number is not None and least <= number <= most:
            return number
        told = quoted(given if number is None else number)
        raise OptionError(name, f"--{name} cannot be {told}.", f"Give a whole number from {least} to {most:,}.")

    read.__name__ = "number"
    return read


def _number(name: str, least: int, says: str, most: int = MOST) -> Any:
    return typer.Option(f"--{name}", parser=_whole(name, least, most), metavar="N", help=says, show_default=False)


Key = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, such as zole.", show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or JSON Lines with many.", show_default=False)]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="N", help="How many play. Usual: as the game says.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
SeedText = Annotated[
    str | None,
    typer.Option(
        "--seed", metavar="S", help="A number or a text: the same seed, the same cards.", show_default="a new one"
    ),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Write each game there, a line each (JSON Lines).")
]
Figures = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the figures there.")]
Force = Annotated[bool, typer.Option("--force", help="Replace files that are there already.")]
MostRounds = Annotated[
    int | None,
    _number(
        "max-rounds",
        1,
        "Cut a game off after so many rounds. Usual: 200, or 12 if only the table can end it.",
        most=1_000_000,
    ),
]
Worlds = Annotated[int | None, _number("worlds", 1, "Worlds that a player may imagine. Usual: 64.")]
Cores = Annotated[int | None, _number("cores", 1, "How many cores to use. Usual: all.")]


def _game(key: str, seats: str | None, options: list[str] | None) -> Game:
    """The game that a command line asks for."""
    return game(key, **_given({} if seats is None else {"seats": seats}, options))


def _given(given: dict[str, str], options: list[str] | None) -> dict[str, str]:
    """What is given already, and the options."""
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(name, f"“{text}” is not an option.", "Write it as key=value, such as rounds=6.")
        if name in given:
            raise OptionError(name, f"The option {name} is given twice.", "Give it once.")
        given[name] = value
    return given


def _seed(text: str | None) -> str:
    """The seed asked for, or a new one."""
    from secrets import token_hex

    if text is None:
        return token_hex(4)
    if not text.isprintable():
        raise SeedError("The seed has letters that cannot be printed.", "Give a number or a plain text.")
    return text


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Say in which file a record is wrong."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{file} {error.place}", error.sentence, error.remedy) from None


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
) -> None:
    """All commands."""
    del version


@app.command("games", epilog="Example: [bold]followsuit games[/bold]")
def list_games() -> None:
    """List the games: their keys, seats and options."""
    from followsuit.terminal.figures import games_table
    from followsuit.terminal.style import screen

    screen().print(games_table(games()))


@app.command("bots", epilog="Example: [bold]followsuit bots[/bold]")
def list_players() -> None:
    """List the program's own players: their names, and how they play."""
    from followsuit.bots import players
    from followsuit.terminal.standings import players_table
    from followsuit.terminal.style import screen

    screen().print(players_table(players()))


@app.command(epilog="Example: [bold]followsuit rules boerenbridge --option schedule=seven[/bold]")
def rules(
    key: Key,
    seats: Seats = None,
    option: Options = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the Markdown itself.")] = False,
) -> None:
    """Show a game's rules, for the seats and options asked for."""
    from rich.markdown import Markdown

    from followsuit.terminal.style import screen

    page, console = _game(key, seats, option).rules_page(), screen()
    if markdown or not console.is_terminal:
        print(page, end="")
    else:
        console.print(Markdown(page), width=min(console.width, 100))


@app.command(epilog="Examples: [bold]followsuit play zole[/bold] · [bold]followsuit play --resume zole-7.json[/bold]")
def play(
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's key, such as zole.")] = None,
    *,
    seats: Seats = None,
    option: Options = None,
    seed: SeedText = None,
    seat: Annotated[int | None, _number("seat", 0, "The seat you take. Usual: 0.")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Your name. Usual: You.")] = None,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="NAMES", help="One player for all other seats, or one each. Usual: casual."),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Where the game is kept. Usual: a new file in this folder."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Play on in a game that was kept.")
    ] = None,
) -> None:
    """Play in the terminal against players. The game is kept after every action.

    Type an action (play Qc, bid 2) or only what matters of it (Qc, 2). ? helps, quit leaves.
    """
    from followsuit.terminal.seating import new_table, resumed_table
    from followsuit.terminal.style import screen

    if resume is not None:
        given = {"--seats": seats, "--option": option, "--seed": seed, "--name": name, "--players": players}
        if settled := [each for each, value in given.items() if value is not None]:
            raise OptionError(
                settled[0], f"{listed(settled)} cannot be changed in a game that goes on.", "Leave it out."
            )
        with _naming(resume):
            table = resumed_table(screen(), resume, record, seat)
        if key not in (None, table.state.game.key):
            raise GameError(f"{resume} holds a game of {table.state.game.name}, not of {key}.", "Leave the name out.")
    elif key is None:
        raise GameError("No game is named.", f"The games are {listed(games())}.")
    else:
        names = ["casual"] if players is None else [each.strip() for each in players.split(",")]
        table = new_table(
            screen(), _game(key, seats, option), seed=_seed(seed), seat=seat or 0, name=name or "You",
            players=names, path=record,
        )  # fmt: skip
    table.run()


@app.command(epilog="Example: [bold]followsuit replay games.jsonl --game 3 --step[/bold]")
def replay(
    file: File,
    number: Annotated[int, _number("game", 1, "Which game of the file, from 1. Usual: the first.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each piece; q leaves.")] = False,
    seat: Annotated[int | None, _number("seat", 0, "Show only what this seat has seen. Usual: all cards.")] = None,
) -> None:
    """Walk through a recorded game: deal, choices, bids, every trick, scores."""
    from itertools import islice

    from followsuit.lab.reporting.record_files import entries
    from followsuit.terminal.people import People
    from followsuit.terminal.style import screen, shown_names
    from followsuit.terminal.walk import Walk

    found = list(islice(entries(file), number + 1))
    if len(found) < number:
        raise FileError(f"{file} holds {counted(len(found), 'game')}.", f"Choose one from 1 to {len(found):,}.")
    with _naming(file):
        state, record = found[number - 1].state(), found[number - 1].record()
    state.view(seat)
    console = screen()
    people = People(shown_names(record["players"]))
    for index, piece in enumerate(Walk(state, people, console.width, seat).pieces()):
        if step and index == 1:
            console.print("Enter goes on, q leaves.", style="dim")
        if step and index and not _goes_on():
            return
        console.print(piece)
    if len(found) > number:
        console.print(f"The file holds more games: --game {number + 1} shows the next one.", style="dim")


def _goes_on() -> bool:
    """Wait for Enter; false for q, or where there is nothing more to read."""
    from followsuit.terminal.reading import read_line

    try:
        return read_line("").strip().lower() not in ("q", "quit")
    except EOFError:
        return False


@app.command(epilog="Example: [bold]followsuit simulate zole --games 1000 --seed 7 --records games.jsonl[/bold]")
def simulate(
    key: Key,
    *,
    seats: Seats = None,
    option: Options = None,
    number: Annotated[int, _number("games", 1, "How many games. Usual: 100.")] = 100,
    seed: SeedText = None,
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
    from followsuit.terminal.style import screen

    if legal and records is None:
        raise OptionError("legal", "--legal is about records, and none are written.", "Add --records FILE.")
    played, seed = _game(key, seats, option), _seed(seed)
    names = seated([name.strip() for name in players.split(",")], played.seats)
    if results is not None:
        checked_results(results)
    checked_outputs((records, results), replace=force)
    waiting = screen(stderr=True)
    pieces = run(
        played, names, number, seed, max_rounds, recorded=records is not None,
        tell=lambda text: waiting.print(text, style="dim"),
    )  # fmt: skip
    if not play_and_report(
        pieces, Summary(played, names), f"{_settled(played)} · seed {seed}",
        asked=number, records=records, results=results, legal=legal, force=force,
    ):  # fmt: skip
        raise typer.Exit(INTERRUPTED)


def _settled(game: Game) -> str:
    """A game's name and how each of its options is set."""
    return f"{game.name}: " + ", ".join(f"{key} {shown(value)}" for key, value in game.options.items())


@app.command(epilog="Example: [bold]followsuit tournament zole --players casual,greedy --deals 200 --seed 7[/bold]")
def tournament(
    key: Key,
    *,
    seats: Seats = None,
    option: Options = None,
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="Two players or more, parted by commas.")
    ] = "casual,greedy",
    deals: Annotated[int, _number("deals", 2, "How many deals. Usual: 100.")] = 100,
    seed: SeedText = None,
    worlds: Worlds = None,
    milliseconds: Annotated[
        int | None, _number("milliseconds", 1, "Time for a decision, in place of worlds; not reproducible.")
    ] = None,
    records: Records = None,
    json: Figures = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw them there: .png, .svg or .pdf.")
    ] = None,
    force: Force = False,
    max_rounds: MostRounds = None,
    cores: Cores = None,
) -> None:
    """Let players meet over duplicate deals, and say who is better and how surely.

    Each deal is played in every seating, so that luck of cards and seat cancels. Ctrl-C keeps what was done.
    """
    from followsuit.bots.player import Budget
    from followsuit.lab.measuring import tournament as lab
    from followsuit.lab.playing.limits import BUDGET
    from followsuit.lab.reporting.files import checked_outputs
    from followsuit.lab.reporting.plots import checked_plot
    from followsuit.terminal.contest import hold_and_report

    if worlds is not None and milliseconds is not None:
        raise OptionError("worlds", "--worlds and --milliseconds are two ways to say the same.", "Give one of them.")
    budget = BUDGET if worlds is None else Budget(seconds=None, worlds=worlds)
    if milliseconds is not None:
        budget = Budget(seconds=milliseconds / 1000)
    found = lab.tournament(
        _game(key, seats, option), [name.strip() for name in players.split(",")], deals, _seed(seed),
        budget=budget, max_rounds=max_rounds, records=records is not None,
    )  # fmt: skip
    checked_outputs((records, json, plot), replace=force)
    if plot is not None:
        checked_plot(plot)
    title = _settled(found.game)
    if not hold_and_report(found, title, records=records, json=json, plot=plot, force=force, cores=cores):
        raise typer.Exit(INTERRUPTED)


@app.command(
    epilog="Examples: [bold]followsuit balance miesjelen --out miesjelen.html[/bold] · "
    "[bold]followsuit balance --all --out reports[/bold]"
)
def balance(
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's key, such as zole.")] = None,
    *,
    every: Annotated[bool, typer.Option("--all", help="All games; --out is then a folder.")] = False,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N-M", help="Seat counts: 4, 2-6 or 2,4-6. Usual: all there are.")
    ] = None,
    option: Options = None,
    number: Annotated[int, _number("games", 2, "How many games of each kind. Usual: 10,000.")] = 10_000,
    seed: SeedText = None,
    players: Annotated[
        str, typer.Option("--players", metavar="NAME", help="Who sits on all seats, beside random.")
    ] = "greedy",
    worlds: Worlds = None,
    casual_deals: Annotated[
        int, _number("casual-deals", 0, "Deals in which casual meets greedy players. Usual: 40; 0 for none.")
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
    from followsuit.rules.page import find, pages
    from followsuit.terminal.style import screen
    from followsuit.terminal.survey import report, survey

    waiting = screen(stderr=True)
    plan = lab.Plan(
        player=players.strip(), games=number, seed=_seed(seed), max_rounds=max_rounds, close_deals=casual_deals,
        budget=BUDGET if worlds is None else Budget(seconds=None, worlds=worlds), cores=cores,
        tell=lambda text: waiting.print(text, style="dim"),
    )  # fmt: skip
    if every:
        given = {"GAME": key, "--seats": seats, "--option": option, "--json": json}
        if extra := [name for name, value in given.items() if value is not None]:
            raise OptionError(extra[0], f"{listed(extra)} cannot be given with --all.", "Leave it out.")
        if out is None:
            raise OptionError("out", "--all needs a folder to write to.", "Add --out FOLDER.")
        folder = checked_folder(out)
        asked: list[tuple[Balance, Path | None, Path | None]] = [
            (lab.balance(page, plan=plan), folder / f"{page.key}.html", folder / f"{page.key}.json")
            for page in pages().values()
        ]
    elif key is None:
        raise GameError("No game is named.", f"The games are {listed(games())}; --all means all of them.")
    else:
        counts = None if seats is None else lab.read_seats(seats)
        asked = [(lab.balance(find(key), counts, _given({}, option), plan), out, json)]
    checked_outputs((path for _, *paths in asked for path in paths), replace=force)
    if out is not None:
        pyplot()
    refused = False
    for found, page_file, json_file in asked:
        interrupted = False
        try:
            try:
                interrupted = not survey(found, waiting)
            finally:
                report(found, _balance_command(found, seats, option), page_file, json_file)
        except FollowsuitError as error:
            _complain_of(error)
            refused = True
        if interrupted:
            raise typer.Exit(INTERRUPTED)
    if refused:
        raise typer.Exit(REFUSED)


def _balance_command(found: Balance, seats: str | None, option: list[str] | None) -> str:
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


@app.command(epilog="Example: [bold]followsuit verify games.jsonl[/bold]")
def verify(
    file: File,
    seal: Annotated[
        list[str] | None,
        typer.Option(
            "--seal", metavar="HEX", help="A seal that a browser agreed to before the cards; may be repeated."
        ),
    ] = None,
) -> None:
    """Check records: play every game again by the rules, and its deals by its seed.

    Each game that does not hold gets a line that names the first wrong place. The exit status is 0 if all hold, else 2.
    With --seal, the file has one record, and it has to be of the very deal that was agreed to.
    """
    from itertools import chain, islice

    from followsuit.lab.reporting.record_files import entries
    from followsuit.terminal import fairness
    from followsuit.terminal.figures import bytes_progress
    from followsuit.terminal.style import screen

    console, found = screen(), entries(file)
    seals = fairness.checked_seals(seal or [])
    first = list(islice(found, FEW + 1))
    if seals and len(first) > 1:
        raise OptionError("seal", f"{file} holds many games, and a seal is of one.", "Give a file with that game only.")
    is_long, count, failed = len(first) > FEW, 0, 0
    with bytes_progress(console, shown=is_long) as progress:
        task = progress.add_task(str(file), total=file.stat().st_size)
        for entry in chain(first, found):
            count += 1
            try:
                state = entry.state()
                fair = [] if is_long else fairness.told(entry.record(), seals)
            except RecordError as error:
                failed += 1
                place = "" if error.place.startswith("line ") else f"line {entry.line}: "
                console.print(f"{file} {place}{error}", soft_wrap=True)
            else:
                if not is_long:
                    unfinished = "" if state.is_over else ", not finished"
                    played = counted(state.rounds_played, "round")
                    ok = f"{file} line {entry.line}: ok ({state.game.name}, {played}{unfinished})"
                    console.print(ok, soft_wrap=True)
                    for line in fair:
                        console.print(f"{file} line {entry.line}: {line}", soft_wrap=True)
            progress.update(task, completed=entry.end)
    if failed:
        _complain(f"{failed:,} of {counted(count, 'game')} {'does' if failed == 1 else 'do'} not hold (record/invalid)")
        raise typer.Exit(REFUSED)
    print(f"{counted(count, 'game').capitalize()} checked: {'it holds' if count == 1 else 'all hold'}.")


app.command("serve", epilog="Example: [bold]followsuit serve --host 0.0.0.0[/bold]")(server_commands.serve)
app.add_typer(server_commands.tables, name="tables", cls=Commands)
