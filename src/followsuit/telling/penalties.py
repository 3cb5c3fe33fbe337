"""Cards that count against whoever takes them: what each seat has of them, and who may yet take them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from followsuit.cards import Card
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.telling.documents import Moon, Pile, PileCards, StillOut
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence

WORTH_TELLING = 4
"""So many points make it likely enough that somebody wants all of them."""


def pile(constants: GameConstants, view: View, seat: int, points: tuple[int, ...]) -> Pile:
    """What a seat has taken, by suit where a whole suit counts alike, else card by card."""
    cards = [card for trick in view.tricks if trick.winner == seat for card in trick.cards]
    return {"cards": _kinds(constants, constants.rules.faces.held(cards, view.order)), "points": points[seat]}


def still_out(constants: GameConstants, view: View) -> StillOut:
    """What nobody has taken yet: all there is, less what lies in tricks. So it tells nothing of who holds it."""
    assert constants.penalties is not None
    left = Counter(constants.rules.deal.pack.cards(constants.deck, view.hand_size))
    left.subtract(card for trick in view.tricks for card in trick.cards)
    counting = [card for card in left.elements() if constants.penalties.worth(card) != 0]
    cards = constants.rules.faces.held(counting, view.order)
    return {
        "cards": [str(card) for card in cards],
        "kinds": _kinds(constants, cards),
        "points": constants.penalties.count(cards),
    }


def _kinds(constants: GameConstants, cards: Iterable[Card]) -> list[PileCards]:
    """Some cards by suit where the suit counts, else card by card; whole suits first."""
    assert constants.penalties is not None
    found: Counter[tuple[str | None, str | None]] = Counter()
    for card in cards:
        if constants.penalties.worth(card) != 0:
            is_suit = constants.penalties.counts_with_suit(card)
            found[(card.suit, None) if is_suit else (None, str(card))] += 1
    return [
        {"suit": suit, "card": card, "number": number}
        for (suit, card), number in sorted(found.items(), key=lambda item: item[0][0] is None)
    ]


def moon(constants: GameConstants, view: View) -> Moon | None:
    """Whoever alone has taken such cards, once they are worth talking of, and while all of them may still be taken."""
    if constants.penalties is None or not view.tricks:
        return None
    for word in constants.rules.score:
        seat = word.takes_all(view.tricks, view.sides)
        if seat is not None:
            against = [card for trick in view.tricks for card in trick.cards if constants.penalties.worth(card) > 0]
            points = constants.penalties.count(against)
            if points < WORTH_TELLING:
                return None
            every = sum(max(0, constants.penalties.worth(card)) for card in constants.deck.cards)
            facts = {"seat": seat, "points": points, "of": every}
            code = "moon/shot" if points == every or view.phase is Phase.OVER else "moon/may"
            return {
                "seat": seat,
                "points": points,
                "of": every,
                "says": sentence(code, facts),
                "detail": sentence("moon/has", facts),
            }
    return None
