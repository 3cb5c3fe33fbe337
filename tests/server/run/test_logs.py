import io
import logging

import pytest

from followsuit.server.run.logs import LOGGER, clean, configure_logs, is_secret, log
from tests.server.log_lines import events


def test_an_event_is_one_line_of_json(lines):
    """With its time, its level, its name and its facts."""
    log(LOGGER, "worker-died", logging.WARNING, pid=71, exit=-9, note="first\nsecond")

    (event,) = events(lines)
    assert event.pop("at").endswith("+00:00")
    assert {
        "level": "warning",
        "logger": "followsuit.server",
        "event": "worker-died",
        "pid": 71,
        "exit": -9,
        "note": "first\N{REPLACEMENT CHARACTER}second",
    } == event


@pytest.mark.parametrize("lines", ["text"], indirect=True)
def test_an_event_is_one_line_of_text(lines):
    """The time, the level when it matters, the event, the facts; a text with spaces in quotes."""
    log(LOGGER, "worker-died", logging.WARNING, pid=71, note="out of memory")
    log(LOGGER, "stopping", workers=2)

    first, second = lines()
    assert 'warning: worker-died pid=71 note="out of memory"' == first[9:]
    assert "stopping workers=2" == second[9:]


def test_a_failure_keeps_its_trace_on_the_same_line_of_json(lines):
    """And in the trace, too, an address shows no password."""
    try:
        raise RuntimeError("cannot reach postgresql://anna:hush@db/tables")
    except RuntimeError:
        LOGGER.exception("unexpected")

    (event,) = events(lines)
    assert "RuntimeError: cannot reach postgresql://anna:***@db/tables" == event["trace"].splitlines()[-1]


@pytest.mark.parametrize(
    "name", ["token", "seat_token", "Cookie", "set-cookie", "Authorization", "query", "body", "hands", "seed", "secret"]
)
def test_what_may_be_a_secret_is_dropped(lines, name):
    """By its name, alone or in a fact made of several words, also inside another fact."""
    facts = {"seat": 1, "more": {name: "hush", "seat": 2}, name: "hush"}
    LOGGER.info("seated", extra={"facts": facts})

    assert "hush" not in "".join(lines())
    assert [(1, {"seat": 2})] == [(event["seat"], event["more"]) for event in events(lines)]


@pytest.mark.parametrize("name", ["seat", "path", "status", "ms", "table", "tokenless", "pid", "broken"])
def test_other_facts_are_kept(name):
    """A word counts only as a whole."""
    assert not is_secret(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("postgresql://anna:hush@db/x", "postgresql://anna:***@db/x"),
        ("at postgresql://anna:hu/s@h@db/x again", "at postgresql://anna:***@db/x again"),
        ("http://127.0.0.1:8000/a", "http://127.0.0.1:8000/a"),
        ("x" * 1000, "x" * 400),
        (1 / 3, 0.333333),
        (("a", None, True), ["a", None, True]),
        ("\x1b[31mred", "\N{REPLACEMENT CHARACTER}[31mred"),
    ],
)
def test_a_fact_is_cleaned(given, kept):
    """Short, printable, and without passwords."""
    assert kept == clean(given)


def test_uvicorn_logs_in_the_same_form_and_keeps_quiet_about_requests(lines):
    """Its warnings come through without queries; its lines about requests and sockets do not come at all."""
    error = logging.getLogger("uvicorn.error")
    error.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:5", "/play?token=hush")
    error.debug("< TEXT 'hush'")
    logging.getLogger("uvicorn.access").info('%s - "%s"', "127.0.0.1:5", "GET /?token=hush")
    error.error("ASGI callable returned without completing handshake.")
    error.warning("Invalid request: GET /play?token=hush HTTP/1.1\n")

    assert [("uvicorn.error", "warning", "Invalid request: GET /play?… HTTP/1.1")] == [
        (event["logger"], event["level"], event["event"]) for event in events(lines)
    ]


def test_configuring_again_does_not_double_the_lines(lines):
    """The last call counts."""
    stream = io.StringIO()
    configure_logs("text", stream)
    log(LOGGER, "stopping")

    assert (0, 1) == (len(lines()), len(stream.getvalue().splitlines()))
