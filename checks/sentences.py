"""No English in the errors of the rooms that speak by catalogue: they raise messages, with facts.

English is a text in the arguments of an error or a refusal that has a space, and a capital letter or a full stop.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from followsuit import errors

ROOMS = (
    "followsuit/cards.py",
    "followsuit/engine/actions.py",
    "followsuit/engine/phases/",
    "followsuit/engine/state.py",
    "followsuit/engine/step.py",
    "followsuit/lab/",
    "followsuit/rules/",
    "followsuit/server/table/",
    "followsuit/server/telling/",
    "followsuit/telling/",
)
EXCEPTIONS = {
    "followsuit/rules/options.py": "what an option takes is told in the words of a game's own page, which are English",
    "followsuit/rules/page.py": "a page that cannot be played is told to whoever wrote it, with what Python said",
}
RAISED = {name for name, kind in vars(errors).items() if inspect.isclass(kind) and issubclass(kind, Exception)}
TOLD = RAISED | {"Refusal", "refused"}


def found(sources: Path) -> Iterator[str]:
    """A line for each English text in an error below a folder of sources."""
    for path in sorted(sources.rglob("*.py")):
        place = path.relative_to(sources).as_posix()
        if place.startswith(ROOMS) and place not in EXCEPTIONS:
            for line, text in english(path.read_text("utf-8")):
                yield f"{place}:{line}: English in an error, {text!r}; give a message of the catalogue instead"


def english(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of each English text in an error."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node.func) in TOLD:
            for given in (*node.args, *(keyword.value for keyword in node.keywords)):
                for part in ast.walk(given):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and _is_sentence(part.value):
                        yield part.lineno, part.value


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_sentence(text: str) -> bool:
    return " " in text.strip() and (text.endswith(".") or any(letter.isupper() for letter in text))
