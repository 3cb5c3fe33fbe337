"""An example trick for the rules page: played by the referee, and chosen among many because it shows the most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import NamedTuple

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.engine.later_round import at_round, long_round
from followsuit.language.message import Message
from followsuit.rules.faces import FREE, NOTHING_LED
from followsuit.rules.follow import binding
from followsuit.rules.round import Round, Trick
from followsuit.telling.game_constants import GameConstants, constants_of
from followsuit.telling.plain_play import Played, played_plainly
from followsuit.telling.ranking import Row
from followsuit.telling.taking import trick_row, why_taken
from followsuit.telling.tricks import boosts_of

DEALS = 16
"""How many deals are looked through."""
SHOWN = {
    "example/follows": 2,
    "example/heads": 4,
    "example/must-trump": 4,
    "example/must-overtrump": 6,
    "example/may-trump": 3,
    "example/throws": 2,
    "example/anytime": 3,
    "taken/only-trump": 4,
    "taken/trumps": 3,
    "taken/highest": 1,
    "taken/always": 3,
    "taken/by-tokens": 8,
}
"""What it is worth to be shown a thing, once: what is owed, and why the trick is taken, before what goes by itself."""
BENT = 3
"""What it is worth that a card counts with another suit than the one printed on it."""
CAUGHT = 3
"""What it is worth that cards that count are in the trick, and that a high card was led in vain."""
DEAR = 13
"""How many points in a trick are worth one thing more to be shown."""
CROWD = 2
"""What each further seat takes away from it that cannot follow: one is enough to see what happens then."""


class Example(NamedTuple):
    """A trick, what is said of each of its cards, and who took it and why."""

    order: str | None
    row: Row
    """Whoever leads is seat 0 in it, the next one seat 1."""
    notes: tuple[tuple[Message, ...], ...]
    taken: tuple[Message, ...]
    played: tuple[Played, ...]
    """By whom and from which hands it was really played, and"""
    winner: int
    """whom the referee gave it to."""


class Found(NamedTuple):
    """A trick that might do: its cards as they were played, and how it ended."""

    cards: list[Played]
    trick: Trick
    round: Round


@dataclass(frozen=True)
class Setting:
    """A game as its tricks know it: when the game ends makes no difference to them."""

    words: tuple[object, ...]
    game: Game = field(compare=False)

    @classmethod
    def of(cls, game: Game) -> Setting:
        """Two games with the same words have the same example."""
        words = (getattr(game.rules, each.name) for each in fields(game.rules) if each.name != "end")
        return cls((game.key, game.seats, long_round(game), game.rules.aim, *words), game)


def example_of(game: Game) -> Example | None:
    """The example trick of a game, always the same; none where no card is ever played."""
    return _example(Setting.of(game))


@lru_cache(maxsize=256)
def _example(setting: Setting) -> Example | None:
    constants = constants_of(setting.game)
    best = max(_tricks(constants), key=lambda found: _merit(constants, found), default=None)
    if best is None:
        return None
    order, playing = best.round.order, tuple(range(len(best.cards)))
    drawn = trick_row(constants, Trick(0, best.trick.cards, best.trick.laid), playing, order)
    notes = tuple(_notes(constants, best, place) for place in playing)
    assert best.trick.winner is not None
    return Example(order, drawn, notes, _taken(constants, best), tuple(best.cards), best.trick.winner)


def _tricks(constants: GameConstants) -> Iterator[Found]:
    """Every complete trick of some deals; tokens are won in one round and laid in the next."""
    game = constants.game
    number, rounds = long_round(game), 2 if game.rules.tokens else 1
    for deal in range(DEALS):
        state = at_round(game, number, game.page.lesson + deal)
        for _ in range(rounds):
            played, state = played_plainly(constants, state, deal)
            if not state.position.past:
                break
            round_ = state.position.past[-1].round
            for at, trick in enumerate(round_.tricks):
                yield Found([each for each in played if len(each.situation.tricks) == at], trick, round_)
            if state.is_over:
                break
            state, _events = state.deal_next()


def _merit(constants: GameConstants, found: Found) -> float:
    """How much a trick shows; of equals the earlier one, when all still have many cards."""
    rules, order = constants.rules, found.round.order
    faces, cards = rules.faces.by_order[order], found.trick.cards
    notes = [_note(constants, found, place) for place in range(1, len(cards))]
    codes = {*(note.code for note in notes), why_taken(constants, found.trick, order).code}
    bent = any(note.facts["bent"] for note in notes)
    strangers = sum(bool(note.facts["void"]) for note in notes)
    points = _points(
        constants, found, [card for card, note in zip(cards[1:], notes, strict=True) if note.facts["void"]]
    )
    led = faces[cards[0]]
    is_high = all(led.number >= faces[card].number for card in cards if faces[card].suit == led.suit)
    in_vain = is_high and not led.trump and found.trick.winner != found.cards[0].seat
    return (
        sum(SHOWN.get(code, 0) for code in codes)
        + BENT * bent
        + (CAUGHT + points / DEAR) * (points > 0)
        + CAUGHT * in_vain
        - CROWD * max(0, strangers - 1)
        - len(found.cards[0].situation.tricks) / 100
    )


def _note(constants: GameConstants, found: Found, place: int) -> Message:
    """Why a card was played: led, owed, or free."""
    played, rules = found.cards[place], constants.rules
    situation, faces = played.situation, rules.faces.by_order[found.round.order]
    face, led = faces[played.card], rules.faces.led(situation.trick.cards, found.round.order)
    facts = {"card": str(played.card), "suit": led, "void": False, "bent": False}
    if not place:
        is_followed = face.leads not in (NOTHING_LED, FREE) and any(duty.follows_led for duty in rules.play)
        return Message("example/leads", {**facts, "suit": face.leads if is_followed else None})
    if led in (NOTHING_LED, FREE):
        return Message("example/plays", facts)
    owed = binding(rules, situation, played.hand, played.seat)
    if owed is not None and played.card not in owed.cards:
        return Message("example/anytime", facts)
    if face.suit == led:
        heads = owed is not None and owed.duty.looks_at_best and not owed.duty.follows_led
        return Message("example/heads" if heads else "example/follows", facts)
    if any(faces[card].suit == led for card in played.hand):
        return Message("example/plays", facts)
    facts |= {"void": True, "bent": played.card.suit == led, "fewest": constants.penalties is not None}
    if not face.trump:
        return Message("example/throws", facts)
    if owed is None or not all(faces[card].trump for card in owed.cards):
        return Message("example/may-trump", facts)
    is_higher = owed.duty.must_overtrump and any(faces[card].trump for card in situation.trick.cards)
    return Message("example/must-overtrump" if is_higher else "example/must-trump", facts)


def _notes(constants: GameConstants, found: Found, place: int) -> tuple[Message, ...]:
    """What is said of a card, and of the tokens that lie with it."""
    note, order, cards = _note(constants, found, place), found.round.order, found.trick.cards
    boosts = boosts_of(constants, cards, found.trick.laid)
    if not boosts or not found.trick.laid[place]:
        return (note,)
    number = constants.rules.faces.in_trick(cards[place], cards, order).number + boosts[place]
    return note, Message("example/tokens", {"tokens": list(found.trick.laid[place]), "number": number})


def _taken(constants: GameConstants, found: Found) -> tuple[Message, ...]:
    """Which card takes the trick and why, and what that brings."""
    order = found.round.order
    points = _points(constants, found, found.trick.cards)
    place = next(at for at, played in enumerate(found.cards) if played.seat == found.trick.winner)
    facts = {"place": place + 1, "points": points or None}
    return why_taken(constants, found.trick, order), Message("example/winner", facts)


def _points(constants: GameConstants, found: Found, cards: Iterable[Card]) -> int:
    """What some cards are worth in a trick."""
    faces = constants.rules.faces.by_order[found.round.order]
    return 0 if constants.points is None else constants.points.count(cards, faces)
