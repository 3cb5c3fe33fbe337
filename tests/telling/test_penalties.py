"""Cards that count against whoever takes them."""

from __future__ import annotations

import followsuit as fs
from followsuit.cards import french
from followsuit.engine.game import Game
from followsuit.rules import CardPoints, Deal, FirstTo, FollowSuit, PointsTaken, Rules, game
from followsuit.rules.round import Trick
from followsuit.telling import telling
from tests.support import table
from tests.telling.told import round_told, said, told, viewers, walk

BEFORE = (Trick(0, fs.game("hearts").rules.deck.parse_all("6h 2s 4s 5s"), winner=0),)
"""Hearts are broken, and the first trick is over."""


@game(key="test-kings", version=1, name="Test Kings", title="Take no king.", seats=(4,), usual_seats=4)
def kings() -> Rules:
    """Every king counts five, every other heart one."""
    return Rules(
        deck=french("7", "A"),
        deal=Deal(hands=8),
        play=(FollowSuit(),),
        score=(PointsTaken(CardPoints({"h": 1, "K": 5})),),
        end=(FirstTo(50, fewest_win=True),),
    )


def test_penalties_lie_by_suit_and_card():
    """With their sum."""
    state = table("hearts", hands="As 3d | Qs 3c | 2h 4c | 3h 5c", led="As Qs 2h", tricks=BEFORE).play("play 3h")
    seen = told(state, 1)

    assert {
        "cards": [{"suit": "h", "card": None, "number": 3}, {"suit": None, "card": "Qs", "number": 1}],
        "points": 16,
    } == seen["seats"][0]["pile"]
    assert {"cards": [], "points": 0} == seen["seats"][1]["pile"]


def test_the_moon_shows_when_one_has_them_all():
    """From four points on."""
    few = table("hearts", hands="As 3d | Ks 3c | 2h 4c | 3h 5c", led="As Ks 2h", tricks=BEFORE).play("play 3h")
    many = table("hearts", hands="Ah Ac | Kh 3c | 2h 4c | 3h 5c", led="Ah Kh 2h", tricks=BEFORE).play("play 3h")
    moon = round_told(many, 1)["moon"]

    assert round_told(few, 1)["moon"] is None
    assert moon is not None
    assert ("Anna may shoot the moon", "nobody else has points: 5 of 26") == (said(moon["says"]), said(moon["detail"]))


def test_points_still_out_are_those_in_no_taken_trick():
    """Cards in hands and in the trick under way, the suit that counts first and high to low."""
    before = table("hearts", hands="As 3d | Qs 3c | 2h 4c | 3h 5c", led="As Qs 2h", tricks=BEFORE)
    after = before.play("play 3h")

    assert 13 == len(round_told(before, 1)["still_out"]["cards"])
    assert {
        "cards": ["Ah", "Kh", "Qh", "Jh", "Th", "9h", "8h", "7h", "5h", "4h"],
        "kinds": [{"suit": "h", "card": None, "number": 10}],
        "points": 10,
    } == round_told(after, 1)["still_out"]


def test_everyone_is_told_the_same_of_points_still_out():
    """Whoever holds them, those who look on too; with what was taken they are all there are."""
    for step in walk(fs.game("hearts", jack=True), actions=150):
        told_out = [round_told(step.after, seat)["still_out"] for seat in viewers(step.after.game)]
        taken = sum(seat["pile"]["points"] for seat in telling(step.after, None)["seats"])

        assert [told_out[0]] * 5 == told_out
        assert 16 == told_out[0]["points"] + taken


def test_penalties_of_a_rank_lie_card_by_card():
    """Where a rank counts, or one card of a suit counts more than its others, each is a card of its own."""
    out = round_told(Game.of(kings).start(seed=1), None)["still_out"]

    assert {"suit": "h", "card": None, "number": 7} == out["kinds"][0]
    assert ["Kc", "Kd", "Kh", "Ks"] == sorted(str(kind["card"]) for kind in out["kinds"][1:])
    assert 27 == out["points"]


def test_games_in_which_points_are_wanted_have_none_out():
    """There, what is left is not a danger."""
    assert "still_out" not in round_told(fs.game("sueca").start(seed=1), 0)
