"""All that the server says in English only: the rules of every game, and why a player does something."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import TypedDict

import followsuit as fs
from followsuit.bots import Budget, Decision, player, players
from followsuit.rules.options import Number
from followsuit.rules.page import pages
from tests.support import SETTINGS

TELLING_NUMBERS = (1, 2, 11, 21)
"""Numbers that languages count with differently, for the options that take any number."""
DECISIONS = 24
"""How often each player is asked in each game; the kinds of reasons are all heard long before."""


class Sayings(TypedDict):
    """Lines of rules, actions of each game, and reasons with `{second}` where an action stands."""

    rules: list[str]
    actions: dict[str, list[str]]
    reasons: list[str]


def sayings() -> Sayings:
    """Everything, each once."""
    games = fs.games().values()
    return {
        "rules": list(dict.fromkeys(line for page in _rules_pages() for line in page.splitlines() if line)),
        "actions": {game.key: sorted(set(_actions(game))) for game in games},
        "reasons": sorted({reason for game in games for name in players() for reason in _reasons(game, name)}),
    }


def _rules_pages() -> Iterator[str]:
    yield from (game.rules_page() for game in SETTINGS)
    for page in pages().values():
        for option in page.options:
            if isinstance(option, Number):
                yield from (
                    fs.Game.of(page, **{option.key: number}).rules_page()
                    for number in TELLING_NUMBERS
                    if number <= option.most
                )


def _actions(game: fs.Game) -> Iterator[str]:
    """An action of each kind, as whoever mistypes one is told; and every card played, every contract chosen."""
    try:
        game.start(seed=0).play("what")
    except fs.ParseError as error:
        yield from re.findall("`([^`]+)`", error.remedy)
    yield from (f"play {card}" for card in game.rules.deck.counts)
    if game.rules.contracts:
        yield from (f"choose {letter}" for letter in game.rules.contracts.letters)


def _states(game: fs.Game, *, steps: int) -> Iterator[fs.State]:
    chance = random.Random(game.key)
    state = game.start(seed=game.key)
    for _ in range(steps):
        if state.to_act is None:
            return
        yield state
        state = state.play(chance.choice(state.legal()))


def _reasons(game: fs.Game, name: str) -> Iterator[str]:
    thinker = player(name, 0)
    for state in _states(game, steps=DECISIONS):
        assert state.to_act is not None
        yield _kind_of(thinker.decide(state.view(state.to_act), Budget(worlds=12)))


def _kind_of(decision: Decision) -> str:
    """A reason without what differs from one position to the next."""
    reason = decision.reason
    for second in decision.options[1:2]:
        reason = reason.replace(f" {second.action}.", " {second}.")
    return re.sub(r"\d+", "12", reason)
