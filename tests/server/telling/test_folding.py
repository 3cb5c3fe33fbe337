"""What everyone is sent is what they are told, in every game."""

from __future__ import annotations

import random

import pytest

import followsuit as fs
from tests.random_pages import game_of, random_page
from tests.server.telling.folding import Audience, play_before, what_is_sent_folds_to_what_is_told
from tests.support import every_game


@every_game
def test_what_is_sent_folds_to_what_is_told(game: fs.Game):
    """Frame by frame, for every seat and a spectator."""
    what_is_sent_folds_to_what_is_told(game, 7)


def test_a_seat_that_sits_out_is_told_of_passed_cards():
    """It gives none and gets none. A page of random words, of which there is none like it among the games."""
    game = game_of(*random_page(random.Random(8039).choice))

    what_is_sent_folds_to_what_is_told(game, 8039)


@pytest.mark.parametrize(
    ("key", "least"), [("whist", 22), ("hearts", 16), ("spades", 10), ("klaverjas", 16), ("zole", 8)]
)
def test_most_cards_are_told_without_a_comparison(key: str, least: int):
    """Those that no round ends with, tricks that are taken and cards under a contract included."""
    game = fs.game(key)
    audience = Audience(game)

    play_before(audience, game, 7)

    assert audience.cards_told >= least
