"""“The rest are mine”: a seat claims the tricks that are left, with the order in which it will play its cards.

What was proved for every deal that the claimer must think possible is played out at once, as ordinary actions, so that
the record is that of any other game. A claim that some deal breaks is refused, and the claimer's cards stay open.
"""

from __future__ import annotations

from collections import Counter

from followsuit.cards import Card
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import FollowsuitError
from followsuit.knowledge.claims import Breaking, Verdict, first_unplayable, may_be_claimed
from followsuit.server.refusals import refused
from followsuit.server.table import events as happened
from followsuit.server.table.model import Table
from followsuit.server.table.playing import require_game
from followsuit.server.table.seating import Events, own_seat


def has_claimed(table: Table, seat: int) -> bool:
    """Whether a seat has claimed in the round under way, in vain."""
    claim, state = table.claim, table.state
    return claim is not None and state is not None and (claim.seat, claim.round) == (seat, state.rounds_played)


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
    return view, order


def settle(table: Table, holder: str | None, texts: tuple[str, ...], version: int, verdict: Verdict) -> Events:
    """What comes of a claim that was judged upon a version of the game."""
    if version != table.version:
        raise refused("action/stale", basis=version, version=table.version)
    view, order = claimed(table, holder, texts)
    assert view.seat is not None
    if verdict.holds is None:
        raise refused("claim/unproved")
    event = happened.Claimed(
        view.seat, texts, verdict.holds, len(view.results), _told(verdict.breaking), verdict.holding, verdict.broken
    )
    return [event, *_played_out(table, view.seat, order)] if verdict.holds else [event]


def _told(breaking: Breaking | None) -> happened.BrokenBy | None:
    if breaking is None:
        return None
    hands = tuple(tuple(map(str, hand)) for hand in breaking.hands)
    return happened.BrokenBy(hands, breaking.trick, breaking.seat, str(breaking.card))


def _played_out(table: Table, claimer: int, order: tuple[Card, ...]) -> Events:
    """The rest of the round: the claimer's cards in order, and of the others the first that each may play."""
    state, cards = table.state, list(order)
    assert state is not None
    played, events, version = state.rounds_played, list[happened.TableEvent](), table.version
    sequence = table.sequence + 1
    while state.rounds_played == played and not state.is_over:
        seat = state.to_act
        assert seat is not None
        action = f"play {cards.pop(0)}" if seat == claimer else str(state.legal()[0])
        events.append(happened.Acted(seat, action, version, table.seats[seat].bot is not None))
        state = _after(state, action)
        sequence += 1
        version = sequence
    return events


def _after(state: State, action: str) -> State:
    return state.advance(action, deal=False)[0]
