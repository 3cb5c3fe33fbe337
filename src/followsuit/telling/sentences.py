"""Sentences on their way out: what is said is a code with facts, and worded by whoever reads it."""

from __future__ import annotations

from followsuit.language.message import Facts, Message
from followsuit.rules.refusal import Refusal
from followsuit.telling.documents import Sentence


def sentence(code: str, facts: Facts) -> Sentence:
    """What is said, by its code."""
    return {"code": code, "facts": dict(facts)}


def sentence_of(message: Message) -> Sentence:
    """A message as it goes out, and those within it."""
    facts = {name: sentence_of(fact) if isinstance(fact, Message) else fact for name, fact in message.facts.items()}
    return sentence(message.code, facts)


def refused(refusal: Refusal) -> Sentence:
    """A refusal as it goes out."""
    return sentence(refusal.code, refusal.facts)


def message_of(sentence: Sentence) -> Message:
    """What is said, to be worded here."""
    return Message(sentence["code"], sentence["facts"])
