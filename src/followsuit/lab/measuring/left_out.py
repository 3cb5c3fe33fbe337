"""A game with one of its words left out, or one of its options switched off: what each is worth shows without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache, wraps
from typing import Any

from followsuit.engine.game import Game
from followsuit.errors import OptionError, RulesError
from followsuit.kernel.tables import engine_only
from followsuit.lab.measuring.comparison import Contender
from followsuit.rules import Rules
from followsuit.rules.opening import EldestLeads
from followsuit.rules.options import Option, Value
from followsuit.rules.sides import EachAlone
from followsuit.rules.trump import NoTrump

SEVERAL = ("stages", "specials", "play", "restraints", "score", "end")
"""The fields that hold any number of words, each of which can be left out."""
INSTEAD: dict[str, Any] = {"tokens": None, "trump": NoTrump(), "sides": EachAlone(), "opening": EldestLeads()}
"""The fields with one word, and what they hold without it."""


@dataclass(frozen=True, eq=False, repr=False)
class Shortened(Game):
    """A game without one of its words. No page is kept of it, so it travels as the whole game and the word's number."""

    whole: Game | None = field(default=None, kw_only=True)
    number: int = field(default=0, kw_only=True)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.whole, self.number)


@lru_cache(maxsize=64)
def _again(whole: Game, number: int) -> Game:
    return next(each for _, each in _shortened(whole) if each.number == number)


def contenders(game: Game, player: str) -> list[Contender]:
    """The whole game first, then it without each thing that it can be played without."""
    found = [Contender(game, player)]
    found += [Contender(each, player) for option in game.page.options for each in _switched_off(game, option)]
    rules = [each.game.rules for each in found]
    # Some options only leave a word out.
    found += [Contender(each, player, game, word) for word, each in _shortened(game) if each.rules not in rules]
    return found


def _switched_off(game: Game, option: Option) -> Iterator[Game]:
    """The game with an option that does nothing, if the option does something and the game still ends by itself."""
    usual, off = game.options[option.key], _off(option)
    if off is None or usual == off[0]:
        return
    try:
        changed = Game.of(game.page, **{**game.options, option.key: off[0]})
    except (OptionError, RulesError):
        return
    if not changed.rules.is_open_ended:
        yield changed


def _off(option: Option) -> tuple[Value] | None:
    """The value with which an option does nothing, if it has one: no limit, no bonus, not played."""
    if option.kind == "switch":
        return (False,)
    if option.bounds is None or (option.bounds.least > 0 and not option.bounds.may_be_none):
        return None
    return (None,) if option.bounds.may_be_none else (0,)


def _shortened(game: Game) -> Iterator[tuple[str, Shortened]]:
    """The game without each of its words, as far as the rest holds together and can be compiled if the whole can."""
    compiled = engine_only(game) is None
    for number, (word, rules) in enumerate(_without_each(game.rules)):
        key = f"{game.key}-without-{word.lower()}-{number}"
        played = (_played_by(game, key, each, number) for each in (rules, *_shorter_still(rules)))
        changed = next(filter(None, played), None)
        if changed is not None and not changed.rules.is_open_ended and (engine_only(changed) is None) == compiled:
            yield word, changed


def _without_each(rules: Rules) -> Iterator[tuple[str, Rules]]:
    for name in SEVERAL:
        words = getattr(rules, name)
        for place, word in enumerate(words):
            yield type(word).__name__, replace(rules, **{name: words[:place] + words[place + 1 :]})
    for name, instead in INSTEAD.items():
        if (word := getattr(rules, name)) not in (None, instead):
            yield type(word).__name__, replace(rules, **{name: instead})


def _shorter_still(rules: Rules) -> Iterator[Rules]:
    """What may hold together where a word was all that another one was for: a turned card, or a term of the score."""
    if rules.deal.face_up is not None:
        yield replace(rules, deal=replace(rules.deal, face_up=None))
    for place in range(len(rules.score)):
        yield replace(rules, score=rules.score[:place] + rules.score[place + 1 :])


def _played_by(game: Game, key: str, rules: Rules, number: int) -> Shortened | None:
    """The game by other rules, under another key; none if the rules do not hold together."""

    @wraps(game.page.build)
    def build(**_options: Value) -> Rules:
        return rules

    changed = replace(game.page, key=key, build=build)
    try:
        made = Game.of(changed, **game.options)
    except RulesError:
        return None
    return Shortened(made.page, made.options, made.rules, whole=game, number=number)
