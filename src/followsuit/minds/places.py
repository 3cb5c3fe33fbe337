"""Where each card stands among those it competes with, so that one mind can look at every game alike.

Under an order of the cards each one belongs to a suit (the trumps are one) and has a rank in it, counted from the top.
Plain suits that the rules treat alike are exchangeable: a mind sees them in an order that follows from its own hand, so
that what it learns of hearts it knows of clubs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from followsuit.kernel.kernel import Kernel
from followsuit.kernel.layout import BITS, LEDS, NOTHING, ORDERS, PERMANENT, SUITS, Ending

MOST_POINTS = int(Ending.MOST_POINTS)
Places = Any
"""A record of type `PLACES`."""
RANKS = 16
"""More cards of one suit than this share the last rank."""

PLACES = np.dtype(
    [
        ("rank", np.int64, (ORDERS, BITS)),
        ("suited", np.uint64, (ORDERS, LEDS)),
        ("alike", np.int64, (ORDERS, LEDS)),
        ("trump", np.int64, ORDERS),
        ("only", np.int64, BITS),
        ("all_points", np.int64),
        ("scale", np.float64),
        ("match", np.float64),
    ],
    align=True,
)
"""By order: a card's rank in its suit, each suit's cards, a number shared by suits that are alike, and the trump suit
(-1: none); the first of each card's copies; all card points; what a round's result is usually worth, and the game."""

MATCH = 1.0
"""What winning or losing the whole game is worth beside the round that ends it, in usual results of a round."""


def places_of(kernel: Kernel) -> Places:
    """The places of a game's cards."""
    tables = kernel.tables
    places = np.zeros(1, PLACES)[0]
    cards = int(tables["cards"])
    for order in range(len(kernel.game.rules.faces.orders)):
        leads = tables["leads"][order, :cards]
        for suit in range(LEDS):
            own = np.flatnonzero(leads == suit)
            places["suited"][order, suit] = sum(1 << int(card) for card in own)
            strength = [-int(tables["power"][order, suit, card]) for card in own]
            for rank, place in enumerate(np.argsort(strength, kind="stable")):
                places["rank"][order, own[place]] = min(rank, RANKS - 1)
        trumps = int(tables["trumps"][order])
        first = (trumps & -trumps).bit_length() - 1
        places["trump"][order] = PERMANENT if places["suited"][order, PERMANENT] else leads[first] if trumps else -1
        places["alike"][order] = _alike(tables, places, order)
    places["only"] = np.arange(BITS)
    for copies in tables["copies"][: int(tables["faces_with_copies"])]:
        mask = int(copies)
        for bit in range(BITS):
            if mask >> bit & 1:
                places["only"][bit] = (mask & -mask).bit_length() - 1
    places["all_points"] = max(1, int(np.abs(tables["points"][:, :cards]).sum(axis=1).max()))
    places["match"] = 0.0 if _is_one_round(tables) else MATCH
    return places


def _is_one_round(tables: Any) -> bool:
    """Whether the whole game is a single round: then its points are all there is, and nothing is won beside them."""
    endings = tables["ending"][: int(tables["endings"])]
    return any(int(kind) == MOST_POINTS and int(limit) == 1 for kind, limit, *_ in endings)


def _alike(tables: Any, places: Places, order: int) -> npt.NDArray[np.int64]:
    """Suits with the same number are alike."""
    numbers = np.arange(LEDS)
    for suit in range(2, SUITS + 1):
        for other in range(1, suit):
            if _signature(tables, places, order, suit) == _signature(tables, places, order, other):
                numbers[suit] = numbers[other]
                break
    return numbers


def _signature(tables: Any, places: Places, order: int, suit: int) -> tuple[object, ...]:
    """All that the rules say of a suit's cards, from the highest down; suits are alike if it is the same."""
    mask = int(places["suited"][order, suit])
    cards = sorted((bit for bit in range(BITS) if mask >> bit & 1), key=lambda bit: int(places["rank"][order, bit]))
    return (
        order == suit,
        bool(tables["doubling"]) and suit == int(tables["doubling"]) and order == 0,
        tuple(
            (
                int(tables["points"][order, card]),
                int(tables["rank"][card]),
                int(tables["run_place"][card]),
                int(tables["alike_points"][card]),
                int(tables["power"][order, NOTHING, card]),
                int(tables["power"][order, suit, card]),
                tuple(int(size_pack) >> card & 1 for size_pack in tables["pack"]),
                tuple(int(held) >> card & 1 for held in tables["held_back"]),
                tuple(int(breaks) >> card & 1 for breaks in tables["breaking"]),
                int(tables["opening_card"]) >> card & 1,
                int(tables["promotable"][order]) >> card & 1,
                int(tables["anytime"][order]) >> card & 1,
            )
            for card in cards
        ),
    )
