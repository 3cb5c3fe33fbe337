import socket

import httpx
import pytest

from followsuit.server.run.origins import origin_of
from followsuit.server.run.rates import Limit
from followsuit.server.web.security import CrossOrigin, OriginCheck, SecurityHeaders
from tests.server.asking import app_that, ask
from tests.server.running import running
from tests.waiting import PATIENCE


def command(host, origin, method="POST", **more):
    """A command, as a browser sends it to `host` from a page of `origin`."""
    headers = {"Host": host} | ({"Origin": origin} if origin is not None else {})
    return ask(OriginCheck(app_that(), **more), method, "/api/tables", headers=headers)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("LOCALHOST:8000", "http://localhost:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.20", "http://192.168.1.20"),
        ("192.168.1.20:80", "http://192.168.1.20"),
        ("192.168.1.20:443", "https://192.168.1.20"),
        ("cards.localhost:8000", "http://cards.localhost:8000"),
        (socket.gethostname(), f"http://{socket.gethostname()}"),
    ],
)
def test_the_servers_own_pages_may_send_commands(host, origin):
    """By number, as localhost, or by the machine's own name."""
    assert 200 == command(host, origin).status


def test_a_program_that_is_no_browser_may_send_commands():
    """Without an origin there is no page that could misuse a person's browser, whatever the host is called."""
    assert 200 == command("cards.example.org", None).status


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://127.0.0.1:8001",
        "http://127.0.0.1",
        "http://127.0.0.1:8000.evil.example",
        "null",
        "",
        "file://",
        "http://[:8000",
        "http://127.0.0.1:port",
    ],
)
def test_pages_of_other_sites_may_not(origin):
    """Another host, another port, or none that can be named: refused, with the reason."""
    answer = command("127.0.0.1:8000", origin)

    assert (403, "security/origin") == (answer.status, answer.error["code"])


def test_a_name_that_is_not_known_to_be_this_servers_is_refused():
    """A hostile name that points here looks like the server's own page; only the name gives it away."""
    answer = command("evil.example:8000", "http://evil.example:8000")

    assert (403, "security/host") == (answer.status, answer.error["code"])
    assert "This server does not know that its name is “evil.example:8000”." == answer.error["sentence"]


def test_the_public_address_is_the_servers_own():
    """Also behind a proxy that ends TLS and passes another host on."""
    public = "https://cards.example.org/"

    assert 200 == command("cards.example.org", "https://cards.example.org", public_url=public).status
    assert 200 == command("10.0.0.5:8000", "https://cards.example.org", public_url=public).status
    assert 403 == command("10.0.0.5:8000", "https://cards.example.com", public_url=public).status


def test_allowed_sites_may_send_commands():
    """Exactly those that are listed."""
    allowed = ["https://club.example.org:444"]

    assert 200 == command("127.0.0.1:8000", "https://club.example.org:444", allowed=allowed).status
    assert 403 == command("127.0.0.1:8000", "https://club.example.org", allowed=allowed).status


def test_a_browser_that_hides_the_origin_still_tells_of_another_site():
    """Sec-Fetch-Site says what Origin does not."""
    app = OriginCheck(app_that())

    assert 403 == ask(app, "POST", headers={"Host": "127.0.0.1", "Sec-Fetch-Site": "cross-site"}).status
    assert 200 == ask(app, "POST", headers={"Host": "127.0.0.1", "Sec-Fetch-Site": "same-origin"}).status


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_looking_is_free(method):
    """Methods that change nothing are open to links from anywhere."""
    assert 200 == command("127.0.0.1:8000", "http://evil.example", method).status


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_every_other_method_is_a_command(method):
    """Also one that nobody has heard of."""
    assert 403 == command("127.0.0.1:8000", "http://evil.example", method).status


