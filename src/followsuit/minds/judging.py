"""What a network thinks of each decision that is open, in any game and at any point of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from followsuit.kernel.bits import NONE, ONE, U, first, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import CALL, DONE, LAY, LEDS, PICK, PLAY, STASHES, Record
from followsuit.kernel.legality import legal, may_pick, one_of_each, pick_count
from followsuit.kernel.scoring import worth
from followsuit.kernel.stages import A_CONTRACT, meaning, order_brought
from followsuit.minds.encoding import (
    LAY_TOKEN,
    MOST_ACTIVE,
    NUMBERS,
    PICK_CARD,
    PLAY_CARD,
    SAY,
    TAKE_TOKEN,
    encode,
    slot,
)
from followsuit.minds.network import FIRST, SECOND, Network, look, show, value_of
from followsuit.minds.outlook import MOST_OUTLOOKS, foresee, standing


class Desk(NamedTuple):
    """Room to work in, and what lies there after `judge`: each open decision, its head and its value."""

    features: npt.NDArray[np.uint16]
    counts: npt.NDArray[np.int64]
    """How many features hold; where decisions are looked at one by one, for the one judged last."""
    position: npt.NDArray[np.int64]
    first: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    shown: npt.NDArray[np.float32]
    """The second hidden layer of the option valued last."""
    outlook: npt.NDArray[np.uint16]
    options: npt.NDArray[np.int64]
    heads: npt.NDArray[np.int64]
    values: npt.NDArray[np.float32]


def desk() -> Desk:
    """An empty one."""
    return Desk(
        np.zeros(MOST_ACTIVE, np.uint16),
        np.zeros(1, np.int64),
        np.zeros(LEDS, np.int64),
        np.zeros(FIRST, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(MOST_OUTLOOKS, np.uint16),
        np.zeros(STASHES, np.int64),
        np.zeros(STASHES, np.int64),
        np.zeros(STASHES, np.float32),
    )


@compiled
def see(
    game: Record, tables: Record, places: Record, network: Network, order: int, picked: np.uint64, desk: Desk
) -> None:
    """Look at the game as the seat to act does, as if an order were in force."""
    desk.counts[0] = encode(game, tables, places, order, picked, desk.position, desk.features)
    look(network, desk.features, desk.counts[0], desk.first, desk.second)


@compiled
def order_if(game: Record, tables: Record, said: int) -> int:
    """The order in which to look at something that may be said: the one that it would put in force, if any."""
    return order_brought(game, tables, said) if tables.stage[game.stage].names_trump else game.order


@compiled
def kind_of_call(head: int) -> int:
    """Whether a call is a bid (0) or another one (1)."""
    return np.int64(head >= SAY + A_CONTRACT)


@compiled
def judge(game: Record, tables: Record, places: Record, network: Network, desk: Desk) -> int:
    """Value every open decision of the seat to act, except of cards to pick; how many there are."""
    count = legal(game, tables, desk.options)
    _value_each(game, tables, places, network, desk, count)
    return count


@compiled
def judge_if_open(game: Record, tables: Record, places: Record, network: Network, desk: Desk) -> int:
    """The same, but where only one thing can be done, nothing is thought of it."""
    count = legal(game, tables, desk.options)
    if count > 1:
        _value_each(game, tables, places, network, desk, count)
    return count


@compiled
def _value_each(game: Record, tables: Record, places: Record, network: Network, desk: Desk, count: int) -> None:
    """Value the first options on the desk."""
    at, order = game.at, game.order
    brings_order = at == CALL and tables.stage[game.stage].names_trump
    if not brings_order:
        see(game, tables, places, network, order, NONE, desk)
    looked, foreseen, now = -1, 0, standing(game, tables, NONE)
    for index in range(count):
        option = desk.options[index]
        if at == PLAY:
            head = PLAY_CARD + slot(places, order, desk.position, option, tables)
            foreseen = foresee(game, tables, places, now, option, desk.outlook)
        elif at == CALL:
            head = SAY + meaning(game, tables, option)
            if brings_order:
                under = order_if(game, tables, option)
                if under != looked:
                    see(game, tables, places, network, under, NONE, desk)
                    looked = under
        elif at == LAY:
            head = LAY_TOKEN
            if option != DONE:
                icons = tables.icons[tables.suit[game.trick_cards[game.tricks, game.played - 1]]]
                token = ONE << U(option)
                head += np.int64(size(token & icons[0]) + size(token & icons[1]) + size(token & icons[2]))
        else:
            token = ONE << U(option & 63)
            head = TAKE_TOKEN + min(3, worth(tables, token)) + (4 if option >> 6 == game.to_act else 0)
        desk.heads[index] = head
        show(network, desk.second, desk.outlook, foreseen, desk.shown)
        desk.values[index] = value_of(network, head, desk.shown)
        if at == CALL:
            desk.values[index] += network.levels[kind_of_call(head), tables.seats, min(game.size, NUMBERS - 1)]


@compiled
def judge_picks(game: Record, tables: Record, places: Record, network: Network, picked: np.uint64, desk: Desk) -> int:
    """Value every card that may be picked next, `picked` being picked already; options are cards' bits."""
    see(game, tables, places, network, game.order, picked, desk)
    left, count = one_of_each(tables, may_pick(game, tables) & ~picked), 0
    now = standing(game, tables, picked)
    while left:
        card = np.int64(first(left))
        left &= left - ONE
        desk.options[count] = card
        desk.heads[count] = PICK_CARD + slot(places, game.order, desk.position, card, tables)
        foreseen = foresee(game, tables, places, now, card, desk.outlook)
        show(network, desk.second, desk.outlook, foreseen, desk.shown)
        desk.values[count] = value_of(network, desk.heads[count], desk.shown)
        count += 1
    return count


@compiled
def best_of(desk: Desk, count: int) -> int:
    """Where the option with the highest value lies."""
    best = 0
    for index in range(1, count):
        if desk.values[index] > desk.values[best]:
            best = index
    return best


@compiled
def decide(game: Record, tables: Record, places: Record, network: Network, desk: Desk) -> int:
    """The decision of the seat to act that the network values most."""
    if game.at == PICK:
        picked = NONE
        for _ in range(pick_count(game, tables)):
            count = judge_picks(game, tables, places, network, picked, desk)
            picked |= ONE << U(desk.options[best_of(desk, count)])
        return np.int64(picked)
    count = judge_if_open(game, tables, places, network, desk)
    return desk.options[best_of(desk, count) if count > 1 else 0]
