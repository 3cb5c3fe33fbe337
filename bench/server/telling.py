"""What a move costs to tell: `python -m bench.server.telling`, in bytes and in time, over the four seats of a table.

A random game of whist is told to its four players as the server tells it: each is sent what changed, by path. Beside it
stands what the same frames would be with every sentence in words, as clients get them that ask for words.
"""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

import msgspec

from bench.server.whist import whist
from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.rules.event import Event
from followsuit.server.telling.changes import compared
from followsuit.telling import Teller
from followsuit.telling.words import in_words

MOVES = 1_000
NAMES = ("Anna", "Bert", "Cleo", "Dirk")


class News(NamedTuple):
    """What an action brought."""

    before: State
    events: tuple[Event, ...]
    after: State


class Cost(NamedTuple):
    """Of one move, over all seats."""

    bytes: float
    bytes_in_words: float
    bytes_whole: float
    """With the whole telling in each frame."""
    microseconds: float


def measured(moves: int = MOVES, seed: int = 1) -> Cost:
    """The mean cost of a move in random games."""
    game, rng, encode = Game.of(whist), random.Random(seed), msgspec.json.encode
    english, state, teller = language("en"), game.start(seed), Teller(game)
    seats = range(game.seats)
    told = {seat: teller.told(state, seat) for seat in seats}
    sent = worded = whole = 0
    spent = 0.0
    for number in range(moves):
        if state.to_act is None:
            state, teller = game.start(rng.randrange(10**6)), Teller(game)
            told = {seat: teller.told(state, seat) for seat in seats}
        before = state
        state, events = before.advance(rng.choice(before.legal()))
        news, frames = News(before, events, state), list[dict[str, Any]]()
        began = time.process_time()
        shared = compared(told[0].public, teller.public(state).telling)
        for seat in seats:
            now = teller.told(state, seat)
            changed, told[seat] = shared.with_own(told[seat].seen, now.seen), now
            frames.append(
                {
                    "type": "event",
                    "sequence": number,
                    "kinds": ["acted"],
                    "events": teller.live(news, seat),
                    "table": {"version": number},
                    "telling": changed,
                }
            )
            sent += len(encode(frames[-1]))
        spent += time.process_time() - began
        for seat, frame in enumerate(frames):
            worded += len(encode(in_words(frame, english, Scene(game.rules.deck.names, NAMES, seat))))
            whole += len(encode({**frame, "telling": told[seat].whole}))
    return Cost(sent / moves, worded / moves, whole / moves, spent / moves * 1e6)


def main() -> None:
    """Measure and print."""
    cost = measured()
    print(f"{cost.bytes:,.0f} bytes a move over four seats, told in {cost.microseconds:,.0f} µs")
    print(f"{cost.bytes_in_words:,.0f} with every sentence in words")
    print(f"{cost.bytes_whole:,.0f} with the whole game each time")


if __name__ == "__main__":
    main()
