"""Cards that everyone gives away before the first trick: to whom, and what came of it."""

from __future__ import annotations

from followsuit.engine.view import View
from followsuit.telling.documents import Passing, Way
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence


def passing(constants: GameConstants, view: View) -> Passing | None:
    """How cards are passed in the round, as the viewer knows it; none in games without it."""
    stage = constants.rules.passing
    if stage is None or view.round is None:
        return None
    seats, seat, ways = constants.game.seats, view.seat, stage.to
    this_round = (view.round - 1) % len(ways)
    steps = ways[this_round] % seats
    cards = stage.cards
    plays = steps > 0 and seat is not None and seat in view.playing
    to = stage.given_to(view.round, view.playing, seat) if plays and seat is not None else None
    giver = giver_to(constants, view, seat) if plays and seat is not None else None
    way = way_of(steps, seats)
    return {
        "cards": cards,
        "way": way,
        "ways": [way_of(each % seats, seats) for each in ways],
        "this_round": this_round,
        "going_on": view.asked == "pass",
        "to": to,
        "by": giver,
        "given": _cards(constants, view, seat),
        "received": _cards(constants, view, giver) if view.given_to else [],
        "says": sentence("passing/says" if steps else "passing/none", {"cards": cards, "way": way}),
        "detail": None if to is None else sentence("passing/who", {"to": to, "by": giver}),
    }


def way_of(steps: int, seats: int) -> Way:
    """Where somebody sits who is so many seats further on."""
    if steps == 0:
        return "keep"
    if steps == 1:
        return "left"
    return "right" if steps == seats - 1 else "across" if 2 * steps == seats else "on"


def giver_to(constants: GameConstants, view: View, seat: int) -> int | None:
    """Who gives a seat its cards."""
    stage = constants.rules.passing
    if stage is None or view.round is None:
        return None
    return next((other for other in view.playing if stage.given_to(view.round, view.playing, other) == seat), None)


def _cards(constants: GameConstants, view: View, giver: int | None) -> list[str]:
    if giver is None or not view.given:
        return []
    return [str(card) for card in constants.rules.faces.held(view.given[giver], view.order)]
