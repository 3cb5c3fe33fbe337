"""Codes that can be said aloud: three words, which are six letters, which are one table for a while.

Each word stands for two letters. The words of the list differ from each other in sound and in more than one letter,
none begins another, and the three of a code begin with different letters; so they are heard, typed and run together
without doubt. Letters have no vowels among them, so that they never are a word, nor a part of one.
"""

from __future__ import annotations

import secrets
from importlib.resources import files
from typing import NamedTuple

WORDS: tuple[str, ...] = tuple(files(__package__).joinpath("spoken_words.txt").read_text("ascii").split())
"""In the order of the letters that they stand for."""
LETTERS = "bcdfghjklmnpqrstvwxyz"
IN_A_CODE = 3
LONGEST = 60
"""More than any code has letters, with whatever stands between them."""
_NUMBERS = {word: number for number, word in enumerate(WORDS)}


class Spoken(NamedTuple):
    """A code, in both of its forms."""

    words: tuple[str, ...]
    letters: str


def new_spoken() -> Spoken:
    """Any of the codes there are."""
    while True:
        words = tuple(secrets.choice(WORDS) for _ in range(IN_A_CODE))
        if _is_clear(words):
            return Spoken(words, "".join(_letters_of(word) for word in words))


def read_spoken(text: str) -> Spoken | None:
    """The code that somebody wrote: words or letters, in any case, with whatever between them; None if it is none."""
    if len(text) > LONGEST:
        return None
    plain = "".join(sign for sign in text.casefold() if sign.isalpha())
    words = _of_letters(plain) or _of_words(plain)
    return None if words is None or not _is_clear(words) else Spoken(words, "".join(map(_letters_of, words)))


def _is_clear(words: tuple[str, ...]) -> bool:
    return len({word[0] for word in words}) == IN_A_CODE


def _letters_of(word: str) -> str:
    first, second = divmod(_NUMBERS[word], len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def _of_letters(plain: str) -> tuple[str, ...] | None:
    if len(plain) != 2 * IN_A_CODE or any(letter not in LETTERS for letter in plain):
        return None
    places = [LETTERS.index(letter) for letter in plain]
    return tuple(WORDS[first * len(LETTERS) + second] for first, second in zip(places[::2], places[1::2], strict=True))


def _of_words(plain: str) -> tuple[str, ...] | None:
    """No word begins another, so there is one way at most to take them apart."""
    words, at = list[str](), 0
    while at < len(plain) and len(words) < IN_A_CODE:
        word = next((word for word in WORDS if plain.startswith(word, at)), None)
        if word is None:
            return None
        words.append(word)
        at += len(word)
    return tuple(words) if at == len(plain) and len(words) == IN_A_CODE else None
