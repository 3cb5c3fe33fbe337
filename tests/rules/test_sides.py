"""Who counts together."""

import pytest

import followsuit as fs
from followsuit.rules import EachAlone, Partners
from followsuit.rules.round import Round
from followsuit.rules.sides import one_against_the_rest


def test_without_partners_everyone_is_a_side():
    """And nothing is said about it."""
    assert (0, 1, 2) == EachAlone().of(3)
    assert "Partners" not in fs.game("hearts").rules_page()


@pytest.mark.parametrize(
    ("sides", "seats", "expected"), [(2, 4, (0, 1, 0, 1)), (2, 6, (0, 1, 0, 1, 0, 1)), (3, 6, (0, 1, 2, 0, 1, 2))]
)
def test_partners_sit_in_turn(sides: int, seats: int, expected: tuple[int, ...]):
    """With two sides of two they face each other."""
    assert expected == Partners(sides).of(seats)


def test_one_plays_against_the_rest():
    """Who plays alone is a side, all others are the other."""
    assert (1, 1, 0, 1) == one_against_the_rest(4, 2)


def test_of_what_partners_share_one_value_is_kept_for_each_side():
    """In the order of the sides."""
    assert (7, 9) == Partners().each_once((7, 9, 7, 9))


def round_of(sides: tuple[int, ...], **more: object) -> Round:
    """A round of four as far as sides matter."""
    return Round(1, 3, (0, 1, 2, 3), 5, (0, 0, 0, 0), sides=sides, taken=(1, 2, 3, 4), **more)  # type: ignore[arg-type]


def test_a_round_adds_up_what_partners_have():
    """Tricks, or whatever else is counted by seat."""
    round_ = round_of((0, 1, 0, 1))

    assert [(0, 2), (1, 3)] == [round_.partners(0), round_.partners(3)]
    assert [4, 6, 4, 6] == [round_.side_tricks(seat) for seat in range(4)]
    assert (40, 60, 40, 60) == round_.by_side((10, 20, 30, 40))


def test_a_declarer_without_partners_plays_alone():
    """One with a partner does not, even if it plays without it."""
    assert 2 == round_of((1, 1, 0, 1), declarer=2).solo
    assert None is round_of((0, 1, 0, 1), declarer=2, alone=True).solo
