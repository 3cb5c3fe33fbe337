"""Write down every sentence that the server can say, with an example, for the tests of the translations.

Run as `python web/tests/sentences.py > web/tests/sentences.json`.
"""

from __future__ import annotations

import json
import sys

import followsuit as fs
from followsuit.server.telling.english.voice import Lexicon, Voice
from followsuit.server.telling.registry import REFUSALS, WORDINGS, sentence

NAMES = ("Anna", "Jānis", "Māra", "Els")
PACKS = {"elemental": "elemental", "ninja-whist": "ninja"}


def main() -> None:
    """Print one JSON object: each code with its pack, its facts and its English."""
    said = {}
    for code, wording in WORDINGS.items():
        voice = Voice(Lexicon(fs.game(wording.game).rules.deck), NAMES, 0)
        said[code] = {"pack": PACKS.get(wording.game, "french"), **sentence(code, voice, wording.example)}
    for code, refusal in REFUSALS.items():
        pack = "ninja" if code.startswith("add/") else "french"
        said[code] = {"pack": pack, "code": code, "sentence": refusal.sentence, "facts": dict(refusal.facts)}
    sys.stdout.write(json.dumps(said, ensure_ascii=False, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
