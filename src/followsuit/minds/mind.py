"""A mind of one game: a network that has learned it, asked about a view, with or without thinking ahead."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.engine.actions import Action
from followsuit.engine.view import View
from followsuit.kernel.layout import CALL, GAME, NOBODY, PICK, SEATS
from followsuit.kernel.legality import pick_count
from followsuit.kernel.search import Hidden
from followsuit.kernel.worlds import drawn, sampler
from followsuit.minds.judging import desk, judge, judge_picks
from followsuit.minds.network import Network
from followsuit.minds.noting import FACTS, Notes
from followsuit.minds.setting import Setting
from followsuit.minds.thinking import Deals, likelihoods, play_out

Floats = npt.NDArray[np.float64]
FEW_PICKS = 12
"""Of how many sets of cards to pick more is thought."""


@dataclass(frozen=True)
class Manner:
    """How a mind thinks ahead."""

    near: float = 0.75
    """Options that the network puts further behind the best, in usual results, are not thought about."""
    own_word: float = 8.0
    """As how many worlds the network's own word counts."""
    drawn: int = 4
    """Worlds that are drawn for each one that is looked at, the likelier ones rather."""
    softness: float = 0.15
    """By how much a decision must be better, in usual results, for others to take it nearly three times as often."""
    doubt: float = 0.1
    """How often others may do anything."""
    by_thumb: float = 0.0
    """The share of the worlds that is played out by rules of thumb instead of the network."""
    far: float = 2.6
    """An option is dropped when it is so many standard errors behind the best."""


FEW = 8
"""After fewer worlds nothing is dropped."""


class Weighed(NamedTuple):
    """Options with what the network thinks of each."""

    codes: npt.NDArray[np.int64]
    values: Floats


class Mind:
    """A network and the setting of a game that it looks at."""

    def __init__(self, setting: Setting, network: Network) -> None:
        self.setting = setting
        self.network = network
        self.dearest = dearest_card(setting)

    def start(self, view: View, hidden: Hidden | None = None) -> np.ndarray[Any, Any]:
        """What a seat sees when it is to act, for the machine."""
        starts = np.zeros(1, GAME)
        if hidden is None:
            starts[0] = self.setting.kernel.bridge.load_view(view)
        else:
            starts[0] = self.setting.kernel.bridge.load_view(view, int(hidden.hand), int(hidden.stash))
        return starts

    def action(self, starts: np.ndarray[Any, Any], code: int) -> Action:
        """What a number of the machine means to the engine."""
        return self.setting.kernel.bridge.action(starts[0], code)

    def weigh(self, starts: np.ndarray[Any, Any], also: Collection[int] = ()) -> Weighed:
        """The options of the seat to act, and what the network thinks of each at first sight.

        Of sets of cards to pick only some are told, those that are asked for in `also` among them.
        """
        setting, room = self.setting, desk()
        if starts[0]["at"] == PICK:
            return self._weigh_picks(starts, also)
        count = judge(starts[0], setting.kernel.tables, setting.places, self.network, room)
        return Weighed(room.options[:count].copy(), room.values[:count].astype(np.float64))

    def _weigh_picks(self, starts: np.ndarray[Any, Any], also: Collection[int]) -> Weighed:
        """Sets of cards to pick: the one that is best card by card, and others of cards that are nearly as good."""
        setting, room, tables = self.setting, desk(), self.setting.kernel.tables
        number = int(pick_count(starts[0], tables))
        picked, last = 0, 0.0
        first: list[tuple[float, int]] = []
        for step in range(number):
            count = judge_picks(starts[0], tables, setting.places, self.network, np.uint64(picked), room)
            values, cards = room.values[:count], room.options[:count]
            if step == 0:
                first = sorted(zip(map(float, values), map(int, cards), strict=True), reverse=True)
            last = float(values.max())
            picked |= 1 << int(cards[int(values.argmax())])
        pool = number
        while pool < len(first) and comb(pool + 1, number) <= FEW_PICKS:
            pool += 1
        worth = {1 << card: value for value, card in first}
        sets = {sum(1 << card for _, card in cards) for cards in combinations(first[:pool], number)} | {picked, *also}
        sums = {each: sum(value for bit, value in worth.items() if bit & each) / number for each in sets}
        ordered = sorted(sets, key=lambda each: (each != picked, -sums[each]))
        # Sets that were not built card by card are at most as good as the one that was.
        told = [min(last, last + sums[each] - sums[picked]) for each in ordered]
        return Weighed(np.array(ordered, np.int64), np.array(told))


