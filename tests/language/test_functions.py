import json
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
