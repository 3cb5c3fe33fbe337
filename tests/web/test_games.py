"""Whole games on the page, a person with bots, from the first card to the final screen."""

import re
from itertools import pairwise, product

import pytest
from playwright.sync_api import ViewportSize, expect

from followsuit.rules import page as page_module
from tests.waiting import until
from tests.web.layout import resize
from tests.web.moments import play_until
from tests.web.visiting import DESKTOP, PHONE, SIDEWAYS, TABLET, Game
from tests.whist import whist

GAMES = [
    ("zole", 3, {"rounds": 1}, PHONE),
    ("miesjelen", 4, {"round_limit": 1}, PHONE),
    ("boerenbridge", 4, {"schedule": "five"}, TABLET),
    ("ninja-whist", 8, {}, TABLET),
    ("elemental", 6, {}, DESKTOP),
    ("oh-hell", 5, {"schedule": "down", "longest": 3}, PHONE),
    ("whist", 4, {"target": 1}, PHONE),
    ("spades", 4, {"target": 10, "floor": -50}, DESKTOP),
    ("hearts", 4, {"target": 1}, PHONE),
    ("sueca", 4, {"target": 1}, TABLET),
    ("euchre", 4, {"target": 1}, PHONE),
    ("klaverjas", 4, {"rounds": 1}, DESKTOP),
]
SMALL = ViewportSize(width=320, height=568)
LAST_ROUND = {"boerenbridge": 5, "ninja-whist": 9, "elemental": 10, "oh-hell": 3}
"""Of games of several rounds."""
ENOUGH = 6
"""Decisions on the page before the middle of a game is played behind its back."""


def is_over(document):
    """Whether nobody is asked for anything any more."""
    return document["table"]["status"] == "over"


def is_near_the_end(document, last_round):
    """Whether hardly any cards are left in that round, or in a later one; a game of one round is short enough."""
    told = document["telling"]
    return told["round"]["number"] >= last_round and (last_round == 1 or len(told["hand"]) <= 2)


def play_but_for_the_middle(visitor, code, last_round=1):
    """Play a game to its end, on the page but for its middle: the kinds of decisions that were made on the page.

    They are the first, the last, and each that is of a new kind.
    """
    game, made = Game(visitor.page), []

    def is_for_the_page(document):
        if is_over(document) or is_near_the_end(document, last_round):
            return True
        return bool(document["telling"]["legal"]) and document["telling"]["decision"]["kind"] not in made

    game.turn()
    while not game.over.is_visible():
        made.append(visitor.telling(code)["telling"]["decision"]["kind"])
        game.step()
        if len(made) >= ENOUGH and not is_for_the_page(visitor.telling(code)):
            visitor.page.goto("about:blank")
            play_until(visitor, code, is_for_the_page)
            visitor.page.goto(f"/table/{code}")
        game.turn()
    return made


@pytest.mark.parametrize(("key", "seats", "options", "size"), GAMES, ids=[game[0] for game in GAMES])
def test_a_whole_game_can_be_played_on_the_page(visit, key, seats, options, size):
    """Every kind of decision has a control, and the final screen has everyone in the order of the server's ranking."""
    anna = visit(size)
    code = anna.table(key, [None, *["greedy"] * (seats - 1)], options=options)

    assert "play" in play_but_for_the_middle(anna, code, LAST_ROUND.get(key, 1))
    assert ranked(anna, code) == shown(anna)


def test_a_phone_held_sideways_has_room_for_a_whole_round(visit):
    """Every decision of Zole is made there, and the end of the round shows everybody and the way on at once."""
    anna = visit(SIDEWAYS)
    anna.table("zole", [None, "random", "random"], options={"rounds": 2}, customs={"round_pause": None})
    game = Game(anna.page)
    over = anna.page.get_by_role("heading", name="Round 1 is over")
    game.turn()
    for _ in range(20):
        if over.is_visible():
            break
        game.step()
        game.turn()

    rows = anna.page.get_by_role("row")
    expect(rows).to_have_count(3)
    for seen in (*rows.all(), anna.page.get_by_role("button", name="Next round")):
        expect(seen).to_be_in_viewport(ratio=1)


