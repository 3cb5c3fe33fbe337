"""A network's word about its calls: what came of them, and setting it right."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from bench.strength.games import oh_hell_28
from followsuit.kernel.stages import A_CONTRACT
from followsuit.minds.calibrating import calibrated, calls_of, levelled
from followsuit.minds.encoding import LAY_TOKEN, SAY
from followsuit.minds.network import Network, new_network
from followsuit.minds.setting import setting_of

CALLS = 3_000


@pytest.fixture(scope="module")
def bidding():
    """Nine tricks for three, with bids."""
    return setting_of(fs.Game.of(oh_hell_28))


def boasting(by: float) -> Network:
    """A network that has learned nothing, and thinks so much too well of every bid."""
    network = new_network(1)
    network.head_bias[SAY : SAY + A_CONTRACT] += by
    return network


def overvalued(setting, network) -> float:
    """By how much it thinks too well of its calls, on the mean."""
    calls = calls_of(setting, network, CALLS, seed=2)
    return float((calls.told - calls.came).mean())


def test_every_call_has_what_was_told_of_it_and_what_came(bidding):
    """Three bids a round, whose results add up to nothing, or to more where several win; some bids are met."""
    calls = calls_of(bidding, new_network(1), CALLS, seed=2)

    assert CALLS <= len(calls.heads) < CALLS + 3
    assert {3} == set(np.bincount(calls.rounds).tolist())
    assert {9} == set(calls.cards.tolist())
    assert ((calls.heads >= SAY) & (calls.heads < SAY + A_CONTRACT)).all()
    assert (np.bincount(calls.rounds, calls.came) > -1e-5).all()
    assert 0 < calls.is_met.mean() < 1


def test_where_anything_is_tried_more_kinds_of_calls_are_seen(bidding):
    """And one call of such a round only: what others expected of theirs does not count."""
    network = new_network(1)
    at_best, tried = (calls_of(bidding, network, CALLS, seed=2, trying=trying) for trying in (0.0, 1.0))

    assert len(set(at_best.heads.tolist())) < len(set(tried.heads.tolist()))
    assert {1, 3} == set(np.bincount(tried.rounds).tolist())


def test_a_network_that_boasts_is_set_right(bidding):
    """It thinks half a usual result too well of its bids, and then hardly anything."""
    network = boasting(0.5)

    assert overvalued(bidding, network) > 0.4
    assert abs(overvalued(bidding, calibrated([bidding], network, seed=1, calls=20_000))) < 0.05


def test_only_what_is_called_is_changed_and_always_in_the_same_way(bidding):
    """The heads of bids; all that the network sees, and what it thinks of cards, stays."""
    network = boasting(0.5)
    one, other = (calibrated([bidding], network, seed=1, calls=CALLS) for _ in range(2))

    assert all(np.array_equal(*pair) for pair in zip(one, other, strict=True))
    assert network.rows is one.rows
    assert np.array_equal(network.heads[:SAY], one.heads[:SAY])
    assert np.array_equal(network.heads[LAY_TOKEN:], one.heads[LAY_TOKEN:])
    assert not np.array_equal(network.heads[SAY : SAY + A_CONTRACT], one.heads[SAY : SAY + A_CONTRACT])


def test_the_level_of_calls_is_set_right_by_hand_size_and_what_is_called_stays():
    """Each hand size by itself; where nothing was called so far, nothing is added."""
    setting, network = setting_of(fs.game("oh-hell", longest=3)), boasting(0.5)
    right = levelled([setting], network, seed=1, calls=40_000)
    before, after = (calls_of(setting, each, 6 * CALLS, seed=2) for each in (network, right))

    assert np.array_equal(before.heads, after.heads)
    assert np.array_equal(before.came, after.came)
    for cards in (1, 2, 3):
        told = after.told[after.cards == cards] - after.came[after.cards == cards]
        assert abs(told.mean()) < 0.08
        assert right.levels[0, 4, cards] < -0.3
    assert 3 == np.count_nonzero(right.levels)


def test_a_game_without_calls_leaves_a_network_as_it_is():
    """There is nothing to be set right in Whist."""
    whist, network = setting_of(fs.game("whist")), new_network(1)

    assert 0 == len(calls_of(whist, network, CALLS, seed=2).heads)
    assert np.array_equal(network.head_bias, calibrated([whist], network, seed=1, calls=CALLS).head_bias)
