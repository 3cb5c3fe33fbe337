"""Before the first card: the stages of the game, one after another, each by calls and picks."""

from __future__ import annotations

from itertools import combinations

from followsuit.engine.actions import Action, Call, Pick, PlayerAction
from followsuit.engine.phases.base import Step
from followsuit.engine.phases.playing import begin_play
from followsuit.engine.phases.scoring import score_round
from followsuit.engine.position import Phase, Position
from followsuit.rules import Refusal
from followsuit.rules.event import Event
from followsuit.rules.round import Round
from followsuit.rules.stages import Stage


def go_on(position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction | None = None) -> Step:
    """Whatever is still to be decided before play, or play itself."""
    if round_.idle:
        return score_round(position, round_, events, action)
    for stage in position.rules.all_stages:
        if (ask := stage.asks(position.rules, round_)) is not None:
            phase = Phase.PICK if ask.cards else Phase.CALL
            return position.now(phase, ask.seat, round_, action, ask), events
    return begin_play(position, round_, events, action)


class CallPhase:
    """A seat says one thing of a list."""

    takes = (Call,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """All that is open to it."""
        ask = position.asked
        options = _stage(position).options(position.rules, position.table, ask)
        return tuple(Call(ask.verb, option) for option in options)

    def refusal(self, position: Position, action: Call) -> Refusal | None:
        """Only what is open to it, by the stage's own word for it."""
        if action.verb != position.asked.verb:
            return not_now(position, action, self.legal(position))
        return _stage(position).refusal(position.rules, position.table, position.asked, action.said)

    def advance(self, position: Position, action: Call) -> Step:
        """What follows from it, and whoever is asked next."""
        outcome = _stage(position).called(position.rules, position.table, position.asked, action.said)
        return go_on(position, outcome.round, outcome.events, action)


class PickPhase:
    """A seat picks cards of its hand."""

    takes = (Pick,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every choice of so many cards."""
        ask = position.asked
        hand = _stage(position).may_pick(position.rules, position.table, ask)
        return tuple(Pick(ask.verb, cards) for cards in combinations(hand, ask.cards))

    def refusal(self, position: Position, action: Pick) -> Refusal | None:
        """So many cards, all of them held."""
        if action.verb != position.asked.verb:
            return not_now(position, action, self.legal(position))
        return _stage(position).pick_refusal(position.rules, position.table, position.asked, action.cards)

    def advance(self, position: Position, action: Pick) -> Step:
        """What follows from it, and whoever is asked next."""
        cards = position.rules.deck.sorted(action.cards)
        outcome = _stage(position).picked(position.rules, position.table, position.asked, cards)
        return go_on(position, outcome.round, outcome.events, Pick(action.verb, cards))


def _stage(position: Position) -> Stage:
    """The stage that asks."""
    verb = position.asked.verb
    return next(
        stage
        for stage in position.rules.all_stages
        if verb in stage.verbs and stage.asks(position.rules, position.table) == position.asked
    )


def not_now(position: Position, action: Action, legal: tuple[Action, ...]) -> Refusal:
    """The answer to an action that belongs elsewhere in the game."""
    wanted = position.ask.verb if position.ask else position.phase.value.replace(" ", "-")
    facts = {"action": str(action), "phase": wanted, "example": str(legal[0]) if legal else None}
    return Refusal("action/not-now", facts)
