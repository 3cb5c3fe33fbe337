"""A game's page: its rules in the words of this package, its options, and the registry of all pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module
from inspect import signature

from followsuit.cards import Deck
from followsuit.errors import FollowsuitError, GameError, OptionError, RulesError, quoted
from followsuit.language.message import Message
from followsuit.rules.bidding import Bids
from followsuit.rules.card_points import CardPoints
from followsuit.rules.check import page_problems, problems
from followsuit.rules.contracts import Contract, Contracts
from followsuit.rules.deal import Deal
from followsuit.rules.end import Aim, End
from followsuit.rules.faces import FaceTable
from followsuit.rules.follow import Duty, Restraint
from followsuit.rules.opening import EldestLeads, Opening
from followsuit.rules.options import Option, Value, check_seats, quoted_value
from followsuit.rules.passing import Passing
from followsuit.rules.prose import number_ranges, whole_number
from followsuit.rules.round import Called, Round
from followsuit.rules.score import Score
from followsuit.rules.sides import EachAlone, Sides
from followsuit.rules.specials import Order, Special
from followsuit.rules.stages import Stage
from followsuit.rules.tokens import Tokens
from followsuit.rules.trick import HighestTrumpElseLed, Taking
from followsuit.rules.trump import NoTrump, Trump, TrumpFrom
from followsuit.rules.word import Word


@dataclass(frozen=True)
class Rules:
    """The rules of one game with all its options settled."""

    deck: Deck
    deal: Deal
    play: tuple[Duty, ...]
    score: tuple[Score, ...]
    end: tuple[End, ...]
    trick: Taking = HighestTrumpElseLed()
    trump: Trump = NoTrump()
    specials: tuple[Special, ...] = ()
    orders: tuple[Order, ...] = ()
    """Other ways for the cards to rank, which something decided in a round may set."""
    sides: Sides = EachAlone()
    stages: tuple[Stage, ...] = ()
    """What is decided before the first card, in this order."""
    opening: Opening = EldestLeads()
    restraints: tuple[Restraint, ...] = ()
    tokens: Tokens | None = None
    start: int = 0

    def __hash__(self) -> int:
        return hash((self.deck, self.deal, self.play, self.start, self.end))

    @property
    def words(self) -> Mapping[str, tuple[Word, ...]]:
        """Every word of the page, by the field that it stands in."""
        one_each = {
            "deal.face_up": self.deal.face_up,
            "deal.pack": self.deal.pack,
            "deal.sitting_out": self.deal.sitting_out,
            "trump": self.trump,
            "sides": self.sides,
            "opening": self.opening,
            "trick": self.trick,
            "tokens": self.tokens,
        }
        return {
            **{field: (word,) for field, word in one_each.items() if word is not None},
            "specials": self.specials,
            "orders": self.orders,
            "stages": self.stages,
            "play": self.play,
            "restraints": self.restraints,
            "score": self.score,
            "end": self.end,
        }

    @cached_property
    def all_stages(self) -> tuple[Stage, ...]:
        """All that is decided before the first card, what the turned card leaves open first."""
        return (*self.trump.stages, *self.stages)

    @cached_property
    def bidding(self) -> Bids | None:
        """How tricks are bid, if they are."""
        return next((bids for stage in self.stages if (bids := stage.bids)), None)

    @cached_property
    def passing(self) -> Passing | None:
        """How cards are passed on, if they are."""
        return next((passing for stage in self.stages if (passing := stage.passing)), None)

    @cached_property
    def contracts(self) -> Contracts | None:
        """How a contract is chosen, if one is."""
        return next((contracts for stage in self.stages if (contracts := stage.contracts)), None)

    @property
    def has_trumps(self) -> bool:
        """Whether there can be trumps in a round."""
        named = any(stage.names_trump for stage in self.stages)
        return named or self.trump.source is not TrumpFrom.NOWHERE or bool(self.faces.fixed_trumps)

    @property
    def joins_bids(self) -> bool:
        """Whether what partners bid counts as one bid of their side."""
        return any(word.joins_bids for word in self.score)

    def is_bid_made(self, round_: Round, seat: int) -> bool:
        """Whether what a seat bid was made in a round that is over."""
        if self.joins_bids:
            return round_.side_tricks(seat) >= round_.side_bid(seat)
        return round_.bids[seat] == round_.taken[seat]

    @property
    def gives_cards(self) -> bool:
        """Whether players give each other cards before the first trick."""
        return self.passing is not None

    def turned_is_out(self, calls: Iterable[Called]) -> bool:
        """Whether a turned card cannot be played, told by what was said since."""
        face_up = self.deal.face_up
        is_out = face_up is not None and face_up.leaves_play()
        return is_out and not any(stage.took_turned_up(calls) for stage in self.stages)

    @cached_property
    def looks_at_best(self) -> bool:
        """Whether a duty depends on the card that is winning the trick."""
        return any(duty.looks_at_best for duty in self.play)

    @cached_property
    def card_points(self) -> CardPoints | None:
        """What cards are worth by the score, whatever contract is played."""
        return next((points for word in self.score if (points := word.counts)), None)

    def points_in(self, contract: Contract | None) -> CardPoints | None:
        """What cards are worth in a round, under the contract that is played in it."""
        return (contract.payment.counts if contract else None) or self.card_points

    @property
    def is_open_ended(self) -> bool:
        """Whether no rule ends the game, so that the table has to stop it."""
        return any(end.is_open for end in self.end)

    @property
    def aim(self) -> Aim:
        """What everyone's total is to come to."""
        return self.end[0].aim

    @property
    def scores_all(self) -> bool:
        """Whether those who sit a round out score, too."""
        return any(word.is_for_all for word in self.score)

    @property
    def last_round(self) -> int | None:
        """The round after which the game is over at the latest; none if there may always be another."""
        return min((end.last_round for end in self.end if end.last_round is not None), default=None)

    @property
    def schedule(self) -> tuple[int, ...] | None:
        """The hand sizes of all rounds, where it is settled how many there are."""
        if self.last_round is None or any(end.is_sudden for end in self.end):
            return None
        return tuple(self.deal.hand_size(number) for number in range(1, self.last_round + 1))

    @cached_property
    def faces(self) -> FaceTable:
        """What each card is under each order."""
        return FaceTable(self.deck, self.specials, self.orders)


