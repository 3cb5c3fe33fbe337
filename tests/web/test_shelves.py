"""The front page with many games: shelves, families, a search, and favourites."""

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.many_games import tell_five, tell_twelve
from tests.web.test_access import violations_in_every_look
from tests.web.visiting import DESKTOP, PHONE, TABLET, Game


@pytest.fixture
def come(visit):
    """Somebody who looks at the front page with twelve games."""

    def look(size):
        visitor = visit(size)
        tell_twelve(visitor.page)
        visitor.page.goto("/")
        play(visitor.page, "Zole").first.wait_for()
        return visitor

    return look


def play(page, name):
    """What plays a game, wherever it is offered."""
    return page.get_by_role("button", name=f"Play {name} against bots")


def offered(page):
    """The games that are offered now, in the order of the page."""
    return [each.get_attribute("data-game") for each in page.locator("main [data-game]").all()]


def focused(page):
    """The game that the keyboard is at."""
    return page.evaluate("document.activeElement.closest('[data-game]')?.dataset.game")


def test_five_games_stand_in_front_and_the_others_on_the_shelves_of_their_families(come):
    """The longest shelf first; a family with one game still has its name."""
    page = come(DESKTOP).page

    assert ["zole", "boerenbridge", "miesjelen", "ninja-whist", "elemental"] == offered(page)[:5]
    partners = page.get_by_role("region", name="Partners")
    assert ["euchre", "klaverjas", "spades", "sueca", "whist"] == offered_in(partners)
    assert ["hearts"] == offered_in(page.get_by_role("region", name="Avoid points"))


def offered_in(shelf):
    """The games on a shelf."""
    return [each.get_attribute("data-game") for each in shelf.locator("[data-game]").all()]


def test_with_few_games_there_is_nothing_to_look_for(visit):
    """No search, no chips and no stars: the games themselves are all that there is to see."""
    page = visit(DESKTOP).page
    tell_five(page)
    page.goto("/")
    play(page, "Zole").wait_for()

    assert 5 == len(offered(page))
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_role("button", name="Favourite")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_game_is_found_by_typing(come, size):
    """With a part of its name; what was found is said, and Escape shows all games again."""
    anna = come(size)
    page = anna.page
    page.keyboard.press("/")
    page.keyboard.type("klaver")
    until(lambda: ["klaverjas"] == offered(page))
    until(lambda: "1 game" in anna.heard())

    page.keyboard.press("ArrowDown")
    assert "klaverjas" == focused(page)
    page.keyboard.press("/")
    page.keyboard.type("poker")
    expect(page.get_by_text("No such game. Write one").first).to_be_visible()
    page.keyboard.press("Escape")
    until(lambda: 12 <= len(offered(page)))


def test_a_family_is_chosen_on_a_phone_and_shown_with_a_sentence_for_each_game(come):
    """All of its games, those in front included."""
    page = come(PHONE).page
    page.get_by_role("radio", name="Exact bids").click()

    until(lambda: ["boerenbridge", "miesjelen", "ninja-whist", "elemental", "oh-hell"] == offered(page))
    expect(page.get_by_text("Up to seven cards and down; only exact bids score.")).to_be_visible()
    page.get_by_role("button", name="under 15 min").click()
    until(lambda: ["boerenbridge", "miesjelen"] == offered(page))


def test_cards_are_dealt_after_one_tap_on_a_tile(come):
    """As on the page with few games."""
    page = come(PHONE).page
    play(page, "Zole").first.click()

    expect(Game(page).hand.get_by_role("button")).to_have_count(8)


def test_a_game_is_learned_after_one_tap_on_a_tile(come):
    """As from the covers in front."""
    page = come(PHONE).page
    page.get_by_role("button", name="Learn Hearts in one deal").click()

    expect(page.locator(".coach")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "own"), [(PHONE, ["hearts", "zole"]), (DESKTOP, ["hearts"])], ids=["phone", "desktop"]
)
def test_favourites_come_first_and_stay(come, size, own):
    """Those with a star; on a large screen, games that stand in front need no second place."""
    page = come(size).page
    expect(page.get_by_role("region", name="Yours")).to_have_count(0)
    for name in ("Hearts", "Zole"):
        page.get_by_role("button", name=f"Favourite: {name}").last.click()
    page.reload()

    yours = page.get_by_role("region", name="Yours")
    yours.wait_for()
    assert own == offered_in(yours)
    expect(page.get_by_role("button", name="Favourite: Zole", pressed=True).first).to_be_visible()


def test_what_was_played_last_is_among_ones_own(come):
    """Also without a star, and one can go back to it above all games."""
    anna = come(PHONE)
    anna.unseen_table("miesjelen", [None, "greedy"])
    anna.page.reload()

    expect(anna.page.get_by_role("region", name="Yours").get_by_role("article")).to_have_count(1)
    expect(anna.page.get_by_role("link", name="Sit back down").first).to_be_visible()


def test_a_table_to_go_back_to_takes_the_place_of_the_welcome(come):
    """On a large screen, with the round; and a code can still be typed beside it."""
    anna = come(DESKTOP)
    expect(anna.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    anna.table("miesjelen", [None, "greedy"])
    Game(anna.page).turn()
    anna.page.goto("/")

    expect(anna.page.get_by_text("It is your turn", exact=True)).to_be_visible()
    expect(anna.page.get_by_text("Miesjelen against bots · round 1")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Pull up a chair.")).to_have_count(0)
    expect(anna.page.get_by_label("got a code?")).to_be_visible()


def test_arrows_go_from_game_to_game(come):
    """Along a shelf, up to the games in front and back; Tab leaves it after one game, its lesson and its star."""
    page = come(DESKTOP).page
    page.get_by_role("region", name="Partners").locator("[data-play]").first.focus()
    been = []
    for key in ("ArrowRight", "End", "ArrowUp", "ArrowDown", "Home", "ArrowLeft"):
        page.keyboard.press(key)
        been.append(focused(page))
    beside = []
    for _ in range(2):
        page.keyboard.press("Tab")
        beside.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    page.keyboard.press("Tab")

    assert ["klaverjas", "whist"] == been[:2]
    assert been[2] in ("miesjelen", "ninja-whist")
    assert ["euchre", "euchre"] == been[4:]
    assert ["Learn Euchre in one deal", "Favourite: Euchre"] == beside
    assert "oh-hell" == focused(page)


def test_shelves_have_no_barriers(come):
    """With one's own games, with a family, with what was found, and with nothing found."""
    page = come(DESKTOP).page
    page.get_by_role("button", name="Favourite: Hearts").click()
    found = {"shelves": violations_in_every_look(page)}
    page.get_by_role("radio", name="Partners").click()
    found["family"] = violations_in_every_look(page)
    page.get_by_role("searchbox").fill("whist")
    found["search"] = violations_in_every_look(page)
    page.get_by_role("searchbox").fill("poker")
    found["nothing"] = violations_in_every_look(page)

    assert {} == {moment: barriers for moment, barriers in found.items() if barriers}


def test_a_new_table_offers_the_games_by_their_families(visit):
    """In the order of the families, and any of them can be picked."""
    page = visit(DESKTOP).page
    tell_twelve(page)
    page.goto("/new")
    choice = page.get_by_label("Game", exact=True)
    choice.wait_for()

    families = [each.get_attribute("label") for each in choice.locator("optgroup").all()]
    assert ["Exact bids", "Partners", "One against the rest", "Avoid points"] == families
    choice.select_option("Hearts")
    expect(page.get_by_text("Take no hearts and no queen, or take them all.")).to_be_visible()
