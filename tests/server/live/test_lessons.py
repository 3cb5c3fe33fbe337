"""Guided deals at tables: the same for everyone, private, and over with their round."""

from __future__ import annotations

import pytest

from followsuit.engine.later_round import LEAST_CARDS, long_round
from followsuit.server.live.lessons import lesson_start
from tests.lessons import LESSONS

pytestmark = pytest.mark.usefixtures("compiled")


def learn(person, key):
    """The document of a guided deal that somebody begins."""
    return person.do("POST", f"/games/{key}/lesson", name="Anna")


def test_everyone_meets_the_same_deal(anna, bob):
    """The same cards in the same seat, however often it is begun."""
    first, second = learn(anna, "zole"), learn(bob, "zole")

    assert first["telling"]["hand"] == second["telling"]["hand"]
    assert first["table"]["you"] == second["table"]["you"] == first["telling"]["to_act"]


def test_a_guided_deal_is_private_and_ends_with_its_round(anna, bob):
    """Nobody else comes in, nothing can be done afterwards, and the last step says what the round brought."""
    document = learn(anna, "miesjelen")
    code = document["table"]["code"]
    assert document["table"]["lesson"]
    assert (403, "table/no-spectators") == bob.refused("GET", f"/tables/{code}")
    assert (403, "seat/none") == bob.refused("GET", f"/tables/{code}/lesson")

    with anna.connect(code) as here:
        while here.my_turn():
            here.act(here.telling["legal"][0])

    over = anna.get(f"/tables/{code}")
    assert ("over", True, 1) == (over["table"]["status"], over["table"]["closed"], len(over["telling"]["sheet"]))
    score = anna.get(f"/tables/{code}/lesson?words=nl")["steps"][-1]
    assert ("score", "now", "result") == (score["name"], score["moment"], score["target"])
    assert score["says"][0].startswith("Dit spel zou je ")


def test_only_a_guided_deal_has_steps(anna):
    """At any other table there is nothing to be told."""
    code = anna.host("zole", [None, "random", "random"])

    assert (404, "lesson/none") == anna.refused("GET", f"/tables/{code}/lesson")


def test_the_order_of_the_cards_is_told_at_every_table(anna, bob):
    """In words, to those who look on as well; what one picked up only to oneself."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    cards, others = anna.get(f"/tables/{code}/cards?words=de"), bob.get(f"/tables/{code}/cards?words=de")

    assert ["Trümpfe, von hoch nach niedrig", "Kreuz, Herz und Pik, von hoch nach niedrig"] == [
        row["title"] for row in cards["rows"]
    ]
    assert [] == others["picked_up"]


@pytest.mark.parametrize("key", LESSONS)
def test_a_guided_deal_has_enough_cards_to_learn_from(key):
    """Games that begin with a card or two are learned from a later round, which bots have brought about."""
    game = LESSONS[key]
    size = game.rules.deal.hand_size(long_round(game))
    branch, _ = lesson_start(game)

    assert size >= min(LEAST_CARDS, game.rules.deal.longest)
    assert bool(branch.actions) == (long_round(game) > 1)
