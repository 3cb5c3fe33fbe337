"""Balances measured once for all tests of the lab: few games, on one core."""

from __future__ import annotations

from functools import cache

from followsuit.lab.measuring.balance import Balance, balance
from followsuit.lab.measuring.plan import Plan
from followsuit.rules.page import find

SEATS = {
    "miesjelen": (2, 3),
    "ninja-whist": (2, 4, 7),
    "elemental": (3, 4),
    "boerenbridge": (3, 4),
    "zole": (3, 4),
    "spades": (4,),
    "hearts": (4,),
}


@cache
def measured(key: str, player: str = "greedy", games: int = 80) -> Balance:
    """A game measured at some seat counts; whoever gets it leaves it as it is."""
    plan = Plan(player=player, games=games, seed="7", cores=1, close_deals=2 if key == "zole" else 0)
    found = balance(find(key), SEATS[key], plan=plan)
    for _ in found.measure():
        pass
    return found
