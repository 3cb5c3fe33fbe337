"""Games, or one game with other options, words or players, measured side by side."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from followsuit.engine.game import Game
from followsuit.lab.measuring.balance import Change
from followsuit.lab.measuring.figures import Measured, measured
from followsuit.lab.measuring.inference import CONFIDENCE, apart, plain, shared_confidence
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.playing.limits import checked_max_rounds
from followsuit.language.message import Message
from followsuit.rules.options import Value, shown


@dataclass(frozen=True)
class Contender:
    """What is compared: a game, who plays it, and what is different about it."""

    game: Game
    player: str
    whole: Game | None = None
    """The game of which a word was left out, and"""
    without: str | None = None
    """that word."""
    with_player: bool = False
    """Whether it is the player that sets it apart."""

    @property
    def unusual(self) -> list[str]:
        """The options that are not as usual, as they are typed."""
        usual: dict[str, Value] = {option.key: option.default for option in self.game.page.options}
        return [f"{key}={shown(value)}" for key, value in self.game.options.items() if value != usual.get(key, value)]

    @property
    def name(self) -> Message:
        """What it is called in sentences and tables."""
        facts = {
            "game": self.game.name,
            "seats": self.game.seats,
            "usual": self.game.seats == self.game.page.usual_seats,
            "options": self.unusual,
            "word": self.without,
            "player": self.player if self.with_player else None,
        }
        return Message("compare/contender", facts)


@dataclass
class Comparison:
    """Contenders and what was measured of them so far; all are compared with the first."""

    plan: Plan
    contenders: tuple[Contender, ...]
    found: list[Measured] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Whether all of them have been measured."""
        return len(self.found) == len(self.contenders)

    def measure(self) -> Generator[Message, None, None]:
        """Measure them one by one, each with deals of its own; what was done is told by its name."""
        for place, each in enumerate(self.contenders):
            plan = replace(self.plan, player=each.player, seed=f"{self.plan.seed} {place}")
            self.found.append(measured(each.game, plan))
            yield each.name

    def changes(self, place: int) -> tuple[Change, ...]:
        """How a contender differs from the first; the intervals hold for all differences of all contenders together.

        A figure that is the same number in every game of both says nothing, and is left out.
        """
        before, after = self.found[0].figures, self.found[place].figures
        confidence = shared_confidence(len(before) * (len(self.contenders) - 1))
        return tuple(
            Change(name, before[name], after[name], apart(after[name], before[name], confidence))
            for name in before
            if name in after and (before[name].error or after[name].error or before[name].mean != after[name].mean)
        )

    def data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        told: dict[str, Any] = plain(
            {
                "format": "followsuit/compare/1",
                "games": self.plan.games,
                "seed": self.plan.seed,
                "confidence": CONFIDENCE,
                "contenders_asked": len(self.contenders),
                "contenders": [
                    {
                        "game": (each.whole or each.game).key,
                        "version": each.game.version,
                        "options": dict(each.game.options),
                        "without": each.without,
                        "player": each.player,
                        "figures": {name: asdict(value) for name, value in found.figures.items()},
                        "changes": [
                            {**asdict(change), "significant": change.significant}
                            for change in (self.changes(place) if place else ())
                        ],
                    }
                    for place, (each, found) in enumerate(zip(self.contenders, self.found, strict=False))
                ],
            }
        )
        return told


def comparison(contenders: Sequence[Contender], plan: Plan) -> Comparison:
    """What is to be measured; errors name what cannot be."""
    for each in contenders:
        replace(plan, player=each.player).check()
        checked_max_rounds(each.game, plan.games, plan.max_rounds)
    return Comparison(plan, tuple(contenders))
