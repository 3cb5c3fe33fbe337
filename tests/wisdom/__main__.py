"""Prove the positions, or try a player in them: `python -m tests.wisdom try casual --seconds 0.05`."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from time import process_time

from rich.console import Console
from rich.table import Table

from followsuit.bots import Budget
from tests.wisdom.misses import BUDGETS, FILE, written
from tests.wisdom.positions import Position, positions
from tests.wisdom.trying import Attempt, attempts
from tests.wisdom.verify import verdict

console = Console()


def main() -> int:
    """Do what the command line says; 1 if a position is not true, or not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.wisdom", description=__doc__)
    parser.add_argument("--game", action="append", help="only the positions of this game; may be given several times")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("verify", help="prove each position by its check")
    commands.add_parser("misses", help="write down anew what players are known to miss")
    trying = commands.add_parser("try", help="which positions a player finds")
    trying.add_argument("player", help="its name in the registry")
    trying.add_argument("--seconds", type=float, default=0.05, help="how long it may think about each (0.05)")
    trying.add_argument("--worlds", type=int, help="how many worlds it may look at, instead of seconds")
    trying.add_argument("--seed", type=int, default=1, help="the seed of the player (1)")
    args = parser.parse_args()
    chosen = [position for position in positions() if not args.game or position.game in args.game]
    if args.command == "verify":
        return _verify(chosen)
    if args.command == "misses":
        made = {name: list(attempts(name, positions(), budget)) for name, budget in BUDGETS.items()}
        FILE.write_text(written(made), encoding="utf-8")
        return 0
    budget = Budget(seconds=None if args.worlds else args.seconds, worlds=args.worlds)
    return _try(list(attempts(args.player, chosen, budget, seed=args.seed)))


def _verify(chosen: list[Position]) -> int:
    wrong = 0
    for position in chosen:
        began = process_time()
        faults = verdict(position).faults(position)
        wrong += bool(faults)
        took = process_time() - began
        console.print(
            f"{'WRONG' if faults else 'true '} {position.game} {position.name} ({took:.1f} s)", *faults, sep="\n  "
        )
    console.print(f"{len(chosen) - wrong} of {len(chosen)} positions are true.")
    return int(wrong > 0)


def _try(made: list[Attempt]) -> int:
    for attempt in made:
        if not attempt.is_right:
            console.print(str(attempt), highlight=False)
    console.print(_table("game", made, lambda position: position.game))
    console.print(_table("theme", made, lambda position: position.theme))
    found = sum(attempt.is_right for attempt in made)
    console.print(f"{found} of {len(made)} positions found.")
    return int(found < len(made))


def _table(heading: str, made: list[Attempt], key: Callable[[Position], str]) -> Table:
    groups = defaultdict[str, list[Attempt]](list)
    for attempt in made:
        groups[key(attempt.position)].append(attempt)
    table = Table(heading, "found", "of")
    for name, group in sorted(groups.items()):
        table.add_row(name, str(sum(attempt.is_right for attempt in group)), str(len(group)))
    return table


if __name__ == "__main__":
    sys.exit(main())
