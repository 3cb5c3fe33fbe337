from __future__ import annotations

import copy
import random

import numpy as np
import pytest

import followsuit as fs
from followsuit.adapters.episode import Episode, begun
from followsuit.laws.reshuffling import reshuffled
from tests.support import EVERY_SETTING, setting_name


@pytest.mark.parametrize("game", EVERY_SETTING[::11], ids=setting_name)
def test_an_episode_is_a_game_of_the_engine(game: fs.Game):
    """Its numbers lead to a game that can be replayed, and what it brings adds up to the scores."""
    episode, rng = begun(game, 4, 2), random.Random(4)
    while episode.to_act is not None:
        legal = episode.legal()
        assert legal == np.flatnonzero(episode.mask(episode.to_act)).tolist()
        episode = episode.do(rng.choice(legal))

    assert episode.is_cut or episode.state.is_over
    assert fs.replay(episode.state.record()).scores == episode.state.scores
    merit = game.rules.aim.merit
    assert episode.returns == tuple(merit(score) - merit(game.rules.start) for score in episode.state.scores)
    assert not episode.look(0).any()


def test_what_is_not_legal_is_refused():
    """With the numbers that would be."""
    episode = begun(fs.game("hearts"), 1, 1)

    with pytest.raises(fs.ActionError) as refused:
        episode.do(0)

    assert [str(number) for number in episode.legal()] == refused.value.facts["legal"]


def test_cards_are_picked_one_after_the_other():
    """Only the last of them passes all three on, and none can be picked twice."""
    episode = begun(fs.game("hearts"), 1, 1)
    passer, first = episode.to_act, episode.legal()[0]
    episode = episode.do(first)

    assert passer == episode.to_act
    assert first not in episode.legal()
    assert 12 == len(episode.legal())
    assert passer != episode.do(episode.legal()[0]).do(episode.legal()[1]).to_act
    assert episode is copy.deepcopy(episode)


@pytest.mark.parametrize("key", fs.games())
def test_what_a_seat_sees_does_not_change_with_what_it_cannot_see(key: str):
    """Hidden cards are dealt anew, and every seat, to act or not, sees the same numbers."""
    episode, rng = begun(fs.game(key), 6, 1), random.Random(6)
    for _ in range(12):
        if episode.to_act is None:
            break
        for seat in range(episode.game.seats):
            other = reshuffled(episode.state.position, seat, rng)
            beside = Episode(fs.State(episode.game, other, None), episode.picked, 1)
            assert np.array_equal(episode.look(seat), beside.look(seat))
        episode = episode.do(rng.choice(episode.legal()))
