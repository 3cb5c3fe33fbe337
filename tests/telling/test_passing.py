"""Cards that are passed, and what else is said and picked before the first trick."""

from __future__ import annotations

import random

import followsuit as fs
from followsuit.telling import telling
from tests.support import play_randomly
from tests.telling.told import asked, heard, round_told, said, told, walk


def test_whoever_passes_is_told_to_whom():
    """With the words of the button, which names the cards once they are chosen."""
    state = fs.game("hearts").start(seed=1)
    decision, to = asked(state), ((state.to_act or 0) + 1) % 4

    assert ("pick", "pass", 3, to) == (decision["kind"], decision["verb"], decision["count"], decision["receiver"])
    assert {"code": "pick/pass", "facts": {"number": 3, "to": to, "cards": []}} == {
        key: decision["picked"][key] for key in ("code", "facts")
    }


def test_everyone_is_told_who_gets_their_cards():
    """And whose cards they get, under the names."""
    seen = told(fs.game("hearts").start(seed=1), 0)
    facts = round_told(fs.game("hearts").start(seed=1), 0)

    assert [None, "gets yours", None, "passes to you"] == [said(seat["note"]) for seat in seen["seats"]]
    assert ("Pass three to the left", "you to Māra, Els to you") == (
        said(facts["passing"]["says"]),
        said(facts["passing"]["detail"]),
    )
    assert ["left", "right", "across", "keep"] == facts["passing"]["ways"]


def test_the_way_that_cards_go_turns_each_round():
    """Everyone is told which of the ways it is now; after the last of them they begin anew."""
    turns: list[tuple[int, str]] = []
    for step in walk(fs.game("hearts"), actions=250):
        facts = telling(step.after, None)["round"]
        assert facts is not None
        turn = facts["passing"]["this_round"], facts["passing"]["way"]
        turns += [turn] if turns[-1:] != [turn] else []

    assert [(0, "left"), (1, "right"), (2, "across"), (3, "keep"), (0, "left")] == turns


def test_passed_cards_are_told_to_giver_and_receiver_alone():
    """The receiver is told of them when all have passed."""
    state = fs.game("hearts").start(seed=1)
    given = {}
    while state.view(0).asked == "pass":
        seat, action = state.to_act, str(state.legal()[0])
        assert seat is not None
        given[seat] = sorted(action.split()[1:])
        before, state = state, state.play(action)

    for seat in range(4):
        facts = round_told(state, seat)["passing"]
        assert given[seat] == sorted(facts["given"])
        assert given[(seat - 1) % 4] == sorted(facts["received"])
    assert ([], []) == (round_told(state, None)["passing"]["given"], round_told(state, None)["passing"]["received"])
    assert heard(before, action, 0)[1].startswith("Els gave you the ")


def test_the_target_is_told():
    """And that fewest win, where they do."""
    assert "fewest wins · to 100" == said(told(fs.game("hearts").start(seed=1), 0)["target"])
    assert "to 5" == said(told(fs.game("whist").start(seed=1), 0)["target"])
    assert "target" not in told(fs.game("klaverjas").start(seed=1), 0)


def test_ordering_up_is_a_list_with_the_card_it_is_about():
    """Each with what it means."""
    state = fs.game("euchre").start(seed=1)
    decision = asked(state)
    options = decision["options"]

    assert ("call", str(state.view(None).turned)) == (decision["kind"], decision["offered"])
    assert ["call pass", "call up", "call up alone"] == [option["action"] for option in options]
    assert ["P", "U", None] == [option.get("letter") for option in options]


def test_a_card_that_was_turned_down_is_told_apart_from_the_trump():
    """Whoever looks at the trump sees who made it, and which card was offered in vain."""
    state = fs.game("euchre").start(seed=1)
    ordered, named = state.play("call up"), state
    while "call pass" in map(str, named.legal()) and len(named.view(None).calls) < 4:
        named = named.play("call pass")
    suit = next(str(action) for action in named.legal() if str(action) != "call pass")
    refused, facts = str(named.view(None).turned), round_told(named.play(suit), None)

    assert not round_told(ordered, None)["turned_down"]
    assert facts["turned_down"]
    assert str(said(facts["trump_detail"])).endswith(f"; {signs(refused)} turned down")


def signs(card: str) -> str:
    """A card as sentences show it: `Q♠`."""
    return card[0].replace("T", "10") + dict(zip("cdhs", "♣♦♥♠", strict=True))[card[1]]


def test_the_dealer_may_not_put_the_turned_card_away():
    """It is told which cards it may."""
    state = fs.game("euchre").start(seed=1).play("call up")
    decision = asked(state)

    assert ("pick", "discard", 1, 5) == (
        decision["kind"],
        decision["verb"],
        decision["count"],
        len(decision["among"]),
    )
    assert "discard/turned" == decision["why"]["code"]


def test_a_partner_left_out_sits_out():
    """Whoever plays alone is told apart."""
    state = fs.game("euchre").start(seed=1).play("call up alone")
    state = state.play(str(state.legal()[0]))
    state = play_randomly(state, random.Random(1), actions=1)
    alone = state.view(None).declarer
    assert alone is not None
    notes = [said(seat["note"]) for seat in told(state, None)["seats"]]

    assert "sits out" == notes[(alone + 2) % 4]
    assert "maker, alone · 0 tricks" == notes[alone]
