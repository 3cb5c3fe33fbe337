"""Play many deals beside OpenSpiel: `python -m tests.judges oh-hell --deals 10000`."""

from __future__ import annotations

import argparse
import sys
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.judges.judge import Difference, Judge, Tally, play
from tests.judges.registry import JUDGES, openspiel_is_installed


def main() -> int:
    """Ask the judges of some games, or of all that have one; 1 if any of them differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.judges", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (all: {' '.join(JUDGES)})")
    parser.add_argument("--deals", type=int, default=1_000, help="how many deals of each game (1000)")
    parser.add_argument("--seed", type=int, default=1, help="where the deals begin (1)")
    args = parser.parse_args()
    console = Console()
    if unknown := [key for key in args.games if key not in JUDGES]:
        parser.error(f"no judge for {', '.join(unknown)}; there are judges for {', '.join(JUDGES)}")
    if not openspiel_is_installed():
        console.print(
            "OpenSpiel is not installed. `make judges` installs it, or: pip install -c constraints.txt open-spiel"
        )
        return 2
    verdicts = [_ask(console, JUDGES[key], args.deals, args.seed) for key in args.games or JUDGES]
    return 0 if all(verdicts) else 1


def _ask(console: Console, judge: Judge, deals: int, seed: int) -> bool:
    tally, began = Tally(), monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(judge.key, total=deals)
            for tally in play(judge, deals, seed):
                progress.update(task, completed=tally.deals)
    except Difference as difference:
        console.print(f"{judge.key}: DIFFERENT after {tally.deals:,} equal deals (seed {seed})", style="bold red")
        console.print(str(difference), markup=False, highlight=False)
        return False
    console.print(
        f"{judge.key}: EQUAL to OpenSpiel's {judge.theirs} in {tally.deals:,} deals, {tally.decisions:,} decisions, "
        f"{len(list(judge.settings()))} settings (seed {seed}, {monotonic() - began:.0f} s)",
        style="bold green",
    )
    return True


if __name__ == "__main__":
    sys.exit(main())
