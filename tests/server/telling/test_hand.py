"""The hand as it is told."""

from __future__ import annotations

from tests.server.telling.told import said, told
from tests.support import table


def test_a_hand_stands_trumps_first_then_suit_by_suit_from_high_to_low():
    """Permanent trumps in their own order, the suits in the deck's."""
    state = table("zole", hands="8d 9h Qh Tc Kh Js | 9c | 9s")

    assert ["Qh", "Js", "8d", "Tc", "Kh", "9h"] == [card["card"] for card in told(state, 0)["hand"]]


def test_what_always_wins_stands_before_the_trumps_and_what_never_does_last():
    """Infinities, fire, the other elements, zeros; equal faces once."""
    state = table("elemental", hands="0 3a 5f ∞ 12f 0 11w | 1f | 2f", trump="f")

    hand = told(state, 0)["hand"]
    assert ["∞", "12f", "5f", "11w", "3a", "0"] == [card["card"] for card in hand]
    assert [1, 1, 1, 1, 1, 2] == [card["copies"] for card in hand]
    assert [False, True, True, False, False, False] == [card["trump"] for card in hand]


def test_a_card_that_must_wait_says_why_to_the_seat_whose_turn_it_is():
    """Names in words; the reason is that of the rules."""
    state = table("zole", hands="Ah | Qh Kh 9h | 9s", led="Ah")
    queen, king, _ = told(state, 1)["hand"]

    assert ("Queen of hearts", False, True) == (queen["name"], queen["playable"], queen["trump"])
    assert "Q♥ must wait. Follow plain hearts: K♥ or 9♥." == said(queen["why"])
    assert queen["why"] is not None
    assert {"card": "Qh", "led": "h", "owed": ["Kh", "9h"], "plain": True} == queen["why"]["facts"]
    assert (True, None) == (king["playable"], king["why"])


def test_a_hand_out_of_turn_has_nothing_playable_and_no_reasons():
    """A reason would tell nothing that one could act on."""
    state = table("zole", hands="Ah Qs | Qh Kh | 9s 9c", led="Ah")

    assert [(False, None)] == [(card["playable"], card["why"]) for card in told(state, 0)["hand"]]


def test_cards_have_points_where_the_game_counts_them():
    """In Zole all, elsewhere none."""
    zole = table("zole", hands="Ah 9c | Qh | 9s")
    other = table("miesjelen", hands="Ah | Qh | 9s", trump="h")

    assert [0, 11] == [card["points"] for card in told(zole, 0)["hand"]]
    assert [None] == [card["points"] for card in told(other, 0)["hand"]]
