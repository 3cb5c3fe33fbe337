"""What just happened, and how it is said."""

from __future__ import annotations

import followsuit as fs
from followsuit.language.wording import language
from followsuit.telling import Teller
from followsuit.telling.words import in_words
from tests.games.test_zole import solo_round
from tests.support import carded, played, table
from tests.telling.test_tokens import laying, taking, without_number
from tests.telling.told import Step, happened, heard, scene_of

SHARP = "Qc Qs Qh Qd Jc Js Jh Jd | Ad Td Kd 9d Ac Tc Kc 9c | As Ts Ks 9s Ah Th Kh 9h / 7d 8d"


def dealt(seats: int = 3, **options: object) -> fs.State:
    """Zole, dealt by the seat before the one that chooses first."""
    deal = SHARP if seats == 3 else SHARP.replace(" /", " | . /")
    state = fs.game("zole", seats=seats, **options).start()
    return played(state, f"dealer {seats - 1}; deal {deal}").with_seed(1)


def test_a_deal_is_told_with_ones_own_cards():
    """Once to each; those who look on hear how many everyone has."""
    state = fs.game("zole", seats=4).start().play("dealer 3")
    deal = "deal " + SHARP.replace(" /", " | . /")

    assert ["Round 1. You have 8 cards. Els deals."] == heard(state, deal, 1)
    assert ["Round 1. 8 cards each. Els deals."] == heard(state, deal, None)
    assert ["Round 1. You deal and sit out."] == heard(state, deal, 3)
    assert {"dealt", "table"} == {event["kind"] for event in happened(state, deal, 2) if "says" not in event}


def test_the_first_to_act_hears_of_its_turn_last():
    """After all that happened before it."""
    state = fs.game("zole").start().play("dealer 2")

    assert ["Round 1. You have 8 cards. Jānis deals.", "Your turn. Pass, or choose what to play."] == heard(
        state, f"deal {SHARP}", 0
    )


def test_a_turned_card_is_told_with_the_trump_that_it_makes():
    """A suit, none, or one still to be named; a drawn trump by itself."""
    state = played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f")

    assert ["5 of earth turned: earth is trump."] == heard(state, "turn 5e", 1)
    assert ["Zero turned: no trump."] == heard(state, "turn 0", 1)
    assert ["Infinity turned: Jānis names the trump."] == heard(state, "turn ∞", 1)
    assert ["Infinity turned: you name the trump.", "Your turn. Name the trump."] == heard(state, "turn ∞", 2)
    assert ["Jānis names fire."] == heard(state.play("turn ∞"), "trump f", 1)
    drawn = played(fs.game("boerenbridge").start(), "dealer 2; deal Ah Kh Qh | As Ks Qs | Ac Kc Qc | Ad Kd Qd")
    assert ["Hearts are trump."] == heard(drawn, "trump h", 1)


def test_a_choice_tells_who_is_against_whom():
    """Passes, the last pass, and a contract."""
    assert ["Anna plays Big, alone against you and Jānis.", "Anna picks up two cards."] == heard(dealt(), "choose B", 1)
    assert [
        "You play Big, alone against Māra and Jānis.",
        "You pick up the 8 of diamonds and the 7 of diamonds.",
        "Your turn. Stash two cards.",
    ] == heard(dealt(), "choose B", 0)
    assert ["Anna passes."] == heard(dealt(), "choose P", None)
    two = "choose P; choose P"
    assert ["Jānis passes too: The Table."] == heard(played(dealt(), two), "choose P", None)
    assert "Jānis passes too, so no card is played." == heard(played(dealt(dues=True), two), "choose P", None)[0]


def test_a_stash_is_told_with_its_cards_only_to_its_maker():
    """The others hear how many."""
    state = dealt().play("choose B")

    assert ["Anna stashes two cards."] == heard(state, "stash 7d 8d", 1)
    assert "You stash the 8 of diamonds and the 7 of diamonds." == heard(state, "stash 7d 8d", 0)[0]


def test_a_card_is_led_played_or_trumped_with():
    """And winning, unless the trick is over with it."""
    state = table("zole", hands="Ah 9c | Jc Qh | Kh 9h", contract="B", solo=0)

    assert ["Anna leads the ace of hearts."] == heard(state, "play Ah", 2)
    state = state.play("play Ah")
    assert ["Māra trumps with the jack of clubs and is winning."] == heard(state, "play Jc", None)
    assert ["You trump with the jack of clubs and are winning."] == heard(state, "play Jc", 1)
    assert "Jānis plays the 9 of hearts." == heard(state.play("play Jc"), "play 9h", 1)[0]
    state = table("miesjelen", hands="7h 9c | 9h Qh | 8s Ts | 7s Jd", trump="s", led="7h")
    assert "Māra plays the queen of hearts and is winning." == heard(state, "play Qh", 0)[0]
    assert "Els trumps with the 7 of spades." == heard(carded(state, "9h 8s"), "play 7s", 0)[0]


def test_a_trump_after_a_zero_or_an_infinity_is_simply_played():
    """Nothing was led that it could trump."""
    for card in ("0", "∞"):
        state = table("elemental", hands=f"{card} 1w | 5f 2w | 3w 4w", trump="f", led=card)
        assert "Māra plays the 5 of fire" in heard(state, "play 5f", 0)[0]


