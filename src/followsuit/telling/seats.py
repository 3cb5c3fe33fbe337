"""What stands beside each seat's name."""

from __future__ import annotations

from msgspec.structs import replace

from followsuit.engine.view import View
from followsuit.rules.contracts import PASS
from followsuit.rules.stages import PASS_WORD
from followsuit.telling.documents import Need, SeatTelling, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.passing import giver_to
from followsuit.telling.penalties import pile
from followsuit.telling.sentences import sentence
from followsuit.telling.sides import sides_in, team_of

PASSES = frozenset((PASS, PASS_WORD))
"""What whoever lets others decide says."""


def seat_tellings(constants: GameConstants, view: View, points: tuple[int, ...] | None) -> list[SeatTelling]:
    """Everyone at the table, as a spectator sees them; `points` are the card points that each has taken."""
    tokens, solo = view.tokens, view.solo
    seats: list[SeatTelling] = [
        {
            "cards": view.hand_sizes[seat] if view.hand_sizes else 0,
            "dealer": seat == view.dealer,
            "playing": seat in view.playing,
            "side": None if solo is None else "solo" if seat == solo else "opponent",
            "bid": view.bids[seat] if view.bids else None,
            "taken": view.taken[seat] if view.taken else 0,
            "points": None if points is None else points[seat],
            "need": _need(constants, view, seat),
            "tokens": None if tokens is None else list(tokens.score[seat]),
            "won_tokens": None if tokens is None else list(tokens.play[seat]),
            "total": total,
            "note": note(constants, view, seat),
        }
        for seat, total in enumerate(view.totals)
    ]
    if constants.has_partners:
        sides = sides_in(constants, view)
        for seat, told in enumerate(seats):
            told["team"], told["partner"] = team_of(sides, seat), False
    if constants.penalties is not None and points is not None:
        for seat, told in enumerate(seats):
            told["pile"] = pile(constants, view, seat, points)
    return seats


def seats_after_trick(
    constants: GameConstants, told: list[SeatTelling], view: View, points: tuple[int, ...] | None
) -> list[SeatTelling]:
    """The same, told of the tricks before, after one more that does not end the round.

    It changes what its winner has, and for all others only how far they are from what they want.
    """
    winner, seats = view.tricks[-1].winner, list[SeatTelling]()
    for seat, before in enumerate(told):
        now: SeatTelling = {**before, "cards": view.hand_sizes[seat], "need": _need(constants, view, seat)}
        if seat == winner:
            now["taken"], now["note"] = view.taken[seat], note(constants, view, seat)
            now["points"] = None if points is None else points[seat]
            if constants.penalties is not None and points is not None:
                now["pile"] = pile(constants, view, seat, points)
        seats.append(now)
    return seats


def seen_by_seat(constants: GameConstants, seats: list[SeatTelling], view: View, viewer: int) -> list[SeatTelling]:
    """Everyone at the table, as a seat sees them: it knows on which side it is, and who gives it cards."""
    if not (constants.speaks_to_seats or view.solo is not None):
        return seats
    # Between rounds a view is nobody's; which side a seat is on, its player knows all the same.
    view = view if view.seat is not None else replace(view, seat=viewer)
    seen: list[SeatTelling] = [{**told, "note": note(constants, view, seat)} for seat, told in enumerate(seats)]
    if constants.has_partners:
        for seat, told in enumerate(seen):
            told["partner"] = _is_partner(view, seat)
    return seen


def _is_partner(view: View, seat: int) -> bool:
    if view.seat is None or seat == view.seat or not view.sides:
        return False
    return view.sides[seat] == view.sides[view.seat]


def _need(constants: GameConstants, view: View, seat: int) -> Need | None:
    """How far a seat is towards its bid, or towards the tricks its contract asks for."""
    goal = view.bids[seat] if view.bids else None
    if constants.joins_bids and goal != 0:
        # The side has to take what its members bid, whoever does; only a bid of nothing is one's own.
        return None
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


def note(constants: GameConstants, view: View, seat: int) -> Sentence | None:
    """The second line under a name."""
    if view.round is None:
        return None
    if seat not in view.playing:
        return sentence("note/sits-out", {})
    if view.asked == "bid":
        return _note_bid(constants, view, seat)
    if view.asked == "pass":
        return _note_passing(constants, view, seat)
    if view.asked == "choose" or (view.asked is not None and constants.has_partners):
        return _note_call(view, seat)
    is_playing = view.trick is not None or bool(view.tricks)
    if not is_playing:
        return None
    if constants.has_partners:
        return _note_partner(view, seat)
    return _note_tricks(view, seat) if not view.bids else None


def _note_call(view: View, seat: int) -> Sentence | None:
    """Whether it passed when it was asked last, or undertook the round."""
    if seat == view.declarer:
        return sentence("note/makes", {"alone": view.alone})
    said = next((call.said for call in reversed(view.calls) if call.seat == seat), None)
    return sentence("note/passed", {}) if said in PASSES else None


def _note_passing(constants: GameConstants, view: View, seat: int) -> Sentence | None:
    """Whether it has chosen what it passes; to a player, who gets its cards and whose it gets."""
    stage, you = constants.rules.passing, view.seat
    if stage is not None and view.round is not None and you is not None and you in view.playing:
        if seat != you and stage.given_to(view.round, view.playing, you) == seat:
            return sentence("note/gets-yours", {})
        if seat != you and giver_to(constants, view, you) == seat:
            return sentence("note/passes-to-you", {})
    chosen = bool(view.given) and bool(view.given[seat])
    return sentence("note/chosen", {}) if chosen else None


def _note_partner(view: View, seat: int) -> Sentence:
    """Whose partner it is, and its tricks; whoever undertook the round is told apart."""
    facts = {"tricks": view.taken[seat]}
    if seat == view.declarer:
        return sentence("note/maker", {**facts, "alone": view.alone, "partner": _is_partner(view, seat)})
    return sentence("note/partner" if _is_partner(view, seat) else "note/tricks", facts)


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


def _note_bid(constants: GameConstants, view: View, seat: int) -> Sentence | None:
    bid = view.bids[seat]
    if bid == 0 and constants.joins_bids:
        return sentence("note/nil", {})
    if bid is not None:
        return sentence("note/bid", {"number": bid})
    return sentence("note/bids-last", {}) if seat == view.playing[-1] else None
