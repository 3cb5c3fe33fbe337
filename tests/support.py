"""Building blocks for tests: positions set up by hand, and every game with every seat count and option."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Phase, Position
from followsuit.laws.random_play import play_randomly as play_randomly  # noqa: PLC0414 - tests look for it here
from followsuit.rules.options import Choice, Number, Option, Switch, Value
from followsuit.rules.page import Page, Rules, pages
from followsuit.rules.round import Areas, Round, Trick
from followsuit.rules.sides import one_against_the_rest
from followsuit.rules.stages import Ask
from tests.whist import whist

Law = TypeVar("Law", bound=Callable[..., None])
Options = tuple[tuple[str, Value], ...]
"""The seats and every option of a game, each with its value."""
SOAK = os.environ.get("FOLLOWSUIT_LAWS") == "soak"
"""Whether laws are tried for long."""
NUMBERS: dict[str, tuple[Value, ...]] = {
    "round_limit": (None, 4),
    "rounds": (3, 0),
    "bid_cap": (7, 0, 2),
    "target": (20,),
    "longest": (3, 17),
    "floor": (-50, None),
}
"""The values with which each numeric option is tried; a new one must be added here."""
NUMBERS_OF: dict[tuple[str, str], tuple[Value, ...]] = {("hearts", "target"): (20, 60)}
"""Other values for an option of one game: with 60 points Hearts comes to the rounds in which cards go elsewhere."""
MOST_SETTINGS = 50
"""How many settings of one game long runs try before they try only pairs of values."""
FEW_SETTINGS = 8
"""How many settings of one game every test tries before it tries only pairs of values."""


def extremes(option: Option) -> list[object]:
    """What somebody might give for an option to do harm: its bounds, beyond them, huge numbers, and what is none."""
    least, most = (option.least, option.most) if isinstance(option, Number) else (0, 1)
    numbers = [0, least, most, least - 1, most + 1, -1, 10**9, 10**18, 2**63, 2**64, 10**3_999, -(10**3_999)]
    junk: list[object] = [
        True, None, 0.5, 1e308, float("inf"), float("nan"), "", "none", "-", "NaN", "Infinity", "1e9", "0x10", "1_0",
        "٣", [], {}, [10**3_999], {"a": [[[]]]}, "9" * 100_000, "x" * 100_000, "\x00", "\ud800",
    ]  # fmt: skip
    return [*numbers, *map(str, numbers), *junk]


def texts(things: Iterable[object]) -> tuple[str, ...]:
    """Actions or cards as text."""
    return tuple(str(thing) for thing in things)


def table(
    key: str | fs.Game,
    *,
    hands: str,
    trump: str | None = None,
    led: str = "",
    dealer: int | None = None,
    leader: int = 0,
    bids: str = "",
    contract: str | None = None,
    solo: int | None = None,
    declarer: int | None = None,
    alone: bool = False,
    on_table: str = "",
    stash: str = "",
    turned: str | None = None,
    totals: str = "",
    taken: str = "",
    tricks: tuple[Trick, ...] = (),
    score_areas: str = "",
    play_areas: str = "",
    dues: tuple[int | None, ...] = (),
    number: int = 1,
    **options: object,
) -> fs.State:
    """A state in mid-round: `hands` by seat (`Ah 7c | 8s 9d`, `.` for none), then the cards of `led` played.

    Everything by seat is parted by `|` or, for numbers, by spaces. The leader is seat 0 unless told otherwise. Tokens
    that lie nowhere are in the stock. `contract` is a letter, or empty for the one that is played when all pass.
    """
    by_seat = [hand.replace(".", "").split() for hand in hands.split("|")]
    seats = len(by_seat)
    game = key if isinstance(key, fs.Game) else fs.game(key, **{"seats": seats, **options})
    rules, deck = game.rules, game.rules.deck
    cards = tuple(deck.sorted(deck.parse(text) for text in hand) for hand in by_seat)
    if dealer is None:
        dealer = leader if rules.opening.is_dealers else (leader - 1) % seats
    round_ = Round(
        number=number,
        dealer=dealer,
        playing=rules.deal.sitting_out.playing(seats, dealer),
        hand_size=max(len(hand) for hand in cards),
        before=tuple(int(total) for total in totals.split()) or (rules.start,) * seats,
        dealt=cards,
        hands=cards,
        table=deck.parse_all(on_table),
        turned=deck.parse(turned) if turned else None,
        order=trump or rules.trump.fixed,
        sides=rules.sides.of(seats) if solo is None else one_against_the_rest(seats, solo),
        bids=tuple(int(bid) for bid in bids.split()) or ((0,) * seats if rules.bidding else ()),
        contract=_contract(rules, contract),
        declarer=solo if declarer is None else declarer,
        alone=alone,
        stash=deck.parse_all(stash),
        stasher=solo if stash else None,
        trick=Trick(leader),
        tricks=tricks,
        taken=tuple(int(count) for count in taken.split()) or (0,) * seats,
        areas=_areas(rules, seats, score_areas, play_areas),
        dues=dues,
    )
    round_ = replace(round_, areas_before=round_.areas)
    state = fs.State(game, Position(rules, seats, Phase.PLAY, leader, round_), seed=0)
    for text in led.split():
        state = state.play(f"play {text}")
    return state


def bidding(key: str, *, seats: int, hand_size: int, dealer: int = 0, bids: str = "", **options: object) -> fs.State:
    """A state in which bids are made, by the seat after the dealer first; `bids` have been made already."""
    game = fs.game(key, seats=seats, **options)
    rules = game.rules
    cards = rules.deck.cards
    hands = tuple(cards[seat * hand_size : (seat + 1) * hand_size] for seat in range(seats))
    playing = rules.deal.sitting_out.playing(seats, dealer)
    round_ = Round(
        1,
        dealer,
        playing,
        hand_size,
        (rules.start,) * seats,
        dealt=hands,
        hands=hands,
        order=rules.trump.fixed,
        sides=rules.sides.of(seats),
        bids=(None,) * seats,
        taken=(0,) * seats,
    )
    state = fs.State(game, Position(rules, seats, Phase.CALL, playing[0], round_, ask=Ask(playing[0], "bid")), seed=0)
    for bid in bids.split():
        state = state.play(f"bid {bid}")
    return state


def played(state: fs.State, text: str) -> fs.State:
    """The state after some actions, parted by semicolons: `bid 1; bid 0; play Qc`."""
    for action in text.split(";"):
        state = state.play(action.strip())
    return state


def carded(state: fs.State, cards: str) -> fs.State:
    """The state after some cards were played, each by the seat whose turn it was: `Ah 7h Qh`."""
    for card in cards.split():
        state = state.play(f"play {card}")
    return state


def last_scored(state: fs.State) -> dict[str, Any]:
    """The last round that was scored, as the record tells it."""
    rounds: list[dict[str, Any]] = state.record()["rounds"]
    return next(told for told in reversed(rounds) if told["scores"] is not None)


def broken(state: fs.State, action: str) -> tuple[str, str]:
    """The code and the sentence with which an action is refused."""
    refusal = state.why_not(action)
    assert refusal is not None, f"{action} is allowed"
    return refusal.code, refusal.sentence


def seats_of(key: str, **options: object) -> set[int]:
    """The seat counts that a game takes with some options."""
    allowed = set()
    for seats in range(12):
        try:
            allowed.add(fs.game(key, seats=seats, **options).seats)
        except fs.OptionError:
            continue
    return allowed


def _contract(rules: Rules, letter: str | None):
    if letter is None or rules.contracts is None:
        return None
    return rules.contracts.contract(letter) if letter else rules.contracts.all_pass


def _areas(rules: Rules, seats: int, score: str, play: str) -> Areas | None:
    if rules.tokens is None:
        return None
    by_seat = [[tuple(area.split()) for area in text.split("|")] if text else [()] * seats for text in (score, play)]
    placed = {token for areas in by_seat for area in areas for token in area}
    stock = tuple(token for token in rules.tokens.kinds if token not in placed)
    return Areas(stock, tuple(by_seat[0]), tuple(by_seat[1]))


def _values(page: Page, option: Option) -> tuple[Value, ...]:
    if isinstance(option, Switch):
        return (False, True)
    if isinstance(option, Choice):
        return tuple(option.values or ())
    return NUMBERS_OF.get((page.key, option.key)) or NUMBERS[option.key]


def options_of(page: Page) -> list[Options]:
    """Every seat count of a game with every combination of its options' values that can be."""
    choices = {"seats": tuple(page.seats), **{option.key: _values(page, option) for option in page.options}}
    found = []
    for values in product(*choices.values()):
        try:
            found.append(tuple(page.settle(dict(zip(choices, values, strict=True))).items()))
        except fs.OptionError:
            continue
    return found


