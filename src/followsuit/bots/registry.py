"""Finding bots by name, and seating them."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from followsuit import kernel, minds
from followsuit.bots import kinds
from followsuit.bots.own.guarded import GuardedPlayer, answers_of, ready, text_of
from followsuit.bots.own.host import Maker
from followsuit.bots.own.names import OwnPlayer, is_own
from followsuit.bots.own.offered import introduce, offered
from followsuit.bots.player import Budget, Player, Seed
from followsuit.bots.restricted import RestrictedPlayer
from followsuit.engine.game import Game
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.errors import PlayerError
from followsuit.kernel.without import BETWEEN, RESTRICTIONS, parted
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message
from followsuit.language.wording import language

if TYPE_CHECKING:
    from followsuit.kernel.compiling import Part

LEVELS = ("beginner", "casual", "strong", "master")
"""Who is offered first at a table, from the weakest to the strongest."""
LADDER = ("random", "greedy", "beginner", "instant", "casual", "strong", "master")
"""Players from the weakest to the strongest. Where they are listed, others come after them."""
USUAL_BOT = "casual"
"""Who plays where nobody named another one."""
HINT_BOT = "strong"
"""Whose advice a hint is."""
HURRIED_BOT = "instant"
"""Who decides for bots that think, while too many of them wait for their turn to."""
STAND_IN_BOT = "beginner"
"""Who plays for bots with a mind until minds are compiled."""
PACKAGE = "followsuit.bots."
SEEN_IN_PLAY = 2
"""Of how many decisions about cards players are to have seen one of when they are ready: the first, and a later one."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What is known of a kind of bot from its file alone: loading it may load numba, which takes its time."""

    module: str
    says: str
    """How it plays, in a sentence."""
    needs_kernel: bool
    """Whether it has to be compiled before it can play."""
    has_mind: bool
    """Whether it goes by what a network has learned, which is compiled by itself."""
    study: str | None
    """The study that it was made for, which its file names as `STUDY`; such a bot is not offered at a table."""


@cache
def _kinds() -> Mapping[str, Kind]:
    files = [file for folder in kinds.__path__ for file in Path(folder).glob("*.py") if file.stem != "__init__"]
    found = {file.stem.replace("_", "-"): _kind(file) for file in files}
    return {name: found[name] for name in sorted(found, key=lambda name: (found[name].study or "", _rung(name), name))}


def _rung(name: str) -> int:
    return LADDER.index(name) if name in LADDER else len(LADDER)


def _kind(file: Path) -> Kind:
    source = ast.parse(file.read_text("utf-8"))
    says = (ast.get_docstring(source) or "").partition("\n\n")[0].replace("\n", " ")
    needed = _needed(source)
    needs_kernel, has_mind = (any(name.startswith(part.__name__) for name in needed) for part in (kernel, minds))
    return Kind(f"{kinds.__name__}.{file.stem}", says, needs_kernel, has_mind, _study(source))


def _needed(source: ast.Module) -> set[str]:
    """What a file imports, and what modules of bots import that it is made with."""
    found = set(_imports(source))
    for name in [name for name in found if name.startswith(PACKAGE)]:
        found |= _needed_by(name)
    return found


@cache
def _needed_by(module: str) -> set[str]:
    file = Path(__file__).parent.joinpath(*module.removeprefix(PACKAGE).split(".")).with_suffix(".py")
    # What is imported by name need not be a module.
    return _needed(ast.parse(file.read_text("utf-8"))) if file.exists() else set()


def _study(source: ast.Module) -> str | None:
    for node in source.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="STUDY")], value=ast.Constant(value=str(study))):
                return study
            case _:
                pass
    return None


def _imports(source: ast.Module) -> Iterator[str]:
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def own(name: str) -> OwnPlayer | None:
    """The player of one's own that goes by a name; none if it is one of this program's, or of nobody."""
    base, _ = parted(name)
    return None if base in _kinds() else offered().get(base)


def introduced(player: str | Maker) -> str:
    """The name of a player that is given by its name, by how it is found, or as what makes it from a seed.

    Whatever it is will be run. So this is for command lines and programs, and never for names that came from elsewhere.
    """
    text, without = parted(player) if isinstance(player, str) else (text_of(player), ())
    return BETWEEN.join((introduce(text, _kinds()) if is_own(text) else text, *without))


def needs_kernel(name: str) -> bool:
    """Whether a player has to be compiled before it can play; PlayerError if there is none of that name."""
    check(name)
    return own(name) is None and _kinds()[parted(name)[0]].needs_kernel


def has_mind(name: str) -> bool:
    """Whether a player goes by what a network has learned; PlayerError if there is none of that name."""
    check(name)
    return own(name) is None and _kinds()[parted(name)[0]].has_mind


