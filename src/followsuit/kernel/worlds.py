"""Possible worlds, compiled: uniform draws of hidden cards into hidden places, by the hundred thousand a second.

It takes plain arrays, such as `followsuit.knowledge.Worlds.arrays()` gives: groups of cards as masks, the places each
group may lie in, and how many cards each place holds. Places that take the same groups are one pool. A draw settles how
many cards of each group lie in each pool, by a table of weights; then which ones, by picking bits.

Weights are 64-bit floating-point numbers. A weight is a sum of products of positive numbers, rounded at each step, so
its relative error stays below 10⁻¹². A pick is a number below n from 32 random bits, none more likely than another by
more than n × 2⁻³² of its chance. No test could tell such draws from exact ones; those are in `followsuit.knowledge`.
"""

from __future__ import annotations

from math import comb, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import NONE, U, below, member, shuffled_on, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Masks = npt.NDArray[np.uint64]

CHOOSE = np.array([[comb(n, k) for k in range(BITS + 1)] for n in range(BITS + 1)], np.float64)
"""Binomial coefficients."""
UNIT = 2.0**-53


class Sampler(NamedTuple):
    """A table of weights, ready to draw from.

    Its rows are groups and its columns pools, or the other way about (`by_pool` is 0): columns are what makes fewer
    states. A state is what is left of every column, as one number in mixed radix. `steps` are the cells that are not
    settled by the others: row, column, where the row's steps end, and how much later rows can bring to the column.
    """

    groups: Masks
    places: int
    pools: Ints
    """The places, pool by pool."""
    sizes: Ints
    """How many cards each of them holds."""
    starts: Ints
    """Where each pool begins among them; then where the last one ends."""
    by_pool: int
    rows: Ints
    columns: Ints
    radix: Ints
    """What one of each column counts for in a state; then how many states there are."""
    steps: Ints
    last_row: int
    """The row that takes what is left after all steps."""
    ways: Floats
    """Step by state: the weight of all ways to fill this cell and the rest."""
    choose: Floats


class Scratch(NamedTuple):
    """Room for one draw at a time."""

    left: Ints
    split: Ints
    lying: Masks


def sampler(groups: Masks, allowed: npt.NDArray[np.bool_], capacities: Ints) -> Sampler:
    """The table for cards in `groups`, which may lie where `allowed` (group by place), to fill `capacities`."""
    by_groups: dict[bytes, list[int]] = {}
    for place in np.flatnonzero(capacities):
        by_groups.setdefault(allowed[:, place].tobytes(), []).append(int(place))
    pools = list(by_groups.values())
    group_sizes = [int(group).bit_count() for group in groups]
    pool_sizes = [int(capacities[pool].sum()) for pool in pools]
    if sum(group_sizes) != sum(pool_sizes):
        raise ValueError(f"{sum(group_sizes)} cards cannot fill {sum(pool_sizes)} places.")
    opens = np.array([[allowed[group, pool[0]] for pool in pools] for group in range(len(groups))], np.bool_)
    opens = opens.reshape(len(groups), len(pools))
    if not (opens.any(axis=0).all() and opens.any(axis=1).all()):
        raise ValueError("Some cards may lie nowhere, or nothing may lie in some place.")
    by_pool = prod(each + 1 for each in pool_sizes) <= prod(each + 1 for each in group_sizes)
    rows, columns = (group_sizes, pool_sizes) if by_pool else (pool_sizes, group_sizes)
    order, steps = _steps(rows, opens if by_pool else opens.T)
    radix = np.cumprod([1, *(each + 1 for each in columns)])
    starts = np.cumsum([0, *map(len, pools)])
    flat = [place for pool in pools for place in pool]
    made = Sampler(
        groups=np.array(groups, np.uint64),
        places=len(capacities),
        pools=np.array(flat, np.int64),
        sizes=np.array([capacities[place] for place in flat], np.int64),
        starts=starts,
        by_pool=int(by_pool),
        rows=np.array(rows, np.int64),
        columns=np.array(columns, np.int64),
        radix=radix,
        steps=steps,
        last_row=order[-1] if order else 0,
        ways=np.zeros((len(steps) + 1, radix[-1])),
        choose=CHOOSE,
    )
    if not fill(made):
        raise ValueError("The cards cannot all lie somewhere.")
    return made


