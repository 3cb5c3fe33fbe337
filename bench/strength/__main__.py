"""How well the players play: `python -m bench.strength match oh-hell-28 casual@50ms ismcts@2500w --deals 60`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.strength import calibration, first_lessons, ladder, match, networks, playouts, report, sampler, shares
from bench.strength.contestants import unknown
from bench.strength.games import PAGES, every_game, game_of
from bench.strength.ismcts import NoJudge
from bench.strength.playing import Plan
from bench.strength.results import USUAL_FILE, Results
from followsuit.errors import FollowsuitError

WIDTH = 140
"""Of what is written to a file, where a table may be as wide as it needs."""
PLAYERS = "casual@50ms, casual@64w, greedy, knower, flat-greedy@64w, ismcts@2500w …"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked."""
    args = _parser().parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    try:
        return int(args.run(args, console))
    except (FollowsuitError, NoJudge) as error:
        console.print(str(error), style="red", markup=False)
        return 2
    except KeyboardInterrupt:
        console.print("Stopped; the same command goes on from here.")
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("match", help="two players, or one against a table of others, over duplicate deals")
    one.add_argument("game", type=_game, help=f"a game with options, oh-hell:seats=3; or one of {', '.join(PAGES)}")
    one.add_argument("players", nargs="+", type=_player, metavar="PLAYER", help=PLAYERS)
    one.add_argument("--alone", action="store_true", help="the first player on one seat, or side, against the others")
    _playing(one, deals=100, rounds=None)
    one.set_defaults(run=_match)

    steps = commands.add_parser("ladder", help="each level against the next, in every game, and a rating for each game")
    steps.add_argument("games", nargs="*", type=_game, metavar="GAME", help="only these, as zole:seats=3")
    steps.add_argument(
        "--levels", nargs="+", type=_player, default=list(ladder.LEVELS), metavar="PLAYER", help="from the lowest up"
    )
    _playing(steps, deals=30, rounds=ladder.LONGEST)
    steps.set_defaults(run=_ladder)

    parts = commands.add_parser("shares", help="what learning brings: parts of a mind, each against the yardstick")
    parts.add_argument("games", nargs="*", type=_game, metavar="GAME", help="only these, as zole:seats=3")
    parts.add_argument("--worlds", type=int, default=shares.WORLDS, help="that everybody looks at (%(default)s)")
    _playing(parts, deals=30, rounds=shares.LONGEST)
    parts.set_defaults(run=_shares)

    nets = commands.add_parser("networks", help="two networks against each other at first sight, in seconds")
    nets.add_argument("game", type=_game, help="with options, as zole:rounds=6")
    nets.add_argument("one", type=Path, metavar="FILE", help="written by followsuit train --out")
    nets.add_argument("other", type=Path, metavar="OTHER", help="that it meets")
    nets.add_argument("--games", type=_many, default=networks.GAMES, help="for each seat (%(default)s)")
    nets.set_defaults(run=_networks)

    whole = commands.add_parser("learn", help="a page of the bench's own, before its players are measured")
    whole.add_argument("game", type=_game, help=f"one setting, as {' or '.join(PAGES)}")
    whole.add_argument("--lessons", type=_many, default=first_lessons.WHOLE, help="to learn from (%(default)s)")
    whole.add_argument("--seed", type=int, default=1, help="of what is learned from (%(default)s)")
    whole.set_defaults(run=_learn)

    new = commands.add_parser("first-lessons", help="a page that no network knows, learned for a while and then played")
    new.add_argument("--seconds", type=float, default=first_lessons.SECONDS, help="CPU time to learn (%(default)s)")
    _playing(new, deals=200, rounds=1)
    new.set_defaults(run=_first_lessons)

    words = commands.add_parser("calibration", help="whether calls are worth what is told of them, and bids are met")
    words.add_argument("games", nargs="*", type=_game, metavar="GAME", help="only these, as zole:seats=3")
    words.add_argument("--calls", type=_many, default=calibration.CALLS, help="calls of the network (%(default)s)")
    words.add_argument("--player", type=_player, help="a player who thinks ahead to be measured, too, as strong@128w")
    words.add_argument("--rounds", type=_many, default=calibration.ROUNDS, help="that this one plays (%(default)s)")
    words.add_argument("--record", action="store_true", help="add the result to the docs")
    words.set_defaults(run=_calibration)

    anew = commands.add_parser("page", help="write the page of the docs anew, from all that was recorded")
    anew.set_defaults(run=_page)

    speeds = commands.add_parser("playouts", help="playouts a second, OpenSpiel's search beside ours")
    speeds.add_argument("--record", action="store_true", help="add the result to the docs")
    speeds.set_defaults(run=_playouts)

    honest = commands.add_parser("samplers", help="whether OpenSpiel's samplers peek")
    honest.add_argument("--deals", type=int, default=sampler.DEALS, help="deals of each game (%(default)s)")
    honest.add_argument("--record", action="store_true", help="add the result to the docs")
    honest.set_defaults(run=_samplers)
    return parser


