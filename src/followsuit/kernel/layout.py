"""The shape of a compiled game and of a game under way, as flat records.

Both are NumPy record types, so a changed field is a changed type and no stale machine code can be met. Cards are bits
of one 64-bit mask in the deck's order, tokens bits of another; seats are at most 8, cards at most 60, hands at most 20.

Trumps: 0 is none, 1… the deck's suits. Led suits: `NOTHING` before a card has settled it, 1… the deck's suits, then
the permanent trumps, then `FREE`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from followsuit.rules import limits

Record = Any
"""A game or its tables in compiled code, where numba sees the record types below."""

SEATS = limits.SEATS
CARDS = limits.CARDS
BITS = 64
SUITS = limits.SUITS
TRUMPS = SUITS + 1
NOTHING, PERMANENT, FREE = 0, SUITS + 1, SUITS + 2
LEDS = SUITS + 3
LONGEST = limits.LONGEST_HAND
ROUNDS = 64
DUES = 256
DUTIES = 2
COPIES = 2
"""Faces with copies."""
TERMS = 6
CONTRACTS = 6
STEPS = 4
STASHES = 1_024
"""Of how many stashes one may be chosen: of nothing else there are so many options."""
NOBODY = -1


class At(IntEnum):
    """What is to be decided next."""

    DEAL = 0
    NAME_TRUMP = 1
    CHOOSE = 2
    STASH = 3
    BID = 4
    PLAY = 5
    LAY = 6
    TAKE = 7
    SCORED = 8
    """The round is over and scored; the next one waits for its deal."""
    OVER = 9


# Compiled code compares plain numbers.
DEAL, NAME_TRUMP, CHOOSE, STASH, BID, PLAY, LAY, TAKE, SCORED, OVER = map(int, At)
DONE = -1
"""The decision to lay no more tokens."""


class Turned(IntEnum):
    """What is turned up."""

    NONE = 0
    DEALERS = 1
    NEXT = 2


class TrumpBy(IntEnum):
    """How trump is found."""

    NONE = 0
    DRAWN = 1
    TURNED = 2


NAMED = -1
"""In `trump_of`: the dealer names it."""


class Ending(IntEnum):
    """A way for a game to end."""

    EXACTLY_ZERO = 1
    NEAREST_TO_ZERO = 2
    MOST_POINTS = 3


class Pays(IntEnum):
    """How a contract pays."""

    LADDER = 1
    TAKE_NOTHING = 2
    MOST_TRICKS_LOSE = 3
    NOTHING = 4


class TableTo(IntEnum):
    """To whom the table cards count."""

    NOBODY = 0
    SOLO = 1
    OPPONENTS = 2


CONTRACT = np.dtype(
    [
        ("table_to", np.int64),
        ("stash", np.int64),
        ("until_solo_trick", np.int64),
        ("settles_dues", np.int64),
        ("is_played", np.int64),
        ("pays", np.int64),
        ("all_tricks", np.int64),
        ("no_trick", np.int64),
        ("least", np.int64, STEPS),
        ("value", np.int64, STEPS),
    ]
)

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("cards", np.int64),
        ("suits", np.int64),
        ("dealer_leads", np.int64),
        ("dealer_sits_out", np.int64),
        ("start", np.int64),
        # the deal
        ("rounds", np.int64),
        ("hand_size", np.int64, ROUNDS),
        ("longest", np.int64),
        ("pack", np.uint64, LONGEST + 1),
        ("on_table", np.int64),
        ("turned", np.int64),
        ("turned_below", np.int64),
        ("trump_by", np.int64),
        ("trump_of", np.int64, BITS),
        # the cards under each trump
        ("power", np.uint32, (TRUMPS, LEDS, BITS)),
        ("leads", np.int64, (TRUMPS, BITS)),
        ("follow", np.uint64, (TRUMPS, LEDS)),
        ("else_follow", np.uint64, (TRUMPS, LEDS)),
        ("trumps", np.uint64, TRUMPS),
        ("above", np.uint64, (TRUMPS, BITS)),
        ("anytime", np.uint64),
        ("suit", np.int64, BITS),
        ("suit_mask", np.uint64, SUITS + 1),
        ("copies", np.uint64, COPIES),
        ("points", np.int64, BITS),
        ("promotable", np.uint64, TRUMPS),
        ("promoted_by", np.uint64, (TRUMPS, BITS)),
        ("promoted_power", np.uint32, (TRUMPS, LEDS, BITS)),
        # decisions
        ("bids", np.int64),
        ("hook", np.int64),
        ("cap", np.int64),
        ("contracts", np.int64),
        ("all_pass", np.int64),
        ("contract", CONTRACT, CONTRACTS),
        ("dues", np.int64),
        ("due_collective", np.int64),
        ("due_private", np.int64),
        # tokens: masks of those that bear at least 1, 2 or 3 icons of a suit (0: of any)
        ("tokens", np.int64),
        ("icons", np.uint64, (SUITS + 1, limits.ICONS)),
        ("fits", np.uint64, BITS),
        # the end of a round and of the game
        ("terms", np.int64),
        ("term", np.int64, (TERMS, 3)),
        ("endings", np.int64),
        ("ending", np.int64, (TERMS, 2)),
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("seed", np.uint64),
        ("rng", np.uint64),
        ("at", np.int64),
        ("to_act", np.int64),
        ("number", np.int64),
        ("dealer", np.int64),
        ("sits_out", np.int64),
        ("playing", np.int64),
        ("size", np.int64),
        ("before", np.int64, SEATS),
        ("dealt", np.uint64, SEATS),
        ("hands", np.uint64, SEATS),
        ("table", np.uint64),
        ("turned", np.int64),
        ("trump", np.int64),
        ("bids", np.int64, SEATS),
        ("decided", np.int64),
        ("contract", np.int64),
        ("solo", np.int64),
        ("stash", np.uint64),
        # the trick under way
        ("leader", np.int64),
        ("played", np.int64),
        ("led", np.int64),
        ("winner", np.int64),
        # the tricks of the round, the one under way included: it is number `tricks`
        ("tricks", np.int64),
        ("taken", np.int64, SEATS),
        ("points", np.int64, SEATS),
        ("trick_cards", np.int8, (LONGEST, SEATS)),
        ("trick_laid", np.uint64, (LONGEST, SEATS)),
        ("trick_leader", np.int8, LONGEST),
        ("trick_winner", np.int8, LONGEST),
        ("trick_token", np.int8, LONGEST),
        ("trick_source", np.int8, LONGEST),
        # tokens
        ("stock", np.uint64),
        ("score_area", np.uint64, SEATS),
        ("play_area", np.uint64, SEATS),
        ("icons_before", np.int64, SEATS),
        # dues: a seat, or NOBODY for one of all
        ("dues", np.int64),
        ("due", np.int8, DUES),
        # the result
        ("void", np.int64),
        ("scores", np.int64, SEATS),
        ("totals", np.int64, SEATS),
        ("winners", np.int64),
        ("actions", np.int64),
    ],
    align=True,
)

RESULT = np.dtype(
    [
        ("totals", np.int32, SEATS),
        ("winners", np.uint8),
        ("finished", np.bool_),
        ("first_dealer", np.int8),
        ("rounds", np.int32),
        ("void_rounds", np.int32),
        ("actions", np.int64),
        ("tricks", np.int32, SEATS),
        ("bids_met", np.int32, SEATS),
        ("lead_changes", np.int32),
        ("contracts", np.int32, CONTRACTS),
        ("contracts_won", np.int32, CONTRACTS),
    ],
    align=True,
)
"""What a game came to. `winners` is a mask of seats."""

FIGURES = np.dtype(
    [
        ("bids", np.int64, LONGEST + 1),
        ("bids_met", np.int64, LONGEST + 1),
        ("rounds", np.int64),
        ("place_scores", np.int64, SEATS),
        ("place_squares", np.int64, SEATS),
        ("place_tricks", np.int64, SEATS),
    ],
    align=True,
)
"""Figures over all rounds: by hand size, and by place after the dealer (the dealer is the last of the table)."""