def _steps(rows: list[int], opens: npt.NDArray[np.bool_]) -> tuple[list[int], Ints]:
    """The order of the rows, those with little choice first, and the cells of all but the last."""
    order = sorted(range(len(rows)), key=lambda row: int(opens[row].sum()))
    steps: list[tuple[int, int, int, int]] = []
    for place, row in enumerate(order[:-1]):
        columns = [int(column) for column in np.flatnonzero(opens[row])]
        end = len(steps) + len(columns)
        for column in columns:
            later = sum(rows[other] for other in order[place + 1 :] if opens[other, column])
            steps.append((row, column, end, later))
    return order, np.array(steps, np.int64).reshape(len(steps), 4)


@compiled
def _least(sampler: Sampler, step: int, row_left: int, left: Ints) -> int:
    """The least that must go into a cell: what the rest of its row, or the rest of its column, cannot take."""
    column, end, later = sampler.steps[step, 1], sampler.steps[step, 2], sampler.steps[step, 3]
    least = row_left
    for other in range(step + 1, end):
        least -= left[sampler.steps[other, 1]]
    return int(max(0, least, left[column] - later))


@compiled
def _opened(sampler: Sampler, state: int, left: Ints) -> int:
    """Write what a state leaves of every column; what is left in all."""
    total, rest = 0, np.uint32(state)
    for column in range(len(left)):
        base = np.uint32(sampler.columns[column] + 1)
        left[column] = rest % base
        rest //= base
        total += left[column]
    return total


@compiled
def fill(sampler: Sampler) -> float:
    """Fill the table and return the weight of all ways: forward to find every state, then back to add up weights."""
    steps, ways, full = sampler.steps, sampler.ways, sampler.radix[-1] - 1
    left = np.empty(len(sampler.columns), np.int64)
    after = np.empty(len(steps), np.int64)
    states = np.empty(ways.shape, np.int64)
    found = np.zeros(len(ways), np.int64)
    states[0, 0], found[0], ways[0, full] = full, 1, 1.0
    later = sampler.rows.sum()
    for step in range(len(steps)):
        row, column = steps[step, 0], steps[step, 1]
        if step == 0 or row != steps[step - 1, 0]:
            later -= sampler.rows[row]
        after[step] = later
        for state in states[step, : found[step]]:
            row_left = _opened(sampler, state, left) - later
            for count in range(_least(sampler, step, row_left, left), min(row_left, left[column]) + 1):
                following = state - count * sampler.radix[column]
                if ways[step + 1, following] == 0.0:
                    ways[step + 1, following] = 1.0
                    states[step + 1, found[step + 1]] = following
                    found[step + 1] += 1
    for step in range(len(steps) - 1, -1, -1):
        column = steps[step, 1]
        for state in states[step, : found[step]]:
            row_left = _opened(sampler, state, left) - after[step]
            total = 0.0
            for count in range(_least(sampler, step, row_left, left), min(row_left, left[column]) + 1):
                total += sampler.choose[left[column], count] * ways[step + 1, state - count * sampler.radix[column]]
            ways[step, state] = total
    return ways[0, full]  # type: ignore[no-any-return]


def count(sampler: Sampler) -> float:
    """How many worlds there are, as near as a floating-point number can say it."""
    logs = _log_factorials(sampler.rows) - _log_factorials(sampler.sizes)
    return float(sampler.ways[0, sampler.radix[-1] - 1] * np.exp(logs))


def _log_factorials(sizes: Ints) -> float:
    return float(sum(np.log(np.arange(1, each + 1)).sum() for each in sizes))


