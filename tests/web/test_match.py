"""A match on the page: two tables, the same cards, and how both did."""

import re

from playwright.sync_api import expect

from tests.web.test_access import violations, violations_in_every_look
from tests.web.visiting import DESKTOP, PHONE

WIDTH = "document.documentElement.scrollWidth - innerWidth"


def seated(visitor, link, name, place):
    """Sit down in a seat of a match by keyboard, and give the other seats of that table to bots: its code."""
    page = visitor.page
    page.goto(link)
    page.get_by_role("button", name=f"Sit down: {place}").press("Enter")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name=re.compile("^Start with")).press("Enter")
    return page.url.rsplit("/", 1)[-1]


def test_friends_play_the_same_cards_at_two_tables_and_compare(visit):
    """From the form to the results, on a large screen and on a phone; nothing is compared before both are over."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    page = anna.page
    page.goto("/new/miesjelen")
    page.get_by_role("switch", name="The same cards at several tables").press("Space")
    page.get_by_role("combobox", name="Deals").select_option("one deal")
    page.get_by_role("button", name="Make the match").press("Enter")
    page.wait_for_url("**/match/*")
    link = page.url
    expect(page.get_by_role("heading", name="Match of two tables")).to_be_visible()
    assert [] == violations(page)

    first = seated(anna, link, "Anna", "Table 1, Seat 1")
    hand = page.locator("#hand [data-card]")
    expect(hand.first).to_be_visible()
    dealt = hand.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    anna.finish(first)
    page.get_by_role("button", name="See the match").click()
    expect(page.get_by_text("Your table is done.")).to_be_visible()
    expect(page.get_by_role("heading", name="Deal by deal")).to_have_count(0)
    expect(page.get_by_role("link", name="See the replay")).to_have_count(0)

    second = seated(bob, link, "Bob", "Table 2, Seat 1")
    same = bob.page.locator("#hand [data-card]")
    expect(same.first).to_be_visible()
    assert dealt == same.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    bob.finish(second)
    bob.page.get_by_role("button", name="See the match").click()

    for visitor, name in ((anna, "Anna"), (bob, "Bob")):
        expect(visitor.page.get_by_role("heading", name="The match is over")).to_be_visible()
        expect(visitor.page.get_by_role("status").filter(has_text=f"{name} made ")).to_be_visible()
        expect(visitor.page.get_by_role("region", name="Deal by deal").get_by_role("row")).to_have_count(3)
        expect(visitor.page.get_by_role("link", name="See the replay")).to_have_count(2)
        visitor.page.wait_for_function("() => window.heard.some((said) => said.includes('The match is over.'))")
        assert 0 >= visitor.page.evaluate(WIDTH)
    assert [] == violations_in_every_look(bob.page)
