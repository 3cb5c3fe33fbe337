"""Players of the bench's own, under names of their own, which tables do not offer: yardsticks and parts of minds.

A mind uses its network in two ways while it thinks ahead: to play on in the worlds that it looks at, and as a word of
its own about each option, which also says which options and worlds are looked at at all. Each can be had by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf

from bench.strength.yardsticks import YARDSTICKS
from followsuit.bots.flat import FlatPlayer
from followsuit.bots.player import Player, Seed
from followsuit.bots.thinker import Level, Thinker
from followsuit.minds.looking_ahead import Manner

MOST = 1_024
"""Worlds that any of them looks at, at most."""
ONLY_PLAYS = Manner(near=inf, own_word=0.0, drawn=1, by_thumb=0.0, solved=0.0)
ONLY_SPEAKS = Manner(drawn=1, by_thumb=1.0, solved=0.0)


def _thinking(manner: Manner) -> Callable[[Seed], Player]:
    return partial(Thinker, Level(MOST, 1.0, manner))


PARTS_OF_MINDS: dict[str, Callable[[Seed], Player]] = {
    "network-off": FlatPlayer,
    "network-at-first-sight": partial(Thinker, Level(0, 0.0)),
    "network-plays": _thinking(ONLY_PLAYS),
    "network-speaks": _thinking(ONLY_SPEAKS),
    "network-does-both": _thinking(Manner()),
}
"""With no network; with nothing else; with one that only plays on, or only says what options are worth; and with both,
as `strong` has it."""
APART: dict[str, Callable[[Seed], Player]] = YARDSTICKS | PARTS_OF_MINDS