def test_a_socket_is_opened_only_for_the_servers_own_pages():
    """Browsers let any site open a socket anywhere, so the server has to look."""
    own = command("127.0.0.1:8000", "http://127.0.0.1:8000", "WEBSOCKET")
    foreign = command("127.0.0.1:8000", "http://evil.example", "WEBSOCKET")

    assert own.accepted
    assert (False, 403) == (foreign.accepted, foreign.status)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("HTTPS://Cards.Example.org:443/play?x=1", "https://cards.example.org"),
        ("http://cards.example.org:8000", "http://cards.example.org:8000"),
        ("http://[::1]:80/", "http://[::1]"),
        ("https://cards.example.org:80", "https://cards.example.org:80"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(url, origin):
    """Small letters, no path, and no port that goes without saying."""
    assert origin == origin_of(url)


def test_every_answer_has_the_security_headers():
    """Nothing inline that runs, no frames, no guessing of types, no address told to other sites."""
    headers = ask(SecurityHeaders(app_that()), "GET", "/").headers

    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert "'self'" == policy["default-src"]
    assert "'none'" == policy["frame-ancestors"]
    assert {"script-src", "script-src-elem", "style-src"}.isdisjoint(policy)
    assert "nosniff" == headers["x-content-type-options"]
    assert "same-origin" == headers["referrer-policy"]
    assert "same-origin" == headers["cross-origin-opener-policy"]
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" not in headers
    assert "strict-transport-security" not in headers


def test_over_tls_browsers_are_told_to_keep_to_it():
    """Strict-Transport-Security only makes sense with a certificate."""
    headers = ask(SecurityHeaders(app_that(), over_tls=True)).headers

    assert "max-age=31536000" == headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/api", "no-store"), ("/api/tables/ABCD", "no-store"), ("/apiary", None), ("/assets/a.js", None)],
)
def test_nothing_of_the_api_is_kept(path, kept):
    """A view of a table is for one pair of eyes, once."""
    assert kept == ask(SecurityHeaders(app_that()), "GET", path).headers.get("cache-control")


def test_an_answer_may_set_a_header_itself():
    """What a route says goes before the general rule, and is not doubled."""

    async def answer(_scope, _receive, send):
        headers = [(b"Cache-Control", b"max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    message = ask(SecurityHeaders(app_that(answer)), "GET", "/api/games").messages[0]
    assert [b"max-age=60"] == [value for name, value in message["headers"] if name.lower() == b"cache-control"]


def test_sockets_pass_untouched():
    """The headers are for pages."""
    assert ask(SecurityHeaders(app_that()), "WEBSOCKET").accepted


CLUB = "https://club.example.org"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}


def cross_origin(method, origin, **headers):
    """What a browser is answered that asks for a page of `origin`, where only the club's pages may."""
    return ask(CrossOrigin(app_that(), allowed=[f"{CLUB}/"]), method, headers={"Origin": origin} | headers)


def test_a_browser_that_asks_first_is_told_what_an_allowed_page_may_send():
    """The very origin, the methods and headers of the API, and no credentials: cookies stay at home."""
    answer = cross_origin("OPTIONS", CLUB, **PREFLIGHT)

    assert (204, CLUB, "Origin") == (
        answer.status, answer.headers["access-control-allow-origin"], answer.headers["vary"]
    )  # fmt: skip
    assert {"POST", "PUT", "DELETE"} <= set(answer.headers["access-control-allow-methods"].split(", "))
    assert "Authorization" in answer.headers["access-control-allow-headers"]
    assert "access-control-allow-credentials" not in answer.headers


def test_an_allowed_page_may_read_the_answer_and_when_to_come_back():
    """Retry-After is among what scripts may see."""
    answer = cross_origin("POST", CLUB)

    assert (200, CLUB, "Origin") == (
        answer.status, answer.headers["access-control-allow-origin"], answer.headers["vary"]
    )  # fmt: skip
    assert "Retry-After" in answer.headers["access-control-expose-headers"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://club.example.org.evil.example"])
@pytest.mark.parametrize("method", ["OPTIONS", "GET"])
def test_other_pages_are_told_nothing(method, origin):
    """Not even what would be allowed; caches are told that it may be another answer for others."""
    answer = cross_origin(method, origin, **PREFLIGHT)

    assert ["vary"] == list(answer.headers)
    assert 200 == answer.status


def test_a_refusal_can_be_read_by_an_allowed_page(tmp_path):
    """Also one of a limit, by the server itself: status, reason and when to come back."""
    limit = Limit(rate=0.001, burst=1)
    with running(tmp_path, allowed_origins=(CLUB,), address_limit=limit) as site:
        url = f"http://{site.address}/api/v1/games"
        answers = [httpx.get(url, headers={"origin": CLUB}, timeout=PATIENCE, verify=False) for _ in range(2)]
        asked = httpx.options(url, headers={"origin": CLUB, "access-control-request-method": "GET"}, timeout=PATIENCE)

    assert [200, 429, 204] == [answer.status_code for answer in (*answers, asked)]
    assert {CLUB} == {answer.headers["access-control-allow-origin"] for answer in (*answers, asked)}
    assert 500 < int(answers[1].headers["retry-after"]) <= 1000
