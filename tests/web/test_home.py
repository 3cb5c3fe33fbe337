"""The front page: how quickly it is there, and how quickly one plays."""

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.visiting import DESKTOP, PHONE, TABLET, Game

MOST = 150_000
"""Bytes of the first load, compressed."""
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });
"""
FRAMES = "async () => { for (let more = 0; more < 4; more++) await new Promise(requestAnimationFrame); }"
STILL = 0.05
"""How much of the page may move, as browsers measure it: 0.1 and less is called good."""


def test_cards_are_dealt_after_one_tap_on_the_front_page(visit):
    """A tap on a game deals eight cards of Zole, with nothing to be filled in before."""
    anna = visit(PHONE, tour=True)
    anna.page.goto("/")

    anna.page.get_by_role("button", name="Play Zole against bots").first.click()

    expect(Game(anna.page).hand.get_by_role("button")).to_have_count(8)


def test_the_first_load_is_small(visit):
    """Everything that a browser fetches to show the front page is under 150 kB as it is sent."""
    anna = visit(PHONE, own=True, service_workers="allow")
    asked = {}
    anna.page.on("requestfinished", lambda request: asked.update({request.url: request}))

    anna.page.goto("/", wait_until="networkidle")

    sizes = {url: request.sizes() for url, request in asked.items()}
    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes.values())
    assert total < MOST
    assert all("://127.0.0.1:" in url for url in sizes)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_nothing_moves_while_the_front_page_loads(visit, size):
    """However late the games and tables come: nothing that can be tapped goes away from under a finger."""
    anna = visit(size, own=True)
    anna.table("miesjelen", [None, "greedy"])
    Game(anna.page).turn()
    anna.page.close()
    page = anna.window()
    page.add_init_script(SHIFTS)
    held, is_late = [], True

    def hold(route):
        if is_late:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/v1/**", hold)
    page.goto("/", wait_until="domcontentloaded")
    until(lambda: page.evaluate(FRAMES) or len(held) >= 3)
    page.evaluate(FRAMES)
    is_late = False
    for route in held:
        route.continue_()
    page.get_by_role("button", name="Play Zole against bots").first.wait_for()
    page.evaluate(FRAMES)

    assert page.evaluate("window.shifted") < STILL


def test_a_table_is_joined_by_its_code(visit):
    """A code as people write it, with capitals and spaces, leads to the table."""
    anna, bob = visit(), visit(PHONE)
    code = anna.table("miesjelen", [None, None, None])
    bob.page.goto("/")
    bob.page.get_by_role("button", name="Join with a code").click()
    bob.page.get_by_label("got a code?").fill(f" {code[:3].upper()} {code[3:]}")

    bob.page.get_by_role("button", name="Join", exact=True).click()

    expect(bob.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()


def test_ones_own_tables_are_found_again(visit):
    """A game that was left says on the front page that one is waited for, and one tap brings back the seat."""
    anna = visit(PHONE)
    code = anna.table("miesjelen", [None, "greedy"])
    game = Game(anna.page)
    game.turn()
    anna.page.get_by_role("button", name="Leave the table").click()
    expect(anna.page.get_by_text("It is your turn", exact=True)).to_be_visible()

    anna.page.get_by_role("link", name="Sit back down: Miesjelen against bots").first.click()

    game.turn()
    assert f"/table/{code}" in anna.page.url


def test_the_list_of_ones_own_tables_says_how_each_stands(visit):
    """Where one is waited for comes first, with the people who are there and the round; then what is finished."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    anna.finish(anna.table("miesjelen", [None, "greedy"], options={"round_limit": 1}))
    code = anna.table("zole", [None, None, "greedy"], options={"rounds": 2})
    bob.page.goto(f"/table/{code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    Game(bob.page).hand.get_by_role("button").first.wait_for()
    waited_for = until(lambda: waiting(code, anna, bob))[0]
    other = "Bob" if waited_for is anna else "Anna"

    waited_for.page.goto("/")

    own = waited_for.page.locator("section").filter(has=waited_for.page.get_by_role("heading", name="Your tables"))
    expect(own.get_by_role("link", name="Sit back down").first).to_have_attribute("href", f"/table/{code}")
    expect(own).to_contain_text(f"Zole with {other}")
    expect(own).to_contain_text("round 1 of 2 · it is your turn")


def waiting(code, *visitors):
    """Those who are to act at a table."""
    return [visitor for visitor in visitors if visitor.telling(code)["telling"]["legal"]]
