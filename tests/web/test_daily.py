"""The deal of the day on the page: two browsers, the same cards, and how both did."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.waiting import until
from tests.web.test_access import violations_in_every_look
from tests.web.visiting import DESKTOP, PHONE

WIDTH = "document.documentElement.scrollWidth - innerWidth"


def tried(visitor, game):
    """Go to the deal of the day from the front page, and begin it: the code of the table, and the hand there."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("link", name=game).click()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/table/*")
    code = page.url.rsplit("/", 1)[-1]
    cards = page.locator("#hand [data-card]")
    expect(cards.first).to_be_visible()
    return code, set(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def is_compared(visitor):
    """Whether somebody was told how the result compares with the others'."""
    return any("You are level with or ahead of" in heard for heard in visitor.heard())


def test_two_browsers_play_the_same_cards_and_compare(visit):
    """From the front page to the results, on a phone and on a large screen; playing again changes nothing."""
    anna, bob = visit(PHONE), visit(DESKTOP)
    code, hand = tried(anna, "Miesjelen")
    other, same = tried(bob, "Miesjelen")
    assert code != other
    assert hand == same

    for visitor, table, results in ((anna, code, "1 result"), (bob, other, "2 results")):
        page = visitor.page
        visitor.finish(table)
        page.get_by_role("button", name="See how others did").click()
        expect(page.get_by_role("heading", name=re.compile("^You made "))).to_be_visible()
        expect(page.get_by_role("heading", name=re.compile(f"^{results} on the same cards"))).to_be_visible()
        expect(page.get_by_role("img", name=re.compile(f"^{results} on the same cards. You made "))).to_be_visible()
        expect(page.get_by_role("region", name="The strongest line").get_by_role("row")).to_have_count(3)
        assert 0 >= page.evaluate(WIDTH)
        until(partial(is_compared, visitor))
    made = bob.page.get_by_role("heading", name="You made").inner_text()

    bob.page.get_by_role("button", name="Play it again").click()
    bob.page.wait_for_url("**/table/*")
    bob.finish(bob.page.url.rsplit("/", 1)[-1])
    bob.page.goto("/daily/miesjelen")

    expect(bob.page.get_by_role("heading", name=made)).to_be_visible()
    expect(bob.page.get_by_role("heading", name="2 results on the same cards")).to_be_visible()
    assert [] == violations_in_every_look(bob.page)
    bob.page.goto("/")
    expect(bob.page.get_by_role("link", name="Deal of the day")).to_contain_text("1 day")
    bob.page.goto("/daily")
    expect(bob.page.get_by_role("link", name="Miesjelen")).to_contain_text(made)
    assert [] == violations_in_every_look(bob.page)


def test_before_one_has_played_nothing_is_shown_of_others(visit):
    """Only how many there are; and the promise that the cards are bound to."""
    anna = visit()
    anna.page.goto("/daily/zole")

    expect(anna.page.get_by_text("How others did is shown once you have played")).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^Promise: [0-9a-f]{64}$"))).to_be_visible()
    expect(anna.page.get_by_role("region", name="The strongest line")).to_have_count(0)
