"""A guided deal: what is worth telling somebody new, from the words of the page, each at the moment it comes up.

The steps follow from the rules alone and from how the round was dealt, so every page has them: how the cards rank, each
decision before the first card, the first card, a trick, what one is after, and the score. Six at most; which of them
have come up, the round tells as the learner sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import round_seen_by
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.rules.end import Aim
from followsuit.rules.faces import TRUMPS
from followsuit.rules.follow import Situation, free_says
from followsuit.rules.stages import Stage
from followsuit.rules.trump import TrumpFrom
from followsuit.telling.documents import LessonStep, Target
from followsuit.telling.game_constants import constants_of
from followsuit.telling.ranking import Row, card_rows
from followsuit.telling.taking import trick_row, why_taken

MOST_STEPS = 6
MOST_DUTIES = 2
MOST_PAID = 2
"""How many rules of the page a step tells of a kind; the others are met later, or read."""
MOST_WORTH = 4
"""How many cards of a suit are drawn that all are worth something."""
Moment = Literal["ahead", "now", "past"]


class Step(NamedTuple):
    """A step before it is told: what it is about, and what is said and drawn then."""

    name: str
    moment: Moment
    target: Target
    title: Message
    says: tuple[Message, ...]
    rows: list[Row]


class Lesson:
    """A round as somebody learns it in a seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.constants = constants_of(state.game)
        self.rules = state.game.rules
        self.seat = seat
        position = state.position
        is_dealt = position.round is not None and not state.is_between_rounds
        whole = position.round if is_dealt else position.past[-1].round
        assert whole is not None
        self.round = round_seen_by(whole, seat)
        self.is_done = state.is_over or state.is_between_rounds
        self.score = position.past[-1].result.scores[seat] if self.is_done else 0
        self.phase = position.phase
        self.ask = position.ask
        self.is_turn = position.to_act == seat

    def steps(self) -> list[Step]:
        """All steps, at most six: where there are more, what one is after is told with the score."""
        named = any(stage.names_trump for stage in self.rules.all_stages)
        before = list(self._decisions())
        cards = self._cards()
        opening = [*before, cards] if named and not self.constants.fixed_trumps else [cards, *before]
        laying = [self._tokens()] if self.rules.tokens else []
        steps = [*opening, self._play(), *laying, self._trick(), self._goal(), self._scoring()]
        while len(steps) > MOST_STEPS:
            names = [step.name for step in steps]
            del steps[names.index("goal") if "goal" in names else names.index("trick") if "trick" in names else 1]
        return steps

    @property
    def _has_begun(self) -> bool:
        """Whether a card was played."""
        trick = self.round.trick
        return self.is_done or bool(self.round.tricks) or (trick is not None and bool(trick.cards))

    def _decisions(self) -> Iterator[Step]:
        for stage in self.rules.all_stages:
            for verb in stage.asked_of(self.rules, self.round, self.seat):
                moment = self._moment_of(stage, verb)
                took = tuple(map(str, self.round.table)) if verb in stage.picks and stage.contracts else ()
                known = () if any(card == "??" for card in took) else took
                title, says = stage.teaches(self.rules, self.round, verb, known)
                yield Step(verb, moment, "hand" if verb in stage.picks else "ask", title, says, [])

    def _moment_of(self, stage: Stage, verb: str) -> Moment:
        if self.ask is not None and self.is_turn and self.ask.verb == verb:
            return "now"
        said = any(call.seat == self.seat and call.verb == verb for call in self.round.calls)
        given = bool(self.round.given) and bool(self.round.given[self.seat])
        done = said or (verb in stage.picks and (given or self.round.stasher == self.seat))
        return "past" if done or self._has_begun else "ahead"

    def _cards(self) -> Step:
        """How the cards rank, once it is settled what is trump."""
        rules, order = self.rules, self.round.order
        is_open = self.ask is not None and any(stage.names_trump for stage in rules.all_stages) and order is None
        is_due = rules.trump.source is not TrumpFrom.NOWHERE and self.phase in (Phase.TURN, Phase.DRAW_TRUMP)
        is_open = (is_open and not self.constants.fixed_trumps) or is_due
        moment: Moment = "past" if self.is_done or self.round.tricks else "ahead" if is_open else "now"
        rows = _brief(card_rows(self.constants, order))
        suit = order if order in rules.deck.names.suits else None
        has_trumps = any(face.trump for face in rules.faces.by_order[order].values())
        facts = {
            "suit": suit,
            "trumps": has_trumps or is_open,
            "fixed": bool(self.constants.fixed_trumps),
            "points": self.constants.points is not None,
            "fewest": rules.aim is Aim.FEWEST,
        }
        says = (Message("lesson/cards", facts),)
        return Step("cards", moment, "hand", Message("lesson/cards-title", facts), says, [] if is_open else rows)

    def _play(self) -> Step:
        """What may be played: asked for the first time, or when something has to be followed."""
        rules, trick = self.rules, self.round.trick
        led = rules.faces.led(trick.cards, self.round.order) if trick is not None else ""
        leads = trick is None or not trick.cards
        played = bool(self.round.tricks) or (
            trick is not None and self.seat in self.round.order_from(trick.leader)[: len(trick.cards)]
        )
        is_now = self.phase is Phase.PLAY and self.is_turn and not played
        moment: Moment = "now" if is_now else "past" if played or self.is_done else "ahead"
        first = Message("lesson/lead") if leads else Message("lesson/follow", {"suit": self._suit(led)})
        return Step("play", moment, "hand", Message("lesson/play-title"), (first, *self._owed(), *self._waiting()), [])

    def _owed(self) -> tuple[Message, ...]:
        """What is owed to a trick; of many duties the plainest, and that there are more."""
        duties, deck = self.rules.play, self.rules.deck
        if len(duties) <= MOST_DUTIES:
            told = tuple(duty.says_after(deck, duties[:at]) for at, duty in enumerate(duties))
            return (*told, free_says(duties))
        plainest = next((duty for duty in duties if not duty.looks_at_best), duties[0])
        return plainest.says(deck), Message("lesson/more-duties")

    def _waiting(self) -> tuple[Message, ...]:
        """Which cards have to wait in the trick under way, if some do."""
        round_ = self.round
        if round_.trick is None:
            return ()
        situation = Situation(round_.order, round_.sides, round_.playing, round_.trick, round_.tricks)
        return tuple(word.says(self.rules.deck) for word in self.rules.restraints if word.is_on(situation))[:1]

    def _suit(self, led: str) -> str | None:
        return led if led in self.rules.deck.names.suits or led == TRUMPS else None

    def _tokens(self) -> Step:
        assert self.rules.tokens is not None
        title, says = self.rules.tokens.teaches()
        is_now = self.phase is Phase.LAY and self.is_turn
        return Step("tokens", "now" if is_now else "past" if self.is_done else "ahead", "ask", title, says, [])

    def _trick(self) -> Step:
        """Who takes a trick: told of the first one."""
        tricks, order = self.round.tricks, self.round.order
        says: tuple[Message, ...] = (self.rules.trick.says(self.rules.deck, trumps=self.rules.has_trumps),)
        rows: list[Row] = []
        if tricks:
            says = (why_taken(self.constants, tricks[0], order), *says)
            rows = [trick_row(self.constants, tricks[0], self.round.playing, order)]
        past = self.is_done or len(tricks) > 1
        moment: Moment = "past" if past else "now" if tricks else "ahead"
        return Step("trick", moment, "trick", Message("lesson/trick-title"), says, rows)

    def _goal(self) -> Step:
        """What one is after, told when there is something to see of it."""
        tricks = self.round.tricks
        moment: Moment = "past" if self.is_done else "now" if len(tricks) > 1 else "ahead"
        return Step("goal", moment, "facts", Message("lesson/goal-title"), (self._aim(),), [])

    def _aim(self) -> Message:
        rules, round_, constants = self.rules, self.round, self.constants
        bid = round_.bids[self.seat] if round_.bids else None
        if bid is not None:
            joined = rules.joins_bids
            taken = round_.side_tricks(self.seat) if joined else round_.taken[self.seat]
            bid = round_.side_bid(self.seat) if joined else bid
            return Message("lesson/goal-bid", {"bid": bid, "taken": taken, "joined": joined})
        if constants.penalties is not None:
            return Message("lesson/goal-fewest")
        contract = round_.contract
        if contract is not None and contract.payment.goal is not None:
            mine = round_.declarer == self.seat
            return Message("lesson/goal-contract", {"goal": contract.payment.goal, "mine": mine})
        if constants.has_partners:
            return Message("lesson/goal-side-points" if constants.tugs_at_points else "lesson/goal-side-tricks")
        return Message("lesson/goal-zero" if rules.aim is Aim.ZERO else "lesson/goal-other")

    def _scoring(self) -> Step:
        """What the round brought, and what pays."""
        rules = self.rules
        contract = self.round.contract
        aim = () if contract is None else (contract.aim_says,)
        paid = (*aim, *(word.says(rules.deck) for word in rules.score if word.needs_contracts is None))[:MOST_PAID]
        brought = (Message("lesson/score", {"score": self.score}),) if self.is_done else ()
        ends = () if len(paid) == MOST_PAID else tuple(end.says(rules.deck) for end in rules.end)[:1]
        says = (*brought, *paid, *ends)
        return Step("score", "now" if self.is_done else "ahead", "result", Message("lesson/score-title"), says, [])


def _brief(rows: list[Row]) -> list[Row]:
    """What is drawn beside a hand: the trumps, and one suit where its cards are worth something; else what counts."""
    trumps = [row for row in rows if row.kind != "suits"]
    suits = [row for row in rows if row.kind == "suits"]
    if not any(card["points"] for row in suits for card in row.cards):
        return trumps or suits[:1]
    if any(row.kind == "trumps" for row in trumps):
        return [*trumps, *suits[:1]]
    worth = [Row(row.title, [card for card in row.cards if card["points"]][:MOST_WORTH]) for row in suits]
    return [*trumps, *(row for row in worth if row.cards)]


def lesson_steps(state: State, seat: int, say: Say) -> list[LessonStep]:
    """The steps of a guided deal, as they stand for a seat; none of them tells what the seat cannot see."""
    return [
        {
            "name": step.name,
            "title": say(step.title),
            "says": [say(message) for message in step.says],
            "target": step.target,
            "rows": [row.worded(say) for row in step.rows],
            "moment": step.moment,
        }
        for step in Lesson(state, seat).steps()
    ]
