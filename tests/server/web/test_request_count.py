import pytest
from fastapi import APIRouter, FastAPI
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute

from followsuit.server.run.metrics import Metrics
from followsuit.server.web.request_count import CountRequests
from tests.server.asking import app_that, ask
from tests.server.measuring import samples
from tests.server.web.lasting import Lasting, on_wire


def requests(metrics):
    """Only the counts of requests, by method, route and status."""
    return {key[1:]: value for key, value in samples(metrics).items() if key[0] == "followsuit_requests_total"}


def starlette_app():
    """A table's page and a folder of files."""

    async def answer(_request):
        return PlainTextResponse("here")

    files = Mount("/assets", routes=[Route("/{name}", answer)])
    return Starlette(routes=[Route("/api/tables/{code}", answer), files])


def fastapi_app():
    """The same with FastAPI, in a router that is included with a prefix."""
    router = APIRouter(prefix="/tables")

    @router.get("/{code}")
    async def _answer(code: str) -> str:
        return code

    app = FastAPI()
    app.include_router(router, prefix="/api")
    return app


@pytest.mark.parametrize("make", [starlette_app, fastapi_app])
def test_requests_are_counted_by_the_template_of_their_route(make):
    """Two tables, one route: no code of a table in any label."""
    metrics = Metrics()
    app = CountRequests(make(), metrics)
    for path in ("/api/tables/ABCD", "/api/tables/EFGH"):
        ask(app, "GET", path)

    assert {("GET", "/api/tables/{code}", "200"): 2} == requests(metrics)
    assert 2 == samples(metrics)["followsuit_request_seconds_count", "/api/tables/{code}"]
    assert "ABCD" not in metrics.text()[0].decode()


def test_paths_and_methods_that_nobody_knows_are_one():
    """Whoever tries a thousand paths makes no thousand series."""
    metrics = Metrics()
    app = CountRequests(starlette_app(), metrics)
    for number in range(5):
        ask(app, "GET", f"/wp-admin/{number}")
    ask(app, "BREW", "/tea")

    assert {("GET", "none", "404"): 5, ("other", "none", "404"): 1} == requests(metrics)


def test_files_are_counted_by_their_folder_or_route():
    """The name of a file is no label."""
    metrics = Metrics()
    app = CountRequests(starlette_app(), metrics)
    ask(app, "GET", "/assets/a.js")
    ask(app, "GET", "/assets/b.js")

    assert [2] == list(requests(metrics).values())


def test_a_request_that_fails_is_counted_as_500():
    """The exception goes on its way."""
    metrics = Metrics()

    async def fail(_scope, _receive, _send):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ask(CountRequests(app_that(fail), metrics))
    assert {("GET", "none", "500"): 1} == requests(metrics)


def test_sockets_and_their_messages_are_counted():
    """Open while they are, one message sent; a socket that was refused never counts."""
    metrics = Metrics()
    seen = []

    async def play(socket):
        await socket.accept()
        seen.append(samples(metrics)["followsuit_sockets",])
        await socket.send_text("hello")

    async def refuse(socket):
        await socket.close()
        seen.append(samples(metrics)["followsuit_sockets",])

    app = CountRequests(Starlette(routes=[WebSocketRoute("/play", play), WebSocketRoute("/no", refuse)]), metrics)
    ask(app, "WEBSOCKET", "/play")
    ask(app, "WEBSOCKET", "/no")

    after = samples(metrics)
    assert [1, 0] == seen
    assert (0, 1) == (after["followsuit_sockets",], after["followsuit_frames_total",])


def test_a_socket_that_goes_on_without_its_call_counts_until_its_end():
    """And not longer."""
    metrics, wire = Metrics(), Lasting()

    async def let_go(_scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        wire.goes_on = True

    ask(on_wire(CountRequests(app_that(let_go), metrics), wire), "WEBSOCKET", "/play")
    assert 1 == samples(metrics)["followsuit_sockets",]

    wire.end(1001)

    assert 0 == samples(metrics)["followsuit_sockets",]
