"""Why a trick went to whoever took it, and the trick drawn with its cards in the order played."""

from __future__ import annotations

from followsuit.language.message import Message
from followsuit.rules.faces import FREE, Wins
from followsuit.rules.round import Trick, clockwise
from followsuit.telling.documents import DrawnCard
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.ranking import Row
from followsuit.telling.tricks import boosts_of, winning_place


def why_taken(constants: GameConstants, trick: Trick, order: str | None) -> Message:
    """The sentence that says which card took a trick, and why that one: by its tokens, if it had not without them."""
    rules, cards = constants.rules, trick.cards
    table, faces = rules.faces, rules.faces.by_order[order]
    place = winning_place(constants, cards, trick.laid, order)
    card, face, led = cards[place], faces[cards[place]], table.led(cards, order)
    facts = {"card": str(card), "suit": led, "trumps": rules.has_trumps}
    trumps = sum(faces[each].trump for each in cards)
    if face.wins is Wins.FIRST:
        return Message("taken/always", facts)
    if face.wins is Wins.NEVER:
        return Message("taken/nothing", facts)
    if face.wins is Wins.WHEN_LED or led == FREE:
        return Message("taken/led", facts)
    boosts = boosts_of(constants, cards, trick.laid)
    if boosts and boosts[place] and winning_place(constants, cards, ((),) * len(cards), order) != place:
        number = table.in_trick(card, cards, order).number + boosts[place]
        return Message("taken/by-tokens", {**facts, "number": number})
    if face.trump:
        code = "taken/trump-led" if faces[cards[0]].trump else "taken/only-trump" if trumps == 1 else "taken/trumps"
        return Message(code, facts)
    others = sum(faces[each].suit == led for each in cards)
    return Message("taken/alone" if others == 1 else "taken/highest", facts)


def trick_row(constants: GameConstants, trick: Trick, playing: tuple[int, ...], order: str | None) -> Row:
    """A complete trick, drawn."""
    seats = clockwise(playing, trick.leader)
    winning = winning_place(constants, trick.cards, trick.laid, order)
    cards: list[DrawnCard] = []
    for place, card in enumerate(trick.cards):
        drawn: DrawnCard = {
            "card": str(card),
            "points": constants.hand_card(card, 1, order)["points"],
            "seat": seats[place],
        }
        if place == winning:
            drawn["winning"] = True
        cards.append(drawn)
    return Row(Message("cards/trick"), cards)
