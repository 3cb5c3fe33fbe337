"""The games that are measured: those of the package with any options, and pages of the bench's own."""

from __future__ import annotations

from functools import lru_cache

import followsuit as fs
from followsuit.cards import french
from followsuit.engine.trials import settings_to_try
from followsuit.rules import (
    Bids,
    Deal,
    ExactBid,
    FollowSuit,
    MostPointsAfter,
    NextCard,
    PerTrick,
    Rules,
    SuitOfTurned,
    game,
)
from followsuit.rules.page import Page


@game(
    key="oh-hell-28",
    version=1,
    name="Oh Hell, 28 cards",
    title="One deal of nine tricks for three, with every card dealt or turned.",
    seats=(3,),
    usual_seats=3,
)
def oh_hell_28() -> Rules:
    """Oh Hell as OpenSpiel scores it, with a pack so short that no card is left for its sampler to peek at."""
    return Rules(
        deck=french("8", "A"),
        deal=Deal(hands=9, face_up=NextCard()),
        trump=SuitOfTurned(),
        stages=(Bids(hook=True),),
        play=(FollowSuit(),),
        score=(PerTrick(+1), ExactBid(10)),
        end=(MostPointsAfter(1),),
    )


@game(
    key="misers",
    version=1,
    name="Misers",
    title="Six tricks without trumps: each costs two points, and the right guess brings seven.",
    seats=(4,),
    usual_seats=4,
)
def misers() -> Rules:
    """A game that nobody has played before, to see how soon it is learned."""
    return Rules(
        deck=french("9", "A"),
        deal=Deal(hands=6),
        stages=(Bids(hook=True),),
        play=(FollowSuit(),),
        score=(PerTrick(-2), ExactBid(7)),
        end=(MostPointsAfter(8),),
    )


PAGES = {page.key: page for page in (oh_hell_28, misers)}


@lru_cache(maxsize=64)
def game_of(text: str) -> fs.Game:
    """A game as it is named here: its key, and options after a colon, as `oh-hell:seats=3,longest=9`."""
    key, _, rest = text.partition(":")
    options = dict(part.split("=", 1) for part in rest.split(",") if "=" in part)
    return fs.Game.of(PAGES[key], **options) if key in PAGES else fs.game(key, **options)


def seat_counts(page_seats: tuple[int, ...]) -> tuple[int, ...]:
    """The smallest seat count and a middle one; one where there is no other."""
    counts = sorted(page_seats)
    return tuple(dict.fromkeys((counts[0], counts[max((len(counts) - 1) // 2, min(1, len(counts) - 1))])))


def every_game() -> tuple[str, ...]:
    """Every game of the package at its smallest and at a middle seat count, with the options that those need."""
    return tuple(
        _with_seats(game.page, seats) for game in fs.games().values() for seats in seat_counts(tuple(game.page.seats))
    )


def _with_seats(page: Page, seats: int) -> str:
    usual, *_ = settings = settings_to_try(page)
    game = next(game for game in settings if game.seats == seats)
    needed = {key: value for key, value in game.options.items() if value != usual.options[key]}
    return f"{page.key}:" + ",".join(f"{key}={value}" for key, value in {"seats": seats, **needed}.items())
