"""Before the first card: choosing a contract, stashing, bidding."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from followsuit.engine.actions import Action, Bid, Choose, PlayerAction, Stash
from followsuit.engine.events import Event
from followsuit.engine.phases.base import Step
from followsuit.engine.phases.playing import begin_play
from followsuit.engine.phases.scoring import score_round
from followsuit.engine.position import Phase, Position
from followsuit.rules import Bids, Contracts, Refusal, TableCards
from followsuit.rules.contracts import PASS
from followsuit.rules.round import Round, replaced


def begin_choosing(
    position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction | None = None
) -> Step:
    """Whatever this game decides before play, or play itself."""
    rules, first = position.rules, round_.playing[0]
    if rules.contracts:
        return position.now(Phase.CHOOSE, first, round_, action), events
    if rules.bidding:
        round_ = replace(round_, bids=(None,) * position.seats)
        return position.now(Phase.BID, first, round_, action), events
    return begin_play(position, round_, events, action)


class ChoosePhase:
    """A seat passes or chooses what to play."""

    takes = (Choose,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """A pass and every contract offered."""
        return tuple(Choose(letter) for letter in _contracts(position).letters)

    def refusal(self, position: Position, action: Choose) -> Refusal | None:
        """Only what is offered."""
        return _contracts(position).refusal(action.letter)

    def advance(self, position: Position, action: Choose) -> Step:
        """The next seat chooses, or the contract is settled."""
        contracts, round_, seat = _contracts(position), position.table, position.seat
        round_ = replace(round_, choices=(*round_.choices, (seat, action.letter)))
        chose = Event("chose", seat, facts={"choice": action.letter})
        if action.letter != PASS:
            return _settled(
                position,
                replace(round_, contract=contracts.contract(action.letter), solo=seat),
                action,
                chose,
            )
        if len(round_.choices) < len(round_.playing):
            return position.now(Phase.CHOOSE, round_.after(seat), round_, action), (chose,)
        return _settled(position, replace(round_, contract=contracts.all_pass), action, chose)


def _settled(position: Position, round_: Round, action: Choose, chose: Event) -> Step:
    contract, solo = round_.contract, round_.solo
    assert contract is not None
    if not contract.is_played:
        return score_round(position, round_, (chose,), action)
    if solo is None or contract.table is not TableCards.TO_SOLO:
        return begin_play(position, round_, (chose,), action)
    hand = position.rules.deck.sorted(round_.hands[solo] + round_.table)
    picked_up = Event("picked-up", solo, round_.table, seen_by=frozenset((solo,)))
    round_ = replace(round_, hands=replaced(round_.hands, solo, hand))
    return position.now(Phase.STASH, solo, round_, action), (chose, picked_up)


class StashPhase:
    """The solo player puts cards away."""

    takes = (Stash,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every pair of cards of the hand, or however many are stashed."""
        contract = position.table.contract
        assert contract is not None
        return tuple(Stash(cards) for cards in combinations(position.table.hands[position.seat], contract.stash))

    def refusal(self, position: Position, action: Stash) -> Refusal | None:
        """So many cards, all of them held."""
        contract, hand = position.table.contract, position.table.hands[position.seat]
        assert contract is not None
        faces, trump = position.rules.faces, position.table.trump
        return _contracts(position).stash_refusal(contract, hand, action.cards, faces, trump)

    def advance(self, position: Position, action: Stash) -> Step:
        """Play begins."""
        round_, seat, cards = position.table, position.seat, position.rules.deck.sorted(action.cards)
        hand = tuple(card for card in round_.hands[seat] if card not in cards)
        stashed = Event("stashed", seat, cards, seen_by=frozenset((seat,)))
        round_ = replace(round_, hands=replaced(round_.hands, seat, hand), stash=cards)
        return begin_play(position, round_, (stashed,), Stash(cards))


class BidPhase:
    """A seat bids."""

    takes = (Bid,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every number open to the seat."""
        return tuple(Bid(number) for number in _bidding(position).legal(position.table, position.seat))

    def refusal(self, position: Position, action: Bid) -> Refusal | None:
        """Range, cap and hook."""
        return _bidding(position).refusal(position.table, position.seat, action.number)

    def advance(self, position: Position, action: Bid) -> Step:
        """The next seat bids, or play begins."""
        seat = position.seat
        round_ = replace(position.table, bids=replaced(position.table.bids, seat, action.number))
        bid = Event("bid", seat, facts={"number": action.number})
        if any(round_.bids[other] is None for other in round_.playing):
            return position.now(Phase.BID, round_.after(seat), round_, action), (bid,)
        return begin_play(position, round_, (bid,), action)


def _contracts(position: Position) -> Contracts:
    assert position.rules.contracts is not None
    return position.rules.contracts


def _bidding(position: Position) -> Bids:
    assert position.rules.bidding is not None
    return position.rules.bidding
