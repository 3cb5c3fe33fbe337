"""What the seat to act is asked, and what the others wait for."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.language.message import Message
from followsuit.language.wording import language, languages
from followsuit.rules.follow import FollowSuit
from tests.support import bidding, played, table
from tests.telling.told import asked, option, round_told, said, told

MEANS_PASS = "choose P"


def chosen(*passes: str, **options: object) -> fs.State:
    """Zole with seat 0 dealing, after some choices."""
    state = fs.game("zole", **options).start()
    seats = state.game.seats
    cards = [str(card) for card in state.game.rules.deck.cards]
    hands = [" ".join(cards[place * 8 : place * 8 + 8]) for place in range(3)]
    dealt = " | ".join(hands if seats == 3 else [".", *hands])
    return played(state, "; ".join(["dealer 0", f"deal {dealt} / {' '.join(cards[24:])}", *passes])).with_seed(1)


@pytest.mark.parametrize(
    ("key", "hands", "led", "trump", "expected"),
    [
        ("zole", "Ah 9c | Qh Kh 9h | 9s Ks", "", None, "Your turn. Lead any card."),
        ("zole", "Ah 9c | Qh Kh 9h | 9s Ks", "Ah", None, "Your turn. Follow plain hearts."),
        ("zole", "Qc 9c | Qh Kh 9h | 9s Ks", "Qc", None, "Your turn. Follow trumps."),
        ("zole", "Ah 9c | Qh Kc | 9s Ks", "Ah", None, "Your turn. No plain hearts: play any card."),
        ("miesjelen", "Ad 9c | Qs Kc", "Ad", "s", "Your turn. No diamonds: trump."),
        ("elemental", "1f 2w | 2f 0 | 3f 4f", "1f", None, "Your turn. Follow fire, or play a zero."),
        ("elemental", "1f 2w | 2f 0 ∞ | 3f", "1f", None, "Your turn. Follow fire, or play an infinity or a zero."),
        ("elemental", "∞ 2w | 2f 1w | 3f 4f", "∞", None, "Your turn. Nobody has to follow: play any card."),
        ("elemental", "0 2w | 2f 1w | 3f 4f", "0", None, "Your turn. Nothing is led yet: play any card."),
    ],
)
def test_whoever_is_to_play_is_told_what_is_owed(key: str, hands: str, led: str, trump: str | None, expected: str):
    """In one sentence."""
    state = table(key, hands=hands, led=led, trump=trump)

    assert expected == said(told(state, state.to_act)["say"])
    assert ("play", 1, []) == (asked(state)["kind"], asked(state)["count"], asked(state)["options"])


def test_the_facts_of_a_duty_name_the_cards_that_meet_it():
    """High to low, and those that may be played besides."""
    state = table("elemental", hands="1f 2w 3w | 2f 9f 0 | 3f 4f 5f", led="1f")

    assert {"suit": "f", "cards": ["9f", "2f"], "also": ["0"], "plain": False} == told(state, 1)["say"]["facts"]


def test_a_duty_that_no_catalogue_knows_is_asked_for_in_general_words(monkeypatch: pytest.MonkeyPatch):
    """In every language, and never by its code; its facts still name the cards."""
    monkeypatch.setattr(FollowSuit, "code", "play/unheard-of")
    state = table("elemental", hands="1f 2w 3w | 2f 9f 0 | 3f 4f 5f", led="1f")
    say = told(state, 1)["say"]

    assert ("turn/duty", ["9f", "2f"]) == (say["code"], say["facts"]["cards"])
    for code in languages():
        said_so = language(code).say(Message(say["code"], say["facts"]))
        assert said_so.endswith(".")
        assert "turn" not in said_so.lower() or code == "en"


def test_those_who_wait_are_told_for_whom():
    """Everyone but the seat to act, spectators too; nobody is asked anything."""
    state = table("zole", hands="Ah 9c | Qh Kh | 9s Ks")

    for seat in (1, 2, None):
        telling = told(state, seat)
        assert ("Anna is to lead.", None, []) == (said(telling["say"]), telling["decision"], telling["legal"])
    assert "Māra is to play." == said(told(state.play("play Ah"), 0)["say"])


def test_without_a_seed_chance_is_waited_for():
    """Before the deal there is nothing to decide."""
    telling = told(fs.game("boerenbridge").start(), 0)

    assert ("Chance is to move.", [], None) == (said(telling["say"]), telling["hand"], telling["decision"])


def test_every_bid_has_what_it_pays():
    """Elemental: 20 and 10 a trick, or 10 off for each trick off."""
    state = bidding("elemental", seats=4, hand_size=3, bids="2 1")

    assert "How many will you take?" == said(asked(state)["title"])
    assert "3 tricks, 3 bid so far." == said(asked(state)["detail"])
    assert [("Bid 0", 0), ("Bid 1", 1), ("Bid 2", 2), ("Bid 3", 3)] == [
        (said(each["label"]), each["number"]) for each in asked(state)["options"]
    ]
    pays = [each["pays"] for each in asked(state)["options"]]
    assert [(20, 20), (30, 30), (40, 40), (50, 50)] == [each["won"] for each in pays if each]
    assert [(-10, -30), (-10, -20), (-10, -20), (-10, -30)] == [each["lost"] for each in pays if each]


def test_the_barred_bid_stays_in_its_place_and_says_why():
    """The dealer of Boerenbridge."""
    state = bidding("boerenbridge", seats=4, hand_size=5, bids="2 1 1")

    assert "5 tricks, 4 bid so far. You deal, so you bid last." == said(asked(state)["detail"])
    assert [True, False, True, True, True, True] == [each["legal"] for each in asked(state)["options"]]
    barred = option(state, "bid 1")["why"]
    assert barred is not None
    assert ("bid/hook", {"barred": 1, "tricks": 5}) == (barred["code"], barred["facts"])


def test_the_first_to_bid_is_told_so_and_the_cap_ends_the_pad():
    """Ninja Whist with a cap of 2."""
    state = bidding("ninja-whist", seats=4, hand_size=5, bid_cap=2)

    assert "5 tricks. You bid first." == said(asked(state)["detail"])
    assert ["bid 0", "bid 1", "bid 2"] == [each["action"] for each in asked(state)["options"]]


def test_naming_the_trump_counts_what_one_holds():
    """The dealer of Elemental, after an infinity was turned."""
    state = played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f; turn ∞")

    assert ("Name the trump", "You turned ∞.") == (said(asked(state)["title"]), said(asked(state)["detail"]))
    assert [("Fire is trump", "you hold 1"), ("Water is trump", "you hold 0")] == [
        (said(each["label"]), said(each["detail"])) for each in asked(state)["options"][:2]
    ]
    assert ["f", "w", "e", "a"] == [each["suit"] for each in asked(state)["options"]]
    assert "Jānis is to name the trump." == said(told(state, 0)["say"])


def test_every_contract_says_what_it_asks_and_pays():
    """Three seats: twice the value; a pass says what comes of it."""
    state = chosen()

    assert "You choose first, then Jānis." == said(asked(state)["detail"])
    options = asked(state)["options"]
    assert ["Pass", "Play Big", "Play Zole", "Play Small zole"] == [said(each["label"]) for each in options]
    assert [
        "let Jānis choose",
        "take the two cards, stash two, reach 61",
        "no table cards, reach 61",
        "take no trick at all",
    ] == [said(each["detail"]) for each in options]
    assert [
        None,
        {"won": (2, 6), "lost": (-4, -8)},
        {"won": (10, 14), "lost": (-12, -16)},
        {"won": (12, 12), "lost": (-14, -14)},
    ] == [each["pays"] for each in options]


def test_with_four_at_the_table_a_contract_pays_three_times_its_value():
    """The dealer who sits out pays and is paid too."""
    assert {"won": (3, 9), "lost": (-6, -12)} == option(chosen(seats=4), "choose B")["pays"]


def test_the_last_to_choose_is_told_what_a_pass_leads_to():
    """The Table, or with dues no card at all."""
    state, dues = (chosen("choose P", "choose P", dues=dues) for dues in (False, True))

    assert "Māra and Jānis passed. You choose last." == said(asked(state)["detail"])
    assert "then it is The Table" == said(option(state, "choose P")["detail"])
    assert "then no card is played" == said(option(dues, "choose P")["detail"])
    assert "Māra passed. Anna chooses after you." == said(asked(chosen("choose P"))["detail"])


def test_whoever_plays_big_is_asked_for_its_stash():
    """Two cards of ten; what they are for."""
    state = chosen("choose B")

    assert ("stash", 2, []) == (asked(state)["kind"], asked(state)["count"], asked(state)["options"])
    assert "Stash two cards" == said(asked(state)["title"])
    assert "They count for you, unless you take no trick." == said(asked(state)["detail"])
    assert "Your turn. Stash two cards." == said(told(state, 1)["say"])
    assert "Māra is to stash two cards." == said(told(state, 0)["say"])
    assert 10 == len(told(state, 1)["hand"])


def test_no_plain_cards_of_a_suit_are_meant_where_others_are_trumps():
    """Whoever holds the jack of spades has no plain spades; what is trump stays told after the choice."""
    state = table("zole", hands="As | Js Kh 9h | 9s", led="As", contract="B", solo=0)

    assert "Your turn. No plain spades: play any card." == said(told(state, 1)["say"])
    assert "Queens, jacks and diamonds are trumps" == said(round_told(state, 1)["trump_says"])
