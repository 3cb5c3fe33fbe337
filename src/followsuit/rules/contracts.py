"""Words for games where the players choose what to play: alone against the rest, or everyone for themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.errors import shortened
from followsuit.language.markdown import Block, Table
from followsuit.language.message import Message, key_of
from followsuit.rules.card_points import CardPoints
from followsuit.rules.event import Event
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Round, replaced
from followsuit.rules.sides import one_against_the_rest
from followsuit.rules.stages import Ask, Outcome, Stage, with_call, without

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

PASS = "P"


class TableCards(Enum):
    """To whom the cards on the table count."""

    TO_SOLO = "to-solo"
    TO_OPPONENTS = "to-opponents"
    TO_NOBODY = "to-nobody"


Outcomes = tuple[tuple[int, int], tuple[int, int]]
"""What success brings, at least and at most, and what failure costs, at best and at worst."""


Summary = tuple[str, dict[str, object]]
"""What came of a round: the code of a sentence, and the facts in it."""


class Payment(ABC):
    """How the round's scores follow from a contract."""

    pays_solo: ClassVar[bool] = False
    """Whether it needs somebody who plays alone."""
    tricks: ClassVar[int | None] = None
    """How many tricks the solo player is to take, if it has to be a certain number."""

    @abstractmethod
    def scores(self, round_: Round) -> tuple[int, ...]:
        """Everyone's score for the round, summing to zero."""

    @property
    def counts(self) -> CardPoints | None:
        """The card points that it looks at."""
        return None

    @property
    def steps_up(self) -> tuple[int, ...]:
        """The card points from which the solo player is paid by another step, from few to many."""
        return ()

    @property
    def goal(self) -> int | None:
        """The least card points with which the solo player wins, if it wins by them."""
        return None

    def outcomes(self, opponents: int) -> Outcomes | None:
        """What the solo player can win and lose."""
        return None

    def summary(self, round_: Round, solo_points: int | None) -> Summary | None:
        """A round that was paid by it; `solo_points` are the solo side's card points where they count."""
        return None

    @abstractmethod
    def says(self, opponents: int) -> Message | Table:
        """The sentence or table for the rules page; the solo player plays against so many."""


def _points(points: int) -> Message:
    return Message("rules/points", {"points": points})


def _played_by(round_: Round, seat: int) -> dict[str, object]:
    assert round_.contract is not None
    return {"seat": seat, "contract": round_.contract.name}


def solo_pays(round_: Round, value: int) -> tuple[int, ...]:
    """Every other seat pays `value` to the solo player, or receives it if negative."""
    return tuple(value * (round_.seats - 1) if seat == round_.solo else -value for seat in range(round_.seats))


def solo_outcomes(values: Iterable[int], opponents: int) -> Outcomes:
    """What the solo player can win and lose, given what each opponent may have to pay."""
    paid = sorted(value * opponents for value in values)
    won, lost = [value for value in paid if value >= 0], [value for value in paid if value < 0]
    return (won[0], won[-1]), (lost[-1], lost[0])


@dataclass(frozen=True)
class Ladder(Payment):
    """The solo player is paid by card points: `steps` give the least points of each step and its value an opponent."""

    points: CardPoints
    all_tricks: int
    steps: tuple[tuple[int, int], ...]
    no_trick: int
    pays_solo: ClassVar[bool] = True

    @property
    def counts(self) -> CardPoints:
        return self.points

    @property
    def steps_up(self) -> tuple[int, ...]:
        """Where each step begins, but the lowest."""
        return tuple(sorted(least for least, _ in self.steps if least))

    @property
    def goal(self) -> int:
        """The least points that win."""
        return min(least for least, value in self.steps if value >= 0)

    def outcomes(self, opponents: int) -> Outcomes:
        return solo_outcomes((self.all_tricks, *(value for _, value in self.steps), self.no_trick), opponents)

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Every trick or none, or whether the points were enough."""
        assert round_.solo is not None
        assert solo_points is not None
        tricks, facts = round_.taken[round_.solo], _played_by(round_, round_.solo)
        if tricks == len(round_.tricks):
            return "round/every-trick", facts
        if tricks == 0:
            return "round/without-a-trick", facts
        code = "round/reached" if solo_points >= self.goal else "round/not-reached"
        return code, {**facts, "points": solo_points, "goal": self.goal}

    def solo_points(self, round_: Round) -> int:
        """The solo side's card points: its tricks, and its stash."""
        assert round_.solo is not None
        return self.points.taken(round_, round_.solo) + self.points.count(round_.stash)

    def scores(self, round_: Round) -> tuple[int, ...]:
        assert round_.solo is not None
        tricks = round_.taken[round_.solo]
        if tricks == len(round_.tricks):
            return solo_pays(round_, self.all_tricks)
        if tricks == 0:
            return solo_pays(round_, self.no_trick)
        reached = self.solo_points(round_)
        return solo_pays(round_, next(value for least, value in self.steps if reached >= least))

    def says(self, opponents: int) -> Table:
        rows = [(Message("rules/ladder-all-tricks"), self.all_tricks)]
        above: int | None = None
        for least, value in self.steps:
            most = None if above is None else above - 1
            rows.append((Message("rules/ladder-step", {"least": least, "most": most}), value))
            above = least
        rows.append((Message("rules/ladder-no-trick"), self.no_trick))
        heads = ("rules/ladder-takes", "rules/ladder-each-opponent", "rules/ladder-solo-player")
        return Table(
            tuple(map(Message, heads)),
            tuple((name, _points(-value), _points(opponents * value)) for name, value in rows),
        )


