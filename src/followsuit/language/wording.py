"""Messages put into words: in the language asked for, else in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from followsuit.language.catalogue import ENGLISH, Catalogue, catalogue, folders
from followsuit.language.message import Message, name_of
from followsuit.language.scene import ANYWHERE, Scene

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAME = "language-name"
"""The message that says what a language calls itself."""
REMEDY = "remedy"
"""The attribute of a message that says what would be right."""


class Language:
    """All that can be said in one language; what its catalogue lacks is said in English, or by a page's own words."""

    def __init__(self, own: Catalogue, fallback: Language | None = None) -> None:
        self.code = own.language
        self.fallback = fallback
        self._own = own
        self._loaded: tuple[FluentBundle, set[str]] | None = None
        """Fluent, and the names of what was read into it."""

    @property
    def locale(self) -> str:
        """How numbers are written: as in English where nobody knows the language."""
        return _locale(self.code)

    @property
    def name(self) -> str:
        """What it calls itself."""
        return self._worded(NAME, {}, None) if self.says(NAME) else self.code

    def say(self, message: Message, scene: Scene = ANYWHERE, attribute: str | None = None) -> str:
        """The message in words, or an attribute of it."""
        return self._said(message, scene, attribute)

    def remedy(self, message: Message, scene: Scene = ANYWHERE) -> str:
        """What would be right, where the message says so."""
        return self._said(message, scene, REMEDY)

    def says(self, name: str, attribute: str | None = None) -> bool:
        """Whether this very catalogue has a message, or an attribute of it."""
        source = self._own.entries.get(name)
        return source is not None and (attribute is None or f"\n    .{attribute} =" in source)

    def named(self, *names: str, **facts: object) -> str | None:
        """The first of some messages that the catalogue has, within a sentence; else the first that English has."""
        for name in names:
            if self.says(name):
                return self._worded(name, facts, None)
        return None if self.fallback is None else self.fallback.named(*names, **facts)

    def _said(self, message: Message, scene: Scene, attribute: str | None) -> str:
        name, _, own = name_of(message.code).partition(".")
        attribute = attribute or own or None
        if self.says(name, attribute):
            if attribute is None and (plain := self._own.plain(name)) is not None:
                return plain
            from followsuit.language.functions import NOW, Telling  # noqa: PLC0415 - with it comes Babel, which is large

            token = NOW.set(Telling(self, scene))
            try:
                facts = {key: self._fact(fact, scene) for key, fact in message.facts.items()}
                return self._worded(name, facts, attribute)
            finally:
                NOW.reset(token)
        if self.fallback is not None:
            return self.fallback._said(message, scene, attribute)
        if attribute is not None and not own:
            return ""
        return message.english or message.code

    def _fact(self, fact: Any, scene: Scene) -> str | int | float:
        """A fact as sentences take it: a number or a text."""
        from followsuit.language.functions import BETWEEN  # noqa: PLC0415 - see above

        if fact is None:
            return "none"
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int | float | str):
            return fact
        if isinstance(fact, Message):
            return self.say(fact, scene)
        if isinstance(fact, Mapping):
            return self.say(Message(fact["code"], fact.get("facts", {}), fact.get("english", "")), scene)
        return BETWEEN.join(str(self._fact(each, scene)) for each in fact)

    def _worded(self, name: str, facts: Mapping[str, Any], attribute: str | None) -> str:
        bundle = self._with(name)
        message = bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return ""
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise WordingError(self.code, name, errors)
        return str(text)

    def _with(self, name: str) -> FluentBundle:
        """Fluent with a message and all that it refers to, read when first said.

        Threads may say things at the same time: what is marked as read was read whole, into the very same bundle.
        """
        if self._loaded is None:
            from fluent.runtime import FluentBundle  # noqa: PLC0415 - with it comes Babel, which is large

            from followsuit.language.functions import FUNCTIONS  # noqa: PLC0415

            functions: dict[str, Any] = dict(FUNCTIONS)
            self._loaded = FluentBundle([self.code, ENGLISH], functions=functions, use_isolating=False), set()
        bundle, read = self._loaded
        if name not in read:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            reached, waiting = set[str](), [name]
            while waiting:
                entry = waiting.pop()
                if entry not in reached:
                    reached.add(entry)
                    bundle.add_resource(FluentResource(self._own.entries[entry]), allow_overrides=True)
                    waiting += self._own.needed(entry) - read
            read |= reached
        return bundle


class WordingError(Exception):
    """A sentence of a catalogue that cannot be worded with the facts it was given: a fault of ours."""

    def __init__(self, language: str, name: str, errors: list[Exception]) -> None:
        super().__init__(f"{language}/{name}: {'; '.join(map(str, errors))}")


@cache
def language(code: str) -> Language:
    """A language that there is a catalogue for."""
    return Language(catalogue(code), None if code == ENGLISH else language(ENGLISH))


def languages() -> tuple[str, ...]:
    """The code of every language, English first."""
    return tuple(folders())


@cache
def _locale(code: str) -> str:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 - large, and needed for numbers only

    try:
        return str(Locale.parse(code, sep="-"))
    except (UnknownLocaleError, ValueError):
        return ENGLISH
