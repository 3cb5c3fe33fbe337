"""Finding players by name, and seating them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from followsuit.bots.player import Player, Seed
from followsuit.bots.uniform import UniformPlayer
from followsuit.errors import PlayerError
from followsuit.rules.prose import counted, listed


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player: a sentence about it, and how one is made."""

    says: str
    make: Callable[[Seed], Player]


_SHELF: Mapping[str, Kind] = {
    "random": Kind("Does any legal thing, each as likely as another.", UniformPlayer),
}


def players() -> dict[str, str]:
    """Every player's name, with a sentence about it."""
    return {name: kind.says for name, kind in sorted(_SHELF.items())}


def player(name: str, seed: Seed) -> Player:
    """A player of that name; PlayerError lists those there are."""
    check(name)
    return _SHELF[name].make(seed)


def check(name: str) -> None:
    """Raise PlayerError if there is no player of that name."""
    if name not in _SHELF:
        known = listed(sorted(_SHELF))
        remedy = f"The players are {known}." if len(_SHELF) > 1 else f"The only player is {known}."
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
