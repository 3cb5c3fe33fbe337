"""Small pieces of English that the words' sentences share."""

from __future__ import annotations

from collections.abc import Iterable

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

MOST_DIGITS = 18
"""Of a number in a text; reading more of them than that takes long, or is refused by Python."""


def listed(words: Iterable[object], *, last: str = "and") -> str:
    """“a”, “a and b”, “a, b and c”."""
    texts = [str(word) for word in words]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def counted(number: int, thing: str, things: str = "") -> str:
    """“one card”, “two cards”, “12 cards”, “1,200 cards”."""
    word = NUMBERS[number] if 0 <= number < len(NUMBERS) else f"{number:,}"
    return f"{word} {thing if number == 1 else things or thing + 's'}"


def signed(points: int) -> str:
    """A score change with its sign, and a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def number_ranges(numbers: Iterable[int]) -> str:
    """“3”, “2–6”, “3, 5–6”."""
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def whole_number(text: str) -> int | None:
    """The number that some digits stand for; none if they are no digits, or more than any game could mean."""
    digits = text.removeprefix("-")
    return int(text) if len(text) <= MOST_DIGITS and digits.isascii() and digits.isdigit() else None