def dearest_card(setting: Setting) -> int:
    """The one card that is worth more points than any other, whatever the order; -1 if there is none."""
    tables, orders = setting.kernel.tables, len(setting.kernel.game.rules.faces.orders)
    worth = np.abs(tables["points"][:orders, : int(tables["cards"])])
    dearest = int(worth[0].argmax())
    others = np.delete(worth, dearest, axis=1)
    return dearest if bool((worth[:, dearest] > others.max(axis=1)).all()) else NOBODY


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
        self._hidden = hidden
        self._sampler = sampler(hidden.groups, hidden.allowed, hidden.capacities) if len(hidden.groups) else None
        self._seed = seed
        codes = [mind.setting.kernel.bridge.code(self.starts[0], action) for action in kept]
        weighed = mind.weigh(self.starts, codes)
        order = np.argsort(-weighed.values, kind="stable")
        self.codes = np.ascontiguousarray(weighed.codes[order])
        self.first_sight = weighed.values[order]
        # A call decides how the whole round is played, and is made once: all of them are thought about.
        is_call = self.starts[0]["at"] == CALL
        self.kept = np.isin(self.codes, codes)
        self.alive = (self.first_sight > self.first_sight[0] - manner.near) | is_call | self.kept
        self._calls = calls_of(mind, view)
        self._sums = np.zeros(len(self.codes))
        self._counts = np.zeros(len(self.codes))
        self.looked: list[Floats] = []
        """What the options came to, world by world; no number where one was not looked at any more."""
        self.noted: list[Notes] = []
        """What else was seen there, world by world."""
        self.worlds = 0

    @property
    def is_settled(self) -> bool:
        """Whether only one option is left."""
        return int(self.alive.sum()) < 2

    def keep(self, options: Sequence[int]) -> None:
        """Look at these options to the end, whatever comes of them."""
        self.kept[options] = True

    def look(self, worlds: int) -> None:
        """Play on in so many more worlds, and drop options that have fallen behind."""
        manner, setting = self.manner, self.mind.setting
        seed = (self._seed * 1_000_003 + self.worlds) % 2**63
        deals = self._drawn(worlds * manner.drawn, seed)
        chosen = self._likely(deals, worlds, seed)
        values = np.full((worlds, len(self.codes)), np.nan)
        notes = np.zeros((worlds, len(self.codes), FACTS), np.int16)
        play_out(
            self.starts, setting.kernel.tables, setting.places, self.mind.network, self._desk, self._scratch, deals,
            chosen, self.codes, self.alive, manner.by_thumb, np.uint64(seed), values, self.mind.dearest, notes,
        )  # fmt: skip
        self._sums[self.alive] += values[:, self.alive].sum(axis=0)
        self._counts[self.alive] += worlds
        self.worlds += worlds
        self.looked.append(values)
        self.noted.append(notes)
        self._drop()

    def values(self) -> Floats:
        """What each option is thought to be worth by now."""
        own_word = self.manner.own_word
        return np.asarray((self._sums + own_word * self.first_sight) / (self._counts + own_word))

    def errors(self) -> Floats:
        """The standard errors of those values, as far as worlds were looked at."""
        errors = np.ones(len(self.codes))
        seen = self._counts > 0
        if seen.any():
            table = np.concatenate(self.looked)[:, seen]
            errors[seen] = np.nanstd(table, axis=0) / np.sqrt(self._counts[seen])
        return errors

    def leads(self, option: int, other: int) -> Floats:
        """By how much an option was ahead of another one in each world in which both were looked at."""
        table = np.concatenate(self.looked)
        leads = table[:, option] - table[:, other]
        return np.asarray(leads[~np.isnan(leads)])

    def _drop(self) -> None:
        if self.worlds < FEW:
            return
        values = self.values()
        best = int(np.argmax(np.where(self.alive, values, -np.inf)))
        table = np.concatenate(self.looked)
        for option in np.flatnonzero(self.alive & ~self.kept):
            if option != best:
                behind, own_word = table[:, best] - table[:, option], self.manner.own_word
                # The network's word is no surer than a usual result is wide.
                error = np.sqrt(len(behind) * behind.var() + own_word) / (len(behind) + own_word)
                if values[best] - values[option] > self.manner.far * error:
                    self.alive[option] = False

    def _drawn(self, worlds: int, seed: int) -> Deals:
        start, columns = self.starts[0], dict[Any, Any]()
        if self._sampler is not None:
            dealt = drawn(self._sampler, worlds, seed=seed)
            columns = {place: dealt[:, index] for index, place in enumerate(self._hidden.places)}

        def column(place: object, otherwise: object) -> npt.NDArray[np.uint64]:
            return np.full(worlds, 0, np.uint64) + np.asarray(columns.get(place, otherwise), np.uint64)

        return Deals(
            np.stack([column(seat, start["hands"][seat]) for seat in range(SEATS)], axis=1),
            column("table", np.uint64(0)),
            column("stash", start["stash"]),
            np.stack([column(f"given-{seat}", start["given"][seat]) for seat in range(SEATS)], axis=1),
        )

    def _likely(self, deals: Deals, worlds: int, seed: int) -> npt.NDArray[np.int64]:
        """Some of the worlds drawn, the likelier the oftener."""
        number, manner, setting = len(deals.table), self.manner, self.mind.setting
        if number == worlds or (not len(self._calls) and not self.starts[0]["gone"]):
            return np.arange(worlds)
        weights = np.zeros(number)
        likelihoods(
            self.starts, setting.kernel.tables, setting.places, self.mind.network, self._desk, self._scratch, deals,
            self._calls, manner.softness, manner.doubt, weights,
        )  # fmt: skip
        shares = np.exp(weights - weights.max())
        edges = np.cumsum(shares) / shares.sum()
        start = np.random.Generator(np.random.PCG64(seed)).random()
        return np.minimum(np.searchsorted(edges, (np.arange(worlds) + start) / worlds), number - 1)


