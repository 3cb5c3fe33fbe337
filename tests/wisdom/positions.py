"""Positions in which one thing is right, as data: read from `positions/`, a file a game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import CHANCE
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import PastRound, Phase, RoundResult
from followsuit.engine.position import Position as Moment
from followsuit.rules.round import Areas

FOLDER = Path(__file__).parent / "positions"
"""Where the positions are written down."""


@dataclass(frozen=True)
class Position:
    """A moment of a round, told from its deal on, and what is right there."""

    game: str
    name: str
    theme: str
    """What kind of wisdom it takes; the same words for the same kind in every game."""
    deal: str
    """Every hand by seat, and the cards on the table: `Ah 7c | 8s 9d / Kc`. A viewer knows only its own hand."""
    best: tuple[str, ...]
    """What is right: one action, or several that come to the same."""
    instead: str
    """What a weak player does."""
    why: str
    check: str
    """How the truth is known: see `tests.wisdom.verify`."""
    options: dict[str, Any] = field(default_factory=dict)
    dealer: int = 0
    round: int = 1
    before: tuple[int, ...] = ()
    """The scores before the round, where they matter."""
    tokens: str = ""
    """Ninja Whist: the score area of each seat."""
    calls: str = ""
    """What chance and the seats did between the deal and the first card: `turn Ah; bid 1; bid 0`."""
    tricks: tuple[str, ...] = ()
    """The cards played, trick by trick, the one under way last. `+aab` lays a token, `.` no more, `=aab` is drawn."""
    match: bool = False
    """Whether the match is what counts: who wins it, not what the round scores."""

    def state(self) -> fs.State:
        """The whole position, hidden cards included."""
        return self._played(self._dealt())

    def view(self) -> fs.View:
        """What the seat to act sees."""
        state = self.state()
        assert state.to_act is not None
        return state.view(state.to_act)

    def _dealt(self) -> fs.State:
        game = fs.game(self.game, **self.options)
        state = before_the_deal(game, self.dealer, self.round, self.before, self.tokens)
        return state.play(f"deal {self.deal}")

    def _played(self, state: fs.State) -> fs.State:
        for call in filter(None, self.calls.split("; ")):
            state = state.play(call)
        for card in " ".join(self.tricks).split():
            state = state.play(_action(card))
        return state


def _action(text: str) -> str:
    if text == ".":
        return "done"
    verbs = {"+": "add", "=": "draw"}
    return f"{verbs[text[0]]} {text[1:]}" if text[0] in verbs else f"play {text}"


def before_the_deal(
    game: fs.Game, dealer: int, number: int = 1, before: tuple[int, ...] = (), tokens: str = ""
) -> fs.State:
    """A game in which so many rounds have been played, with these scores and tokens, and the next is to be dealt."""
    rules, seats = game.rules, game.seats
    areas = rules.tokens.start(seats) if rules.tokens else None
    if areas is not None and tokens:
        owned = tuple(tuple(area.split()) for area in tokens.split("|"))
        stock = tuple(token for token in areas.stock if not any(token in area for area in owned))
        areas = Areas(stock, owned, areas.play)
    round_ = new_round(rules, number, dealer, before or (rules.start,) * seats, areas=areas)
    moment = Moment(rules, seats, Phase.DEAL, CHANCE, round_)
    if before:
        scored = replace(round_, number=number - 1, scores=(0,) * seats, totals=before, sides=rules.sides.of(seats))
        moment = replace(moment, past=(PastRound(scored, (), RoundResult.of(rules, scored)),))
    return fs.State(game, moment, seed=None)


@cache
def positions() -> tuple[Position, ...]:
    """All of them, game by game."""
    return tuple(position for file in sorted(FOLDER.glob("*.toml")) for position in _read(file))


def _read(file: Path) -> Iterator[Position]:
    for line in tomllib.loads(file.read_text("utf-8"))["position"]:
        told: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in line.items()}
        yield Position(game=file.stem, **told)
