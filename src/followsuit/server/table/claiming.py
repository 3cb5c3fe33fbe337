"""“The rest are mine”: a seat claims the tricks that are left, with the order in which it will play its cards.

What was proved for every deal that the claimer must think possible is played out at once. Otherwise the others, who see
the claimer's cards and their order, are asked: what all of them accept is played out too, and one who contests is
enough to play on. Either way the rest is ordinary actions, so that the record is that of any other game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from followsuit.cards import Card
from followsuit.engine.actions import Action
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import FollowsuitError
from followsuit.knowledge.claims import Breaking, Verdict, first_unplayable, giving_way, is_lost, may_be_claimed
from followsuit.server.refusals import refused
from followsuit.server.table import events as happened
from followsuit.server.table.events import ClaimAnswered
from followsuit.server.table.model import Table
from followsuit.server.table.playing_out import played_out
from followsuit.server.table.seating import Events, own_seat, require_game


def has_claimed(table: Table, seat: int) -> bool:
    """Whether a seat has claimed in the round under way, in vain."""
    state = table.state
    return state is not None and (seat, state.rounds_played) in {(claim.seat, claim.round) for claim in table.claims}


def claimed(table: Table, holder: str | None, texts: tuple[str, ...]) -> tuple[View, tuple[Card, ...]]:
    """What a claim is to be judged by: the claimer's view, and its cards in the order it will play them."""
    seat, state = own_seat(table, holder), require_game(table)
    if not may_be_claimed(state.game.rules):
        raise refused("claim/not-here")
    if table.to_act != seat or state.position.phase is not Phase.PLAY:
        raise refused("claim/not-now")
    if has_claimed(table, seat):
        raise refused("claim/again")
    view = state.view(seat)
    try:
        order = tuple(state.game.rules.deck.parse(text) for text in texts)
    except FollowsuitError:
        raise refused("claim/order") from None
    if Counter(order) != Counter(view.hand):
        raise refused("claim/order")
    if (wrong := first_unplayable(view, order)) is not None:
        raise refused("claim/unplayable", card=str(wrong))
    if is_lost(view, order):
        raise refused("claim/lost", card=str(order[0]))
    return view, order


def settle(table: Table, holder: str | None, texts: tuple[str, ...], version: int, verdict: Verdict) -> Events:
    """What comes of a claim that was judged upon a version of the game: it is proved, or the others are asked."""
    if version != table.version:
        raise refused("action/stale", basis=version, version=table.version)
    view, order = claimed(table, holder, texts)
    assert view.seat is not None
    event = happened.Claimed(
        view.seat,
        texts,
        verdict.holds is True,
        len(view.results),
        _told(verdict.breaking),
        verdict.holding,
        verdict.broken,
    )
    return [event, *_played_out(table, view.seat, order, table.sequence + 1)] if event.holds else [event]


def _told(breaking: Breaking | None) -> happened.BrokenBy | None:
    if breaking is None:
        return None
    hands = tuple(tuple(map(str, hand)) for hand in breaking.hands)
    return happened.BrokenBy(hands, breaking.trick, breaking.seat, str(breaking.card))


def answer(table: Table, holder: str | None, *, accepts: bool) -> Events:
    """Accept a claim, or contest it, also after accepting it; the claimer may take it back."""
    seat, ballot, claim = own_seat(table, holder), table.ballot, table.claim
    if ballot is None or claim is None or not ballot.is_open:
        raise refused("claim/unasked")
    if seat not in ballot.asked and (accepts or seat != claim.seat):
        raise refused("claim/unasked")
    return [] if accepts and seat in ballot.accepted else _with_end(table, [ClaimAnswered(seat, accepts)])


def overdue(table: Table) -> Events:
    """The time of a vote is over: silence is consent."""
    assert table.ballot is not None
    return _with_end(table, [ClaimAnswered(seat, accepts=True, silent=True) for seat in table.ballot.waiting])


def answer_of_bots(table: Table, stopping: Collection[int]) -> Events:
    """What the bots say whose answer is waited for: `stopping` are those that can stop the claim."""
    answers = [ClaimAnswered(seat, seat not in stopping) for seat in table.bots_to_answer]
    contested = [answered for answered in answers if not answered.accepts]
    return _with_end(table, contested[:1] or answers)


def claimed_cards(table: Table) -> tuple[Card, ...]:
    """The cards of the last claim, in order."""
    assert table.claim is not None
    return tuple(table.game.rules.deck.parse(text) for text in table.claim.order)


def _with_end(table: Table, answers: list[ClaimAnswered]) -> Events:
    """Some answers, and the rest of the round where they are the last of consent."""
    assert table.ballot is not None
    assert table.claim is not None
    agreed = {answered.seat for answered in answers if answered.accepts}
    if not agreed or not set(table.ballot.waiting) <= agreed:
        return answers
    played = _played_out(table, table.claim.seat, claimed_cards(table), table.sequence + len(answers))
    return [*answers, *played]


def _played_out(table: Table, claimer: int, order: tuple[Card, ...], sequence: int) -> Events:
    """The rest of the round: the claimer's cards in order, and of the others such as give way to them.

    All have agreed to that, or could not help it. Where the rules make somebody take a trick all the same, it is
    theirs, and everyone goes on so. `sequence` is that of the event before the first of these.
    """
    state = table.state
    assert state is not None
    view, round_ = state.view(claimer), state.position.round
    assert round_ is not None
    others = [seat for seat in view.playing if seat != claimer]
    lines = {seat: list(giving_way(view, claimer, order, seat, round_.hands[seat])) for seat in others}
    lines[claimer] = list(order)
    return played_out(table, sequence, lambda now, seat: _as_planned(now, lines[seat], is_claimer=seat == claimer))


def _as_planned(state: State, line: list[Card], *, is_claimer: bool) -> Action:
    """The next card of a line that may be played now, the claimer's in order; else the first card that may be."""
    legal = {str(action): action for action in state.legal()}
    for card in line if is_claimer else line[:1]:
        if (planned := legal.get(f"play {card}")) is not None:
            line.remove(card)
            return planned
    line.clear()
    return next(iter(legal.values()))
