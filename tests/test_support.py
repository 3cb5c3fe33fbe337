"""With which settings every game is tried."""

from itertools import combinations

from tests.support import pairs_covered


def test_any_two_values_of_different_options_come_together():
    """In few combinations of very many."""
    choices = ((3, 4, 5, 6, 7), ("up", "down", "both"), (False, True), (False, True), (None, 4), ("a", "b", "c"))
    chosen = list(pairs_covered(choices))
    together = {pair for values in chosen for pair in combinations(enumerate(values), 2)}
    pairs = [
        ((one, first), (other, second))
        for one, other in combinations(range(len(choices)), 2)
        for first in choices[one]
        for second in choices[other]
    ]

    assert set(pairs) == together
    assert len(chosen) <= 20