@dataclass(frozen=True, slots=True)
class TakeNothing(Payment):
    """The solo player wins by taking no trick."""

    won: int
    lost: int
    pays_solo: ClassVar[bool] = True
    tricks: ClassVar[int | None] = 0

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Whether a trick was taken."""
        assert round_.solo is not None
        code = "round/took-a-trick" if round_.taken[round_.solo] else "round/took-nothing"
        return code, _played_by(round_, round_.solo)

    def outcomes(self, opponents: int) -> Outcomes:
        return solo_outcomes((self.won, self.lost), opponents)

    def scores(self, round_: Round) -> tuple[int, ...]:
        assert round_.solo is not None
        return solo_pays(round_, self.lost if round_.taken[round_.solo] else self.won)

    def says(self, opponents: int) -> Message:
        facts = {
            "each_if_won": -self.won,
            "solo_if_won": opponents * self.won,
            "each_if_lost": -self.lost,
            "solo_if_lost": opponents * self.lost,
        }
        return Message("rules/take-nothing", facts)


@dataclass(frozen=True)
class MostTricksLose(Payment):
    """Whoever takes most tricks pays everyone else; card points, then the last trick, part equals."""

    points: CardPoints
    value: int

    @property
    def counts(self) -> CardPoints:
        return self.points

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Who lost."""
        loser = self.loser(round_)
        return "round/most-tricks-lost", {**_played_by(round_, loser), "tricks": round_.taken[loser]}

    def loser(self, round_: Round) -> int:
        """The one seat that loses."""
        most = max(round_.taken[seat] for seat in round_.playing)
        tied = [seat for seat in round_.playing if round_.taken[seat] == most]
        worst = max(self.points.taken(round_, seat) for seat in tied)
        tied = [seat for seat in tied if self.points.taken(round_, seat) == worst]
        last = round_.tricks[-1].winner
        return last if last in tied else tied[0]

    def scores(self, round_: Round) -> tuple[int, ...]:
        loser = self.loser(round_)
        return tuple(-self.value * (round_.seats - 1) if seat == loser else self.value for seat in range(round_.seats))

    def says(self, opponents: int) -> Message:
        return Message("rules/most-tricks-lose", {"points": self.value})


@dataclass(frozen=True, slots=True)
class NothingPlayed(Payment):
    """No card is played and nobody scores."""

    def summary(self, round_: Round, solo_points: int | None) -> Summary:
        """Nothing came of it."""
        return "round/not-played", {}

    def scores(self, round_: Round) -> tuple[int, ...]:
        return (0,) * round_.seats

    def says(self, opponents: int) -> Message:
        return Message("rules/nothing-played")


@dataclass(frozen=True)
class Contract:
    """One thing to play: its letter in `choose B`, what happens with the table cards, and what it pays."""

    letter: str
    name: str
    table: TableCards
    payment: Payment
    aim: str
    stash: int = 0
    order: str | None = None
    """How the cards rank in it, where it has an order of its own."""
    until_solo_trick: bool = False
    settles_dues: bool = False
    is_played: bool = True

    def says(self, opponents: int, ranking: Message | None = None) -> tuple[Block, ...]:
        """Describe the contract for the rules page, where it is played against so many; `ranking` tells its order."""
        aim = Message(f"aim/{key_of(self.name)}", english=self.aim)
        facts = {
            "contract": self.name,
            "typed": f"choose {self.letter}" if self.letter else "",
            "aim": aim,
            "table": self.table.name.lower().replace("_", "-"),
            "stash": self.stash,
            "until_solo_trick": self.until_solo_trick,
        }
        contract = Message("rules/contract" if self.is_played else "rules/contract-not-played", facts)
        told = (contract,) if ranking is None else (contract, ranking)
        payment = self.payment.says(opponents)
        return (told, payment) if isinstance(payment, Table) else ((*told, payment),)


