"""What the tests of tellings share: names, short ways to be told something, and random games to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.engine.position import Phase
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.rules.round import Round
from followsuit.telling import Teller, telling
from followsuit.telling.documents import Decision, LiveEvent, Option, RoundFacts, Sentence, Telling, TrickTelling
from followsuit.telling.words import in_words
from tests.support import drawn_for
from tests.whist import whist

NAMES = ("Anna", "Māra", "Jānis", "Els", "Tom", "Mei", "Bo", "Ilze")
GAMES: tuple[Game, ...] = (*drawn_for("tellings"), Game.of(whist))


class Step(NamedTuple):
    """What an action brought."""

    before: fs.State | None
    events: tuple[fs.Event, ...]
    after: fs.State
    action: str = ""


def names_of(game: Game) -> tuple[str, ...]:
    """A name for each seat."""
    return NAMES[: game.seats]


def scene_of(game: Game, seat: int | None) -> Scene:
    """Whom sentences speak to, and about whom."""
    return Scene(game.rules.deck.names, names_of(game), seat)


def told(state: fs.State, seat: int | None) -> Telling:
    """A state as a seat, or a spectator, is told it, with every sentence in English."""
    worded: Telling = in_words(telling(state, seat), language("en"), scene_of(state.game, seat))
    return worded


def round_told(state: fs.State, seat: int | None) -> RoundFacts:
    """The facts of the round under way."""
    facts = told(state, seat)["round"]
    assert facts is not None
    return facts


def trick_told(state: fs.State) -> TrickTelling:
    """The trick under way."""
    trick = told(state, None)["trick"]
    assert trick is not None
    return trick


def asked(state: fs.State) -> Decision:
    """What the seat to act is asked."""
    decision = told(state, state.to_act)["decision"]
    assert decision is not None
    return decision


def option(state: fs.State, action: str) -> Option:
    """One option of the seat to act."""
    return next(option for option in asked(state)["options"] if option["action"] == action)


def said(sentence: Sentence | None) -> str | None:
    """A sentence in English."""
    return None if sentence is None else sentence["sentence"]


def happened(state: fs.State, action: str, seat: int | None) -> list[LiveEvent]:
    """What an action brings, as a seat or a spectator is told it."""
    after, events = state.advance(action)
    told_of = Teller(state.game).live(Step(state, events, after), seat)
    worded: list[LiveEvent] = in_words(told_of, language("en"), scene_of(state.game, seat))
    return worded


def heard(state: fs.State, action: str, seat: int | None) -> list[str]:
    """The sentences that an action brings."""
    after = state.advance(action)[0]
    return [
        asked_aloud(after) if event["kind"] == "turn" else event["says"]["sentence"]
        for event in happened(state, action, seat)
        if event["kind"] == "turn" or "says" in event
    ]


def asked_aloud(state: fs.State) -> str:
    """What the seat to act is asked, with the cards that a duty leaves."""
    code, facts = telling(state, state.to_act)["say"]["code"], telling(state, state.to_act)["say"]["facts"]
    spoken = code.replace("turn/", "live/turn-") if "cards" in facts else code
    return language("en").say(Message(spoken, facts), scene_of(state.game, state.to_act))


@lru_cache(maxsize=8)
def walk(game: Game, seed: int = 1, actions: int = 90) -> tuple[Step, ...]:
    """A random game, action by action and, between two rounds, deal by deal."""
    state, rng = game.start(seed), random.Random(seed)
    steps = [Step(None, (), state)]
    while state.to_act is not None and len(steps) <= actions:
        if state.is_between_rounds:
            after, events = state.deal_next()
            steps.append(Step(state, events, after))
        else:
            action = rng.choice(state.legal())
            after, events = state.advance(action, deal=False)
            steps.append(Step(state, events, after, str(action)))
        state = after
    return tuple(steps)


def round_shown(state: fs.State) -> Round | None:
    """The round that is told: the one under way, or the last that was scored while there is none."""
    position = state.position
    is_looked_back_on = state.is_between_rounds or (state.is_over and position.past)
    return position.past[-1].round if is_looked_back_on else position.round


def at_rest(state: fs.State) -> fs.State:
    """The moment before a round was dealt, in which the one before it is looked back on."""
    position = state.position
    undealt = replace(position.table, dealt=(), hands=(), table=(), turned=None, order=None)
    return replace(state, position=replace(position, phase=Phase.DEAL, to_act=fs.CHANCE, round=undealt, actions=()))


def viewers(game: Game) -> tuple[int | None, ...]:
    """Every seat, and somebody who looks on."""
    return (*range(game.seats), None)


def sentences_in(document: Any) -> Iterator[Sentence]:
    """Every sentence in something told, those within others too."""
    if isinstance(document, dict):
        if document.keys() == {"code", "facts"}:
            yield Sentence(code=document["code"], facts=document["facts"])
        for value in document.values():
            yield from sentences_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from sentences_in(value)
