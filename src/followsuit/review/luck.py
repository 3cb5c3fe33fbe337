"""Luck told from skill: what the cards brought, what others did, and what a seat's own errors cost.

Each round is dealt again as it was, cards and dealer, and good players sit in all seats, many times: what they make of
it is what the deal was worth. The errors of a seat are what its decisions lost. The rest is what the others did and
how the cards fell. The three add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from followsuit.engine.position import Position
from followsuit.review.classes import Class
from followsuit.review.forecasts import Floats, Forecaster

TIMES = 64
"""How often each deal is played again."""
DIGITS = 3
"""To how many digits points are told."""


@dataclass(frozen=True)
class Dealt:
    """A round that was scored: what it brought each seat, what its deal was worth, and how sure that is."""

    results: Floats
    deal: Floats
    error: Floats


def dealt(forecaster: Forecaster, start: Position, scores: Sequence[int], number: int) -> Dealt:
    """A round from its first position, with what everyone scored in it."""
    totals = np.array(start.totals)
    again = forecaster.advantages(totals, forecaster.played_on(start, TIMES, number))
    results = forecaster.advantages(totals, np.array(scores))
    return Dealt(results, again.mean(axis=0), again.std(axis=0) / np.sqrt(TIMES))


def parts(rounds: Iterable[Dealt], seat: int, losses: Iterable[float]) -> dict[str, float]:
    """The result of a seat over some rounds and the parts that it is made of; they add up as they are told."""
    rounds = list(rounds)
    result = round(float(sum(each.results[seat] for each in rounds)), DIGITS)
    deal = round(float(sum(each.deal[seat] for each in rounds)), DIGITS)
    own = round(-sum(losses), DIGITS)
    error = float(np.sqrt(sum(each.error[seat] ** 2 for each in rounds)))
    return {
        "result": result,
        "deal": deal,
        "others": round(result - deal - own, DIGITS),
        "own": own + 0.0,
        "adjusted": round(result - deal, DIGITS),
        "deal_error": round(error, DIGITS),
    }


MOST_MOMENTS = 3


def moments(decisions: Iterable[Mapping[str, Any]], least: float) -> list[int]:
    """The steps of the dearest errors among some decisions, the dearest first."""
    dear = [each for each in decisions if each["loss"]["points"] >= least]
    dear.sort(key=lambda each: -each["loss"]["points"])
    return [each["step"] for each in dear[:MOST_MOMENTS]]


def counted(decisions: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """How many decisions there are of each class."""
    kinds = [each["class"] for each in decisions]
    return {kind.value: kinds.count(kind.value) for kind in Class}
