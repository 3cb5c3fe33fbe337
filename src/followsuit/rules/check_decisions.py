"""Whether what is decided before the first card holds together: stages, bids and contracts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from followsuit.errors import quoted
from followsuit.rules import limits
from followsuit.rules.check_parts import dealer_sits_out, hand_sizes, repeated
from followsuit.rules.contracts import (
    PASS,
    Contract,
    Ladder,
    NothingPlayed,
    TableCards,
    TakeNothing,
)
from followsuit.rules.deal import DealersCard
from followsuit.rules.faces import PermanentTrumps
from followsuit.rules.offer import Offer
from followsuit.rules.passing import Passing
from followsuit.rules.prose import signed
from followsuit.rules.stages import Stage
from followsuit.rules.trump import NoTrump

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


def decision_problems(rules: Rules) -> Iterator[str]:
    """Everything that is wrong with what is decided before the first card, a sentence each."""
    yield from _stages(rules)
    yield from _bidding(rules)
    yield from _contracts(rules)


def _stages(rules: Rules) -> Iterator[str]:
    """Decisions that cannot stand beside each other, or beside the rest of the page."""
    stages, names = rules.stages, [type(stage).__name__ for stage in rules.stages]
    for name in repeated(names):
        yield f"`stages` has {name} more than once: leave one of them out."
    if sum(stage.makes_declarer for stage in stages) > 1:
        yield "`stages` let somebody undertake the round more than once: leave all but one of them out."
    if sum(stage.moves_cards for stage in stages) > 1:
        yield "`stages` move cards more than once: leave all but one of them out."
    copies = any(number > 1 for number in rules.deck.counts.values())
    for stage, name in zip(stages, names, strict=True):
        field = f"`stages`: {name}"
        if stage.moves_cards and copies:
            yield f"{field} moves cards, which needs a deck without copies of a card: give it one, or leave it out."
        if stage.names_trump and any(isinstance(word, PermanentTrumps) for word in rules.specials):
            yield f"{field} sets the trump, but `specials` has PermanentTrumps: leave one of them out."
        if stage.names_trump and not isinstance(rules.trump, NoTrump):
            yield f"{field} sets the trump, but `trump` is {type(rules.trump).__name__}: leave one of them out."
        if stage.keeps_closed:
            yield from _closed(stage, rules)
        match stage:
            case Passing():
                yield from _passing(stage, rules)
            case Offer():
                yield from _offer(stage, rules)
            case _:
                pass


def _closed(stage: Stage, rules: Rules) -> Iterator[str]:
    """What cannot stand beside a decision that is made before one looks at one's cards."""
    field = f"`stages`: {type(stage).__name__}"
    if rules.stages[0] is not stage:
        yield f"{field} comes before anybody looks at its cards: let it be the first of the stages."
    if rules.bidding is None:
        yield f"{field} is a bid, but nobody bids: add Bids to `stages`."
    if rules.trump.may_be_named or isinstance(rules.deal.face_up, DealersCard):
        yield f"{field} comes before the dealer looks at its cards: turn NextCard, and let nobody name a trump by it."


def _passing(passing: Passing, rules: Rules) -> Iterator[str]:
    sizes = hand_sizes(rules)
    if not passing.to:
        yield "`stages`: Passing has an empty `to`: say how far the cards are passed in each round."
    if sizes and not 1 <= passing.cards <= sizes[0]:
        yield f"`stages`: Passing passes {passing.cards} cards of hands that have {sizes[0]}: pass 1 to {sizes[0]}."
    if isinstance(rules.deal.face_up, DealersCard):
        yield "`stages`: Passing may pass on the card that DealersCard shows: turn NextCard, or pass none."


def _offer(offer: Offer, rules: Rules) -> Iterator[str]:
    face_up = rules.deal.face_up
    if face_up is None or not face_up.leaves_play() or not all(map(rules.deal.turns_card, hand_sizes(rules))):
        yield "`stages`: Offer needs a card to offer in every round: set `deal.face_up` to NextCard()."
    if any(not card.suit for card in rules.deck.counts):
        yield "`stages`: Offer needs a suit on every card that may be turned: leave the others out of `deck`."
    if offer.alone and not rules.sides.has_partners:
        yield "`stages`: Offer lets one play alone, but nobody has a partner: set `alone` to False, or `sides`."
    if dealer_sits_out(rules):
        yield "`stages`: Offer lets the dealer pick a card up, but DealerSitsOut gives it none: leave one of them out."
    if (sizes := hand_sizes(rules)) and sizes[-1] >= limits.LONGEST_HAND:
        yield f"`stages`: Offer adds a card to a hand of {sizes[-1]}: deal fewer."


