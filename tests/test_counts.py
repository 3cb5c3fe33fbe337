"""Node counts: how many ways there are to play on from a small deal, by depth, checked against `tests/counts/`.

A counts file is read as: `options`, then the actions of chance that set the deal up, then `depth nodes` lines. From
there chance always does the first of its legal actions, and nobody plays on past the end of the round. Any other
implementation of the same game, the compiled kernel among them, must come to the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import followsuit as fs

FOLDER = Path(__file__).parent / "counts"


@dataclass(frozen=True)
class Counts:
    """One file: a small deal and its node counts."""

    start: fs.State
    nodes: tuple[int, ...]


def read(file: Path) -> Counts:
    """Read a counts file and set its deal up."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    options = dict(pair.split("=") for pair in lines[0].removeprefix("options").split())
    state = fs.game(file.stem.partition(".")[0], **options).start()
    nodes = []
    for line in lines[1:]:
        if line[0].isdigit():
            nodes.append(int(line.split()[1]))
        else:
            state = state.play(line)
    return Counts(state, tuple(nodes))


def after_chance(state: fs.State, rounds: int) -> fs.State:
    """The state after chance has done the first of what it may, until the round ends."""
    while state.to_act == fs.CHANCE and state.rounds_played == rounds:
        state = state.play(state.legal()[0])
    return state


def count(start: fs.State, depths: int) -> tuple[int, ...]:
    """How many sequences of actions there are: of one, of two, and so on."""
    rounds, found = start.rounds_played, [0] * depths

    def count_from(state: fs.State, depth: int) -> None:
        if state.rounds_played > rounds or state.to_act is None:
            return
        legal = state.legal()
        found[depth] += len(legal)
        for action in legal if depth + 1 < depths else ():
            count_from(after_chance(state.play(action), rounds), depth + 1)

    count_from(start, 0)
    return tuple(found)


FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_engine_counts_the_nodes_of_a_small_deal(file: Path):
    """The number of ways to play on, depth by depth."""
    counts = read(file)
    start = after_chance(counts.start, counts.start.rounds_played)

    assert counts.nodes == count(start, len(counts.nodes))


def test_every_game_has_counts():
    """A game without node counts cannot be compared with another implementation."""
    assert set(fs.games()) == {file.stem.partition(".")[0] for file in FILES}
