"""Finding players by name, and seating them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from followsuit.bots.player import Budget, Player, Seed
from followsuit.bots.uniform import UniformPlayer
from followsuit.engine.game import Game
from followsuit.errors import PlayerError
from followsuit.language.message import Message
from followsuit.rules.prose import counted, listed


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player: a sentence about it, and how one is made."""

    says: str
    make: Callable[[Seed], Player]


def _greedy(seed: Seed) -> Player:
    from followsuit.bots.greedy import GreedyPlayer  # noqa: PLC0415 - loads numba, which takes its time

    return GreedyPlayer(seed)


def _casual(seed: Seed) -> Player:
    from followsuit.bots.casual import CasualPlayer  # noqa: PLC0415 - loads numba, which takes its time

    return CasualPlayer(seed)


_BOTS: Mapping[str, Kind] = {
    "random": Kind("Does any legal thing, each as likely as another.", UniformPlayer),
    "greedy": Kind("Follows rules of thumb: wins cheaply while it wants tricks, loses high otherwise.", _greedy),
    "casual": Kind("Imagines how the hidden cards may lie, and plays each deal out for each option.", _casual),
}


USUAL_BOT = "casual"
"""Who plays where nobody named another one: the strongest there is."""
COMPILED = frozenset({"greedy", "casual"})
"""Those who need the kernel."""


def prepare(names: Sequence[str], game: Game, notify: Callable[[Message], None]) -> None:
    """Let players that need compiling be compiled, all of them the first time, and say so then: it takes a while."""
    needed = COMPILED & set(names)
    if not needed:
        return
    from followsuit.kernel.compiling import announced  # noqa: PLC0415 - loads numba, which takes its time
    from followsuit.kernel.tables import engine_only  # noqa: PLC0415 - loads NumPy

    if (unfit := engine_only(game)) is not None:
        notify(unfit.message)
        return

    state = game.start(seed=0)
    with announced("players", notify) as is_first:
        for name in sorted(COMPILED if is_first else needed):
            assert state.to_act is not None
            player(name, 0).decide(state.view(state.to_act), Budget(worlds=1))


def players() -> dict[str, str]:
    """Every player's name, with a sentence about it."""
    return {name: kind.says for name, kind in sorted(_BOTS.items())}


def player(name: str, seed: Seed) -> Player:
    """A player of that name; PlayerError lists those there are."""
    check(name)
    return _BOTS[name].make(seed)


def check(name: str) -> None:
    """Raise PlayerError if there is no player of that name."""
    if name not in _BOTS:
        known = listed(sorted(_BOTS))
        remedy = f"The players are {known}." if len(_BOTS) > 1 else f"The only player is {known}."
        raise PlayerError(f"There is no player “{name}”.", remedy)


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One known name a seat, from one for each seat or one for all."""
    for name in names:
        check(name)
    if len(names) not in (1, seats):
        raise PlayerError(
            f"There are {counted(len(names), 'player')} for {counted(seats, 'seat')}.",
            f"Name one for all, or {seats}.",
        )
    return tuple(names) if len(names) == seats else tuple(names) * seats
