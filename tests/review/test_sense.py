"""Why another option was better, from what differs in the worlds and from what lies on the table."""

from __future__ import annotations

import numpy as np

import followsuit as fs
from followsuit.bots.measures import Lookout
from followsuit.language.message import Message
from followsuit.minds.noting import FACTS, Fact
from followsuit.review.sense import sense
from tests.support import table

WORLDS = 40


def reasons(state: fs.State, best: str, played: str, *, winners: tuple[int, int], lead: float = 1.0) -> list[Message]:
    """What is said where one seat wins the trick with the best card, and another with the one that was played."""
    assert state.to_act is not None
    notes = np.zeros((WORLDS, 2, FACTS), np.int16)
    notes[:, 0, Fact.TRICK_WINNER], notes[:, 1, Fact.TRICK_WINNER] = winners
    values = np.tile([lead, 0.0], (WORLDS, 1))
    actions = [state.game.action(best), state.game.action(played)]
    said = sense(Lookout(state.view(state.to_act), actions, values, notes, None))
    assert "review/better" == said.code
    return list(said.facts["reasons"])


def test_the_last_to_play_is_told_so():
    """Nobody can beat the card any more."""
    state = table("miesjelen", hands="Ah 7c | 8c 9d | Kd Ks", trump="s", led="Ah 9d", leader=0)
    said = reasons(state, "play Ks", "play Kd", winners=(2, 0))

    assert Message("review/last-to-play", {"seat": 2}) == said[0]
    assert ["review/last-to-play", "review/trick-won"] == [each.code for each in said]


def test_without_a_difference_to_tell_it_is_better_on_average():
    """The sentence does not break off."""
    state = table("miesjelen", hands="Ah 7c | 8c 9d | Kd Ks", trump="s", led="Ah 9d", leader=0)

    assert [Message("review/on-average")] == reasons(state, "play Ks", "play Kd", winners=(2, 2))
