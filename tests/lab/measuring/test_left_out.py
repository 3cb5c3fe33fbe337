"""A game without one of its words is a game like any other."""

from __future__ import annotations

import pickle

import pytest

import followsuit as fs
from followsuit.lab.measuring.left_out import contenders


@pytest.mark.parametrize("key", ["hearts", "ninja-whist"])
def test_a_game_without_a_word_goes_to_another_process_as_it_is(key: str):
    """No page is kept of it there; players that are not compiled play it in processes of their own."""
    found = [each.game for each in contenders(fs.game(key), "beginner")]
    arrived = pickle.loads(pickle.dumps(found))

    assert len({game.key for game in found}) > 5
    assert [game.key for game in found] == [game.key for game in arrived]
    assert [game.rules for game in found] == [game.rules for game in arrived]
    assert [game.start(7).position for game in found] == [game.start(7).position for game in arrived]
