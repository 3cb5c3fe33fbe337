"""What cards are worth."""

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.rules import CardPoints
from followsuit.rules.round import Trick
from tests.support import table

DECK = french("2", "A")
LED = Trick(0, DECK.parse_all("2c 5c 6c 7c"), winner=0)
"""A first trick, so that penalty cards may be played."""
HEARTS = CardPoints({"h": 1, "Qs": 13, "Jd": -10})
KLAVERJAS = CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}, trump={"J": 20, "9": 14})


@pytest.mark.parametrize(
    ("card", "points"), [("2h", 1), ("Ah", 1), ("Qs", 13), ("Ks", 0), ("Jd", -10), ("Qh", 1), ("2c", 0)]
)
def test_a_card_is_worth_what_is_said_of_it_its_rank_or_its_suit(card: str, points: int):
    """The nearest of them counts."""
    assert points == HEARTS.worth(DECK.parse(card))


@pytest.mark.parametrize(
    ("card", "plain", "trump"), [("Jc", 2, 20), ("9c", 0, 14), ("Ac", 11, 11), ("Tc", 10, 10), ("8c", 0, 0)]
)
def test_a_trump_may_be_worth_something_else(card: str, plain: int, trump: int):
    """What is not said of trumps is as in every suit."""
    told = DECK.parse(card)

    assert (plain, trump) == (KLAVERJAS.worth(told), KLAVERJAS.worth(told, is_trump=True))


def test_a_deck_adds_up():
    """26 in Hearts, 16 with the jack; 120 in Sueca, 152 in Klaverjas, where one suit is trump."""
    assert (26, 16) == (CardPoints({"h": 1, "Qs": 13}).total(DECK), HEARTS.total(DECK))
    assert [120, 152] == [
        points.total(game.rules.deck)
        for game in (fs.game("sueca"), fs.game("klaverjas"))
        if (points := game.rules.card_points)
    ]


def test_a_view_counts_the_points_that_each_seat_has_taken():
    """Where the score does, for all to see."""
    state = table("hearts", hands="Ac 3c | Kc 4c | Qs 5d | 9h 6d", leader=0, led="Ac Kc Qs 9h", tricks=(LED,))

    assert (14, 0, 0, 0) == state.view(0).points