@compiled
def scratch(sampler: Sampler) -> Scratch:
    """Room for drawing from a sampler."""
    return Scratch(
        np.empty(len(sampler.columns), np.int64),
        np.empty((len(sampler.rows), len(sampler.columns)), np.int64),
        np.empty(len(sampler.starts) - 1, np.uint64),
    )


@compiled
def _split(sampler: Sampler, rng: np.uint64, room: Scratch) -> np.uint64:
    """Draw how many cards of each group lie in each pool, into `room.split`."""
    steps, left, split = sampler.steps, room.left, room.split
    for column in range(len(left)):
        left[column] = sampler.columns[column]
    split[:] = 0
    state, row_left = sampler.radix[-1] - 1, 0
    begun = -1
    for step in range(len(steps)):
        row, column = steps[step, 0], steps[step, 1]
        if row != begun:
            begun, row_left = row, sampler.rows[row]
        unit = sampler.radix[column]
        count, most = _least(sampler, step, row_left, left), min(row_left, left[column])
        if count < most:
            rng = shuffled_on(rng)
            point = ((rng * U(0x2545F4914F6CDD1D)) >> U(11)) * UNIT * sampler.ways[step, state]
            while count < most:
                point -= sampler.choose[left[column], count] * sampler.ways[step + 1, state - count * unit]
                if point < 0.0:
                    break
                count += 1
        split[row, column] = count
        left[column] -= count
        row_left -= count
        state -= count * unit
    if len(split):
        split[sampler.last_row] = left
    return rng


@compiled
def _picked(rng: np.uint64, cards: np.uint64, held: int, wanted: int) -> tuple[np.uint64, np.uint64]:
    """The generator's next state, and some of the cards held: each choice of so many is as likely as another."""
    kept = 2 * wanted > held
    rest = cards
    for taken in range(held - wanted if kept else wanted):
        rng = shuffled_on(rng)
        rest ^= member(rest, below(rng, U(held - taken)))
    return rng, (rest if kept else rest ^ cards)


@compiled
def draw(sampler: Sampler, rng: np.uint64, room: Scratch, world: Masks) -> np.uint64:
    """Draw a world into `world`, a mask a place; the generator's next state."""
    rng = _split(sampler, rng, room)
    by_pool, lying = sampler.by_pool, room.lying
    lying[:] = NONE
    for group in range(len(sampler.groups)):
        cards = sampler.groups[group]
        held = sampler.rows[group] if by_pool else sampler.columns[group]
        for pool in range(len(lying)):
            wanted = room.split[group, pool] if by_pool else room.split[pool, group]
            rng, picked = _picked(rng, cards, held, wanted)
            lying[pool] |= picked
            cards ^= picked
            held -= wanted
    world[:] = NONE
    for pool in range(len(lying)):
        cards = lying[pool]
        held = sampler.columns[pool] if by_pool else sampler.rows[pool]
        for index in range(sampler.starts[pool], sampler.starts[pool + 1]):
            rng, picked = _picked(rng, cards, held, sampler.sizes[index])
            world[sampler.pools[index]] = picked
            cards ^= picked
            held -= sampler.sizes[index]
    return rng


@compiled
def draw_many(sampler: Sampler, rng: np.uint64, worlds: Masks) -> np.uint64:
    """Fill the rows of `worlds`, each a world with a mask a place; the generator's next state. `rng` must not be 0.

    Compiled code gives numbers back as Python's own: on the way in again it must be made an `np.uint64`.
    """
    room = scratch(sampler)
    for index in range(len(worlds)):
        rng = draw(sampler, rng, room, worlds[index])
    return rng


def drawn(sampler: Sampler, number: int, *, seed: int) -> Masks:
    """So many worlds from a seed, each a mask a place."""
    worlds = np.empty((number, sampler.places), np.uint64)
    draw_many(sampler, U(stream(U(seed), U(0))), worlds)
    return worlds
