"""What everyone is sent is what they are told, in every game."""

from __future__ import annotations

import random

import followsuit as fs
from tests.random_pages import game_of, random_page
from tests.server.telling.folding import what_is_sent_folds_to_what_is_told
from tests.support import every_game


@every_game
def test_what_is_sent_folds_to_what_is_told(game: fs.Game):
    """Frame by frame, for every seat and a spectator."""
    what_is_sent_folds_to_what_is_told(game, 7)


def test_a_seat_that_sits_out_is_told_of_passed_cards():
    """It gives none and gets none. A page of random words, of which there is none like it among the games."""
    game = game_of(*random_page(random.Random(8039).choice))

    what_is_sent_folds_to_what_is_told(game, 8039)
