from __future__ import annotations

import random

import numpy as np
import pytest

import followsuit as fs
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import PICK
from followsuit.minds.encoding import FEATURES, HEADS, MOST_ACTIVE
from followsuit.minds.mind import Mind
from followsuit.minds.setting import setting_of
from tests.minds.looking import looked, states, strange_games, unlearned
from tests.support import SETTINGS, setting_name, table
from tests.test_laws import reshuffled

STRANGE = strange_games(12)
every_game = pytest.mark.parametrize("game", [*SETTINGS[::2], *STRANGE], ids=setting_name)


@every_game
def test_what_is_hidden_changes_nothing(game: fs.Game):
    """With the hidden cards mixed anew the same features hold, and every option is worth the same."""
    setting, rng = setting_of(game), random.Random(3)
    for state in states(game, 3, 6):
        assert state.to_act is not None
        other = reshuffled(state.position, state.to_act, rng)
        expected = looked(setting, kernel(game).load(state.position))
        assert expected == looked(setting, kernel(game).load(other))
        assert expected == looked(setting, kernel(game).bridge.load_view(state.view(state.to_act)))


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
    for key, options in (("boerenbridge", {"schedule": "fifteen"}), ("oh-hell", {})):
        deck = [str(card) for card in fs.game(key).rules.deck.cards]
        for _ in range(10):
            dealt = rng.sample(deck, 20)
            valued = []
            for names in ("cdh", "dhc", "hcd", "chd"):
                renamed = [card.translate(str.maketrans("cdh", names)) for card in dealt]
                hands = " | ".join(" ".join(renamed[seat::4]) for seat in range(4))
                state = table(key, hands=hands, trump="s", bids="1 2 0 1", **options)
                look = looked(setting_of(state.game), kernel(state.game).load(state.position))
                cards = [kernel(state.game).bridge.text(kernel_stage(state), option) for option in look.options]
                values = dict(zip(cards, look.values, strict=True))
                valued.append([values[f"play {card}"] for card in renamed[::4]])
            assert valued[0] == valued[1] == valued[2] == valued[3]


def kernel_stage(state: fs.State) -> int:
    """What the machine calls what is to be decided."""
    return int(kernel(state.game).load(state.position)["at"])
