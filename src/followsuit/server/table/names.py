"""Names and other words that people type: nothing that cannot be seen, and nobody who passes for somebody else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

MOST_MARKS = 3
"""Accents and other marks on one letter: more than any language needs."""
MOST_OF_A_SIGN = 12
"""Code points that one sign may be made of, such as a family of emoji."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and signs without any ink."""
JOINED = ("\u200c", "\u200d")
"""They shape letters of Arabic and Indian scripts, and stand between those only."""
FACE = "[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
TONED = f"{FACE}\ufe0f?[\U0001f3fb-\U0001f3ff]?"
EMOJI = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}"
    "|\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,7}\U000e007f"
    "|[0-9#*]\ufe0f?\u20e3"
    f"|{TONED}(?:\u200d{TONED})*[\ufe0e\ufe0f]?"
)
"""A flag, a region's flag, a keycap, or an emoji with its tone and others that it is joined to."""


def tidied(text: str) -> str:
    """A text in one normal form, its spaces single."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def signs(text: str) -> int | None:
    """How many signs people see in a tidied text; None if there is something that they do not."""
    count = at = 0
    while at < len(text):
        end = _end_of_sign(text, at)
        if end is None or end - at > MOST_OF_A_SIGN:
            return None
        count, at = count + 1, end
    return count


def _end_of_sign(text: str, at: int) -> int | None:
    emoji = EMOJI.match(text, at)
    if emoji is not None and _is_drawn(text[at]):
        return emoji.end()
    if not _is_drawn(text[at]) or _is_mark(text[at]):
        return None
    end = at + 1
    while end < len(text) and _is_mark(text[end]) and text[end] not in BLANK:
        end += 1
    if end - at - 1 > MOST_MARKS:
        return None
    if end + 1 < len(text) and text[end] in JOINED and _is_shaped(text[end - 1]) and _is_shaped(text[end + 1]):
        end += 1
    return end


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M") and not "\ufe00" <= letter <= "\ufe0f"


def _is_drawn(letter: str) -> bool:
    if letter == " " or "\U0001f000" <= letter <= "\U0001faff":
        return True
    return letter not in BLANK and unicodedata.category(letter)[0] not in "CZ" and not "\ufe00" <= letter <= "\ufe0f"


def _is_shaped(letter: str) -> bool:
    return "\u0600" <= letter <= "\u0dff"


UPPER = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYXGQWABEZHIKMNOPTYX",
)
"""Capitals of Cyrillic and Greek that look like Latin ones."""
LOWER = str.maketrans(
    "авеѕіјкмнорстухһԁԍԛԝгαβεικνορτυχγɑɡıօս01|i",
    "abesljkmhopctyxhdgqwrabelkvoptuxyaglouolll",
)
"""Small letters, digits and strokes, after their look: 0 is o; 1, I and l are one."""


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with one skeleton can be taken for each other."""
    plain = unicodedata.normalize("NFKC", name).translate(UPPER).casefold()
    plain = unicodedata.normalize("NFC", plain.translate(LOWER))
    seen = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "CZ")
    return seen.replace("rn", "m").replace("vv", "w").replace("\ufe0f", "").replace("\ufe0e", "")


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody of this name could be taken for one of the others."""
    return skeleton(name) in map(skeleton, others)
