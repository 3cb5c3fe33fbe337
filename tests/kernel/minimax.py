"""Open cards played to the end of the round in every way there is, by the engine: what solvers are judged by.

Nothing is skipped, remembered or bounded, so that only the last few cards of a round can be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import followsuit as fs
from followsuit.engine.actions import CHANCE, Action
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import legal, step
from followsuit.rules.round import Round

Values = tuple[int, ...]
"""What a round came to for each seat."""


def utility_of(position: Position, name: str) -> Callable[[Round], Values]:
    """What a scored round is worth to each seat, by the name of what is counted."""
    rules = position.rules
    sides = position.table.sides or rules.sides.of(position.seats)

    def by_side(numbers: list[int]) -> Values:
        return tuple(sum(n for n, other in zip(numbers, sides, strict=True) if other == side) for side in sides)

    def tricks(round_: Round) -> Values:
        return by_side(list(round_.taken))

    def points(round_: Round) -> Values:
        counts = rules.card_points or (rules.contracts.card_points if rules.contracts else None)
        if counts is None:
            return (0,) * position.seats
        return by_side(list(counts.by_seat(round_.tricks, round_.seats, rules.faces.by_order[round_.order])))

    def score(round_: Round) -> Values:
        merit = rules.aim.merit
        assert round_.totals is not None
        return tuple(merit(after) - merit(before) for after, before in zip(round_.totals, round_.before, strict=True))

    return {"tricks": tricks, "points": points, "score": score}[name]


def margin(position: Position, values: Values, seat: int, name: str) -> float:
    """What a side tries to make large: what it has, or how much better its score is than the others' in the mean."""
    if name != "score":
        return values[seat]
    round_ = position.table
    sides = round_.sides or position.rules.sides.of(position.seats)
    others = [values[other] for other in round_.playing if sides[other] != sides[seat]]
    return values[seat] - sum(others) / len(others)


def _is_better(new: Values, old: Values, seat: int) -> bool:
    """Whether a seat likes an outcome better: most for itself, least for the others, least for the next."""
    turned_new, turned_old = new[seat:] + new[:seat], old[seat:] + old[:seat]
    return (turned_new[0], -sum(turned_new), *(-value for value in turned_new)) > (
        turned_old[0], -sum(turned_old), *(-value for value in turned_old)
    )  # fmt: skip


def everyone_alone(position: Position, name: str) -> Values:
    """What every seat comes to if each looks after itself."""
    counted = utility_of(position, name)

    def search(here: Position) -> Values:
        if here.past != position.past:
            return counted(here.past[-1].round)
        best: Values | None = None
        for action in legal(here):
            values = search(step(here, action)[0])
            if best is None or _is_better(values, best, here.seat):
                best = values
        assert best is not None
        return best

    return search(position)


def one_against_the_others(position: Position, name: str, seat: int) -> float:
    """What a seat's side comes to if all others play against it."""
    counted = utility_of(position, name)
    sides = position.table.sides or position.rules.sides.of(position.seats)

    def search(here: Position) -> float:
        if here.past != position.past:
            return margin(position, counted(here.past[-1].round), seat, name)
        values = [search(step(here, action)[0]) for action in legal(here)]
        return max(values) if sides[here.seat] == sides[seat] else min(values)

    return search(position)


def options(position: Position, name: str, *, is_two_sided: bool) -> Iterator[tuple[Action, float]]:
    """Every legal action, and what it comes to for the seat to act."""
    seat, counted = position.seat, utility_of(position, name)
    for action in legal(position):
        after = step(position, action)[0]
        if after.past != position.past:
            values = counted(after.past[-1].round)
            yield action, margin(position, values, seat, name) if is_two_sided else values[seat]
        elif is_two_sided:
            yield action, one_against_the_others(after, name, seat)
        else:
            yield action, everyone_alone(after, name)[seat]


def endings(
    game: fs.Game, seeds: range, most: int, tricks: int, choose: Callable[[tuple[Action, ...]], Action]
) -> Iterator[Position]:
    """Positions of trick play with at most so many cards in all hands and tricks left, from games played at random."""
    for seed in seeds:
        state = game.start(seed)
        while not state.is_over and state.rounds_played < 3:
            position = state.position
            if position.phase is Phase.PLAY and position.to_act != CHANCE:
                held = [len(hand) for hand in position.table.hands]
                if sum(held) <= most and max(held) <= tricks:
                    yield position
                    break
            state = state.play(choose(state.legal()))
