"""Coming to a table by what somebody said, sent or showed, and being taken along to the next game."""

import re

from playwright.sync_api import expect

from tests.web.visiting import DESKTOP, PHONE, Game


def test_a_friend_comes_by_words_that_were_said(visit):
    """Typed as one likes on the front page; the code to be scanned fills the screen; one's turn is in the title."""
    anna, bob = visit(PHONE), visit(DESKTOP)
    anna.table("miesjelen", [None, None], options={"round_limit": 1})
    said = anna.page.locator(".said").inner_text().split()
    assert 3 == len({word[0] for word in said})

    anna.page.get_by_role("button", name="Show the QR code large").click()
    large = anna.page.get_by_role("dialog", name="Scan to come to the table")
    assert large.get_by_role("img").bounding_box()["width"] > 0.8 * PHONE["width"]
    anna.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    bob.page.goto("/")
    bob.page.get_by_label("got a code?").fill(" ".join(said).upper())
    bob.page.get_by_role("button", name="Join", exact=True).click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()

    for visitor in (anna, bob):
        expect(Game(visitor.page).hand.get_by_role("button")).to_have_count(5)
    titles = sorted(visitor.page.title() for visitor in (anna, bob))
    assert ["Miesjelen · Followsuit", "Your turn · Miesjelen · Followsuit"] == titles


def test_wrong_words_are_told_where_they_were_typed(visit):
    """In a sentence, and the page stays."""
    anna = visit(DESKTOP)
    anna.page.goto("/")
    anna.page.get_by_label("got a code?").fill("amber heron twelve")
    anna.page.get_by_role("button", name="Join", exact=True).click()

    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile("no table", re.IGNORECASE))


def test_whoever_looks_on_is_taken_along_when_the_others_play_again(visit):
    """After a moment in which they may stay; they come by words, and see the link of the new table."""
    anna, carla = visit(DESKTOP), visit(DESKTOP)
    code = anna.unseen_table("miesjelen", [None, "greedy"], options={"round_limit": 1})
    carla.page.goto(f"/table/{code}")
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    anna.finish(code)
    expect(Game(carla.page).over).to_be_visible()

    again = anna.context.request.post(f"/api/v1/tables/{code}/rematch", data={}).json()["table"]["code"]

    expect(carla.page.get_by_text("They play again. You are taken along.").first).to_be_visible()
    expect(carla.page).to_have_url(re.compile(again))
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
