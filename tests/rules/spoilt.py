"""Good pages to spoil, one mistake at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.cards import Deck, Suit, french
from followsuit.games.zole import BIG, POINTS, THE_TABLE
from followsuit.rules import (
    ByContract,
    CardPoints,
    Contract,
    Contracts,
    Deal,
    Dues,
    Ladder,
    MostPointsAfter,
    NextCard,
    Offer,
    Partners,
    PerTrick,
    Rules,
    SuitOfTurned,
    Tokens,
)
from followsuit.rules.end import End
from followsuit.rules.score import Score
from followsuit.rules.specials import Special

Mistakes = Mapping[str, tuple[Rules, int, str]]
"""By what is wrong: a page, its seats, and the one sentence that tells it."""

PLAIN = Rules(deck=french("2", "A"), deal=Deal(hands=5), play=(), score=(PerTrick(+1),), end=(MostPointsAfter(1),))
"""Five cards each of 52, without trump: a page with room for one mistake at a time."""
TURNED = replace(PLAIN, deal=Deal(hands=5, face_up=NextCard()), trump=SuitOfTurned())
LISTED = replace(PLAIN, deal=Deal(hands=(1, 2, 3)), end=(MostPointsAfter(3),))
TOKENED = replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dd")))
CHOSEN = fs.game("zole").rules
OFFERED = replace(PLAIN, deal=Deal(hands=5, face_up=NextCard()), sides=Partners(), stages=(Offer(),))


def dealt(deal: Deal, rules: Rules = PLAIN) -> Rules:
    """Rules with another deal."""
    return replace(rules, deal=deal)


def scored(*words: Score) -> Rules:
    """The plain rules with other scores."""
    return replace(PLAIN, score=words)


def special(word: Special) -> Rules:
    """The plain rules with a special word."""
    return replace(PLAIN, specials=(word,))


def ended(*words: End, rules: Rules = LISTED) -> Rules:
    """Rules with three listed rounds, or others, and another end."""
    return replace(rules, end=words)


def chosen(*offers: Contract, all_pass: Contract = THE_TABLE, dues: Dues | None = None) -> Rules:
    """Zole with other contracts."""
    contracts = Contracts(offers=offers, all_pass=all_pass, dues=dues)
    return replace(CHOSEN, stages=(contracts,), score=(ByContract(contracts),))


def laddered(*steps: tuple[int, int], points: CardPoints = POINTS) -> Contract:
    """Big with another ladder."""
    return replace(BIG, payment=Ladder(points, all_tricks=3, steps=steps, no_trick=-4))


def fives() -> Deck:
    """A deck of five suits."""
    deck = french("2", "9")
    return replace(deck, suits=(*deck.suits, Suit("x", "stars", "★")))


def doubled(deck: Deck) -> Deck:
    """A deck with every card twice."""
    return replace(deck, cards=tuple(card for card in deck.cards for _ in range(2)))


def each_of(mistakes: Mistakes) -> pytest.MarkDecorator:
    """Run a test with each of some mistakes: the `rules`, the `seats` and the `sentence`."""
    return pytest.mark.parametrize(("rules", "seats", "sentence"), mistakes.values(), ids=list(mistakes))
