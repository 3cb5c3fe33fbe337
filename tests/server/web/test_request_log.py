import pytest

from followsuit.server.run.logs import LOGGER, log
from followsuit.server.web.request_log import RequestLog
from tests.server.asking import app_that, ask
from tests.server.log_lines import events
from tests.server.web.lasting import Lasting, on_wire


def test_a_request_is_logged_without_its_query_and_headers(lines):
    """Method, path with the table's code, status and time; the answer carries the same id."""
    app = RequestLog(app_that())
    headers = {"Cookie": "seat=hush", "Authorization": "Bearer hush"}
    answer = ask(app, "POST", "/api/tables/ABCD?token=hush", headers=headers, body=(b"hush",))

    (event,) = events(lines)
    assert ("request", "POST", "/api/tables/ABCD", 200) == tuple(
        event[key] for key in ("event", "method", "path", "status")
    )
    assert event["ms"] >= 0
    assert answer.headers["x-request-id"] == event["request"]
    assert "hush" not in "".join(lines())


def test_each_request_has_an_id_of_its_own(lines):
    """So that the lines of one can be told from those of another."""
    app = RequestLog(app_that())
    for _ in range(3):
        ask(app)

    assert 3 == len({event["request"] for event in events(lines)})


def test_what_is_told_during_a_request_carries_its_id(lines):
    """Without anybody passing the id on."""

    async def answer(_scope, _receive, send):
        log(LOGGER, "seated", seat=1)
        await send({"type": "http.response.start", "status": 201, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    given = ask(RequestLog(app_that(answer))).headers["x-request-id"]

    assert [("seated", given), ("request", given)] == [(event["event"], event["request"]) for event in events(lines)]


def test_a_request_that_fails_is_logged_as_such(lines):
    """An exception goes on its way, and the line says 500."""

    async def fail(_scope, _receive, _send):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ask(RequestLog(app_that(fail)))
    assert [500] == [event["status"] for event in events(lines)]


def test_a_socket_is_logged_when_it_closes(lines):
    """With the code it was closed with; the handshake's answer carries the id."""
    answer = ask(RequestLog(app_that()), "WEBSOCKET", "/api/tables/ABCD/play?token=hush")

    (event,) = events(lines)
    assert ("socket", "WEBSOCKET", "/api/tables/ABCD/play", 1001) == tuple(
        event[key] for key in ("event", "method", "path", "status")
    )
    assert answer.headers["x-request-id"] == event["request"]


def test_a_socket_that_goes_on_without_its_call_is_logged_at_its_end(lines):
    """As one socket with its id, and with the code that it then ends with."""
    wire = Lasting()

    async def let_go(_scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        wire.goes_on = True

    answer = ask(on_wire(RequestLog(app_that(let_go)), wire), "WEBSOCKET", "/api/tables/ABCD/socket")
    assert [] == events(lines)

    wire.end(4000)

    (event,) = events(lines)
    assert ("socket", "/api/tables/ABCD/socket", 4000, answer.headers["x-request-id"]) == tuple(
        event[key] for key in ("event", "path", "status", "request")
    )


def test_machines_that_ask_all_the_time_are_not_logged(lines):
    """Unless it goes wrong."""

    async def fail(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 503, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    ask(RequestLog(app_that()), "GET", "/metrics")
    ask(RequestLog(app_that(fail)), "GET", "/metrics")

    assert [503] == [event["status"] for event in events(lines)]
