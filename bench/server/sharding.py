"""Many nodes, simulated: `python -m bench.server.sharding`, how many a million tables need, and what goes between them.

Each second of the simulation every table makes a move or not, by chance. The cost of a move is what `make bench`
measures of one node. Two ways to spread people are compared. By chance, as a plain load balancer does: whoever plays at
one table is at several nodes, each of which has to hear of every move and to tell it. By table, as a balancer does that
looks at the table's code in the address: all of one table are at one node, which the code alone determines.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

SECONDS = 60
BUSY = 0.7
"""How much of its time a node may be busy in a second, at most, so that nobody waits."""
LATE = 0.001
"""The share of seconds of nodes in which it may be more."""
POINTS = 100
"""Places that each node has on the ring of codes."""


class Costs(NamedTuple):
    """What was measured of one node, on one core."""

    move: float
    """Microseconds of a move at the node that decides it, with all four connected there."""
    heard: float
    """Microseconds of a move at another node, which hears of it and tells it."""
    socket: float
    """Microseconds of them that fall to each one who is told."""


class Crowd(NamedTuple):
    """Who plays."""

    tables: int
    people: int
    pace: float
    """Seconds between two moves of a table."""


class Spread(NamedTuple):
    """What comes of a way to spread people over some nodes."""

    busiest: float
    """The share of a second that the busiest node needs, but for one in a thousand."""
    mean: float
    """The mean of them all."""
    messages: float
    """Moves a second that go from one node to another."""
    copies: float
    """Nodes that have a table at hand, for each table."""


def by_chance(crowd: Crowd, costs: Costs, nodes: int, rng: np.random.Generator) -> Spread:
    """Everyone at any node."""
    where = rng.integers(0, nodes, size=(crowd.tables, crowd.people), dtype=np.int32)
    load, messages = np.zeros((SECONDS, nodes)), 0
    for second in range(SECONDS):
        moving = where[rng.random(crowd.tables) < 1 / crowd.pace]
        actor = moving[np.arange(len(moving)), rng.integers(0, crowd.people, len(moving))]
        is_first = _first_of_each(moving)
        elsewhere = is_first & (moving != actor[:, None])
        messages += int(elsewhere.sum())
        load[second] += np.bincount(moving.ravel(), minlength=nodes) * costs.socket
        load[second] += np.bincount(actor, minlength=nodes) * (costs.move - crowd.people * costs.socket)
        load[second] += np.bincount(moving[elsewhere], minlength=nodes) * (costs.heard - crowd.people * costs.socket)
    copies = float(_first_of_each(where).sum() / crowd.tables)
    return _spread(load, messages, copies)


def by_table(crowd: Crowd, costs: Costs, nodes: int, rng: np.random.Generator) -> Spread:
    """Everyone of a table where the ring of codes says."""
    ring = np.sort(rng.random(nodes * POINTS))
    owner = rng.permutation(np.repeat(np.arange(nodes), POINTS))
    home = owner[np.searchsorted(ring, rng.random(crowd.tables)) % len(ring)]
    load = np.zeros((SECONDS, nodes))
    for second in range(SECONDS):
        load[second] = np.bincount(home[rng.random(crowd.tables) < 1 / crowd.pace], minlength=nodes) * costs.move
    return _spread(load, 0, 1.0)


def _first_of_each(where: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Which place of each row is the first with its node."""
    seen = np.ones(where.shape, dtype=bool)
    for later in range(1, where.shape[1]):
        seen[:, later] = (where[:, :later] != where[:, later : later + 1]).all(axis=1)
    return seen


def _spread(microseconds: NDArray[np.float64], messages: int, copies: float) -> Spread:
    busy = microseconds / 1e6
    return Spread(float(np.quantile(busy, 1 - LATE)), float(busy.mean()), messages / SECONDS, copies)


def needed(way: str, crowd: Crowd, costs: Costs, seed: int) -> tuple[int, Spread]:
    """The fewest nodes at which the busiest one is not too busy."""
    simulate = {"by chance": by_chance, "by table": by_table}[way]
    nodes = max(2, int(crowd.tables / crowd.pace * costs.move / 1e6 / BUSY))
    while (spread := simulate(crowd, costs, nodes, np.random.default_rng(seed))).busiest > BUSY:
        nodes = int(nodes * max(1.02, spread.busiest / BUSY)) + 1
    return nodes, spread


def main() -> None:
    """Simulate and print."""
    parser = ArgumentParser(prog="python -m bench.server.sharding", description="Many nodes, simulated.")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=4, help="how many play at each")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--move", type=float, default=430.0, help="microseconds of a move at its own node")
    parser.add_argument("--heard", type=float, default=260.0, help="microseconds of a move at another node")
    parser.add_argument("--socket", type=float, default=25.0, help="of these, for each one who is told")
    parser.add_argument("--table-memory", type=float, default=34.0, help="memory of a table without sockets, in KiB")
    parser.add_argument("--socket-memory", type=float, default=65.0, help="memory of a socket, in KiB")
    asked = parser.parse_args()
    if min(asked.tables, asked.people, asked.pace, asked.move) <= 0:
        sys.exit("Every number must be more than nothing.")
    crowd, costs = Crowd(asked.tables, asked.people, asked.pace), Costs(asked.move, asked.heard, asked.socket)
    print(f"{asked.tables:,} tables of {asked.people}, {asked.tables / asked.pace:,.0f} moves/s in all")
    for way in ("by chance", "by table"):
        nodes, spread = needed(way, crowd, costs, seed=1)
        memory = asked.tables * (spread.copies * asked.table_memory + asked.people * asked.socket_memory)
        print(
            f"{way}:  {nodes:,} nodes of one core, {spread.mean:.0%} busy, the busiest {spread.busiest:.0%};"
            f" {spread.messages:,.0f} moves/s between nodes, {spread.copies:.1f} nodes a table,"
            f" {memory / nodes / 2**20:.1f} GiB a node"
        )


if __name__ == "__main__":
    main()
