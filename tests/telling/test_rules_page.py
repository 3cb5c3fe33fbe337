"""A rules page with its pictures, and the same in words."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.language.wording import languages
from followsuit.telling.rules_page import drawings, illustrated_page
from tests.skat import skat


def test_the_page_draws_the_trumps_of_zole_with_their_points():
    """From the highest to the lowest, then a suit that the three others are like."""
    (order,) = drawings(fs.game("zole"))["cards"]
    trumps, suits = order["rows"]

    assert "Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d" == " ".join(card["card"] for card in trumps["cards"])
    assert [3, 3, 3, 3, 2, 2, 2, 2, 11, 10, 4, 0, 0, 0] == [card["points"] for card in trumps["cards"]]
    assert "Clubs, hearts and spades, high to low" == suits["title"]


def test_figures_stand_below_no_card_of_a_row_that_is_worth_nothing():
    """In Hearts clubs and diamonds do not count, so nobody has to read thirteen zeros."""
    (order,) = drawings(fs.game("hearts"))["cards"]

    assert [False, True, True] == [any(card["points"] is not None for card in row["cards"]) for row in order["rows"]]


def test_each_order_that_has_a_name_is_drawn():
    """In Skat the jacks alone are trumps in Grand, and nothing is in Null."""
    orders = {" ".join(order["says"]).partition(":")[0]: order["rows"] for order in drawings(Game.of(skat))["cards"]}

    assert ["Trumps, high to low", "Clubs, diamonds, hearts and spades, high to low"] == [
        row["title"] for row in orders["Grand"]
    ]
    assert ["In each suit, high to low"] == [row["title"] for row in orders["Null"]]


@pytest.mark.parametrize("code", languages())
def test_what_is_drawn_stands_in_the_text_too(code: str):
    """Where there are no pictures: on a terminal, and in the docs."""
    game = fs.game("klaverjas")
    drawn, text = drawings(game, code), illustrated_page(game, code, notation=False)
    assert drawn["trick"] is not None

    for said in (*drawn["trick"]["notes"], *drawn["trick"]["taken"], *drawn["cards"][0]["says"]):
        assert said in text


def test_a_trick_is_told_card_by_card():
    """Why each was played, and which one takes it."""
    trick = drawings(fs.game("miesjelen"))["trick"]

    assert trick is not None
    assert ["Clubs are trump here."] == trick["says"]
    assert [
        "A♦ is led: whoever has diamonds must follow.",
        "7♣ is a trump: this player has no diamonds, and must trump then.",
        "10♦ follows suit.",
        "8♦ follows suit.",
    ] == trick["notes"]
    assert [
        "7♣ took it: the only trump beats all of diamonds.",
        "The trick is player 2’s, who leads to the next.",
    ] == trick["taken"]
