"""Guided deals: what is told of a game to somebody new, each at the moment when it comes up."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.language.markdown import Say
from followsuit.language.wording import language, languages
from followsuit.laws.reshuffling import reshuffled
from followsuit.telling.lesson import MOST_STEPS, lesson_steps
from tests.lessons import LESSONS, code_of, moments
from tests.support import table
from tests.telling.told import scene_of


def spoken(state: fs.State, seat: int, code: str = "en") -> Say:
    """Words of a language, spoken to a seat."""
    scene = scene_of(state.game, seat)
    return lambda message: language(code).say(message, scene)


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_of_a_guided_deal_comes_up(key):
    """With the seed on the game's page, in the order of the list, and the first decision is among them."""
    met, planned = list[str](), list[str]()
    for _, steps in moments(LESSONS[key]):
        planned = [step["name"] for step in steps]
        met += [step["name"] for step in steps if step["moment"] == "now" and step["name"] not in met]

    assert planned == met
    assert len(planned) <= MOST_STEPS
    assert {"cards", "play", "score"} <= {*planned}


@pytest.mark.parametrize("key", ["zole", "hearts", "euchre"])
def test_a_guided_deal_tells_nothing_hidden(key):
    """Whatever the others hold, the learner is told the same."""
    rng = random.Random(7)
    for state, _ in moments(LESSONS[key]):
        seat = 0
        other = replace(state, position=reshuffled(state.position, seat, rng))
        assert lesson_steps(state, seat, str) == lesson_steps(other, seat, str)


@pytest.mark.parametrize("code", languages())
def test_a_guided_deal_can_be_followed_in_every_language(code):
    """Nothing is left as a code."""
    for key in ("zole", "ninja-whist", "klaverjas"):
        for state, _ in moments(LESSONS[key]):
            said = lesson_steps(state, 0, spoken(state, 0, code))
            texts = [
                text
                for step in said
                for text in (step["title"], *step["says"], *(row["title"] for row in step["rows"]))
            ]
            assert [] == [text for text in texts if "lesson/" in text or "{" in text or not text]


def test_who_plays_alone_is_told_which_cards_came_from_the_table():
    """By name, and that what is put away counts."""
    state, _ = next((state, steps) for state, steps in moments(LESSONS["zole"]) if steps[2]["moment"] == "now")
    seat = state.to_act
    assert seat is not None
    stash = lesson_steps(state, seat, spoken(state, seat))[2]

    taken = [fs.game("zole").rules.deck.pretty(card) for card in state.position.table.table]
    assert "Two cards are yours now" == stash["title"]
    assert f"You play alone, so you took {' and '.join(taken)} from the table." in stash["says"][0]


def test_of_many_duties_the_plainest_is_told():
    """And that there are more: none of them is said to be all."""
    state = table("klaverjas", hands="Ac | 7c 8c | 9c | Tc", trump="h", led="Ac")
    play = next(step for step in lesson_steps(state, 1, code_of) if step["name"] == "play")

    assert ["lesson/follow", "rules/follow-suit", "lesson/more-duties"] == play["says"]


def test_a_word_that_has_no_lesson_of_its_own_is_told_as_on_the_rules_page():
    """A stage that nobody wrote a sentence for, such as a blind bid."""
    game = fs.game("spades", blind_nil=True)
    stage = game.rules.stages[0]
    position = game.start(seed=1).position
    title, says = stage.teaches(game.rules, position.table, "blind")

    assert ("lesson/call-title", ("rules/blind-nil",)) == (title.code, tuple(message.code for message in says))
