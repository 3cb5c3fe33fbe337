"""The cards on their way from the dealer, for those who do not mind things that move."""

import time

import pytest
from playwright.sync_api import expect

from tests.web.visiting import DESKTOP, PHONE, Game

LONGEST = 1200
"""Milliseconds that a deal may take."""


def begin(visitor):
    """Make a table from the front page; the cards come, and with them the time of the page stands still."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play Miesjelen against bots").click()
    expect(visitor.page.locator("#hand.dealing .down")).to_have_count(5)


@pytest.fixture
def dealt(visit):
    """A game of Miesjelen of which the cards have just begun to come."""

    def deal(size):
        anna = visit(size, reduced_motion="no-preference")
        anna.page.clock.install()
        anna.page.goto("/")
        anna.page.clock.pause_at(time.time() + 60)
        begin(anna)
        return anna, Game(anna.page)

    return deal


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_deal_is_over_in_time(dealt, size):
    """Until then nothing is asked, and the round is told; then the game goes on to one's turn."""
    anna, game = dealt(size)
    expect(anna.page.get_by_text("You have 5 cards.").first).to_be_visible()
    expect(game.question.or_(game.playable)).to_have_count(0)

    anna.page.clock.run_for(LONGEST)

    expect(anna.page.locator(".dealing")).to_have_count(0)
    game.turn()
    expect(game.hand.get_by_role("button")).to_have_count(5)


def test_a_tap_ends_a_deal_and_plays_nothing(dealt):
    """Even a tap on a card that has just turned, where one leads and could play any."""
    anna, game = dealt(PHONE)
    while len(anna.telling(anna.page.url.rsplit("/", 1)[1])["telling"]["legal"]) < 5:
        begin(anna)
    anna.page.wait_for_timeout(LONGEST)
    box = game.hand.bounding_box()

    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(anna.page.locator(".dealing")).to_have_count(0)
    expect(game.playable).to_have_count(5)
    assert 5 == len(anna.telling(anna.page.url.rsplit("/", 1)[1])["telling"]["hand"])
