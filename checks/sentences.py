"""No English in the program outside the catalogues: whatever a person may read is a message, with facts.

A text reads like a sentence if it has several words, and one of them is as common as *the*, or it ends like a sentence.
Left alone are docstrings, type annotations, logs, SQL, errors of programmers, and what stands beside the option, field
or route that it explains; and the files below, each for a reason.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

EXCEPTIONS = {
    "followsuit/games/": "a game's own page has its own English",
    "followsuit/cards.py": "so has a deck",
    "followsuit/rules/check.py": "what is wrong with a page is told to whoever wrote it, in the words of Python",
    "followsuit/rules/names.py": "so are the names on it that are none of the deck's",
    "followsuit/rules/fields.py": "so is what is wrong with a word of it",
    "followsuit/engine/view.py": "a view prints itself for programmers",
    "followsuit/laws/": "what breaks a law is told to whoever wrote the page or the kernel, in the words of Python",
    "followsuit/errors.py": "what is too large to be repeated is told in a few words in its place",
    "followsuit/server/web/openapi.py": "the description of the API is English",
    "followsuit/server/web/routes/health.py": "its answers are words for programs",
    "followsuit/knowledge/pictures/signs.py": "it holds drawings",
    "followsuit/lab/reporting/report.py": "it holds a style sheet",
    "followsuit/server/run/logs.py": "it knows what other programs log by what they write",
}
BESIDE = frozenset({"help", "epilog", "show_default", "description", "summary", "example", "examples", "openapi_extra"})
"""What explains an option of the command line, a field or a route of the API where it stands."""
EXPLAINED = frozenset(
    {"file_option", "number_option", "Taken", "_described", "documented", "Counter", "Gauge", "Histogram"}
)
"""Functions that make an option, a setting, a route or a metric, with a text that explains it."""
UNREAD = frozenset({"log", "log_failure", "text", "exec_driver_sql", "compile", "cast", "_fail", "__repr__"})
"""Functions whose texts no user reads: logs, SQL, regular expressions, types, reasons of closed sockets."""
TO_AUTHORS = re.compile(r"problems$|^too_many_rounds$")
"""Functions in which a word tells whoever wrote a page what is wrong with it, in the words of Python."""
PROGRAMMERS = frozenset(
    name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)
)
"""Python's own errors, which tell of mistakes in a program."""

COMMON = frozenset(
    "a all an and any are as at be before but by can cannot did do does each every for from had has have if in into is "
    "it its may more must no nobody none not nothing of on one only or should so than the their them then there "
    "these they this those to two was were what when which who will with without you your".split()
)
"""Words that hardly any sentence is without."""
HOLE = "…"
"""What stands for a value in a formatted text."""
_WORD = re.compile(r"[A-Za-z’']+")
_END = re.compile(r"[a-z…)”`][.?!]$")


def found(sources: Path) -> Iterator[str]:
    """A line for each English text below a folder of sources."""
    for path in sorted(sources.rglob("*.py")):
        place = path.relative_to(sources).as_posix()
        if not place.startswith(tuple(EXCEPTIONS)):
            for line, text in english(path.read_text("utf-8")):
                yield f"{place}:{line}: English outside the catalogues, {text!r}; make it a message"


def english(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of each English text that somebody may read."""
    yield from _within(ast.parse(source))


def _within(node: ast.AST) -> Iterator[tuple[int, str]]:
    if _is_left_alone(node):
        return
    if isinstance(node, ast.Constant | ast.JoinedStr):
        text = _text(node)
        if is_sentence(text):
            yield node.lineno, text
            return
    for part in _parts(node):
        yield from _within(part)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What a piece of source is made of, without annotations, and without what a dictionary explains."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if not (isinstance(key, ast.Constant) and key.value in BESIDE):
                yield from (part for part in (key, value) if part is not None)
        return
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            yield from (part for part in (value if isinstance(value, list) else [value]) if isinstance(part, ast.AST))


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg in BESIDE
    if isinstance(node, ast.Assign):
        return any(isinstance(each, ast.Name) and each.id.endswith("EXAMPLE") for each in node.targets)
    if isinstance(node, ast.FunctionDef):
        return node.name in EXPLAINED | UNREAD or TO_AUTHORS.search(node.name) is not None
    return isinstance(node, ast.Call) and _called(node.func) in EXPLAINED | UNREAD | PROGRAMMERS


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    """A text, with a hole for each value in it."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_sentence(text: str) -> bool:
    """Whether a text reads like English for people."""
    words = _WORD.findall(text)
    if len(words) + text.count(HOLE) < 2 or " " not in text.strip():
        return False
    common = (word.lower() for word in words if word in (word.lower(), word.capitalize()))
    return not COMMON.isdisjoint(common) or _END.search(text.strip()) is not None
