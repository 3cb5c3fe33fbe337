"""Why a player does something, in words."""

import random

import pytest

import followsuit as fs
from followsuit.bots import reasons
from followsuit.language.scene import Scene
from followsuit.language.wording import language, languages

NAMES = ("Anna", "Bob", "Mei", "Els")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("key", fs.games())
def test_everything_that_may_be_done_can_be_told_in_every_language(key: str, code: str):
    """As what a player would do almost as soon."""
    chance, state = random.Random(key), fs.game(key).start(seed=key)
    scene = Scene(state.game.rules.deck.names, NAMES, 0)
    for _ in range(80):
        if state.to_act is None:
            break
        view = state.view(state.to_act)
        for action in view.legal[:20]:
            doing = reasons.doing(action, view)
            called = language(code).say(doing, scene)
            assert called in language(code).say(reasons.best(21, doing, is_clear=True), scene)
            assert "doing" not in called
        state = state.play(chance.choice(view.legal))


def test_what_is_done_is_called_what_the_table_calls_it():
    """A card and a contract by their names, a pass as such."""
    state = fs.game("zole").start(seed=1)
    assert state.to_act is not None
    view = state.view(state.to_act)
    scene = Scene(state.game.rules.deck.names)
    told = [language("en").say(reasons.doing(action, view), scene) for action in view.legal]

    assert ["a pass", "Big", "Zole", "Small zole"] == told
