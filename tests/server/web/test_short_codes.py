"""Finding a table by words or few letters, and what a link shows of itself where it is posted."""

import html
import re

import pytest

from followsuit.server.live.hall import DAY
from followsuit.server.run.rates import Limit
from tests.server.running import running


def spoken(person, code):
    """The words and letters of a table."""
    return person.get(f"/tables/{code}")["table"]["spoken"]


def shown(person, path, **headers):
    """The Open Graph tags of an address of the page."""
    text = person.client.get(f"http://{person.address}{path}", headers=headers).text
    found = re.findall(r'<meta property="og:([a-z_:]+)" content="([^"]*)" />', text)
    return {name: html.unescape(value) for name, value in found}


def test_a_table_that_waits_for_people_can_be_told_by_word_of_mouth(anna, bob):
    """By words or letters, in any form; a table where nobody is waited for needs no such code."""
    code = anna.host("zole", [None, None, "random"])
    said = spoken(anna, code)
    alone = anna.host("zole", [None, "random", "random"])

    assert said == spoken(bob, code)
    for text in ("-".join(said["words"]), "".join(said["words"]).upper(), said["letters"]):
        assert {"code": code} == bob.get(f"/codes/{text}")
    assert spoken(anna, alone) is None


def test_the_codes_of_links_are_no_codes_to_be_said(anna):
    """Nor are those of Zole's own routes; and words open nothing by themselves but say which table is meant."""
    code = anna.host("zole", [None, None, "random"])
    words = "-".join(spoken(anna, code)["words"])

    assert (404, "table/unknown") == anna.refused("GET", f"/codes/{code}")
    assert (404, "table/unknown") == anna.refused("GET", f"/tables/{words}")


def test_whoever_guesses_codes_is_soon_told_to_wait(tmp_path):
    """Also when a right one comes then, and at the page's own address, which shows nothing of the table then."""
    with running(tmp_path, guess_limit=Limit(0.001, 4)) as site, site.person("Anna") as anna, site.person("Eve") as eve:
        said = spoken(anna, anna.host("zole", [None, None, "random"]))
        right = "-".join(said["words"])
        told = [eve.ask("GET", f"/codes/{right}").status_code for _ in range(8)]
        title = shown(eve, f"/t/{right}")["title"]
        guessed = [eve.refused("GET", f"/codes/{text}")[1] for text in ("bbccdd", "ghjkbc", "zzyybb")]
        eve.client.get(f"http://{eve.address}/t/xxbbcc")

        assert [200] * 8 == told
        assert "A table for Zole" == title
        assert ["table/unknown"] * 3 == guessed
        assert (429, "limit/codes") == eve.refused("GET", f"/codes/{right}")
        assert title != shown(eve, f"/t/{right}")["title"]


def test_a_code_that_was_said_is_forgotten_a_day_after_the_game(site, anna):
    """Or a day after nothing happened before it; whoever is there is not shown what has ceased to work."""
    code = anna.host("zole", [None, None, "random"])
    said = spoken(anna, code)["letters"]
    site.waits(DAY + 60)
    site.run(site.hall._free_codes())

    assert (404, "table/unknown") == anna.refused("GET", f"/codes/{said}")
    assert spoken(anna, code) is None


def test_a_posted_link_shows_the_game_and_whether_there_is_a_seat(anna):
    """In the reader's language, with an address and a picture that can be fetched from anywhere; and nobody's name."""
    code = anna.host("zole", [None, None, None])
    site = f"http://{anna.address}"
    english, latvian = shown(anna, f"/table/{code}"), shown(anna, f"/table/{code}", **{"accept-language": "lv"})

    assert ("A table for Zole", f"{site}/table/{code}") == (english["title"], english["url"])
    assert "2 seats are free. Open the link, type a name and sit down; no account is needed." == english["description"]
    assert english["image"].startswith(f"{site}/preview")
    assert ("1200", "630") == (english["image:width"], english["image:height"])
    assert "Galds spēlei Zole" == latvian["title"]
    assert "Anna" not in str(english)


@pytest.mark.parametrize("place", ["/table/{}", "/replay/{}", "/join/{}"])
def test_a_link_shows_nothing_that_a_stranger_may_not_see(anna, place):
    """Of a private game under way, and of a table that there is not, it shows what the front page does."""
    private = anna.host("zole", [None, "random", "random"], customs={"visibility": "private"})
    front = {**shown(anna, "/"), "url": ""}

    assert [front, front] == [{**shown(anna, place.format(code)), "url": ""} for code in (private, "bcdfghjkmn")]


def test_an_address_cannot_write_into_the_page(anna):
    """Whatever stands in it comes back as text."""
    path = "/table/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
    text = anna.client.get(f"http://{anna.address}{path}", headers={"host": 'x"><script>y'}).text

    assert "<script>" not in text.partition("<body>")[0]
