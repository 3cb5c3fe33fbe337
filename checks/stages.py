"""A kind of stage is named in the module of the kernel that knows them all, and nowhere else.

The words for what is decided before the first card are named by the rules, by games and by that module; their kinds, as
compiled code compares them, by that module alone. Whoever wants to know something of a stage asks its word, or reads
what the word has said of itself in the row of the tables.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from checks.words import PACKAGE, words_of
from followsuit.rules.stages import Stage

KERNEL = "followsuit.kernel.stages"
KNOWS_ALL = "followsuit/kernel/stages.py"
NAME_WORDS = ("followsuit/rules/", "followsuit/games/", KNOWS_ALL)
KINDS = "StageKind"


def found(sources: Path) -> Iterator[str]:
    """A line for each kind of stage that is named where it should not be, below a folder of sources."""
    kinds = kinds_in((sources / KNOWS_ALL).read_text("utf-8"))
    for path in sorted(sources.rglob("*.py")):
        place = path.relative_to(sources).as_posix()
        if not place.startswith(NAME_WORDS):
            for line, name in named(path.read_text("utf-8"), kinds):
                yield f"{place}:{line}: the kind of stage {name}; ask the word or its row, or do it in {KERNEL}"


def kinds_in(source: str) -> frozenset[str]:
    """The kinds that the kernel's module has, and the class of them all."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == KINDS]
    assigned = [
        target for node in classes for line in node.body if isinstance(line, ast.Assign) for target in line.targets
    ]
    return frozenset({KINDS, *(target.id for target in assigned if isinstance(target, ast.Name))})


def named(source: str, kinds: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The line and the name of each word for a stage, and of each kind of stage, that a source takes from elsewhere."""
    tree = ast.parse(source)
    words = words_of(Stage)
    modules: dict[str, frozenset[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name in _names(node.module, kinds, words):
                    yield node.lineno, alias.name
                modules[alias.asname or alias.name] = _names(f"{node.module}.{alias.name}", kinds, words)
        elif isinstance(node, ast.Import):
            modules |= {alias.asname: _names(alias.name, kinds, words) for alias in node.names if alias.asname}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in modules.get(module, ()):
                yield node.lineno, name
            case _:
                pass


def _names(module: str, kinds: frozenset[str], words: frozenset[str]) -> frozenset[str]:
    """What may not be taken from a module."""
    if module == KERNEL:
        return kinds
    return words if module == PACKAGE or module.startswith(f"{PACKAGE}.") else frozenset()
