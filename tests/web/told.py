"""What the tests of the page go by: files of all that the server can tell it, in `web/tests`.

`python -m tests.web.told` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import followsuit as fs
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.rules.page import pages
from followsuit.server.web.routes.games import game_document
from tests.telling.test_sentences import EXAMPLES

FOLDER = Path(__file__).parents[2] / "web" / "tests"
NAMES = ("Anna", "Jānis", "Māra", "Els")
PACKS = {"elemental": "elemental", "ninja-whist": "ninja"}


def games() -> object:
    """Every game as the server tells it."""
    return [game_document(page) for page in pages().values()]


def sentences() -> object:
    """Every sentence that the server can say, by its code: an example with its pack, its facts and its English."""
    said: dict[str, object] = {}
    for name, example in EXAMPLES.items():
        scene = Scene(fs.game(example.game).rules.deck.names, NAMES, 0)
        code = name.replace("-", "/", 1)
        sentence = language("en").say(Message(code, example.facts), scene)
        pack = PACKS.get(example.game, "french")
        said[code] = {"pack": pack, "code": code, "sentence": sentence, "facts": example.facts}
    return dict(sorted(said.items()))


FILES: Mapping[str, Callable[[], object]] = {
    "games.json": games,
    "sentences.json": sentences,
}


def text_of(name: str) -> str:
    """The text of a file as it should be."""
    return json.dumps(FILES[name](), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for file in FILES:
        (FOLDER / file).write_text(text_of(file), encoding="utf-8")
