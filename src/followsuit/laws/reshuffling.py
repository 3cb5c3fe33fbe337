"""A position with all that one seat may not know laid otherwise: to it, nothing may look different."""

from __future__ import annotations

import random
from collections import Counter

from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Position
from followsuit.laws.brute_force import is_picked_up
from followsuit.rules import Rules
from followsuit.rules.round import Round


def reshuffled(position: Position, seat: int | None, rng: random.Random) -> Position:
    """The same position with all cards that a seat may not know mixed anew, those of past rounds too."""
    past = tuple(
        entry._replace(round=_mixed(position.rules, entry.round, seat, rng), actions=()) for entry in position.past
    )
    round_ = position.round and _mixed(position.rules, position.round, seat, rng)
    return replace(position, past=past, round=round_, actions=())


def _mixed(rules: Rules, round_: Round, seat: int | None, rng: random.Random) -> Round:
    if not round_.dealt:
        return round_
    if seat in round_.closed:
        # It has not looked at its own cards either.
        return _mixed(rules, round_, None, rng)
    made_stash = seat is not None and seat == round_.stasher
    knows_table = seat is not None and seat == round_.declarer and is_picked_up(round_)
    hidden = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    known = [card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards]
    known += round_.hands[seat] if seat is not None else ()
    known += round_.stash if made_stash else ()
    hidden.subtract(known)
    pool = list(hidden.elements())
    rng.shuffle(pool)

    def draw(count: int) -> tuple[fs.Card, ...]:
        drawn, pool[:] = pool[:count], pool[count:]
        return tuple(drawn)

    hands = tuple(
        hand if index == seat else rules.deck.sorted(draw(len(hand))) for index, hand in enumerate(round_.hands)
    )
    stash = round_.stash if made_stash else draw(len(round_.stash))
    table = round_.table if knows_table else tuple(rng.sample(rules.deck.cards, len(round_.table)))
    given = tuple(
        cards if seat is not None and seat in (giver, round_.taken_up_by(giver)) else _any(rules, cards, rng)
        for giver, cards in enumerate(round_.given)
    )
    return replace(round_, hands=hands, dealt=hands, stash=stash, table=table, given=given)


def _any(rules: Rules, cards: tuple[fs.Card, ...], rng: random.Random) -> tuple[fs.Card, ...]:
    return tuple(rng.sample(rules.deck.cards, len(cards)))
