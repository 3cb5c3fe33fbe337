from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import followsuit as fs
from followsuit.kernel.bridge import Running
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import GAME, PICK
from followsuit.minds.encoding import FEATURES, HEADS, MOST_ACTIVE, own_cards, unseen_cards
from followsuit.minds.mind import Mind
from followsuit.minds.setting import Setting, setting_of
from tests.minds.looking import looked, states, strange_games, unlearned
from tests.support import SETTINGS, setting_name, table

every_game = pytest.mark.parametrize("game", [*SETTINGS[::4], *strange_games(8)], ids=setting_name)


@every_game
def test_what_is_hidden_changes_nothing(game: fs.Game):
    """With the cards that a seat has not seen mixed anew the same features hold, and every option is worth the same."""
    setting, rng = setting_of(game), random.Random(3)
    for state in states(game, 3, 6):
        assert state.to_act is not None
        running = kernel(game).load(state.position)
        expected = looked(setting, running)
        for other in (mixed(setting, running, rng), kernel(game).bridge.load_view(state.view(state.to_act))):
            look = looked(setting, other)
            # Of a card that there is twice, one copy is as good as the other.
            assert (expected.features, expected.heads, expected.values) == (look.features, look.heads, look.values)


def mixed(setting: Setting, running: Running, rng: random.Random) -> Running:
    """A game in which all that the seat to act has not seen lies elsewhere: in hands, on the table, in a stash."""
    games = np.zeros(1, GAME)
    games[0] = running
    other, tables, seat = games[0], setting.kernel.tables, int(running["to_act"])
    unseen = int(unseen_cards(running, tables, own_cards(running, tables)))
    cards = [bit for bit in range(64) if unseen >> bit & 1]
    rng.shuffle(cards)

    def drawn(count: int) -> np.uint64:
        taken, cards[:] = cards[:count], cards[count:]
        return np.uint64(sum(1 << bit for bit in taken))

    for each in range(setting.game.seats):
        if each != seat:
            other["hands"][each] = drawn(int(running["hands"][each]).bit_count())
    if running["stasher"] != seat:
        other["stash"] = drawn(int(running["stash"]).bit_count())
    return other


@every_game
def test_every_legal_action_is_weighed(game: fs.Game):
    """Each has a head and a finite value, and no feature is out of bounds."""
    mind = Mind(setting_of(game), unlearned())
    for state in states(game, 4, 6):
        assert state.to_act is not None
        starts = mind.start(state.view(state.to_act))
        look, weighed = looked(mind.setting, starts[0]), mind.weigh(starts)
        actions = {mind.action(starts, int(code)) for code in weighed.codes}
        assert actions <= set(state.legal())
        assert starts[0]["at"] == PICK or actions == set(state.legal())
        assert all(0 <= head < HEADS for head in look.heads)
        assert np.isfinite(weighed.values).all()
        assert len(look.features) <= MOST_ACTIVE
        assert all(0 <= feature < FEATURES for feature in look.features)


def test_suits_that_are_alike_are_looked_at_alike():
    """Clubs, diamonds and hearts called otherwise, spades being trump: each card is worth what its namesake was."""
    rng = random.Random(8)
    settings: dict[str, dict[str, Any]] = {"boerenbridge": {"schedule": "fifteen"}, "oh-hell": {}}
    for key, options in settings.items():
        deck = [str(card) for card in fs.game(key).rules.deck.cards]
        for _ in range(6):
            dealt, features, values = rng.sample(deck, 20), list[list[int]](), list[list[float]]()
            for names in ("cdh", "dhc", "hcd", "chd"):
                renamed = [card.translate(str.maketrans("cdh", names)) for card in dealt]
                hands = " | ".join(" ".join(renamed[seat::4]) for seat in range(4))
                state = table(key, hands=hands, trump="s", bids="1 2 0 1", **options)
                running = kernel(state.game).load(state.position)
                look = looked(setting_of(state.game), running)
                cards = [kernel(state.game).bridge.text(int(running["at"]), option) for option in look.options]
                worth = dict(zip(cards, look.values, strict=True))
                features.append(sorted(look.features))
                values.append([worth[f"play {card}"] for card in renamed[::4]])
            assert features[:1] * 4 == features
            assert np.allclose(values[0], values, atol=1e-5)
