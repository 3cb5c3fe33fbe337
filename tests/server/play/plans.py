"""Tables to be played at: every game, people and bots mixed, with clocks and pauses here and there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import followsuit as fs

SHORT: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "boerenbridge": ({},),
    "elemental": ({"seats": 3}, {"seats": 4}),
    "euchre": ({"target": 3},),
    "hearts": ({"seats": 3, "target": 10}, {"target": 10}),
    "klaverjas": ({"rounds": 2},),
    "miesjelen": ({"seats": 2, "round_limit": 4}, {"seats": 4, "round_limit": 3}),
    "ninja-whist": ({"seats": 3}, {"seats": 4}),
    "oh-hell": ({"seats": 3, "longest": 3}, {"longest": 4}),
    "spades": ({"target": 50, "floor": -50},),
    "sueca": ({"target": 1},),
    "whist": ({"target": 3},),
    "zole": ({"rounds": 2}, {"rounds": 4}),
}
"""Options with which a game does not last all evening."""
LONG_GAMES = frozenset({"elemental", "ninja-whist"})
"""Of these a game has more than five hundred actions."""


@dataclass(frozen=True)
class Plan:
    """A table to be made: for each seat a bot, or (none) a person."""

    game: str
    options: Mapping[str, Any]
    seats: tuple[str | None, ...]
    customs: Mapping[str, Any] = field(default_factory=dict)
    forgetful: bool = False
    """Whether its people sometimes let their time run out."""

    @property
    def body(self) -> dict[str, Any]:
        """What a client sends to have it made."""
        seats = [{} if bot is None else {"bot": bot} for bot in self.seats]
        customs = {"pace": 0, "round_pause": 0, "takeover_seconds": None, **self.customs}
        return {"game": self.game, "options": dict(self.options), "seats": seats, "customs": customs}


def plan(number: int, chance: random.Random) -> Plan:
    """The plan with a number: the games take turns, the rest is chance."""
    keys = sorted(fs.games())
    key = keys[number % len(keys)]
    if key in LONG_GAMES and chance.random() < 0.6:
        key = chance.choice([other for other in keys if other not in LONG_GAMES])
    options = chance.choice(SHORT[key])
    count = fs.game(key, **options).seats
    people = chance.randint(1, count) if key not in LONG_GAMES else 1
    bots = [chance.choices(("random", "greedy", "casual"), (5, 4, 1))[0] for _ in range(count - people)]
    seats: list[str | None] = [*bots, *[None] * people]
    chance.shuffle(seats)
    customs, forgetful = chance.choices(
        (
            ({}, False),
            ({"round_pause": 0.2}, False),
            ({"round_pause": None}, False),
            ({"decision_seconds": 1.0}, True),
            ({"pace": 0.05, "takeover_seconds": 1.0}, False),
        ),
        (6, 1, 1, 1, 0 if key in LONG_GAMES else 1),
    )[0]
    return Plan(key, options, tuple(seats), customs, forgetful)
