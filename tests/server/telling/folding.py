"""What is sent of a game, put together again as clients do it, beside the whole of it told anew."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import followsuit as fs
from followsuit.server.telling.changes import Comparison, changed
from followsuit.telling import Teller
from followsuit.telling.told import Told

ACTIONS = 30


def what_is_sent_folds_to_what_is_told(game: fs.Game, seed: int) -> None:
    """For every seat and a spectator, at every step of a random game, actions taken back and others done included."""
    state, rng, teller = game.start(seed), random.Random(seed), Teller(game)
    viewers = (*range(game.seats), None)
    told: dict[int | None, Told | None] = dict.fromkeys(viewers)
    folded: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in viewers}
    before = [state]
    for _ in range(ACTIONS):
        comparison = Comparison()
        for viewer in viewers:
            now = teller.told(state, viewer)
            sent = _received(comparison.changes(told[viewer], now))
            told[viewer], folded[viewer] = now, changed(folded[viewer], sent)
            assert _received(Teller(game).telling(state, viewer)) == folded[viewer], state.record()
        if rng.random() < 0.1:
            # What was done since is taken back; if something else is done at once, nobody is told of the time between.
            state = rng.choice(before[-4:])
        if state.to_act is None:
            return
        before.append(state)
        following = state.advance(rng.choice(state.legal()), deal=False) if not state.is_between_rounds else None
        state, _ = state.deal_next() if following is None else following


def _received(document: object) -> Any:
    """A document as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(document))
