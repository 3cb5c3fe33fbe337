"""Partners: who plays with whom, and how far each side is."""

from __future__ import annotations

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import bidding, table
from tests.telling.told import said, told


def whist_trick() -> fs.State:
    """Two have played to a trick of Whist."""
    return table("whist", hands="Ah 2c | Kh 3c | Qh 4c | Jh 5c", trump="s", led="Ah Kh")


def test_partners_are_told_apart_from_opponents():
    """They sit opposite, and their side is one's own."""
    seen = told(whist_trick(), 1)

    assert [False, False, False, True] == [seat["partner"] for seat in seen["seats"]]
    assert [0, 1, 0, 1] == [seat["team"] for seat in seen["seats"]]
    assert [("They", False), ("We", True)] == [(said(side["name"]), side["ours"]) for side in seen["sides"]]


def test_a_partner_stays_one_until_the_next_round_is_dealt():
    """What everyone has taken is looked at between two rounds, and the partner is named there as before."""
    last = table("whist", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", taken="5 0 1 0")
    between = told(last.advance("play Jh", deal=False)[0], 0)

    assert [False, False, True, False] == [seat["partner"] for seat in between["seats"]]
    assert ["6 tricks", "no trick", "partner · 1 trick", "no trick"] == [
        said(seat["note"]) for seat in between["seats"] if seat["note"] is not None
    ]


def test_those_who_look_on_are_told_names():
    """Nobody is `we` to them."""
    sides = told(whist_trick(), None)["sides"]

    assert ["Anna and Jānis", "Māra and Els"] == [said(side["name"]) for side in sides]
    assert [None, None] == [side["ours"] for side in sides]


def test_a_side_is_told_how_many_tricks_it_needs():
    """In Whist the seventh is the first that counts."""
    taken = tuple(Trick(0, (), winner=0) for _ in range(8))
    sides = told(table("whist", hands="Ah | Kh | Qh | Jh", taken="8 0 0 0", tricks=taken), 0)["sides"]

    assert [(8, 7, "7 made, 1 over"), (0, 7)] == [
        (sides[0]["taken"], sides[0]["goal"], said(sides[0]["says"])),
        (sides[1]["taken"], sides[1]["goal"]),
    ]


def test_bids_of_partners_are_one():
    """Only a bid of nothing is a player's own."""
    seen = told(table("spades", hands="Ah 2c | Kh 3c | Qh 4c | Jh 5c", bids="1 0 1 0", taken="0 0 0 0"), 0)

    assert [2, 0] == [side["bid"] for side in seen["sides"]]
    assert [None, 0, None, 0] == [seat["need"] and seat["need"]["of"] for seat in seen["seats"]]


def test_a_bid_is_told_with_the_partners():
    """And a bid of nothing by its name."""
    state = bidding("spades", seats=4, hand_size=13, bids="3 2")
    decision = told(state, state.to_act)["decision"]

    assert decision is not None
    assert said(decision["detail"]) == f"13 tricks, 5 bid so far. {NAME[state.to_act or 0]}, your partner, bid 3."
    assert ("Bid nil", {"won": (100, 100), "lost": (-100, -100)}) == (
        said(decision["options"][0]["label"]),
        decision["options"][0]["pays"],
    )


NAME = {0: "Jānis", 1: "Els", 2: "Anna", 3: "Māra"}
"""The partner of each seat."""


def test_makers_need_three_tricks_of_five():
    """Their opponents need as many to set them."""
    seen = told(table("euchre", hands="As 9h | 9s Th | Ts Qh | Qs Kh", trump="s", led="As", declarer=1), 0)

    assert [False, True] == [side["makes"] for side in seen["sides"]]
    assert seen["round"] is not None
    assert "made by Māra" == said(seen["round"]["trump_detail"])


def test_a_game_of_partners_is_won_by_a_side():
    """Each is told of its own."""
    state = table("whist", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", taken="6 0 6 0", totals="4 1 4 1")
    over = state.play("play Jh")

    assert "We win with 11 to 1." == said(told(over, 2)["say"])
    assert "They win with 11 to 1." == said(told(over, 1)["say"])
    assert "Anna and Jānis win with 11 to 1." == said(told(over, None)["say"])


def test_the_sheet_has_a_cell_a_side():
    """With what its members bid and took together."""
    over = table("spades", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", bids="1 0 0 1").play("play Jh")
    row = told(over, 0)["sheet"][0]

    assert [(1, 1, True), (1, 0, False)] == [(cell["bid"], cell["taken"], cell["made"]) for cell in row["sides"]]
    assert "Only we made the bid. Māra and Jānis bid nil and made it." == said(row["says"])


def test_a_nil_that_failed_is_told_beside_the_bids():
    """Both sides may have made their bids, and one have lost by it all the same."""
    over = table("spades", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", bids="0 2 0 2").play("play Jh")

    assert "Only we made the bid. Jānis bid nil and made it. You bid nil and took a trick." == said(
        told(over, 0)["sheet"][0]["says"]
    )


def test_card_points_are_told_by_side():
    """With what lay together in a trick beside them."""
    state = table("klaverjas", hands="Jd 7s | 9d 8s | Td 9s | 7d Ts", trump="d", led="Jd 9d Td", declarer=0)
    seen = told(state.play("play 7d"), 0)

    assert [(44, 20), (0, 0)] == [(side["points"], side["melds"]) for side in seen["sides"]]
    assert seen["last_trick"] is not None
    assert (44, 20) == (seen["last_trick"]["points"], seen["last_trick"]["melds"])


def test_what_the_last_trick_brings_counts_for_its_side():
    """With its cards, and among all that there is to win."""
    state = table("klaverjas", hands="7s | 8s | 9s | Ts", trump="d", led="7s 8s 9s", declarer=0)
    before, after = told(state, 0), told(state.advance("play Ts", deal=False)[0], 0)

    assert [(0, None), (10 + 10, None)] == [(side["points"], side["goal"]) for side in after["sides"]]
    assert before["round"] is not None
    assert {"unit": "points", "of": 152 + 10} == before["round"]["tug"]


def test_a_game_without_partners_tells_of_no_sides():
    """Nothing is added to what it tells."""
    seen = told(fs.game("zole").start(seed=1), 0)

    assert "sides" not in seen
    assert "team" not in seen["seats"][0]
