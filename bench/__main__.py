"""Print every figure in one table."""

from __future__ import annotations

from rich.console import Console
from rich.progress import track
from rich.table import Table

import followsuit as fs
from bench.engine import engine_rate, plain_rate


def main() -> None:
    """Measure and print."""
    console = Console()
    games = [*fs.games().values(), fs.game("ninja-whist", seats=8), fs.game("zole", seats=4, dues=True)]
    plain = plain_rate()
    table = Table(title="The engine, one core", caption=f"plain list-based playout: {plain:,.0f} card plays/s")
    table.add_column("game")
    for column in ("actions/s by play", "with legal and choice", "ratio to the plain playout"):
        table.add_column(column, justify="right")
    for game in track(games, "measuring", console=console, transient=True):
        rate = engine_rate(game)
        table.add_row(rate.name, f"{rate.played:,.0f}", f"{rate.whole:,.0f}", f"{rate.played / plain:.3f}")
    console.print(table)


if __name__ == "__main__":
    main()
