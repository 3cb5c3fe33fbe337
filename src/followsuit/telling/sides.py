"""Who plays with whom, and how far each side is towards what it wants of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from followsuit.engine.view import View
from followsuit.rules.score import Wanting
from followsuit.telling.documents import Sentence, SideTelling, Tug
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence

T = TypeVar("T")


def sides_in(constants: GameConstants, view: View) -> list[list[int]]:
    """The seats of each side, in the order of the first of them."""
    by_side: dict[int, list[int]] = {}
    for seat, side in enumerate(view.sides or constants.rules.sides.of(constants.game.seats)):
        by_side.setdefault(side, []).append(seat)
    return list(by_side.values())


def team_of(sides: Sequence[Sequence[int]], seat: int) -> int:
    """The place of a seat's side."""
    return next(place for place, seats in enumerate(sides) if seat in seats)


def side_name(seats: list[int], you: int | None) -> Sentence:
    """What a side is called by a viewer."""
    if you is None:
        return sentence("side/named", {"seats": seats})
    return sentence("side/ours" if you in seats else "side/theirs", {})


def side_tellings(constants: GameConstants, view: View, points: tuple[int, ...] | None) -> list[SideTelling]:
    """Every side, as those who look on are told of it."""
    return [_side(constants, view, points, seats) for seats in sides_in(constants, view)]


def _side(constants: GameConstants, view: View, points: tuple[int, ...] | None, seats: list[int]) -> SideTelling:
    def together(values: Sequence[int] | None) -> int:
        return sum(values[seat] for seat in seats) if values else 0

    taken, melds = together(view.taken), melds_of(constants, view)
    bids = [bid for seat in seats if view.bids and (bid := view.bids[seat]) is not None]
    goal = _goal(constants, view, seats)
    scored = None if points is None else together(points) + _for_last_trick(constants, view, seats)
    counted = (scored or 0) + together(melds) if constants.tugs_at_points else taken
    return {
        "seats": seats,
        "ours": None,
        "name": side_name(seats, None),
        "total": view.totals[seats[0]],
        "taken": taken,
        "bid": sum(bids) if constants.joins_bids and bids else None,
        "points": scored,
        "melds": None if melds is None else together(melds),
        "goal": goal,
        "makes": view.declarer in seats,
        "says": None if goal is None or view.round is None else _says(constants, view, counted, goal),
    }


def _for_last_trick(constants: GameConstants, view: View, seats: list[int]) -> int:
    """What the last trick of the round has brought a side, besides its cards."""
    is_taken = bool(view.tricks) and len(view.tricks) == view.hand_size
    return constants.for_last_trick if is_taken and view.tricks[-1].winner in seats else 0


def melds_of(constants: GameConstants, view: View) -> list[int] | None:
    """What melds have brought each seat, where there are any."""
    if not constants.has_melds:
        return None
    won = [0] * constants.game.seats
    faces = constants.rules.faces.by_order[view.order]
    for trick in view.tricks:
        assert trick.winner is not None
        won[trick.winner] += constants.melds(trick, faces)
    return won


def _goal(constants: GameConstants, view: View, seats: list[int]) -> int | None:
    """The least that a side has to reach; none while it is not settled."""
    if constants.tugs_at_points:
        return next((step for word in constants.rules.score for step in word.steps_up), None)
    bids = tuple(bid for seat in seats if view.bids and (bid := view.bids[seat]) is not None)
    if view.bids and len(bids) < len(seats):
        return None
    wanting = Wanting(bids, view.hand_size, None if view.declarer is None else view.declarer in seats)
    return next((goal for word in constants.rules.score if (goal := word.trick_goal(wanting)) is not None), None)


def _says(constants: GameConstants, view: View, counted: int, goal: int) -> Sentence:
    if counted == goal:
        return sentence("side/made", {"goal": goal})
    if counted > goal:
        return sentence("side/over", {"over": counted - goal, "goal": goal})
    left = view.hand_size - len(view.tricks)
    if not constants.tugs_at_points and goal - counted > left:
        return sentence("side/short", {"short": goal - counted - left, "goal": goal})
    return sentence("side/needs", {"more": goal - counted, "goal": goal})


def tug(constants: GameConstants, view: View) -> Tug | None:
    """What the sides pull at, once cards are played."""
    if view.round is None or (view.trick is None and not view.tricks):
        return None
    if constants.tugs_at_points:
        assert constants.points is not None
        return {"unit": "points", "of": constants.points.total(constants.deck) + constants.for_last_trick}
    return {"unit": "tricks", "of": view.hand_size}


def seen_from(sides: list[SideTelling], you: int) -> list[SideTelling]:
    """The sides as one of the players calls them."""
    return [{**side, "ours": you in side["seats"], "name": side_name(side["seats"], you)} for side in sides]
