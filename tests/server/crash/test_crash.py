import sys

import pytest

from followsuit.server.store.rows import Stored
from followsuit.server.table.events import Acted, encode
from tests.server.crash.audit import check_events
from tests.server.crash.crashing import Wish, crash, crash_with_postgres, crash_with_workers
from tests.server.play.ledger import Attempt
from tests.server.play.player import Habits

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="about signals")

FIRST = Attempt("code", seat=0, action="play Qc", basis=0)
SECOND = Attempt("code", seat=1, action="play 9d", basis=1)


def stored(*attempts, numbers=None):
    """Actions as the store has them, numbered from 1 unless told otherwise."""
    bodies = [encode(Acted(each.seat, each.action, each.basis)) for each in attempts]
    return [Stored(number, 0.0, body) for number, body in zip(numbers or range(1, 9), bodies, strict=False)]


@pytest.mark.anyio
async def test_a_server_killed_in_the_middle_of_many_games_loses_nothing(tmp_path):
    """Killed at random moments, it keeps all that it acknowledged, and every game comes to its end."""
    wish = Wish(tables=8, kills=2, seconds=1.0, patience=300, stops=0, habits=Habits(by_http=0.1), seed=1)

    findings = await crash(tmp_path, wish, lambda _: None)

    assert [] == findings.faults
    assert findings.counts["acknowledged actions"] > 100


@pytest.mark.anyio
async def test_workers_that_share_a_file_lose_nothing_when_any_of_them_is_killed(tmp_path):
    """One of them, whose tables the other serves meanwhile, or all at once."""
    habits = Habits(by_http=0.1)
    wish = Wish(tables=6, kills=1, seconds=0.5, patience=300, stops=0, habits=habits, seed=3, worker_kills=1)

    findings = await crash_with_workers(tmp_path, wish, lambda _: None)

    assert [] == findings.faults
    assert findings.counts["acknowledged actions"] > 100
    assert 1 == findings.counts["server: kill worker"]


@pytest.mark.anyio
async def test_a_postgres_that_waits_for_the_disk_loses_nothing_when_all_of_it_is_killed():
    """Its processes and those of the nodes, at random moments: what was acknowledged is there, once."""
    habits = Habits(by_http=0.1)
    wish = Wish(tables=6, kills=1, seconds=0.5, patience=300, stops=0, habits=habits, seed=2, database_kills=1)

    findings = await crash_with_postgres(wish, lambda _: None)

    assert [] == findings.faults
    assert findings.counts["acknowledged actions"] > 100
    assert 1 == findings.counts["server: kill database"]


def test_the_audit_is_content_with_what_was_acknowledged_as_it_is_stored():
    """Everything at its place, once."""
    told = {1: [FIRST], 2: [SECOND]}

    assert [] == check_events(stored(FIRST, SECOND), told, [])


@pytest.mark.parametrize(
    ("events", "told", "refused"),
    [
        (stored(FIRST), {1: [FIRST], 2: [SECOND]}, []),
        (stored(SECOND, FIRST), {1: [FIRST], 2: [SECOND]}, []),
        (stored(FIRST, SECOND, numbers=(1, 3)), {1: [FIRST], 3: [SECOND]}, []),
        (stored(FIRST, FIRST), {1: [FIRST]}, []),
        (stored(FIRST, SECOND), {1: [FIRST]}, [SECOND]),
    ],
    ids=["missing", "out of order", "gap", "doubled", "refused but done"],
)
def test_the_audit_finds_what_is_wrong(events, told, refused):
    """An action that is missing, out of order, doubled, or done although it was refused; and a gap."""
    assert [] != check_events(events, told, refused)
