"""The score sheet: a row a round with the sentence that sums it up, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from followsuit.engine.position import PastRound, RoundResult
from followsuit.rules import CardPoints, TableCards
from followsuit.rules.end import Aim
from followsuit.rules.round import Round
from followsuit.telling.documents import Ending, Sentence, SheetCell, SheetRow
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence


def sheet_row(constants: GameConstants, past: PastRound) -> SheetRow:
    """A round that has been scored. Of its cards only those of its tricks are looked at, which everyone saw."""
    result = past.result
    row: SheetRow = {
        "round": result.number,
        "hand_size": past.round.hand_size,
        "trump": result.trump,
        "dealer": result.dealer,
        "contract": result.contract,
        "solo": result.solo,
        "void": result.void,
        "seats": [_cell(constants, past, seat) for seat in range(constants.game.seats)],
        "says": round_says(constants, past),
    }
    if constants.has_partners:
        row["sides"] = [_side_cell(constants, past, seats) for seats in _sides(constants, past.round)]
        row["declarer"] = result.declarer
    return row


def _sides(constants: GameConstants, round_: Round) -> list[tuple[int, ...]]:
    """The seats of each side."""
    return list(dict.fromkeys(map(round_.partners, range(constants.game.seats))))


def _side_cell(constants: GameConstants, past: PastRound, seats: tuple[int, ...]) -> SheetCell:
    """What partners have together; what each of them scores is the same."""
    cells = [_cell(constants, past, seat) for seat in seats]

    def together(values: list[int | None]) -> int | None:
        known = [value for value in values if value is not None]
        return sum(known) if known else None

    return {
        **cells[0],
        "bid": together([cell["bid"] for cell in cells]) if constants.joins_bids else None,
        "taken": together([cell["taken"] for cell in cells]),
        "points": together([cell["points"] for cell in cells]),
    }


def _cell(constants: GameConstants, past: PastRound, seat: int) -> SheetCell:
    result = past.result
    bid = result.bids[seat] if result.bids else None
    taken = result.taken[seat] if seat in past.round.playing and past.round.tricks else None
    made: bool | None = None
    if bid is not None and constants.joins_bids:
        made = past.round.side_tricks(seat) >= past.round.side_bid(seat)
    elif bid is not None:
        made = bid == taken
    elif constants.has_partners:
        made = _is_made(past, seat)
    elif result.solo is not None:
        made = (result.scores[result.solo] >= 0) == (seat == result.solo)
    return {
        "bid": bid,
        "taken": taken,
        "made": made,
        "points": _points(constants, past.round, seat),
        "score": result.scores[seat],
        "total": result.totals[seat],
        "good": constants.is_good(result.totals[seat], result.scores[seat]),
    }


def _is_made(past: PastRound, seat: int) -> bool | None:
    """Whether what one side undertook came out well for a seat; none where nobody undertook anything."""
    declarer, scores = past.result.declarer, past.result.scores
    if declarer is None:
        return None
    makers = past.round.partners(declarer)
    others = max(score for other, score in enumerate(scores) if other not in makers)
    return (scores[declarer] > others) == (seat in makers)


def _points(constants: GameConstants, round_: Round, seat: int) -> int | None:
    """The card points of a seat's side; everyone is a side where nobody plays alone."""
    points = constants.points_in(round_.contract)
    if points is None:
        return None
    if round_.contract is None:
        return points.taken(round_, seat, constants.rules.faces.by_order[round_.order])
    if round_.solo is None:
        return points.taken(round_, seat)
    solo = solo_points(constants, round_, points)
    return solo if seat == round_.solo else _all_points(constants, round_, points) - solo


def _all_points(constants: GameConstants, round_: Round, points: CardPoints) -> int:
    return points.count(constants.rules.deal.pack.cards(constants.deck, round_.hand_size))


def round_says(constants: GameConstants, past: PastRound) -> Sentence:
    """A round in one sentence; kept for the next who asks for that of the same round."""
    known = constants.said_last
    if known is None or known[0] is not past:
        known = constants.said_last = past, _round_says(constants, past)
    return known[1]


def _round_says(constants: GameConstants, past: PastRound) -> Sentence:
    result = past.result
    if result.void:
        return sentence("round/void", {"seats": _at_zero(constants, past.round)})
    if (said := _contract_says(constants, past.round)) is not None:
        return said
    if not past.round.tricks and constants.rules.tokens is None:
        return sentence("round/not-played", {})
    faces = constants.rules.faces.by_order[past.round.order]
    for word in reversed(constants.rules.score):
        if (summary := word.summary(past.round, faces)) is not None:
            remarks = [remark for each in constants.rules.score for remark in each.remarks(past.round)]
            sentences = [sentence(*each) for each in (summary, *remarks)]
            return sentence("round/remarked", {"sentences": sentences}) if remarks else sentences[0]
    if any(bid is not None for bid in result.bids):
        return _bids_say(past)
    if constants.rules.aim is Aim.ZERO:
        return _distance_says(result)
    most = max(result.scores)
    return sentence("round/most-points", {"seats": _all_with(result.scores, most), "score": most})


