"""A game with its options settled, ready to start; and finding one by its key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from followsuit.engine.actions import Action, Play, parse
from followsuit.engine.position import Position
from followsuit.engine.shuffle import Seed
from followsuit.engine.state import State
from followsuit.errors import GameError, quoted, read_text
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message
from followsuit.rules import Page, Rules
from followsuit.rules.event import Event
from followsuit.rules.explain import rules_page
from followsuit.rules.options import Value
from followsuit.rules.page import broken_pages, find, is_found_again, pages


@dataclass(frozen=True)
class Game:
    """One of the games, with every option settled."""

    page: Page
    options: Mapping[str, Value]
    rules: Rules = field(compare=False, repr=False)

    @classmethod
    def of(cls, page: Page, /, **options: object) -> Game:
        """A page with options; those not given have their usual values."""
        settled = page.settle(options)
        return cls(page, MappingProxyType(settled), page.rules(settled))

    def __copy__(self) -> Game:
        """Nothing in it changes, so that a copy is the same."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Nothing in it changes, so that a copy is the same."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels as its key and options, and is built anew from its page where it arrives.

        GameError is raised for one whose page is not found by its key.
        """
        if not is_found_again(self.page):
            raise GameError(Message("game/not-found-again", {"game": quoted(self.key)}))
        return _again, (self.key, dict(self.options))

    def __hash__(self) -> int:
        return hash((self.page.key, tuple(self.options.items())))

    def __repr__(self) -> str:
        return f"Game({', '.join([repr(self.key), *(f'{key}={value!r}' for key, value in self.options.items())])})"

    @property
    def key(self) -> str:
        """The name programs use."""
        return self.page.key

    @property
    def name(self) -> str:
        """The name people use."""
        return self.page.name

    @property
    def title(self) -> str:
        """The game in one sentence."""
        return self.page.title

    @property
    def version(self) -> int:
        """Moves only when play changes."""
        return self.page.version

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        seats = self.options["seats"]
        assert isinstance(seats, int)
        return seats

    @property
    def rounds(self) -> int | None:
        """How many rounds there will be, if that is settled."""
        return self.rules.last_round

    def start(self, seed: Seed | None = None) -> State:
        """The first position. The same seed gives the same game anywhere; without one, chance is played by hand."""
        return self.begin(seed)[0]

    def begin(self, seed: Seed | None = None) -> tuple[State, tuple[Event, ...]]:
        """As `start`, with what happened: the first deal."""
        return State(self, Position(self.rules, self.seats), None).follow(seed)

    def rules_page(self, language: str = ENGLISH, *, notation: bool = True) -> str:
        """The rules in Markdown, complete enough to learn the game from; without `notation`, for those who tap."""
        return rules_page(self.page, self.options, self.rules, language, notation=notation)

    def action(self, text: str) -> Action:
        """Read an action; ParseError says what was expected."""
        return self._plays.get(read_text(text)) or parse(self.rules, text)

    @cached_property
    def _plays(self) -> Mapping[str, Play]:
        """What is read most often, by its notation."""
        plays = map(Play, self.rules.deck.counts)
        return {str(play): play for play in plays}


def _again(key: str, options: Mapping[str, Value]) -> Game:
    return game(key, **options)


def game(key: str, /, **options: object) -> Game:
    """The game of that name with some options; GameError and OptionError say what is allowed."""
    return Game.of(find(key), **options)


def games() -> dict[str, Game]:
    """Every game with its usual options, by key. A page that cannot be played is left out; `broken_pages` has why."""
    broken = broken_pages()
    return {key: Game.of(page) for key, page in pages().items() if key not in broken}
