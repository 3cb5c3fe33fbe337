"""What whoever may lay or take tokens is asked."""

from __future__ import annotations

from dataclasses import replace

import followsuit as fs
from followsuit.rules import Everything, Nothing
from tests.random_pages import FRENCH_TOKENS, game_of
from tests.support import table
from tests.telling.told import asked, option, said, told, trick_told
from tests.whist import whist


def laying() -> fs.State:
    """Ninja Whist: 6 and 9 of Sword lie there with a token each, 3 without, and the 7 was just played."""
    state = table(
        "ninja-whist",
        hands="6a 2b | 9a 3b | 3a 4b | 7a 5d",
        trump="c",
        score_areas="ad | acd |  | aab aad ab bcd dd",
    )
    for action in ("play 6a", "add ad", "play 9a", "add acd", "play 3a", "play 7a"):
        state = state.play(action)
    return state


def without_number() -> tuple[fs.State, fs.State]:
    """Cards of a suit that were just played, of which one takes every trick and one takes none."""
    rules = replace(whist.build(), tokens=FRENCH_TOKENS, specials=(Nothing("2c"), Everything("As")))
    hands, tokens = "Kh 3h | As 4h | 2c 5h | 6h 7h", "| s ssd | c cc |"
    best = table(game_of(rules, seats=4), hands=hands, trump="d", led="Kh As", score_areas=tokens)
    return best, best.play("done").play("play 2c")


def taking(winner: int) -> fs.State:
    """Two seats, the stock empty: seat 0 has 16 tokens, seat 1 has 15, and the trick is taken."""
    tokens = fs.game("ninja-whist").rules.tokens
    assert tokens is not None
    areas = " ".join(tokens.kinds[:16]) + " | " + " ".join(tokens.kinds[16:])
    hands = "J 2a | 3a 4a" if winner == 0 else "2a 3a | J 4c"
    state = table("ninja-whist", hands=hands, score_areas=areas, trump="b")
    for card in ("J", "3a") if winner == 0 else ("2a", "J"):
        state = state.play(f"play {card}")
        while "done" in map(str, state.legal()):
            state = state.play("done")
    return state


def test_each_token_says_what_it_would_make_of_the_card():
    """An equal number does not beat an earlier card; a token without the suit's icon is barred."""
    state = laying()

    assert "Lay tokens with the 7?" == said(asked(state)["title"])
    assert {"add aab": "7 + 2 = 9, not winning", "add ab": "7 + 1 = 8, not winning", "done": "7, not winning"} == {
        each["action"]: said(each["detail"])
        for each in asked(state)["options"]
        if each["action"] in ("add aab", "add ab", "done")
    }
    assert "7 + 4 = 11, winning" == said(option(state.play("add aab"), "add aad")["detail"])
    barred = option(state, "add dd")
    assert (False, 0, 2) == (barred["legal"], barred["adds"], barred["worth"])
    assert "The token dd bears no Sword icon. You may lay aab, aad or ab, or say `done`." == said(barred["why"])
    assert ("Lay Sword, Sword, Staff", 2, 3) == (
        said(option(state, "add aab")["label"]), option(state, "add aab")["adds"], option(state, "add aab")["worth"]
    )  # fmt: skip


def test_the_card_says_from_which_number_on_it_wins():
    """Mei's 10 has to be beaten, so 11."""
    state = laying()

    assert {
        "card": "7a",
        "sum": {"base": 7, "added": 0, "total": 7},
        "wins_from": 11,
        "beats": 1,
        "beats_total": 10,
    } == asked(state)["laying"]
    now = asked(state.play("add aab"))["laying"]
    assert ({"base": 7, "added": 2, "total": 9}, 11) == (now["sum"], now["wins_from"])


def test_a_card_that_no_token_can_save_says_so():
    """A 2 with one icon against a 9, and a card that does not follow."""
    state = table("ninja-whist", hands="9a 2b | 2a 5b", trump="c", led="9a 2a", score_areas=" | ab")
    astray = table("ninja-whist", hands="9a 2b | 2b 5b", trump="c", led="9a 2b", score_areas=" | ab")

    assert (None, None) == (asked(state)["laying"]["wins_from"], asked(astray)["laying"]["wins_from"])


def test_a_led_card_is_winning_as_it_is():
    """There is nothing to beat yet."""
    state = table("ninja-whist", hands="9a 2b | 2a 5b", trump="c", led="9a", score_areas="ab | ")

    laying = asked(state)["laying"]
    assert (9, None) == (laying["wins_from"], laying["beats"])
    assert "9 + 1 = 10, winning" == said(option(state, "add ab")["detail"])


def test_tokens_change_nothing_about_a_card_without_a_number():
    """One that bears a suit may have them laid with it, and still wins or loses as it is."""
    best, nothing = without_number()

    assert {"card": "As", "sum": None, "wins_from": 0, "beats": 0, "beats_total": 12} == asked(best)["laying"]
    assert {"card": "2c", "sum": None, "wins_from": None, "beats": 1, "beats_total": None} == asked(nothing)["laying"]
    for action in ("add ssd", "done"):
        assert "winning, with or without tokens" == said(option(best, action)["detail"])
    for action in ("add cc", "done"):
        assert "not winning, with or without tokens" == said(option(nothing, action)["detail"])
    assert trick_told(nothing.play("add cc"))["cards"][1]["winning"]


def test_enough_is_worded_by_whether_a_token_lies_there():
    """No tokens, or no more."""
    assert "No tokens" == said(option(laying(), "done")["label"])
    assert "No more tokens" == said(option(laying().play("add ab"), "done")["label"])


def test_those_who_wait_for_tokens_are_told_for_which_card():
    """The card is on the table for all to see."""
    assert "Els may lay tokens with the 7 of Sword." == said(told(laying(), 0)["say"])
    assert "Your turn. Lay tokens with the 7 of Sword, or none." == said(told(laying(), 3)["say"])


def test_taking_says_where_the_most_tokens_lie():
    """From another, and from oneself where one alone has the most."""
    state, own = taking(winner=1), taking(winner=0)

    assert "The stock is empty. Anna has the most: 16." == said(asked(state)["detail"])
    assert "Take Anna’s blank token" == said(option(state, "take 0 -")["label"])
    assert ("Take Anna’s Sword", 0, "a", 1) == (
        said(option(state, "take 0 a")["label"]), option(state, "take 0 a")["source"],
        option(state, "take 0 a")["token"], option(state, "take 0 a")["worth"],
    )  # fmt: skip
    assert "The stock is empty. You have the most: 16." == said(asked(own)["detail"])
    assert "Take your Sword" == said(option(own, "take 0 a")["label"])
    assert "Anna is to take a token." == said(told(own, 1)["say"])