def calls_of(mind: Mind, view: View) -> npt.NDArray[np.int64]:
    """What was said before the first card, as `likelihoods` reads it.

    A row a call: the seat, what it said, the stage, how many had answered in it before, the order in force then,
    whether its likelihood can be told from the hand as it was at the first card, and whether it is a bid.
    """
    bridge, tables = mind.setting.kernel.bridge, mind.setting.kernel.tables
    rows: list[tuple[int, ...]] = []
    answered: dict[int, int] = {}
    order = mind.setting.kernel.game.rules.faces.orders.index(view.order)
    for call in view.calls:
        index = next(place for place, stage in enumerate(bridge.stages) if call.verb in stage.verbs)
        is_bid = bool(tables["stage"][index]["is_bid"])
        before = answered.get(index, 0)
        answered[index] = before + 1
        unchanged = is_bid or call.seat not in _changed(view)
        then = order if is_bid else int(tables["fixed_trump"])
        said = bridge.said_code(call.verb, call.said)
        rows.append((call.seat, said, index, before, then, int(unchanged), int(is_bid)))
    return np.array(rows, np.int64).reshape(len(rows), 7)


def _changed(view: View) -> set[int]:
    """Seats whose hands are not as they were when they spoke: who took cards up, or was given a turned card."""
    changed = {view.stasher} if view.stasher is not None else set()
    if view.declarer is not None and view.played is not None and view.played.stash:
        changed.add(view.declarer)
    return changed