Build = Callable[..., Rules]


@dataclass(frozen=True)
class FrontPage:
    """How a game is offered where all are listed: its place and its family there, and what is played with one tap."""

    place: int | None = None
    """The lowest comes first, and the first five stand in front of all others; a game without a place comes last."""
    family: str | None = None
    """One of `followsuit.rules.families.FAMILIES`: which games it stands beside."""
    also_called: tuple[str, ...] = ()
    """Other names that people may look for it by, in any language."""
    minutes: int | None = None
    """How long it takes one person among bots, with five seconds for each choice: the median of games of bots."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """Other than the usual ones, such as for a game that might not end by itself."""

    def __hash__(self) -> int:
        return hash((self.place, self.family, self.minutes))


UNPLACED = FrontPage()
KEPT = 64
"""Rules of a page that are kept, each for other options."""


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
    front_page: FrontPage = UNPLACED
    lesson: int = 1
    """The seed of the guided deal: one in which what there is to learn comes up."""
    edition: str = ""
    """Of a page of one's own: another with every change of its files. Games of this program go by their version."""

    def __post_init__(self) -> None:
        """Refuse a page that cannot be read; what its rules are is asked when its options are settled."""
        if wrong := page_problems(self):
            raise RulesError(self.key, wrong)

    def __hash__(self) -> int:
        return hash((self.key, self.version))

    @cached_property
    def asks(self) -> frozenset[str]:
        """The options that the rules depend on: what the building function takes."""
        return frozenset(signature(self.build).parameters)

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option's value, seats first; OptionError names a key or value that cannot be."""
        by_key = {option.key: option for option in self.options}
        for key in given:
            if key != "seats" and key not in by_key:
                facts = {"game": self.name, "given": quoted(key), "options": ["seats", *by_key]}
                raise OptionError(key, Message("option/unknown", facts))
        settled = {key: option.read(given.get(key, option.default)) for key, option in by_key.items()}
        seats = self._seats(given.get("seats"), settled)
        for option in self.options:
            if option.seats is not None and seats not in option.seats and settled[option.key] != option.default:
                told = {"option": option.key, "seats": seats, "allowed": number_ranges(option.seats)}
                raise OptionError(option.key, Message("option/not-offered", told))
        return {"seats": seats, **settled}

    def _seats(self, given: object, settled: Mapping[str, Value]) -> int:
        seats = whole_number(given) if isinstance(given, str) else self.usual_seats if given is None else given
        if not isinstance(seats, int) or isinstance(seats, bool):
            facts = {"given": quoted_value(given), "allowed": number_ranges(self.seats)}
            raise OptionError("seats", Message("option/no-seats", facts))
        check_seats(seats, self.seats)
        for option in self.options:
            option.check_seats(settled[option.key], seats)
        return seats

    def rules(self, options: Mapping[str, Value]) -> Rules:
        """The rules for settled options; RulesError tells what is wrong with a page that cannot be played."""
        seats = options["seats"]
        assert isinstance(seats, int)
        return self._kept_rules(seats, **{key: value for key, value in options.items() if key in self.asks - {"seats"}})

    @cached_property
    def _kept_rules(self) -> Callable[..., Rules]:
        """The rules that were asked for lately. Measured: kept, a game of Zole is ready in 0.01 ms instead of 1."""
        return lru_cache(KEPT, typed=True)(self._checked_rules)

    def _checked_rules(self, seats: int, **options: Value) -> Rules:
        try:
            rules = self.build(**({"seats": seats} if "seats" in self.asks else {}), **options)
        except Exception as error:
            # A page is anybody's code.
            raise RulesError(
                self.key, [Message("rules/failed", {"error": f"{type(error).__name__}: {error}"})]
            ) from error
        if not isinstance(rules, Rules):
            raise RulesError(self.key, [Message("rules/no-rules", {"type": type(rules).__name__})])
        if wrong := problems(rules, seats):
            raise RulesError(self.key, wrong)
        return rules


