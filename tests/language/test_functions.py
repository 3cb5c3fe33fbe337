import json
from dataclasses import replace
from pathlib import Path

import pytest

from followsuit.language.catalogue import Catalogue
from followsuit.language.message import Message
from followsuit.language.scene import Pack, Scene
from followsuit.language.wording import Language, language

TABLE = json.loads(Path(__file__, "..", "functions.json").resolve().read_text("utf-8"))


def _scene() -> Scene:
    pack = TABLE["scene"]["pack"]
    return Scene(
        Pack(**{**pack, "several": frozenset(pack["several"])}), TABLE["scene"]["names"], TABLE["scene"]["you"]
    )


@pytest.mark.parametrize(("pattern", "fact", "expected"), TABLE["examples"])
def test_functions_word_their_examples(pattern, fact, expected):
    """The page words the same examples, by the same table."""
    catalogue = Catalogue("xx", [f"it =\n    {pattern.replace(chr(10), chr(10) + '    ')}\n"])

    assert expected == Language(catalogue, language("en")).say(Message("it", {"it": fact}), _scene())


@pytest.mark.parametrize(
    ("pattern", "fact", "typed", "tapped"),
    [
        ('a bid{ TYPED("bid 2") }', "", "a bid (`bid 2`)", "a bid"),
        ("a pass{ TYPED($it) }", "", "a pass", "a pass"),
        ("{ CARD($it) } ({ CODE($it) })", "0", "zero (`0`)", "zero (0)"),
        ('{ LETTERS($it, " ") }', ["A", "T"], "A T", "A 10"),
        ("{ NOTATION() }", "", "on", "off"),
    ],
)
def test_what_is_typed_is_told_to_those_who_type(pattern, fact, typed, tapped):
    """Others are told what they see."""
    spoken, message = Language(Catalogue("xx", [f"it = {pattern}\n"]), language("en")), Message("it", {"it": fact})

    assert (typed, tapped) == (
        spoken.say(message, replace(_scene(), notation=True)),
        spoken.say(message, _scene()),
    )
