"""Every language of the page: chosen by the browser or by hand, kept, and complete."""

import re

from playwright.sync_api import expect

import followsuit as fs
from followsuit.language import catalogue
from followsuit.telling.rules_page import drawings
from tests.server.running import running
from tests.web.visiting import DESKTOP, PHONE, Game

LANGUAGES = {
    "en": ("Play now", "Your hand", "can be played"),
    "nl": ("Speel nu", "Je hand", "kan gespeeld worden"),
    "lv": ("Spēlēt", "Tavas kārtis", "var izspēlēt"),
    "de": ("Spielen", "Dein Blatt", "kann gespielt werden"),
}
WORD = re.compile(r"[^\W\d_]+")
"""Numbers are no words: two games may well end with the same ones."""
SAME_EVERYWHERE = ("Followsuit", "Miesjelen", "Anna", "Blaise", "Carl")


def sentences(page):
    """The lines of three words and more that a page shows, or gives to screen readers."""
    labels = page.locator("[aria-label]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    lines = {line.strip() for line in [*page.locator("body").inner_text().splitlines(), *labels]}
    return {line for line in lines if len(WORD.findall(line)) > 2 and not line.startswith(SAME_EVERYWHERE)}


def test_no_sentence_is_left_in_english(visit):
    """No line of the front page, a new table, a dead end, a game or its end reads the same in two languages.

    Each is the language of a browser, and a card is found and played by its name in it.
    """
    seen: dict[str, set[str]] = {}
    for language, (play, hand, playable) in LANGUAGES.items():
        anna = visit(DESKTOP, locale=language)
        lines = seen[language] = set()
        for path in ("/new/zole", "/new/boerenbridge", "/table/nowhere", "/"):
            anna.page.goto(path)
            expect(anna.page.get_by_role("heading", level=2).or_(anna.page.locator("h1 + p")).first).to_be_visible()
            lines |= sentences(anna.page)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.get_by_text(play).first).to_be_visible()
        code = anna.table("miesjelen", [None, "greedy", "greedy"], options={"round_limit": 1})
        cards = anna.page.get_by_role("toolbar", name=hand).get_by_role("button")
        playable_card = cards.and_(anna.page.get_by_role("button", name=playable)).first
        playable_card.wait_for()
        lines |= sentences(anna.page)
        Game(anna.page).tap(playable_card)
        expect(cards).to_have_count(4)
        anna.finish(code)
        expect(anna.page.locator(".ask")).to_be_visible()
        lines |= sentences(anna.page)

    assert len(seen["en"]) > 40
    assert set() == seen["en"] & seen["nl"]
    assert set() == seen["en"] & seen["lv"]
    assert set() == seen["en"] & seen["de"]


def test_a_folder_of_a_few_sentences_is_a_language(visit, tmp_path, monkeypatch):
    """The page offers it under its own name and speaks it from the first picture on; the rest it says in English."""
    monkeypatch.setattr(catalogue, "_ELSEWHERE", [])
    folder = tmp_path / "languages" / "eo"
    folder.mkdir(parents=True)
    sentences = "language-name = Esperanto\npage-rules = Reguloj\npage-settings = Agordoj\n"
    (folder / "page.ftl").write_text(sentences, encoding="utf-8")
    with running(tmp_path, languages=str(folder.parent)) as site:
        anna = visit(DESKTOP, at=site.address, locale="eo")
        anna.page.goto("/")

        expect(anna.page.get_by_role("link", name="Reguloj")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Play Zole against bots").first).to_be_visible()
        anna.page.get_by_role("button", name="Agordoj").click()
        chosen = anna.page.get_by_role("dialog").get_by_label("Language")
        expect(chosen).to_have_value("eo")
        expect(chosen.locator("option[value=eo]")).to_have_text("Esperanto")


def test_the_rules_of_a_game_are_read_in_latvian(visit):
    """All of them, as the game itself tells them, with drawn cards and an example trick; in English when so chosen."""
    anna = visit(PHONE, locale="lv")
    anna.page.goto("/rules/zole")
    main = anna.page.get_by_role("main")
    for language in ("lv", "en"):
        page = fs.game("zole").rules_page(language, notation=False)
        expect(main.get_by_role("heading", level=2)).to_have_text(re.findall("^## (.+)$", page, re.MULTILINE))
        expect(main).to_contain_text(page.split("\n\n")[1].split(". ")[0])
        expect(main.locator("[lang]").first).to_have_attribute("lang", language)
        drawn = drawings(fs.game("zole"), language)
        assert drawn["trick"] is not None
        expect(main.locator(".small-card")).to_have_count(18)
        expect(main.locator("section.panel li")).to_have_count(3)
        expect(main.locator("section.panel li.winning")).to_contain_text(drawn["trick"]["notes"][-1])
        expect(main.locator("section.panel")).to_contain_text(drawn["trick"]["taken"][0])
        if language == "lv":
            expect(main).to_contain_text("A 10 K 9")
            anna.page.get_by_label("Valoda").select_option("en")


def test_a_language_chosen_by_hand_is_kept(visit):
    """Chosen in the head of the page, it holds after the page is loaded anew."""
    anna = visit(PHONE)
    anna.page.goto("/")

    anna.page.get_by_label("Language").select_option("lv")
    expect(anna.page.locator("html")).to_have_attribute("lang", "lv")
    anna.page.reload()

    expect(anna.page.locator("html")).to_have_attribute("lang", "lv")