def _playing(parser: argparse.ArgumentParser, deals: int, rounds: int | None) -> None:
    usual = "whole games" if rounds is None else rounds
    told = f"cut off after so many rounds; 1: a deal of cards is the unit ({usual})"
    parser.add_argument("--rounds", type=int, default=rounds, help=told)
    parser.add_argument("--deals", type=_many, default=deals, help="how many deals (%(default)s)")
    parser.add_argument("--seed", default="1", help="where the deals begin (%(default)s)")
    parser.add_argument("--cores", type=int, default=1, help="how many processes play (%(default)s)")
    parser.add_argument("--file", type=Path, default=USUAL_FILE, help="where each deal is written down (%(default)s)")
    parser.add_argument("--record", action="store_true", help="add the result to the docs")


def _game(text: str) -> str:
    try:
        game_of(text)
    except FollowsuitError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _player(text: str) -> str:
    if (wrong := unknown(text)) is not None:
        raise argparse.ArgumentTypeError(wrong)
    return text


def _many(text: str) -> int:
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError("at least 2 deals")
    return int(text)


class Bar:
    """A bar that moves when a deal is done. It has no thread of its own, whose time would count as thinking."""

    def __init__(self, console: Console) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(
            *columns, console=console, transient=True, auto_refresh=False, disable=not console.is_terminal
        )
        self._task = self.progress.add_task("")

    def show(self, found: match.Match) -> None:
        """Where a match is."""
        title = f"{found.plan.game}: {' – '.join(found.plan.players)}"
        self.progress.update(self._task, description=title, total=found.asked, completed=found.deals, refresh=True)


def _match(args: argparse.Namespace, console: Console) -> int:
    if len(args.players) < 2 or (args.record and len(args.players) > 2):
        console.print("a match has two players or more, and two if it is to be recorded", style="red")
        return 2
    plan, bar = Plan(args.game, tuple(args.players), args.seed, args.rounds, args.alone), Bar(console)
    with bar.progress:
        found = match.play(plan, args.deals, Results(args.file), cores=args.cores, each=bar.show)
    console.print(match.told(found))
    if args.record:
        report.write([report.line_of("match", found)])
    return 0


def _ladder(args: argparse.Namespace, console: Console) -> int:
    bar, found = Bar(console), []
    games, results = args.games or every_game(), Results(args.file)
    with bar.progress:
        for kind, done in ladder.climb(
            games,
            args.levels,
            args.deals,
            results,
            seed=args.seed,
            rounds=args.rounds,
            cores=args.cores,
            each=bar.show,
        ):
            found.append((kind, done))
            if args.record:
                report.write([report.line_of(kind, done)])
    console.print(ladder.told(found))
    steps = [done.points() for kind, done in found if kind == "step"]
    return 0 if all(step.significant and step.by.mean > 0 for step in steps) else 1


def _shares(args: argparse.Namespace, console: Console) -> int:
    bar, found = Bar(console), []
    games, results = args.games or every_game(), Results(args.file)
    with bar.progress:
        for done in shares.measured(
            games,
            args.deals,
            results,
            worlds=args.worlds,
            seed=args.seed,
            rounds=args.rounds,
            cores=args.cores,
            each=bar.show,
        ):
            found.append(done)
            if args.record:
                report.write([report.line_of("share", done)])
    console.print(shares.told(found))
    return 0


def _networks(args: argparse.Namespace, console: Console) -> int:
    console.print(networks.told(networks.met(args.game, args.one, args.other, args.games)))
    return 0


def _learn(args: argparse.Namespace, console: Console) -> int:
    console.print(str(first_lessons.learn_whole(args.game, args.lessons, args.seed)), soft_wrap=True)
    return 0


def _first_lessons(args: argparse.Namespace, console: Console) -> int:
    bar = Bar(console)
    with bar.progress:
        found = first_lessons.measured(
            args.deals,
            Results(args.file),
            seconds=args.seconds,
            seed=args.seed,
            rounds=args.rounds,
            cores=args.cores,
            each=bar.show,
        )
    console.print(match.told(found.match), f"{found.lessons:,} lessons in {found.seconds:.0f} CPU-seconds")
    if args.record:
        report.write([report.line_of_first_lessons(found)])
    points = found.match.points()
    return 0 if points.significant and points.by.mean > 0 else 1


def _calibration(args: argparse.Namespace, console: Console) -> int:
    found = []
    for game in args.games or every_game():
        for by in filter(None, (calibration.NETWORK, args.player)):
            calls = calibration.measured(game, by, calls=args.calls, rounds=args.rounds)
            found += [(game, by, each) for each in calls]
            if args.record and calls:
                report.write([report.line_of_calibration(game, by, calls)])
    console.print(calibration.told(found))
    return 0 if all(each.is_within for _, by, each in found if by == calibration.NETWORK) else 1


def _page(_args: argparse.Namespace, _console: Console) -> int:
    report.write([])
    return 0


def _playouts(args: argparse.Namespace, console: Console) -> int:
    found = list(playouts.speeds())
    console.print(playouts.told(iter(found)))
    if args.record:
        report.write([report.line_of_speed(each) for each in found])
    return 0


def _samplers(args: argparse.Namespace, console: Console) -> int:
    found = list(sampler.examine_all(args.deals))
    console.print(sampler.table_of(iter(found)))
    if args.record:
        report.write([report.line_of_sampler(each) for each in found])
    return 0


if __name__ == "__main__":
    sys.exit(main())
