"""Writes `games.json`: every game as the server tells it, so that a test sees what has no translation yet.

Run it from anywhere: `python web/tests/pages/games.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

from followsuit.rules.page import pages
from followsuit.server.http.games import game_document

FILE = Path(__file__).with_name("games.json")

if __name__ == "__main__":
    games = [game_document(page) for page in pages().values()]
    FILE.write_text(json.dumps(games, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
