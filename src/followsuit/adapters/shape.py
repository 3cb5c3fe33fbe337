"""How a game's decisions and what a seat sees of it are laid out as numbers: sizes and names, nothing compiled yet.

**Actions** are numbered in blocks: a card to play, a card to pick, what is said in each stage, tokens to lay, `done`,
tokens to take. Cards and tokens go by their place in the deck and among the tokens; of copies of a card, the first
one's place counts. Where several cards are picked, they are picked one after the other.

**What a seat sees** are planes, a byte for each card or token, and single numbers. Other seats go by how far on they
sit: `+1` is the next one.

A game's layout follows from its page alone. Whenever it changes for any game, the version here moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from followsuit.engine.actions import Action, Add, Call, Done, Pick, Play, Take
from followsuit.engine.game import Game
from followsuit.kernel.layout import STAGES

ACTIONS_VERSION = 1
"""Moves when any action of any game gets another number."""
VIEW_VERSION = 1
"""Moves when anything that a seat sees is told in another place or another way."""

SHAPE = np.dtype(
    [
        ("actions", np.int64),
        ("width", np.int64),
        ("pick", np.int64),
        ("say", np.int64, STAGES),
        ("lay", np.int64),
        ("done", np.int64),
        ("take", np.int64),
        ("tokens", np.int64),
        ("picks", np.int64),
        ("turns", np.int64),
        ("passes", np.int64),
    ],
    align=True,
)
"""How many actions there are, how many words of eight bytes a plane has, where each block of actions begins, the first
plane of tokens, and whether cards are picked, turned up or passed."""

# Planes of cards; those by seat come after them.
HAND, PICKED, TURNED, STASH, GAVE, GOT, WHEN, BY_SEAT = range(8)
CARD_PLANES = ("hand", "picked", "turned", "stash", "gave", "got", "when")
SEAT_PLANES = ("trick", "played")
TOKEN_SEAT_PLANES = ("score", "won", "laid")

# Single numbers, then those by seat.
AT, STAGE, ORDER, LED, SIZE, ROUND, TRICKS, PLACE, DEALER, LEADER, TO_ACT, DECLARER = range(12)
CONTRACT, ALONE, ORDERED_UP, DECIDED, SITS_OUT, PASSED_ON, DUES, SINGLES = range(12, 20)
SINGLE_NUMBERS = (
    "asked", "stage", "order", "led", "hand-size", "round", "tricks", "place", "dealer", "leader", "to-act",
    "declarer", "contract", "alone", "ordered-up", "decided", "sits-out", "passed-on", "dues",
)  # fmt: skip
BID, TAKEN, POINTS, TOTAL, BLIND, SIDE, DUE, BY_SEAT_NUMBERS = range(8)
SEAT_NUMBERS = ("bid", "taken", "points", "total", "blind", "side", "due")


@dataclass(frozen=True)
class Block:
    """Neighbouring actions of one kind: which, where they begin, and what each is."""

    kind: str
    first: int
    names: tuple[str, ...]


class Shape:
    """The numbers of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = game.rules
        self._cards = rules.deck.cards
        self._tokens: tuple[str, ...] = rules.tokens.kinds if rules.tokens else ()
        self._first_copy = {card: place for place, card in reversed(tuple(enumerate(self._cards)))}
        self._stages = rules.all_stages
        blocks = [("play", tuple(f"play {card}" for card in self._cards))]
        if any(stage.picks for stage in self._stages):
            blocks.append(("pick", tuple(f"pick {card}" for card in self._cards)))
        self._sayings = {stage.verbs[0]: sayings for stage in self._stages if (sayings := stage.sayings(rules))}
        blocks += [(verb, tuple(f"{verb} {said}" for said in sayings)) for verb, sayings in self._sayings.items()]
        if self._tokens:
            blocks += [
                ("lay", tuple(f"add {token}" for token in self._tokens)),
                ("done", ("done",)),
                ("take", tuple(f"take {token}" for token in self._tokens)),
            ]
        self.blocks = tuple(
            Block(kind, sum(len(names) for _, names in blocks[:index]), names)
            for index, (kind, names) in enumerate(blocks)
        )

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """What each number is, as text: as actions are written, but for picks and tokens taken, one of them each."""
        return tuple(name for block in self.blocks for name in block.names)

    @cached_property
    def width(self) -> int:
        """How many bytes a plane has: one for each card or token, and some that are always 0."""
        return -(-max(len(self._cards), len(self._tokens)) // 8) * 8

    @cached_property
    def planes(self) -> tuple[str, ...]:
        """What each plane tells."""
        names = [*CARD_PLANES, *self._by_seat(SEAT_PLANES)]
        if self._tokens:
            names += ["stock", *self._by_seat(TOKEN_SEAT_PLANES)]
        return tuple(names)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """What each single number tells."""
        seats = range(self.game.seats)
        return (*SINGLE_NUMBERS, *(f"{name} +{further}" for further in seats for name in SEAT_NUMBERS))

    def _by_seat(self, names: tuple[str, ...]) -> list[str]:
        return [f"{name} +{further}" for name in names for further in range(self.game.seats)]

    @cached_property
    def table(self) -> Any:
        """The same for compiled code, a record of type `SHAPE`."""
        row = np.zeros(1, SHAPE)
        first = {block.kind: block.first for block in self.blocks}
        row["actions"], row["width"] = len(self.actions), self.width // 8
        for kind in ("pick", "lay", "done", "take"):
            row[kind] = first.get(kind, len(self.actions))
        for index, stage in enumerate(self._stages):
            row["say"][0, index] = first.get(stage.verbs[0], len(self.actions))
        row["tokens"] = BY_SEAT + len(SEAT_PLANES) * self.game.seats
        row["picks"] = "pick" in first
        row["turns"] = self.game.rules.deal.face_up is not None
        row["passes"] = self.game.rules.passing is not None
        return row

    def numbers_of(self, action: Action) -> tuple[int, ...]:
        """The numbers that make an action, in order: one, or one for each card that is picked."""
        first = {block.kind: block.first for block in self.blocks}
        match action:
            case Play(card):
                return (self._first_copy[card],)
            case Pick(_, cards):
                return tuple(first["pick"] + self._first_copy[card] for card in cards)
            case Call(verb, said):
                return (first[verb] + self._sayings[verb].index(said),)
            case Add(token):
                return (first["lay"] + self._tokens.index(token),)
            case Done():
                return (first["done"],)
            case Take(_, token):
                return (first["take"] + self._tokens.index(token),)
            case _:
                raise AssertionError(f"{action} is not a player's")


@lru_cache(maxsize=64)
def shape(game: Game) -> Shape:
    """The numbers of a game, made once."""
    return Shape(game)
