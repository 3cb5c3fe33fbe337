"""Nothing overlaps and nothing is cut off: on any screen, in any language, with more than one set of fonts."""

import os
from functools import partial

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.waiting import until
from tests.web.fonts import SETS
from tests.web.layout import faults, resize
from tests.web.many_games import tell_twelve
from tests.web.moments import play_until, to_bid
from tests.web.test_dealing import frozen
from tests.web.visiting import DESKTOP, PHONE, TABLET, Game

SMALLEST = ViewportSize(width=320, height=568)
USUAL_SIZES = [SMALLEST, PHONE, TABLET, DESKTOP]
MORE_SIZES = [ViewportSize(width=390, height=844), ViewportSize(width=1024, height=768)]
PHONES = [PHONE, *(ViewportSize(width=width, height=height) for width, height in ((360, 720), (375, 667), (390, 844)))]
LANGUAGES = ("en", "nl", "lv", "de")
EVERY_LOOK = [(fonts, language) for fonts in SETS for language in LANGUAGES]
SOME_LOOKS = [("dejavu", "lv"), ("liberation", "nl")]
ALL = os.environ.get("FOLLOWSUIT_LOOKS") == "all"
"""Whether every language is looked at with every set of fonts, at every size and moment: much longer than usual.

Otherwise what is tried at several moments takes turns with the two looks, and everything else has both.
"""
SIZES = [*USUAL_SIZES, *MORE_SIZES] if ALL else USUAL_SIZES
LAID_OUT = "() => document.body.animate([], 60).finished.then(() => true)"
"""Some frames later, though the clock of the page stands still."""
MOST_LOOKS = 50
"""How often one looks again whether something still overlaps that was on its way."""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.ask [role=radio], .ask .button, .hint p')].filter((shown) => {
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.querySelector('.ask');
  const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return isOut || scrollHeight - clientHeight > 1;
}).map((shown) => shown.innerText)"""
"""What of the choices and the hint cannot be seen without scrolling."""


def asked(kind, cards=0):
    """One is asked for something of that kind, with so many cards in the trick."""

    def moment(document):
        telling = document["telling"]
        played = telling["trick"]["cards"] if telling["trick"] else ()
        return telling["decision"] is not None and telling["decision"]["kind"] == kind and len(played) >= cards

    return moment


def after_rounds(number):
    """One is to play a card to a trick, with so many rounds on the score sheet."""
    return lambda document: asked("play", 1)(document) and len(document["telling"]["sheet"]) >= number


def against_one(document):
    """One is to play a card, with tricks already taken by both who play against the third."""
    seats = document["telling"]["seats"]
    return asked("play", 2)(document) and all(
        seat["side"] and (seat["side"] == "solo" or seat["taken"]) for seat in seats
    )


LONG = {"schedule": "fifteen"}
MOMENTS = {
    "zole, choose": ("zole", 3, {}, asked("choose")),
    "zole, stash": ("zole", 3, {}, asked("stash")),
    "zole, play": ("zole", 3, {}, asked("play", 2)),
    "boerenbridge, bid": ("boerenbridge", 4, LONG, to_bid),
    "boerenbridge, play": ("boerenbridge", 4, LONG, asked("play", 3)),
    "boerenbridge, six": ("boerenbridge", 6, LONG, asked("play", 4)),
    "miesjelen, two": ("miesjelen", 2, {}, asked("play", 1)),
    "miesjelen, four": ("miesjelen", 4, {}, after_rounds(2)),
    "miesjelen, six": ("miesjelen", 6, {}, asked("play", 4)),
    "elemental, bid": ("elemental", 4, {}, to_bid),
    "elemental, play": ("elemental", 3, {}, asked("play", 2)),
    "ninja-whist, tokens": ("ninja-whist", 4, {}, asked("tokens", 2)),
    "ninja-whist, take": ("ninja-whist", 4, {}, asked("take")),
    "ninja-whist, eight": ("ninja-whist", 8, {}, asked("play", 5)),
    "whist, play": ("whist", 4, {}, asked("play", 2)),
    "spades, bid": ("spades", 4, {}, asked("bid")),
    "spades, play": ("spades", 4, {}, asked("play", 2)),
    "hearts, pass": ("hearts", 4, {}, asked("pick")),
    "hearts, play": ("hearts", 4, {}, asked("play", 3)),
    "euchre, call": ("euchre", 4, {}, asked("call")),
    "euchre, discard": ("euchre", 4, {}, asked("pick")),
    "euchre, play": ("euchre", 4, {}, asked("play", 2)),
    "klaverjas, play": ("klaverjas", 4, {}, asked("play", 2)),
    "sueca, play": ("sueca", 4, {}, asked("play", 2)),
    "round over": ("boerenbridge", 4, LONG, lambda document: document["table"]["paused"], {"round_pause": None}),
    "game over": ("zole", 3, {"rounds": 1}, lambda document: document["table"]["status"] == "over"),
}


TELLING_MOST = [
    "zole, choose", "zole, stash", "boerenbridge, bid", "boerenbridge, six", "miesjelen, four", "elemental, play",
    "ninja-whist, tokens", "ninja-whist, eight", "round over", "game over",
    "hearts, pass", "hearts, play", "spades, play", "euchre, call",
]  # fmt: skip
"""The moments at which most is on the table, each decision once."""


@pytest.fixture
def table(visit, monkeypatch):
    """A table with bots at a moment of its game, always with the same cards: whoever sits there, and its code."""

    def play(game, seats, options, moment, customs=None):
        anna = visit()
        with monkeypatch.context() as patch:
            patch.setattr("secrets.token_hex", lambda _: "layout")
            code = anna.unseen_table(game, [None, *["greedy"] * (seats - 1)], options=options, customs=customs or {})
        play_until(anna, code, moment)
        return anna, code

    return play


@pytest.fixture
def looks(visit):
    """Has somebody look at an address with each look, or with the one whose turn it is: who looks, and how."""

    def look(path, *, cookies=None, turn=None, **more):
        known = [] if cookies is None else cookies.context.cookies()
        some = SOME_LOOKS if turn is None else [SOME_LOOKS[turn % 2]]
        for fonts, language in EVERY_LOOK if ALL else some:
            visitor = visit(DESKTOP, fonts=fonts, locale=language, cookies=known, **more)
            visitor.page.goto(path)
            yield visitor, f"{fonts} {language}"
            visitor.page.goto("about:blank")

    return look


def found_on(page, look, sizes=SIZES):
    """Every fault of a page at each size, with the look."""
    for size in sizes:
        resize(page, size)
        yield from (f"{look} {size['width']}: {fault}" for fault in faults(page))


@pytest.mark.parametrize("moment", MOMENTS if ALL else TELLING_MOST)
def test_nothing_at_the_table_overlaps_or_is_cut_off(table, looks, moment):
    """Whatever is asked or shown: plates, cards, words and buttons each have their place."""
    anna, code = table(*MOMENTS[moment])
    found = []
    for visitor, look in looks(f"/table/{code}", cookies=anna, turn=list(MOMENTS).index(moment)):
        visitor.page.locator(".middle").wait_for()
        found += found_on(visitor.page, look)

    assert [] == found


@pytest.mark.parametrize("fonts", SETS)
def test_no_card_lies_on_a_plate_on_a_tablet(table, visit, fonts):
    """Where the words beside a name are longest: against whom somebody plays, and the tricks so far."""
    anna, code = table("zole", 3, {}, against_one)
    page = visit(DESKTOP, fonts=fonts, cookies=anna.context.cookies()).page
    page.goto(f"/table/{code}")
    page.locator(".middle").wait_for()

    assert [] == list(found_on(page, fonts, [TABLET]))


@pytest.mark.parametrize("fonts", SETS)
def test_the_word_by_the_card_that_takes_a_trick_can_be_read(visit, monkeypatch, fonts):
    """On a phone of any height, whoever takes it: it lies neither on a card nor on the sentence below."""
    monkeypatch.setattr("secrets.token_hex", lambda _: "words")
    anna = frozen(visit(PHONE, own=True, fonts=fonts))
    code = anna.unseen_table("zole", [None, "greedy", "greedy"], options={"rounds": 1})
    anna.page.goto(f"/table/{code}")
    found, takers, game = [], set(), Game(anna.page)
    word, hand = anna.page.locator(".tag").filter(has_text="takes it"), game.hand.get_by_role("button")

    def is_shown(document):
        """Whether the trick is looked at, or the page has gone on at once since it was behind."""
        return word.count() == 1 or (hand.count() == len(document["telling"]["hand"]) and game.playable.count())

    while (document := play_on(anna, code))["table"]["status"] != "over":
        if (trick := document["telling"]["last_trick"]) is None:
            continue
        until(partial(is_shown, document))
        if word.count() != 1:
            continue
        takers.add(trick["winner"])
        for size in PHONES:
            anna.page.set_viewport_size(size)
            found += [f"{size}, trick {trick['number']}: {fault}" for fault in lasting_faults(anna.page)]
        anna.page.clock.run_for(2000)

    assert [] == found
    assert {0, 1} <= takers


def lasting_faults(page):
    """What overlaps, when the cards have had time to come to rest."""
    for _ in range(MOST_LOOKS):
        page.evaluate(LAID_OUT)
        if not (found := list(faults(page))):
            break
    return found


def play_on(visitor, code):
    """Pass, or play the last card that can be played, when one is asked: what is told when one is asked again."""
    document = until(lambda: is_asked(told := visitor.telling(code)) and told)
    if legal := document["telling"]["legal"]:
        body = {"action": "choose P" if "choose P" in legal else legal[-1], "version": document["table"]["version"]}
        assert visitor.context.request.post(f"/api/v1/tables/{code}/actions", data=body).ok
    return until(lambda: is_asked(told := visitor.telling(code)) and told)


def is_asked(document):
    """Whether one is asked for something, or nobody is any more."""
    return document["telling"]["legal"] or document["table"]["status"] == "over"


@pytest.mark.parametrize("moment", ["zole, choose", "boerenbridge, bid", "zole, play", "elemental, play"])
def test_a_hint_covers_nothing(table, looks, moment):
    """Neither plates and cards nor a choice that it speaks of: nothing that can be chosen has to be scrolled for."""
    anna, code = table(*MOMENTS[moment])
    found = []
    for visitor, look in looks(f"/table/{code}", cookies=anna, turn=list(MOMENTS).index(moment)):
        page = visitor.page
        page.locator(".middle").wait_for()
        page.keyboard.press("h")
        page.locator(".hint").wait_for()
        for size in SIZES:
            found += found_on(page, look, [size])
            if page.locator(".ask").count() and size is not SMALLEST:
                found += [f"{look} {size['width']}: {hidden} is out of sight" for hidden in page.evaluate(OUT_OF_SIGHT)]

    assert [] == found


@pytest.mark.parametrize("moment", ["zole, play", "boerenbridge, play", "miesjelen, six"])
def test_the_offer_to_learn_a_game_covers_nothing(table, looks, moment):
    """The first time that somebody is at a table of it."""
    anna, code = table(*MOMENTS[moment])
    found = []
    for visitor, look in looks(f"/table/{code}", cookies=anna, turn=list(MOMENTS).index(moment), tour=True):
        visitor.page.locator(".offer").wait_for()
        found += found_on(visitor.page, look)

    assert [] == found


def test_a_wish_to_take_back_covers_nothing(visit, looks):
    """Whoever is asked sees the whole table and both answers."""
    anna, bob = visit(), visit()
    code = anna.unseen_table("boerenbridge", [None, None, "greedy", "greedy"], options=LONG)
    assert bob.context.request.post(f"/api/v1/tables/{code}/seats", data={"name": "Bartholomew"}).ok
    until(lambda: has_played(code, anna, bob))
    assert bob.context.request.post(f"/api/v1/tables/{code}/undo").ok
    found = []
    for visitor, look in looks(f"/table/{code}", cookies=anna):
        visitor.page.locator(".ask-undo").wait_for()
        found += found_on(visitor.page, look)

    assert [] == found


def has_played(code, anna, bob):
    """Let whoever is to act do the first thing that can be done: whether it was a card of Bob's, early in a round."""
    for person in (anna, bob):
        document = person.telling(code)
        if document["telling"]["legal"]:
            body = {"action": document["telling"]["legal"][0], "version": document["table"]["version"]}
            assert person.context.request.post(f"/api/v1/tables/{code}/actions", data=body).ok
            is_early = len(document["telling"]["hand"]) >= 3
            return person is bob and is_early and body["action"].startswith("play")
    return False


