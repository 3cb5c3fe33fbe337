"""The shape of a compiled game and of a game under way, as flat records.

Both are NumPy record types, so a changed field is a changed type and no stale machine code can be met. Cards are bits
of one 64-bit mask in the deck's order, tokens bits of another; seats are at most 8, cards at most 60, hands at most 20.

Orders: 0 is without trump, 1… the deck's suits as trump, then the game's other orders. Led suits: `NOTHING` before a
card has settled it, 1… the deck's suits, then the permanent trumps, then `FREE`.
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
OTHER_ORDERS = 3
"""Ways for the cards to rank besides no trump and a trump suit."""
ORDERS = SUITS + 1 + OTHER_ORDERS
NOTHING, PERMANENT, FREE = 0, SUITS + 1, SUITS + 2
LEDS = SUITS + 3
LONGEST = limits.LONGEST_HAND
ROUNDS = 64
DUES = 256
DUTIES = 4
RESTRAINTS = 4
STAGES = 4
TURNS = 8
"""Rounds after which passing begins again in the same way."""
LONGEST_RUN = 8
COPIES = 20
"""Faces with copies."""
TERMS = 8
CONTRACTS = 8
STEPS = 4
STASHES = 1_024
"""Of how many stashes one may be chosen: of nothing else there are so many options."""
NOBODY = -1
STAGED = 16
"""More than there are things to decide: what is asked in stage n counts n + 1 times as many on top."""


class At(IntEnum):
    """What is to be decided next."""

    DEAL = 0
    CALL = 1
    """Something is said before the first card; the stage under way says what."""
    PICK = 2
    """Cards of a hand are picked for a purpose."""
    PLAY = 3
    LAY = 4
    TAKE = 5
    SCORED = 6
    """The round is over and scored; the next one waits for its deal."""
    OVER = 7


# Compiled code compares plain numbers.
DEAL, CALL, PICK, PLAY, LAY, TAKE, SCORED, OVER = map(int, At)


class Opens(IntEnum):
    """Who leads first."""

    ELDEST = 0
    DEALER = 1
    HOLDER = 2


class Beats(IntEnum):
    """What a duty has to do with the card that is winning."""

    NOTHING = 0
    MUST = 1
    """Only cards that beat it meet the duty."""
    TRUMPS_MUST = 2
    """Of the trumps only those that beat it, and everything else."""


class RestrainedWhen(IntEnum):
    """When a restraint holds cards back."""

    OPENING = 1
    """The first card of the round is led."""
    UNBROKEN = 2
    """A card is led before one of those that break it was played."""
    FIRST_TRICK = 3


class Aims(IntEnum):
    """What a total is to come to."""

    MOST = 0
    FEWEST = 1
    ZERO = 2


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
    FIRST_TO = 4
    FALLEN_TO = 5


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
        ("order", np.int64),
        ("pays", np.int64),
        ("all_tricks", np.int64),
        ("no_trick", np.int64),
        ("least", np.int64, STEPS),
        ("value", np.int64, STEPS),
    ]
)

STAGE = np.dtype(
    [
        ("kind", np.int64),
        ("is_bid", np.int64),
        ("names_trump", np.int64),
        ("keeps_closed", np.int64),
        ("may_discard_turned", np.int64),
        ("card", np.uint64),
        ("cards", np.int64),
        ("first_flag", np.int64),
        ("second_flag", np.int64),
        ("turns", np.int64),
        ("steps", np.int64, TURNS),
    ]
)
"""A stage: its kind, which only `stages` looks at, and what its word says of itself, which anybody may look at.

