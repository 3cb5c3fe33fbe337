"""Where the cards that a seat has not seen can lie, and how many of them lie there."""

from __future__ import annotations

from followsuit.cards import UNKNOWN
from followsuit.engine.view import View
from followsuit.knowledge.errors import ImpossibleView
from followsuit.language.message import Message
from followsuit.rules import TableCards

TABLE = "table"
"""The cards dealt to the table, for as long as they lie there face down."""
STASH = "stash"
"""What the solo player put away."""
UNDEALT = "undealt"
"""The rest of the pack."""

Place = int | str
"""A seat's hand, by the number of the seat, or `TABLE`, `STASH` or `UNDEALT`."""


def hidden_places(view: View, unseen: int) -> dict[Place, int]:
    """How many of the unseen cards lie in each place: the other seats that play, in order, then the rest."""
    places: dict[Place, int] = {
        seat: size for seat, size in enumerate(view.hand_sizes) if seat in view.playing and seat != view.seat
    }
    if view.table and not table_is_picked_up(view):
        places[TABLE] = len(view.table)
    if UNKNOWN in view.stash:
        places[STASH] = len(view.stash)
    undealt = unseen - sum(places.values())
    if undealt < 0:
        raise ImpossibleView(Message("worlds/unseen", {"unseen": unseen, "hidden": unseen - undealt}))
    if undealt:
        places[UNDEALT] = undealt
    return places


def table_is_picked_up(view: View) -> bool:
    """Whether the solo player has taken the cards on the table into its hand."""
    return view.solo is not None and view.played is not None and view.played.table is TableCards.TO_SOLO
