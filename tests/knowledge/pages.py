"""Pages of words put together at random, small enough for brute force: what holds for them holds for any game."""

from __future__ import annotations

import random

import followsuit as fs
from followsuit.cards import ELEMENTS, Card, Deck, french
from followsuit.rules import (
    Bowers,
    Deal,
    DealersCard,
    DealerSitsOut,
    DrawnSuit,
    Everything,
    FirstTrickWithout,
    FollowSuit,
    HeadTrick,
    HolderLeads,
    MostPointsAfter,
    NamesTrump,
    NextCard,
    NoSitting,
    Nothing,
    NoTrump,
    NoUndertrump,
    Offer,
    OpensWith,
    Overtrump,
    Partners,
    Passing,
    PerTrick,
    Rules,
    SuitOfTurned,
    TrumpRanks,
    TrumpWhenVoid,
    Unbroken,
    game,
)
from followsuit.rules.check import problems
from followsuit.rules.opening import EldestLeads
from followsuit.rules.sides import EachAlone
from followsuit.rules.trump import Trump
from tests.random_pages import game_of

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
TINY = french("Q", "A")
DUTIES = (
    (FollowSuit(),),
    (HeadTrick(), FollowSuit(), Overtrump(), TrumpWhenVoid()),
    (HeadTrick(trumps_only=True), FollowSuit(), Overtrump(unless_partner_wins=True), NoUndertrump()),
    (FollowSuit(), TrumpWhenVoid(unless_partner_wins=True)),
    (NoUndertrump(), FollowSuit()),
)
RESTRAINTS = (
    (),
    (Unbroken("h", broken_by="Qs"),),
    (OpensWith("Kc"), FirstTrickWithout("h Qs"), Unbroken("h")),
    (FirstTrickWithout("s"),),
)


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


def small_game(seed: int) -> fs.Game:
    """A game of few cards in which some are passed, ordered up or put away, with duties and cards that have to wait."""
    rng = random.Random(seed)
    while True:
        decided = rng.choice(("passing", "passing", "offer", "offer", "names", "nothing"))
        partners, seats = rng.random() < 0.6, rng.choice((2, 3, 4))
        sides = Partners() if partners and seats == 4 else EachAlone()
        may_discard, stuck = rng.random() < 0.5, rng.random() < 0.5
        stages = {
            "passing": (Passing(rng.choice((1, 1, 2)), to=(rng.choice((1, 1, -1, 2)),)),),
            "offer": (Offer(alone=sides == Partners(), stuck=stuck, may_discard_turned=may_discard),),
            "names": (NamesTrump(may_pass=rng.random() < 0.5),),
            "nothing": (),
        }[decided]
        rules = Rules(
            deck=rng.choice((TINY, TINY, PLAIN)),
            deal=Deal(hands=rng.choice((2, 3, 4)), face_up=NextCard() if decided == "offer" else None),
            trump=DrawnSuit() if decided in ("passing", "nothing") else NoTrump(),
            sides=sides,
            specials=rng.choice(((), (Bowers(),), (TrumpRanks("Q J A K"),))),
            stages=stages,
            opening=rng.choice((EldestLeads(), HolderLeads("Kc"), HolderLeads("Ah"))),
            restraints=rng.choice(RESTRAINTS),
            play=rng.choice(DUTIES),
            score=(PerTrick(+1),),
            end=(MostPointsAfter(1),),
        )
        if not problems(rules, seats):
            return game_of(rules, seats, key=f"small-{seed}")
