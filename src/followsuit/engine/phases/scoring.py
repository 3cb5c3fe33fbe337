"""After the last trick: the round's scores, whether it counts, whether the game is over, and the next round."""

from __future__ import annotations

from msgspec.structs import replace

from followsuit.engine.actions import CHANCE, PlayerAction
from followsuit.engine.phases.base import Step
from followsuit.engine.position import PastRound, Phase, Position, RoundResult
from followsuit.rules import Rules
from followsuit.rules.event import Event
from followsuit.rules.round import Areas, Round


def new_round(
    rules: Rules,
    number: int,
    dealer: int,
    before: tuple[int, ...],
    *,
    areas: Areas | None = None,
    dues: tuple[int | None, ...] = (),
) -> Round:
    """A round that waits for its deal."""
    playing = rules.deal.sitting_out.playing(len(before), dealer)
    hand_size = rules.deal.hand_size(number)
    taken = (0,) * len(before)
    return Round(number, dealer, playing, hand_size, before, taken=taken, areas=areas, areas_before=areas, dues=dues)


def score_round(
    position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction | None = None
) -> Step:
    """Score the round; then the next one begins, or the game is over."""
    rules = position.rules
    if rules.tokens and round_.areas:
        round_ = replace(round_, areas=rules.tokens.collect(round_.areas))
    round_, dues = scored(rules, round_)
    assert round_.totals is not None
    told = Event(
        "scored",
        facts={"round": round_.number, "scores": round_.scores, "totals": round_.totals, "void": round_.void},
    )
    ended, result = position.now(Phase.OVER, None, round_, action), RoundResult.of(rules, round_)
    ended = replace(
        ended,
        past=(*ended.past, PastRound(round_, ended.actions, result)),
        results=(*ended.results, result),
        round=None,
        actions=(),
    )
    sides = rules.sides.of(position.seats)
    for end in rules.end:
        if winners := end.winners(round_.totals, round_.number, sides):
            over = Event("over", facts={"winners": winners, "totals": round_.totals})
            return replace(ended, winners=winners), (*events, told, over)
    dealer = (round_.dealer + 1) % position.seats
    following = new_round(rules, round_.number + 1, dealer, round_.totals, areas=round_.areas, dues=dues)
    return replace(ended, phase=Phase.DEAL, to_act=CHANCE, round=following), (*events, told)


def scored(rules: Rules, round_: Round) -> tuple[Round, tuple[int | None, ...]]:
    """The round with its scores and totals, and the dues that stay written after it."""
    scores: tuple[int, ...] = (0,) * round_.seats
    faces = rules.faces.by_order[round_.order]
    for word in rules.score:
        scores = word.scores(round_, scores, faces)
    totals = tuple(map(sum, zip(round_.before, scores, strict=True)))
    dues = rules.contracts.settle(round_)[1] if rules.contracts else ()
    if any(end.voids(totals, rules.sides.of(round_.seats)) for end in rules.end):
        return replace(round_, void=True, scores=(0,) * round_.seats, totals=round_.before), dues
    return replace(round_, scores=scores, totals=totals), dues
