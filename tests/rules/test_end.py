"""When a game is over, who has won, and which rounds do not count."""

import pytest

from followsuit.rules import ExactlyZero, FallenTo, FirstTo, MostPointsAfter, NearestToZeroAfter, Rules
from followsuit.rules.check import problems
from followsuit.rules.end import Aim
from tests.rules.spoilt import PLAIN, Mistakes, each_of, ended

ALONE = (0, 1, 2)
"""Three seats, each a side of its own."""
PAIRS = (0, 1, 0, 1)
"""Four seats of two sides, which have equal totals."""


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((3, 0, 25), (1,)), ((3, 1, 25), ()), ((-1, 5, 25), ()), ((0, -3, 7), (0,))],
)
def test_exactly_zero_wins(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Below zero is no win."""
    assert winners == ExactlyZero(void_when_shared=True).winners(totals, rounds=1, sides=ALONE)


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
    assert is_void is ExactlyZero(void_when_shared=shared).voids(totals, sides=ALONE)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((3, 9, 25), (0,)), ((4, -3, 25), (1,)), ((-3, 3, 25), (0, 1)), ((5, 5, 5), (0, 1, 2))],
)
def test_nearest_to_zero_wins_above_or_below(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Distance counts, not the sign; equals share."""
    assert winners == NearestToZeroAfter(4).winners(totals, rounds=4, sides=ALONE)


def test_nearest_to_zero_waits_for_the_limit():
    """Nobody has won a round earlier."""
    assert () == NearestToZeroAfter(4).winners((1, 2), rounds=3, sides=ALONE)


@pytest.mark.parametrize(("totals", "winners"), [((3, 9, -25), (1,)), ((9, 3, 9), (0, 2)), ((-2, -1, -3), (1,))])
def test_most_points_win_and_equals_share(totals: tuple[int, ...], winners: tuple[int, ...]):
    """After the last round."""
    assert winners == MostPointsAfter(5).winners(totals, rounds=5, sides=ALONE)


@pytest.mark.parametrize("rounds", [1, 4])
def test_most_points_wait_for_the_last_round(rounds: int):
    """Not before it."""
    assert () == MostPointsAfter(5).winners((3, 9), rounds=rounds, sides=ALONE)


@pytest.mark.parametrize("rounds", [1, 12, 1000])
def test_an_open_end_never_comes_by_itself(rounds: int):
    """With 0 rounds only the table can stop."""
    assert () == MostPointsAfter(0).winners((3, 9), rounds=rounds, sides=ALONE)


def test_rounds_always_count_where_no_word_voids_them():
    """Most points and nearest to zero void nothing."""
    assert (False, False) == (MostPointsAfter(5).voids((0, 0), (0, 1)), NearestToZeroAfter(5).voids((0, 0), (0, 1)))


def test_partners_who_stand_at_zero_together_do_not_make_the_round_void():
    """They are one side; two sides at zero are two."""
    word = ExactlyZero(void_when_shared=True)

    assert (False, True) == (word.voids((0, 3, 0, 3), PAIRS), word.voids((0, 0, 0, 0), PAIRS))


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((4, 3, 4, 3), ()), ((5, 3, 5, 3), (0, 2)), ((5, 8, 5, 8), (1, 3)), ((5, 5, 5, 5), (0, 1, 2, 3))],
)
def test_the_first_side_to_a_number_of_points_wins(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Where both have reached it, the one with more; equals share."""
    assert winners == FirstTo(5).winners(totals, rounds=3, sides=PAIRS)


def test_sides_that_are_equal_play_on_where_the_game_says_so():
    """Partners are always equal, which is no tie."""
    word = FirstTo(500, tied_play_on=True)

    assert () == word.winners((510, 510, 510, 510), rounds=9, sides=PAIRS)
    assert (0, 2) == word.winners((510, 509, 510, 509), rounds=9, sides=PAIRS)


def test_fewest_points_win_where_points_are_penalties():
    """Reached by one, won by another; those with as few share it."""
    word = FirstTo(100, fewest_win=True)

    assert () == word.winners((99, 20, 20), rounds=6, sides=ALONE)
    assert (1, 2) == word.winners((100, 20, 20), rounds=7, sides=ALONE)
    assert (Aim.FEWEST, Aim.MOST) == (word.aim, FirstTo(100).aim)


@pytest.mark.parametrize(
    ("totals", "winners"), [((-199, 90, -199, 90), ()), ((-200, 90, -200, 90), (1, 3)), ((40, -310, 40, -310), (0, 2))]
)
def test_a_side_that_falls_low_enough_has_lost(totals: tuple[int, ...], winners: tuple[int, ...]):
    """Exactly the number is low enough."""
    assert winners == FallenTo(-200).winners(totals, rounds=5, sides=PAIRS)


def test_nobody_knows_after_how_many_rounds_a_number_of_points_is_reached():
    """Such an end may come after any of them, or never."""
    assert [(True, None), (True, None)] == [(word.is_sudden, word.last_round) for word in (FirstTo(5), FallenTo(-200))]


MISTAKES: Mistakes = {
    "an end before the start": (
        ended(MostPointsAfter(-1), rules=PLAIN),
        4,
        "`end`: MostPointsAfter comes after −1 rounds: give 0, for an open end, or more.",
    ),
    "a limit of no round": (
        ended(NearestToZeroAfter(0), rules=PLAIN),
        4,
        "`end`: NearestToZeroAfter comes after 0 rounds: give at least 1.",
    ),
    "more rounds than a table can play": (
        ended(MostPointsAfter(1_001), rules=PLAIN),
        4,
        "`end`: MostPointsAfter comes after 1001 rounds: give at most 1000.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_ends_a_game_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
