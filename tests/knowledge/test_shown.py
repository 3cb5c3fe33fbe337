"""What play shows in each game, and what it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.knowledge import ImpossibleView
from followsuit.knowledge.shown import not_held
from tests.support import carded, played, table, texts

BIG = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"
TRUMPS = set("Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d".split())


def shown(state: fs.State, seat: int) -> set[str]:
    """The cards that everyone knows a seat not to hold."""
    return set(texts(not_held(state.view(None))[seat]))


def suit(key: str, letter: str) -> set[str]:
    """All cards of a printed suit."""
    return {str(card) for card in fs.game(key).rules.deck.cards if card.suit == letter}


def boerenbridge(hands: str, led: str, trump: str = "s") -> fs.State:
    """A table with all 52 cards."""
    return table("boerenbridge", hands=hands, trump=trump, led=led, schedule="fifteen")


# Boerenbridge


def test_boerenbridge_before_a_card_is_played_nothing_is_shown():
    """Nor by the card that leads a trick."""
    state = boerenbridge("Ah Kh | 2c 3c | Qh 4c", led="")
    assert [set(), set(), set()] == [shown(state, seat) for seat in range(3)]
    assert [set(), set(), set()] == [shown(state.play("play Ah"), seat) for seat in range(3)]


def test_boerenbridge_following_shows_nothing():
    """Whoever follows may hold more of the suit, or none."""
    assert set() == shown(boerenbridge("Ah Kh | 2h 3c | Qh 4c", led="Ah 2h Qh"), 1)


def test_boerenbridge_a_card_of_another_suit_shows_no_card_of_the_led_suit():
    """It would have been owed."""
    assert suit("boerenbridge", "h") == shown(boerenbridge("Ah Kh | 2c 3c | Qh 4c", led="Ah 2c"), 1)


def test_boerenbridge_a_trump_shows_no_more_than_another_card():
    """Trumping is free, so it tells nothing about trumps."""
    assert suit("boerenbridge", "h") == shown(boerenbridge("Ah Kh | 2s 3c | Qh 4c", led="Ah 2s"), 1)


def test_boerenbridge_throwing_off_shows_nothing_about_trumps():
    """Nobody has to trump: the seat may be full of them."""
    assert not suit("boerenbridge", "s") & shown(boerenbridge("Ah Kh | 2c As | Qh 4c", led="Ah 2c"), 1)


def test_boerenbridge_what_was_shown_stays_shown_and_adds_up():
    """A hand that lacked a suit does not get it back in a later trick."""
    state = carded(boerenbridge("Ah Kd | 2c 3c | Qh 4d", led="Ah 2c Qh"), "Kd 3c")
    assert suit("boerenbridge", "h") | suit("boerenbridge", "d") == shown(state, 1)
    assert set() == shown(state, 2)


# Miesjelen


def test_miesjelen_trumping_shows_no_card_of_the_led_suit_only():
    """The trump was owed, and more may be held."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah 8s")
    assert suit("miesjelen", "h") == shown(state, 1)


def test_miesjelen_throwing_off_shows_neither_the_led_suit_nor_a_trump():
    """Both would have been owed, in this order."""
    state = table("miesjelen", hands="Ah 7c | 8d 9d | Kd Qs", trump="s", led="Ah 8d")
    assert suit("miesjelen", "h") | suit("miesjelen", "s") == shown(state, 1)


def test_miesjelen_not_following_trump_shows_no_trump_and_nothing_else():
    """The led suit and trump are the same."""
    state = table("miesjelen", hands="As 7c | 8d 9d | Kd Qs", trump="s", led="As 8d")
    assert suit("miesjelen", "s") == shown(state, 1)


def test_miesjelen_following_shows_nothing_about_trumps():
    """A trump is owed only by a hand that cannot follow."""
    assert set() == shown(table("miesjelen", hands="Ah 7c | 8h 9s | Kd Qs", trump="s", led="Ah 8h"), 1)


# Zole


def zole(*actions: str) -> fs.State:
    """A table where seat 2 has dealt and seat 0 leads."""
    return played(fs.game("zole").start(), "; ".join(("dealer 2", BIG, *actions)))


def test_zole_a_plain_card_on_a_trump_shows_no_trump_of_any_printed_suit():
    """Queens, jacks and diamonds are one suit."""
    hands = "Qc Kc | 9s 9h | Qs Ac"
    assert TRUMPS == shown(table("zole", hands=hands, contract="", led="Qc 9s"), 1)


def test_zole_not_following_a_plain_suit_leaves_its_queen_and_jack_possible():
    """They are no clubs, hearts or spades."""
    hands = "Kc 9c | 9s Qc | Qs Ac"
    assert {"9c", "Kc", "Tc", "Ac"} == shown(table("zole", hands=hands, contract="", led="Kc 9s"), 1)


def test_zole_trumping_a_plain_suit_shows_that_suit_only():
    """Nobody has to trump, and whoever does may hold more."""
    hands = "Kc 9c | 7d Qc | Qs Ac"
    assert {"9c", "Kc", "Tc", "Ac"} == shown(table("zole", hands=hands, contract="", led="Kc 7d"), 1)


def test_zole_a_queen_follows_a_diamond():
    """Both are trumps, so nothing is shown."""
    assert set() == shown(table("zole", hands="7d 9c | Qc 9s | Qs Ac", contract="", led="7d Qc"), 1)


def test_zole_choosing_and_stashing_show_nothing():
    """They are evidence, but any hand may do it."""
    state = zole("choose B", "stash Ad Td")
    assert [set(), set(), set()] == [shown(state, seat) for seat in range(3)]


