"""What stands beside each seat's name."""

from __future__ import annotations

from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.telling.documents import Need, SeatTelling, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence


def seat_tellings(constants: GameConstants, view: View, points: tuple[int, ...] | None) -> list[SeatTelling]:
    """Everyone at the table, as a spectator sees them; `points` are the card points that each has taken."""
    tokens = view.tokens
    return [
        {
            "cards": view.hand_sizes[seat] if view.hand_sizes else 0,
            "dealer": seat == view.dealer,
            "playing": seat in view.playing,
            "side": None if view.solo is None else "solo" if seat == view.solo else "opponent",
            "bid": view.bids[seat] if view.bids else None,
            "taken": view.taken[seat] if view.taken else 0,
            "points": None if points is None else points[seat],
            "need": _need(constants, view, seat),
            "tokens": None if tokens is None else list(tokens.score[seat]),
            "won_tokens": None if tokens is None else list(tokens.play[seat]),
            "total": total,
            "note": note(view, seat),
        }
        for seat, total in enumerate(view.totals)
    ]


def seen_by_seat(seats: list[SeatTelling], view: View) -> list[SeatTelling]:
    """Everyone at the table, as a seat sees them: it knows on which side it is."""
    if view.solo is None:
        return seats
    return [{**told, "note": note(view, seat)} for seat, told in enumerate(seats)]


def _need(constants: GameConstants, view: View, seat: int) -> Need | None:
    """How far a seat is towards its bid, or towards the tricks its contract asks for."""
    goal = view.bids[seat] if view.bids else None
    if seat == view.solo and view.played is not None:
        goal = view.played.payment.tricks
    if goal is None:
        return None
    key = goal, view.taken[seat], view.hand_size - sum(view.taken)
    if key not in constants.needs:
        constants.needs[key] = _need_of(*key)
    return constants.needs[key]


def _need_of(goal: int, taken: int, left: int) -> Need:
    if taken > goal:
        return {"taken": taken, "of": goal, "state": "over", "says": sentence("need/over", {"tricks": taken - goal})}
    if taken == goal:
        says = sentence("need/reached" if not left else "need/made" if goal else "need/none", {})
        return {"taken": taken, "of": goal, "state": "made", "says": says}
    if goal - taken > left:
        return {
            "taken": taken,
            "of": goal,
            "state": "lost",
            "says": sentence("need/short", {"tricks": goal - taken - left}),
        }
    return {"taken": taken, "of": goal, "state": "needs", "says": sentence("need/more", {"tricks": goal - taken})}


def note(view: View, seat: int) -> Sentence | None:
    """The second line under a name."""
    if view.round is None:
        return None
    if seat not in view.playing:
        return sentence("note/sits-out", {})
    if view.phase is Phase.BID:
        return _note_bid(view, seat)
    if view.phase is Phase.CHOOSE:
        passed = any(seat == other for other, _ in view.choices)
        return sentence("note/passed", {}) if passed else None
    is_playing = view.trick is not None or bool(view.tricks)
    return _note_tricks(view, seat) if is_playing and not view.bids else None


def _note_tricks(view: View, seat: int) -> Sentence:
    facts = {"tricks": view.taken[seat]}
    if seat == view.solo:
        return sentence("note/alone", facts)
    if view.solo is None or seat == view.seat:
        return sentence("note/tricks", facts)
    if view.seat == view.solo:
        return sentence("note/against-you", facts)
    if view.seat in view.playing:
        return sentence("note/with-you", facts)
    return sentence("note/against", {**facts, "solo": view.solo})


def _note_bid(view: View, seat: int) -> Sentence | None:
    bid = view.bids[seat]
    if bid is not None:
        return sentence("note/bid", {"number": bid})
    return sentence("note/bids-last", {}) if seat == view.playing[-1] else None