def _bidding(rules: Rules) -> Iterator[str]:
    if rules.bidding is None:
        return
    if rules.bidding.cap is not None and rules.bidding.cap < 0:
        yield f"`stages`: Bids has a `cap` of {signed(rules.bidding.cap)}, which leaves nothing to bid: give 0 or more."


def _contracts(rules: Rules) -> Iterator[str]:
    contracts = rules.contracts
    if contracts is None:
        return
    if not contracts.offers:
        yield "`contracts.offers` is empty: offer at least one contract."
    for contract in contracts.offers:
        yield from _letter(contract)
    for letter in repeated(contract.letter for contract in contracts.offers):
        yield f"`contracts.offers` has the letter {quoted(letter)} more than once: give every contract its own."
    for contract in (*contracts.offers, contracts.all_pass):
        yield from _stash(contract, rules)
        yield from _payment(contract)
    yield from _all_pass(contracts.all_pass)
    if contracts.dues and not any(contract.settles_dues for contract in contracts.offers):
        yield "`contracts.dues` are never settled: set settles_dues=True on a contract that is offered."
    if all(word.needs_contracts is None for word in rules.score):
        yield "`contracts` are never paid: put ByContract into `score`."


def _letter(contract: Contract) -> Iterator[str]:
    field = f"`contracts.offers`: the letter of {contract.name}"
    if contract.letter == PASS:
        yield f"{field} is {PASS}, which means a pass: choose another letter."
    elif len(contract.letter) != 1 or not contract.letter.isupper():
        yield f"{field} is {quoted(contract.letter)}: write one capital letter."


def _stash(contract: Contract, rules: Rules) -> Iterator[str]:
    field, table = f"`contracts`: {contract.name}", rules.deal.table
    if contract.order is not None and contract.order not in rules.faces.by_order:
        yield f"{field} has the order {quoted(contract.order)}, which is neither a suit nor one of `orders`: name one."
    if contract.table is not TableCards.TO_SOLO:
        if contract.stash:
            yield (
                f"{field} has a `stash` of {contract.stash}, but the table cards are not picked up: set it to 0, or "
                "`table` to TO_SOLO."
            )
    elif not table:
        yield (
            f"{field} gives the table cards TO_SOLO, but `deal.table` is 0: lay cards on the table, or give them "
            "TO_NOBODY."
        )
    elif contract.stash != table:
        yield f"{field} has a `stash` of {contract.stash}, but picks up {table} from the table: set it to {table}."


def _payment(contract: Contract) -> Iterator[str]:
    field = f"`contracts`: {contract.name}"
    if isinstance(contract.payment, Ladder):
        least = [step for step, _ in contract.payment.steps]
        if any(lower >= higher for higher, lower in pairwise(least)):
            yield f"{field}: the `steps` of its Ladder do not fall: write them from the most points to the least."
        if 0 not in least:
            yield f"{field}: the `steps` of its Ladder do not reach 0: end with a step of 0 points."
    if (points := contract.payment.counts) is not None and points.trump:
        yield f"{field} counts trumps as worth something else, which no contract does: leave `trump` out of CardPoints."
    if not contract.is_played and not isinstance(contract.payment, NothingPlayed):
        yield f"{field} is not played, so it has nothing to be paid by: set `payment` to NothingPlayed."


def _all_pass(contract: Contract) -> Iterator[str]:
    field = f"`contracts.all_pass`: {contract.name}"
    if contract.letter:
        yield f"{field} cannot be chosen, but has the letter {quoted(contract.letter)}: leave it empty."
    if contract.table is not TableCards.TO_NOBODY:
        yield f"{field} has no solo player and no opponents: give the table cards TO_NOBODY."
    if isinstance(contract.payment, Ladder | TakeNothing):
        yield (
            f"{field} has no solo player to be paid by {type(contract.payment).__name__}: set `payment` to "
            "MostTricksLose or NothingPlayed."
        )