HOMES = ("followsuit.games", "followsuit.own_games")
"""The modules that know pages, read when somebody asks for one: those of this program first, then elsewhere."""
_PAGES: dict[str, Page] = {}
_BROKEN: dict[str, RulesError] = {}
_UNREAD: list[Callable[[], None]] = []


def game(  # noqa: PLR0913 - a page has as many headings
    *,
    key: str,
    version: int,
    name: str,
    title: str,
    seats: Collection[int],
    usual_seats: int,
    options: tuple[Option, ...] = (),
    origin: str = "",
    front_page: FrontPage = UNPLACED,
    lesson: int = 1,
) -> Callable[[Build], Page]:
    """Make a page of the function that turns settled options into `Rules`.

    The function takes those of `seats` and the options that its rules depend on, by name. `version` moves only when
    play changes; `lesson` is the seed of the guided deal, which `python -m tests.lessons` looks for.
    """

    def page(build: Build) -> Page:
        return Page(key, version, name, title, seats, usual_seats, build, options, origin, front_page, lesson)

    return page


def register(page: Page) -> None:
    """Let a page be found by its key."""
    _PAGES[page.key] = page


def register_mended(name: str) -> None:
    """Forget what was wrong with a file of games."""
    _BROKEN.pop(name, None)


def register_broken(name: str, error: Exception) -> None:
    """Remember what is wrong with a file of games that cannot be read, for whoever asks for it."""
    _BROKEN[name] = unreadable(name, error)


def unreadable(name: str, error: Exception) -> RulesError:
    """What is wrong with a file of games, told of whatever was raised as it was read."""
    if isinstance(error, RulesError):
        return error
    return RulesError(name, [Message("rules/unreadable", {"error": f"{type(error).__name__}: {error}"})])


def register_unread(read: Callable[[], None]) -> None:
    """Remember how to read further pages, for when somebody asks for one that is not here, or for all of them."""
    _UNREAD.append(read)


def _read_all() -> None:
    for home in HOMES:
        import_module(home)
    while _UNREAD:
        _UNREAD.pop()()


def pages() -> dict[str, Page]:
    """Every page, by key."""
    _read_all()
    return dict(sorted(_PAGES.items()))


def broken_pages() -> dict[str, RulesError]:
    """What is wrong with each page that cannot be played with its usual options, or each file that cannot be read."""
    found = {}
    for key, page in pages().items():
        try:
            page.rules(page.settle({}))
        except RulesError as error:
            found[key] = error
        except OptionError as error:
            found[key] = RulesError(key, [Message("rules/unusual", {"error": str(error)})])
    return dict(sorted((_BROKEN | found).items()))


def find(key: object) -> Page:
    """The page of a game; GameError lists what there is."""
    name = key if isinstance(key, str) else ""
    if name not in _PAGES:
        import_module(HOMES[0])
    if name not in _PAGES:
        _read_all()
    if name in _PAGES:
        return _PAGES[name]
    if name in _BROKEN:
        raise _BROKEN[name]
    raise GameError(Message("game/unknown", {"game": quoted(key), "games": sorted(_PAGES)}))


def is_found_again(page: Page) -> bool:
    """Whether a page is the one that its key finds; of a page that is kept in a file, any edition is."""
    try:
        found = find(page.key)
    except FollowsuitError:
        return False
    return found is page or bool(found.edition)
