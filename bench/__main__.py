"""Print every figure, each beside its peer in the same run."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import followsuit as fs
from bench import kernel, openspiel
from bench.engine import engine_rate, plain_rate
from bench.environments import environments_table
from bench.knowledge import knowledge_table
from bench.solve import solve_table
from bench.worlds import worlds_table


def _table(title: str, *columns: str, caption: str = "") -> Table:
    table = Table(title=title, caption=caption, title_justify="left", caption_justify="left")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def engine_table() -> Table:
    """The engine beside the plainest Python there is."""
    plain = plain_rate()
    caption = f"plain list-based playout: {plain:,.0f} card plays/s"
    columns = ("game", "actions/s by play", "with legal and choice", "ratio to the plain playout")
    table = _table("The engine, one core", *columns, caption=caption)
    for game in [*fs.games().values(), fs.game("ninja-whist", seats=8), fs.game("zole", seats=4, dues=True)]:
        rate = engine_rate(game)
        table.add_row(rate.name, f"{rate.played:,.0f}", f"{rate.whole:,.0f}", f"{rate.played / plain:.3f}")
    return table


def kernel_table() -> Table:
    """The kernel beside a loop written by hand, and OpenSpiel."""
    rates, spiel = list(kernel.rates()), openspiel.rollouts_a_second()
    whist, by_hand = rates[0], rates[0].by_hand
    cold, cached = kernel.start_up()
    lines = [
        f"hand-written loop for 4 × 13: {by_hand:,.0f} games/s; the kernel makes {whist.games / by_hand:.2f} of it",
        "OpenSpiel is not installed"
        if spiel is None
        else f"OpenSpiel's C++ rollouts, Oh Hell 4 × 12: {spiel:,.0f}/s; the kernel makes {whist.games / spiel:.1f} ×",
        f"the Boerenbridge study's four agents: {kernel.study_rate():,.0f} games/s, the study's own program about 270",
        f"knower among three full-kripke: {kernel.knower_rate():,.0f} games/s",
        f"a new process plays its first game after {cold:.1f} s with nothing compiled, {cached:.2f} s afterwards",
    ]
    columns = ("game", "games/s", "million card plays/s", "by hand ÷ this", "all cores ÷ one")
    table = _table("The kernel, random games with deals, one core", *columns, caption="\n".join(lines))
    for rate in rates:
        more = rate.all_cores / rate.games
        table.add_row(rate.name, f"{rate.games:,.0f}", f"{rate.cards / 1e6:.1f}", f"{rate.slower:.2f}", f"{more:.2f}")
    return table


def main() -> None:
    """Measure and print."""
    console = Console(width=110)
    for make in (engine_table, kernel_table, environments_table, worlds_table, knowledge_table, solve_table):
        with console.status("measuring"):
            table = make()
        console.print(table)
        console.print()


if __name__ == "__main__":
    main()
