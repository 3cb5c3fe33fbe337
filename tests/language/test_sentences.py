import json
from pathlib import Path

import pytest

from followsuit.language.message import Message
from followsuit.language.scene import Pack, Scene
from followsuit.language.wording import language

TABLE = json.loads(Path(__file__, "..", "sentences.json").resolve().read_text("utf-8"))
PACK = TABLE["scene"]["pack"]
SCENE = Scene(Pack(**{**PACK, "several": frozenset(PACK["several"])}), TABLE["scene"]["names"], TABLE["scene"]["you"])


@pytest.mark.parametrize(
    ("code", "message", "expected"),
    [(code, Message(*said), expected) for code in ("nl", "lv", "de") for *said, expected in TABLE[code]],
)
def test_cases_plurals_and_articles_come_right(code, message, expected):
    """The page words the same sentences, by the same table."""
    assert expected == language(code).say(message, SCENE)
