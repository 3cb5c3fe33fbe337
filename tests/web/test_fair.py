"""Fair deals on the page: browsers take part by themselves, remember what they agreed to, and check it at the end."""

import json

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.test_together import choose, sit
from tests.web.visiting import DESKTOP, PHONE, Game

LONG = 200.0
"""Seconds that no test takes."""
SEALS = "() => JSON.parse(localStorage.getItem('followsuit.fair')).flatMap((kept) => kept.agreed)"


def dialog(visitor):
    """The dialog about the draw."""
    return visitor.page.get_by_role("dialog", name="Fair deal")


@pytest.fixture
def alone(visit):
    """Anna, who plays a short game with bots, and the code of her table."""

    def play(size):
        anna = visit(size)
        code = anna.table("miesjelen", [None, None, None], options={"round_limit": 1})
        until(lambda: anna.telling(code)["table"]["fairness"]["commitments"][0])
        assert anna.context.request.post(f"/api/v1/tables/{code}/fill", data={"bot": "random"}).ok
        Game(anna.page).turn()
        return anna, code

    return play


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_game_is_proved_at_its_end(alone, size):
    """The browser took part without being asked; at the end it has checked the deal and says so."""
    anna, code = alone(size)
    (agreed,) = anna.page.evaluate(SEALS)
    assert agreed["seal"] == anna.telling(code)["table"]["fairness"]["seal"]

    anna.finish(code)
    anna.page.get_by_role("button", name="Fair deal").click()

    expect(dialog(anna).get_by_text("Checked: the seed was drawn as agreed.")).to_be_visible()
    expect(dialog(anna).get_by_text(f"--seal {agreed['seal']}")).to_be_visible()


def test_a_record_of_another_deal_raises_an_alarm_by_itself(alone):
    """Nobody has to look for it."""
    anna, code = alone(PHONE)

    def tamper(route):
        record = route.fetch().json()
        record["fairness"]["contributions"][0] = "ab" * 32
        route.fulfill(body=json.dumps(record))

    anna.page.route("**/record", tamper)
    anna.finish(code)

    expect(dialog(anna).get_by_text("Do not trust these cards.")).to_be_visible()


def test_a_reload_before_the_reveal_still_reveals(visit):
    """What this browser is bound to it keeps for as long as the table waits."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None])
    until(lambda: anna.telling(code)["table"]["fairness"]["commitments"][0])
    anna.page.goto("about:blank")
    sit(bob, code, "Bob")
    until(lambda: anna.telling(code)["table"]["fairness"]["awaited"] == [0])

    anna.page.goto(f"/table/{code}")

    for visitor in (anna, bob):
        expect(Game(visitor.page).hand.get_by_role("button")).to_have_count(5)


def test_a_refusal_is_seen_by_everyone_and_the_game_starts_all_the_same(visit, site, monkeypatch):
    """Bob's browser goes away between seal and reveal: it is named, in the lobby and afterwards in the game."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None])
    until(lambda: anna.telling(code)["table"]["fairness"]["commitments"][0])
    for name in ("REVEAL_SECONDS", "COMMIT_SECONDS"):
        monkeypatch.setattr(f"followsuit.server.table.model.{name}", LONG)
    bob.page.goto(f"/table/{code}")
    body = {"name": "Bob", "commitment": "5e" * 32}
    assert bob.context.request.post(f"/api/v1/tables/{code}/seats", data=body).ok
    bob.page.goto("about:blank")
    until(lambda: anna.telling(code)["table"]["fairness"]["awaited"] == [1])
    site.waits(2 * LONG)

    expect(anna.page.get_by_text("Draw 1 was abandoned: nothing came in time from Bob.")).to_be_visible()
    until(lambda: anna.telling(code)["table"]["fairness"]["commitments"][0])
    site.waits(2 * LONG)
    expect(Game(anna.page).hand.get_by_role("button")).to_have_count(5)
    choose(anna, "Fair deal")
    expect(dialog(anna).get_by_text("Draw 1 was abandoned: nothing came in time from Bob.")).to_be_visible()
    expect(dialog(anna).get_by_text("Took part in the draw: Anna. Took no part: Bob.")).to_be_visible()
