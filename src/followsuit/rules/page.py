"""A game's page: its rules in the words of this package, its options, and the shelf on which all pages stand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from followsuit.cards import Deck
from followsuit.errors import GameError, OptionError
from followsuit.rules.bidding import Bids
from followsuit.rules.contracts import Contracts
from followsuit.rules.deal import Deal
from followsuit.rules.end import End
from followsuit.rules.faces import FaceTable, Special
from followsuit.rules.follow import Duty
from followsuit.rules.options import Choice, Option, Value, check_seats, shown
from followsuit.rules.prose import listed, number_ranges, shortened, whole_number
from followsuit.rules.score import Score
from followsuit.rules.tokens import Tokens
from followsuit.rules.trick import HighestTrumpElseLed
from followsuit.rules.trump import NoTrump, Trump


@dataclass(frozen=True)
class Rules:
    """The rules of one game with all its options settled."""

    deck: Deck
    deal: Deal
    play: tuple[Duty, ...]
    score: tuple[Score, ...]
    end: tuple[End, ...]
    trick: HighestTrumpElseLed = HighestTrumpElseLed()
    trump: Trump = NoTrump()
    specials: tuple[Special, ...] = ()
    bidding: Bids | None = None
    contracts: Contracts | None = None
    tokens: Tokens | None = None
    start: int = 0
    dealer_leads: bool = False

    __hash__ = object.__hash__

    @cached_property
    def faces(self) -> FaceTable:
        """What each card is under each trump."""
        return FaceTable(self.deck, self.specials)


Build = Callable[..., Rules]


@dataclass(frozen=True)
class Page:
    """What a game is called, who can play it, what can be chosen about it, and its rules for each choice."""

    key: str
    version: int
    name: str
    title: str
    seats: Collection[int]
    usual_seats: int
    build: Build = field(compare=False)
    options: tuple[Option, ...] = ()
    origin: str = ""

    __hash__ = object.__hash__

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option's value, seats first; OptionError names a key or value that cannot be."""
        by_key = {option.key: option for option in self.options}
        for key in given:
            if key != "seats" and key not in by_key:
                raise OptionError(
                    key, f"{self.name} has no option {key}.", f"Its options: {listed(('seats', *by_key))}."
                )
        settled = {key: option.read(given.get(key, option.default)) for key, option in by_key.items()}
        seats = self._seats(given.get("seats"), settled)
        for option in self.options:
            if option.seats is not None and seats not in option.seats and settled[option.key] != option.default:
                raise OptionError(
                    option.key,
                    f"The option {option.key} is not offered with {seats} seats.",
                    f"It is offered with {number_ranges(option.seats)}.",
                )
        return {"seats": seats, **settled}

    def _seats(self, given: object, settled: Mapping[str, Value]) -> int:
        if given is None:
            return self.usual_seats
        seats = whole_number(given) if isinstance(given, str) else given
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise OptionError("seats", f"“{shortened(shown(given))}” is not a number of seats.", self._seats_allowed)
        check_seats(seats, self.seats)
        for option in self.options:
            if isinstance(option, Choice) and option.seats_by_value:
                value = str(settled[option.key])
                check_seats(seats, option.seats_by_value[value], f" with {option.key}={value}")
        return seats

    @property
    def _seats_allowed(self) -> str:
        return f"Allowed: {number_ranges(self.seats)}."

    def rules(self, options: Mapping[str, Value]) -> Rules:
        """The rules for settled options."""
        return self.build(**options)


_SHELF: dict[str, Page] = {}


def game(
    *,
    key: str,
    version: int,
    name: str,
    title: str,
    seats: Collection[int],
    usual_seats: int,
    options: tuple[Option, ...] = (),
    origin: str = "",
) -> Callable[[Build], Page]:
    """Make a page of the function that turns settled options into `Rules`.

    The function's parameters are `seats` and the keys of the options. `version` moves only when play changes.
    """

    def page(build: Build) -> Page:
        return Page(key, version, name, title, seats, usual_seats, build, options, origin)

    return page


def put_on_shelf(page: Page) -> None:
    """Let a page be found by its key."""
    _SHELF[page.key] = page


def pages() -> dict[str, Page]:
    """Every page on the shelf, by key."""
    return dict(sorted(_SHELF.items()))


def find(key: str) -> Page:
    """The page of a game; GameError lists what there is."""
    if key not in _SHELF:
        raise GameError(f"There is no game “{key}”.", f"The games are {listed(sorted(_SHELF))}.")
    return _SHELF[key]
