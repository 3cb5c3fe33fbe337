"""Words that whoever runs the server does not want to read at public tables, in names and in what is said."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from followsuit.server.refusals import refused
from followsuit.server.table.events import Arriving, Customs, Said, Sat, TableEvent
from followsuit.server.table.names import skeleton

MOST_WORDS = 6
"""The longest phrase."""
COMMENT = "#"
SWAPS = str.maketrans("4@35$7+!8", "aaessttib")
"""Digits and signs that stand for letters."""
WORD = re.compile(r"(?:[^\W_]|[@$+!|])+")
EDGES = "+!|"
"""Signs that are more likely to end a word than to be a part of it."""
DRAWN_OUT = re.compile(r"(.)\1{2,}")


class Unwanted:
    """Words and phrases, found whatever their capitals and accents are, spelt out or with signs in place of letters.

    `lines`: one on each; what stands behind `#` is a comment. Only whole words are found, so that nobody's name is
    refused for what is in the middle of it.
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        every = (_looks(_words(line.partition(COMMENT)[0])) for line in lines)
        self._phrases = {tuple(words[:MOST_WORDS]) for words in every if words}

    def is_in(self, text: str) -> bool:
        """Whether any of them is in a text."""
        if not self._phrases:
            return False
        words = _words(text)
        read = _looks(words), _looks(_joined(words))
        return any(self._begins(each, at) for each in read for at in range(len(each)))

    def _begins(self, words: Sequence[str], at: int) -> bool:
        return any(tuple(words[at : at + length]) in self._phrases for length in range(1, MOST_WORDS + 1))

    def check(self, customs: Customs, events: Iterable[TableEvent]) -> None:
        """Refuse what somebody would be called, or says, at a table that everyone can find."""
        if customs.visibility != "public":
            return
        for event in events:
            said = event.name if isinstance(event, Sat | Arriving) else event.text if isinstance(event, Said) else None
            if said is not None and self.is_in(said):
                raise refused("words/unwanted")


def _words(text: str) -> list[str]:
    """The words of a text in small letters, without accents and signs in place of letters."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = unicodedata.normalize("NFC", "".join(each for each in decomposed if not unicodedata.combining(each)))
    found = (word.strip(EDGES).translate(SWAPS) for word in WORD.findall(bare))
    return [DRAWN_OUT.sub(r"\1", word) for word in found if word]


def _looks(words: Iterable[str]) -> list[str]:
    return [skeleton(word) for word in words]


def _joined(words: Sequence[str]) -> list[str]:
    """The same with letters that stand alone, one after the other, read as one word."""
    joined = list[str]()
    is_spelt = False
    for word in words:
        if len(word) == 1 and is_spelt:
            joined[-1] += word
        else:
            joined.append(word)
        is_spelt = len(word) == 1
    return joined
