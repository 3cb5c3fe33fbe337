"""What never changes in a game with its options settled, worked out once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.language.message import Facts
from followsuit.rules.faces import TRUMPS
from followsuit.rules.score import bid_scores
from followsuit.telling.documents import HandCard, Need, Pays


class GameConstants:
    """A game's names, faces, orders and payments."""

    def __init__(self, game: Game) -> None:
        rules, deck = game.rules, game.rules.deck
        self.game, self.rules, self.deck = game, rules, deck
        self.texts = {card: str(card) for card in deck.counts}
        self.suits = frozenset({*deck.names.suits, TRUMPS})
        self.points = rules.contracts.card_points if rules.contracts else None
        self.fixed_trumps = self._fixed_trumps()
        self.schedule = None if rules.schedule is None else list(rules.schedule)
        self.needs: dict[tuple[int, int, int], Need] = {}
        self._pays: dict[tuple[int, str | None, int], Pays] = {}
        self._hand_cards: dict[tuple[Card, int, str | None], HandCard] = {}
        self._dearest: dict[int, tuple[Card, ...]] = {}

    def _fixed_trumps(self) -> Facts | None:
        """The permanent trumps: the ranks and suits all of whose cards are trumps, and the cards beyond these."""
        faces = self.rules.faces
        if not faces.fixed_trumps:
            return None
        ranks, suits, others = faces.fixed_groups()
        cards = [str(card) for card in faces.fixed_trumps]
        return {"cards": cards, "ranks": ranks, "suits": suits, "others": [str(card) for card in others]}

    def is_good(self, total: int, score: int) -> bool | None:
        """Whether a score that led to a total is good for whoever got it; none if it changes nothing."""
        merit = self.rules.aim.merit
        better = merit(total) - merit(total - score)
        return None if better == 0 else better > 0

    def bid_pays(self, bid: int, hand_size: int, trump: str | None) -> Pays:
        """What a bid brings when it is met, and when it is missed."""
        key = bid, trump, hand_size
        if key not in self._pays:
            scores = bid_scores(self.rules.score, bid, hand_size, trump)
            missed = [score for taken, score in enumerate(scores) if taken != bid]
            self._pays[key] = {"won": (scores[bid], scores[bid]), "lost": (max(missed), min(missed))}
        return self._pays[key]

    def dearest(self, hand_size: int) -> tuple[Card, ...]:
        """The pack of a round, the cards worth most first."""
        if hand_size not in self._dearest:
            worth = self.points.of if self.points else {}
            pack = self.rules.deal.pack.cards(self.deck, hand_size)
            self._dearest[hand_size] = tuple(sorted(pack, key=lambda card: -worth.get(card.rank, 0)))
        return self._dearest[hand_size]

    def hand_card(self, card: Card, copies: int, trump: str | None) -> HandCard:
        """A card in hand."""
        key = card, copies, trump
        if key not in self._hand_cards:
            self._hand_cards[key] = {
                "card": str(card),
                "copies": copies,
                "trump": self.rules.faces.by_trump[trump][card].trump,
                "points": None if self.points is None else self.points.of.get(card.rank, 0),
            }
        return self._hand_cards[key]

    def places(self, trump: str | None) -> Mapping[Card, int]:
        """Where each card stands in a hand."""
        return self.rules.faces.places[trump]


@lru_cache(maxsize=256)
def constants_of(game: Game) -> GameConstants:
    """What never changes in a game."""
    return GameConstants(game)
