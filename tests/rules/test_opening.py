"""Who leads to the first trick of a round."""

import pytest

from followsuit.cards import french
from followsuit.rules import DealerLeads, EldestLeads, HolderLeads
from followsuit.rules.opening import Opening
from followsuit.rules.round import Round

DECK = french("2", "A")
HANDS = tuple(DECK.parse_all(hand) for hand in ("Ac Kc", "3h 4h", "2c As", "5d 6d"))


@pytest.mark.parametrize(
    ("word", "leader"),
    [(EldestLeads(), 0), (DealerLeads(), 3), (HolderLeads("2c"), 2), (HolderLeads("6d"), 3), (HolderLeads("7s"), 0)],
)
def test_who_leads(word: Opening, leader: int):
    """The seat after the dealer, the dealer, or who holds a card; if nobody does, the seat after the dealer."""
    round_ = Round(1, 3, (0, 1, 2, 3), 2, (0, 0, 0, 0), hands=HANDS)

    assert leader == word.leader(round_)


def test_the_next_one_leads_for_an_eldest_who_sits_out():
    """As in Euchre, against a lone player whose partner would have led."""
    assert 1 == EldestLeads().leader(Round(1, 3, (1, 2, 3), 2, (0, 0, 0, 0), hands=HANDS))
