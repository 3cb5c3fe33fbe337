"""The deal of the day: what is played and against whom, and how results on the same cards stand beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from followsuit.bots.registry import LADDER
from followsuit.engine.actions import Play
from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.rules.page import Page
from followsuit.server.table.events import Customs

SEAT = 0
"""Where whoever plays it sits."""
OPPONENT = "strong"
"""Who sits in all other seats."""
OPPONENT_WORLDS = 32
"""In how many worlds they think ahead: not for how long, so that they answer the same to the same play."""
STRONGEST = LADDER[-1]
"""Whose play on the same cards is shown afterwards."""
STRONGEST_WORLDS = 256
ENOUGH_CARDS = 10
"""Where hands grow or shrink from round to round, rounds are played until everyone has had so many cards."""


class Setting(NamedTuple):
    """What is played of a game: it with its options, and how many of its rounds."""

    game: Game
    deals: int


def setting_of(page: Page) -> Setting:
    """What is played of a game on any day, told by its page.

    The seats and options of a quick start; one round where all rounds have hands of the same size, so that each stands
    alone, and elsewhere as many as it takes until everyone has had ten cards.
    """
    game = Game.of(page, **page.front_page.options)
    hands = game.rules.deal.hands
    if isinstance(hands, int):
        return Setting(game, 1)
    had, deals = 0, 0
    while had < ENOUGH_CARDS and deals < len(hands):
        had += hands[deals]
        deals += 1
    return Setting(game, deals)


def customs_of(*, counts: bool, pace: float) -> Customs:
    """How a table of the day is run: by oneself, unseen, and without help while it counts."""
    return Customs(
        visibility="private",
        spectators=False,
        hints=not counts,
        undo=not counts,
        chances=not counts,
        pace=pace,
        takeover_seconds=None,
        round_pause=None,
    )


def chance_of(seed: str, seat: int, state: State) -> str:
    """What a bot draws its chances from, where it is to answer the same to the same play: cards, seat and moment."""
    position = state.position
    done = sum(len(past.actions) for past in position.past) + len(position.actions)
    return f"{seed} {seat} {done}"


def points_of(state: State, seat: int = SEAT) -> int:
    """What a seat has made of the rounds played."""
    return state.scores[seat] - state.game.rules.start


class Standing(NamedTuple):
    """How many tables came to a result, and whether it is at least as good as to have played nothing."""

    points: int
    tables: int
    good: bool


def standings(game: Game, counted: Iterable[tuple[int, int]]) -> list[Standing]:
    """Every result with the number of tables that came to it, the worst first."""
    nothing = _merit(game, 0)
    ordered = sorted(counted, key=lambda each: (_merit(game, each[0]), each[0]))
    return [Standing(points, tables, _merit(game, points) >= nothing) for points, tables in ordered]


def level_or_ahead(game: Game, results: Sequence[Standing], points: int) -> float:
    """The part of all tables that somebody with these points is level with, or ahead of."""
    own = _merit(game, points)
    reached = sum(each.tables for each in results if _merit(game, each.points) <= own)
    return reached / max(1, sum(each.tables for each in results))


def _merit(game: Game, points: int) -> int:
    merit: int = game.rules.aim.merit(game.rules.start + points)
    return merit


Place = tuple[int, int]
"""A round and a trick in it, from 1; trick 0 is what was decided before the first one."""


class Pair(NamedTuple):
    """What somebody and the strongest player did in one trick of a round."""

    round: int
    trick: int
    own: tuple[str, ...]
    strongest: tuple[str, ...]


class Parting(NamedTuple):
    """Somebody's first decision that the strongest player took otherwise: the how manieth of the seat, and where."""

    number: int
    round: int
    trick: int
    own: str
    strongest: str


def compared(own: State, strongest: State, seat: int = SEAT) -> list[Pair]:
    """Two games on the same cards, trick by trick, as one seat played them."""
    ours, theirs = _by_trick(own, seat), _by_trick(strongest, seat)
    return [Pair(*place, ours.get(place, ()), theirs.get(place, ())) for place in sorted(ours.keys() | theirs.keys())]


def first_parting(own: State, strongest: State, seat: int = SEAT) -> Parting | None:
    """Where two games on the same cards part; up to there the seat had seen the same in both."""
    both = zip(_decisions(own, seat), _decisions(strongest, seat), strict=False)
    for number, ((place, mine), (_, theirs)) in enumerate(both):
        if mine != theirs:
            return Parting(number, *place, mine, theirs)
    return None


def _by_trick(state: State, seat: int) -> dict[Place, tuple[str, ...]]:
    found: dict[Place, tuple[str, ...]] = {}
    for place, action in _decisions(state, seat):
        found[place] = (*found.get(place, ()), action)
    return found


def _decisions(state: State, seat: int) -> Iterator[tuple[Place, str]]:
    """What a seat did, and in which trick; tokens laid or taken belong to the card before them."""
    for number, past in enumerate(state.position.past, start=1):
        trick = 0
        for by, action in past.actions:
            if by == seat:
                trick += isinstance(action, Play)
                yield (number, trick), str(action)
