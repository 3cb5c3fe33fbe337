"""Games to review: short ones, and the same games with other cards where a seat could not see them."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace

import followsuit as fs
from followsuit.bots import Budget, player
from followsuit.cards import Card
from followsuit.engine.actions import Action, Pick
from followsuit.engine.position import Done, Position
from followsuit.knowledge import worlds
from followsuit.knowledge.moments import Moment, played_again
from followsuit.knowledge.places import table_is_picked_up
from followsuit.rules.round import clockwise

SHORT: dict[str, dict[str, object]] = {"hearts": {"passing": False}}
"""Options with which games are played here; where cards are passed, whoever got them knows too much to mix them."""


@cache
def a_game(key: str, rounds: int = 1, name: str = "greedy", seed: int = 1, **options: object) -> fs.State:
    """A game of so many rounds, cut off then if it would go on."""
    game = fs.game(key, **SHORT.get(key, {}), **options)
    state, bot = game.start(seed=seed), player(name, seed)
    while state.to_act is not None and state.rounds_played < rounds:
        state = state.advance(bot.decide(state.view(state.to_act), Budget(worlds=4)).action, deal=False)[0]
        if state.is_between_rounds and state.rounds_played < rounds:
            state = state.deal_next()[0]
    return state


def dealt_otherwise(moment: Moment, done: Action, rng: random.Random) -> fs.State:
    """A moment's round with cards that its seat to act cannot tell from the true ones, up to what that seat did."""
    position = moment.position
    assert position is not None
    round_, seat = position.table, position.seat
    world = worlds(moment.view(seat)).sample(rng)
    stash = round_.stash if round_.stasher == seat else world.stash
    hands: list[list[Card]] = [list(hand) for hand in world.hands]
    for trick in (*round_.tricks, round_.trick):
        for player_, card in zip(clockwise(round_.playing, trick.leader), trick.cards, strict=False) if trick else ():
            hands[player_].append(card)
    if round_.stasher is not None:
        hands[round_.stasher] += stash
    table = world.table
    if table_is_picked_up(moment.public) and round_.declarer is not None:
        hand = hands[round_.declarer]
        unseen = [*world.hands[round_.declarer], *stash]
        table = round_.table if round_.declarer == seat else tuple(rng.sample(unseen, len(round_.table)))
        for card in table:
            hand.remove(card)
    if round_.turned is not None and moment.game.rules.deal.face_up is not None:
        taken_up = round_.turned in hands[round_.dealer] and moment.game.rules.deal.face_up.leaves_play()
        if taken_up:
            hands[round_.dealer].remove(round_.turned)
    dealt = replace(round_, dealt=tuple(map(tuple, hands)), table=table)
    actions = tuple(_with_stash(each, seat, stash) for each in position.actions)
    return _played(moment.game, replace(position, round=dealt, actions=(*actions, (seat, done))))


def _with_stash(done: Done, seat: int, stash: tuple[Card, ...]) -> Done:
    """What was done, with the stash that lies there now."""
    other, action = done
    return (other, Pick(action.verb, stash)) if isinstance(action, Pick) and other != seat else done


def _played(game: fs.Game, last: Position) -> fs.State:
    *_, (_, position) = played_again(last)
    return fs.State(game, position, None)
