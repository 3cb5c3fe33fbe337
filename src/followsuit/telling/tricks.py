"""Tricks as they are told: each card with what it counts, and which one is winning."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.cards import Card
from followsuit.rules import CardPoints
from followsuit.rules.faces import FREE, Face, Wins
from followsuit.rules.round import Trick, clockwise
from followsuit.telling.documents import PlayedCard, Sum, TrickTelling
from followsuit.telling.game_constants import GameConstants

Laid = tuple[tuple[str, ...], ...]


def boosts_of(constants: GameConstants, cards: Sequence[Card], laid: Laid) -> tuple[int, ...]:
    """What the tokens laid with each card add to it; nothing in games without tokens."""
    tokens = constants.rules.tokens
    return tuple(map(tokens.boost, laid, cards)) if tokens else ()


def winning_place(constants: GameConstants, cards: tuple[Card, ...], laid: Laid, trump: str | None) -> int:
    """The place of the card that takes the trick as it lies."""
    return constants.rules.trick.winner(constants.rules.faces, cards, trump, boosts_of(constants, cards, laid))


def sum_of(face: Face, boost: int) -> Sum | None:
    """The number a card counts; none for one that numbers do not matter to."""
    if face.wins is not Wins.BY_NUMBER:
        return None
    return {"base": face.number, "added": boost, "total": face.number + boost}


def trick_telling(
    constants: GameConstants,
    trick: Trick,
    number: int,
    playing: tuple[int, ...],
    trump: str | None,
    points: CardPoints | None,
) -> TrickTelling:
    """A trick in the order played, complete or not."""
    rules, cards, texts = constants.rules, trick.cards, constants.texts
    faces, by_card = rules.faces, rules.faces.by_order[trump]
    winning = winning_place(constants, cards, trick.laid, trump) if cards else -1
    led, leading = "", -1
    for place, card in enumerate(cards):
        if leads := by_card[card].leads:
            led, leading = leads, place
            break
    seats = clockwise(playing, trick.leader)
    played: list[PlayedCard] = []
    for place, card in enumerate(cards):
        told: PlayedCard = {"seat": seats[place], "card": texts[card]}
        if rules.tokens:
            if trick.laid[place]:
                told["tokens"] = list(trick.laid[place])
            sum_ = sum_of(faces.in_trick(card, cards, trump), rules.tokens.boost(trick.laid[place], card))
            if sum_ is not None:
                told["sum"] = sum_
        if place == leading:
            told["led"] = True
        if by_card[card].trump:
            told["trump"] = True
        if place == winning:
            told["winning"] = True
        played.append(told)
    telling: TrickTelling = {
        "number": number,
        "leader": trick.leader,
        "cards": played,
        "winner": trick.winner,
        "led": led if led in constants.suits else None,
        "free": led == FREE,
    }
    if points is not None:
        telling["points"] = points.count(cards, by_card)
    if constants.has_melds:
        telling["melds"] = constants.melds(trick, by_card) if trick.winner is not None else 0
    if rules.tokens:
        telling["token"], telling["source"] = trick.token, trick.source
    return telling
