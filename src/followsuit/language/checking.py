"""A language beside English: what it has, what it lacks, and what is wrong with it.

The English catalogue says which messages there are, and above each, as JSON, an example of its facts: with these a
message is worded to see that it can be.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from followsuit.language.catalogue import Catalogue
from followsuit.language.functions import BETWEEN, FUNCTIONS
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import Language, WordingError

USUAL_GAME = "zole"
GAMES = "games.ftl"
"""The own words of games and bots, whose English stands on their pages."""
CASE = "case"
OF_EACH_LANGUAGE = {
    re.compile(r"rank-\d+"): {"rank", CASE},
    re.compile(r"letter-.+"): set[str](),
    re.compile(r"term-.+"): {CASE},
}
"""Names that a language has or lacks as it likes, whatever English does, and the facts that they are given."""

Files = Mapping[str, str]
"""The texts of a language by the names of their files."""

_EXAMPLE = re.compile(r"# (?:([a-z-]+) )?(\{.*\})$")
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


class Example(NamedTuple):
    """The game that a message of the English catalogue speaks of, and its facts."""

    game: str
    facts: Mapping[str, Any]
    is_inherited: bool = False
    """Whether it stands above a message further up, which takes the same facts if it takes any."""


class Fault(NamedTuple):
    """What is wrong with a message, and the file that it stands in."""

    file: str
    name: str
    what: Message


@dataclass(frozen=True, slots=True)
class Checked:
    """How a language stands beside English. Missing messages are no fault: they are shown in English."""

    language: str
    name: str
    expected: Mapping[str, tuple[str, ...]]
    """The messages that English has, by file."""
    missing: Mapping[str, tuple[str, ...]]
    """Those of them that the language lacks."""
    faults: tuple[Fault, ...]

    @property
    def total(self) -> int:
        """How many messages a complete language has."""
        return sum(map(len, self.expected.values()))

    @property
    def has(self) -> int:
        """How many of them this one has."""
        return self.total - sum(map(len, self.missing.values()))


def examples(text: str) -> Iterator[tuple[str, Example]]:
    """Every message of an English file with its example; the one above it holds for all messages up to the next."""
    example = Example(USUAL_GAME, {})
    for line in text.splitlines():
        if found := _EXAMPLE.match(line):
            example = Example(found[1] or USUAL_GAME, json.loads(found[2]))
        elif line.startswith("##"):
            example = Example(USUAL_GAME, {})
        elif named := _NAME.match(line):
            yield named[1], example
            example = example._replace(is_inherited=True)


def check(code: str, files: Files, english: Files, scene: Callable[[str], Scene]) -> Checked:
    """A language beside English; `scene` has the cards and people of a game, for the examples to speak of."""
    meant = {file: _entries(text) for file, text in english.items()}
    home = {entry.name: file for file, entries in meant.items() for entry in entries}
    known = _known(english, meant)
    spoken = {file: _entries(text) for file, text in files.items()}
    language = Language(Catalogue(code, files.values()), Language(Catalogue("en", english.values())))
    faults, seen = [], set[str]()
    for file, entries in spoken.items():
        for entry in entries:
            if entry.name in seen:
                faults.append(Fault(file, entry.name, Message("language/twice")))
            elif entry.is_readable:
                found = _of_its_place(entry, file, english, home) or _of_its_words(entry, known, language, scene)
                faults += [Fault(file, entry.name, what) for what in found]
            else:
                faults.append(Fault(file, entry.name, Message("language/unreadable")))
            seen.add(entry.name)
    expected = {
        file: tuple(name for name in home if home[name] == file and not _given_to_each_language(name))
        for file in english
    }
    missing = {file: tuple(name for name in names if name not in seen) for file, names in expected.items()}
    return Checked(code, language.name, expected, missing, tuple(faults))


def _known(english: Files, meant: Mapping[str, tuple[_Entry, ...]]) -> Mapping[str, Example]:
    """The example of every English message, with the facts that it is told and no others."""
    telling = {entry.message for entries in meant.values() for entry in entries if entry.facts}
    known = {name: example for text in english.values() for name, example in examples(text)}
    for name, example in known.items():
        if example.is_inherited and name not in telling:
            # A name is told its case even where English has none.
            known[name] = Example(example.game, {key: fact for key, fact in example.facts.items() if key == CASE})
    return known


class _Entry(NamedTuple):
    """A message, or an attribute of one, called `message.attribute`."""

    name: str
    facts: frozenset[str]
    functions: frozenset[str]
    is_readable: bool = True

    @property
    def message(self) -> str:
        return self.name.partition(".")[0]

    @property
    def attribute(self) -> str:
        return self.name.partition(".")[2]


class _Used(Visitor):
    """The facts and functions that stand in a sentence."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - called by name
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def _entries(text: str) -> tuple[_Entry, ...]:
    """What stands in a file; kept, since English is beside every language that is checked."""
    return tuple(_read(text))


def _read(text: str) -> Iterator[_Entry]:
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                yield _entry(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield _entry(f"{entry.id.name}.{attribute.id.name}", attribute.value)
        elif isinstance(entry, fluent.Junk):
            named = _NAME.match(entry.content or "")
            yield _Entry(named[1] if named else (entry.content or "").strip()[:20], frozenset(), frozenset(), False)


def _entry(name: str, value: fluent.Pattern) -> _Entry:
    used = _Used()
    used.visit(value)
    return _Entry(name, frozenset(used.facts), frozenset(used.functions))


def _given_to_each_language(name: str) -> set[str] | None:
    return next((facts for pattern, facts in OF_EACH_LANGUAGE.items() if pattern.fullmatch(name)), None)


def _of_its_place(entry: _Entry, file: str, english: Files, home: Mapping[str, str]) -> list[Message]:
    """Whether it stands where it is looked for."""
    if file == GAMES:
        return []
    if entry.name in home:
        return [] if home[entry.name] == file else [Message("language/elsewhere", {"file": home[entry.name]})]
    if file in english and _given_to_each_language(entry.name) is None:
        return [Message("language/extra")]
    return []


def _of_its_words(
    entry: _Entry, known: Mapping[str, Example], language: Language, scene: Callable[[str], Scene]
) -> list[Message]:
    """Whether it can be worded."""
    found = []
    if unknown := sorted(entry.functions - FUNCTIONS.keys()):
        found.append(Message("language/unknown-functions", {"functions": unknown}))
    example, facts = known.get(entry.message), _given_to_each_language(entry.name)
    if example is None and facts is None:
        # A game's own word, which nobody wrote an example for.
        if entry.facts:
            return found
        facts = set()
    if example is None:
        example = Example(USUAL_GAME, dict.fromkeys(facts or (), ""))
    if unknown := sorted(entry.facts - example.facts.keys()):
        found.append(Message("language/unknown-facts", {"facts": unknown, "known": sorted(example.facts)}))
    return found or _of_its_example(entry, example, language, scene(example.game))


def _of_its_example(entry: _Entry, example: Example, language: Language, scene: Scene) -> list[Message]:
    message = Message(entry.message, example.facts)
    for you in (None, *range(len(scene.names))):
        spoken_to = replace(scene, you=you)
        try:
            said = language.say(message, spoken_to, entry.attribute or None)
        except (WordingError, LookupError, ValueError, TypeError) as error:
            return [Message("language/unworded", {"error": str(error)})]
        if BETWEEN in said:
            return [Message("language/unlisted")]
    return []
