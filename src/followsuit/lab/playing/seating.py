"""Who sits where, deal by deal, so that nobody gains by its seat, its cards or its neighbours.

For each deal the players are put in some order round the table, and that order is turned through every seat. Turning
alone would leave each player between the same neighbours, and it matters who leads to whom: so the orders change from
deal to deal, through all of them if they are few and at random if they are many. Where there are partners, it is the
sides that are put in order, and everyone on a side is the same player.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial, prod

from followsuit.engine.game import Game


def sides_of(game: Game) -> tuple[int, ...]:
    """The side of each seat; nothing where everyone plays alone."""
    return game.rules.sides.of(game.seats) if game.rules.sides.has_partners else ()


LineUp = tuple[int, ...]
"""Who sits on each seat: places in the list of players."""
FEW = 24
"""Up to so many orders round the table are all gone through."""


def rotations(order: LineUp) -> tuple[LineUp, ...]:
    """An order turned through every seat."""
    return tuple(order[-shift:] + order[:-shift] if shift else order for shift in range(len(order)))


@lru_cache(maxsize=256)
def orders(sitting: LineUp) -> tuple[LineUp, ...]:
    """Every order of these players round the table; none if there are too many to go through."""
    ways = factorial(len(sitting)) // prod(factorial(often) for often in Counter(sitting).values())
    if ways > FEW * len(sitting):
        return ()
    return tuple(sorted({min(rotations((sitting[0], *rest))) for rest in permutations(sitting[1:])}))


@dataclass(frozen=True)
class Seating:
    """The players that come to the table together, each sitting once a deal in every rotation."""

    sittings: tuple[LineUp, ...]
    seed: str
    sides: tuple[int, ...] = ()
    """The side of each seat, where there are partners: the players sit by side then."""

    @classmethod
    def of(cls, players: int, seats: int, seed: str, sides: tuple[int, ...] = ()) -> Seating:
        """Players repeated to fill the seats, or the sides; if they are too many, every choice of them sits once."""
        places = len(set(sides)) if sides else seats
        if players <= places:
            return cls((tuple(place % players for place in range(places)),), seed, sides)
        return cls(tuple(combinations(range(players), places)), seed, sides)

    @classmethod
    def one_against(cls, seats: int, seed: str, sides: tuple[int, ...] = ()) -> Seating:
        """The first of two players on one seat, or one side, the second on all others."""
        places = len(set(sides)) if sides else seats
        return cls(((0,) + (1,) * (places - 1),), seed, sides)

    @property
    def ways(self) -> int:
        """How many games a deal is played in."""
        return len(self.sittings) * len(self.sittings[0])

    def line_ups(self, deal: int) -> tuple[LineUp, ...]:
        """The seatings in which a deal is played."""
        return tuple(
            self._seated(line_up)
            for number, sitting in enumerate(self.sittings)
            for line_up in rotations(self._order(number, sitting, deal))
        )

    def _seated(self, line_up: LineUp) -> LineUp:
        """Who sits on each seat, given who is on each side."""
        return tuple(line_up[side] for side in self.sides) if self.sides else line_up

    def _order(self, number: int, sitting: LineUp, deal: int) -> LineUp:
        if found := orders(sitting):
            return found[deal % len(found)]
        return tuple(random.Random(f"{self.seed}/{deal}/{number}").sample(sitting, len(sitting)))
