from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.minds.curriculum import games_to_learn


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_every_seat_count_and_every_option_of_a_game_is_learned(key):
    """The usual setting first, each setting once."""
    usual = fs.game(key)
    found = games_to_learn(usual.page)

    assert usual == found[0]
    assert len(found) == len(set(found))
    assert set(usual.page.seats) == {game.seats for game in found}
    for option in usual.page.options:
        assert len({game.options[option.key] for game in found}) > 1


def test_a_seat_count_that_needs_another_option_is_learned_with_it():
    """Boerenbridge of three is played with other rounds than that of four."""
    found = games_to_learn(fs.game("boerenbridge").page)

    assert [(4, "five"), (3, "fifteen"), (5, "fifteen")] == [
        (game.seats, game.options["schedule"]) for game in found[:3]
    ]
