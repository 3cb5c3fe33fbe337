"""Pages of words put together at random, small enough for brute force: what holds for them holds for any game."""

from __future__ import annotations

import random

import followsuit as fs
from followsuit.cards import ELEMENTS, Card, Deck, french
from followsuit.rules import (
    Deal,
    DealersCard,
    DealerSitsOut,
    DrawnSuit,
    Everything,
    FollowSuit,
    MostPointsAfter,
    NextCard,
    NoSitting,
    Nothing,
    PerTrick,
    Rules,
    SuitOfTurned,
    TrumpWhenVoid,
    game,
)
from followsuit.rules.trump import Trump

MAGIC = Deck(
    "a small deck",
    ELEMENTS[:3],
    ("1", "2", "3"),
    (*(Card("0"),) * 3, *(Card(rank, suit.letter) for suit in ELEMENTS[:3] for rank in "123"), *(Card("∞"),) * 2),
    {"0": "zero", "∞": "infinity"},
    {},
)
"""Fourteen cards, with copies of two of them."""
PLAIN = french("J", "A")


def random_game(seed: int) -> fs.Game:
    """A game for three or four, with copies of some cards, a card turned up, cards on the table, or somebody out."""
    rng = random.Random(seed)
    deck = rng.choice((MAGIC, PLAIN))
    seats, out = rng.choice((3, 4)), False
    face_up = rng.choice((DealersCard(1), NextCard(), None))
    if seats == 4 and face_up != DealersCard(1):
        out = rng.random() < 0.5
    playing = seats - out
    hand = (len(deck.cards) - 1) // playing
    table = rng.choice((0, 1)) if len(deck.cards) - playing * hand > 1 else 0
    magic = deck is MAGIC
    duties = rng.choice(((FollowSuit(),), (FollowSuit(), TrumpWhenVoid()), (TrumpWhenVoid(),), ()))
    trump: Trump = DrawnSuit()
    if face_up is not None:
        trump = SuitOfTurned(no_trump="0", named="" if out else "∞") if magic else SuitOfTurned()

    @game(key="test-page", version=1, name="Page", title="Words at random.", seats=(seats,), usual_seats=seats)
    def page() -> Rules:
        return Rules(
            deck=deck,
            deal=Deal(hands=hand, table=table, face_up=face_up, sitting_out=DealerSitsOut() if out else NoSitting()),
            trump=trump,
            specials=(Nothing("0"), Everything("∞")) if magic else (),
            play=duties,
            score=(PerTrick(+1),),
            end=(MostPointsAfter(1),),
        )

    return fs.Game.of(page)
