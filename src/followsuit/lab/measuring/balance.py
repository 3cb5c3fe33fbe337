"""What many games say about a game itself: how long it lasts, whether it is fair, and what its options change."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from followsuit.engine.game import Game
from followsuit.errors import OptionError, RulesError, shortened
from followsuit.lab.measuring.inference import CONFIDENCE, Estimate, apart, estimate, plain, shared_confidence
from followsuit.lab.measuring.plan import BASELINE, USUAL, Plan
from followsuit.lab.measuring.portrait import Portrait, portrait
from followsuit.lab.measuring.sample import Setup, sampled
from followsuit.lab.measuring.skill import SKILLED, Skill, skill
from followsuit.lab.playing.limits import checked_max_rounds
from followsuit.language.message import Message
from followsuit.rules.options import Option, Value, shown
from followsuit.rules.page import Page
from followsuit.rules.prose import whole_number

LONGER = 10
"""Games that may go on for ever are also played so many times as long, a few of them."""


@dataclass(frozen=True)
class Tail:
    """What is left of games that are given much more time."""

    games: int
    rounds: int
    unfinished: Estimate


@dataclass(frozen=True)
class Setting:
    """The figures of one seat count: of the player asked for, of random players, and of the one among the other."""

    game: Game
    player: Portrait
    random: Portrait
    skill: Skill | None
    """The player among weaker ones; nothing where hardly any game ended."""
    close: Skill | None
    """At the usual seat count, the player that thinks ahead among those who follow rules of thumb."""
    tail: Tail | None

    @property
    def skills(self) -> tuple[Skill, ...]:
        """All meetings of one better player with weaker ones."""
        return tuple(each for each in (self.skill, self.close) if each is not None)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats


@dataclass(frozen=True)
class Change:
    """A figure as usual and with an option, and their difference; the interval holds for all changes together."""

    figure: str
    usual: Estimate
    then: Estimate
    difference: Estimate

    @property
    def significant(self) -> bool:
        """Whether it is more than chance."""
        return self.difference.excludes_zero


@dataclass(frozen=True)
class Effect:
    """What an option changes, beside the usual value."""

    option: str
    usual: str
    value: str
    seats: int
    changes: tuple[Change, ...]


@dataclass
class Balance:
    """Everything measured about one game so far."""

    page: Page
    plan: Plan
    settled: tuple[Game, ...]
    trials: tuple[tuple[Option, Value, Game], ...]
    settings: list[Setting] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)

    @property
    def pieces(self) -> int:
        """How many steps the whole work has."""
        return len(self.settled) + len(self.trials)

    @property
    def done(self) -> int:
        """How many steps have been done."""
        return len(self.settings) + len(self.effects)

    @property
    def is_whole(self) -> bool:
        """Whether all of them have been done."""
        return self.done == self.pieces

    def measure(self) -> Generator[Message, None, None]:
        """Do the work step by step, each added when it is done; what comes is told in a few words."""
        for game in self.settled:
            self.settings.append(self._setting(game))
            yield Message("lab/step-seats", {"seats": game.seats})
        for option, value, game in self.trials:
            self.effects.append(self._effect(option, value, game))
            yield Message("lab/step-option", {"option": option.key, "value": shown(value)})

    def setup(self, game: Game, player: str) -> Setup:
        """What is sampled of a game."""
        return self.plan.setup(game, player)

    def _setting(self, game: Game) -> Setting:
        setup = self.setup(game, self.plan.player)
        among = len(self.settled)
        drawn = portrait(sampled(setup, self.plan.games), among=among)
        same = self.plan.player == BASELINE
        return Setting(
            game=game,
            player=drawn,
            random=drawn if same else portrait(sampled(replace(setup, player=BASELINE), self.plan.games), among=among),
            skill=self.plan.skill(game),
            close=self._close(game),
            tail=self._tail(setup, drawn),
        )

    def _close(self, game: Game) -> Skill | None:
        is_usual = game is by_usualness(self.page, self.settled)[0]
        if not self.plan.close_deals or not is_usual or self.plan.player == SKILLED:
            return None
        return skill(self.setup(game, SKILLED), "greedy", self.plan.close_deals)

    def _tail(self, setup: Setup, drawn: Portrait) -> Tail | None:
        if setup.game.rules.is_open_ended or drawn.unfinished.mean == 0:
            return None
        games, rounds = max(self.plan.games // 50, 2), LONGER * setup.max_rounds
        left = sampled(replace(setup, max_rounds=rounds), games)
        return Tail(games, rounds, estimate(~left.results["finished"]))

    def _effect(self, option: Option, value: Value, game: Game) -> Effect:
        usual = next(each for each in self.settings if each.seats == game.seats)
        drawn = portrait(sampled(self.setup(game, self.plan.player), self.plan.games))
        before, after = figures_of(usual.player, usual.skill), figures_of(drawn, self.plan.skill(game))
        confidence = shared_confidence(len(self.trials) * len(before))
        changes = tuple(
            Change(name, before[name], after[name], apart(after[name], before[name], confidence))
            for name in before
            if name in after and (before[name].error or after[name].error or before[name].mean != after[name].mean)
        )
        return Effect(option.key, shown(usual.game.options[option.key]), shown(value), game.seats, changes)

    def data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        found: dict[str, Any] = plain(
            {
                "format": "followsuit/balance/1",
                "game": self.page.key,
                "version": self.page.version,
                "player": self.plan.player,
                "games": self.plan.games,
                "seed": self.plan.seed,
                "steps_asked": self.pieces,
                "steps": self.done,
                "confidence": CONFIDENCE,
                "settings": [
                    {
                        "seats": each.seats,
                        "options": dict(each.game.options),
                        "max_rounds": self.setup(each.game, self.plan.player).max_rounds,
                        "player": asdict(each.player),
                        "random": asdict(each.random),
                        "skills": [asdict(skill) for skill in each.skills],
                        "tail": each.tail and asdict(each.tail),
                    }
                    for each in self.settings
                ],
                "effects": [
                    {
                        **{name: getattr(each, name) for name in ("option", "usual", "value", "seats")},
                        "changes": [{**asdict(change), "significant": change.significant} for change in each.changes],
                    }
                    for each in self.effects
                ],
            }
        )
        return found


def figures_of(drawn: Portrait, skill: Skill | None) -> dict[str, Estimate]:
    """The figures by which settings are compared."""
    found: dict[str, Estimate | None] = {
        "rounds": drawn.rounds,
        "unfinished": drawn.unfinished,
        "actions": drawn.actions,
        "lead changes": drawn.lead_changes,
        "margin": drawn.margin,
        "shared wins": drawn.shared,
        "bids made": drawn.all_bids,
        "better player's games that end": skill.ended if skill else None,
        "better player wins": skill.wins if skill else None,
    }
    return {name: value for name, value in found.items() if value is not None}


def balance(
    page: Page,
    seats: Collection[int] | None = None,
    options: Mapping[str, object] | None = None,
    plan: Plan = USUAL,
) -> Balance:
    """Everything to be measured about a game; errors name what cannot be.

    Without `seats`, every seat count. A count that cannot be had with the usual options gets the first choice with
    which it can, unless options are given.
    """
    plan.check()
    given = dict(options or {})
    if "seats" in given:
        raise OptionError("seats", Message("balance/seats-as-option"))
    settled = tuple(_settled(page, count, given) for count in sorted(set(page.seats if seats is None else seats)))
    if not settled:
        raise OptionError("seats", Message("balance/no-seats"))
    for game in settled:
        checked_max_rounds(game, plan.games, plan.max_rounds)
    return Balance(page, plan, settled, tuple(_trials(page, settled, given)))


def read_seats(text: str) -> tuple[int, ...]:
    """Seat counts from a text such as `4`, `2-6` or `2,4-6`; OptionError if it is none."""
    found: list[int] = []
    for part in text.replace("–", "-").split(","):
        first, dash, last = part.strip().partition("-")
        ends = whole_number(first), whole_number(last if dash else first)
        if ends[0] is None or ends[1] is None or not 0 <= ends[0] <= ends[1] <= 1_000:
            raise OptionError("seats", Message("balance/seats-unreadable", {"text": shortened(text)}))
        found += range(ends[0], ends[1] + 1)
    return tuple(found)


def _settled(page: Page, seats: int, given: Mapping[str, object]) -> Game:
    try:
        return Game.of(page, seats=seats, **given)
    except OptionError as error:
        if given:
            raise
        for option in page.options:
            for value in _other_values(page, option):
                game = _had(page, seats, {option.key: value})
                if game is not None:
                    return game
        raise error from None


def _had(page: Page, seats: int, options: Mapping[str, object]) -> Game | None:
    """The game with these options, if it can be played so."""
    try:
        return Game.of(page, seats=seats, **options)
    except (OptionError, RulesError):
        return None


def _other_values(page: Page, option: Option) -> Iterator[Value]:
    """Values of an option that are worth a trial beside the usual one: the first of each group that ends the game."""
    for group in option.trials:
        games = {value: _had(page, page.usual_seats, {option.key: value}) for value in group}
        ending = [value for value, game in games.items() if game is not None and not game.rules.is_open_ended]
        yield from ending[:1] or group[-1:]


def by_usualness(page: Page, settled: Iterable[Game]) -> list[Game]:
    """The usual seat count first, then from few to many."""
    return sorted(settled, key=lambda game: (game.seats != page.usual_seats, game.seats))


def _trials(page: Page, settled: tuple[Game, ...], given: Mapping[str, object]) -> Iterator[tuple[Option, Value, Game]]:
    """Each other value of each option that is not given, at the most usual seat count that has it."""
    order = by_usualness(page, settled)
    for option in page.options:
        if option.key in given:
            continue
        for value in _other_values(page, option):
            for base in order:
                if base.options[option.key] == value:
                    continue
                rest = {key: each for key, each in base.options.items() if key != "seats"}
                game = _had(page, base.seats, {**rest, option.key: value})
                if game is not None and not game.rules.is_open_ended:
                    yield option, value, game
                    break
