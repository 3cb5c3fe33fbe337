"""What is sent of a game, put together again as clients do it, beside the whole of it told anew."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import followsuit as fs
from followsuit.server.telling.changes import Comparison, changed
from followsuit.telling import Teller
from followsuit.telling.teller import PublicPart
from followsuit.telling.told import Told

ACTIONS = 30


def what_is_sent_folds_to_what_is_told(game: fs.Game, seed: int) -> None:
    """For every seat and a spectator, at every step of a random game, actions taken back and others done included."""
    state, rng, teller = game.start(seed), random.Random(seed), Teller(game)
    viewers = (*range(game.seats), None)
    told: dict[int | None, Told | None] = dict.fromkeys(viewers)
    public: PublicPart | None = None
    folded: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in viewers}
    before = [state]
    for _ in range(ACTIONS):
        comparison, earlier, public = Comparison(), public, teller.public(state)
        concerned = None if earlier is None else teller.concerned(earlier, public)
        for viewer in viewers:
            was = told[viewer]
            if was is None or concerned is None or viewer in concerned:
                now = teller.told(state, viewer)
            else:
                # Whom a move does not concern is told what everyone is told of it; nothing is looked up for them.
                now = Told(public.telling, was.seen)
            told[viewer] = now
            folded[viewer] = changed(folded[viewer], _received(comparison.changes(was, now)))
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
