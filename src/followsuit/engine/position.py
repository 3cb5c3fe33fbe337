"""A whole game as it lies on the table: the rounds played, the round under way, and whose move it is. Data only."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from followsuit.engine.actions import CHANCE, PlayerAction
from followsuit.rules import Rules
from followsuit.rules.round import Round
from followsuit.rules.stages import Ask


class Phase(Enum):
    """What is to be decided next."""

    # There is one of each, which needs no name to be told from others: it is looked up several times a move.
    __hash__ = object.__hash__

    DEALER = "dealer"
    DEAL = "deal"
    TURN = "turn"
    DRAW_TRUMP = "draw trump"
    CALL = "call"
    """Something is said before the first card; the stage that asks says what."""
    PICK = "pick"
    """Cards of a hand are picked for a purpose."""
    PLAY = "play"
    LAY = "lay tokens"
    DRAW = "draw token"
    TAKE = "take token"
    OVER = "over"


Done = tuple[int, PlayerAction]
"""What a seat did."""


class RoundResult(Struct, frozen=True, gc=False):
    """What everyone remembers of a round that has been scored."""

    number: int
    dealer: int
    trump: str | None
    contract: str | None
    solo: int | None
    sides: tuple[int, ...]
    declarer: int | None
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    void: bool
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    points: tuple[int, ...] | None
    """The card points of each seat, where they count: in its tricks, and in a stash that all can work out by now."""
    goal: int | None
    """The least card points with which the solo player wins, where it wins by them."""

    @classmethod
    def of(cls, rules: Rules, round_: Round) -> RoundResult:
        """The result of a round that has been scored."""
        assert round_.scores is not None
        assert round_.totals is not None
        contract = round_.contract
        return cls(
            round_.number, round_.dealer, round_.trump, contract.name if contract else None, round_.solo,
            round_.sides, round_.declarer, round_.bids, round_.taken, round_.void, round_.scores, round_.totals,
            _card_points(rules, round_), contract.payment.goal if contract else None,
        )  # fmt: skip


def _card_points(rules: Rules, round_: Round) -> tuple[int, ...] | None:
    """The card points of each seat as everyone can count them at the end of a round."""
    counts = rules.points_in(round_.contract)
    if counts is None:
        return None
    points = counts.by_seat(round_.tricks, round_.seats, rules.faces.by_order[round_.order])
    unseen = len(rules.deal.pack.cards(rules.deck, round_.hand_size)) - sum(len(trick.cards) for trick in round_.tricks)
    if round_.contract is not None and round_.stasher is not None and unseen == len(round_.stash):
        # Nothing else is left that nobody has seen, so the stash holds what is missing.
        points[round_.stasher] += counts.count(round_.stash)
    return tuple(points)


class PastRound(NamedTuple):
    """A round that has been scored, what the seats did in it, and what everyone remembers of it."""

    round: Round
    actions: tuple[Done, ...]
    result: RoundResult


class Position(Struct, frozen=True, gc=False):
    """Everything there is to know about a game at one moment, hidden cards included."""

    rules: Rules
    seats: int
    phase: Phase = Phase.DEALER
    to_act: int | None = CHANCE
    """A seat, `CHANCE`, or none when the game is over."""
    round: Round | None = None
    actions: tuple[Done, ...] = ()
    """What the seats did in the round under way, in order."""
    past: tuple[PastRound, ...] = ()
    winners: tuple[int, ...] = ()
    ask: Ask | None = None
    """What a seat is asked before the first card."""
    results: tuple[RoundResult, ...] = ()
    """What everyone remembers of the rounds played: those of `past`, at hand, however many they are."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Everyone's score after the last round that was scored."""
        return self.past[-1].result.totals if self.past else (self.rules.start,) * self.seats

    @property
    def table(self) -> Round:
        """The round under way, where there must be one."""
        assert self.round is not None
        return self.round

    @property
    def seat(self) -> int:
        """The seat to act, where there must be one."""
        assert self.to_act is not None
        return self.to_act

    def now(
        self,
        phase: Phase,
        to_act: int | None,
        round_: Round,
        action: PlayerAction | None = None,
        ask: Ask | None = None,
    ) -> Position:
        """The position after the seat to act did `action` (none: chance did) and the round became `round_`."""
        actions = self.actions if action is None else (*self.actions, (self.seat, action))
        return Position(
            self.rules, self.seats, phase, to_act, round_, actions, self.past, self.winners, ask, self.results
        )

    @property
    def asked(self) -> Ask:
        """What is asked before the first card, where something must be."""
        assert self.ask is not None
        return self.ask
