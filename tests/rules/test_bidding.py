"""Bids: their range, the cap and the hook."""

import pytest

import followsuit as fs
from followsuit.rules import Bids
from tests.support import bidding, broken, texts


@pytest.mark.parametrize(
    ("cap", "hand", "most"),
    [(None, 3, 3), (None, 20, 20), (7, 3, 3), (7, 7, 7), (7, 8, 7), (7, 20, 7), (2, 5, 2)],
)
def test_a_bid_is_at_most_the_hand_and_at_most_the_cap(cap: int | None, hand: int, most: int):
    """Without a cap the hand alone sets the limit."""
    assert most == Bids(cap=cap).most(hand)


def test_the_bids_run_from_nought_to_the_number_of_cards():
    """Every number of tricks that can be taken."""
    state = bidding("elemental", seats=3, hand_size=4)

    assert ("bid 0", "bid 1", "bid 2", "bid 3", "bid 4") == texts(state.legal())


@pytest.mark.parametrize("number", [5, -1, 100])
def test_a_bid_outside_the_range_is_refused(number: int):
    """The refusal gives the range."""
    state = bidding("elemental", seats=3, hand_size=4)

    assert ("bid/range", f"There is no bid {number} here: bid 0 to 4.") == broken(state, f"bid {number}")


def test_a_bid_above_the_cap_is_refused_as_such():
    """Eight tricks could be taken, but the table's markers end at seven; nine could not be taken at all."""
    state = bidding("ninja-whist", seats=4, hand_size=8)

    assert ("bid/cap", "Bids go up to 7 at this table: bid 0 to 7.") == broken(state, "bid 8")
    assert ("bid/range", "There is no bid 9 here: bid 0 to 7.") == broken(state, "bid 9")


@pytest.mark.parametrize(("key", "seats"), [("boerenbridge", 4), ("ninja-whist", 4)])
def test_the_hook_takes_one_number_from_the_dealer(key: str, seats: int):
    """1 + 0 + 2 were bid for four tricks: the dealer may not bid 1."""
    state = bidding(key, seats=seats, hand_size=4, bids="1 0 2")

    assert 0 == state.to_act
    assert ("bid 0", "bid 2", "bid 3", "bid 4") == texts(state.legal())
    expected = ("bid/hook", "You may not bid 1: the bids would add up to 4. Bid any other number.")
    assert expected == broken(state, "bid 1")


def test_the_hook_binds_the_dealer_only():
    """The others may make the sum what they like."""
    state = bidding("boerenbridge", seats=4, hand_size=4, bids="1 0")

    assert None is state.why_not("bid 3")


def test_a_dealer_for_whom_the_bids_are_too_many_already_is_free():
    """A sum above the tricks cannot come down again."""
    state = bidding("boerenbridge", seats=4, hand_size=4, bids="4 4 4")

    assert ("bid 0", "bid 1", "bid 2", "bid 3", "bid 4") == texts(state.legal())


def test_bids_are_made_once_each_clockwise_the_dealer_last():
    """The seat after the dealer begins; after the dealer's bid cards are played."""
    state = bidding("elemental", seats=4, hand_size=3, dealer=2)
    order = []
    while "bid 0" in texts(state.legal()):
        order.append(state.to_act)
        state = state.play("bid 0")

    assert [3, 0, 1, 2] == order


def test_bids_are_open_to_all_once_made():
    """Everyone sees the numbers bid so far."""
    state = bidding("elemental", seats=3, hand_size=3, bids="2 1")

    assert (None, 2, 1) == state.view(None).bids


@pytest.mark.parametrize("text", ["bid x", "bid 1.5", "bid one"])
def test_a_bid_is_a_number(text: str):
    """The answer shows how a bid is written."""
    with pytest.raises(fs.ParseError) as caught:
        fs.game("elemental").action(text)

    assert f"“{text[4:]}” is not a number. Write a number of tricks, such as `bid 3`." == str(caught.value)
