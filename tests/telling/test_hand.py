"""The hand as it is told."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.telling import telling
from followsuit.telling.game_constants import constants_of
from followsuit.telling.hand import hand_after, hand_cards
from tests.support import table
from tests.telling.told import told


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


def test_a_card_that_leaves_a_hand_leaves_the_others_as_they_were_told():
    """The very same, unless a face is held twice: then the hand is told anew."""
    state = table("elemental", hands="0 3a 5f 0 | 1f 2f 3f 4f | 6f 7f 8f 9f", trump="f")
    constants = constants_of(state.game)
    before, order = state.position.table.hands[0], state.position.table.order
    told, place = hand_cards(constants, before, order), before.index(Card("3", "a"))
    assert hand_after(constants, told, before, before[:place] + before[place + 1 :]) is None

    singles = tuple(dict.fromkeys(before))
    told, place = hand_cards(constants, singles, order), singles.index(Card("3", "a"))
    left = hand_after(constants, told, singles, singles[:place] + singles[place + 1 :])
    assert left is not None
    assert ["5f", "0"] == [card["card"] for card in left]
    assert all(any(card is each for each in told) for card in left)


def test_a_card_that_must_wait_says_why_to_the_seat_whose_turn_it_is():
    """Once for all cards that must wait, each of which makes it the refusal of the rules."""
    state = table("zole", hands="Ah | Qh Kh 9h | 9s", led="Ah")
    decision, refusal = telling(state, 1)["decision"], state.why_not("play Qh")
    assert decision is not None
    why = decision["why"]

    assert {"card": "Qh", "led": "h", "owed": ["Kh", "9h"], "plain": True} == why["facts"]
    assert refusal is not None
    assert (refusal.code, refusal.facts) == (why["code"], why["facts"])


def test_cards_have_points_where_the_game_counts_them():
    """In Zole all, elsewhere none."""
    zole = table("zole", hands="Ah 9c | Qh | 9s")
    other = table("miesjelen", hands="Ah | Qh | 9s", trump="h")

    assert [0, 11] == [card["points"] for card in told(zole, 0)["hand"]]
    assert [None] == [card["points"] for card in told(other, 0)["hand"]]