def test_a_finished_round_stays_on_the_table_until_the_next_begins(visit):
    """The facts above say what the sheet says, before and after a reload; then the new cards come."""
    anna = visit(PHONE)
    code = anna.table("zole", [None, "greedy", "greedy"], options={"rounds": 2}, customs={"round_pause": None})
    while not (document := anna.telling(code))["table"]["paused"]:
        if legal := document["telling"]["legal"]:
            action = "choose B" if "choose B" in legal else legal[0]
            body = {"action": action, "version": document["table"]["version"]}
            anna.context.request.post(f"/api/v1/tables/{code}/actions", data=body)
    facts, row = document["telling"]["round"], document["telling"]["sheet"][-1]
    shown = anna.page.get_by_role("region", name="This round")

    for size in (PHONE, DESKTOP):
        resize(anna.page, size)
        expect(anna.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
        expect(shown).to_contain_text(facts["contract_says"]["sentence"])
        expect(shown).to_contain_text(f"{row['seats'][row['solo']]['points']}, 61 ")
        expect(anna.page.get_by_role("banner")).to_contain_text("trick 8 of 8")
        anna.page.reload()
    anna.page.get_by_role("button", name="Next round").click()
    expect(Game(anna.page).hand.get_by_role("button")).to_have_count(8)


def test_a_round_that_nobody_plays_shows_that_and_nothing_else(visit):
    """All pass, after a round that was played: neither a score of one's own nor the trick of the round before."""
    everyone = [visit(PHONE), visit(), visit()]
    anna, bob, cleo = everyone
    code = anna.table("zole", [None] * 3, options={"dues": True, "rounds": 3}, customs={"round_pause": None})
    for somebody, name in ((bob, "Bob"), (cleo, "Cleo")):
        assert somebody.context.request.post(f"/api/v1/tables/{code}/seats", data={"name": name}).ok
    until(lambda: anna.telling(code)["telling"])
    for choice in ("choose B", "choose P"):
        while not (document := anna.telling(code))["table"]["paused"]:
            actor = everyone[document["telling"]["to_act"]]
            legal = actor.telling(code)["telling"]["legal"]
            body = {"action": choice if choice in legal else legal[0], "version": document["table"]["version"]}
            assert actor.context.request.post(f"/api/v1/tables/{code}/actions", data=body).ok
        if choice == "choose B":
            assert anna.context.request.post(f"/api/v1/tables/{code}/next").ok
    expect(anna.page.get_by_role("heading", name="Round 2 is over")).to_be_visible()

    expect(anna.page.get_by_role("region", name="This round")).to_have_text(
        re.compile(r"^\s*Everyone passed\s+Queens, jacks and diamonds are trumps\s*$")
    )
    expect(anna.page.get_by_role("group", name="Bob")).to_contain_text("8 cards")
    expect(anna.page.get_by_text("Everyone passed, so no card was played.").first).to_be_visible()
    expect(anna.page.get_by_role("button", name="Look back")).to_have_count(0)
    expect(anna.page.get_by_role("list", name="This trick").get_by_role("listitem")).to_have_count(0)


def test_six_seats_have_room_on_a_narrow_phone(visit):
    """No name and no bid runs into the neighbour's, and a name too long to be shown is read out whole."""
    names = ["Bartholomew", "Ann-Sophie", "Christoffel van Montfort", "Jo", "Kristaps K."]
    anna, act = six_people(visit, SMALL, names)
    for _ in range(6):
        act()
    expect(anna.page.locator("[data-plate] .pill")).to_have_count(5)

    for size, name in product((SMALL, PHONE), names):
        resize(anna.page, size)
        plate = anna.page.get_by_role("group", name=name, exact=True)
        column = plate.locator("xpath=..").bounding_box()
        for part in (".name", ".pill"):
            box = plate.locator(part).bounding_box()
            assert box["x"] >= column["x"] - 1
            assert box["x"] + box["width"] <= column["x"] + column["width"] + 1


def test_no_card_of_a_trick_covers_another(visit):
    """However low the table is: those of the others make way for one's own."""
    anna, act = six_people(visit, SMALL, ["Bob", "Cleo", "Dirk", "Els", "Femke"])
    cards = anna.page.get_by_role("list", name="This trick").get_by_role("listitem")
    for _ in range(50):
        played = (act()["telling"]["trick"] or {"cards": []})["cards"]
        if len(played) == 5 and any(card["seat"] == 0 for card in played):
            break
    expect(cards).to_have_count(5)

    for size in (SMALL, PHONE):
        resize(anna.page, size)
        boxes = sorted((card.bounding_box() for card in cards.all()), key=lambda box: box["x"])
        for left, right in pairwise(boxes):
            assert left["x"] + left["width"] <= right["x"] or abs(left["y"] - right["y"]) >= left["height"]


def six_people(visit, size, names):
    """Anna with a window of that size and five others, and a way to let whoever is to act do the first thing they can.

    It returns what Anna is told then.
    """
    anna = visit(size)
    code = anna.table("boerenbridge", [None] * 6, options={"schedule": "fifteen"})
    everyone = [anna, *(visit() for _ in names)]
    for somebody, name in zip(everyone[1:], names, strict=True):
        seated = somebody.context.request.post(f"/api/v1/tables/{code}/seats", data={"name": name})
        assert seated.ok, seated.text()
    # Anna's page takes part in the draw, so the cards come a moment later.
    until(lambda: anna.telling(code)["telling"])

    def act():
        document = anna.telling(code)
        actor = everyone[document["telling"]["to_act"]]
        body = {"action": actor.telling(code)["telling"]["legal"][0], "version": document["table"]["version"]}
        assert actor.context.request.post(f"/api/v1/tables/{code}/actions", data=body).ok
        return anna.telling(code)

    return anna, act


def test_a_sixth_game_needs_no_change_to_the_page(visit, monkeypatch):
    """Plain Whist, which the page has never heard of, is on the front page and is played to its end."""
    monkeypatch.setitem(page_module._PAGES, whist.key, whist)
    anna = visit(DESKTOP)
    anna.page.goto("/")
    expect(anna.page.get_by_text(whist.name, exact=True)).to_be_visible()

    code = anna.table(whist.key, [None, "greedy", "greedy", "greedy"])

    assert {"play"} == set(play_but_for_the_middle(anna, code))
    assert ranked(anna, code) == shown(anna)


def ranked(visitor, code):
    """The names and totals at the end, the best first, as the server has them; partners are named together."""
    document = visitor.telling(code)
    ending, seats = document["telling"]["ending"], document["table"]["seats"]
    sides = ending.get("sides", [[seat] for seat in ending["ranking"]])
    return [(", ".join(seats[seat]["name"] for seat in side), ending["totals"][side[0]]) for side in sides]


def shown(visitor):
    """The names and totals on the final screen, from the top."""
    rows = visitor.page.get_by_role("listitem").filter(has=visitor.page.locator(".total")).all()
    return [(row.locator(".name").inner_text(), points(row.locator(".spoken").inner_text())) for row in rows]


def points(text):
    """The number in `−12 points`."""
    return int(text.split()[0].replace("−", "-"))


def test_cards_are_passed_with_the_hand_itself(visit):
    """Chosen cards rise, backs fill the tray, the button names cards and receiver, and a tap too many says why not."""
    anna = visit(PHONE)
    code = anna.table("hearts", [None, "greedy", "greedy", "greedy"])
    game = Game(anna.page)
    game.turn()
    receiver = anna.telling(code)["table"]["seats"][1]["name"]
    cards = game.hand.get_by_role("button")
    for at in (0, 1, 2):
        game.tap(cards.nth(at))
        expect(anna.page.get_by_role("status").filter(has_text=f"{at + 1} of 3 chosen")).to_be_visible()
    chosen = [str(card.get_attribute("data-card")) for card in cards.all()[:3]]

    expect(anna.page.locator(".tray .back")).to_have_count(3)
    expect(game.giving).to_contain_text(f"to {receiver}")
    game.tap(cards.nth(5))
    expect(anna.page.get_by_role("alert")).to_contain_text("Three cards are enough")
    game.tap(cards.nth(0))
    expect(anna.page.locator(".tray .back")).to_have_count(2)
    game.tap(cards.nth(0))
    game.giving.click()
    expect(game.giving).to_have_count(0)
    assert sorted(map(str, chosen)) == sorted(anna.telling(code)["telling"]["round"]["passing"]["given"])


def test_passing_and_points_still_out_are_told_beside_the_scores(visit):
    """First how passing turns, with whom it is now; then every card that still counts, until it was taken."""
    anna = visit(PHONE)
    code = anna.table("hearts", [None, "greedy", "greedy", "greedy"])
    game = Game(anna.page)
    ways = anna.page.get_by_role("region", name="Passing", exact=True).get_by_role("listitem")
    out = anna.page.get_by_role("region", name="Points still out").get_by_role("listitem")

    def looks():
        """On a large screen both stand beside the table; on a phone they are one tap away."""
        resize(anna.page, DESKTOP)
        yield
        resize(anna.page, PHONE)
        anna.page.get_by_role("button", name="Scores").click()
        yield
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)

    game.turn()
    receiver = anna.telling(code)["table"]["seats"][1]["name"]
    for _ in looks():
        expect(ways).to_have_text([f"left this round: you to {receiver}", "right next", "across", "no passing"])
        expect(out).to_have_count(0)
    game.give()
    for _ in range(5):
        game.step()
    game.turn()
    cards = anna.telling(code)["telling"]["round"]["still_out"]["cards"]
    for _ in looks():
        expect(ways).to_have_count(0)
        expect(out).to_have_count(len(cards))


