"""Looking ahead with a mind: options of a view, and what they come to in worlds that fit what the others did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from followsuit.engine.actions import Action
from followsuit.engine.view import View
from followsuit.kernel.layout import CALL, GAME, PLAY
from followsuit.kernel.search import Hidden
from followsuit.minds.calls import calls_of
from followsuit.minds.endings import is_ending, solved
from followsuit.minds.judging import desk
from followsuit.minds.mind import Floats, Mind
from followsuit.minds.noting import FACTS, Fact, Notes
from followsuit.minds.possible import Possible
from followsuit.minds.thinking import Deals, likelihoods, play_out
from followsuit.minds.weighing import ALONE, average, middle, variance


@dataclass(frozen=True)
class Manner:
    """How a mind thinks ahead."""

    near: float = 0.75
    """Options that the network puts further behind the best, in usual results, are not thought about at the first card;
    later, when it is off by more and playing on takes less, they may be as much further behind as fewer cards are left.
    """
    own_word: float = 30.0
    """As how many worlds the network's own word about a call counts; half of them at the first card, then ever less."""
    usually_off: float = 0.5
    """By how much that word may be off, in usual results, before it is doubted."""
    drawn: int = 4
    """Worlds that are drawn for each one that is looked at, the likelier ones rather; 1: all are alike."""
    softness: float = 0.3
    """By how much a decision must be better, in usual results, for others to take it nearly three times as often."""
    doubt: float = 0.1
    """How often others may do anything."""
    by_thumb: float = 0.0
    """The share of the worlds that is played out by rules of thumb instead of the network."""
    far: float = 2.6
    """An option is dropped when it is so many standard errors behind the best."""
    solved: float = 0.5
    """How much the value of an ending with open cards counts, beside what it comes to when it is played out."""
    evenly: bool = False
    """Whether every look counts alike, and worlds are drawn as long as anybody looks, however few there are."""


FEW = 8
"""After fewer worlds nothing is dropped."""
SURELY = 2.0
"""More standard errors than this are hardly chance."""
ALL_OF = 64
"""If there are no more worlds than this, all of them are looked at, the likeliest first."""


