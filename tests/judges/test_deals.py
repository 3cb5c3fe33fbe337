"""A chosen deal is what OpenSpiel then plays, in each game that there is an adapter for."""

from __future__ import annotations

from random import Random

import pytest

from tests.judges import euchre, hearts, skat, spades
from tests.judges.judge import Theirs
from tests.judges.numbering import Numbering

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make judges installs it")


def shuffled(numbering: Numbering, players: int, size: int) -> tuple[list[list[str]], list[str]]:
    """Hands, and the cards that are left."""
    cards = list(numbering.cards)
    Random(1).shuffle(cards)
    return [cards[player * size : (player + 1) * size] for player in range(players)], cards[players * size :]


def held(theirs: Theirs, numbering: Numbering) -> set[str]:
    """The cards among what may be done."""
    return {numbering.card(number) for number in theirs.legal_actions() if number < len(numbering.cards)}


def test_hearts_is_dealt_by_player_and_passed_three_at_a_time_from_the_first():
    """Each passes three, and has not seen any that it gets."""
    hands, _ = shuffled(hearts.CARDS, 4, 13)
    state = hearts.deal(hands, hearts.LEFT, {})
    for player, hand in enumerate(hands):
        assert (player, set(hand)) == (state.current_player(), held(state, hearts.CARDS))
        for card in hand[:3]:
            state.apply_action(hearts.CARDS.number(card))

    opener = next(player for player in range(4) if "2c" in [*hands[player][3:], *hands[player - 1][:3]])
    assert (opener, {"2c"}) == (state.current_player(), held(state, hearts.CARDS))


def test_spades_is_dealt_by_player_with_the_bags_that_the_sides_have():
    """The first leads what is no spade; with nine bags already one more costs a hundred points."""
    hands, _ = shuffled(spades.CARDS, 4, 13)
    states, rng = [spades.deal(hands, bags, spades.ONE_DEAL) for bags in ((9, 0), (0, 0))], Random(2)
    for state in states:
        for bid in (1, 6, 1, 6):
            state.apply_action(spades.FIRST_BID + bid)
    assert {card for card in hands[0] if not card.endswith("s")} == held(states[0], spades.CARDS)

    while not states[0].is_terminal():
        action = rng.choice(states[0].legal_actions())
        for state in states:
            state.apply_action(action)
    with_bags, without = (state.returns() for state in states)
    assert [-100, 0, -100, 0] == [one - other for one, other in zip(with_bags, without, strict=True)]


def test_euchre_is_dealt_by_seat_whoever_deals():
    """The seat after the dealer is asked first; the dealer picks up and may not put the same card away."""
    hands, rest = shuffled(euchre.CARDS, 4, 5)
    state = euchre.deal(hands, 2, rest[0], {})
    suit = euchre.FIRST_TRUMP + "cdhs".index(rest[0][1])
    assert (3, [euchre.PASS, suit]) == (state.current_player(), state.legal_actions())

    state.apply_action(suit)
    assert (2, set(hands[2])) == (state.current_player(), held(state, euchre.CARDS))
    state.apply_action(euchre.CARDS.number(hands[2][0]))
    assert (3, [euchre.ALONE, euchre.WITH_PARTNER]) == (state.current_player(), state.legal_actions())
    state.apply_action(euchre.ALONE)
    assert (3, set(hands[3])) == (state.current_player(), held(state, euchre.CARDS))


def test_skat_is_dealt_from_forehand_and_the_solo_player_takes_the_skat():
    """Who names a game first has twelve cards to discard two of; forehand leads."""
    hands, table = shuffled(skat.CARDS, 3, 10)
    state = skat.deal(hands, table)
    assert (0, [skat.PASS, *skat.GAMES.values()]) == (state.current_player(), state.legal_actions())

    state.apply_action(skat.PASS)
    state.apply_action(skat.GAMES["G"])
    assert (1, {*hands[1], *table}) == (state.current_player(), held(state, skat.CARDS))
    for card in table:
        state.apply_action(skat.CARDS.number(card))
    assert (0, set(hands[0])) == (state.current_player(), held(state, skat.CARDS))


@pytest.mark.parametrize(("solo_return", "points"), [(0.0, 60), (0.5, 120), (-0.5, 0), (1 / 120, 61), (0.25, 90)])
def test_card_points_of_skat_are_read_from_the_return(solo_return: float, points: int):
    """Sixty is nothing either way."""
    assert points == skat.solo_points(solo_return)
