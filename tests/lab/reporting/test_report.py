import re
from functools import cache
from html.parser import HTMLParser

import pytest

from followsuit.lab.measuring.balance import Balance
from followsuit.lab.reporting.report import page
from tests.lab.measured import measured

SHAPES = ("ninja-whist", "boerenbridge", "zole", "spades")
"""A game with tokens, one of exact bids, one against the rest, and one of partners."""
VOID = {"meta", "br", "path", "use", "rect", "image"}


class Reader(HTMLParser):
    """Checks that tags are closed in order, and keeps titles, captions and table rows."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.seen = []
        self.texts = {}

    def handle_starttag(self, tag, attrs):
        """A tag opens."""
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        """A tag opens and closes."""
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        """The last open tag closes."""
        if tag not in VOID:
            assert tag == self.open.pop()

    def handle_data(self, data):
        """Text within the last open tag."""
        if self.open:
            self.texts.setdefault(self.open[-1], []).append(data)


@pytest.fixture(params=SHAPES, scope="module")
def report(request):
    """The report of a game of each shape."""
    return whole(request.param)


@cache
def whole(key):
    """The report of a game."""
    return page(measured(key), f"followsuit balance {key}")


@cache
def part(key):
    """The report of a game of which only the first seat count has been measured."""
    return page(of_few(key), "x")


def of_few(key):
    """A balance of which only the first seat count has been measured."""
    found = measured(key)
    return Balance(found.page, found.plan, found.settled, found.trials, found.settings[:1])


def read(html):
    """A page as its reader kept it."""
    reader = Reader()
    reader.feed(html)
    return reader


def test_a_report_needs_nothing_from_elsewhere(report):
    """No address but the names of its own formats, no script, no file."""
    assert {"http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg"} >= set(
        re.findall(r"https?://[^\"'\s<)]+", report)
    )
    assert not re.search(r"<script|<link|<img|<iframe|@import|@font-face|url\((?!#)", report)


def test_a_report_is_well_formed(report):
    """Every tag is closed in its turn, and there is one title."""
    reader = read(report)

    assert [] == reader.open
    assert 1 == len([tag for tag, _ in reader.seen if tag == "h1"])
    assert ("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}) in reader.seen


def test_figures_take_their_colours_from_the_page(report):
    """So that they can be read by day and by night: no colour of their own is left."""
    drawings = "".join(re.findall(r"<svg.*?</svg>", report, re.DOTALL))

    assert set() == {colour.lower() for colour in re.findall(r"#[0-9a-fA-F]{6}\b", drawings)}
    assert "var(--ink)" in drawings
    assert "prefers-color-scheme:dark" in report


def test_figures_take_their_letters_from_the_page(report):
    """Whatever fonts the machine has that drew them."""
    drawings = "".join(re.findall(r"<svg.*?</svg>", report, re.DOTALL))
    fonts = set(re.findall(r"font-family: ([^;\"]+)|font: [^;\"]*?px ([^;\"]+)", drawings))

    assert {"var(--letters)"} == {one or other for one, other in fonts}
    assert "--letters:" in report


def test_what_options_change_is_shown_at_once():
    """A column an option, a row a figure, not hidden behind a button."""
    html = whole("boerenbridge")
    section = html[html.index("What do the options change?") : html.index("How it was measured")]

    assert "<details>" not in section
    assert "<th>schedule seven instead of five (4 seats)</th>" in section
    assert "<tr><td>rounds</td><td>5 → 7</td><td>5 → 15</td></tr>" in section


def test_a_report_tells_of_which_games_somebody_wins_so_many():
    """Of those that end, where some are cut off; and how many those are is drawn beside."""
    ninja, miesjelen = (read(part(key)) for key in ("ninja-whist", "miesjelen"))

    assert "Games won by the one better player" in ninja.texts["figcaption"]
    assert "% of games that end" not in ninja.texts["text"]
    assert {
        "Games won by the one better player, of those that end",
        "Games with one better player that end",
    } <= set(miesjelen.texts["figcaption"])
    assert "% of games that end" in miesjelen.texts["text"]
    assert "won, of games that end" in miesjelen.texts["th"]


def test_every_figure_has_a_caption_and_a_name_for_those_who_do_not_see_it(report):
    """The same words for both."""
    reader = read(report)
    named = [attrs["aria-label"] for tag, attrs in reader.seen if tag == "svg"]

    assert len(named) >= 6
    assert named == reader.texts["figcaption"]


def test_every_axis_says_what_it_shows(report):
    """No figure without words along both of its axes."""
    for drawing in re.findall(r"<svg.*?</svg>", report, re.DOTALL):
        letters = [text for text in re.findall(r"<text[^>]*>([^<]+)</text>", drawing) if re.search("[a-z]{3}", text)]
        assert len(letters) >= 2


def test_references_within_a_figure_lead_somewhere(report):
    """Markers and clippings are there under the names by which they are used."""
    identities = {attrs["id"] for _, attrs in read(report).seen if "id" in attrs}

    assert set() == set(re.findall(r'xlink:href="#([^"]+)"|url\(#([^)]+)\)', report)) - {
        pair for one in identities for pair in ((one, ""), ("", one))
    }


def test_a_report_answers_every_question_that_its_game_has():
    """Bids where there are bids, contracts where there are contracts."""
    titles = {key: read(part(key)).texts["h2"] for key in ("zole", "elemental")}

    assert "How long does a game last, and does it end?" in titles["zole"]
    assert "Which contracts are played?" in titles["zole"]
    assert "How often are bids made?" not in titles["zole"]
    assert "How often are bids made?" in titles["elemental"]
    assert "What do the options change?" not in titles["elemental"]


def test_a_report_tells_how_it_was_made(report):
    """The command that makes it again."""
    assert re.search(r"<code>followsuit balance [a-z-]+</code>", report)


def test_a_report_of_a_part_is_a_report():
    """Stopped after the first seat count: what is there is told."""
    reader = read(part("zole"))

    assert "How long does a game last, and does it end?" in reader.texts["h2"]
    assert "What do the options change?" not in reader.texts["h2"]


def test_a_report_of_a_part_says_so():
    """At its top and where it tells how it was measured; a whole one has nothing of the kind to say."""
    reader = read(part("zole"))

    assert "Stopped after 1 of six steps; all of those are told." == reader.texts["li"][0]
    assert reader.texts["li"][0] in reader.texts["p"]
    assert "Stopped after" not in whole("zole")


def test_a_report_comes_out_the_same_again():
    """To the letter."""
    assert part("elemental") == page(of_few("elemental"), "x")


def test_a_report_is_in_the_language_asked_for():
    """What the language lacks is in English."""
    dutch = page(of_few("zole"), "x", "nl")

    assert '<html lang="nl">' in dutch
    assert "Eén tegen twee, om meer dan de helft van de punten." in dutch
    assert '<html lang="en">' in part("zole")
