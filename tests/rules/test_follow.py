"""What is owed to the card led, and the refusals that say so."""

from dataclasses import replace
from typing import Any

import pytest

import followsuit as fs
from followsuit.rules import Nothing, Overtrump, Rules, Unbroken
from followsuit.rules.check import problems
from followsuit.rules.follow import Situation, binding, card_refusal
from followsuit.rules.round import Trick
from tests.rules.spoilt import PLAIN, TOKENED, Mistakes, each_of
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
        ("8h Th 9s", "Ah", ("play/follow-suit", ("8h", "Th"))),
        ("9s Td", "Ah", ("play/trump-when-void", ("9s",))),
        ("Td Jd", "Ah", None),
        ("8h Th 9s", "", None),
    ],
)
def test_the_first_duty_that_a_hand_can_meet_binds_it(hand: str, led: str, expected: object):
    """A hand that can meet none is free, and so is one to which nothing is led."""
    rules = fs.game("miesjelen").rules
    situation = Situation("s", (0, 1), (0, 1), Trick(0, rules.deck.parse_all(led)), ())
    bound = binding(rules, situation, rules.deck.parse_all(hand), seat=1)

    assert expected == (bound and (bound[0].code, texts(bound[1])))


def test_every_card_of_a_hand_that_must_wait_is_refused():
    """Those that may be played at any time are not among them."""
    rules = fs.game("elemental").rules
    hand = rules.deck.parse_all("0 2f 3w 4a ∞")
    situation = Situation("w", (0, 1), (0, 1), Trick(0, rules.deck.parse_all("7f")), ())
    refusals = [card_refusal(rules, situation, hand, card, seat=1) for card in hand]

    assert [None, None, "3≈ must wait. Follow fire: 2▲.", "4○ must wait. Follow fire: 2▲.", None] == [
        refusal and refusal.sentence for refusal in refusals
    ]


def test_a_suit_some_of_whose_cards_are_trumps_is_called_plain():
    """With a jack of spades in hand, “no spades” would not be true in Zole; elsewhere nothing has to be said."""
    zole = table("zole", hands="Ah | Qh Kh 9h | 9s", led="Ah")
    boerenbridge = table("boerenbridge", hands="Ah | Qh 9s | 9c | 8c", trump="s", led="Ah")

    assert ("play/follow-suit", "Q♥ must wait. Follow plain hearts: K♥ or 9♥.") == broken(zole, "play Qh")
    assert ("play/follow-suit", "9♠ must wait. Follow hearts: Q♥.") == broken(boerenbridge, "play 9s")


def klaverjas(**more: Any) -> fs.State:
    """Klaverjas with hearts as trump, named by seat 0."""
    return table("klaverjas", trump="h", declarer=0, **more)


def test_a_led_trump_is_headed_by_a_higher_one():
    """Also the partner's: seat 2 has to beat the nine of seat 0 with its jack."""
    state = klaverjas(hands="9h 7c | 7h 8c | Jh Kh 9c | Td Tc", led="9h 7h")

    assert ("play Jh",) == texts(state.legal())
    assert ("play/head-trick", "K♥ must wait. Play higher than the trick: J♥.") == broken(state, "play Kh")


def test_a_trump_that_cannot_be_headed_is_followed():
    """With any trump; to a plain suit that is followed there is no duty to win."""
    trumps = klaverjas(hands="Jh 7c | 7h 9h 8c | Kh 9c | Td Tc", led="Jh")
    plain = klaverjas(hands="9c 7d | 7c Ac 8h | Kh 9d | Td Tc", led="9c")

    assert ("play 7h", "play 9h") == texts(trumps.legal())
    assert ("play 7c", "play Ac") == texts(plain.legal())


def test_a_void_hand_in_rotterdam_trumps_even_its_partners_trick():
    """Higher than the trumps that lie there, if it can."""
    state = klaverjas(hands="Ac 7d | 8h 7c | 7h 9h 9d | Td Tc", led="Ac 7c")
    overtrumped = klaverjas(hands="Ac 7d | 8h 8s | 7h 9h 9d | Td Tc", led="Ac 8h")

    assert ("play 7h", "play 9h") == texts(state.legal())
    assert ("play 9h",) == texts(overtrumped.legal())
    expected = "7♥ must wait. No clubs, so beat the trick with a trump: 9♥."
    assert ("play/overtrump", expected) == broken(overtrumped, "play 7h")


def test_a_void_hand_in_rotterdam_undertrumps_where_it_cannot_overtrump():
    """A trump is owed all the same."""
    state = klaverjas(hands="Ac 7d | 9h 8s | 7h Kh 9d | Td Tc", led="Ac 9h")

    assert ("play 7h", "play Kh") == texts(state.legal())
    assert "play/trump-when-void" == broken(state, "play 9d")[0]


