"""A turned card whose suit is offered as trump, and what follows when somebody takes it."""

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.rules import Deal, EachAlone, Rules
from followsuit.rules.check import problems
from tests.rules.spoilt import OFFERED, Mistakes, each_of
from tests.support import broken, played, texts

DEAL = "dealer 3; deal 9c Tc Jc Qc Kc | 9d Td Jd Qd Kd | 9h Th Jh Qh Kh | 9s Ts Js Qs Ks; turn Ah"
"""Seat 0 speaks first, seat 3 deals, and hearts are offered."""


def offered(actions: str = "", **options: object) -> fs.State:
    """Euchre after the deal and some calls."""
    state = played(fs.game("euchre", **options).start(), DEAL)
    return played(state, actions) if actions else state


PASSED = "call pass; call pass; call pass; call pass"
SECOND_TURN = ("call pass", "call c", "call c alone", "call d", "call d alone", "call s", "call s alone")


def test_first_the_turned_suit_is_offered_to_each_in_turn():
    """To take, to take alone, or to pass."""
    assert ("call pass", "call up", "call up alone") == texts(offered().legal())
    assert [0, 1, 2, 3] == [offered("; ".join(["call pass"] * n)).to_act if n else offered().to_act for n in range(4)]


def test_then_each_may_name_another_suit():
    """The one that was turned down is no longer open."""
    assert SECOND_TURN == texts(offered(PASSED).legal())


def test_the_dealer_takes_the_card_that_is_ordered_up():
    """It then holds six cards, which all know of one, and puts another away."""
    state = offered("call pass; call up")

    assert (3, "discard") == (state.to_act, state.view(3).asked)
    assert "Ah" in texts(state.view(3).hand)
    assert ("discard 9s", "discard Ts", "discard Js", "discard Qs", "discard Ks") == texts(state.legal())
    assert ("h", 1) == (state.view(0).trump, state.position.table.declarer)


def test_only_the_dealer_knows_what_it_put_away():
    """Everyone else knows that it is one of its cards."""
    state = offered("call up; discard 9s")

    assert (["9s"], ["??"]) == tuple([str(card) for card in state.view(seat).stash] for seat in (3, 0))
    assert 0 == state.to_act


def test_the_turned_card_may_be_put_away_where_the_table_says_so():
    """Usually it stays."""
    refused = "A♥ must stay in your hand: it was ordered up. Put another card away."

    assert ("discard/turned", refused) == broken(offered("call up"), "discard Ah")
    assert "discard Ah" in texts(offered("call up", discard_turned=True).legal())


def test_nobody_plays_when_all_pass_twice():
    """The round is over without a score, and the next dealer deals."""
    state = played(fs.game("euchre").start(), f"{DEAL}; {PASSED}; {PASSED}")
    told = state.record()["rounds"][0]

    assert ([0, 0, 0, 0], [], 1) == (told["scores"], told["tricks"], state.rounds_played)


def test_a_stuck_dealer_must_name_a_suit():
    """There is no second pass for it."""
    state = offered(f"{PASSED}; call pass; call pass; call pass", stick_the_dealer=True)

    assert "call pass" not in texts(state.legal())
    assert ("call/stuck", "The dealer may not pass now: everyone else has. Name a suit.") == broken(state, "call pass")


def test_the_partner_of_a_lone_player_takes_no_part():
    """It keeps its cards and plays none; the next one leads for it."""
    state = offered("call pass; call pass; call up alone; discard 9s")

    assert ((1, 2, 3), 1) == (state.position.table.playing, state.to_act)
    assert 5 == len(state.position.table.hands[0])


def test_playing_alone_is_open_only_where_the_table_says_so():
    """Neither with the turned suit nor with another."""
    assert ("call pass", "call up") == texts(offered(alone=False).legal())
    assert ("call pass", "call c", "call d", "call s") == texts(offered(PASSED, alone=False).legal())


@pytest.mark.parametrize(
    ("before", "action", "code", "sentence"),
    [
        ("", "call c", "call/not-open", "“c” cannot be said now. Say one of: call pass, call up, call up alone."),
        (PASSED, "call h", "call/turned-down", "Hearts cannot be named: that suit was turned down. Name another one."),
        (
            PASSED,
            "call up",
            "call/not-open",
            f"“up” cannot be said now. Say one of: {', '.join(SECOND_TURN)}.",
        ),
        ("", "call up twice", "parse/invalid", "“up twice” is not a choice. Write it like `call up`."),
        (
            "",
            "call x",
            "parse/invalid",
            "“x” is not a suit. The suits are c (clubs), d (diamonds), h (hearts), s (spades).",
        ),
        ("call up", "discard 9s Ts", "discard/count", "Put exactly one card away, such as `discard 9s`."),
        (
            "call up",
            "discard 9c",
            "discard/not-held",
            "You do not hold 9♣. Your hand: A♥, K♠, Q♠, J♠, 10♠ and 9♠.",
        ),
        (
            "",
            "play 9c",
            "action/not-now",
            "`play 9c` must wait: now somebody is to say whether the suit becomes trump (`call pass`).",
        ),
    ],
)
def test_what_is_not_open_is_refused(before: str, action: str, code: str, sentence: str):
    """With what is."""
    assert (code, sentence) == broken(offered(before), action)


@pytest.mark.parametrize("text", ["call Hearts", "CALL h", "call H"])
def test_a_suit_is_read_by_name_and_in_capitals(text: str):
    """As everywhere."""
    assert "call h" == str(fs.game("euchre").action(text))


def test_everyone_is_told_who_made_trump_and_how():
    """The suit, whether it was ordered up, and whether alone; and that the dealer has the card."""
    _, events = offered().advance("call up alone")

    assert [("called", 0, {"suit": "h", "alone": True, "up": True}), ("took-up", 3, {})] == [
        (event.kind, event.seat, dict(event.facts)) for event in events
    ]


MISTAKES: Mistakes = {
    "nothing to offer": (
        replace(OFFERED, deal=Deal(hands=5)),
        4,
        "`stages`: Offer needs a card to offer in every round: set `deal.face_up` to NextCard().",
    ),
    "alone without a partner": (
        replace(OFFERED, sides=EachAlone()),
        4,
        "`stages`: Offer lets one play alone, but nobody has a partner: set `alone` to False, or `sides`.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_offers_a_card_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
