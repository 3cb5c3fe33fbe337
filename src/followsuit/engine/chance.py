"""What chance does in a position, as a pure function of a seed.

Every decision of chance has a purpose of its own in the stream of `followsuit.engine.shuffle`: `dealer`; `deal R`
for the pack of round R (from 1), dealt in the game's portions clockwise from the seat after the dealer, then the
table cards, then the turned card; `trump R`; `token R T` for trick T (from 1) of round R.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from followsuit.cards import Card
from followsuit.engine.actions import Action, Call, DealCards, DrawDealer, DrawToken, TurnCard
from followsuit.engine.position import Phase, Position
from followsuit.engine.shuffle import Seed, pick, shuffled


def draw(position: Position, seed: Seed) -> Action:
    """The action of chance that a seed gives here."""
    return DRAWS[position.phase](position, seed)


def _dealer(position: Position, seed: Seed) -> Action:
    return DrawDealer(pick(range(position.seats), seed, "dealer"))


def _pack(position: Position, seed: Seed) -> tuple[Card, ...]:
    rules, round_ = position.rules, position.table
    cards = rules.deal.pack.cards(rules.deck, round_.hand_size)
    return shuffled(cards, seed, f"deal {round_.number}")


def _deal(position: Position, seed: Seed) -> Action:
    rules, round_ = position.rules, position.table
    pack, dealt = _pack(position, seed), 0
    hands: list[tuple[Card, ...]] = [()] * position.seats
    for portion in rules.deal.portions(round_.hand_size):
        for seat in round_.playing:
            hands[seat] += pack[dealt : dealt + portion]
            dealt += portion
    return DealCards(tuple(hands), pack[dealt : dealt + rules.deal.table])


def _turn(position: Position, seed: Seed) -> Action:
    rules, round_ = position.rules, position.table
    assert rules.deal.face_up is not None
    dealt = len(round_.playing) * round_.hand_size + rules.deal.table
    return TurnCard(rules.deal.face_up.turned(round_, _pack(position, seed)[dealt:]))


def _trump(position: Position, seed: Seed) -> Action:
    suits = position.rules.deck.suits
    return Call("trump", pick(suits, seed, f"trump {position.table.number}").letter)


def _token(position: Position, seed: Seed) -> Action:
    round_ = position.table
    assert round_.areas is not None
    return DrawToken(pick(round_.areas.stock, seed, f"token {round_.number} {len(round_.tricks) + 1}"))


DRAWS: Mapping[Phase, Callable[[Position, Seed], Action]] = {
    Phase.DEALER: _dealer,
    Phase.DEAL: _deal,
    Phase.TURN: _turn,
    Phase.DRAW_TRUMP: _trump,
    Phase.DRAW: _token,
}
