"""What a network makes of features: rows added one after the other, to the last bit."""

from __future__ import annotations

import numpy as np
import pytest

from followsuit.minds.network import FIRST, SECOND, look, new_network


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
    assert second.tolist() == np.maximum(later, np.float32(0)).tolist()
