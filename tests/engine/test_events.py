"""What is told of a step."""

from __future__ import annotations

import followsuit as fs
from tests.support import table, texts


def told(state: fs.State, action: str) -> dict[str, fs.Event]:
    """The events of an action, by kind."""
    return {event.kind: event for event in state.advance(action)[1]}


def test_a_trick_tells_its_cards_its_winner_and_how_many_that_makes():
    """The last card of a trick brings both."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | Qh 4c | 5h 6h", trump="s", led="Ah 2c Qh", taken="2 0 0 0")
    events = told(state, "play 5h")
    assert ["played", "trick"] == list(events)
    assert (0, ("Ah", "2c", "Qh", "5h"), {"tricks": 3}) == (
        events["trick"].seat, texts(events["trick"].cards), events["trick"].facts
    )  # fmt: skip


def test_a_named_trump_tells_who_named_it_and_a_turned_one_does_not():
    """The dealer after an infinity; nobody otherwise."""
    state = fs.game("elemental", seats=3).start().play("dealer 2").play("deal 1f | 2f | 3f").play("turn ∞")
    named = told(state, "trump w")["trump"]
    assert (2, {"suit": "w"}) == (named.seat, named.facts)
    state = fs.game("elemental", seats=3).start().play("dealer 2").play("deal 1f | 2f | 3f")
    made = told(state, "turn 5e")["trump"]
    assert (None, {"suit": "e"}) == (made.seat, made.facts)


def test_a_void_round_says_so():
    """With the scores that count for nothing."""
    hands = "Ah | Kh"
    state = table("miesjelen", hands=hands, trump="c", led="Ah", totals="1 -5")
    scored = told(state, "play Kh")["scored"]
    assert {"round": 1, "scores": (0, 0), "totals": (1, -5), "void": True} == scored.facts


def test_a_taken_token_tells_from_whom():
    """And a drawn one what it is."""
    tokens = fs.game("ninja-whist").rules.tokens
    assert tokens is not None
    kinds = tokens.kinds
    areas = " ".join(kinds[:16]) + " | " + " ".join(kinds[16:])
    state = table("ninja-whist", hands="J | 2a", score_areas=areas, bids="1 0").play("play J")
    taking = state.play("play 2a")
    while str(taking.legal()[-1]) == "done":
        taking = taking.play("done")
    took = told(taking, f"take 0 {kinds[0]}")["took"]
    assert (0, {"token": kinds[0], "from": 0}) == (took.seat, took.facts)


def test_an_event_with_hidden_cards_says_how_many():
    """And no longer who may see them."""
    event = fs.Event("dealt", 1, (fs.Card("Q", "c"),), seen_by=frozenset((1,)))
    assert event is event.redacted_for(1)
    hidden = event.redacted_for(0)
    assert (("??",), None) == (texts(hidden.cards), hidden.seen_by)