`cards` are picked in it; if none, then as many as the contract says. `turns` and `steps`: how cards are passed on. Of
what a word says yes or no to besides, and of `card`, its kind knows the meaning.
"""

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("cards", np.int64),
        ("suits", np.int64),
        ("opens", np.int64),
        ("opening_card", np.uint64),
        ("dealer_sits_out", np.int64),
        ("side", np.int64, SEATS),
        ("partners", np.int64),
        ("aim", np.int64),
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
        ("fixed_trump", np.int64),
        # the cards under each order
        ("power", np.uint32, (ORDERS, LEDS, BITS)),
        ("leads", np.int64, (ORDERS, BITS)),
        ("suited", np.uint64, (ORDERS, LEDS)),
        ("follow", np.uint64, (ORDERS, LEDS)),
        ("else_follow", np.uint64, (ORDERS, LEDS)),
        ("trumps", np.uint64, ORDERS),
        ("above", np.uint64, (ORDERS, BITS)),
        ("anytime", np.uint64, ORDERS),
        ("suit", np.int64, BITS),
        ("suit_mask", np.uint64, SUITS + 1),
        ("faces_with_copies", np.int64),
        ("copies", np.uint64, COPIES),
        ("counts_points", np.int64),
        ("points", np.int64, (ORDERS, BITS)),
        ("counting", np.uint64),
        ("duties", np.int64),
        ("duty", np.uint64, (DUTIES, ORDERS, LEDS)),
        ("duty_beats", np.int64, DUTIES),
        ("duty_unless_partner", np.int64, DUTIES),
        ("beating", np.uint64, (ORDERS, LEDS, BITS)),
        ("restraints", np.int64),
        ("restrained_when", np.int64, RESTRAINTS),
        ("held_back", np.uint64, RESTRAINTS),
        ("breaking", np.uint64, RESTRAINTS),
        ("melds", np.int64),
        ("run_points", np.int64, LONGEST_RUN + 1),
        ("run_place", np.int64, BITS),
        ("pair", np.uint64, (ORDERS, SUITS)),
        ("pair_points", np.int64),
        ("rank", np.int64, BITS),
        ("alike_points", np.int64, BITS),
        ("promotable", np.uint64, ORDERS),
        ("promoted_by", np.uint64, (ORDERS, BITS)),
        ("promoted_power", np.uint32, (ORDERS, LEDS, BITS)),
        # decisions
        ("stages", np.int64),
        ("stage", STAGE, STAGES),
        ("bids", np.int64),
        ("side_contract", np.int64),
        ("bids_within_tricks", np.int64),
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
        # what a trick is worth, for rules of thumb; whether that has to be weighed
        ("weighs", np.int64),
        ("trick_worth", np.int64),
        ("points_worth", np.int64),
        ("doubling", np.int64),
        ("bid_worth", np.int64),
        ("nil_worth", np.int64),
        ("makers_need", np.int64),
        ("terms", np.int64),
        ("term", np.int64, (TERMS, 6)),
        ("step_least", np.int64, STEPS),
        ("step_value", np.int64, STEPS),
        ("endings", np.int64),
        ("ending", np.int64, (TERMS, 4)),
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("seed", np.uint64),
        ("rng", np.uint64),
        ("at", np.int64),
        ("stage", np.int64),
        ("to_act", np.int64),
        ("number", np.int64),
        ("dealer", np.int64),
        ("watches", np.int64),
        ("sits_out", np.int64),
        ("side", np.int64, SEATS),
        ("playing", np.int64),
        ("size", np.int64),
        ("before", np.int64, SEATS),
        ("dealt", np.uint64, SEATS),
        ("hands", np.uint64, SEATS),
        ("table", np.uint64),
        ("turned", np.int64),
        ("order", np.int64),
        ("bids", np.int64, SEATS),
        ("decided", np.int64),
        ("contract", np.int64),
        ("declarer", np.int64),
        ("passes", np.int64),
        ("alone", np.int64),
        ("ordered_up", np.int64),
        ("blind", np.int64),
        ("given", np.uint64, SEATS),
        ("stash", np.uint64),
        ("stasher", np.int64),
        # the trick under way
        ("leader", np.int64),
        ("played", np.int64),
        ("led", np.int64),
        ("winner", np.int64),
        # the tricks of the round, the one under way included: it is number `tricks`
        ("tricks", np.int64),
        ("taken", np.int64, SEATS),
        ("points", np.int64, SEATS),
        ("melds", np.int64, SEATS),
        ("side_taken", np.int64, SEATS),
        ("side_points", np.int64, SEATS),
        ("side_bid", np.int64, SEATS),
        ("gone", np.uint64),
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
