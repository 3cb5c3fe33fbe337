"""Before anyone decides: the dealer, the deal, the turned card and the trump."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from followsuit.engine.actions import CHANCE, Action, Call, DealCards, DrawDealer, TurnCard
from followsuit.engine.phases.base import Step
from followsuit.engine.phases.deciding import go_on, not_now
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.rules import Refusal
from followsuit.rules.event import Event
from followsuit.rules.round import Round
from followsuit.rules.trump import TrumpFrom, suit_refusal


class DealerPhase:
    """Chance draws the first dealer."""

    takes = (DrawDealer,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any seat."""
        return tuple(DrawDealer(seat) for seat in range(position.seats))

    def refusal(self, position: Position, action: DrawDealer) -> Refusal | None:
        """A dealer must have a seat."""
        if 0 <= action.seat < position.seats:
            return None
        return Refusal("dealer/unknown", {"seat": action.seat, "last": position.seats - 1})

    def advance(self, position: Position, action: DrawDealer) -> Step:
        """The first round begins."""
        rules, seats = position.rules, position.seats
        areas = rules.tokens.start(seats) if rules.tokens else None
        first = new_round(rules, 1, action.seat, (rules.start,) * seats, areas=areas)
        return position.now(Phase.DEAL, CHANCE, first), (Event("dealer", action.seat),)


class DealPhase:
    """Chance deals."""

    takes = (DealCards,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Too many to list."""
        return ()

    def refusal(self, position: Position, action: DealCards) -> Refusal | None:
        """Every hand has its size, and all cards come from the pack."""
        rules, round_ = position.rules, position.table
        sizes = [round_.hand_size if seat in round_.playing else 0 for seat in range(position.seats)]
        if len(action.hands) != position.seats:
            return Refusal("deal/hands", {"hands": len(action.hands), "seats": position.seats})
        for seat, (hand, size) in enumerate(zip(action.hands, sizes, strict=True)):
            if len(hand) != size:
                return Refusal("deal/size", {"seat": seat, "dealt": len(hand), "size": size})
        if len(action.table) != rules.deal.table:
            return Refusal("deal/table", {"dealt": len(action.table), "size": rules.deal.table})
        return self._foreign_card(position, action)

    def _foreign_card(self, position: Position, action: DealCards) -> Refusal | None:
        rules = position.rules
        left = Counter(rules.deal.pack.cards(rules.deck, position.table.hand_size))
        for cards in (*action.hands, action.table):
            for card in cards:
                if not left[card]:
                    return Refusal("deal/card", {"card": str(card)}, rules.deck.names)
                left[card] -= 1
        return None

    def advance(self, position: Position, action: DealCards) -> Step:
        """The hands are taken up."""
        rules = position.rules
        round_ = replace(
            position.table,
            dealt=action.hands,
            hands=tuple(rules.deck.sorted(hand) for hand in action.hands),
            table=action.table,
            bids=(None,) * position.seats if rules.bidding else (),
            sides=rules.sides.of(position.seats),
            order=rules.trump.fixed,
        )
        closed = tuple(
            seat for seat in round_.playing if any(stage.waits_to_look(round_, seat) for stage in rules.stages)
        )
        round_ = replace(round_, closed=closed)
        events = [
            Event(
                "dealt",
                seat,
                round_.hands[seat],
                seen_by=frozenset() if seat in closed else frozenset((seat,)),
                facts={"round": round_.number},
            )
            for seat in round_.playing
        ]
        if action.table:
            events.append(Event("table", None, action.table, seen_by=frozenset()))
        if rules.deal.turns_card(round_.hand_size):
            return position.now(Phase.TURN, CHANCE, round_), tuple(events)
        if rules.trump.source is TrumpFrom.DRAWN:
            return position.now(Phase.DRAW_TRUMP, CHANCE, round_), tuple(events)
        return go_on(position, round_, tuple(events))


class TurnPhase:
    """Chance turns a card up."""

    takes = (TurnCard,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any card that can lie there."""
        rules, round_ = position.rules, position.table
        assert rules.deal.face_up is not None
        pack = rules.deal.pack.cards(rules.deck, round_.hand_size)
        return tuple(TurnCard(card) for card in rules.deal.face_up.turned_from(round_, pack))

    def refusal(self, position: Position, action: TurnCard) -> Refusal | None:
        """The card must be one that can lie there."""
        if action in self.legal(position):
            return None
        return Refusal("turn/card", {"card": str(action.card)}, position.rules.deck.names)

    def advance(self, position: Position, action: TurnCard) -> Step:
        """The turned card makes trump, or lets the dealer name it."""
        trump = position.rules.trump
        round_ = replace(position.table, turned=action.card)
        turned = Event("turned", round_.dealer, (action.card,))
        if trump.source is not TrumpFrom.TURNED or trump.is_named(action.card):
            return go_on(position, round_, (turned,))
        return _trump_made(position, round_, trump.trump(action.card), (turned,))


class DrawTrumpPhase:
    """Chance draws the trump suit."""

    takes = (Call,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any suit."""
        return tuple(Call("trump", suit.letter) for suit in position.rules.deck.suits)

    def refusal(self, position: Position, action: Call) -> Refusal | None:
        """The suit must be one of the deck's."""
        if action.verb != "trump":
            return not_now(position, action, self.legal(position))
        return suit_refusal(action.said, position.rules.deck)

    def advance(self, position: Position, action: Call) -> Step:
        """The suit is trump for this round."""
        return _trump_made(position, position.table, action.said, ())


def _trump_made(position: Position, round_: Round, trump: str | None, events: tuple[Event, ...]) -> Step:
    made = Event("trump", None, facts={"suit": trump})
    return go_on(position, replace(round_, order=trump), (*events, made))
