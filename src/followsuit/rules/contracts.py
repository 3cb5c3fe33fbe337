"""Words for games where the players choose what to play: alone against the rest, or everyone for themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.errors import quoted, shortened
from followsuit.language.markdown import Block, Table
from followsuit.language.message import Message, key_of
from followsuit.rules.card_points import CardPoints
from followsuit.rules.event import Event
from followsuit.rules.names import repeated
from followsuit.rules.payments import Outcomes, Payment, solo_pays
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Round, replaced
from followsuit.rules.sides import one_against_the_rest
from followsuit.rules.stages import Ask, Outcome, Stage, with_call, without
from followsuit.rules.teaching import Teaching
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

PASS = "P"


class TableCards(Enum):
    """To whom the cards on the table count."""

    TO_SOLO = "to-solo"
    TO_OPPONENTS = "to-opponents"
    TO_NOBODY = "to-nobody"


@dataclass(frozen=True)
class Contract(Word):
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

    @property
    def aim_says(self) -> Message:
        """What it is won by."""
        return Message(f"aim/{key_of(self.name)}", english=self.aim)

    def says(self, opponents: int, ranking: Message | None = None) -> tuple[Block, ...]:
        """Describe the contract for the rules page, where it is played against so many; `ranking` tells its order."""
        facts = {
            "contract": self.name,
            "typed": f"choose {self.letter}" if self.letter else "",
            "aim": self.aim_says,
            "table": self.table.name.lower().replace("_", "-"),
            "stash": self.stash,
            "until_solo_trick": self.until_solo_trick,
        }
        contract = Message("rules/contract" if self.is_played else "rules/contract-not-played", facts)
        told = (contract,) if ranking is None else (contract, ranking)
        payment = self.payment.says(opponents)
        return (told, payment) if isinstance(payment, Table) else ((*told, payment),)

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Its order, its stash and its payment have to fit the rest of the page."""
        named = f"{field}: {self.name}"
        if self.order is not None and self.order not in rules.faces.by_order:
            yield f"{named} has the order {quoted(self.order)}, which is neither a suit nor one of `orders`: name one."
        yield from self._stash_problems(rules.deal.table, named)
        yield from self.payment.problems(rules, named)
        if (points := self.payment.counts) is not None and points.trump:
            yield (
                f"{named} counts trumps as worth something else, which no contract does: leave `trump` out of "
                "CardPoints."
            )
        if not self.is_played and self.payment.needs_play:
            yield f"{named} is not played, so it has nothing to be paid by: set `payment` to NothingPlayed."

    def _stash_problems(self, table: int, named: str) -> Iterator[str]:
        if self.table is not TableCards.TO_SOLO:
            if self.stash:
                yield (
                    f"{named} has a `stash` of {self.stash}, but the table cards are not picked up: set it to 0, or "
                    "`table` to TO_SOLO."
                )
        elif not table:
            yield (
                f"{named} gives the table cards TO_SOLO, but `deal.table` is 0: lay cards on the table, or give them "
                "TO_NOBODY."
            )
        elif self.stash != table:
            yield f"{named} has a `stash` of {self.stash}, but picks up {table} from the table: set it to {table}."

    def choice_problems(self, field: str) -> Iterator[str]:
        """What is wrong with it as one that is offered."""
        named = f"{field}: the letter of {self.name}"
        if self.letter == PASS:
            yield f"{named} is {PASS}, which means a pass: choose another letter."
        elif len(self.letter) != 1 or not self.letter.isupper():
            yield f"{named} is {quoted(self.letter)}: write one capital letter."

    def all_pass_problems(self, field: str) -> Iterator[str]:
        """What is wrong with it as what follows when everybody passes."""
        named = f"{field}: {self.name}"
        if self.letter:
            yield f"{named} cannot be chosen, but has the letter {quoted(self.letter)}: leave it empty."
        if self.table is not TableCards.TO_NOBODY:
            yield f"{named} has no solo player and no opponents: give the table cards TO_NOBODY."
        if self.payment.pays_solo:
            yield (
                f"{named} has no solo player to be paid by {type(self.payment).__name__}: set `payment` to "
                "MostTricksLose or NothingPlayed."
            )


@dataclass(frozen=True, slots=True)
class Dues(Word):
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
    def parts(self) -> tuple[Word, ...]:
        dues = (self.dues,) if self.dues else ()
        return (*dues, *(contract.payment for contract in self.every))

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

    def sayings(self, rules: Rules) -> tuple[str, ...]:
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

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """Who plays the round may choose, and put cards away where some are picked up."""
        if seat not in round_.playing:
            return ()
        return self.verbs if self.moves_cards else ("choose",)

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """What is chosen between, or what to think of when cards are put away."""
        cards = max(contract.stash for contract in self.every)
        points = self.card_points is not None
        if verb == "stash":
            facts = {"cards": cards, "took": list(took), "points": points}
            return Teaching(Message("lesson/stash-title", {"cards": cards}), (Message("lesson/stash", facts),))
        return Teaching(Message("lesson/choose-title"), (Message("lesson/choose", {"stash": cards, "points": points}),))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Each contract by itself, their letters, their dues, and whether anything pays them."""
        offers = "`contracts.offers`"
        if not self.offers:
            yield f"{offers} is empty: offer at least one contract."
        for contract in self.offers:
            yield from contract.choice_problems(offers)
        for letter in repeated(contract.letter for contract in self.offers):
            yield f"{offers} has the letter {quoted(letter)} more than once: give every contract its own."
        for contract in self.every:
            yield from contract.problems(rules, "`contracts`")
        yield from self.all_pass.all_pass_problems("`contracts.all_pass`")
        if self.dues and not any(contract.settles_dues for contract in self.offers):
            yield "`contracts.dues` are never settled: set settles_dues=True on a contract that is offered."
        if all(word.needs_contracts is None for word in rules.score):
            yield "`contracts` are never paid: put ByContract into `score`."


def _ranking(rules: Rules, contract: Contract) -> Message | None:
    """How the cards rank in a contract that has an order of its own."""
    if contract.order is None:
        return None
    names = {order.key: order.name for order in rules.orders}
    if contract.order in names:
        return Message("rules/contract-order", {"name": names[contract.order]})
    return Message("rules/contract-trump", {"suit": contract.order})