def prepare(names: Sequence[str], game: Game, notify: Callable[[Message], None], *, may_learn: bool = True) -> None:
    """Let players that need compiling be compiled, all of a part the first time, and say so then: it takes a while.

    A game that players with a mind are asked for and that no network knows is learned first, if that is allowed.
    Players of one's own are begun; PlayerError says why one does not answer.
    """
    for found in filter(None, map(own, dict.fromkeys(names))):
        ready(found)
    needed = {parted(name)[0] for name in filter(needs_kernel, names)}
    if not needed:
        return
    from followsuit.kernel.compiling import announced  # noqa: PLC0415 - loads numba, which takes its time
    from followsuit.kernel.tables import engine_only  # noqa: PLC0415 - loads NumPy

    if (unfit := engine_only(game)) is not None:
        notify(unfit.message)
        return

    if may_learn and any(map(has_mind, names)):
        from followsuit.minds.first_use import learn_if_unknown  # noqa: PLC0415 - loads numba

        learn_if_unknown(game, notify)
    moments: list[View] = []
    for part, members in _parts(game).items():
        if not needed & members:
            continue
        moments = moments or list(_moments(game))
        with announced(part, notify, _folder(part)) as is_first:
            for name in sorted(members if is_first else needed & members):
                for view in moments:
                    player(name, 0).decide(view, Budget(worlds=1))
        if part == "minds":
            _make_endings_ready(game, notify)


def are_prepared(names: Sequence[str], game: Game) -> bool:
    """Whether nothing has to be compiled or learned before players can begin: it was done on this machine before."""
    needed = {parted(name)[0] for name in filter(needs_kernel, names)}
    if not needed:
        return True
    from followsuit.kernel.compiling import folder  # noqa: PLC0415 - loads numba, which takes its time
    from followsuit.kernel.tables import engine_only  # noqa: PLC0415 - loads NumPy

    if engine_only(game) is not None:
        return True
    wanted = [part for part, members in _parts(game).items() if needed & members]
    knows = "minds" in wanted or not any(map(has_mind, names))
    # The stamp that `announced` leaves.
    return knows and all((folder(_folder(part)) / f"{part}.compiled").exists() for part in wanted)


def _folder(part: Part) -> Path:
    """The package that a part belongs to."""
    return Path((minds if part == "minds" else kernel).__path__[0])


def _make_endings_ready(game: Game, notify: Callable[[Message], None]) -> None:
    """Let the solver be compiled, if players who think ahead solve the last tricks of a game."""
    from followsuit.kernel.compiling import announced  # noqa: PLC0415 - loads numba, which takes its time
    from followsuit.minds.endings import make_ready, some_ending  # noqa: PLC0415 - loads numba

    if (ending := some_ending(game)) is not None:
        with announced("solver", notify):
            make_ready(game, ending)


def _parts(game: Game) -> dict[Part, set[str]]:
    """The players that are compiled together. Those with a mind do without one where no network knows the game."""
    from followsuit.minds.library import network_of  # noqa: PLC0415 - loads numba

    found = {name: kind for name, kind in _kinds().items() if kind.needs_kernel}
    with_mind = {name for name, kind in found.items() if kind.has_mind} if network_of(game) is not None else set()
    agents = {name for name, kind in found.items() if kind.study is not None}
    return {"players": set(found) - with_mind - agents, "minds": with_mind, "agents": agents}


def _moments(game: Game) -> Iterator[View]:
    """The first decision of each phase before the first card, and one before and one after it."""
    state, chance, seen = game.start(seed=0), random.Random(0), set[Phase]()
    plays = 0
    while state.to_act is not None and plays < SEEN_IN_PLAY:
        phase, legal = state.position.phase, state.legal()
        if len(legal) > 1 and (phase is Phase.PLAY or phase not in seen):
            plays += phase is Phase.PLAY
            seen.add(phase)
            yield state.view(state.to_act)
        state = state.play(chance.choice(legal))


def players() -> dict[str, str]:
    """Every player's name, with a sentence about it: from the weakest to the strongest, a study's agents last.

    Those of one's own that go by a short name come behind them.
    """
    return {name: kind.says for name, kind in _kinds().items()} | _own_says()


def _own_says() -> dict[str, str]:
    english = language(ENGLISH)
    return {name: english.say(Message("own-player/says", {"name": name})) for name in offered()}


def table_players() -> dict[str, str]:
    """Those among them that are offered at a table, the levels first.

    The agents of a study are not: they are there to be compared.
    """
    found = {name: kind.says for name, kind in _kinds().items() if kind.study is None} | _own_says()
    return {name: found[name] for name in sorted(found, key=lambda name: name not in LEVELS)}


def player(name: str, seed: Seed) -> Player:
    """A player of that name; PlayerError lists those there are."""
    check(name)
    base, without = parted(name)
    if (found := own(base)) is not None:
        made: Player = GuardedPlayer(answers_of(found), seed)
    else:
        made = import_module(_kinds()[base].module).make(seed)
    return RestrictedPlayer(made, without) if without else made


def check(name: str) -> None:
    """Raise PlayerError if there is no player of that name, or nothing such that it could do without."""
    base, between, last = parted(name)[0].partition(BETWEEN)
    if own(base) is None:
        _check(base, list(players()))
    if between:
        raise PlayerError(Message("player/restriction", {"given": last, "restrictions": list(RESTRICTIONS)}))


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