@pytest.mark.parametrize("game", ["elemental", "zole"])
def test_the_score_sheet_of_four_cuts_off_no_figure(table, looks, game):
    """Nor does it have to be scrolled sideways on a phone, whatever the scores."""
    anna, code = table(game, 4, {}, after_rounds(5))
    found = []
    for visitor, look in looks(f"/table/{code}", cookies=anna, turn=["elemental", "zole"].index(game)):
        resize(visitor.page, PHONE)
        visitor.page.locator(".middle").wait_for()
        visitor.page.keyboard.press("g")
        sheet = visitor.page.get_by_role("dialog").locator(".scroll")
        sheet.wait_for()
        for size in USUAL_SIZES[:2]:
            found += found_on(visitor.page, look, [size])
            assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")

    assert [] == found


PAGES = ("/", "/new/boerenbridge", "/rules/zole", "/table/nowhere", "/table/{code}")


@pytest.mark.parametrize("path", PAGES)
def test_pages_around_the_table_have_room_for_every_language(visit, looks, path):
    """The head with its buttons, the games, a new table, the rules, a dead end, and a table that waits."""
    anna = visit()
    code = anna.unseen_table("boerenbridge", [None, None, "greedy", None])
    found = []
    for visitor, look in looks(path.format(code=code), cookies=anna, turn=PAGES.index(path)):
        visitor.page.get_by_role("heading").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        found += found_on(visitor.page, look)

    assert [] == found