def test_a_void_hand_in_amsterdam_is_free_on_its_partners_trick():
    """It may trump that, discard, but not undertrump."""
    free = klaverjas(duties="amsterdam", hands="Ac 7d | 7c 8s | 7h 9h 9d | Td Tc", led="Ac 7c")
    trumped = klaverjas(duties="amsterdam", hands="Kh 7s | 8d 8s | 7h Jh 9c | Td Tc", leader=3, led="Td Kh 8d")

    assert ("play 9d", "play 7h", "play 9h") == texts(free.legal())
    assert ("play 9c", "play Jh") == texts(trumped.legal())


def test_a_void_hand_in_amsterdam_overtrumps_the_others_and_undertrumps_nobody():
    """What it cannot beat it leaves; only a hand of low trumps has to play one."""
    high = klaverjas(duties="amsterdam", hands="Ac 7d | 8h 8s | 7h 9h 9d | Td Tc", led="Ac 8h")
    low = klaverjas(duties="amsterdam", hands="Ac 7d | 9h 8s | 7h Kh 9d | Td Tc", led="Ac 9h")
    only = klaverjas(duties="amsterdam", hands="Ac 7d | 9h 8s | 7h Kh | Td Tc", led="Ac 9h")

    assert [("play 9h",), ("play 9d",), ("play 7h", "play Kh")] == [texts(state.legal()) for state in (high, low, only)]
    expected = "7♥ must wait. It would beat nothing, and you hold other cards: 9♦."
    assert ("play/no-undertrump", expected) == broken(low, "play 7h")


def test_hearts_wait_until_they_are_broken():
    """By a heart, and by the queen of spades where the table says so."""
    hands = "5h 9c | 6h 8c | 7h 7c | 8h 6c"
    fresh = table("hearts", hands=hands, tricks=(Trick(0, (), winner=0),))
    broken_by = fs.game("hearts").rules.deck.parse_all("Ks Qs As 2s")
    by_queen = table("hearts", hands=hands, tricks=(Trick(0, broken_by, winner=0),))
    not_by_queen = table("hearts", hands=hands, tricks=(Trick(0, broken_by, winner=0),), queen_breaks=False)

    assert [("play 9c",), ("play 9c", "play 5h"), ("play 9c",)] == [
        texts(state.legal()) for state in (fresh, by_queen, not_by_queen)
    ]
    expected = "5♥ must wait: it may not be led before such cards are broken. Lead 9♣."
    assert ("play/unbroken", expected) == broken(fresh, "play 5h")


def test_a_hand_of_hearts_may_lead_one():
    """There is nothing else to lead."""
    state = table("hearts", hands="5h 9h | 6h 8c | 7h 7c | 8h 6c", tricks=(Trick(0, (), winner=0),))

    assert ("play 5h", "play 9h") == texts(state.legal())


def test_no_penalty_card_is_played_to_the_first_trick():
    """Unless there is nothing else; suit is followed before that."""
    state = table("hearts", hands="2c 3d | 6h Qs 8d | 7h Qs | 8h 6c", led="2c")
    nothing_else = table("hearts", hands="2c 3d | 6h Qs | 7h 7c | 8h 6c", led="2c")
    early = table("hearts", hands="2c 3d | 6h Qs 8d | 7h 7c | 8h 6c", led="2c", early_points=True)

    assert [("play 8d",), ("play 6h", "play Qs"), ("play 8d", "play 6h", "play Qs")] == [
        texts(each.legal()) for each in (state, nothing_else, early)
    ]
    expected = "Q♠ must wait: it may not be played to the first trick. Play 8♦."
    assert ("play/first-trick", expected) == broken(state, "play Qs")


def test_the_round_opens_with_one_card():
    """Its holder plays no other."""
    state = table("hearts", hands="2c 3c As | 6h 8d 4c | 7h 7c 5c | 8h 6c 9c")

    assert ("play 2c",) == texts(state.legal())
    assert ("play/opens-with", "A♠ must wait. The round begins with 2♣.") == broken(state, "play As")


def test_spades_are_broken_by_being_played():
    """Discarded, or led by a hand of nothing else."""
    hands = "5s 9c | 6h 8c | 7h 7c | 8h 6c"
    fresh = table("spades", hands=hands)
    spade = fs.game("spades").rules.deck.parse_all("Ac Kc 2s 3c")
    after = table("spades", hands=hands, tricks=(Trick(0, spade, winner=0),))

    assert [("play 9c",), ("play 9c", "play 5s")] == [texts(state.legal()) for state in (fresh, after)]


MISTAKES: Mistakes = {
    "a duty that tokens may change": (
        replace(TOKENED, play=(Overtrump(),)),
        4,
        (
            "`play`: Overtrump looks at the card that is winning, which tokens and Promoted may change afterwards: "
            "leave one of them out."
        ),
    ),
    "a restraint on what is not there": (
        replace(PLAIN, restraints=(Unbroken("h", broken_by="Qx"),)),
        4,
        "`restraints`: Unbroken names “Qx”, which is neither a suit nor a card of the deck: write one.",
    ),
    "a suit that waits with a card that never does": (
        replace(PLAIN, specials=(Nothing("2h"),), restraints=(Unbroken("h"),)),
        4,
        "`restraints`: Unbroken holds back a card that may be played at any time: name others.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_binds_a_hand_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