def setting_of(page: Page, options: Options) -> fs.Game:
    """A game with these options."""
    return fs.Game.of(page, **dict(options))


def pairs_covered(every: Sequence[Options]) -> list[Options]:
    """Few of many combinations, in which any two values of different options that can come together do so."""
    pairs = {options: set(combinations(options, 2)) for options in every}
    missing, chosen = set().union(*pairs.values()), list[Options]()
    while missing:
        best = max(every, key=lambda options: len(pairs[options] & missing))
        missing -= pairs[best]
        chosen.append(best)
    return chosen


def values_covered(settings: Sequence[fs.Game], seed: str) -> list[fs.Game]:
    """Fewer still, in which every value of every option is met: other settings by another seed."""
    mixed = random.Random(seed).sample(settings, len(settings))
    missing, chosen = {value for game in mixed for value in game.options.items()}, list[fs.Game]()
    while missing:
        chosen.append(max(mixed, key=lambda game: len(missing & game.options.items())))
        missing -= chosen[-1].options.items()
    return chosen


def _tried(most: int) -> tuple[fs.Game, ...]:
    """Only these are made: every process that collects tests would spend seconds on all of them."""
    by_page = {page: options_of(page) for page in pages().values()}
    chosen = {page: every if len(every) <= most else pairs_covered(every) for page, every in by_page.items()}
    return tuple(setting_of(page, options) for page, some in chosen.items() for options in some)


