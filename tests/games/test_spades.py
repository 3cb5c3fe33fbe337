"""Every rule of Spades."""

from typing import Any

import pytest

import followsuit as fs
from followsuit.rules import Nil
from followsuit.rules.round import Called, Round, Trick
from tests.support import asked_blind, broken, last_scored, seats_of, table, texts

ACE_OF_SEAT = ("Ac 2c 3c 4c", "2c Ac 3c 4c", "2c 3c Ac 4c", "2c 3c 4c Ac")
"""The thirteenth trick, by who takes it."""


def scored(bids: str, taken: tuple[int, ...], totals: str = "0 0 0 0", **options: Any) -> fs.State:
    """A round in which each seat takes so many tricks, the last of them by the last seat that takes any."""
    last = max(seat for seat in range(4) if taken[seat])
    before = [number - (seat == last) for seat, number in enumerate(taken)]
    tricks = tuple(Trick(0, winner=seat) for seat, number in enumerate(before) for _ in range(number))
    led = ACE_OF_SEAT[last]
    return table(
        "spades",
        hands=" | ".join(led.split()),
        led=led,
        bids=bids,
        taken=" ".join(map(str, before)),
        tricks=tricks,
        totals=totals,
        **options,
    )


def scores(state: fs.State) -> tuple[int, int]:
    """What each side scored; partners have equal scores."""
    told = last_scored(state)["scores"]
    assert told[:2] == told[2:]
    return told[0], told[1]


@pytest.mark.parametrize(
    ("bids", "taken", "expected"),
    [
        ("4 3 3 3", (4, 3, 3, 3), (70, 60)),
        ("4 3 3 2", (5, 2, 3, 3), (71, 50)),
        ("4 3 3 3", (3, 4, 3, 3), (-70, 61)),
        ("6 3 3 4", (6, 3, 3, 1), (90, -70)),
    ],
    ids=["made", "overtricks", "set", "the others set"],
)
def test_a_side_makes_its_bids_or_is_set(bids: str, taken: tuple[int, ...], expected: tuple[int, int]):
    """Ten a trick and one for each more; else ten a trick off, and no overtricks."""
    assert expected == scores(scored(bids, taken))


@pytest.mark.parametrize(
    ("bids", "taken", "expected"),
    [
        ("0 4 4 3", (0, 5, 5, 3), (100 + 41, 71)),
        ("0 4 4 3", (1, 4, 5, 3), (-100 + 42, 70)),
        ("0 4 5 3", (2, 4, 3, 4), (-100 + 50, 71)),
        ("0 4 0 3", (0, 8, 0, 5), (200, 76)),
        ("0 4 0 3", (0, 7, 2, 4), (100 - 100 + 2, 74)),
    ],
    ids=["made", "failed", "its tricks help the partner", "both made", "one of two"],
)
def test_nil_is_scored_by_itself(bids: str, taken: tuple[int, ...], expected: tuple[int, int]):
    """The partner's bid is scored beside it."""
    assert expected == scores(scored(bids, taken))


def test_without_nil_a_bid_of_zero_is_a_zero():
    """Its tricks are simply the side's."""
    assert (42, 70) == scores(scored("0 4 4 3", (1, 4, 5, 3), nil=False))


@pytest.mark.parametrize(
    ("total", "taken", "expected", "after"),
    [
        (67, (6, 2, 3, 2), 72, 139),
        (68, (6, 2, 3, 2), 72 - 100, 40),
        (69, (7, 2, 3, 1), 73 - 100, 42),
        (-12, (6, 2, 3, 2), 72 - 100, -40),
    ],
    ids=["nine bags", "ten", "twelve", "ten below zero"],
)
def test_the_tenth_bag_costs_a_hundred(total: int, taken: tuple[int, ...], expected: int, after: int):
    """At once; those beyond ten are kept as the last digit of the total."""
    state = scored("4 2 3 2", taken, totals=f"{total} 0 {total} 0")

    assert (expected, after) == (scores(state)[0], last_scored(state)["totals"][0])


