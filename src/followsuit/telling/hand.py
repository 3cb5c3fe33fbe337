"""The hand, sorted for showing, and why some of its cards must wait."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.rules.follow import Allowed, Situation, why_not
from followsuit.telling.documents import HandCard, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import refused


def hand_cards(constants: GameConstants, hand: tuple[Card, ...], trump: str | None) -> list[HandCard]:
    """A hand in the order in which it is held, each face once."""
    copies: dict[Card, int] = {}
    for card in hand:
        copies[card] = copies.get(card, 0) + 1
    order = sorted(copies, key=constants.places(trump).__getitem__)
    return [constants.hand_card(card, copies[card], trump) for card in order]


def hand_after(
    constants: GameConstants, told: list[HandCard], before: tuple[Card, ...], hand: tuple[Card, ...]
) -> list[HandCard] | None:
    """A hand as it was told, less the one card that has left it; none if something else has happened to it."""
    if len(hand) != len(before) - 1:
        return None
    place = 0
    while place < len(hand) and hand[place] is before[place]:
        place += 1
    if before[place + 1 :] != hand[place:]:
        return None
    gone = constants.texts[before[place]]
    left = [card for card in told if card["card"] != gone]
    return left if len(left) == len(hand) else None


def why_waiting(
    constants: GameConstants, situation: Situation, hand: tuple[Card, ...], may: Allowed
) -> Sentence | None:
    """Why the first card of the seat to play that may not be played must wait; none if they all may be."""
    if len(may.cards) == len(hand):
        return None
    for card in hand:
        if card not in may.cards:
            refusal = why_not(constants.rules, situation, hand, card, may)
            return None if refusal is None else refused(refusal)
    return None
