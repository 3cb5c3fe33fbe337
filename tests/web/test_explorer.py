"""Exploring what everyone could know in a finished game."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.test_access import violations
from tests.web.visiting import DESKTOP, PHONE


@pytest.fixture(scope="module")
def code(site):
    """The table of a game of Boerenbridge that Anna has finished; its third round has five cards each."""
    with site.person("Anna") as anna:
        return anna.finished("boerenbridge", [None, "greedy", "greedy", "greedy"])


@pytest.fixture
def finished(visit, code):
    """Somebody who looks back at that game, and its code."""
    return lambda size: (visit(size), code)


def asked(page, formula):
    """Ask with a formula."""
    page.keyboard.press("f")
    field = page.get_by_label("Does it hold here?")
    expect(field).to_be_focused()
    field.fill(formula)
    field.press("Enter")


def hidden_card(anna, code, step):
    """A card that Anna had not seen at a step, as the server names it, and a seat that may have it."""
    known = anna.context.request.get(f"/api/v1/tables/{code}/replay/knowledge?step={step}&seat=0").json()
    row = next(row for row in known["cards"] if sum(chance > 0 for chance in row["chances"]) > 1)
    return row["card"], known["places"][row["chances"].index(max(row["chances"]))]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_claim_that_fails_is_answered_with_a_deal_drawn_as_hands(finished, size):
    """From the replay to the same step; the card that breaks the claim is marked, and axe finds nothing."""
    anna, code = finished(size)
    page, step = anna.page, 46
    page.goto(f"/replay/{code}#{step}")
    if size is PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Explore", exact=False).click()
    expect(page).to_have_url(re.compile(f"/explore/{code}#{step}$"))
    card, place = hidden_card(anna, code, step)
    expect(page.get_by_role("heading", name="Explorer")).to_be_visible()

    asked(page, f"K[Anna] !holds({place}, {card})")

    expect(page.get_by_text("Anna must think this deal possible:")).to_be_visible()
    key = page.locator(".hands .key")
    expect(key).to_have_count(1)
    assert card == key.locator("[data-card]").get_attribute("data-card")
    assert [] == violations(page)


def test_steps_and_seats_go_by_keys_and_are_told(finished):
    """Arrows go card by card, with what is left to the seat in a live sentence; digits change whose eyes they are."""
    anna, code = finished(DESKTOP)
    page = anna.page
    page.goto(f"/explore/{code}#42")
    current = page.locator(".plays [aria-current]")
    expect(current).to_be_visible()

    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#43$"))
    page.wait_for_function(
        "() => window.heard.some((text) => / plays the .* deals? (is|are) left, .* bits\\./.test(text))"
    )
    page.keyboard.press("2")
    expect(page.get_by_role("group", name="Seen by").get_by_role("button", name="Blaise")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_text("what Blaise thinks Carl thinks")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(f"/replay/{code}#43$"))


def test_on_a_phone_each_part_has_a_tab(finished):
    """Cards by place, the picture of one, a thought two deep: the card chosen in one is looked at in the others."""
    anna, code = finished(PHONE)
    page = anna.page
    page.goto(f"/explore/{code}#46")
    chosen = page.get_by_role("table").get_by_role("button").last
    chosen.click()
    name = chosen.get_attribute("aria-label")
    found = {}
    page.get_by_role("tab", name="Cards").press("ArrowRight")
    expect(page.get_by_role("heading", name="Who can tell where")).to_be_visible()
    expect(page.get_by_role("img", name="It may be here")).not_to_have_count(0)
    found["picture"] = violations(page)
    page.get_by_role("tab", name="Two deep").click()
    expect(page.get_by_role("group", name="Cards").get_by_role("button", pressed=True)).to_have_attribute(
        "aria-label", re.compile(f"^{name}, ")
    )
    expect(page.get_by_text("Blaise thinks:").first).to_be_visible()
    found["two deep"] = violations(page)

    assert {"picture": [], "two deep": []} == found


def test_a_replay_seen_by_one_seat_tells_what_it_knew(finished):
    """And “Who may hold it?” offers only cards that the seat had not seen, with the picture of the chosen one."""
    anna, code = finished(DESKTOP)
    page = anna.page
    page.goto(f"/replay/{code}#46")
    page.get_by_role("group", name="Seen by").get_by_role("button", name="Blaise").click()
    expect(page.get_by_text(re.compile("^Blaise knew"))).to_be_visible()

    page.get_by_role("button", name="Who may hold it?").click()
    dialog = page.get_by_role("dialog")
    known = anna.context.request.get(f"/api/v1/tables/{code}/replay/knowledge?step=46&seat=1").json()
    offered = dialog.locator(".pack button")
    expect(offered).to_have_count(len(known["cards"]))
    offered.first.click()
    expect(dialog.get_by_role("img", name="It may be here")).not_to_have_count(0)
    assert [] == violations(page)