def test_tokens_tell_the_number_that_the_card_now_counts():
    """As far as it got."""
    state = laying()

    assert ["Els plays the 7 of Sword with one token: 9."] == heard(state, "add aab", 0)
    assert "Els plays the 7 of Sword with two tokens: 11, winning." == heard(state.play("add aab"), "add aad", 0)[0]


def test_tokens_laid_with_a_card_without_a_number_are_told_without_one():
    """One takes every trick, another none, whatever is laid with it."""
    best, nothing = without_number()

    assert "Māra plays the ace of spades with one token, winning." == heard(best, "add ssd", 0)[0]
    assert "Jānis plays the 2 of clubs with one token." == heard(nothing, "add cc", 0)[0]


def test_a_trick_tells_its_taker_and_its_points_where_they_count():
    """Seventeen in this one."""
    state = table("zole", hands="Ah 9c | Jc Qh | Kh 9h", contract="B", solo=0, led="Ah Jc")
    assert "Māra takes the trick, 17 points." == heard(state, "play Kh", 0)[1]
    state = table("miesjelen", hands="Ah 9c | Kh Qh", trump="s", led="Ah")
    assert ["Māra plays the king of hearts.", "You take the trick.", "Your turn. Lead any card."] == heard(
        state, "play Kh", 0
    )


def test_a_token_is_drawn_or_taken():
    """From the stock, from another, or back from oneself."""
    state = table("ninja-whist", hands="9a 2b | 2a 5b", trump="c", led="9a")
    after, events = state.advance("play 2a")
    drew = Teller(state.game).live(Step(state, events, after), 1)[2]
    assert drew["says"] is not None
    assert ("drew", "live/drew", 0) == (drew["kind"], drew["says"]["code"], drew["says"]["facts"]["seat"])
    assert ["Māra takes Sword from you."] == heard(taking(winner=1), "take 0 a", 0)
    assert ["Māra takes a blank token from Anna."] == heard(taking(winner=1), "take 0 -", None)
    assert "You take back Sword." == heard(taking(winner=0), "take 0 a", 0)[0]


def test_a_round_is_told_with_what_it_brought_the_listener():
    """In signs that a voice can speak; whoever looks on hears only how it went."""
    state = table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids="1 0 0 1", led="Ah Kh Qh")

    assert "Round over. Three made their bids. You: +12, now 12." == heard(state, "play Jh", 0)[2]
    assert "Round over. Three made their bids. You: −2, now −2." == heard(state, "play Jh", 3)[2]
    assert "Round over. Three made their bids." == heard(state, "play Jh", None)[2]


def test_a_void_round_and_the_end_are_told():
    """Two at zero; or a winner."""
    state = table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 -5")
    assert "Two at zero: the round is void." == heard(state, "play Kh", 0)[2]
    state = table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 8")
    assert ["Round over. Anna is at exactly zero. You: +5, now 13.", "Anna wins with 0."] == heard(state, "play Kh", 1)[
        2:
    ]


def test_a_turn_names_the_cards_that_a_duty_leaves():
    """By rank within the suit, in full where trumps are of several suits."""
    state = table("zole", hands="Ah 9c | Qh Kh 9h | 9s Ks 8d", contract="B", solo=0)
    assert "Your turn. Follow plain hearts: king or 9." == heard(state, "play Ah", 1)[-1]
    state = table("zole", hands="Qc 9c | Qh 8d 9h | 9s Ks 7d")
    assert "Your turn. Follow trumps: the queen of hearts or the 8 of diamonds." == heard(state, "play Qc", 1)[-1]
    state = table("miesjelen", hands="Ad 9c | Qs 9s Kc", trump="s")
    assert "Your turn. No diamonds, so trump: queen or 9." == heard(state, "play Ad", 1)[-1]
    state = table("elemental", hands="1f 2w | 2f 0 | 3f 4f")
    assert "Your turn. Follow fire: 2, or a zero." == heard(state, "play 1f", 1)[-1]


def test_a_bid_is_told():
    """To everyone alike."""
    state = played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f; turn 5e")

    assert ["Anna bids 1.", "Your turn. How many tricks will you take?"] == heard(state, "bid 1", 1)


def test_solo_rounds_are_told_from_both_sides():
    """The solo player hears of itself in the second person."""
    state = solo_round("B", "7d Qc 8d Ah Th Kh As Ts Ks")
    past = state.position.past[-1]
    event = fs.Event(
        "scored", facts={"round": 1, "scores": past.result.scores, "totals": past.result.totals, "void": 0}
    )
    teller = Teller(state.game)
    told = [
        in_words(teller.live(Step(state, (event,), state), seat), language("en"), scene_of(state.game, seat))
        for seat in (0, 1)
    ]

    assert [
        "Round over. Māra played Big and lost with 53 of 61. You: +2, now 2.",
        "Round over. You played Big and lost with 53 of 61. You: −4, now −4.",
    ] == [events[0]["says"]["sentence"] for events in told]
