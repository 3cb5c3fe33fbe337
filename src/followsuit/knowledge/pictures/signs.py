"""The signs of the suits, drawn as on the page, so that no font is needed for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Sign(NamedTuple):
    """A suit, drawn on 100 × 100: filled, or as strokes of a width."""

    path: str
    ink: str
    stroke: float = 0


SIGNS: Mapping[str, Sign] = {
    "hearts": Sign("M50 92 13 55A26.2 26.2 0 0 1 50 18 26.2 26.2 0 0 1 87 55Z", "hearts"),
    "diamonds": Sign("M50 4 87 50 50 96 13 50Z", "hearts"),
    "spades": Sign("M50 4 85 39A24.75 24.75 0 0 1 53.5 77.1L63 96H37L46.5 77.1A24.75 24.75 0 0 1 15 39Z", "black"),
    "clubs": Sign(
        "M50 5A21.5 21.5 0 0 1 66.8 40.1 21.5 21.5 0 1 1 54.6 71.5L63 96H37L45.4 71.5A21.5 21.5 0 1 1 33.2 40.1 "
        "21.5 21.5 0 0 1 50 5Z",
        "black",
    ),
    "fire": Sign(
        "M50 3C56 22 72 27 76 44 79 39 80 33 79 27 91 40 95 55 89 69 82 87 68 97 50 97S18 87 11 69C5 53 11 38 23 25 "
        "23 35 26 42 31 46 29 28 41 19 50 3ZM50 55C42 63 37 70 37 77 37 85 43 90 50 90S63 85 63 77C63 70 58 63 50 55Z",
        "fire",
    ),
    "water": Sign(
        "M50 3C68 29 84 46 84 64A34 34 0 0 1 16 64C16 46 32 29 50 3ZM30 62A21 21 0 0 0 50 85V76A12 12 0 0 1 39 62Z",
        "water",
    ),
    "earth": Sign("M4 84 37 16 55 53 65 37 96 84ZM37 37 28 55 37 62 46 55Z", "earth"),
    "air": Sign(
        "M6 38H56A15 15 0 1 0 41 23M6 57H78A15.5 15.5 0 1 1 62.5 72.5M6 76H38A10.5 10.5 0 1 1 27.5 86.5", "air", 11.5
    ),
    "Sword": Sign("M97 3 94 28 48 72 28 52 72 6ZM13 47 24 40 60 76 53 87ZM24 68 32 76 15 97 3 85Z", "sword"),
    "Staff": Sign("M6 94 31 69M37 63 63 37M69 31 94 6", "staff", 20),
    "Knives": Sign(
        "M26 2 42 26V58H10V26ZM4 62H48V72H4ZM17 75H35V98H17ZM74 98 58 74V42H90V74ZM52 28H96V38H52ZM65 2H83V25H65Z",
        "knives",
    ),
    "Stars": Sign(
        "M50 1 64 36 99 50 64 64 50 99 36 64 1 50 36 36ZM50 40A10 10 0 1 0 50 60 10 10 0 0 0 50 40Z", "stars"
    ),
}
"""By the name of the suit; a suit that is not here is shown by its own sign."""
