"""Finding bots by name, and seating them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from followsuit import minds
from followsuit.bots import kinds
from followsuit.bots.player import Budget, Player, Seed
from followsuit.engine.game import Game
from followsuit.errors import PlayerError
from followsuit.language.message import Message

if TYPE_CHECKING:
    from followsuit.kernel.compiling import Part

USUAL_BOT = "casual"
"""Who plays where nobody named another one: the strongest that is offered at a table."""
KERNEL, MINDS = "followsuit.kernel", "followsuit.minds"
BOTS = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Kind:
    """What is known of a kind of bot from its file alone: loading it may load numba, which takes its time."""

    module: str
    says: str
    """How it plays, in a sentence."""
    needs_kernel: bool
    """Whether it has to be compiled before it can play."""
    has_mind: bool
    """Whether it goes by what a network has learned of the game."""
    study: str | None
    """The study that it was made for, which its file names as `STUDY`; such a bot is not offered at a table."""


@cache
def _kinds() -> Mapping[str, Kind]:
    files = [file for folder in kinds.__path__ for file in Path(folder).glob("*.py") if file.stem != "__init__"]
    return dict(sorted(((file.stem.replace("_", "-"), _kind(file)) for file in files), key=lambda each: each[0]))


def _kind(file: Path) -> Kind:
    source = ast.parse(file.read_text("utf-8"))
    says = (ast.get_docstring(source) or "").partition("\n\n")[0].replace("\n", " ")
    imports = _all_imports(source)
    has_mind = any(name.startswith(MINDS) for name in imports)
    needs_kernel = has_mind or any(name.startswith(KERNEL) for name in imports)
    return Kind(f"{kinds.__name__}.{file.stem}", says, needs_kernel, has_mind, _study(source))


def _study(source: ast.Module) -> str | None:
    for node in source.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="STUDY")], value=ast.Constant(value=str(study))):
                return study
            case _:
                pass
    return None


def _all_imports(source: ast.Module) -> set[str]:
    """What a file imports, and what the files do that it shares with other bots."""
    found, left = set[str](), list(_imports(source))
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            shared = BOTS / f"{name.removeprefix(f'{__package__}.').replace('.', '/')}.py"
            if name.startswith(f"{__package__}.") and shared.exists():
                left += _imports(ast.parse(shared.read_text("utf-8")))
    return found


def _imports(source: ast.Module) -> Iterator[str]:
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def needs_kernel(name: str) -> bool:
    """Whether a player has to be compiled before it can play; PlayerError if there is none of that name."""
    check(name)
    return _kinds()[name].needs_kernel


def prepare(names: Sequence[str], game: Game, notify: Callable[[Message], None], *, may_learn: bool = True) -> None:
    """Let players that need compiling be compiled, all of them the first time, and say so then: it takes a while.

    A game that players with a mind are asked for and that no network knows is learned first, if that is allowed.
    """
    needed = set(filter(needs_kernel, names))
    if not needed:
        return
    from followsuit.kernel.compiling import announced  # noqa: PLC0415 - loads numba, which takes its time
    from followsuit.kernel.tables import engine_only  # noqa: PLC0415 - loads NumPy

    if (unfit := engine_only(game)) is not None:
        notify(unfit.message)
        return

    if may_learn and any(_kinds()[name].has_mind for name in names):
        from followsuit.minds.first_use import learn_if_unknown  # noqa: PLC0415 - loads numba

        learn_if_unknown(game, notify)
    state, offered = game.start(seed=0), set(table_players())
    parts: dict[Part, set[str]] = {"players": offered, "agents": set(_kinds()) - offered}
    for part, names_of_part in parts.items():
        if not needed & names_of_part:
            continue
        with announced(part, notify, Path(minds.__path__[0])) as is_first:
            for name in sorted(filter(needs_kernel, names_of_part) if is_first else needed & names_of_part):
                assert state.to_act is not None
                player(name, 0).decide(state.view(state.to_act), Budget(worlds=1))


def players() -> dict[str, str]:
    """Every player's name, with a sentence about it."""
    return {name: kind.says for name, kind in _kinds().items()}


def table_players() -> dict[str, str]:
    """Those among them that are offered at a table: not the agents of a study, which are there to be compared."""
    return {name: kind.says for name, kind in _kinds().items() if kind.study is None}


def player(name: str, seed: Seed) -> Player:
    """A player of that name; PlayerError lists those there are."""
    check(name)
    made: Player = import_module(_kinds()[name].module).make(seed)
    return made


def check(name: str) -> None:
    """Raise PlayerError if there is no player of that name."""
    _check(name, list(_kinds()))


def check_at_table(name: str) -> None:
    """Raise PlayerError if no player of that name is offered at a table."""
    _check(name, list(table_players()))


def _check(name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise PlayerError(Message("player/unknown", {"name": name, "players": list(known)}))


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One known name a seat, from one for each seat or one for all."""
    for name in names:
        check(name)
    if len(names) not in (1, seats):
        raise PlayerError(Message("player/count", {"players": len(names), "seats": seats}))
    return tuple(names) if len(names) == seats else tuple(names) * seats
