"""What the tricks of a side score."""

import pytest

from followsuit.rules import Bags, EveryTrick, MakersTake, Nil, OddTricks, SideContract
from followsuit.rules.round import Called, Round, Trick

START = (0, 0, 0, 0)


def ended(
    *,
    taken: tuple[int, ...],
    bids: tuple[int, ...] = (),
    before: tuple[int, ...] = START,
    declarer: int | None = None,
    alone: bool = False,
    calls: tuple[Called, ...] = (),
) -> Round:
    """A round of two against two as it is when scored."""
    tricks = tuple(Trick(0, winner=seat) for seat, number in enumerate(taken) for _ in range(number))
    return Round(
        1,
        3,
        (0, 1, 2, 3),
        sum(taken),
        before,
        sides=(0, 1, 0, 1),
        taken=taken,
        tricks=tricks,
        bids=bids,
        declarer=declarer,
        alone=alone,
        calls=calls,
    )


@pytest.mark.parametrize(
    ("taken", "expected"),
    [((4, 3, 3, 3), (1, 0, 1, 0)), ((6, 0, 0, 7), (0, 1, 0, 1)), ((13, 0, 0, 0), (7, 0, 7, 0))],
)
def test_only_tricks_above_six_count(taken: tuple[int, ...], expected: tuple[int, ...]):
    """Partners add theirs up; thirteen are seven points."""
    assert expected == OddTricks(above=6).scores(ended(taken=taken), START, {})


@pytest.mark.parametrize(("taken", "expected"), [((5, 0, 3, 0), (100, 0, 100, 0)), ((5, 1, 2, 0), START)])
def test_every_trick_is_paid_to_a_side(taken: tuple[int, ...], expected: tuple[int, ...]):
    """One trick of the others is enough to lose it."""
    assert expected == EveryTrick(100).scores(ended(taken=taken), START, {})


def test_a_round_without_tricks_pays_nobody_for_all_of_them():
    """When nothing was played, nobody took it."""
    assert START == EveryTrick(100).scores(ended(taken=(0, 0, 0, 0)), START, {})


@pytest.mark.parametrize(
    ("bids", "taken", "expected"),
    [
        ((4, 3, 2, 3), (5, 3, 1, 4), (60, 61, 60, 61)),
        ((4, 3, 3, 3), (3, 4, 3, 3), (-70, 61, -70, 61)),
        ((0, 3, 5, 3), (2, 3, 4, 4), (51, 61, 51, 61)),
    ],
)
def test_a_side_makes_what_its_members_bid_together(
    bids: tuple[int, ...], taken: tuple[int, ...], expected: tuple[int, ...]
):
    """Ten for each trick bid, one for each beyond; missed by one, all of it is lost."""
    assert expected == SideContract(10, overtrick=1).scores(ended(bids=bids, taken=taken), START, {})


@pytest.mark.parametrize(
    ("before", "over", "expected"),
    [(60, 2, 0), (68, 2, -100), (67, 2, 0), (69, 13, -200), (0, 10, -100), (-47, 7, -100), (-47, 6, 0)],
)
def test_the_tenth_bag_costs_a_hundred(before: int, over: int, expected: int):
    """Bags are the last digit of a total, also of one below zero; the rest of them is kept."""
    round_ = ended(taken=(over, 0, 0, 0), bids=(0, 0, 0, 0), before=(before, 0, before, 0))

    assert (expected, 0, expected, 0) == Bags(every=10, points=-100).scores(round_, START, {})


def test_a_missed_contract_brings_no_bags():
    """Only tricks beyond the bids are."""
    round_ = ended(taken=(3, 9, 0, 1), bids=(4, 0, 0, 10), before=(9, 9, 9, 9))

    assert START == Bags(every=10, points=-100).scores(round_, START, {})


@pytest.mark.parametrize(
    ("bids", "taken", "expected"),
    [
        ((0, 4, 4, 3), (0, 5, 4, 4), (100, 0, 100, 0)),
        ((0, 4, 4, 3), (1, 5, 3, 4), (-100, 0, -100, 0)),
        ((0, 4, 0, 3), (0, 6, 1, 6), (0, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 7, 0, 6), (200, -200, 200, -200)),
    ],
)
def test_nil_is_each_partners_own(bids: tuple[int, ...], taken: tuple[int, ...], expected: tuple[int, ...]):
    """Its side gains or loses by it; two may be bid by one side."""
    assert expected == Nil(100).scores(ended(bids=bids, taken=taken), START, {})


def test_nil_is_worth_a_remark():
    """Who made it and who did not; nothing where nobody bid it, or where it counts nothing."""
    round_ = ended(bids=(0, 4, 0, 3), taken=(0, 6, 1, 6))

    assert (("round/nil-made", {"seats": [0]}), ("round/nil-failed", {"seats": [2]})) == Nil(100).remarks(round_)
    assert () == Nil(100).remarks(ended(bids=(1, 4, 3, 3), taken=(0, 6, 1, 6)))
    assert () == Nil(0, blind=200).remarks(round_)


def test_a_nil_bid_before_the_cards_were_seen_counts_more():
    """Where a game has it."""
    calls = (Called(0, "blind", "nil"),)
    round_ = ended(bids=(0, 4, 4, 3), taken=(0, 5, 4, 4), calls=calls)

    assert (200, 0, 200, 0) == Nil(100, blind=200).scores(round_, START, {})


MAKERS = MakersTake(3, points=1, all_tricks=2, all_alone=4, failed=2)


@pytest.mark.parametrize(
    ("taken", "alone", "expected"),
    [
        ((2, 1, 1, 1), False, (1, 0, 1, 0)),
        ((2, 1, 2, 0), False, (1, 0, 1, 0)),
        ((3, 0, 2, 0), False, (2, 0, 2, 0)),
        ((5, 0, 0, 0), True, (4, 0, 4, 0)),
        ((4, 1, 0, 0), True, (1, 0, 1, 0)),
        ((1, 2, 1, 1), False, (0, 2, 0, 2)),
        ((2, 2, 0, 1), True, (0, 2, 0, 2)),
    ],
    ids=["three", "four", "march", "march alone", "four alone", "euchred", "euchred alone"],
)
def test_makers_need_three_tricks(taken: tuple[int, ...], alone: bool, expected: tuple[int, ...]):
    """A point, two for all five, four for all five alone; failing gives the others two."""
    assert expected == MAKERS.scores(ended(taken=taken, declarer=0, alone=alone), START, {})


def test_a_round_that_nobody_undertook_scores_nothing():
    """All have passed."""
    assert START == MAKERS.scores(ended(taken=(0, 0, 0, 0)), START, {})
