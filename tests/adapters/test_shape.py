from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.adapters.shape import ACTIONS_VERSION, VIEW_VERSION, shape
from tests.support import EVERY_SETTING, setting_name

BLOCKS = {
    "whist": [("play", 0, 52)],
    "hearts": [("play", 0, 52), ("pick", 52, 52)],
    "zole": [("play", 0, 26), ("pick", 26, 26), ("choose", 52, 4)],
    "ninja-whist": [("play", 0, 41), ("bid", 41, 11), ("lay", 52, 31), ("done", 83, 1), ("take", 84, 31)],
}


@pytest.mark.parametrize("key", BLOCKS)
def test_numbers_stay_as_they_are_while_their_version_does(key: str):
    """Somebody's network knows them."""
    blocks = [(block.kind, block.first, len(block.names)) for block in shape(fs.game(key)).blocks]

    assert (1, BLOCKS[key]) == (ACTIONS_VERSION, blocks)


def test_what_is_seen_stays_in_its_place_while_its_version_does():
    """Planes and numbers by name."""
    whist = shape(fs.game("whist"))

    assert 1 == VIEW_VERSION
    assert ("hand", "picked", "turned", "stash", "gave", "got", "when", "trick +0") == whist.planes[:8]
    assert ("trick +3", "played +0", "played +1", "played +2", "played +3") == whist.planes[10:]
    assert ("asked", "stage", "order", "led") == whist.numbers[:4]
    assert ("dues", "bid +0", "taken +0", "points +0", "total +0") == whist.numbers[18:23]
    assert (56, 47) == (whist.width, len(whist.numbers))


@pytest.mark.parametrize("game", EVERY_SETTING[::5], ids=setting_name)
def test_every_number_is_one_action(game: fs.Game):
    """No two blocks overlap, and every name is there once but for copies of cards."""
    numbers = shape(game)
    firsts = [block.first for block in numbers.blocks]

    assert firsts == [sum(len(block.names) for block in numbers.blocks[:index]) for index in range(len(firsts))]
    assert len(numbers.actions) == sum(len(block.names) for block in numbers.blocks)
    copies = len(game.rules.deck.cards) - len(set(game.rules.deck.cards))
    spare = copies * (2 if any(block.kind == "pick" for block in numbers.blocks) else 1)
    assert spare == len(numbers.actions) - len(set(numbers.actions))
