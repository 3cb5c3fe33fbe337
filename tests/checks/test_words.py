"""The check that whoever wants to know something of a rule word asks the word."""

from pathlib import Path

import pytest

from checks.__main__ import SOURCES
from checks.words import found, type_tests, vocabulary

IMPORTS = """
from followsuit import rules
from followsuit.engine.actions import Play
from followsuit.rules import ExactBid, Ladder as Paid, TableCards
from followsuit.rules import score as score_words
"""


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("isinstance(word, ExactBid)", "ExactBid"),
        ("isinstance(word, int | ExactBid)", "ExactBid"),
        ("isinstance(word, (int, Paid))", "Ladder"),
        ("isinstance(word, score_words.Score)", "Score"),
        ("issubclass(kind, rules.NoTrump)", "NoTrump"),
        ("type(word) is ExactBid", "ExactBid"),
        ("type(word) in (int, ExactBid)", "ExactBid"),
        ("ExactBid == word.__class__", "ExactBid"),
        ("match word:\n    case ExactBid(points): pass", "ExactBid"),
        ("match word:\n    case None | rules.Number(): pass", "Number"),
    ],
)
def test_a_type_test_on_a_word_is_found(line: str, word: str):
    """However it is written, and whatever the word is called there."""
    assert [word] == [name for _, name in type_tests(IMPORTS + line)]


@pytest.mark.parametrize(
    "line",
    [
        "isinstance(action, Play)",
        "isinstance(value, int)",
        "contract.table is TableCards.TO_SOLO",
        "word = ExactBid(10)",
        "word == ExactBid(10)",
        "type(value) is int",
    ],
)
def test_other_tests_are_let_be(line: str):
    """Of actions, numbers and values, and words that are made."""
    assert [] == list(type_tests(IMPORTS + line))


def test_words_and_their_kinds_are_known():
    """But not the page, the rules as a whole, or the data that words look at."""
    words = vocabulary()

    assert {"ExactBid", "Score", "NoTrump", "Ladder", "Payment", "Number", "Deal", "End"} <= words
    assert words.isdisjoint({"Page", "Rules", "Round", "Trick", "Refusal", "Face", "TableCards"})


def test_the_file_and_the_line_are_named(tmp_path: Path):
    """Among the rules, too; except in the kernel's compiler."""
    source = IMPORTS + "isinstance(word, ExactBid)\n"
    for place in ("followsuit/lab/new.py", "followsuit/rules/new.py", "followsuit/kernel/tables.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(source)

    told = "a type test on the word ExactBid; let the word answer instead, in followsuit.rules"
    assert [f"followsuit/lab/new.py:6: {told}", f"followsuit/rules/new.py:6: {told}"] == list(found(tmp_path))


def test_the_sources_keep_to_it():
    """Nobody but the kernel's compiler asks what class a word is."""
    assert [] == list(found(SOURCES))
