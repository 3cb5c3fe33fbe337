"""A page with the wrong thing in a field is refused when it is read, whatever it is and wherever it stands."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.language.wording import languages
from followsuit.rules import (
    Bids,
    Deal,
    DealersCard,
    DealerSitsOut,
    DrawnSuit,
    ExactBid,
    ExactlyZero,
    FollowSuit,
    FrontPage,
    HighestTrumpElseLed,
    MostPointsAfter,
    NearestToZeroAfter,
    NextCard,
    Nothing,
    NoTrick,
    NoTrump,
    Number,
    Page,
    PermanentTrumps,
    PerTrick,
    Rules,
    SuitOfTurned,
    Tokens,
    TopRanks,
    TrumpWhenVoid,
    WholeDeck,
)
from followsuit.rules.check import problems
from followsuit.rules.explain import rule_sections
from tests.whist import whist

ZOLE = fs.game("zole").rules
WHIST = Game.of(whist).rules
NINJA = fs.game("ninja-whist").rules
THINGS: list[Any] = [
    None, True, 0, 1, 3, -1, 10**9, "", "s", "Qc", "x", (), (1, 2), ("s",), {"A": 1}, [], 1.5, PerTrick, object(),
    Bids(), Bids(hook=True, cap=2), Bids(cap="two"),  # type: ignore[arg-type]
    Deal(hands=3), Deal(hands=(1, 2, 3)), Deal(hands=4, table=2), Deal(hands="5"),  # type: ignore[arg-type]
    Deal(hands=3, face_up=NextCard()), Deal(hands=3, face_up=DealersCard(2)),
    Deal(hands=3, sitting_out=DealerSitsOut()),
    Deal(hands=3, pack=TopRanks()), DealersCard(1), DealerSitsOut(), DrawnSuit(), ExactBid(10), ExactlyZero(True),
    FollowSuit(), HighestTrumpElseLed(), MostPointsAfter(2), MostPointsAfter(0), NearestToZeroAfter(2), NextCard(),
    NoTrick(5), NoTrump(), Nothing("2c"), PermanentTrumps("Qc Qs"), PerTrick(1), PerTrick("1"),  # type: ignore[arg-type]
    PerTrick(True), SuitOfTurned(), SuitOfTurned(named="2c"), TrumpWhenVoid(), WholeDeck(), ZOLE.contracts, ZOLE.deck,
    NINJA.tokens, NINJA.deck, Tokens(("-", "c", "d", "h", "s", "cc")), ZOLE.score[0], NINJA.score[1],
]  # fmt: skip
"""What somebody may put into a field by mistake, and what may well be there."""

FIELDS = [field.name for field in fields(Rules)]
MANY = {"play", "score", "end", "specials"}


@st.composite
def pages(draw: st.DrawFn) -> tuple[Rules, int]:
    """Rules with something else in some of their fields, and a number of seats."""
    rules: Any = draw(st.sampled_from([ZOLE, WHIST, NINJA]))
    for name in draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=4, unique=True)):
        thing = st.sampled_from(THINGS)
        several = st.lists(thing, max_size=3).map(tuple)
        rules = replace(rules, **{name: draw(several if name in MANY and draw(st.booleans()) else thing)})
    return rules, draw(st.integers(2, 5))


@settings(max_examples=200, deadline=None)
@given(pages(), st.integers(0, 1_000))
def test_a_page_is_refused_or_can_be_played_to_its_end(page: tuple[Rules, int], seed: int):
    """Whatever stands in its fields, nobody meets an error in mid-game."""
    rules, seats = page
    if problems(rules, seats):
        return
    game = Game(whist, {"seats": seats}, rules)
    state, chance = game.start(seed=seed), random.Random(seed)
    assert all(rule_sections(rules, seats, code) for code in languages())
    while state.to_act is not None and state.rounds_played < 3:
        state = state.play(chance.choice(state.legal()))
        assert state.view(0).data()
    assert state.record()


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"score": (PerTrick,)}, "`score[0]` is the class PerTrick itself: it should be a Score."),
        ({"score": PerTrick(1)}, "`score` is a PerTrick: it should be a tuple."),
        ({"score": (PerTrick("1"),)}, "`score[0].points` is “'1'”: it should be a whole number."),  # type: ignore[arg-type]
        ({"score": (FollowSuit(),)}, "`score[0]` is a FollowSuit: it should be a Score."),
        ({"play": (PerTrick(1),)}, "`play[0]` is a PerTrick: it should be a Duty."),
        ({"end": (None,)}, "`end[0]` is “None”: it should be an End."),
        ({"trump": None}, "`trump` is “None”: it should be a Trump."),
        ({"start": True}, "`start` is “True”: it should be a whole number."),
        ({"start": 10**9}, "`start` is 1000000000: it should be from −1,000,000 to 1,000,000."),
        ({"deal": Deal(hands=13, face_up=PerTrick(1))}, "`deal.face_up` is a PerTrick: it should be a FaceUp or None."),  # type: ignore[arg-type]
        ({"deal": Deal(hands=(3, "4"))}, "`deal.hands[1]` is “'4'”: it should be a whole number."),  # type: ignore[arg-type]
        ({"stages": (3,)}, "`stages[0]` is “3”: it should be a Stage."),
    ],
)
def test_the_field_what_is_in_it_and_what_belongs_there_are_named(changed: dict[str, Any], sentence: str):
    """One sentence each."""
    assert [sentence] == problems(replace(WHIST, **changed), 4)


PAGE: dict[str, Any] = {
    "key": "muddle", "version": 1, "name": "Muddle", "title": "A muddle.", "seats": (3, 4), "usual_seats": 3,
}  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"key": ''},
         "`key` is “”: write small letters and digits, with hyphens between them, such as my-game."),
        ({"key": 'My-Game'},
         "`key` is “My-Game”: write small letters and digits, with hyphens between them, such as my-game."),
        ({"key": 'my game'},
         "`key` is “my game”: write small letters and digits, with hyphens between them, such as my-game."),
        ({"key": 'my-game-'},
         "`key` is “my-game-”: write small letters and digits, with hyphens between them, such as my-game."),
        ({"name": " "}, "`name` is empty: people find the game by it."),
        ({"title": ""}, "`title` is empty: people find the game by it."),
        ({"version": 0}, "`version` is 0: count from 1."),
        ({"seats": 4}, "`seats` is “4”: it should be a Collection."),
        ({"seats": ()}, "`seats` is empty: say how many can play."),
        ({"usual_seats": 5}, "`usual_seats` is 5, which is none of `seats`: choose one of them."),
        ({"version": "1"}, "`version` is “'1'”: it should be a whole number."),
        ({"options": (Number("size", 9, "How large.", most=5),)},
         "`options`: the usual value of “size” is none that it takes. Allowed: a whole number from 0 to 5."),
        ({"options": (Number("seats", 1, "How many.", most=5),)},
         "`options` has “seats” more than once: give every option a key of its own, and none the key seats."),
        ({"front_page": FrontPage(family="pairs")},
         "`front_page.family` is “pairs”, which is none: choose exact-bids, partners, alone or avoid."),
        ({"front_page": FrontPage(options={"size": 3})},
         "`front_page.options` has “size”, which is none of `options`: name one of them."),
        ({"options": (Number("size", 2, "How large.", most=5),), "front_page": FrontPage(options={"size": 9})},
         "`front_page.options`: the value of “size” is none that it takes. Allowed: a whole number from 0 to 5."),
        ({"build": lambda size: size},
         "The page's function asks for “size”, which is no option: add it to `options`."),
    ],
)  # fmt: skip
def test_a_page_that_cannot_be_read_is_refused_at_once(changed: dict[str, Any], sentence: str):
    """Before its rules are looked at."""
    with pytest.raises(fs.FollowsuitError) as caught:
        Page(**{**PAGE, "build": lambda: WHIST, **changed})

    assert ("rules/invalid", sentence) == (caught.value.code, caught.value.remedy)


@pytest.mark.parametrize("build", [lambda: None, lambda: WHIST.deck, lambda: 1 / 0, Rules])
def test_a_function_that_fails_or_gives_no_rules_is_a_fault_of_the_page(build: Any):
    """Not a trace."""
    with pytest.raises(fs.FollowsuitError) as caught:
        Game.of(Page(**PAGE, build=build))

    assert "rules/invalid" == caught.value.code
