"""How cards are numbered, beside what OpenSpiel calls them."""

import pytest

from tests.judges import euchre, hearts, oh_hell, skat, spades
from tests.judges.numbering import Numbering


def test_a_card_is_found_by_its_number_and_back():
    """Either way round."""
    by_rank, by_suit = Numbering("cd", "9TJ", by_rank=True), Numbering("cd", "9TJ", by_rank=False)

    assert ("9c", "9d", "Tc", "Td", "Jc", "Jd") == by_rank.cards
    assert ("9c", "Tc", "Jc", "9d", "Td", "Jd") == by_suit.cards
    assert (3, "Td") == (by_rank.number("Td"), by_rank.card(3))
    assert (4, "Td") == (by_suit.number("Td"), by_suit.card(4))


@pytest.mark.parametrize(
    ("game", "numbering", "chance"),
    [
        ("euchre", euchre.CARDS, (0,)),
        ("hearts", hearts.CARDS, (0,)),
        ("oh_hell", oh_hell.CARDS, (1, 0)),
        ("skat", skat.CARDS, ()),
        ("spades", spades.CARDS, ()),
    ],
)
def test_the_numbers_are_those_of_openspiel(game: str, numbering: Numbering, chance: tuple[int, ...]):
    """It writes a card as suit and rank, or as rank and suit, in capitals."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make judges installs it")
    state = pyspiel.load_game(game).new_initial_state()
    for action in chance:
        state.apply_action(action)
    told = [state.action_to_string(-1, number) for number in range(len(numbering.cards))]

    assert [set(card.upper()) for card in numbering.cards] == [set(card) for card in told]
