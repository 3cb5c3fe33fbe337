"""What the tests of the page go by: files of all that the server can tell it, in `web/tests`.

`python -m tests.web.told` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import followsuit as fs
from followsuit.rules.page import pages
from followsuit.server.telling.english.voice import Lexicon, Voice
from followsuit.server.telling.registry import REFUSALS, WORDINGS, sentence
from followsuit.server.web.routes.games import game_document
from tests.web.sayings import sayings

FOLDER = Path(__file__).parents[2] / "web" / "tests"
NAMES = ("Anna", "Jānis", "Māra", "Els")
PACKS = {"elemental": "elemental", "ninja-whist": "ninja"}


def games() -> object:
    """Every game as the server tells it."""
    return [game_document(page) for page in pages().values()]


def sentences() -> object:
    """Every sentence that the server can say, by its code: an example with its pack, its facts and its English."""
    said: dict[str, object] = {}
    for code, wording in WORDINGS.items():
        voice = Voice(Lexicon(fs.game(wording.game).rules.deck), NAMES, 0)
        said[code] = {"pack": PACKS.get(wording.game, "french"), **sentence(code, voice, wording.example)}
    for code, refusal in REFUSALS.items():
        pack = "ninja" if code.startswith("add/") else "french"
        said[code] = {"pack": pack, "code": code, "sentence": refusal.sentence, "facts": dict(refusal.facts)}
    return dict(sorted(said.items()))


FILES: Mapping[str, Callable[[], object]] = {
    "games.json": games,
    "sayings.json": sayings,
    "sentences.json": sentences,
}


def text_of(name: str) -> str:
    """The text of a file as it should be."""
    return json.dumps(FILES[name](), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for file in FILES:
        (FOLDER / file).write_text(text_of(file), encoding="utf-8")
