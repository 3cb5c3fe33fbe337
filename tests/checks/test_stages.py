"""The check that kinds of stages are named in one module of the kernel."""

from pathlib import Path

import pytest

from checks.__main__ import SOURCES
from checks.stages import KNOWS_ALL, found, kinds_in, named

KINDS = frozenset({"StageKind", "OFFER", "PASSING"})


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from followsuit.kernel.stages import OFFER", "OFFER"),
        ("from followsuit.kernel.stages import StageKind as Kind", "StageKind"),
        ("from followsuit.kernel import stages\nstages.PASSING", "PASSING"),
        ("import followsuit.kernel.stages as known\nknown.OFFER", "OFFER"),
        ("from followsuit.rules import Offer", "Offer"),
        ("from followsuit.rules.trump import DealerNames", "DealerNames"),
        ("from followsuit import rules\nrules.Contracts", "Contracts"),
    ],
)
def test_a_kind_of_stage_is_found(source: str, name: str):
    """As its word or as its number, however it is imported."""
    assert [name] == [each for _, each in named(source, KINDS)]


@pytest.mark.parametrize(
    "source",
    [
        "from followsuit.kernel.stages import asks, say",
        "from followsuit.rules import Contract, PerTrick, Rules",
        "from followsuit.rules.stages import Ask, Stage",
        "from followsuit.telling.documents import Passing",
        "tables.stage[game.stage].is_bid",
    ],
)
def test_what_anybody_may_ask_is_let_be(source: str):
    """Other words, what a stage of any kind can do, and what its row says."""
    assert [] == list(named(source, KINDS))


def test_the_kernel_says_which_kinds_there_are():
    """In one class, whose name is as telling."""
    source = "class StageKind(IntEnum):\n    OFFER = 5\n    PASSING = 6\n\n\nclass Other:\n    BIDS = 1\n"

    assert KINDS == kinds_in(source)


def test_the_file_and_the_line_of_a_named_stage_are_told(tmp_path: Path):
    """Except among the rules, in a game, and in the module that knows all kinds."""
    source = "from followsuit.rules import Offer\n"
    for place in ("followsuit/rules/new.py", "followsuit/games/new.py", "followsuit/minds/new.py", KNOWS_ALL):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(source)

    told = "the kind of stage Offer; ask the word or its row, or do it in followsuit.kernel.stages"
    assert [f"followsuit/minds/new.py:1: {told}"] == list(found(tmp_path))


def test_the_sources_name_stages_in_one_place():
    """Neither the rest of the kernel nor the minds know one kind from another."""
    assert [] == list(found(SOURCES))