class Thinking:
    """Options of a view, what the network says of each, and what they have come to in the worlds looked at so far."""

    def __init__(
        self, mind: Mind, view: View, hidden: Hidden, *, seed: int, manner: Manner, kept: Sequence[Action] = ()
    ) -> None:
        """Options that are `kept` are looked at to the end, whatever is thought of them."""
        self.mind, self.manner = mind, manner
        self.starts = mind.start(view, hidden)
        self._scratch = np.zeros(1, GAME)
        self._desk = desk()
        self._possible = Possible(hidden, self.starts[0])
        self._seed = seed
        codes = [mind.setting.kernel.bridge.code(self.starts[0], action) for action in kept]
        weighed = mind.weigh(self.starts, codes)
        order = np.argsort(-weighed.values, kind="stable")
        self.codes = np.ascontiguousarray(weighed.codes[order])
        self.first_sight = weighed.values[order]
        # A call decides how the whole round is played, and is made once: all of them are thought about.
        is_call = self.starts[0]["at"] == CALL
        self.kept = np.isin(self.codes, codes)
        near = manner.near / self._share_left()
        self.alive = (self.first_sight > self.first_sight[0] - near) | is_call | self.kept
        self._calls = calls_of(mind, view)
        self._is_ending = bool(manner.solved) and is_ending(mind.setting.kernel, self.starts[0])
        self._all: tuple[Deals, npt.NDArray[np.int64], Floats] | None = None
        self._table = np.zeros((0, len(self.codes)))
        """What the options came to, world by world; no number where one was not looked at any more."""
        self._notes: Notes = np.zeros((0, len(self.codes), FACTS), np.int16)
        """What else was seen there."""
        self._logs = np.zeros(0)
        """The logarithm of how much each of these worlds counts."""
        self.worlds = 0

    def _share_left(self) -> float:
        """How much of its hand the seat still has, when it plays; before that all of it."""
        start = self.starts[0]
        if start["at"] < PLAY:
            return 1.0
        return max(1, int(start["hands"][int(start["to_act"])]).bit_count()) / max(1, int(start["size"]))

    @property
    def is_settled(self) -> bool:
        """Whether only one option is left, or no world that was not looked at."""
        return int(self.alive.sum()) < 2 or (self._looks_at_all and self.worlds >= self._possible.count)

    @property
    def _looks_at_all(self) -> bool:
        """Whether worlds are so few that each of them is looked at."""
        return not self.manner.evenly and self._possible.count <= ALL_OF

    def keep(self, options: Sequence[int]) -> None:
        """Look at these options to the end, whatever comes of them."""
        self.kept[options] = True

    def look(self, worlds: int) -> None:
        """Play on in so many more worlds, and drop options that have fallen behind."""
        seed = (self._seed * 1_000_003 + self.worlds) % 2**63
        deals, chosen, logs = self._next(worlds, seed)
        values, notes = self._played_out(deals, chosen, seed)
        # Solving knows nothing of the game as a whole, so an end of it is left to those who play on.
        if self._is_ending and not notes[:, :, Fact.GAME].any():
            self._mix_in_solved(values, deals, chosen)
        self.worlds += worlds
        self._table = np.concatenate([self._table, values])
        self._notes = np.concatenate([self._notes, notes])
        self._logs = np.concatenate([self._logs, logs])
        self._drop()

    def _next(self, worlds: int, seed: int) -> tuple[Deals, npt.NDArray[np.int64], Floats]:
        """Some worlds with how much each counts: of all there are the likeliest, or of some drawn each its share."""
        if self._looks_at_all:
            if self._all is None:
                deals = self._possible.every()
                logs = self._likelihoods(deals)
                order = np.argsort(-logs, kind="stable")
                self._all = deals, order, logs[order]
            deals, order, logs = self._all
            upon = slice(self.worlds, self.worlds + worlds)
            return deals, order[upon], logs[upon]
        if not self._tells_worlds_apart:
            return self._possible.drawn(worlds, seed), np.arange(worlds), np.zeros(worlds)
        deals = self._possible.drawn(worlds * self.manner.drawn, seed)
        logs = self._likelihoods(deals)
        chosen, times = np.unique(_spread(np.exp(logs - logs.max()), worlds, seed), return_counts=True)
        if self.manner.evenly:
            return deals, np.repeat(chosen, times), np.zeros(worlds)
        # Worlds are chosen among those drawn together; that these are all less likely than others must count as well.
        return deals, chosen, np.log(times) + logs.max() + np.log(np.exp(logs - logs.max()).mean())

    @property
    def _tells_worlds_apart(self) -> bool:
        """Whether the others have done something, and it matters."""
        return self.manner.drawn > 1 and bool(len(self._calls) or self.starts[0]["gone"])

    def _likelihoods(self, deals: Deals) -> Floats:
        """The logarithm of how likely what the others did is in each world."""
        manner, setting, logs = self.manner, self.mind.setting, np.zeros(len(deals.table))
        if not self._tells_worlds_apart:
            return logs
        likelihoods(
            self.starts, setting.kernel.tables, setting.places, self.mind.network, self._desk, self._scratch, deals,
            self._calls, manner.softness, manner.doubt, logs,
        )  # fmt: skip
        return logs

    def _played_out(self, deals: Deals, chosen: npt.NDArray[np.int64], seed: int) -> tuple[Floats, Notes]:
        setting = self.mind.setting
        values = np.full((len(chosen), len(self.codes)), np.nan)
        notes = np.zeros((len(chosen), len(self.codes), FACTS), np.int16)
        play_out(
            self.starts, setting.kernel.tables, setting.places, self.mind.network, self._desk, self._scratch, deals,
            chosen, self.codes, self.alive, self.manner.by_thumb, np.uint64(seed), values, self.mind.dearest, notes,
        )  # fmt: skip
        return values, notes

    def _mix_in_solved(self, values: Floats, deals: Deals, chosen: npt.NDArray[np.int64]) -> None:
        setting, share, alive = self.mind.setting, self.manner.solved, np.flatnonzero(self.alive)
        exact = solved(setting.kernel, self.starts, deals, chosen, [int(code) for code in self.codes[alive]])
        self._is_ending = exact is not None
        if exact is None:
            return
        values[:, alive] = (1.0 - share) * values[:, alive] + share * exact / float(setting.places["scale"])

    def values(self) -> Floats:
        """What each option is thought to be worth by now."""
        means, counts = self._means()
        own_word = self._own_word(means, counts)
        return np.asarray((counts * means + own_word * self.first_sight) / (counts + own_word))

    def _own_word(self, means: Floats, counts: Floats) -> Floats:
        """As how many worlds the network's word about each option counts.

        With every trick more is known of the others' hands, and the network makes less of it than looking ahead does;
        when hardly a world is left that was not looked at, its word counts for little, too. And it may be quite wrong
        about something that is hardly ever done: where worlds say otherwise than can be by chance, they are believed.
        """
        trust = max(0.0, 1.0 - len(self._table) / self._possible.count)
        if self.starts[0]["at"] >= PLAY:
            trust *= 0.5 * self._share_left()
        seen = counts > 0
        if not seen.any():
            return np.ones(len(means))
        gaps = means - self.first_sight
        surprise = (gaps - middle(gaps[seen])) ** 2 - SURELY**2 * self._errors(counts) ** 2
        own_word = self.manner.own_word * trust / (1.0 + np.maximum(0.0, surprise) / self.manner.usually_off**2)
        return np.where(seen, own_word, 1.0)

    def _shares(self) -> Floats:
        """How much each world counts, the one that counts most being one."""
        return np.asarray(np.exp(self._logs - self._logs.max()))

    def _means(self) -> tuple[Floats, Floats]:
        """What each option came to in the mean, and in how many worlds: fewer if some count more than others."""
        means, counts = np.zeros(len(self.codes)), np.zeros(len(self.codes))
        if len(self._table):
            average(self._table, self._logs, means, counts)
        return means, counts

    def errors(self) -> Floats:
        """The standard errors of those values, as far as worlds were looked at."""
        return self._errors(self._means()[1])

    def _errors(self, counts: Floats) -> Floats:
        errors = np.ones(len(self.codes))
        for option in np.flatnonzero(counts).tolist():
            errors[option] = np.sqrt(variance(self._table, self._logs, option, ALONE) / counts[option])
        return errors

    def _drop(self) -> None:
        if self.worlds < FEW:
            return
        means, counts = self._means()
        own_words = self._own_word(means, counts)
        values = (counts * means + own_words * self.first_sight) / (counts + own_words)
        best = int(np.argmax(np.where(self.alive, values, -np.inf)))
        for option in np.flatnonzero(self.alive & ~self.kept).tolist():
            if option != best:
                apart, own_word = variance(self._table, self._logs, best, option), own_words[option]
                # The network's word is no surer than a usual result is wide.
                error = np.sqrt(counts[option] * apart + own_word) / (counts[option] + own_word)
                if values[best] - values[option] > self.manner.far * error:
                    self.alive[option] = False

    def leads(self, option: int, other: int) -> Floats:
        """By how much an option was ahead of another one in each world in which both were looked at."""
        leads = self._table[:, option] - self._table[:, other]
        return np.asarray(leads[~np.isnan(leads)])

    def seen(self) -> tuple[Floats, Notes]:
        """What the options came to and what was noted, world by world, each as often as it counts.

        No number is where an option was not looked at any more.
        """
        if self.manner.evenly:
            return self._table, self._notes
        rows = _spread(self._shares(), self.worlds, None)
        return self._table[rows], self._notes[rows]


def _spread(shares: Floats, number: int, seed: int | None) -> npt.NDArray[np.int64]:
    """So many indices, each as often as its share says, in steps as even as can be."""
    edges = np.cumsum(shares) / shares.sum()
    start = 0.5 if seed is None else np.random.Generator(np.random.PCG64(seed)).random()
    return np.minimum(np.searchsorted(edges, (np.arange(number) + start) / number), len(shares) - 1)
