"""What is sent of a game, put together again as clients do it, beside the whole of it told anew."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import followsuit as fs
from followsuit.rules.event import Event
from followsuit.server.telling.card_changes import card_changes, own_card_changes
from followsuit.server.telling.changes import changed, compared
from followsuit.telling import Teller
from followsuit.telling.teller import CardTold, PublicPart
from followsuit.telling.told import Told

ACTIONS = 30


class News(NamedTuple):
    """What an action brought."""

    before: fs.State
    events: tuple[Event, ...]
    after: fs.State


class Audience:
    """Every seat and a spectator, each with what they were told last and what they have put together."""

    def __init__(self, game: fs.Game) -> None:
        self.viewers = (*range(game.seats), None)
        self.cards_told = 0
        """How often something was told from the card that was played."""
        self._teller = Teller(game)
        self._public: PublicPart | None = None
        self._told: dict[int | None, Told | None] = dict.fromkeys(self.viewers)
        self._folded: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in self.viewers}

    def hear(self, state: fs.State, news: News | None) -> None:
        """Be told how a game stands: from the card that was played, or by what differs from what was told before."""
        card = None if news is None or self._public is None else self._teller.after_card(self._public, news)
        if card is None:
            self._compare(state)
        else:
            self._take(card)
        for viewer in self.viewers:
            anew = _received(Teller(state.game).telling(state, viewer))
            assert anew == self._folded[viewer], state.record()

    def _take(self, card: CardTold) -> None:
        self.cards_told += 1
        self._public = card.now
        shared = card_changes(card)
        for viewer in self.viewers:
            was = self._told[viewer]
            assert was is not None
            now, sent = Told(card.now.telling, was.seen), shared.all
            if card.concerned is None:
                now = replace(now, seen=self._teller.seen(card.now, viewer))
                sent = shared.with_own(was.seen, now.seen)
            elif viewer in card.concerned:
                now = replace(now, seen=self._teller.seen(card.now, viewer))
                sent = own_card_changes(shared.all, was.seen, now.seen)
            self._told[viewer] = now
            self._folded[viewer] = changed(self._folded[viewer], _received(sent))

    def _compare(self, state: fs.State) -> None:
        earlier, public = self._public, self._teller.public(state)
        shared = None if earlier is None else compared(earlier.telling, public.telling)
        concerned = None if earlier is None else self._teller.concerned(earlier, public)
        self._public = public
        for viewer in self.viewers:
            was = self._told[viewer]
            if was is None or concerned is None or viewer in concerned:
                now = self._teller.told(state, viewer)
            else:
                # Whom a move does not concern is told what everyone is told of it; nothing is looked up for them.
                now = Told(public.telling, was.seen)
            self._told[viewer] = now
            sent = now.whole if was is None or shared is None else shared.with_own(was.seen, now.seen)
            self._folded[viewer] = changed(self._folded[viewer], _received(sent))


def what_is_sent_folds_to_what_is_told(game: fs.Game, seed: int) -> None:
    """For every seat and a spectator, at every step of a random game, actions taken back and others done included."""
    play_before(Audience(game), game, seed)


def play_before(audience: Audience, game: fs.Game, seed: int) -> None:
    """Play at random, while an audience puts together what it is told."""
    state, rng, news = game.start(seed), random.Random(seed), None
    before = [state]
    for _ in range(ACTIONS):
        audience.hear(state, news)
        if rng.random() < 0.1:
            # What was done since is taken back; if something else is done at once, nobody is told of the time between.
            state = rng.choice(before[-4:])
        if state.to_act is None:
            return
        before.append(state)
        following = state.advance(rng.choice(state.legal()), deal=False) if not state.is_between_rounds else None
        now, events = state.deal_next() if following is None else following
        state, news = now, News(state, events, now)


def _received(document: object) -> Any:
    """A document as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(document))