EVERY_SETTING: tuple[fs.Game, ...] = _tried(MOST_SETTINGS)
"""Every game with every seat count and combination of options, for long runs; of very many, enough for each pair."""
SETTINGS: tuple[fs.Game, ...] = _tried(FEW_SETTINGS)
"""Every game with all its seat counts and options, pair by pair: for tests that run each time."""


def drawn_for(law: str) -> tuple[fs.Game, ...]:
    """Of these settings those in which one law is tried: every value of every option of every game.

    Each law has some of its own, so that many laws try nearly all of them. A long run tries every law in all.
    """
    if SOAK:
        return SETTINGS
    by_game = [[game for game in SETTINGS if game.key == key] for key in pages()]
    return tuple(game for settings in by_game for game in values_covered(settings, law))


def every_game(law: Law) -> Law:
    """Try a law with every `game`, and with one that the package has never seen."""
    games = (*drawn_for(law.__name__), fs.Game.of(whist))
    tried: Law = pytest.mark.parametrize("game", games, ids=setting_name)(law)
    return tried


def setting_name(game: fs.Game) -> str:
    """A game and its options as a test's name."""
    return "-".join([game.key, *(f"{key}={value}" for key, value in game.options.items())])


def asked_blind() -> fs.State:
    """Spades, in a round in which somebody may bid nil before it looks at its cards."""
    rng, state = random.Random(1), fs.game("spades", blind_nil=True, floor=None).start(seed=1)
    while state.view(None).asked != "blind":
        state = state.play(rng.choice(state.legal()))
    return state
