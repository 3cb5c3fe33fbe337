"""Somebody at a table reports a name, or something that was said; whoever runs the server reads and settles it."""

from __future__ import annotations

import pytest

from followsuit.server.live import reporting
from followsuit.server.run.rates import Limit
from followsuit.server.store import reports as kept
from tests.cli.command import refused, run
from tests.server.person import Person
from tests.server.running import Site, running


def order(site: Site, *words: str) -> str:
    """What is printed when something is ordered."""
    done = run("admin", *words, "--database", site.hall.settings.database)
    assert 0 == done.exit_code, done.output
    site.sweep()
    return done.stdout


def insulted(anna: Person, bob: Person, **customs: str) -> tuple[str, int]:
    """A table at which Bob has written something: its code, and the sequence of the line."""
    code = anna.host("miesjelen", [None, None, None], customs=customs)
    bob.sit(code)
    bob.do("POST", f"/tables/{code}/chat", text="You fool")
    (line,) = anna.get(f"/tables/{code}")["table"]["chat"]
    return code, line["sequence"]


def test_what_is_reported_is_listed_until_it_is_settled(site: Site, anna: Person, bob: Person):
    """With what was said, where, by whom and when; sent twice it is kept once. Nobody's address or token is told."""
    code, line = insulted(anna, bob, visibility="private")
    for _ in range(2):
        anna.do("POST", f"/tables/{code}/reports", seat=1, line=line, why="insult", more=" in every\nround ")
    anna.do("POST", f"/tables/{code}/reports", seat=1, why="other")
    told = order(site, "reports").splitlines()

    assert f"table {code}, seat 2, insult: Bob said “You fool”" in told[0]
    assert "  “in every round”" == told[1]
    assert told[2].endswith("seat 2, other: the name “Bob”")
    assert str(anna.holder) not in "".join(told)

    first, second = (text.partition(":")[0] for text in (told[0], told[2]))
    assert f"Report {first} is settled.\n" == order(site, "settle", first)
    assert f"The table {code} is closed" in order(site, "settle", second, "--close")
    assert (410, "table/closed-by-operator") == anna.refused("GET", f"/tables/{code}")
    assert "Nothing is reported that is not settled.\n" == order(site, "reports")
    at = ("--database", site.hall.settings.database)
    assert "There is no report" in refused(run("admin", "settle", first, *at), "admin/refused")


def test_only_those_with_a_seat_report_and_only_others(anna: Person, bob: Person, cleo: Person):
    """A line has to be there, and to be that seat's own words."""
    code, line = insulted(anna, bob)
    path = f"/tables/{code}/reports"

    assert (403, "seat/none") == cleo.refused("POST", path, seat=1, why="spam")
    assert (409, "report/own") == bob.refused("POST", path, seat=1, line=line, why="spam")
    for body in ({"seat": 0, "line": line}, {"seat": 1, "line": line + 1}, {"seat": 2}):
        assert (404, "report/nothing") == bob.refused("POST", path, why="spam", **body)
    for wrong in ({"why": "dull"}, {"why": "spam", "more": "x" * (reporting.LONGEST_MORE + 1)}):
        assert (422, "request/invalid") == anna.refused("POST", path, seat=1, **wrong)


def test_reports_are_bounded(tmp_path, monkeypatch: pytest.MonkeyPatch):
    """Of one table, and from one address; what is old is forgotten."""
    monkeypatch.setattr(kept, "MOST_OF_A_TABLE", 1)
    with (
        running(tmp_path, report_limit=Limit(0.001, 2)) as site,
        site.person("Anna") as anna,
        site.person("Bob") as bob,
    ):
        code, line = insulted(anna, bob)
        path = f"/tables/{code}/reports"
        anna.do("POST", path, seat=1, line=line, why="threat")
        assert (503, "report/full") == anna.refused("POST", path, seat=1, why="threat")
        assert (429, "limit/reports") == anna.refused("POST", path, seat=1, why="threat")

        assert 1 == len(site.run(site.hall.store.reports.open(site.hall.now())))
        site.waits(kept.KEPT_DAYS * 86_400 + 1)
        assert [] == site.run(site.hall.store.reports.open(site.hall.now()))
        site.run(site.hall._retire())
        assert site.run(site.hall.store.reports.settle(1)) is None
