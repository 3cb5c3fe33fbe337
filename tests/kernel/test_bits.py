"""Sets as masks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from followsuit.kernel.bits import U, below, first, member, shuffled_on, size, stream
from followsuit.kernel.compiling import compiled


@compiled
def counted(mask):
    """Let compiled code call what only compiled code can."""
    return size(mask), first(mask)


@pytest.mark.parametrize("mask", [1, 0b1010, 1 << 63, (1 << 60) - 1, 0x8000_0000_0000_0001])
def test_size_first_and_member_of_a_set(mask: int):
    """Members come in order, each as a set of one."""
    bits = [bit for bit in range(64) if mask >> bit & 1]
    assert (len(bits), bits[0]) == counted(U(mask))
    assert [1 << bit for bit in bits] == [int(member(U(mask), U(place))) for place in range(len(bits))]


def test_the_loop_and_the_instruction_pick_the_same_member():
    """A process told to do without PDEP finds every member of every set at the same place."""
    script = (
        "import random; from numpy import uint64 as U; from followsuit.kernel.bits import member; "
        "masks = [random.Random(n).getrandbits(64) & random.Random(-n).getrandbits(64) for n in range(1, 500)]; "
        "print([int(member(U(mask), U(place))) for mask in masks for place in range(mask.bit_count())])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script], check=True, capture_output=True, text=True,
            env={**os.environ, "FOLLOWSUIT_PDEP": wanted},
        ).stdout
        for wanted in ("0", "1")
    ]  # fmt: skip
    assert told[0]
    assert told[0] == told[1]


def test_numbers_below_a_limit_are_even():
    """A chi-square over six faces stays below its 99.9 % bound."""
    rng, counts = U(stream(U(1), U(0))), Counter[int]()
    for _ in range(12_000):
        rng = U(shuffled_on(rng))
        counts[int(below(rng, U(6)))] += 1
    assert set(range(6)) == set(counts)
    assert 20.5 > sum((count - 2_000) ** 2 / 2_000 for count in counts.values())


def test_streams_of_a_seed_are_apart():
    """Neither equal nor zero, for near seeds and numbers."""
    starts = {int(stream(U(seed), U(number))) for seed in range(50) for number in range(50)}
    assert 2_500 == len(starts)
    assert 0 not in starts
    assert all(start < 2**64 for start in starts)
    assert np.uint64(0) not in starts
