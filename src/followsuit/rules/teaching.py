"""What a word tells somebody who meets it for the first time, at the moment when it matters."""

from __future__ import annotations

from typing import NamedTuple

from followsuit.language.message import Message


class Teaching(NamedTuple):
    """A heading, and the sentences below it."""

    title: Message
    says: tuple[Message, ...]
