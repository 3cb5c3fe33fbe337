"""Cards that count against whoever takes them: what each seat has of them, and who may yet take them all."""

from __future__ import annotations

from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.telling.documents import Moon, Pile, PileCards
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import sentence

WORTH_TELLING = 4
"""So many points make it likely enough that somebody wants all of them."""


def pile(constants: GameConstants, view: View, seat: int, points: tuple[int, ...]) -> Pile:
    """What a seat has taken, by suit where a whole suit counts alike, else card by card."""
    cards = [card for trick in view.tricks if trick.winner == seat for card in trick.cards]
    assert constants.penalties is not None
    found: list[PileCards] = []
    for key in constants.penalties.of:
        is_suit = key in constants.deck.names.suits
        number = sum(key == (card.suit if is_suit else str(card)) for card in cards)
        if number:
            found.append({"suit": key if is_suit else None, "card": None if is_suit else key, "number": number})
    return {"cards": found, "points": points[seat]}


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
