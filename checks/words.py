"""No type test on a rule word outside the kernel's compiler, not even among the rules: the word itself is asked.

A test is `isinstance(word, ExactBid)`, `issubclass`, `type(word) is ExactBid`, or `case ExactBid():`.
"""

from __future__ import annotations

import ast
import inspect
from abc import ABC
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from followsuit import rules
from followsuit.rules import Page, Rules

PACKAGE = "followsuit.rules"
COMPILER = "followsuit/kernel/tables.py"
NO_WORDS = (Page, Rules)


def found(sources: Path) -> Iterator[str]:
    """A line for each type test on a word below a folder of sources."""
    for path in sorted(sources.rglob("*.py")):
        place = path.relative_to(sources).as_posix()
        if place != COMPILER:
            for line, name in type_tests(path.read_text("utf-8")):
                yield f"{place}:{line}: a type test on the word {name}; let the word answer instead, in {PACKAGE}"


def vocabulary() -> frozenset[str]:
    """The names of all words, and of the kinds that they are."""
    return frozenset(each.__name__ for each in _classes() if each not in NO_WORDS)


def words_of(kind: type) -> frozenset[str]:
    """The names of all words of a kind."""
    return frozenset(each.__name__ for each in _classes() if issubclass(each, kind) and is_dataclass(each))


def _classes() -> Iterator[type]:
    """What the rules are written with: words, the kinds that they are, and the page."""
    modules = [import_module(module.name) for module in iter_modules(rules.__path__, f"{PACKAGE}.")]
    for each in {value for module in modules for value in vars(module).values() if inspect.isclass(value)}:
        if each.__module__.startswith(f"{PACKAGE}.") and (is_dataclass(each) or issubclass(each, ABC)):
            yield each


def type_tests(source: str) -> Iterator[tuple[int, str]]:
    """The line and the word of each type test in a source."""
    tree = ast.parse(source)
    known = _imported(tree)
    words = vocabulary()
    for node in ast.walk(tree):
        for tested in _tested(node):
            names = (_meant(part, known) for part in ast.walk(tested))
            yield from ((tested.lineno, name) for name in names if name in words)


def _imported(tree: ast.AST) -> dict[str, str]:
    """What each imported name means: `followsuit.rules.score.ExactBid` or a module."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            known |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return known


def _tested(node: ast.AST) -> Iterator[ast.expr]:
    """What a type test compares with."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
            yield kinds
        case ast.Compare(left=left, comparators=others) if any(_is_type(each) for each in (left, *others)):
            yield from (each for each in (left, *others) if not _is_type(each))
        case ast.MatchClass(cls=kind):
            yield kind
        case _:
            pass


def _is_type(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="type"), args=[_]) | ast.Attribute(attr="__class__"):
            return True
        case _:
            return False


def _meant(node: ast.AST, known: dict[str, str]) -> str:
    """The last part of a name that comes from the rules; else nothing."""
    match node:
        case ast.Name(id=name) if known.get(name, "").startswith(f"{PACKAGE}."):
            return known[name].rpartition(".")[2]
        case ast.Attribute(value=ast.Name(id=module), attr=name) if known.get(module, "").startswith(PACKAGE):
            return name
        case _:
            return ""