@dataclass(frozen=True, slots=True)
class Dues:
    """Debts that the next won contract collects: `collective` from each opponent, or `private` from one owner."""

    collective: int
    private: int

    def settle(self, round_: Round, scores: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int | None, ...]]:
        """Everyone's score with the due that this round takes off, and the dues that stay written."""
        contract, solo, dues = round_.contract, round_.solo, round_.dues
        assert contract is not None
        if not contract.is_played:
            return scores, (*dues, None)
        if not contract.settles_dues or solo is None:
            return scores, dues
        if scores[solo] < 0:
            return scores, (*dues, solo)
        if not dues:
            return scores, dues
        due = None if None in dues else dues[0]
        place = dues.index(due)
        rest = dues[:place] + dues[place + 1 :]
        if due is None:
            extra = solo_pays(round_, self.collective)
        elif due == solo:
            extra = (0,) * round_.seats
        else:
            extra = replaced(replaced((0,) * round_.seats, solo, self.private), due, -self.private)
        return tuple(score + more for score, more in zip(scores, extra, strict=True)), rest

    def collected(self, dues: tuple[int | None, ...], solo: int, opponents: int) -> int:
        """What the due that a win takes off brings the solo player."""
        if None in dues:
            return self.collective * opponents
        return self.private if dues and dues[0] != solo else 0

    def says(self, settled_by: str) -> Message:
        """Describe how dues are written and collected."""
        facts = {"contract": settled_by, "collective": self.collective, "private": self.private}
        return Message("rules/dues", facts)


