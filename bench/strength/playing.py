"""One deal in all its seatings: who sits where, what it came to, and what everybody's decisions took."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from typing import Any

import numpy as np

import followsuit as fs
from bench.strength.contestants import Contestant
from bench.strength.games import game_of
from followsuit.bots.player import Budget
from followsuit.lab.playing.duplicate import Deals
from followsuit.lab.playing.limits import usual_max_rounds
from followsuit.lab.playing.results import number_of_sides
from followsuit.lab.playing.seating import Seating, sides_of

Row = dict[str, Any]
"""A deal as it is written down."""


@dataclass(frozen=True)
class Plan:
    """What is to be played, in plain texts, so that any process can play any deal of it."""

    game: str
    players: tuple[str, ...]
    seed: str = "1"
    rounds: int | None = None
    """Cut off after so many rounds: 1 makes a deal of cards the unit. None: whole games."""
    alone: bool = False
    """The first player on one seat, or one side, and the others on the rest; else as many seats for each."""

    @property
    def key(self) -> str:
        """A short name that differs wherever anything differs."""
        return sha256(dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]

    @property
    def most_rounds(self) -> int:
        """After how many rounds a game is cut off."""
        return self.rounds or usual_max_rounds(game_of(self.game))

    @property
    def seating(self) -> Seating:
        """Where the players sit, deal by deal. Everyone holds every hand of a deal equally often.

        Two that cannot share the seats evenly share them both ways: with three seats, two to one and one to two.
        """
        game = game_of(self.game)
        sides = sides_of(game)
        places, count = len(set(sides)) if sides else game.seats, len(self.players)
        if self.alone:
            sitting = (0, *(1 + place % (count - 1) for place in range(places - 1)))
            return Seating((sitting,), self.seed, sides)
        if count == 2 and places % 2:
            one = tuple(place % 2 for place in range(places))
            return Seating((one, tuple(1 - place for place in one)), self.seed, sides)
        return Seating.of(count, game.seats, self.seed, sides)


def play_deal(plan: Plan, deal: int) -> Row:
    """Play a deal in every seating; what is only one thing to do is done without asking anybody."""
    _warm_up(plan)
    contestants = [Contestant.of(text) for text in plan.players]
    line_ups = plan.seating.line_ups(deal)
    row: Row = {
        "deal": deal,
        "seated": [list(line_up) for line_up in line_ups],
        "totals": [],
        "winners": [],
        "finished": [],
        "rounds": [],
        "seconds": [0.0] * len(contestants),
        "decisions": [0] * len(contestants),
    }
    for way, line_up in enumerate(line_ups):
        seated = [contestants[place] for place in line_up]
        state = _play(plan, seated, f"{plan.seed}/{deal}", f"{plan.seed}/{deal}/{way}", (row, line_up))
        row["totals"].append(list(state.scores))
        row["winners"].append(list(state.winners))
        row["finished"].append(state.is_over)
        row["rounds"].append(state.rounds_played)
    row["seconds"] = [round(seconds, 6) for seconds in row["seconds"]]
    return row


def _play(
    plan: Plan, seated: list[Contestant], deal: str, minds: str, count: tuple[Row, tuple[int, ...]] | None = None
) -> fs.State:
    game, most = game_of(plan.game), plan.most_rounds
    thinkers = [contestant.sit(game, f"{minds}/{seat}") for seat, contestant in enumerate(seated)]
    state = game.start(seed=deal)
    while (seat := state.to_act) is not None and not state.is_between_rounds:
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            thought = thinkers[seat].decide(state)
            action = thought.action
            if count is not None:
                row, line_up = count
                row["seconds"][line_up[seat]] += thought.seconds
                row["decisions"][line_up[seat]] += 1
        state, _ = state.advance(action, deal=False)
        if state.is_between_rounds and state.rounds_played < most:
            state, _ = state.deal_next()
    return state


@lru_cache(maxsize=64)
def _warm_up(plan: Plan) -> None:
    """Let all that the players need be compiled or loaded, so that no decision that is measured pays for it."""
    game = game_of(plan.game)
    one_world = Budget(seconds=None, worlds=1)
    for text in plan.players:
        contestant = Contestant(Contestant.of(text).name, one_world)
        _play(Plan(plan.game, plan.players, rounds=1), [contestant] * game.seats, "warm", "warm")


def deals_of(plan: Plan, row: Mapping[str, Any]) -> Deals:
    """A row as the lab has deals."""
    game = game_of(plan.game)
    return Deals(
        seated=np.array([row["seated"]]),
        totals=np.array([row["totals"]], np.int64),
        won=np.array([[[seat in winners for seat in range(game.seats)] for winners in row["winners"]]]),
        finished=np.array([row["finished"]]),
        rounds=np.array([row["rounds"]], np.int64),
        members=game.seats // number_of_sides(game),
    )
