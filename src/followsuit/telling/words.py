"""Sentences in words, for those who ask for them: programs that show text as it comes, and people at a command line."""

from __future__ import annotations

from typing import Any

from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import Language

SENTENCE = {"code", "facts"}
"""What every sentence on the wire has, and nothing else."""


def in_words(document: Any, language: Language, scene: Scene) -> Any:
    """A document, or what changed of one, in which every sentence has its words too; the one given is left as it is."""
    if isinstance(document, dict):
        worded = {key: in_words(value, language, scene) for key, value in document.items()}
        if document.keys() == SENTENCE:
            worded["sentence"] = language.say(Message(document["code"], document["facts"]), scene)
        return worded
    if isinstance(document, list | tuple):
        return type(document)(in_words(value, language, scene) for value in document)
    return document