def test_many_games_have_room_in_every_language(looks):
    """On shelves, with one's own before them; of one family, with a sentence each; and found by typing."""
    found = []
    for visitor, look in looks("/"):
        page = visitor.page
        tell_twelve(page)
        page.evaluate("localStorage.setItem('followsuit.favourites', JSON.stringify(['hearts', 'boerenbridge']))")
        page.reload()
        page.get_by_role("radio").first.wait_for()
        found += found_on(page, look)
        page.get_by_role("radio").nth(1).click()
        found += found_on(page, f"family, {look}")
        page.get_by_role("searchbox").fill("a")
        found += found_on(page, f"search, {look}")

    assert [] == found


DIALOGS = {"g": "scores", "c": "chat", "l": "last trick", "w": "who may hold it", "?": "keys", "m": "menu"}


def test_every_dialog_is_whole_and_scrolls_by_keys(table, looks):
    """Whatever fonts a machine has: what does not fit can be scrolled to, with the keyboard too."""
    anna, code = table("miesjelen", 4, {}, after_rounds(2), {"chances": True})
    found = []
    for number, (visitor, look) in enumerate(looks(f"/table/{code}", cookies=anna)):
        page = visitor.page
        page.locator(".middle").wait_for()
        for key, name in list(DIALOGS.items()) if ALL else list(DIALOGS.items())[number::2]:
            if key == "m":
                page.locator(".bar .icon-button").last.click()
            else:
                page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            found += found_on(page, f"{name}, {look}")
            resize(page, PHONE)
            barriers = Axe().run(page, options={"runOnly": ["scrollable-region-focusable"]}).response["violations"]
            found += [f"{name}, {look}: {each['id']}" for each in barriers]
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)

    assert [] == found