@dataclass(frozen=True)
class Contracts(Stage):
    """Clockwise from the seat after the dealer each player passes or chooses; the first choice ends it."""

    offers: tuple[Contract, ...]
    all_pass: Contract
    dues: Dues | None = None
    not_offered: Mapping[str, str] = field(default_factory=dict)
    """Letters of contracts this table leaves out, with their names, for the refusal."""
    verbs: ClassVar[tuple[str, ...]] = ("choose", "stash")
    picks: ClassVar[tuple[str, ...]] = ("stash",)
    heading: ClassVar[str] = "choosing"
    makes_declarer: ClassVar[bool] = True

    def __hash__(self) -> int:
        return hash((self.offers, self.all_pass, self.dues))

    @property
    def contracts(self) -> Contracts:
        """This."""
        return self

    @property
    def moves_cards(self) -> bool:  # type: ignore[override]  # it depends on what is offered
        """Whether cards on the table may be picked up."""
        return any(contract.stash for contract in self.every)

    @property
    def names_trump(self) -> bool:  # type: ignore[override]  # it depends on what is offered
        """Whether a contract has an order of its own."""
        return any(contract.order is not None for contract in self.every)

    def settle(self, round_: Round) -> tuple[tuple[int, ...], tuple[int | None, ...]]:
        """Everyone's score by the contract played, and the dues that stay written."""
        assert round_.contract is not None
        paid = round_.contract.payment.scores(round_)
        return self.dues.settle(round_, paid) if self.dues else (paid, round_.dues)

    def outcomes(self, contract: Contract, solo: int, seats: int, dues: tuple[int | None, ...]) -> Outcomes | None:
        """What a contract can bring and cost whoever plays it alone; none where nobody does."""
        outcomes = contract.payment.outcomes(seats - 1)
        if outcomes is None:
            return None
        (least, most), lost = outcomes
        due = self.dues.collected(dues, solo, seats - 1) if self.dues and contract.settles_dues else 0
        return (least + due, most + due), lost

    @property
    def every(self) -> tuple[Contract, ...]:
        """Everything that can come to be played, what follows when everybody passes last."""
        return (*self.offers, self.all_pass)

    @property
    def card_points(self) -> CardPoints | None:
        """What cards are worth in the contracts that look at it."""
        return next((points for contract in self.every if (points := contract.payment.counts)), None)

    @property
    def letters(self) -> tuple[str, ...]:
        """All that may be chosen, the pass first."""
        return (PASS, *(contract.letter for contract in self.offers))

    def contract(self, letter: str) -> Contract:
        """The contract a letter stands for."""
        return next(contract for contract in self.offers if contract.letter == letter)

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """One seat after another until one chooses; then whoever has picked cards up, for as many."""
        contract = round_.contract
        if contract is None:
            return Ask(round_.playing[len(round_.choices)], "choose")
        if contract.stash and round_.declarer is not None and round_.stasher is None:
            return Ask(round_.declarer, "stash", contract.stash)
        return None

    def options(self, rules: Rules, round_: Round, ask: Ask) -> tuple[str, ...]:
        return self.letters

    def refusal(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Refusal | None:
        """Only what is offered."""
        return self.letter_refusal(said)

    def letter_refusal(self, letter: str) -> Refusal | None:
        """Why a letter may not be chosen."""
        if letter in self.letters:
            return None
        facts = {"choice": shortened(letter), "offered": list(self.letters)}
        if letter in self.not_offered:
            return Refusal("choose/not-offered", {**facts, "contract": self.not_offered[letter]})
        return Refusal("choose/unknown", facts)

    def called(self, rules: Rules, round_: Round, ask: Ask, said: str) -> Outcome:
        """The next seat chooses, or the contract is settled."""
        chose = Event("chose", ask.seat, facts={"choice": said})
        round_ = with_call(round_, ask, said)
        if said != PASS:
            return self._undertaken(rules, round_, ask.seat, self.contract(said), chose)
        if len(round_.choices) == len(round_.playing):
            round_ = replace(
                round_,
                contract=self.all_pass,
                order=self.all_pass.order or round_.order,
                idle=not self.all_pass.is_played,
            )
        return Outcome(round_, (chose,))

    def _undertaken(self, rules: Rules, round_: Round, seat: int, contract: Contract, chose: Event) -> Outcome:
        """Somebody plays alone, and picks up the cards on the table if the contract says so."""
        round_ = replace(
            round_,
            contract=contract,
            declarer=seat,
            sides=one_against_the_rest(round_.seats, seat),
            order=contract.order or round_.order,
            idle=not contract.is_played,
        )
        if contract.table is not TableCards.TO_SOLO or round_.idle:
            return Outcome(round_, (chose,))
        hand = rules.deck.sorted(round_.hands[seat] + round_.table)
        picked_up = Event("picked-up", seat, round_.table, seen_by=frozenset((seat,)))
        return Outcome(replace(round_, hands=replaced(round_.hands, seat, hand)), (chose, picked_up))

    def picked(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Outcome:
        """The stash is put away."""
        seat = ask.seat
        stashed = Event("stashed", seat, cards, seen_by=frozenset((seat,)))
        hands = replaced(round_.hands, seat, without(round_.hands[seat], cards))
        return Outcome(replace(round_, hands=hands, stash=cards, stasher=seat), (stashed,))

    def read(self, rules: Rules, verb: str, text: str) -> str:
        """A contract by its letter or its name; whether it is offered is not asked here."""
        for contract in self.offers:
            if text.lower() == contract.name.lower():
                return contract.letter
        said = super().read(rules, verb, text)
        return PASS if said == "pass" else said.upper()

    def example(self, rules: Rules, verb: str) -> str:
        cards = rules.deck.cards
        return f"choose {PASS}" if verb == "choose" else f"stash {cards[0]} {cards[1]}"

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        """Describe the choosing and every contract, for so many at the table."""
        facts = {
            "contract": self.all_pass.name,
            "typed": f"choose {PASS}",
            "dealer_leads": rules.opening.is_dealers,
        }
        settled_by = next((contract.name for contract in self.offers if contract.settles_dues), "")
        return (
            (Message("rules/choosing", facts),),
            *([(self.card_points.says(rules.deck),)] if self.card_points else []),
            *(block for contract in self.every for block in contract.says(seats - 1, _ranking(rules, contract))),
            *([(self.dues.says(settled_by),)] if self.dues else []),
        )


def _ranking(rules: Rules, contract: Contract) -> Message | None:
    """How the cards rank in a contract that has an order of its own."""
    if contract.order is None:
        return None
    names = {order.key: order.name for order in rules.orders}
    if contract.order in names:
        return Message("rules/contract-order", {"name": names[contract.order]})
    return Message("rules/contract-trump", {"suit": contract.order})
