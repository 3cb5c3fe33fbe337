"""A game that is looked at from a later round on: that round just dealt, as if others had been played before."""

from __future__ import annotations

from followsuit.engine.actions import CHANCE
from followsuit.engine.game import Game
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.engine.state import State

LEAST_CARDS = 5
"""How many cards a hand should have to learn from, where rounds differ in that."""


def at_round(game: Game, number: int, seed: int) -> State:
    """A round that was just dealt; the seed tells who deals, and the cards."""
    rules, seats = game.rules, game.seats
    areas = rules.tokens.start(seats) if rules.tokens else None
    waiting = new_round(rules, number, seed % seats, (rules.start,) * seats, areas=areas)
    return State(game, Position(rules, seats, Phase.DEAL, CHANCE, waiting), None).with_seed(seed)


def long_round(game: Game) -> int:
    """The first round with enough cards to learn from, else the first of the longest."""
    deal, last = game.rules.deal, game.rules.last_round
    sizes = [deal.hand_size(number) for number in range(1, (last or 1) + 1)]
    wanted = min(LEAST_CARDS, max(sizes))
    return 1 + next(at for at, size in enumerate(sizes) if size >= wanted)
