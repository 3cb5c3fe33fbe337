"""Chance from a seed."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

import pytest

import followsuit as fs
from followsuit.engine.shuffle import below, checked_seed, numbers, pick, seed_bytes, shuffled


def test_a_seed_is_digits_text_or_bytes():
    """Numbers stand for their digits; `hex:` is a text for any bytes."""
    assert b"7" == seed_bytes(7) == seed_bytes("7") == seed_bytes(b"7") == seed_bytes("hex:37")
    assert "hex:00ff" == checked_seed(b"\x00\xff")
    assert b"\x00\xff" == seed_bytes(checked_seed(b"\x00\xff"))


@pytest.mark.parametrize("seed", [True, 1.5, "hex:zz", ["a"], "\ud800"])
def test_anything_else_is_no_seed(seed: object):
    """A seed of another kind is refused with what would be right."""
    with pytest.raises(fs.SeedError, match=r"Give|pairs|half of a character"):
        fs.game("zole").start(seed)  # type: ignore[arg-type]


def test_a_number_too_large_to_write_is_no_seed():
    """It is answered, not crashed on."""
    with pytest.raises(fs.SeedError, match="too large"):
        fs.game("zole").start(10**5000)


def test_the_stream_is_pinned():
    """The first numbers for a purpose never change: old records must verify for ever."""
    assert [4002726352, 2639259451, 3785358158] == list(islice(numbers(7, "deal 1"), 3))


def test_the_stream_goes_on_past_its_first_block():
    """Reading far ahead gives the same numbers as reading in one piece."""
    assert 1_000 == len(set(islice(numbers("long", "deal 1"), 1_000)))


def test_a_number_that_would_favour_small_results_is_passed_over():
    """2³² is no multiple of 3, so its last number is not used."""
    assert 2 == below(iter([2**32 - 1, 5]), 3)
    assert 1 == below(iter([2**32 - 1]), 2)


def test_a_shuffle_follows_fisher_and_yates():
    """From the last place down, each place is swapped with one of those up to it."""
    stream = numbers(3, "deal 1")
    order = list("abcde")
    for last in range(4, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]

    assert tuple(order) == shuffled("abcde", 3, "deal 1")


def test_every_order_is_as_likely_as_another():
    """A chi-square over the 24 orders of four cards stays below its 99.9 % bound."""
    counts = Counter(shuffled("abcd", seed, "deal 1") for seed in range(24_000))
    assert set(permutations("abcd")) == set(counts)
    assert 49.7 > sum((count - 1_000) ** 2 / 1_000 for count in counts.values())


def test_every_purpose_has_its_own_numbers():
    """The trump of a round tells nothing about its deal."""
    assert shuffled(range(52), 7, "deal 1") != shuffled(range(52), 7, "deal 2")
    assert 4 == len({pick("cdhs", seed, "trump 1") for seed in range(40)})
