"""What everyone is sent is what they are told, in every game."""

from __future__ import annotations

import followsuit as fs
from tests.server.telling.folding import what_is_sent_folds_to_what_is_told
from tests.support import every_game


@every_game
def test_what_is_sent_folds_to_what_is_told(game: fs.Game):
    """Frame by frame, for every seat and a spectator."""
    what_is_sent_folds_to_what_is_told(game, 7)
