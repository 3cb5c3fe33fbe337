"""What whoever runs a server orders, and how the server that runs goes by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from followsuit.server.errors import OrderError
from followsuit.server.run.admin import network_of
from tests.cli.command import refused, run
from tests.server.person import Connection, Person
from tests.server.running import Site, running

FROM = {"x-forwarded-for": "192.0.2.7"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    """A server behind a proxy, so that people come from addresses of their own."""
    with running(folder, trusted_proxies=("127.0.0.1",)) as site:
        yield site


def order(site: Site, *words: str) -> str:
    """What is printed when something is ordered; the server has noticed it then."""
    done = run("admin", *words, "--database", site.hall.settings.database)
    assert 0 == done.exit_code, done.output
    site.sweep()
    return done.stdout


def test_a_closed_table_tells_everyone_why_and_goes_on_when_it_is_reopened(site: Site):
    """Those who are there hear it at once, it is not listed any more, and nothing of it is lost."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, None])
        bob.sit(code)
        waiting = anna.host("zole", [None, None, None], customs={"visibility": "public"})
        before = site.table(code)
        with anna.connect(code) as table:
            table.kind("hello")
            told = order(site, "close", code.upper(), "--reason", "insults")
            assert ("table/closed-by-operator", 4000) == table.goodbye()
            assert "insults" in table.frames[-1]["error"]["sentence"]
        order(site, "close", waiting, "--reason", "insults")

        assert f"The table {code} is closed; running servers notice it within seconds.\n" == told
        assert (410, "table/closed-by-operator") == bob.refused("GET", f"/tables/{code}")
        assert [] == bob.get("/tables")["tables"]
        assert "  closed: insults\n" in order(site, "tables", "--status", "playing")

        assert f"The table {code} goes on.\n" == order(site, "reopen", code)
        assert before.state == site.table(code).state
        with anna.connect(code) as table:
            mover = table if table.kind("hello")["telling"]["legal"] else None
            assert mover is None or "ack" == table.act(table.telling["legal"][0])["type"]


def test_tables_are_listed_with_names_and_without_addresses(site: Site):
    """The last that changed first."""
    with site.person("Carla") as carla:
        code = carla.host("zole", [None, None, "random"])

    (line,) = order(site, "tables", "--most", "1").splitlines()

    assert line.startswith(f"{code}: zole, waits for people, unlisted, 1 free, made ")
    assert line.endswith("; Carla")
    assert "127.0.0.1" not in line


def test_a_banned_network_is_refused_until_it_is_taken_back(site: Site):
    """Its connections end at once, however silent they are; others are not concerned."""
    with site.person("Dan") as dan, site.person("Eve") as eve:
        eve.client.headers.update(FROM)
        code = eve.host("miesjelen", [None, None])
        headers = {"Authorization": f"Bearer {eve.token}", **FROM}
        opening = connect(f"ws://{site.address}/api/v1/tables/{code}/socket", additional_headers=headers)
        with Connection(opening, eve.heard) as table:
            table.kind("hello")
            assert "192.0.2.0/24 is banned until" in order(site, "ban", "192.0.2.0/24", "--hours", "2")
            assert ("security/banned", 4000) == table.goodbye()

        assert (403, "security/banned") == eve.refused("GET", "/tables")
        assert dan.get("/tables")
        assert order(site, "bans").startswith("192.0.2.0/24 until ")
        assert "192.0.2.0/24 is not banned any more.\n" == order(site, "unban", "192.0.2.0/24")
        assert eve.get("/tables")
        assert "Nobody is banned.\n" == order(site, "bans")


def test_a_message_is_read_by_everyone_until_it_is_taken_back(site: Site):
    """At tables as it is said, on other pages when they look, and by whoever comes later; the next one replaces it."""
    with site.person("Fay") as fay, site.person("Gus") as gus:
        code = fay.host("miesjelen", [None, None])
        with fay.connect(code) as table:
            assert [] == table.kind("hello")["table"]["notices"]
            assert "Everyone reads “Līdz rītam!” until" in order(site, "message", " Līdz\x1brītam! ", "--minutes", "5")
            (told,) = table.kind("notices")["notices"]
            assert {"code": "notice/operator", "facts": {"text": "Līdz rītam!"}} == told["says"]
            assert [told] == gus.get("/notices")
            assert "Līdz rītam!" == gus.get("/notices?words=lv")[0]["says"]["sentence"]
            assert [told] == gus.sit(code)["table"]["notices"]

            order(site, "message", "We restart at ten.")
            (second,) = table.kind("notices")["notices"]
            assert "We restart at ten." == second["says"]["facts"]["text"]
            assert told["id"] != second["id"]

            assert "The message to everyone is taken back.\n" == order(site, "unmessage")
            assert [] == table.kind("notices")["notices"]
            assert [] == gus.get("/notices")


def test_a_message_ends_with_its_time(tmp_path: Path):
    """Everyone is told so; until then it is there after a restart, too."""
    with running(tmp_path) as site:
        order(site, "message", "We restart at ten.", "--minutes", "1")
    with running(tmp_path) as site, site.person() as anna:
        assert "We restart at ten." == anna.get("/notices")[0]["says"]["facts"]["text"]
        site.waits(70)
        site.sweep()
        assert [] == anna.get("/notices")


def test_a_ban_is_in_force_after_a_restart_and_ends_with_its_time(tmp_path: Path):
    """It is kept in the database."""
    with running(tmp_path) as site:
        site.run(site.hall.store.orders.ban("192.0.2.7/32", time.time() + 7200, time.time()))
    with running(tmp_path, trusted_proxies=("127.0.0.1",)) as site, Person(site.address, "Eve", None) as eve:
        eve.client.headers.update(FROM)
        assert (403, "security/banned") == eve.refused("GET", "/tables")
        site.waits(7300)
        assert eve.get("/tables")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 192.0.2.7/24 ", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_a_network_is_kept_as_one_writes_it(given, kept):
    """Whatever the last bits of it were; a household's addresses of IPv6 are one."""
    assert kept == network_of(given)


@pytest.mark.parametrize("given", ["here", "127.0.0.1", "::1", "0.0.0.0/0", "::/0", "10.0.0.0/7", "0.0.0.0", "1.2.3"])
def test_what_would_lock_everyone_out_is_refused(given):
    """This machine itself, half of the world, and what is no address."""
    with pytest.raises(OrderError):
        network_of(given)


def test_what_is_not_there_cannot_be_taken_back(site: Site):
    """Each refusal has its code, and no file is made where none was."""
    at = ("--database", site.hall.settings.database)
    assert "is not banned" in refused(run("admin", "unban", "198.51.100.1", *at), "admin/refused")
    assert "is not closed" in refused(run("admin", "reopen", "bcdfghjkmn", *at), "admin/refused")
    assert "Nothing is said" in refused(run("admin", "unmessage", *at), "admin/refused")
    for text in (" ", "x" * 301):
        assert "1 to 300 characters" in refused(run("admin", "message", text, *at), "admin/refused")
    refused(run("admin", "close", "bcdfghjkmn", "--reason", "x", *at), "table/unknown")
    refused(run("admin", "bans", "--database", "sqlite:///no-such-file.db"), "store/unavailable")
    assert not Path("no-such-file.db").exists()
