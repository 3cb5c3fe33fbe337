"""Something that may be said, before anybody words it: a code, and the facts in it.

The code is stable, and names the sentence in the catalogues: `play/follow-suit` is `play-follow-suit` there, and
`option/zole/dues.says` its attribute `says`.
Facts are plain data in the notation of records: cards, suits and tokens as texts, seats as numbers, lists of these, and
messages within a message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, field

Facts: TypeAlias = Mapping[str, Any]


class Message(Struct, frozen=True, omit_defaults=True):
    """What is said: `english` has the words of a game's or a player's own page, for which no catalogue is needed."""

    code: str
    facts: Facts = field(default_factory=dict)
    english: str = ""


Messages: TypeAlias = Sequence[Message]


def in_english(text: str) -> Message:
    """What is said in English only: no catalogue has a message without a code."""
    return Message("", english=text)


def key_of(name: str) -> str:
    """A name of a page's own as codes and catalogues write it: `Jack of Arrows` is `jack-of-arrows`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def name_of(code: str) -> str:
    """What a message is called in a catalogue, where names have no slashes."""
    return code.replace("/", "-")
