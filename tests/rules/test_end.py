"""When a game is over, who has won, and which rounds do not count."""

import pytest

from followsuit.rules import ExactlyZero, MostPointsAfter, NearestToZeroAfter


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((3, 0, 25), (1,)), ((3, 1, 25), ()), ((-1, 5, 25), ()), ((0, -3, 7), (0,))],
)
def test_exactly_zero_wins(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Below zero is no win."""
    assert winners == ExactlyZero(void_when_shared=True).winners(totals, rounds=1)


@pytest.mark.parametrize(
    ("totals", "shared", "is_void"),
    [
        ((0, 0, 4), True, True),
        ((0, 0, 0), True, True),
        ((0, 1, 4), True, False),
        ((1, 1, 4), True, False),
        ((0, 0, 4), False, False),
    ],
)
def test_a_shared_zero_makes_the_round_void_where_the_game_says_so(
    totals: tuple[int, ...], shared: bool, is_void: bool
):
    """Equal totals elsewhere do not."""
    assert is_void is ExactlyZero(void_when_shared=shared).voids(totals)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((3, 9, 25), (0,)), ((4, -3, 25), (1,)), ((-3, 3, 25), (0, 1)), ((5, 5, 5), (0, 1, 2))],
)
def test_nearest_to_zero_wins_above_or_below(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Distance counts, not the sign; equals share."""
    assert winners == NearestToZeroAfter(4).winners(totals, rounds=4)


def test_nearest_to_zero_waits_for_the_limit():
    """Nobody has won a round earlier."""
    assert () == NearestToZeroAfter(4).winners((1, 2), rounds=3)


@pytest.mark.parametrize(("totals", "winners"), [((3, 9, -25), (1,)), ((9, 3, 9), (0, 2)), ((-2, -1, -3), (1,))])
def test_most_points_win_and_equals_share(totals: tuple[int, ...], winners: tuple[int, ...]):
    """After the last round."""
    assert winners == MostPointsAfter(5).winners(totals, rounds=5)


@pytest.mark.parametrize("rounds", [1, 4])
def test_most_points_wait_for_the_last_round(rounds: int):
    """Not before it."""
    assert () == MostPointsAfter(5).winners((3, 9), rounds=rounds)


@pytest.mark.parametrize("rounds", [1, 12, 1000])
def test_an_open_end_never_comes_by_itself(rounds: int):
    """With 0 rounds only the table can stop."""
    assert () == MostPointsAfter(0).winners((3, 9), rounds=rounds)


def test_rounds_always_count_where_no_word_voids_them():
    """Most points and nearest to zero void nothing."""
    assert (False, False) == (MostPointsAfter(5).voids((0, 0)), NearestToZeroAfter(5).voids((0, 0)))
