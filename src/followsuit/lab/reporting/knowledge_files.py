"""What can be known of a game, as the text of a file: pictures in SVG or DOT, numbers in JSON or CSV, by its ending."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

from followsuit.errors import FileError
from followsuit.knowledge.moments import Moments
from followsuit.knowledge.numbers import numbers
from followsuit.knowledge.pictures import draw
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message

PICTURES = (".svg", ".dot")
NUMBERS = (".json", ".csv")


def checked_ending(path: Path, endings: tuple[str, ...]) -> str:
    """The ending of a file, if it is one of these."""
    if path.suffix.lower() not in endings:
        raise FileError(Message("results/ending", {"file": str(path), "endings": endings}))
    return path.suffix.lower()


def picture_text(
    path: Path | None, moments: Moments, what: str, *, at: int | None, seat: int | None, language: str = ENGLISH
) -> str:
    """A picture for a file; SVG where there is none."""
    ending = ".svg" if path is None else checked_ending(path, PICTURES)
    return draw(moments, what, at=at, seat=seat, form=ending.removeprefix("."), language=language)


def numbers_text(path: Path | None, moments: Moments) -> str:
    """The numbers of a game for a file; JSON where there is none."""
    ending, found = ".json" if path is None else checked_ending(path, NUMBERS), numbers(moments)
    if ending == ".csv":
        written = StringIO()
        csv.writer(written, lineterminator="\n").writerows(found.rows())
        return written.getvalue()
    told = {"game": moments.game.key, "options": dict(moments.game.options), "players": list(moments.players)}
    return json.dumps({**told, **found.data()}, ensure_ascii=False, separators=(",", ":")) + "\n"
