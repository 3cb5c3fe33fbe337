"""Axe finds no violation on any page, by day and by night, on small and large screens."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import followsuit as fs
from followsuit.engine.fairness import mixed_seed, secret_of_draw
from tests.web.layout import resize
from tests.web.visiting import DESKTOP, PHONE, TABLET, Game

ALL = os.environ.get("FOLLOWSUIT_LOOKS") == "all"
"""Whether each size is looked at by day and by night: longer than usual."""
LOOKS = (
    [(size, scheme) for size in (PHONE, TABLET, DESKTOP) for scheme in ("light", "dark")]
    if ALL
    else [(PHONE, "light"), (DESKTOP, "dark")]
)
AXE, LOADED_AXE = Axe(), Axe("true")


def violations(page):
    """What axe finds, with the places where."""
    axe = LOADED_AXE if page.evaluate("'axe' in window") else AXE
    found = axe.run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]


def violations_in_every_look(page):
    """What axe finds on small and large screens, by day and by night."""
    found = []
    for size, scheme in LOOKS:
        page.emulate_media(color_scheme=scheme)
        resize(page, size)
        found += [f"{size['width']} {scheme}: {barrier}" for barrier in violations(page)]
    return found


@pytest.mark.parametrize("path", ["/", "/new/boerenbridge", "/rules/zole", "/table/nowhere", "/no-such-place"])
def test_pages_around_the_table_have_no_barriers(visit, path):
    """The front page, a new table, rules, and dead ends."""
    anna = visit()
    anna.page.goto(path)
    expect(anna.page.get_by_role("heading").first).to_be_visible()

    assert [] == violations_in_every_look(anna.page)


def test_a_table_that_waits_has_no_barriers(visit):
    """With open seats, a bot and a link to share."""
    anna = visit()
    anna.table("miesjelen", [None, "greedy", None])
    expect(anna.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()

    assert [] == violations_in_every_look(anna.page)


def test_a_table_to_sit_down_at_has_no_barriers(visit):
    """For whoever comes by the link, with a name to be given."""
    anna, bob = visit(), visit()
    code = anna.unseen_table("boerenbridge", [None, None, "greedy", None])
    bob.page.goto(f"/table/{code}")
    expect(bob.page.get_by_label("Your name")).to_be_visible()

    assert [] == violations_in_every_look(bob.page)


def test_a_replay_has_no_barriers(visit):
    """With all cards open, as one seat saw it, and at its end."""
    anna = visit(DESKTOP)
    code = anna.unseen_table("miesjelen", [None, "greedy", "greedy", "greedy"], options={"round_limit": 1})
    anna.finish(code)
    anna.page.goto(f"/replay/{code}#5")
    others = anna.page.get_by_role("group", name="Carl").get_by_role("listitem")
    found = {}
    expect(others).not_to_have_count(0)
    found["open"] = violations_in_every_look(anna.page)
    anna.page.get_by_role("group", name="Seen by").get_by_role("button", name="Blaise").click()
    expect(others).to_have_count(0)
    found["one seat"] = violations_in_every_look(anna.page)
    anna.page.get_by_role("button", name="To the end").click()
    expect(anna.page.get_by_role("heading", name="The game is over")).to_be_visible()
    found["end"] = violations_in_every_look(anna.page)

    assert {} == {moment: barriers for moment, barriers in found.items() if barriers}


def test_a_zole_game_has_no_barriers(visit):
    """The choice, the stash, the cards, the end of a round and of the game, and the replay."""
    anna = visit(DESKTOP)
    code = anna.table("zole", [None, "random", "random"], options={"rounds": 1})
    game = Game(anna.page)
    found: dict[str, list[str]] = {}
    for step in game.steps():
        found[step] = violations_in_every_look(anna.page) if step.startswith("play") and len(found) < 3 else []
    found["end"] = violations_in_every_look(anna.page)
    anna.page.goto(f"/replay/{code}")
    expect(anna.page.get_by_role("button", name="One card on")).to_be_visible()
    found["replay"] = violations_in_every_look(anna.page)

    assert {} == {step: barriers for step, barriers in found.items() if barriers}


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("zole", "What will you play?"),
        ("elemental", "How many will you take?"),
        ("ninja-whist", "Lay tokens with"),
    ],
)
def test_every_kind_of_question_has_no_barriers(visit, game, asked):
    """Choices, bids and tokens, on a phone in the dark."""
    anna = visit(PHONE, color_scheme="dark")
    anna.table(game, [None, "greedy", "greedy"])
    table = Game(anna.page)
    question = anna.page.get_by_role("heading", name=asked)
    table.turn()
    for _ in range(60):
        if question.is_visible():
            break
        table.step()
        table.turn()

    expect(question).to_be_visible()
    assert [] == violations(anna.page)


def test_naming_the_trump_has_no_barriers(visit, monkeypatch):
    """Where an infinity was turned, the dealer names one of four elements, and the game goes on with it."""
    game = fs.game("elemental", seats=3)
    secret = next(
        each
        for each in map(str, range(1000))
        if names_trump(game.start(mixed_seed(secret_of_draw(each, 1), ["", "", ""])))
    )
    monkeypatch.setattr("secrets.token_hex", lambda _: secret)
    anna = visit(PHONE)
    anna.table("elemental", [None, "greedy", "greedy"])
    table = Game(anna.page)
    table.turn()

    expect(table.question.get_by_role("radio")).to_contain_text(["Fire", "Water", "Earth", "Air"])
    assert [] == violations(anna.page)
    table.answer()
    expect(anna.page.get_by_text("Fire is trump").first).to_be_visible()


def names_trump(state):
    """Whether the first to act is the first seat, and has to name the trump."""
    return state.to_act == 0 and state.view(None).asked == "trump"


def test_what_the_menu_opens_has_no_barriers(visit):
    """The menu itself and its dialogs, which take the focus and give it back, and scroll by keys where they must."""
    anna = visit(PHONE)
    anna.table("miesjelen", [None, "greedy", "greedy"], customs={"chances": True})
    Game(anna.page).turn()
    for entry in ("Rules", "Who may hold it?", "Settings", "All keys"):
        anna.page.get_by_role("button", name="Menu").click()
        assert [] == violations(anna.page)

        anna.page.get_by_role("dialog").get_by_role("button", name=entry).click()
        expect(anna.page.get_by_role("dialog").get_by_role("heading", name=entry).first).to_be_visible()
        assert [] == violations(anna.page)

        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
