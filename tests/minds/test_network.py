"""What a network makes of features: rows added one after the other, to the last bit."""

from __future__ import annotations

import numpy as np
import pytest

from followsuit.minds.network import FIRST, SECOND, look, new_network, show


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 11])
def test_a_look_adds_rows_and_units_in_their_order(count):
    """Several at a time come to the same numbers as one by one: what is learned depends on every bit."""
    network = new_network(2)
    features = np.random.Generator(np.random.PCG64(count)).integers(0, len(network.rows), 16).astype(np.uint16)
    first, second = np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32)

    look(network, features, count, first, second)

    plain = network.first_bias.copy()
    for feature in features[:count]:
        plain += network.rows[feature]
    plain = np.maximum(plain, np.float32(0))
    later = network.second_bias.copy()
    for unit in np.flatnonzero(plain):
        later += plain[unit] * network.between[unit]
    assert first.tolist() == plain.tolist()
    assert second.tolist() == later.tolist()


@pytest.mark.parametrize("count", [0, 1, 4])
def test_an_option_adds_its_own_rows_and_leaves_what_was_seen_as_it_is(count):
    """So the next option begins from the same."""
    chance = np.random.Generator(np.random.PCG64(count))
    network, second = new_network(2), chance.normal(size=SECOND).astype(np.float32)
    network.outlooks[:] = chance.normal(size=network.outlooks.shape)
    outlook, shown = chance.integers(0, len(network.outlooks), 8).astype(np.uint16), np.zeros(SECOND, np.float32)
    before = second.copy()

    show(network, second, outlook, count, shown)

    plain = before.copy()
    for row in outlook[:count]:
        plain += network.outlooks[row]
    assert shown.tolist() == np.maximum(plain, np.float32(0)).tolist()
    assert second.tolist() == before.tolist()
