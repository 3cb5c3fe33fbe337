"""Guided deals on the page: played to their end, every step pointing at something and covering none of it."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from tests.lessons import LESSONS
from tests.web.visiting import DESKTOP, PHONE, Game

ON_THE_PAGE = 3
"""How many decisions are made on the page itself; the others, behind its back."""
COVERED = """coach => {
  const [left, top, right, bottom] = coach.dataset.pointed.split(' ').map(Number);
  const own = coach.getBoundingClientRect();
  const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
  const apart = own.right <= left + 1 || own.left >= right - 1 || own.bottom <= top + 1 || own.top >= bottom - 1;
  const { step, pointed } = coach.dataset;
  return pointed && inside && apart ? '' : `${step}: ${JSON.stringify(own)} at ${pointed}`;
}"""
"""What is wrong with where a bubble stands, if anything is."""
EACH_STEP = ("boerenbridge", "elemental", "euchre", "hearts", "klaverjas", "ninja-whist", "zole")
"""Games that have every kind of step and every pack among them; with FOLLOWSUIT_LOOKS=all each game is tried."""
SIZES = {
    key: DESKTOP if number % 2 else PHONE
    for number, key in enumerate(LESSONS if os.environ.get("FOLLOWSUIT_LOOKS") == "all" else EACH_STEP)
}


def begin(visitor, key):
    """Begin a guided deal, and look at it: its code."""
    made = visitor.context.request.post(f"/api/v1/games/{key}/lesson", data={"name": "Anna"})
    assert made.ok
    code = made.json()["table"]["code"]
    visitor.page.goto(f"/table/{code}")
    return code


def due(visitor, code, met):
    """The first step that has come up and was not met, all there are, and the table's version then."""
    lesson = visitor.context.request.get(f"/api/v1/tables/{code}/lesson").json()
    now = (step["name"] for step in lesson["steps"] if step["moment"] == "now" and step["name"] not in met)
    return next(now, None), lesson["steps"], lesson["version"]


def act(visitor, code, version, *, on_page):
    """Do whatever is asked at a version, on the page or behind its back; never pass where nobody else might play."""
    document = visitor.telling(code)
    legal = document["telling"]["legal"]
    if not legal or version != document["table"]["version"]:
        return
    if on_page and document["telling"]["decision"]["kind"] in ("play", "bid", "trump"):
        Game(visitor.page).step()
    else:
        body = {"action": legal[1 % len(legal)], "version": document["table"]["version"]}
        visitor.context.request.post(f"/api/v1/tables/{code}/actions", data=body)


@pytest.mark.parametrize("key", SIZES)
def test_a_guided_deal_is_played_to_its_end(visit, key):
    """Each step that comes up is shown, points at what is on the page, and lies beside it; Next goes on."""
    anna = visit(SIZES[key])
    code = begin(anna, key)
    coach, met, acted, wrong = anna.page.locator(".coach"), list[str](), 0, list[str]()
    while "score" not in met:
        name, steps, version = due(anna, code, met)
        if name is None:
            acted += 1
            act(anna, code, version, on_page=acted <= ON_THE_PAGE)
            continue
        anna.page.mouse.click(200, 4)
        expect(coach).to_have_attribute("data-step", name)
        expect(coach).to_have_attribute("data-pointed", re.compile("."))
        wrong.append(coach.evaluate(COVERED))
        met.append(name)
        if name != "score":
            coach.get_by_role("button", name="Next").click()

    assert [] == [each for each in wrong if each]
    assert {"cards", "score"} <= {*met} <= {step["name"] for step in steps}
    expect(anna.page.get_by_role("button", name="Play a real game")).to_be_visible()


def test_a_guided_deal_goes_on_by_keyboard_and_says_where_it_is(visit):
    """Enter is Next, Esc skips all that is left, and the table goes on without it."""
    anna = visit(DESKTOP)
    begin(anna, "zole")
    coach = anna.page.locator(".coach")
    expect(coach).to_contain_text("Which cards are trump")

    anna.page.keyboard.press("Enter")
    expect(coach).to_contain_text("Play alone, or pass")
    heard = "step => window.heard.some((text) => text.includes(step))"
    anna.page.wait_for_function(heard, arg="Step 2 of 6. Play alone, or pass.")
    anna.page.keyboard.press("Escape")
    expect(coach).to_have_count(0)
    expect(anna.page.locator(".ask")).to_be_visible()


def test_doing_the_thing_is_as_good_as_next(visit):
    """Whoever bids instead of reading on is told the next thing; cards bear their worth only in such a deal."""
    anna = visit(PHONE)
    begin(anna, "klaverjas")
    coach = anna.page.locator(".coach")
    expect(coach).to_have_attribute("data-step", "trump")
    expect(anna.page.locator("#hand .worth")).to_have_count(8)

    Game(anna.page).answer()

    expect(coach).to_have_attribute("data-step", "cards")
    coach.get_by_role("button", name="Skip the tour").click()
    expect(anna.page.locator("#hand .worth")).to_have_count(0)


def test_a_newcomer_is_offered_to_learn_a_game(visit):
    """At the first table of it, among bots; who knows it says so, and is not asked again."""
    anna = visit(PHONE, tour=True)
    anna.table("miesjelen", [None, "greedy", "greedy"])
    offer = anna.page.get_by_role("region", name="Learn it in one deal")
    expect(offer).to_contain_text("New to Miesjelen?")

    offer.get_by_role("button", name="I know it").click()
    expect(offer).to_have_count(0)
    anna.page.reload()
    Game(anna.page).turn()
    expect(offer).to_have_count(0)


def test_card_values_are_one_tap_away(visit):
    """And one key: the trumps in their order, each with its worth."""
    anna = visit(PHONE)
    anna.table("zole", [None, "greedy", "greedy"])
    Game(anna.page).turn()
    values = anna.page.get_by_role("dialog", name="Card values")

    anna.page.get_by_role("button", name="Card values").click()
    expect(values.get_by_role("listitem").first).to_have_accessible_name("Queen of clubs, worth 3")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("v")
    expect(values).to_be_visible()
