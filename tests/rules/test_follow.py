"""What is owed to the card led, and the refusals that say so."""

import pytest

import followsuit as fs
from followsuit.rules.follow import binding, card_refusal
from tests.support import bidding, broken, table, texts


@pytest.mark.parametrize(
    ("game", "hands", "trump"),
    [
        (fs.game("miesjelen", seats=3), "7c Ah 8s | 8h 9d Td | Kd Qs 9s", "s"),
        (fs.game("boerenbridge", seats=3, schedule="fifteen"), "7c Ah 8s | 8h 9d Td | Kd Qs 9s", "s"),
        (fs.game("zole"), "9c Qd Ah | Th 9s Ks | Kh 9h As", None),
        (fs.game("ninja-whist", seats=3), "7c Ka J | 8a 9d 2a | Kd 2b 3b", "a"),
        (fs.game("elemental", seats=3), "0 13f ∞ | 8f 9e 1e | 3e 2a 1a", "f"),
    ],
    ids=["miesjelen", "boerenbridge", "zole", "ninja-whist", "elemental"],
)
def test_any_card_may_be_led(game: fs.Game, hands: str, trump: str | None):
    """A leader owes nothing, in any game: a plain card, a trump or a special one."""
    state = table(game, hands=hands, trump=trump)

    assert {f"play {card}" for card in hands.partition("|")[0].split()} == set(texts(state.legal()))


def test_a_card_of_the_led_suit_is_owed():
    """Who can follow, must."""
    state = table("miesjelen", hands="Ah 7c | 8h Th 9s", trump="s", led="Ah")

    assert ("play 8h", "play Th") == texts(state.legal())


def test_a_card_that_does_not_follow_is_refused_with_those_that_would():
    """The refusal names the suit and the cards that follow it."""
    state = table("miesjelen", hands="Ah 7c | 8h Th 9s", trump="s", led="Ah")

    assert ("play/follow-suit", "9♠ must wait. Follow hearts: 10♥ or 8♥.") == broken(state, "play 9s")


def test_a_refusal_carries_its_facts_as_data():
    """Programs can word the refusal anew."""
    refusal = table("miesjelen", hands="Ah 7c | 8h Th 9s", trump="s", led="Ah").why_not("play 9s")

    assert refusal is not None
    assert {"card": "9s", "led": "h", "owed": ["Th", "8h"], "plain": False} == refusal.facts


def test_a_trump_is_owed_by_a_void_hand_where_the_game_says_so():
    """The refusal says what is missing and which trumps would do."""
    state = table("miesjelen", hands="Ah 7c | 8s Ts 9d", trump="s", led="Ah")

    assert ("play 8s", "play Ts") == texts(state.legal())
    assert ("play/trump-when-void", "9♦ must wait. No hearts, so trump: 10♠ or 8♠.") == broken(state, "play 9d")


def test_a_void_hand_is_free_in_games_without_the_duty_to_trump():
    """Boerenbridge lets it discard."""
    state = table("boerenbridge", hands="Ah 7c | 8s 9d | 2c 3c", trump="s", led="Ah", schedule="fifteen")

    assert ("play 9d", "play 8s") == texts(state.legal())


def test_a_hand_that_can_meet_no_duty_is_free():
    """Neither the led suit nor a trump: anything goes."""
    state = table("miesjelen", hands="Ah 7c | 8c 9d", trump="s", led="Ah")

    assert ("play 8c", "play 9d") == texts(state.legal())


def test_a_card_that_is_not_held_is_refused_with_the_hand():
    """The refusal shows what is held."""
    state = table("miesjelen", hands="Ah 7c | 8h 9s", trump="s", led="Ah")

    assert ("play/not-held", "You do not hold Q♠. Your hand: 9♠ and 8♥.") == broken(state, "play Qs")


def test_a_hand_with_copies_is_told_each_face_once():
    """Two zeros are one choice, and one word in the refusal."""
    state = table("elemental", hands="0 0 7f | 1f 2f 3f | 4f 5f 6f")

    assert ("play 0", "play 7f") == texts(state.legal())
    assert ("play/not-held", "You do not hold 9▲. Your hand: 7▲ and 0.") == broken(state, "play 9f")


def test_playing_a_card_waits_for_the_bids():
    """The refusal says what is to be done now."""
    state = bidding("elemental", seats=3, hand_size=2)

    expected = ("action/not-now", "`play 0` must wait: now a number of tricks is to be bid (`bid 0`).")
    assert expected == broken(state, "play 0")


def test_bidding_is_over_when_cards_are_played():
    """The refusal offers a card instead."""
    state = table("elemental", hands="0 7f | 1f 2f | 3f 4f")

    assert ("action/not-now", "`bid 1` must wait: now a card is to be played (`play 0`).") == broken(state, "bid 1")


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("8h Th 9s", "h", ("play/follow-suit", ("8h", "Th"))),
        ("9s Td", "h", ("play/trump-when-void", ("9s",))),
        ("Td Jd", "h", None),
        ("8h Th 9s", "", None),
        ("8h Th 9s", "*", None),
    ],
)
def test_the_first_duty_that_a_hand_can_meet_binds_it(hand: str, led: str, expected: object):
    """A hand that can meet none is free, and so is one to which nothing is led."""
    rules = fs.game("miesjelen").rules
    bound = binding(rules.play, rules.faces.by_trump["s"], rules.deck.parse_all(hand), led)

    assert expected == (bound and (bound[0].code, texts(bound[1])))


def test_every_card_of_a_hand_that_must_wait_is_refused():
    """Those that may be played at any time are not among them."""
    rules = fs.game("elemental").rules
    hand = rules.deck.parse_all("0 2f 3w 4a ∞")
    refusals = [card_refusal(rules.play, rules.faces, hand, card, "f", "w") for card in hand]

    assert [None, None, "3≈ must wait. Follow fire: 2▲.", "4○ must wait. Follow fire: 2▲.", None] == [
        refusal and refusal.sentence for refusal in refusals
    ]


def test_a_suit_some_of_whose_cards_are_trumps_is_called_plain():
    """With a jack of spades in hand, “no spades” would not be true in Zole; elsewhere nothing has to be said."""
    zole = table("zole", hands="Ah | Qh Kh 9h | 9s", led="Ah")
    boerenbridge = table("boerenbridge", hands="Ah | Qh 9s | 9c | 8c", trump="s", led="Ah")

    assert ("play/follow-suit", "Q♥ must wait. Follow plain hearts: K♥ or 9♥.") == broken(zole, "play Qh")
    assert ("play/follow-suit", "9♠ must wait. Follow hearts: Q♥.") == broken(boerenbridge, "play 9s")
