"""Bids: their range, the cap, the hook, what partners bid, and a nil before one looks at one's cards."""

import random
from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.rules import Bids, Rules
from followsuit.rules.check import problems
from tests.rules.spoilt import PLAIN, Mistakes, each_of
from tests.support import bidding, broken, texts


@pytest.mark.parametrize(
    ("cap", "hand", "most"),
    [(None, 3, 3), (None, 20, 20), (7, 3, 3), (7, 7, 7), (7, 8, 7), (7, 20, 7), (2, 5, 2)],
)
def test_a_bid_is_at_most_the_hand_and_at_most_the_cap(cap: int | None, hand: int, most: int):
    """Without a cap the hand alone sets the limit."""
    assert most == Bids(cap=cap).most(hand)


@pytest.mark.parametrize("language", ["en", "de", "lv", "nl"])
@pytest.mark.parametrize(("longest", "example"), [(1, "`bid 1`"), (2, "`bid 2`"), (10, "`bid 2`")])
def test_the_rules_show_a_bid_that_can_be_made(longest: int, example: str, language: str):
    """With hands of one card nobody bids two."""
    game = fs.game("oh-hell", longest=longest, no_trump=True)

    assert example in game.rules_page(language)
    assert longest > 1 or "`bid 2`" not in game.rules_page(language)


def test_a_refusal_shows_a_bid_that_can_be_made():
    """Also where nothing but 0 may be bid."""
    rules = fs.game("oh-hell", longest=1, no_trump=True).rules

    assert ["bid 1", "bid 0"] == [Bids(cap=cap).example(rules, "bid") for cap in (None, 0)]


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


def test_partners_bid_together_at_most_as_many_tricks_as_there_are():
    """Seat 1 bid nine of thirteen, so seat 3 has up to four."""
    state = bidding("spades", seats=4, hand_size=13, bids="9 3")

    expected = "You may not bid 5: you and your partner would bid more than 13 tricks. Bid 0 to 4."
    assert ("bid/partners", expected) == broken(state, "bid 5")
    assert tuple(f"bid {number}" for number in range(5)) == texts(state.legal())


def test_the_other_side_does_not_matter_to_what_partners_bid():
    """The second to bid has all thirteen."""
    assert 14 == len(bidding("spades", seats=4, hand_size=13, bids="13").legal())


def asked_blind() -> fs.State:
    """A game of Spades in which a side has fallen so far behind that it may bid nil blind."""
    state, chance = fs.game("spades", blind_nil=True, floor=None, target=1_000).start(seed=2), random.Random(2)
    while state.view().asked != "blind":
        state = state.play(chance.choice(state.legal()))
    return state


def test_who_is_far_behind_may_bid_nil_before_looking():
    """Only its side is asked, and it does not see its cards before it has answered."""
    state = asked_blind()
    seat = state.to_act
    assert seat is not None
    totals = state.scores

    assert totals[(seat + 1) % 4] - totals[seat] >= 100
    assert ("blind look", "blind nil") == texts(state.legal())
    assert set() == {str(card) for card in state.view(seat).hand} - {"??"}


def test_a_blind_nil_is_a_bid():
    """Its seat sees its cards then, and is not asked again."""
    state = asked_blind()
    seat = state.to_act
    assert seat is not None
    state = state.play("blind nil")

    assert (0, True) == (state.view().bids[seat], state.position.table.is_blind(seat))
    assert "??" not in texts(state.view(seat).hand)


def test_who_looks_bids_later():
    """Nothing is lost by it."""
    state = asked_blind()
    seat = state.to_act
    assert seat is not None
    looked = state.play("blind look")

    assert (None, False) == (looked.view().bids[seat], looked.position.table.is_blind(seat))
    code, sentence = broken(state, "bid 3")
    assert ("action/not-now", True) == (code, "before looking at its cards (`blind look`)" in sentence)


MISTAKES: Mistakes = {
    "a cap below zero": (
        replace(PLAIN, stages=(Bids(cap=-1),)),
        4,
        "`stages`: Bids has a `cap` of −1, which leaves nothing to bid: give 0 or more.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_bids_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
