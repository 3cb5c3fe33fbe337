"""Looking back at a finished game."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.visiting import DESKTOP, PHONE, Game

COVERED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => [each, each.getBoundingClientRect()]);
  const within = (one, other, from, to) => one[from] < other[to] - 1 && other[from] < one[to] - 1;
  const meet = (one, other) => within(one, other, 'left', 'right') && within(one, other, 'top', 'bottom');
  return boxes('.tag').flatMap(([word, box]) =>
    boxes('.plate .name, .plate .second, .plate .pill, .say')
      .filter(([, other]) => meet(box, other))
      .map(([other]) => `${word.innerText} on ${other.innerText}`));
}"""
"""Words by played cards that lie on somebody's plate, or on the sentence above the hand."""


@pytest.fixture(scope="module")
def code(site):
    """The table of a game of Miesjelen that Anna has finished."""
    with site.person("Anna") as anna:
        return anna.finished("miesjelen", [None, "greedy", "greedy"], options={"round_limit": 1})


@pytest.fixture
def finished(visit, code):
    """Somebody who looks back at that game, and its code."""
    return lambda size: (visit(size), code)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_finished_game_is_stepped_through(finished, size):
    """From the final screen to its replay, card by card and trick by trick, to its end."""
    anna, code = finished(size)
    page = anna.page
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="See the replay").click()
    count = page.get_by_text(re.compile(r"^\d+ of \d+$")).last
    start = count.inner_text()

    page.get_by_role("button", name="One card on").click()
    expect(count).not_to_have_text(start)
    page.get_by_role("button", name="One card back").click()
    expect(count).to_have_text(start)
    tricks = page.get_by_role("group", name="Tricks").get_by_role("button")
    expect(tricks).to_have_count(5)
    tricks.nth(2).click()
    expect(page.get_by_role("list", name="This trick").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("boerenbridge", 4, {}), ("miesjelen", 6, {"round_limit": 1}), ("zole", 3, {"rounds": 1})],
)
def test_on_a_phone_the_words_by_the_cards_keep_off_the_plates(visit, monkeypatch, game, seats, options):
    """Whoever has played, with all cards open: “winning” and “led” stand where they can be read."""
    monkeypatch.setattr("secrets.token_hex", lambda _: "replay")
    anna = visit(PHONE)
    code = anna.unseen_table(game, [None, *["greedy"] * (seats - 1)], options=options)
    anna.finish(code)
    anna.page.goto(f"/replay/{code}")
    trick = anna.page.get_by_role("list", name="This trick").get_by_role("listitem")
    step = anna.page.get_by_text(re.compile(r"^\d+ of \d+$")).last
    read = 0
    for _ in range(24):
        before = step.inner_text()
        anna.page.keyboard.press("ArrowRight")
        expect(step).not_to_have_text(before)
        read += trick.count()
        assert [] == anna.page.evaluate(COVERED)
    assert read > 0


def test_a_replay_is_seen_with_all_cards_open_or_by_one_seat(finished):
    """Seen by everyone, the cards of all lie open; seen by one seat, only its own."""
    anna, code = finished(DESKTOP)
    anna.page.goto(f"/replay/{code}")
    eyes = anna.page.get_by_role("group", name="Seen by")
    others = anna.page.get_by_role("group", name="Blaise").get_by_role("listitem")
    expect(others).to_have_count(5)

    eyes.get_by_role("button", name="Anna").click()

    expect(others).to_have_count(0)
    expect(anna.page.get_by_role("toolbar", name="Your hand").get_by_role("button")).to_have_count(5)


def test_a_moment_of_a_replay_can_be_shared(finished, visit):
    """Somebody else who opens the link sees the same moment."""
    anna, code = finished(PHONE)
    anna.page.goto(f"/replay/{code}")
    anna.page.get_by_role("group", name="Tricks").get_by_role("button").nth(1).click()
    shown = anna.page.get_by_role("list", name="This trick").inner_text()

    bob = visit(PHONE)
    bob.page.goto(anna.page.url)

    expect(bob.page.get_by_role("list", name="This trick").get_by_role("listitem")).to_have_count(3)
    assert shown == bob.page.get_by_role("list", name="This trick").inner_text()


def test_the_deal_is_verified_and_the_record_downloaded(finished):
    """In the dialog about the draw; the record is the server's own."""
    anna, code = finished(DESKTOP)
    anna.page.goto(f"/replay/{code}")

    anna.page.get_by_role("button", name="Verify the deal").click()
    dialog = anna.page.get_by_role("dialog", name="Fair deal")
    expect(dialog.get_by_text("The record fits. This browser took no part")).to_be_visible()

    with anna.page.expect_download() as download:
        dialog.get_by_role("link", name="Record").click()
    record = json.loads(download.value.path().read_text())
    assert ("followsuit/1", True) == (record["format"], record["finished"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_can_play_on_from_any_moment(finished, size):
    """A table opens at which two tricks are taken, three cards are held, and the next one can be played."""
    anna, code = finished(size)
    anna.page.goto(f"/replay/{code}")
    anna.page.get_by_role("group", name="Tricks").get_by_role("button").nth(1).click()

    if size is PHONE:
        anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Play on from here").click()
    expect(anna.page).to_have_url(re.compile("/table/"))

    game = Game(anna.page)
    game.turn()
    expect(game.hand.get_by_role("button")).to_have_count(3)
    assert 3 == anna.telling(anna.page.url.rsplit("/", 1)[1])["telling"]["trick"]["number"]
    game.play()
    expect(game.hand.get_by_role("button")).to_have_count(2)


def test_a_game_that_is_not_over_has_no_replay_yet(visit):
    """The page says so, and leads to the table."""
    anna = visit(PHONE)
    code = anna.table("miesjelen", [None, "greedy", "greedy"])
    anna.page.goto(f"/replay/{code}")

    anna.page.get_by_role("link", name="To the table").click()

    expect(anna.page.get_by_role("toolbar", name="Your hand")).to_be_visible()


def test_while_a_game_is_fetched_a_sign_says_that_something_comes(visit):
    """An answer that takes long does not leave an empty page, and when it has come the sign is gone."""
    anna = visit(PHONE)
    anna.page.route("**/api/v1/tables/**", lambda _: None)
    with anna.page.expect_request("**/api/v1/tables/**"):
        anna.page.goto("/replay/ABCDEFGHIJ")
    sign = "getComputedStyle(document.getElementById('app'), '::before').content"

    assert '""' == anna.page.evaluate(sign)
    anna.page.unroute_all(behavior="ignoreErrors")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert "none" == anna.page.evaluate(sign)
