"""Moments of a game that are worth looking at, and the way to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.web.visiting import ASK_AGAIN, Visitor

MOST_ACTIONS = 3000

Told = dict[str, Any]
Moment = Callable[[Told], bool]


def to_play(document: Told) -> bool:
    """One is to play a card, to a trick with two or more in it, having taken some already."""
    telling = document["telling"]
    trick = telling["trick"]
    asked = telling["decision"] is not None and telling["decision"]["kind"] == "play"
    under_way = trick is not None and len(trick["cards"]) >= 2 and telling["round"]["tricks"] >= 2
    return bool(asked and under_way and len(telling["hand"]) >= 4)


def in_round(number: int) -> Moment:
    """Such a moment, in that round or a later one."""
    return lambda document: to_play(document) and document["telling"]["round"]["number"] >= number


def to_bid(document: Told) -> bool:
    """One is to bid on a hand of some size, after somebody else."""
    telling = document["telling"]
    asked = telling["decision"] is not None and telling["decision"]["kind"] == "bid"
    return asked and telling["round"]["hand_size"] >= 6 and any(seat["bid"] is not None for seat in telling["seats"])


def to_lay_tokens(document: Told) -> bool:
    """One may lay a token with the card just played."""
    decision = document["telling"]["decision"]
    return decision is not None and decision["kind"] == "tokens"


def play_until(visitor: Visitor, code: str, moment: Moment) -> None:
    """Play whatever comes first, until the picture is worth taking."""
    for _ in range(MOST_ACTIONS):
        document = visitor.telling(code)
        if moment(document):
            return
        if document["telling"]["legal"]:
            body = {"action": document["telling"]["legal"][:2][-1], "version": document["table"]["version"]}
            visitor.context.request.post(f"/api/v1/tables/{code}/actions", data=body)
        else:
            time.sleep(ASK_AGAIN)
    raise AssertionError("the moment never came")
