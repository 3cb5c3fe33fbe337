"""What a side is sure of without looking ahead."""

import numpy as np

from followsuit.kernel.layout import NOBODY
from followsuit.kernel.solve_bounds import at_most, trump_tricks, trumps_settle, with_length
from followsuit.kernel.solve_deals import DEAL
from followsuit.kernel.solve_moves import SPOT

RANKS, SUITS = "23456789TJQKA", "hs"
SPADES = 1


def mask(cards):
    """Cards as the solver numbers them, hearts below spades."""
    return np.uint64(sum(1 << (13 * SUITS.index(card[1]) + RANKS.index(card[0])) for card in cards.split()))


def partners(*hands):
    """A deal of two suits; spades are trump, and the first seat leads."""
    deal = np.zeros(1, DEAL)[0]
    deal["seats"], deal["suits"], deal["trump"] = len(hands), len(SUITS), SPADES
    deal["suit"][:2] = [mask(" ".join(rank + suit for rank in RANKS)) for suit in SUITS]
    deal["hands"][:4] = [mask(hand) for hand in hands]
    deal["counts"][:4] = [1, 0, 1, 0]
    deal["partner"][:] = NOBODY
    deal["partner"][:4] = [2, 3, 0, 1]
    return deal


def test_trumps_take_tricks_that_higher_ones_of_opponents_cannot_all_beat():
    """Ace and king beat two of three, whoever has them and whenever they are played; a third one beats the last."""
    assert mask("Ts") == trump_tricks(partners("Qs Js Ts", "As 2h 3h", "4h 5h 6h", "Ks 7h 8h"), 0, 3)
    assert mask("") == trump_tricks(partners("Qs Js 9s", "As Ts 3h", "4h 5h 6h", "Ks 7h 8h"), 0, 3)
    assert mask("As 8s") == trump_tricks(partners("As 9s 8s", "Ks 2h 3h", "4h 5h 6h", "7h 8h 9h"), 0, 3)


def test_a_partners_higher_trump_beats_nothing():
    """The trick is the side's all the same."""
    assert mask("Ks Qs") == trump_tricks(partners("Ks Qs 2h", "Js 3h 4h", "As 5h 6h", "Ts 7h 8h"), 0, 3)


def test_trumps_settle_a_question_without_a_card_being_played():
    """Against queen, jack and ten in one hand, ace and king in two take one trick at least, and never all three."""
    deal = partners("As 2h 3h", "Qs Js Ts", "Ks 4h 5h", "6h 7h 8h")
    spot = np.zeros(1, SPOT)[0]
    spot["left"], spot["live"] = 3, np.bitwise_or.reduce(deal["hands"])
    answers = []
    for need in (1, 2, 3):
        spot["need"] = need
        is_settled, is_reached, why = trumps_settle(deal, spot)
        answers.append((is_reached, why) if is_settled else None)

    assert [(True, mask("As")), None, (False, mask("Ts"))] == answers


def test_low_cards_win_once_nobody_else_has_one_of_their_suit():
    """Ace and king draw two from everyone; a third of the suit with somebody is in the way."""
    hearts, top = mask(" ".join(rank + "h" for rank in RANKS)), mask("Ah Kh")

    assert mask("Ah Kh 2h") == with_length(partners("Ah Kh 2h", "9h 8h 2s", "Qh Jh 3s", "7h 6h 4s"), 0, hearts, top)
    assert top == with_length(partners("Ah Kh 2h", "9h 8h 5h", "Qh Jh 3s", "7h 6h 4s"), 0, hearts, top)


def test_no_trick_from_the_top_is_sure_in_a_suit_whose_highest_card_an_opponent_has():
    """Of the other suit, it may be as many as the longer hand has."""
    assert 2 == at_most(partners("Kh Qh 2s", "Ah 9h 8h", "As 3s 7h", "4s 5s 6h"), 0)
