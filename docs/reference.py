"""The reference of Python names: what is public, with its types and what it says of itself, read from the sources.

Nothing is imported for it, so it is the same wherever it is made, whatever extras are installed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
MODULES = (
    "followsuit",
    "followsuit.rules",
    "followsuit.bots",
    "followsuit.knowledge",
    "followsuit.knowledge.formulas",
    "followsuit.knowledge.questions",
    "followsuit.knowledge.pictures",
    "followsuit.review",
    "followsuit.telling",
    "followsuit.adapters.batched",
    "followsuit.adapters.shape",
    "followsuit.adapters.views",
    "followsuit.adapters.episode",
    "followsuit.adapters.pettingzoo",
    "followsuit.adapters.gymnasium",
    "followsuit.adapters.openspiel",
    "followsuit.kernel.kernel",
    "followsuit.lab.playing.engine_games",
    "followsuit.lab.playing.run",
    "followsuit.lab.playing.crew",
    "followsuit.lab.playing.cluster",
    "followsuit.lab.measuring.tournament",
    "followsuit.lab.measuring.balance",
    "followsuit.lab.measuring.comparison",
    "followsuit.lab.measuring.plan",
    "followsuit.lab.measuring.study",
    "followsuit.lab.measuring.sweep",
)
"""What programs may rest on: packages by the names in their `__all__`, modules by all that they define."""
LONGEST = 100
"""Signs of a signature on one line."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Named = ast.ClassDef | Function | ast.Assign | ast.AnnAssign


@cache
def source(module: str) -> ast.Module:
    """A module or a package, parsed."""
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def public(module: str) -> dict[str, str]:
    """The public names of a module, each with the module that defines it."""
    for node in source(module).body:
        if isinstance(node, ast.Assign) and _name_of(node) == "__all__":
            return {name: _home(module, name) for name in ast.literal_eval(node.value)}
    return {name: module for name in defined(module) if not name.startswith("_")}


@cache
def defined(module: str) -> dict[str, tuple[Named, str]]:
    """All that a module defines and says something of."""
    body = source(module).body
    found: dict[str, tuple[Named, str]] = {}
    for node, after in pairwise([*body, ast.Pass()]):
        if isinstance(node, ast.ClassDef | Function):
            found[node.name] = node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign) and (name := _name_of(node)) and _said(after):
            found[name] = node, _said(after)
    return found


def _name_of(node: ast.AST) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""


def _said(node: ast.AST) -> str:
    """The text that stands alone on a line, as below a field or a constant."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return cleandoc(text)
        case _:
            return ""


def _home(module: str, name: str) -> str:
    """The module that defines what another has under a name."""
    body = source(module).body
    # Names that are read when they are asked for are imported for type checkers only.
    for node in [*body, *(inner for each in body if isinstance(each, ast.If) for inner in each.body)]:
        if isinstance(node, ast.ImportFrom) and any((each.asname or each.name) == name for each in node.names):
            assert node.module is not None
            return _home(node.module, name)
    return module


def reference() -> str:
    """Every module with its public names."""
    return "\n\n".join(part for module in MODULES for part in _module(module))


def _module(module: str) -> Iterator[str]:
    yield f"## `{module}`"
    yield ast.get_docstring(source(module)) or ""
    for name, home in public(module).items():
        yield f"### `{name}`"
        yield from entry(name, home)


def entry(name: str, home: str) -> Iterator[str]:
    """A name: how it is written, and what it says of itself."""
    node, said = defined(home)[name]
    if isinstance(node, ast.ClassDef):
        yield _code("\n".join(_class(node)))
        yield said
        yield _members(node)
    else:
        yield _code(signature(node) if isinstance(node, Function) else ast.unparse(node))
        yield said


def _code(text: str) -> str:
    return f"```text\n{text}\n```"


def signature(node: Function, *, inside: bool = False) -> str:
    """A function without its body; a long one with a line for each argument."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    told = [each for each in _arguments(node.args) if each not in {"self", "cls"}]
    start = f"{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}def {node.name}"
    line = f"{start}({', '.join(told)}){returns}"
    if len(line) <= LONGEST:
        return line
    indent = "        " if inside else "    "
    lines = [f"{indent}{each}," for each in told]
    return "\n".join([f"{start}(", *lines, f"{indent[4:]}){returns}"])


def _arguments(told: ast.arguments) -> Iterator[str]:
    """Each argument as it is written."""
    plain = [*told.posonlyargs, *told.args]
    usual = [None] * (len(plain) - len(told.defaults)) + list(told.defaults)
    for place, (each, value) in enumerate(zip(plain, usual, strict=True)):
        yield _argument(each, value)
        if told.posonlyargs and place == len(told.posonlyargs) - 1:
            yield "/"
    if told.vararg:
        yield f"*{_argument(told.vararg, None)}"
    elif told.kwonlyargs:
        yield "*"
    for each, value in zip(told.kwonlyargs, told.kw_defaults, strict=True):
        yield _argument(each, value)
    if told.kwarg:
        yield f"**{_argument(told.kwarg, None)}"


def _argument(each: ast.arg, value: ast.expr | None) -> str:
    kind = f": {ast.unparse(each.annotation)}" if each.annotation else ""
    equals = (" = " if kind else "=") + ast.unparse(value) if value is not None else ""
    return f"{each.arg}{kind}{equals}"


def _class(node: ast.ClassDef) -> Iterator[str]:
    """A class with its fields and the signatures of its methods."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield f"class {node.name}{f'({bases})' if bases else ''}"
    for member in node.body:
        if isinstance(member, ast.Assign | ast.AnnAssign) and _is_public(_name_of(member)):
            yield f"    {ast.unparse(member)}"
        elif isinstance(member, Function) and (_is_public(member.name) or member.name == "__init__"):
            kinds = {ast.unparse(each) for each in member.decorator_list}
            for kind in ("property", "cached_property", "classmethod", "staticmethod"):
                if kind in kinds:
                    yield f"    @{kind}"
            yield f"    {signature(member, inside=True)}"


def _members(node: ast.ClassDef) -> str:
    """What fields and methods say of themselves."""
    rows = []
    for member, after in pairwise([*node.body, ast.Pass()]):
        if isinstance(member, Function):
            name, said = member.name, ast.get_docstring(member) or ""
        else:
            name, said = _name_of(member), _said(after)
        if _is_public(name) and said:
            rows.append(f"- `{name}`: {' '.join(said.split())}")
    return "\n".join(rows)


def _is_public(name: str) -> bool:
    return bool(name) and not name.startswith("_")
