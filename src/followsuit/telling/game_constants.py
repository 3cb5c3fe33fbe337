"""What never changes in a game with its options settled, worked out once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from followsuit.cards import Card
from followsuit.engine.actions import Play
from followsuit.engine.game import Game
from followsuit.engine.position import PastRound
from followsuit.language.message import Facts
from followsuit.rules import CardPoints, Contract, Rules
from followsuit.rules.card_points import Faces
from followsuit.rules.end import Aim
from followsuit.rules.faces import TRUMPS
from followsuit.rules.round import Trick
from followsuit.rules.score import bid_scores
from followsuit.telling.documents import HandCard, Need, Pays, Sentence
from followsuit.telling.sentences import sentence


class GameConstants:
    """A game's names, faces, orders and payments."""

    def __init__(self, game: Game) -> None:
        rules, deck = game.rules, game.rules.deck
        self.game, self.rules, self.deck = game, rules, deck
        self.texts = {card: str(card) for card in deck.counts}
        self.plays = {card: str(Play(card)) for card in deck.counts}
        self.suits = frozenset({*deck.names.suits, TRUMPS})
        self.points = rules.contracts.card_points if rules.contracts else rules.card_points
        self.has_partners = rules.sides.has_partners
        self.joins_bids = rules.joins_bids
        self.tugs_at_points = self.has_partners and rules.card_points is not None
        self.penalties = rules.card_points if rules.aim is Aim.FEWEST else None
        self.offers_turned = any(stage.offers_turned for stage in rules.stages)
        self.speaks_to_seats = self.has_partners or any(stage.moves_cards for stage in rules.stages)
        self.target = target_of(rules)
        self.aim = sentence("aim/zero", {}) if rules.aim is Aim.ZERO else None
        self.for_last_trick = sum(word.for_last_trick for word in rules.score)
        self.has_melds = any(word.has_melds for word in rules.score)
        self.fixed_trumps = self._fixed_trumps()
        self.schedule = None if rules.schedule is None else list(rules.schedule)
        self.said_last: tuple[PastRound, Sentence] | None = None
        """The round that was put into a sentence last."""
        self.needs: dict[tuple[int, int, int], Need] = {}
        self._pays: dict[tuple[int, str | None, int], Pays] = {}
        self._hand_cards: dict[tuple[Card, int, str | None], HandCard] = {}
        self._dearest: dict[int, tuple[Card, ...]] = {}
        self._points_in_pack: dict[tuple[str, str, int], int] = {}

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

    def points_in(self, contract: Contract | None) -> CardPoints | None:
        """What cards are worth under a contract; nothing before one is chosen, where one is."""
        if contract is None and self.rules.contracts is not None:
            return None
        return self.rules.points_in(contract)

    def points_in_pack(self, contract: Contract, counts: CardPoints, hand_size: int) -> int:
        """The card points of all cards of a round that a contract is played in."""
        key = contract.letter, contract.name, hand_size
        if key not in self._points_in_pack:
            self._points_in_pack[key] = counts.count(self.rules.deal.pack.cards(self.deck, hand_size))
        return self._points_in_pack[key]

    def melds(self, trick: Trick, faces: Faces) -> int:
        """What the cards of a trick bring by lying together."""
        return sum(word.melds(trick, faces) for word in self.rules.score)

    def bid_pays(self, bid: int, hand_size: int, trump: str | None) -> Pays:
        """What a bid brings when it is met, and when it is missed."""
        key = bid, trump, hand_size
        if key not in self._pays and self.joins_bids:
            won, lost = map(sum, zip(*(word.stake(bid) for word in self.rules.score), strict=True))
            self._pays[key] = {"won": (won, won), "lost": (lost, lost)}
        if key not in self._pays:
            scores = bid_scores(self.rules.score, bid, hand_size, trump)
            missed = [score for taken, score in enumerate(scores) if taken != bid]
            self._pays[key] = {"won": (scores[bid], scores[bid]), "lost": (max(missed), min(missed))}
        return self._pays[key]

    def dearest(self, hand_size: int) -> tuple[Card, ...]:
        """The pack of a round, the cards worth most first."""
        if hand_size not in self._dearest:
            pack = self.rules.deal.pack.cards(self.deck, hand_size)
            self._dearest[hand_size] = tuple(
                sorted(pack, key=lambda card: -self.points.worth(card) if self.points else 0)
            )
        return self._dearest[hand_size]

    def hand_card(self, card: Card, copies: int, order: str | None) -> HandCard:
        """A card in hand."""
        key = card, copies, order
        if key not in self._hand_cards:
            is_trump = self.rules.faces.by_order[order][card].trump
            self._hand_cards[key] = {
                "card": str(card),
                "copies": copies,
                "trump": is_trump,
                "points": None if self.points is None else self.points.worth(card, is_trump=is_trump),
            }
        return self._hand_cards[key]

    def places(self, order: str | None) -> Mapping[Card, int]:
        """Where each card stands in a hand."""
        return self.rules.faces.places[order]


def target_of(rules: Rules) -> Sentence | None:
    """The total that ends the game, where one does."""
    points = next((points for end in rules.end if (points := end.target) is not None), None)
    if points is None:
        return None
    return sentence("aim/target-fewest" if rules.aim is Aim.FEWEST else "aim/target", {"points": points})


@lru_cache(maxsize=256)
def constants_of(game: Game) -> GameConstants:
    """What never changes in a game."""
    return GameConstants(game)
