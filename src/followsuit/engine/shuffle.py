"""Chance from a seed: a stream of numbers that anyone can recompute, in any language.

The stream for a purpose is SHAKE-256 over the bytes `followsuit/1`, a line feed, the purpose in ASCII, a line
feed, and the seed's bytes. It is read as 32-bit numbers, high byte first. A number below n is the first of them
that is less than the greatest multiple of n up to 2³², modulo n. A shuffle is Fisher–Yates from the last place down:
for i = n−1 … 1, swap places i and the next number below i + 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from struct import unpack
from typing import TypeVar

from followsuit.errors import SeedError, quoted
from followsuit.language.message import Message

Seed = int | str | bytes
T = TypeVar("T")

WORD = 2**32
LIMIT = 10**1000
"""Seeds as numbers are below this, so that any language can write them out."""
BLOCK = 64
"""How many numbers are taken from SHAKE-256 at first; twice as many each time they run out."""


def checked_seed(seed: Seed) -> int | str:
    """A seed as states and records keep it: a number, a text, or `hex:` and digits for bytes."""
    if isinstance(seed, bytes):
        return f"hex:{seed.hex()}"
    seed_bytes(seed)
    return seed


def seed_bytes(seed: Seed) -> bytes:
    """A number's decimal digits, a text's UTF-8, bytes as they are; `hex:…` is a text for any bytes."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SeedError(Message("seed/invalid", {"given": quoted(seed)}))
    if isinstance(seed, int):
        if abs(seed) >= LIMIT:
            raise SeedError(Message("seed/large"))
        return str(seed).encode()
    try:
        return bytes.fromhex(seed[4:]) if seed.startswith("hex:") else seed.encode()
    except UnicodeEncodeError:
        raise SeedError(Message("seed/unwritable")) from None
    except ValueError:
        raise SeedError(Message("seed/hexadecimal", {"given": quoted(seed)})) from None


def numbers(seed: Seed, purpose: str) -> Iterator[int]:
    """The stream of 32-bit numbers for a purpose."""
    stream = shake_256(b"followsuit/1\n" + purpose.encode("ascii") + b"\n" + seed_bytes(seed))
    start, end = 0, BLOCK
    while True:
        yield from unpack(f">{end - start}I", stream.digest(4 * end)[4 * start :])
        start, end = end, 2 * end


def below(stream: Iterator[int], limit: int) -> int:
    """The next number below a limit, each as likely as another."""
    usable = WORD - WORD % limit
    for number in stream:
        if number < usable:
            return number % limit
    raise AssertionError("the stream does not end")


def pick(things: Sequence[T], seed: Seed, purpose: str) -> T:
    """One of some things, each as likely as another."""
    return things[below(numbers(seed, purpose), len(things))]


def shuffled(things: Sequence[T], seed: Seed, purpose: str) -> tuple[T, ...]:
    """The things in an order as likely as any other."""
    order = list(things)
    stream = numbers(seed, purpose)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