def test_the_card_that_made_the_trump_is_seen(visit):
    """In Oh Hell it is out of play, and which one it is matters as much as its suit."""
    anna = visit(PHONE)
    code = anna.table("oh-hell", [None, "greedy", "greedy"])
    Game(anna.page).turn()
    turned = anna.telling(code)["telling"]["round"]["turned"]

    facts = anna.page.get_by_role("region", name="This round")
    for size in (PHONE, DESKTOP):
        resize(anna.page, size)
        expect(facts.locator(f"[data-card='{turned}']")).to_be_visible()


def test_columns_of_the_score_sheet_are_equally_wide(visit):
    """Nearly so even while some have bid and others have not: no name is cut for want of a bid."""
    anna = visit(DESKTOP)
    anna.table("oh-hell", [None, "greedy", "greedy", "greedy"])
    Game(anna.page).turn()

    heads = anna.page.get_by_role("columnheader")
    expect(heads).to_have_count(1 + 4)
    widths = [head.bounding_box()["width"] for head in heads.all()[1:]]
    assert max(widths) - min(widths) <= 8


def test_partners_are_seen_by_their_side(visit):
    """The partner sits opposite, with the ring of one's own side; the score sheet has a column a side."""
    anna = visit(PHONE)
    code = anna.table("whist", [None, "greedy", "greedy", "greedy"])
    game = Game(anna.page)
    for _ in range(3):
        game.step()
    game.turn()
    names = [seat["name"] for seat in anna.telling(code)["table"]["seats"]]

    for size in (DESKTOP, PHONE):
        resize(anna.page, size)
        expect(anna.page.get_by_role("group", name=names[2], exact=True)).to_contain_text("partner")
        for name, side in ((names[1], "them"), (names[2], "us"), (names[3], "them")):
            expect(anna.page.get_by_role("group", name=name, exact=True).locator(f".portrait.{side}")).to_be_visible()
        expect(anna.page.get_by_role("region", name="Tricks").first).to_contain_text("We")
        if size is PHONE:
            anna.page.get_by_role("button", name="Scores").click()
        expect(anna.page.get_by_role("columnheader", name=f"{names[0]}, {names[2]}")).to_be_visible()
