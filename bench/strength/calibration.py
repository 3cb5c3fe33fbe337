"""Whether what is said of a call is what it brings: the word before the round beside the round's result.

A player plays games with itself, always doing what it thinks best. For every bid, contract and naming of trump the
value that was told is set beside what the round came to for that seat, by hand size, in per cent of what a round's
result usually differs by; and of bids, how many were met.

What is told of the best of several options is too high even where every option is valued without a mistake on
average: the best is rather one of those that were overvalued. That is part of what is measured, because it is what
people are told. The network's word is measured in so many games that a per cent is seen; the word of a player who
thinks ahead, which is its network's together with what it saw, in as many as there is time for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from rich.table import Table

import followsuit as fs
from bench.strength.contestants import Contestant
from bench.strength.games import game_of
from followsuit.bots.player import Budget, Player
from followsuit.bots.registry import player
from followsuit.engine.position import Phase
from followsuit.kernel.layout import GAME
from followsuit.kernel.machine import act
from followsuit.kernel.stages import A_BID, A_CONTRACT
from followsuit.lab.measuring.inference import Estimate, ratio
from followsuit.minds.calibrating import Calls, calls_of
from followsuit.minds.encoding import LAY_TOKEN, SAY
from followsuit.minds.library import mind_of
from followsuit.minds.mind import Mind
from followsuit.minds.network import SECOND
from followsuit.minds.noting import is_met
from followsuit.minds.self_play import outcome
from followsuit.minds.setting import Setting

CALLS = 400_000
ROUNDS = 100
NETWORK = "network"
"""Whose word it is that is told at first sight."""
WITHIN = 1.0
"""By how many per cent a call may be valued otherwise than it comes to."""
LONGEST = 24
"""Rounds after which a game is cut off where a player thinks ahead."""
Call = tuple[int, int, int, int, float, float, bool]
"""A head, the cards in a hand, the seat, the round, what was told, what came, and whether the bid was met."""


@dataclass(frozen=True)
class Calibration:
    """Calls of one kind in hands of one size: how many, by how many per cent they were overvalued, and bids met."""

    call: str
    cards: int
    calls: int
    over: Estimate
    met: float | None

    @property
    def is_within(self) -> bool:
        """Whether it was valued at what it brings, as nearly as is asked for."""
        return abs(self.over.mean) <= WITHIN


def calibrations(calls: Calls) -> Iterator[Calibration]:
    """Every kind of call by hand size; the units are rounds, because the calls of one hang together."""
    for call, first, last in (("bid", SAY + A_BID, SAY + A_CONTRACT), ("other call", SAY + A_CONTRACT, LAY_TOKEN)):
        of_kind = (calls.heads >= first) & (calls.heads < last)
        for cards in sorted(set(calls.cards[of_kind].tolist())):
            asked = of_kind & (calls.cards == cards)
            over = np.bincount(calls.rounds[asked], 100 * (calls.told - calls.came)[asked])
            made = np.bincount(calls.rounds[asked])
            met = float(calls.is_met[asked].mean()) if call == "bid" else None
            yield Calibration(call, cards, int(asked.sum()), ratio(over[made > 0], made[made > 0]), met)


def network_calls(mind: Mind, calls: int = CALLS, seed: int = 99) -> Calls:
    """What a network calls in games that it plays with itself, and what came of it."""
    return calls_of(mind.setting, mind.network, calls, seed=seed)


def searched_calls(name: str, mind: Mind, rounds: int = ROUNDS) -> Calls:
    """The same of a player who thinks ahead, in so many rounds; what it tells is its own word."""
    contestant, setting = Contestant.of(name), mind.setting
    found: list[Call] = []
    number = played = 0
    while played < rounds:
        bots = [player(contestant.name, f"{number}/{seat}") for seat in range(setting.game.seats)]
        state = setting.game.start(seed=f"calibration/{number}")
        number += 1
        while state.to_act is not None and state.rounds_played < LONGEST and played < rounds:
            told, last = _told(state, bots, contestant.budget, float(setting.places["scale"]))
            found += [
                (head, cards, seat, played, value, *_came_to(setting, *last, seat)) for head, cards, seat, value in told
            ]
            played += 1
            state, _ = last[0].advance(last[1], deal=False)
            if state.is_between_rounds:
                state, _ = state.deal_next()
    heads, cards, seats, numbers, told_, came, met = ([row[place] for row in found] for place in range(7))
    return Calls(
        np.array(heads, np.int16), np.array(cards, np.int8), np.array(seats, np.int8), np.array(numbers, np.int32),
        np.array(told_, np.float64), np.array(came, np.float64), np.array(met, np.bool_),
        np.zeros((len(found), SECOND), np.float32),
    )  # fmt: skip


def _told(
    state: fs.State, bots: Sequence[Player], budget: Budget, scale: float
) -> tuple[list[tuple[int, int, int, float]], tuple[fs.State, fs.Action]]:
    """What was told of the calls of a round, and its last action with the state before it."""
    told: list[tuple[int, int, int, float]] = []
    while True:
        seat, legal = state.to_act, state.legal()
        assert seat is not None
        action = legal[0]
        if len(legal) > 1:
            view = state.view(seat)
            decision = bots[seat].decide(view, budget)
            action = decision.action
            if view.phase is Phase.CALL:
                head = SAY + (A_BID if str(action).startswith("bid ") else A_CONTRACT)
                told.append((head, view.hand_size, seat, decision.options[0].value / scale))
        after, _ = state.advance(action, deal=False)
        if after.to_act is None or after.is_between_rounds:
            return told, (state, action)
        state = after


def _came_to(setting: Setting, before: fs.State, action: fs.Action, seat: int) -> tuple[float, bool]:
    """What a round came to for a seat with its last action, and whether its bid was met."""
    games, tables, bridge = np.zeros(1, GAME), setting.kernel.tables, setting.kernel.bridge
    games[0] = bridge.load(before.position)
    act(games[0], tables, bridge.code(games[0], action))
    return float(outcome(games[0], tables, setting.places, seat)), bool(is_met(games[0], tables, seat))


def measured(game: str, by: str, *, calls: int = CALLS, rounds: int = ROUNDS) -> list[Calibration]:
    """The calls of a game by the network, or by a player; none where no network knows it, or nothing is called."""
    mind = mind_of(game_of(game))
    if mind is None:
        return []
    return list(calibrations(network_calls(mind, calls) if by == NETWORK else searched_calls(by, mind, rounds)))


def told(found: Sequence[tuple[str, str, Calibration]]) -> Table:
    """Games with whose word it is, and whether each kind of call is valued at what it brings."""
    table = Table(title="Told before the round less what came, in % of a usual result", title_justify="left")
    for column in ("game", "by", "call", "cards", "calls", "overvalued by", "within 1 %", "bids met"):
        table.add_column(column, justify="left" if column in {"game", "by", "call"} else "right")
    for game, by, each in found:
        met = "" if each.met is None else f"{100 * each.met:.1f} %"
        over = f"{each.over.mean:+.1f} ± {each.over.half:.1f} %"
        table.add_row(
            game, by, each.call, str(each.cards), f"{each.calls:,}", over, "yes" if each.is_within else "no", met
        )
    return table
