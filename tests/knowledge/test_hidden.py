"""The unseen cards, one by one and in groups."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.knowledge import UNDEALT, ImpossibleView, worlds
from followsuit.knowledge.hidden import hidden_from
from tests.support import carded, table


def miesjelen() -> fs.State:
    """A table of three where seat 0 has dealt, with 9c face up, and seat 1 leads."""
    state = fs.game("miesjelen", seats=3).start().play("dealer 0")
    return state.play("deal 7c 8c 9c Td Jd | 7d 8d 9d Th Jh | 7h 8h 9h Tc Jc").play("turn 9c")


def groups(state: fs.State, seat: int | None) -> dict[tuple[int | str, ...], int]:
    """How many unseen cards may lie in the same places."""
    return {group.places: len(group.cards) for group in worlds(state.view(seat)).groups}


def test_before_anything_is_shown_all_cards_are_one_group():
    """Nothing tells one unseen card from another."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | Qh 4c", trump="s", schedule="fifteen")
    assert {(1, 2, UNDEALT): 50} == groups(state, 0)


def test_a_shown_void_parts_a_suit_from_the_rest():
    """The unseen hearts may lie elsewhere only."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | Qh 4c", trump="s", led="Ah 2c", schedule="fifteen")
    assert {(2, UNDEALT): 11, (1, 2, UNDEALT): 38} == groups(state, 0)


def test_a_hand_without_cards_is_not_a_place_to_look_in():
    """What it has shown no longer parts anything."""
    state = table("boerenbridge", hands="Ah | 2c | 4c 9c", trump="s", led="Ah 2c", schedule="fifteen")
    assert {(2, UNDEALT): 50} == groups(state, 0)


def test_the_dealers_turned_card_is_known_to_be_in_the_dealers_hand():
    """Miesjelen shows it to all."""
    state = miesjelen()
    for seat in (1, 2, None):
        assert (0,) == worlds(state.view(seat)).may_hold("9c")
        assert 1 == worlds(state.view(seat)).chance("9c", 0)
    assert () == worlds(state.view(0)).may_hold("9c")


def test_the_dealers_turned_card_is_known_until_it_is_played():
    """Afterwards it lies in a trick, and the rest of the dealer's hand is open."""
    before = carded(miesjelen(), "7d Tc Td")
    assert (0,) == worlds(before.view(1)).may_hold("9c")
    after = carded(miesjelen(), "Th 7h 9c")
    assert () == worlds(after.view(1)).may_hold("9c")
    assert (0, 2, UNDEALT) == worlds(after.view(1)).may_hold("8c")


def test_a_turned_card_that_leaves_play_is_in_nobodys_hand():
    """Ninja Whist and Elemental put it aside."""
    found = worlds(fs.game("ninja-whist").start(seed=2).view(0))
    turned = fs.game("ninja-whist").start(seed=2).view(0).turned
    assert turned is not None
    assert () == found.may_hold(turned)


def test_copies_in_sight_have_the_lowest_numbers():
    """Zeros are cards 0 to 3: the one played first, then one's own, then the turned one; the rest is hidden."""
    state = table("elemental", hands="0 1f | 0 2f | 4f 5f", turned="0", led="0 2f 4f")
    hidden = hidden_from(state.view(1))
    assert (1,) == hidden.hand
    assert [3] == [number for number in hidden.may_lie if number < 4]
    spectators = hidden_from(state.view(None))
    assert [2, 3] == [number for number in spectators.may_lie if number < 4]


def test_a_small_pack_leaves_out_the_lower_ranks():
    """Boerenbridge with three cards each has 12 cards, numbered as in the whole deck."""
    state = fs.game("boerenbridge").start(seed=1)
    hidden = hidden_from(state.view(None))
    assert [10, 11, 12, 23, 24, 25, 36, 37, 38, 49, 50, 51] == list(hidden.may_lie)


def test_a_card_that_is_in_sight_too_often_cannot_be():
    """There is one of each in most decks."""
    view = table("miesjelen", hands="Ah 7c | 8s 9d", trump="s", led="Ah").view(1)
    with pytest.raises(ImpossibleView, match="Ah is in sight more often than it is in the pack"):
        worlds(replace(view, hand=(fs.Card("A", "h"), fs.Card("9", "d"))))


def test_a_hand_of_another_size_than_is_told_cannot_be():
    """Both numbers are named."""
    view = table("miesjelen", hands="Ah 7c | 8s 9d", trump="s").view(0)
    with pytest.raises(ImpossibleView, match="Seat 0 sees 1 cards in a hand of 2"):
        worlds(replace(view, hand=view.hand[:1]))


def test_a_dealer_without_the_turned_card_cannot_be():
    """It is in the dealer's hand or was played by the dealer."""
    state = miesjelen()
    with pytest.raises(ImpossibleView, match="Seat 0 was dealt 7d face up, but does not have it"):
        worlds(replace(state.view(1), turned=fs.Card("7", "d")))
    with pytest.raises(ImpossibleView, match="Seat 0 was dealt As face up, but does not have it"):
        worlds(replace(state.view(0), turned=fs.Card("A", "s")))
    after = carded(state, "7d Tc Td")
    with pytest.raises(ImpossibleView, match="Seat 0 was dealt Tc face up, but does not have it"):
        worlds(replace(after.view(1), turned=fs.Card("T", "c")))


def test_a_turned_card_of_a_suit_that_the_dealer_has_shown_not_to_hold_cannot_be():
    """The dealer would have owed it."""
    state = carded(miesjelen(), "Th 7h 9c")
    with pytest.raises(ImpossibleView, match="play has shown too much"):
        worlds(replace(state.view(1), turned=fs.Card("A", "h")))


def test_cards_that_no_hand_is_left_to_hold_cannot_be():
    """All twelve cards are dealt, and all three others have shown no hearts while one is unseen."""
    state = table("boerenbridge", hands="Ah Qc Kc | Qd Kd Ad | Qs Ks As | Qh Kh Ac", trump="s", led="Ah Qd Qs")
    view = state.view(0)
    assert view.trick is not None
    worlds(view)
    with pytest.raises(ImpossibleView, match="play has shown too much"):
        worlds(
            replace(
                view, trick=replace(view.trick, cards=(*view.trick.cards, fs.Card("A", "c"))), hand_sizes=(2, 2, 2, 2)
            )
        )
