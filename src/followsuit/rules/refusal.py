"""Why an action is not allowed: the one answer that every word gives in the same form."""

from __future__ import annotations

from msgspec import Struct, field

from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Facts, Message
from followsuit.language.scene import Pack, Scene
from followsuit.language.wording import language


class Refusal(Struct, frozen=True):
    """The broken rule: a stable `code`, the `facts` as plain data, and the `pack` whose cards they speak of.

    Its sentence says what would be right. It is the message of the same code, unless `wording` names another.
    """

    code: str
    facts: Facts = field(default_factory=dict)
    pack: Pack = field(default_factory=Pack)
    wording: str = ""

    @property
    def message(self) -> Message:
        """What a catalogue words."""
        return Message(self.wording or self.code, self.facts)

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return self.in_language(ENGLISH)

    def in_language(self, code: str) -> str:
        """The refusal in a language that there is a catalogue for."""
        said, scene = language(code), Scene(self.pack)
        return f"{said.say(self.message, scene)} {said.remedy(self.message, scene)}".rstrip()

    def __str__(self) -> str:
        return self.sentence
