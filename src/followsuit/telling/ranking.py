"""How the cards rank under an order and what they are worth, as rows of cards from high to low."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from followsuit.cards import Card
from followsuit.language.markdown import Say
from followsuit.language.message import Facts, Message
from followsuit.rules.faces import TRUMPS, Wins
from followsuit.telling.documents import CardRow, DrawnCard
from followsuit.telling.game_constants import GameConstants


class Row(NamedTuple):
    """Cards that are drawn side by side, before anybody words what they are."""

    title: Message
    cards: list[DrawnCard]

    @property
    def kind(self) -> str:
        """`always`, `trumps`, `suits`, `odd` or `trick`."""
        return self.title.code.partition("/")[2]

    def worded(self, say: Say) -> CardRow:
        """The row as it goes out."""
        return {"title": say(self.title), "cards": self.cards}


def card_rows(constants: GameConstants, order: str | None) -> list[Row]:
    """What always wins, the trumps, then suit by suit; suits that are alike share a row, and the rest comes last."""
    faces = constants.rules.faces.by_order[order]
    placed = sorted(faces, key=constants.places(order).__getitem__)
    always = [card for card in placed if faces[card].wins is Wins.FIRST]
    trumps = [card for card in placed if faces[card].trump]
    odd = [card for card in placed if faces[card].wins in (Wins.NEVER, Wins.WHEN_LED) and not faces[card].trump]
    plain: dict[str, list[Card]] = {}
    for card in placed:
        if card not in always and card not in trumps and card not in odd:
            plain.setdefault(faces[card].suit, []).append(card)
    rows = [_row(constants, order, "cards/always", {}, always)]
    rows.append(_row(constants, order, "cards/trumps", {"suit": _trump_suit(constants, order)}, trumps))
    for suits, cards in _alike(constants, order, plain):
        is_all = not trumps and len(suits) == len(constants.deck.suits)
        rows.append(_row(constants, order, "cards/suits", {"suits": [] if is_all else suits}, cards))
    rows.append(_row(constants, order, "cards/odd", {}, odd))
    return [row for row in rows if row.cards]


def _trump_suit(constants: GameConstants, order: str | None) -> str | None:
    """The suit that is trump; none where other cards are."""
    return order if order in constants.deck.names.suits and order != TRUMPS else None


def _alike(
    constants: GameConstants, order: str | None, plain: dict[str, list[Card]]
) -> Iterable[tuple[list[str], list[Card]]]:
    """Suits whose cards rank and count alike, with the cards of the first of them."""
    found: dict[tuple[tuple[str, int | None], ...], tuple[list[str], list[Card]]] = {}
    for suit, cards in plain.items():
        key = tuple((card.rank, _points(constants, order, card)) for card in cards)
        found.setdefault(key, ([], cards))[0].append(suit)
    return found.values()


def _points(constants: GameConstants, order: str | None, card: Card) -> int | None:
    return constants.hand_card(card, 1, order)["points"]


def _row(constants: GameConstants, order: str | None, code: str, facts: Facts, cards: list[Card]) -> Row:
    drawn: list[DrawnCard] = [{"card": str(card), "points": _points(constants, order, card)} for card in cards]
    return Row(Message(code, facts), drawn)
