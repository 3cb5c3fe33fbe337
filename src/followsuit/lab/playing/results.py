"""What a game came to, in one form whoever played it: as the kernel says it, and as a row for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.engine.game import Game
from followsuit.engine.position import PastRound
from followsuit.engine.state import State
from followsuit.kernel.layout import CONTRACTS, FIGURES, RESULT

Rows = np.ndarray[Any, Any]
Whole = npt.NDArray[np.int64]


def nearness(game: Game, totals: Whole) -> Whole:
    """Totals as numbers of which more is better: where zero is the aim, the distance from it, below zero."""
    return np.asarray(game.rules.aim.merit(totals))


def number_of_sides(game: Game) -> int:
    """How many sides there are; everyone is one where nobody has a partner."""
    return len(set(game.rules.sides.of(game.seats)))


def one_of_each_side(game: Game, values: Whole) -> Whole:
    """Of the last axis, which has a value for each seat, the first seat of each side."""
    sides = game.rules.sides.of(game.seats)
    return values[..., [sides.index(side) for side in sorted(set(sides))]]


def shares_of(won: npt.NDArray[Any], members: int) -> npt.NDArray[np.float64]:
    """The part of each game's win that falls to each seat's side of so many members, given who has won."""
    shared: npt.NDArray[np.float64] = won / np.maximum(won.sum(axis=-1, keepdims=True) / members, 1)
    return shared


def rows_of(results: Rows, seats: int, first: int) -> Iterator[dict[str, Any]]:
    """Each result as one flat row of figures; `first` is the number of the first game."""
    for number, result in enumerate(results, start=first):
        yield {
            "game": number,
            "finished": bool(result["finished"]),
            "rounds": int(result["rounds"]),
            "void_rounds": int(result["void_rounds"]),
            "first_dealer": int(result["first_dealer"]),
            "winners": [seat for seat in range(seats) if result["winners"] >> seat & 1],
            "totals": result["totals"][:seats].tolist(),
            "tricks": result["tricks"][:seats].tolist(),
            "bids_met": result["bids_met"][:seats].tolist(),
        }


def result_of(state: State) -> tuple[Rows, Rows, Whole]:
    """A game of the engine in the kernel's words: its result, its figures, and the totals after each round."""
    results, figures = np.zeros(1, _result_type(state.game)), np.zeros(1, FIGURES)
    result, past, seats = results[0], state.position.past, state.game.seats
    path = np.array([entry.round.totals for entry in past], np.int64)
    result["totals"][:seats] = state.scores
    result["winners"] = sum(1 << seat for seat in state.winners)
    result["finished"] = state.is_over
    result["first_dealer"] = past[0].round.dealer
    result["rounds"] = len(past)
    result["lead_changes"] = _lead_changes(state.game, path)
    for entry in past:
        _add_round(state.game, entry, result, figures[0])
    return results, figures, path


def _result_type(game: Game) -> np.dtype[Any]:
    """The kernel's, with room for more contracts where only the engine plays a game for having so many."""
    contracts = len(game.rules.contracts.every) if game.rules.contracts else 0
    if contracts <= CONTRACTS:
        return RESULT
    wide = dict.fromkeys(("contracts", "contracts_won"), (np.int32, (contracts,)))
    return np.dtype([(name, wide.get(name, RESULT[name])) for name in RESULT.names or ()], align=True)


def _add_round(game: Game, entry: PastRound, result: Any, sums: Any) -> None:
    round_, seats = entry.round, game.seats
    assert round_.scores is not None
    result["actions"] += len(entry.actions)
    result["void_rounds"] += round_.void
    sums["rounds"] += 1
    for place in range(seats):
        seat = (round_.dealer + 1 + place) % seats
        score, taken = round_.scores[seat], round_.taken[seat]
        sums["place_scores"][place] += score
        sums["place_squares"][place] += score * score
        sums["place_tricks"][place] += taken
        result["tricks"][seat] += taken
        if round_.bids:
            met = game.rules.is_bid_made(round_, seat)
            sums["bids"][round_.hand_size] += 1
            sums["bids_met"][round_.hand_size] += met
            result["bids_met"][seat] += met
    if game.rules.contracts and round_.contract is not None:
        place = game.rules.contracts.every.index(round_.contract)
        result["contracts"][place] += 1
        result["contracts_won"][place] += round_.solo is not None and round_.scores[round_.solo] > 0


def _lead_changes(game: Game, path: Whole) -> int:
    """How often another side than before was alone ahead of all others."""
    by_side = one_of_each_side(game, nearness(game, path))
    leaders = [int(np.argmax(near)) for near in by_side if (near == near.max()).sum() == 1]
    return sum(one != other for one, other in pairwise(leaders))
