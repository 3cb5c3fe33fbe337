"""The end of a game, and what a browser remembers of it."""

import json

from PIL import Image
from playwright.sync_api import expect

from tests.web.test_access import violations_in_every_look
from tests.web.visiting import DESKTOP, Game

AHEAD = 300.0
"""Seconds that the clock of the server is ahead of the browser's."""


def test_a_game_ends_with_its_curve_and_a_picture_and_is_remembered(visit, site):
    """The picture is saved as pixels; the result stands with one's tables, can be taken along, and erased for good."""
    site.waits(AHEAD)
    anna = visit(DESKTOP)
    code = anna.unseen_table("boerenbridge", [None, "greedy", "greedy", "greedy"])
    anna.finish(code)
    anna.page.goto(f"/table/{code}")
    expect(Game(anna.page).over).to_be_visible()
    expect(anna.page.get_by_role("img", name="Scores after each round: ")).to_be_visible()
    picture = anna.page.get_by_role("img", name="A picture: Boerenbridge, Anna")
    expect(picture).to_be_visible()
    assert "Blaise" not in picture.get_attribute("src")
    assert [] == violations_in_every_look(anna.page)
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save").click()
    with Image.open(saved.value.path()) as pixels:
        assert (1200, 630) == pixels.size

    anna.page.goto("/")
    mine = anna.page.locator("#tables section").first
    total = anna.telling(code)["telling"]["ending"]["totals"][0]
    expect(mine).to_contain_text(f"· {total}".replace("-", "−"))
    mine.get_by_role("link", name="Your games").click()
    expect(anna.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Replay: Boerenbridge against bots")).to_be_visible()
    assert [] == violations_in_every_look(anna.page)

    with anna.page.expect_download() as taken:
        anna.page.get_by_role("button", name="Take along").click()
    [game] = json.loads(taken.value.path().read_text("utf-8"))["games"]
    assert (code, "boerenbridge", total, 5) == (game["code"], game["game"], game["total"], game["said"])

    for name in ("Erase", "Really erase all of it?"):
        anna.page.get_by_role("button", name=name).click()
    anna.page.reload()
    expect(anna.page.get_by_role("link", name="Replay: Boerenbridge against bots")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Take along")).to_have_count(0)
