"""The cards on their way from the dealer, and a complete trick: what is looked at for a while, unless one taps."""

import time

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.visiting import DESKTOP, PHONE, VISIBLE, Game

LONGEST = 1200
"""Milliseconds that a deal may take."""
LANDED = "() => Promise.all(document.getAnimations().map((flight) => flight.finished))"
"""Every card has come to its place, while the clock of the page stands still."""


def frozen(visitor):
    """Let the time of the page stand still."""
    visitor.page.clock.install()
    visitor.page.goto("/")
    visitor.page.clock.pause_at(time.time() + 60)
    return visitor


def begin(visitor):
    """Make a table from the front page; the cards come."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play Miesjelen against bots").first.click()
    expect(visitor.page.locator("#hand.dealing .down")).to_have_count(5)


@pytest.fixture
def dealt(visit):
    """A game of Miesjelen of which the cards have just begun to come."""

    def deal(size):
        anna = frozen(visit(size, own=True, reduced_motion="no-preference"))
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


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_tap_ends_a_deal_and_plays_nothing(dealt, by):
    """Even a tap on a card that has just turned, where one leads and could play any."""
    anna, game = dealt(PHONE)
    while len(anna.telling(anna.page.url.rsplit("/", 1)[1])["telling"]["legal"]) < 5:
        begin(anna)
    anna.page.evaluate(LANDED)
    box = game.hand.bounding_box()

    tap(anna.page, by, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(anna.page.locator(".dealing")).to_have_count(0)
    expect(game.playable).to_have_count(5)
    assert 5 == len(anna.telling(anna.page.url.rsplit("/", 1)[1])["telling"]["hand"])


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_tap_ends_the_look_at_a_trick_and_plays_nothing_upon_a_card_not_seen_yet(visit, by):
    """The next trick was led meanwhile: whoever taps a card does not know that."""
    anna = frozen(visit(PHONE, own=True))
    code = anna.table("miesjelen", [None, "greedy"])
    game = Game(anna.page)
    complete = anna.page.get_by_role("list", name="This trick").get_by_role("listitem")
    for _ in range(60):
        game.step()
        telling = until(lambda: (told := anna.telling(code)["telling"])["to_act"] == 0 and told)
        if telling["trick"] and telling["trick"]["cards"] and telling["trick"]["number"] > 1:
            break
    expect(complete).to_have_count(2)
    card = telling["legal"][0].removeprefix("play ")

    tap(anna.page, by, *game.hand.locator(f"button[data-card='{card}']").evaluate(VISIBLE))

    expect(complete).to_have_count(1)
    expect(game.playable.first).to_be_visible()
    assert len(telling["hand"]) == len(anna.telling(code)["telling"]["hand"])


def tap(page, by, x, y):
    """Tap a point of the page."""
    if by == "mouse":
        page.mouse.click(x, y)
    else:
        page.touchscreen.tap(x, y)