def _all_with(row: tuple[int, ...], value: int) -> list[int]:
    return [seat for seat, other in enumerate(row) if other == value]


def _at_zero(constants: GameConstants, round_: Round) -> list[int]:
    """Who would have stood at zero, had the round counted."""
    scores: tuple[int, ...] = (0,) * round_.seats
    faces = constants.rules.faces.by_order[round_.order]
    for word in constants.rules.score:
        scores = word.scores(round_, scores, faces)
    return [seat for seat, (before, more) in enumerate(zip(round_.before, scores, strict=True)) if before + more == 0]


def _distance_says(result: RoundResult) -> Sentence:
    distances = tuple(map(abs, result.totals))
    nearest = _all_with(distances, min(distances))
    if min(distances) == 0:
        return sentence("round/at-zero", {"seat": nearest[0]})
    return sentence("round/nearest-zero", {"seats": nearest, "distance": min(distances)})


def _bids_say(past: PastRound) -> Sentence:
    result, playing = past.result, past.round.playing
    made = [seat for seat in sorted(playing) if result.bids[seat] == result.taken[seat]]
    if not made:
        return sentence("round/bids-none", {})
    if len(made) == len(playing):
        return sentence("round/bids-all", {"seats": made})
    if len(made) == 1:
        return sentence("round/bids-one", {"seat": made[0]})
    return sentence("round/bids-some", {"seats": made})


def _contract_says(constants: GameConstants, round_: Round) -> Sentence | None:
    """What came of the contract, if one was played that has a sentence for it."""
    contract = round_.contract
    if contract is None:
        return None
    counts = contract.payment.counts
    points = None if counts is None or round_.solo is None else solo_points(constants, round_, counts)
    summary = contract.payment.summary(round_, points)
    return None if summary is None else sentence(summary[0], summary[1])


def solo_points(constants: GameConstants, round_: Round, points: CardPoints) -> int:
    """The solo side's card points as everyone can count them after the last trick.

    Whoever picked the table cards up has all that the opponents did not take, so the stash need not be shown.
    """
    assert round_.solo is not None
    assert round_.contract is not None
    if round_.contract.table is not TableCards.TO_SOLO:
        return points.taken(round_, round_.solo)
    theirs = sum(points.taken(round_, seat) for seat in round_.playing if seat != round_.solo)
    return _all_points(constants, round_, points) - theirs


def ending(constants: GameConstants, winners: tuple[int, ...], totals: tuple[int, ...]) -> Ending:
    """The end of the game."""

    def place(seat: int) -> tuple[bool, int]:
        return seat not in winners, -constants.rules.aim.merit(totals[seat])

    if constants.has_partners:
        return _ending_of_sides(constants, winners, totals, place)
    if len(winners) == 1:
        says = sentence("end/won", {"seat": winners[0], "total": totals[winners[0]]})
    else:
        facts = {"seats": list(winners), "totals": [totals[seat] for seat in winners]}
        says = sentence("end/shared", facts)
    return {
        "winners": list(winners),
        "totals": list(totals),
        "ranking": sorted(range(len(totals)), key=place),
        "says": says,
    }


def _ending_of_sides(
    constants: GameConstants,
    winners: tuple[int, ...],
    totals: tuple[int, ...],
    place: Callable[[int], tuple[bool, int]],
) -> Ending:
    """The end of a game of partners, who win and lose together."""
    by_side: dict[int, list[int]] = {}
    for seat, side in enumerate(constants.rules.sides.of(len(totals))):
        by_side.setdefault(side, []).append(seat)
    sides = sorted(by_side.values(), key=lambda seats: place(seats[0]))
    won = [seats for seats in sides if seats[0] in winners]
    if len(won) == 1:
        facts = {"seats": won[0], "total": totals[won[0][0]], "other": totals[sides[1][0]]}
        says = sentence("end/side-won", facts)
    else:
        says = sentence("end/sides-shared", {"total": totals[sides[0][0]]})
    return {
        "winners": list(winners),
        "totals": list(totals),
        "ranking": [seat for seats in sides for seat in seats],
        "sides": sides,
        "says": says,
    }
