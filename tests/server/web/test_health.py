"""Readiness tells whether anything can be written, in a server of its own whose disk is full or locked."""

import resource
import sqlite3
import sys

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from followsuit.server.web.identity import new_token
from tests.server.person import Person
from tests.server.play.node import Node
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits another process")


@pytest.fixture
def file(tmp_path):
    """Where the tables are."""
    return tmp_path / "tables.db"


@pytest.fixture
def node(file):
    """A server."""
    with Node(f"sqlite:///{file}") as node:
        yield node


@pytest.fixture
def anna(node):
    """Somebody who uses it."""
    with Person(node.url.removeprefix("http://"), "Anna", new_token()) as anna:
        yield anna


def ready(node):
    """Whether people can be sent there, and the code of the trouble."""
    answer = httpx.get(f"{node.url}/readyz", timeout=PATIENCE, verify=False)
    return answer.status_code, answer.json().get("code")


def figures(node):
    """Whether the store is up, and how many writes failed."""
    families = text_string_to_metric_families(httpx.get(f"{node.url}/metrics", timeout=PATIENCE, verify=False).text)
    values = {sample.name: sample.value for family in families for sample in family.samples}
    return values["followsuit_store_up"], values.get("followsuit_failed_writes_total", 0)


def changes(node):
    """What the log says of the store."""
    return [line for line in node.log().splitlines() if " database-" in line]


def test_a_server_whose_disk_is_full_is_not_ready_until_there_is_room(node, anna, file):
    """Two lines in the log, whatever was asked in between; reading goes on."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 0.1})
    assert (200, None) == ready(node)
    pid = node._process.pid
    # No file of that process may grow any more.
    resource.prlimit(
        pid, resource.RLIMIT_FSIZE, (file.with_name("tables.db-wal").stat().st_size, resource.RLIM_INFINITY)
    )
    until(lambda: 503 == anna.ask("POST", "/tables", game="zole", name="Anna").status_code)
    until(lambda: 503 == ready(node)[0])
    for _ in range(5):
        assert 503 == anna.ask("POST", f"/tables/{code}/chat", preset="hello").status_code
    assert 200 == anna.ask("GET", f"/tables/{code}").status_code
    up, failed = figures(node)
    assert 0 == up
    assert 6 <= failed
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    until(lambda: (200, None) == ready(node))
    assert 200 == anna.ask("POST", f"/tables/{code}/chat", preset="hello").status_code
    assert 1 == figures(node)[0]
    away, back = changes(node)
    assert "database-unavailable code=store/" in away
    assert "database-available-again after_seconds=" in back
    assert [] == node.failures()


def test_a_server_whose_file_is_locked_is_not_ready_until_it_is_free(node, file):
    """Another program holds the lock. Nobody has to write for it to be noticed, nor for it to be over."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    until(lambda: (503, "store/unavailable") == ready(node))
    assert 0 == figures(node)[0]
    other.execute("ROLLBACK")
    other.close()

    until(lambda: 1 == figures(node)[0])
    assert (200, None) == ready(node)
    away, back = changes(node)
    assert "did not take a small write within 2 seconds" in away
    assert "database-available-again after_seconds=" in back
