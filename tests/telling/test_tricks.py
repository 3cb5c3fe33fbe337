"""Tricks as they are told."""

from __future__ import annotations

from tests.support import carded, table
from tests.telling.told import told, trick_told


def test_a_trick_says_what_is_led_and_which_card_is_winning():
    """In the order played, each with its seat."""
    state = table("zole", hands="Ah 9c | Jc Qh | Kh 9h", leader=0, contract="B", solo=0, led="Ah Jc")

    trick = trick_told(state)
    assert (1, 0, "h", False) == (
        trick["number"], trick["leader"], trick["led"], trick["free"]
    )  # fmt: skip
    assert [
        {"seat": 0, "card": "Ah", "led": True},
        {"seat": 1, "card": "Jc", "trump": True, "winning": True},
    ] == trick["cards"]
    assert 13 == trick["points"]


def test_led_trumps_are_a_suit_of_their_own_in_zole():
    """Whatever is printed on the card."""
    assert "trumps" == trick_told(table("zole", hands="Qh | 9c | 9s", led="Qh"))["led"]


def test_a_zero_leaves_it_to_the_next_card_to_lead():
    """The second card is the one to follow; an infinity frees everyone."""
    state = table("elemental", hands="0 1f | 5w 2f | 6w 3f | ∞ 4f", led="0 5w")
    free = table("elemental", hands="∞ 1f | 5w 2f | 6w 3f | ∞ 4f", led="∞")

    assert [{"seat": 0, "card": "0"}, {"seat": 1, "card": "5w", "led": True, "winning": True}] == [
        {key: value for key, value in card.items() if key != "trump"} for card in trick_told(state)["cards"]
    ]
    assert "w" == trick_told(state)["led"]
    assert (None, True) == (trick_told(free)["led"], trick_told(free)["free"])


def test_card_points_count_only_where_the_contract_counts_them():
    """Not in Small zole, and in no game without points."""
    assert "points" not in trick_told(table("zole", hands="Ah | 9c | 9s", contract="S", solo=0, led="Ah"))
    assert "points" not in trick_told(table("miesjelen", hands="Ah | 9c | 9s", trump="s", led="Ah"))


def test_numbers_add_up_where_tokens_are_laid():
    """A token's icons count; an ace is promoted by the king of its suit; the Jack has no number without trump."""
    state = table("ninja-whist", hands="6a 2b | Ka 3b | Aa 4b", trump="c", score_areas="ad | | a").play("play 6a")
    state = carded(state.play("add ad"), "Ka Aa").play("add a")
    last = told(state, None)["last_trick"]
    assert last is not None

    assert [(6, 1, 7), (10, 0, 10), (12, 1, 13)] == [tuple(card["sum"].values()) for card in last["cards"]]
    assert [["ad"], [], ["a"]] == [card.get("tokens", []) for card in last["cards"]]
    assert [False, False, True] == [card.get("winning", False) for card in last["cards"]]
    assert 2 == last["winner"]
    assert None is not last["token"]
    jack = trick_told(table("ninja-whist", hands="J 2b | 3a 4a", led="J"))
    assert [{"seat", "card"}] == [card.keys() - {"led", "winning"} for card in jack["cards"]]


def test_the_last_trick_of_a_round_is_still_told_in_the_next():
    """Until its first trick is taken."""
    state = table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids="1 0 0 0")
    assert None is told(state, 0)["last_trick"]

    after = carded(state, "Ah Kh Qh Jh")
    last = told(after, 0)["last_trick"]
    assert last is not None
    assert (1, 0, ["Ah", "Kh", "Qh", "Jh"]) == (
        last["number"],
        last["winner"],
        [card["card"] for card in last["cards"]],
    )