def test_zole_a_seat_that_sits_out_shows_nothing_because_it_plays_nothing():
    """Nothing is ruled out for it."""
    state = table("zole", hands="Kc 9c | 9s Qc | Qs Ac | .", dealer=3, contract="", led="Kc 9s")
    assert frozenset() == not_held(state.view(3))[3]


# Ninja Whist


def ninja(hands: str, led: str, trump: str | None) -> fs.State:
    """A table with or without trump."""
    return table("ninja-whist", hands=hands, trump=trump, led=led)


def test_ninja_whist_not_following_trump_shows_no_jack_either():
    """With trump the Jack of Arrows is a trump."""
    assert suit("ninja-whist", "a") | {"J"} == shown(ninja("5a 6a | 7b 8b | 9c 2d", "5a 7b", trump="a"), 1)


def test_ninja_whist_the_jack_follows_trump():
    """It meets the duty, so nothing is shown."""
    assert set() == shown(ninja("5a 6a | J 8b | 9c 2d", "5a J", trump="a"), 1)


def test_ninja_whist_trump_is_owed_to_the_jack():
    """Led, it leads trump."""
    assert suit("ninja-whist", "a") | {"J"} == shown(ninja("J 6a | 7b 8b | 9c 2d", "J 7b", trump="a"), 1)


def test_ninja_whist_a_plain_suit_not_followed_leaves_the_jack_possible():
    """With another suit as trump it belongs there."""
    assert suit("ninja-whist", "b") == shown(ninja("5b 6a | 7c J | 9c 2d", "5b 7c", trump="a"), 1)


def test_ninja_whist_the_jack_as_a_trump_shows_that_the_led_suit_is_missing():
    """It does not follow a plain suit."""
    assert suit("ninja-whist", "b") == shown(ninja("5b 6a | J 8a | 9c 2d", "5b J", trump="a"), 1)


def test_ninja_whist_without_trump_the_jack_shows_that_the_led_suit_is_missing():
    """It may be played only by a hand that cannot follow."""
    assert suit("ninja-whist", "b") == shown(ninja("5b 6a | J 8a | 9c 2d", "5b J", trump=None), 1)


def test_ninja_whist_without_trump_a_led_jack_frees_everyone():
    """Whatever is played to it shows nothing."""
    state = ninja("J 6a | 7b 8a | 9c 2d", "J 7b 9c", trump=None)
    assert [set(), set(), set()] == [shown(state, seat) for seat in range(3)]


def test_ninja_whist_a_trick_that_waits_for_its_token_has_shown_what_it_showed():
    """The last card of a trick counts before the winner's token is drawn."""
    state = table("ninja-whist", hands="5a 6a | 7a 8b | 9c 2d", trump="b").with_seed(None)
    state = carded(state, "5a 7a 9c")
    assert fs.CHANCE == state.to_act
    assert suit("ninja-whist", "a") == shown(state, 2)


# Elemental


def elemental(hands: str, led: str) -> fs.State:
    """A table where earth is trump."""
    return table("elemental", hands=hands, trump="e", led=led)


def test_elemental_not_following_shows_no_card_of_the_element():
    """Zeros and infinities belong to no element, and stay possible."""
    assert suit("elemental", "f") == shown(elemental("5f 6f | 7w 0 | 9f ∞", "5f 7w"), 1)


@pytest.mark.parametrize("magic", ["0", "∞"])
def test_elemental_a_magic_card_shows_nothing(magic: str):
    """It may be played at any time."""
    assert set() == shown(elemental(f"5f 6f | {magic} 7f | 9f 1w", f"5f {magic}"), 1)


def test_elemental_after_a_zero_the_next_card_leads():
    """The second card shows nothing, and the third owes its element."""
    state = elemental("0 6f | 7w 8f | 9f 1a", "0 7w 9f")
    assert set() == shown(state, 1)
    assert suit("elemental", "w") == shown(state, 2)


@pytest.mark.parametrize("led", ["∞", "0 ∞"])
def test_elemental_an_infinity_that_leads_frees_everyone(led: str):
    """Nobody has to follow for the rest of the trick."""
    state = elemental("0 ∞ | 8f ∞ 5w | 9f 1a | 2e 3e", f"{led} {'5w' if led == '∞' else ''} 9f 2e")
    assert [set(), set(), set(), set()] == [shown(state, seat) for seat in range(4)]


def test_elemental_an_infinity_after_the_lead_frees_nobody():
    """The element is still led for those who come later."""
    assert suit("elemental", "f") == shown(elemental("5f 6f | ∞ 7f | 9w 1w", "5f ∞ 9w"), 2)


# What cannot be


def test_a_card_that_was_shown_to_be_missing_cannot_be_played_later():
    """The seat and the card are named."""
    view = carded(boerenbridge("Ah Kd | 2c 3c | Qh 4d", led="Ah 2c Qh"), "Kd 3c").view(0)
    trick = replace(view.tricks[0], cards=(*view.tricks[0].cards[:1], fs.Card("3", "d"), fs.Card("Q", "h")))
    second = replace(trick, cards=(fs.Card("K", "h"), fs.Card("2", "h")))
    with pytest.raises(ImpossibleView, match="Seat 1 plays 2h, which it had shown not to hold") as error:
        not_held(replace(view, tricks=(trick,), trick=second))
    assert "worlds/impossible" == error.value.code


def test_a_card_that_was_owed_cannot_be_in_ones_own_hand():
    """Not even one's own play may have broken a rule."""
    view = boerenbridge("Ah Kd | 2c 3c | Qh 4d", led="Ah 2c").view(1)
    with pytest.raises(ImpossibleView, match="Seat 1 holds 9h, which it owed to an earlier trick"):
        not_held(replace(view, hand=(fs.Card("9", "h"),)))
