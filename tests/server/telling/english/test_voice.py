"""The small pieces that sentences are made of."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.server.telling.english.voice import Lexicon, Voice, figures, in_words, minus


def voice(key: str = "zole", you: int | None = 0) -> Voice:
    """Somebody to speak to about a game."""
    return Voice(Lexicon(fs.game(key).rules.deck), ("Anna", "Māra", "Els"), you)


def test_whoever_is_spoken_to_is_you():
    """With the verb that goes with it; everyone else has a name."""
    assert ("You play", "Māra plays") == (voice().does(0, "play"), voice().does(1, "play"))
    assert ("you", "Māra", "your", "Els's") == (voice().who(0), voice().who(1), voice().whose(0), voice().whose(2))
    assert "Anna passes" == voice(you=None).does(0, "pass", "passes")


def test_several_people_are_listed_with_you_first():
    """The verb follows their number."""
    assert "you, Anna and Els" == voice(you=1).people((0, 1, 2))
    assert ["Anna is", "You are", "You and Anna are"] == [
        voice(you=1).do(seats, "are", "is") for seats in ((0,), (1,), (0, 1))
    ]


@pytest.mark.parametrize(
    ("key", "card", "name"),
    [
        ("zole", "Qh", "the queen of hearts"),
        ("zole", "Tc", "the 10 of clubs"),
        ("elemental", "0", "a zero"),
        ("elemental", "∞", "an infinity"),
        ("ninja-whist", "J", "the Jack of Arrows"),
    ],
)
def test_a_card_has_an_article(key: str, card: str, name: str):
    """One of several equal ones is not “the”."""
    assert name == voice(key).the(card)


def test_within_a_suit_a_rank_is_enough():
    """For cards that bear it; the others are named in full."""
    assert "king or Jack of Arrows" == voice("ninja-whist").among("a", ("Ka", "J"))


def test_suits_are_one_or_many():
    """Fire is, hearts are."""
    assert ("Fire is trump", "Hearts are trump") == (voice("elemental").is_trump("f"), voice().is_trump("h"))
    assert "hearts are trump" == voice().is_trump("h", start=False)


def test_tokens_are_spoken_icon_by_icon():
    """The blank one has none."""
    assert "Sword, Sword, Staff" == voice("ninja-whist").token("aab")
    assert ("blank token", "a blank token") == (voice("ninja-whist").token("-"), voice("ninja-whist").a_token("-"))


def test_numbers_are_words_figures_and_true_minus():
    """As the sentence wants them."""
    assert ("three", "12", "0") == (in_words(3), in_words(12), in_words(0))
    assert ("1 trick", "0 tricks") == (figures(1, "trick"), figures(0, "trick"))
    assert ("−4", "4") == (minus(-4), minus(4))
