"""What whoever runs the server says to everyone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from followsuit.server.store.orders import Announcement
from tests.server.running import Site
from tests.web.visiting import DESKTOP, PHONE

Say = Callable[[str], None]


@pytest.fixture
def say(site: Site) -> Iterator[Say]:
    """Says something to everyone, until the test is over."""
    orders = site.hall.store.orders

    def say(text: str) -> None:
        site.run(orders.announce(Announcement(text, text, time.time() + 3600)))
        site.sweep()

    yield say
    site.run(orders.take_back())
    site.sweep()


def test_a_message_stands_at_the_top_of_every_page_until_it_is_put_away(visit, say: Say):
    """At a table as it is said, read out and closed by a key; put away once, it does not come back on other pages."""
    anna = visit()
    anna.table("miesjelen", [None, None])
    expect(anna.page.locator("main, .table").first).to_be_visible()
    say("We restart at ten.")
    line = anna.page.locator(".banner", has_text="We restart at ten.")
    expect(line).to_be_visible()
    expect(anna.page.locator("#polite")).to_contain_text("We restart at ten.")
    line.get_by_role("button", name="Close").press("Enter")
    expect(line).to_have_count(0)

    with anna.page.expect_response("**/notices"):
        anna.page.goto("/")
    expect(line).to_have_count(0)
    say("We are back.")
    anna.page.goto("/")
    expect(anna.page.locator(".banner", has_text="We are back.")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_of_a_table_lies_below_a_message(visit, say: Say, size: ViewportSize):
    """It has a line of its own, and the table the height that is left, down to the last card of the hand."""
    anna = visit(size)
    anna.table("zole", [None, "random", "random"])
    expect(anna.page.locator("#hand [data-card]").first).to_be_visible()
    say("We restart at ten.")
    line = anna.page.locator(".banner", has_text="We restart at ten.")
    expect(line).to_be_visible()

    page, hand = anna.page.locator("#app > .banner + *"), anna.page.locator("#hand")
    message, below, cards = line.bounding_box(), page.bounding_box(), hand.bounding_box()
    assert message
    assert below
    assert cards
    assert (0, size["width"]) == (message["y"], message["width"])
    assert message["y"] + message["height"] <= below["y"]
    assert cards["y"] + cards["height"] <= size["height"]
