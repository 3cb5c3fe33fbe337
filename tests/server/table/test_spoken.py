"""Codes that can be said aloud."""

import re
from itertools import combinations

import pytest

from followsuit.server.table.spoken import LETTERS, WORDS, Spoken, new_spoken, read_spoken

SAME_SOUND = str.maketrans("cqzdbvg", "kkstpfk")
"""Letters that are heard as others where the line is bad."""


def sound(word):
    """What is left of a word in a noisy room: its first letter, and its other consonants as far as they differ."""
    plain = word.replace("ph", "f").replace("wh", "w").replace("kn", "n").replace("gh", "").replace("x", "ks")
    plain = plain.replace("ck", "k").translate(SAME_SOUND)
    return re.sub(r"(.)\1+", r"\1", plain[0] + re.sub("[aeiouyhw]", "", plain[1:]))


def is_one_slip_away(one, other):
    """Whether one letter more, less or otherwise makes one word of the other."""
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1:
        return False
    same = next((at for at, letter in enumerate(one) if letter != other[at]), len(one))
    return one[same:] == other[same + 1 :] or one[same + 1 :] == other[same + 1 :]


def test_every_word_stands_for_two_letters():
    """So there are as many words as pairs of letters; each can be typed on any keyboard, and has a vowel."""
    assert len(LETTERS) ** 2 == len(set(WORDS)) == len(WORDS)
    assert [] == [word for word in WORDS if not re.fullmatch("[a-z]{4,8}", word) or not set("aeiou") & set(word)]
    assert not set("aeiou") & set(LETTERS)


def test_words_are_not_taken_for_each_other():
    """No two sound alike, none is a slip of a finger away from another, and none begins another."""
    pairs = list(combinations(WORDS, 2))

    assert len(WORDS) == len(set(map(sound, WORDS)))
    assert [] == [pair for pair in pairs if is_one_slip_away(*pair)]
    assert [] == [(one, other) for one, other in pairs if other.startswith(one) or one.startswith(other)]


def test_a_new_code_is_read_back_from_its_words_and_from_its_letters():
    """Its words begin with different letters."""
    for _ in range(200):
        code = new_spoken()

        assert 3 == len({word[0] for word in code.words})
        assert [code] * 3 == [read_spoken(text) for text in (" ".join(code.words), "".join(code.words), code.letters)]


@pytest.mark.parametrize(
    "text", ["amber-heron-twelve", "Amber Heron Twelve", "AMBERHERONTWELVE", "amber, heron; twelve."]
)
def test_it_does_not_matter_how_a_code_is_written(text):
    """In any case, with or without anything between the words."""
    code = read_spoken(text)

    assert code is not None
    assert Spoken(("amber", "heron", "twelve"), code.letters) == code
    assert code == read_spoken(f" {code.letters[:3].upper()}-{code.letters[3:]} ")


@pytest.mark.parametrize(
    "text",
    ["", "amber", "amber heron", "amber heron twelve amber", "amber apple heron", "bcdfghjkmn", "kxr", "x" * 9999],
)
def test_what_is_no_code_is_not_read(text):
    """Too few or too many words, two with the same first letter, and the codes of links and of Zole."""
    assert read_spoken(text) is None
