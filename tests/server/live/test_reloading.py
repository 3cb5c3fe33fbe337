"""A designer saves a page while people play it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from followsuit import own_games
from followsuit.rules import PerTrick
from tests import whist as whist_module
from tests.registry import forget_afterwards
from tests.server.running import Site, running
from tests.waiting import until

SOURCE = Path(whist_module.__file__).read_text("utf-8").replace("test-whist", "my-whist")
TWO_A_TRICK = SOURCE.replace("PerTrick(+1)", "PerTrick(+2)")
BOTS = (None, "random", "random", "random")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of one's own, which the server is told of."""
    forget_afterwards(monkeypatch)
    page = tmp_path / "games" / "my_whist.py"
    page.parent.mkdir()
    page.write_text(SOURCE)
    own_games.look_in(str(page.parent))
    return page


@pytest.fixture
def designing(file: Path, tmp_path: Path) -> Iterator[Site]:
    """A server that reads games again."""
    with running(tmp_path, reload=True) as site:
        # It has looked at the files once.
        until(lambda: site.hall.reloading._changes and file.exists())
        yield site


def test_a_page_that_is_saved_starts_its_tables_anew(designing: Site, file: Path):
    """Everyone keeps their seat and reads why, and the cards are dealt by the rules as they are now."""
    with designing.person("Anna") as anna:
        code = anna.host("my-whist", BOTS)
        with anna.connect(code) as here:
            assert here.my_turn()
            here.act(here.telling["legal"][0])
            file.write_text(TWO_A_TRICK)
            assert "table/starts-anew" == here.goodbye()[0]
            assert here.frames[-1]["again"]
        with anna.connect(code) as here:
            assert here.my_turn()
            table, rules = here.table, designing.table(code).game.rules

            assert [13] == [len(here.telling["hand"])]
            assert (0, "Anna") == (table["you"], table["seats"][0]["name"])
            assert ["notice/page-changed"] == [each["says"]["code"] for each in table["notices"]]
            assert (PerTrick(+2),) == rules.score
            assert "ack" == here.act(here.telling["legal"][0])["type"]


def test_a_page_with_a_mistake_leaves_the_old_game_on(designing: Site, file: Path):
    """Those at its tables read what is wrong, in which file and line; once that is mended, nothing else is said."""
    with designing.person("Anna") as anna:
        code = anna.host("my-whist", BOTS)
        with anna.connect(code) as here:
            assert here.my_turn()
            file.write_text(SOURCE.replace("        play=(FollowSuit(),),", "        play=(FolowSuit(),),"))
            (told,) = here.kind("notices")["notices"]
            facts = told["says"]["facts"]
            line = 1 + SOURCE.splitlines().index("        play=(FollowSuit(),),")

            assert ("notice/page-mistake", f"my_whist.py:{line}") == (told["says"]["code"], facts["place"])
            assert "NameError: name 'FolowSuit' is not defined" in facts["error"]
            assert "ack" == here.act(here.telling["legal"][0])["type"]
            file.write_text(SOURCE)
            assert [] == here.kind("notices")["notices"]


def test_a_table_whose_page_changed_between_two_runs_is_not_played_by_other_rules(file: Path, tmp_path: Path):
    """It is left as it is, and says why; with its page as it was it goes on, and on a designer's server starts anew."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        code, token = anna.host("my-whist", BOTS), anna.token
        with anna.connect(code) as here:
            assert here.my_turn()
            here.act(here.telling["legal"][0])
    for text, reload, answer in (
        (TWO_A_TRICK, False, (410, "table/page-changed")),
        (SOURCE, False, (200, 12)),
        (TWO_A_TRICK, True, (200, 13)),
    ):
        file.write_text(text)
        own_games.look_in(str(file.parent))
        with running(tmp_path, reload=reload) as site, site.person("Anna") as anna:
            anna.client.headers["authorization"] = f"Bearer {token}"
            told = anna.ask("GET", f"/tables/{code}")
            body = told.json()
            found = body["error"]["code"] if "error" in body else len(body["telling"]["hand"])

            assert answer == (told.status_code, found)
