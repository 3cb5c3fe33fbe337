"""The review of a finished game: opened as it comes in, stepped through by keys, and a decision tried again."""

import re

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.test_access import violations_in_every_look
from tests.web.visiting import DESKTOP, PHONE


@pytest.fixture(scope="module")
def code(site):
    """The table of a short game of Zole, in which Anna played the first card that she could."""
    with site.person("Anna") as anna:
        return anna.finished("zole", [None, "greedy", "greedy"], options={"rounds": 3})


@pytest.fixture(scope="module")
def review(site, code):
    """What the server says of that game."""
    with site.person("Bob") as bob:
        bob.do("POST", f"/tables/{code}/review")
        return until(lambda: (told := bob.get(f"/tables/{code}/review"))["status"] == "finished" and told)["review"]


def dearest(review):
    """The seat that lost most by one decision, and the decisions that mattered most to it."""
    losses = {each["step"]: each["loss"]["points"] for each in review["decisions"]}
    seat = max(review["seats"], key=lambda each: losses[each["moments"][0]] if each["moments"] else 0)
    return seat["seat"], [review["decisions"][step] for step in seat["moments"]]


def test_a_review_is_opened_from_the_end_of_a_game_and_its_moments_are_tried_again(visit, code, review):
    """By keys: m goes to the next moment, a sits down in its seat just before it, with the same cards."""
    anna = visit(DESKTOP)
    seat, moments = dearest(review)
    assert moments, "nobody made an error in this game"
    page = anna.page
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Review").click()
    page.get_by_label("Whose game").select_option(str(seat))

    expect(page.get_by_role("img", name=re.compile("^Deal luck .* result"))).to_be_visible()
    expect(page.get_by_role("region", name="The moments that mattered").get_by_role("article")).to_have_count(
        len(moments)
    )
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Try it again").first).to_be_focused()
    page.wait_for_function("() => window.heard.some((text) => text.startsWith('Moment 1 of'))")
    page.keyboard.press("a")
    page.wait_for_url("**/table/*")

    document = anna.telling(page.url.rpartition("/")[2])
    assert (seat, seat) == (document["table"]["you"], document["telling"]["to_act"])
    assert {option["action"] for option in moments[0]["options"]} <= set(document["telling"]["legal"])
    assert review["players"][seat] == document["table"]["seats"][seat]["name"]


def test_every_decision_is_looked_at_in_the_replay(visit, code, review):
    """Its options with what they were worth, what was done and what was best; the curve goes along."""
    bob = visit(DESKTOP)
    seat, moments = dearest(review)
    page = bob.page
    page.goto(f"/replay/{code}")
    expect(page.get_by_text("Step to a decision")).to_be_visible()
    page.get_by_role("group", name="Seen by").get_by_role("button", name=review["players"][seat]).click()
    expect(page.get_by_role("img", name="Your chance to win the game")).to_be_visible()
    first = min(moments, key=lambda each: each["step"])
    page.keyboard.press("m")

    expect(page.get_by_role("heading", name="Your choice")).to_be_visible()
    options = page.locator("li", has_text="give or take")
    expect(options).to_have_count(min(8, len(first["options"])))
    expect(options.filter(has_text="played")).to_have_count(1)
    expect(options.first).to_contain_text("best")
    page.wait_for_function("() => window.heard.some((text) => text.includes('Better: '))")
    at = int(page.url.rpartition("#")[2])
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"#{at + 1}$"))


def test_review_and_replay_have_no_barriers(visit, code, review):
    """By day and by night, on small and large screens; on a phone the options are one of three tabs."""
    carl = visit(PHONE)
    page = carl.page
    page.goto(f"/review/{code}")
    expect(page.get_by_role("img", name=re.compile("^Deal luck"))).to_be_visible()
    assert [] == violations_in_every_look(page)
    page.set_viewport_size(PHONE)
    page.goto(f"/replay/{code}#{1 + next(each['step'] for each in review['decisions'] if not each['forced'])}")
    page.get_by_role("tab", name="Options").click()
    expect(page.get_by_role("tabpanel", name="Options").get_by_text("expected points")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tabpanel", name="Moves").get_by_role("button").first).to_be_visible()

    assert [] == violations_in_every_look(page)


def test_a_game_that_is_not_over_is_not_reviewed(visit):
    """It is said, with the way to the table."""
    anna = visit(PHONE)
    code = anna.unseen_table("zole", [None, "greedy", "greedy"], customs={"pace": 30})
    anna.page.goto(f"/review/{code}")

    expect(anna.page.get_by_role("heading", name="The game is not over yet.")).to_be_visible()
    expect(anna.page.get_by_role("link", name="To the table")).to_be_visible()