def test_without_bags_overtricks_are_only_gained():
    """One point each."""
    assert 72 == scores(scored("4 2 3 2", (6, 2, 3, 2), totals="68 0 68 0", bags=False))[0]


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ("440 300 440 300", (0, 2)),
        ("440 460 440 460", (1, 3)),
        ("420 400 420 400", ()),
        ("0 -270 0 -270", (0, 2)),
        ("0 -259 0 -259", ()),
    ],
    ids=["first to 500", "both, and more wins", "not yet", "fallen to -200", "not fallen"],
)
def test_the_game_ends_at_the_target_or_at_the_floor(totals: str, winners: tuple[int, ...]):
    """A round of 70 and 60."""
    assert winners == scored("4 3 3 3", (4, 3, 3, 3), totals=totals, bags=False).winners


def test_a_tie_at_the_target_is_played_on():
    """Until one side is ahead."""
    state = scored("4 3 3 3", (4, 3, 3, 3), totals="440 450 440 450", bags=False)

    assert ([510, 510, 510, 510], False) == (last_scored(state)["totals"], state.is_over)


def test_without_a_floor_nobody_falls_too_low():
    """The game goes on."""
    assert not scored("4 3 3 3", (4, 3, 3, 3), totals="0 -900 0 -900", floor=None).is_over


def test_spades_may_be_discarded_from_the_first_trick_on():
    """They break by that."""
    state = table("spades", hands="Ac 2d | 5s 6h | 7c 7h | 8c 8h", led="Ac")

    assert ("play 6h", "play 5s") == texts(state.legal())


def test_a_spade_beats_every_other_card():
    """And the highest of them takes the trick."""
    state = table("spades", hands="Ac 2d | 5s 6h | 7s 7h | 8c 8h", led="Ac 5s 7s 8c")

    assert 2 == state.to_act


def test_spades_cannot_be_led_before_they_are_broken():
    """With the reason."""
    state = table("spades", hands="As 2d | 5s 6h | 7c 7h | 8c 8h")

    expected = "A♠ must wait: it may not be led before such cards are broken. Lead 2♦."
    assert ("play/unbroken", expected) == broken(state, "play As")


def test_spades_are_for_four():
    """Two against two."""
    assert {4} == seats_of("spades")


def test_a_side_far_behind_may_bid_nil_before_it_sees_its_cards():
    """Only who is on a side a hundred points behind is asked, and has no hand to look at until it has answered."""
    state = asked_blind()
    round_, seat = state.position.table, state.to_act
    assert seat is not None

    assert ("blind look", "blind nil") == texts(state.legal())
    assert all(max(round_.before) - round_.before[each] >= 100 for each in round_.closed)
    assert () == state.view(seat).hand
    assert 13 == state.view(seat).hand_sizes[seat]
    assert round_.hands[seat] == state.play("blind look").view(seat).hand


def test_nobody_is_asked_for_a_blind_nil_while_sides_are_close():
    """In the first round everyone looks at its cards."""
    state = fs.game("spades", blind_nil=True).start(seed=1)

    assert ("bid", ()) == (state.view(None).asked, state.position.table.closed)


def test_a_blind_nil_stands_as_the_bid_and_is_not_asked_for_again():
    """The others bid; nobody bids twice."""
    state = asked_blind()
    seat = state.to_act
    assert seat is not None
    state = state.play("blind nil")

    assert 0 == state.view(None).bids[seat]
    while state.view(None).asked is not None:
        assert seat != state.to_act
        state = state.play(state.legal()[0])


@pytest.mark.parametrize(("taken", "expected"), [((0, 5, 4, 4), 200), ((1, 5, 3, 4), -200)])
def test_a_blind_nil_is_worth_twice_a_nil(taken: tuple[int, ...], expected: int):
    """Whether it is kept or not; what the partner bid is scored beside it."""
    blind = (Called(0, "blind", "nil"),)
    round_ = Round(1, 3, (0, 1, 2, 3), 13, (0,) * 4, sides=(0, 1, 0, 1), calls=blind, bids=(0, 5, 4, 4), taken=taken)

    assert (expected, 0, expected, 0) == Nil(100, blind=200).scores(round_, (0,) * 4, {})
