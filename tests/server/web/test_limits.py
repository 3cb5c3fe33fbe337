import asyncio

import pytest
from starlette.types import Message

from followsuit.server.run.rates import Limit, RequestLimits
from followsuit.server.web.identity import COOKIE, new_token
from followsuit.server.web.limits import BodyLimit, RateLimit, client_key, seat_key
from tests.server.asking import app_that, ask

NONE = RequestLimits(address=None, seat=None, create=None)


class Clock:
    """A clock that tests set."""

    now = 1000.0

    def read(self) -> float:
        """The time that was set."""
        return self.now


def limited(clock=None, address=None, seat=None, create=None, loopback=True):
    """An app behind these limits."""
    return RateLimit(app_that(), RequestLimits(address, seat, create, loopback), clock=(clock or Clock()).read)


def statuses(app, times, *asked, **more):
    """The status of the same request, so many times over."""
    return [ask(app, *asked, **more).status for _ in range(times)]


def test_an_address_past_its_burst_is_told_when_to_come_back():
    """The answer is 429, in the envelope, with Retry-After; after that time it is let in."""
    clock = Clock()
    app = limited(clock, address=Limit(rate=0.5, burst=2))
    refused = [ask(app) for _ in range(3)][-1]

    assert 429 == refused.status
    assert "2" == refused.headers["retry-after"]
    assert {
        "code": "limit/rate",
        "sentence": "That was too much in too short a time.",
        "remedy": "Try again in 2 s.",
        "facts": {"seconds": 2},
    } == refused.error
    clock.now += 2
    assert 200 == ask(app).status


def test_addresses_do_not_share_a_bucket():
    """One client's haste is not another's trouble."""
    app = limited(address=Limit(rate=0.1, burst=1))

    assert [200, 429] == statuses(app, 2, client="203.0.113.1")
    assert [200] == statuses(app, 1, client="203.0.113.2")


def test_a_seat_is_limited_wherever_it_asks_from():
    """The same token from two addresses, or by header and cookie, takes from one bucket; another has its own."""
    app = limited(seat=Limit(rate=0.1, burst=1))
    anna, bert = new_token(), new_token()

    assert 200 == ask(app, headers={"Authorization": f"Bearer {anna}"}, client="203.0.113.1").status
    assert 429 == ask(app, headers={"Authorization": f"Bearer {anna}"}, client="203.0.113.2").status
    assert 429 == ask(app, headers={"Cookie": f"{COOKIE}={anna}"}).status
    assert 200 == ask(app, headers={"Authorization": f"Bearer {bert}"}, client="203.0.113.2").status
    assert [200, 200] == statuses(app, 2)


def test_new_tables_have_a_limit_of_their_own():
    """Only POST to the list of tables counts, with or without a slash at its end."""
    app = limited(create=Limit(rate=0.1, burst=1))

    assert [200, 200] == statuses(app, 2, "GET", "/api/v1/tables")
    assert [200] == statuses(app, 1, "POST", "/api/v1/tables")
    assert [429] == statuses(app, 1, "POST", "/api/v1/tables/")
    assert [200] == statuses(app, 1, "POST", "/api/v1/tables/ABCD/seats")


def test_the_files_of_the_page_cost_nothing():
    """A class of thirty that opens the page at once gets all of it."""
    app = limited(address=Limit(rate=0.1, burst=1))

    assert [200] * 5 == statuses(app, 5, "GET", "/assets/index.js")


def test_a_handshake_counts_as_a_request():
    """Past the limit no socket is opened, and the answer says why."""
    app = limited(address=Limit(rate=0.1, burst=1))

    assert ask(app, "WEBSOCKET", "/api/v1/tables/ABCD/play").accepted
    refused = ask(app, "WEBSOCKET", "/api/v1/tables/ABCD/play")
    assert not refused.accepted
    assert (429, "limit/rate") == (refused.status, refused.error["code"])


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.8.8"])
def test_this_machine_is_limited_unless_it_is_said_not_to_be(address):
    """The limits hold for loopback addresses too, until they are told to leave them alone."""
    limit = Limit(rate=0.1, burst=1)

    assert [200, 429] == statuses(limited(address=limit), 2, client=address)
    assert [200, 200] == statuses(limited(address=limit, loopback=False), 2, client=address)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002::/64"),
        ("2001:db8:1:2::9", "20010db800010002::/64"),
        ("fe80::1%eth0", "fe80000000000000::/64"),
        ("a unix socket", "a unix socket"),
    ],
)
def test_a_client_is_its_ipv4_address_or_its_ipv6_network(address, key):
    """Somebody who changes the last half of an IPv6 address stays the same client."""
    assert key == client_key({"client": (address, 1)})


def test_a_client_without_an_address_is_one_client():
    """A server behind a unix socket has no addresses to go by."""
    assert "" == client_key({"client": None})


@pytest.mark.parametrize(
    ("name", "value"), [("authorization", "Bearer"), ("authorization", "Basic YTpi"), ("cookie", f"{COOKIE}=short")]
)
def test_what_is_no_token_of_this_server_names_no_seat(name, value):
    """Nobody makes a bucket by sending just anything."""
    assert seat_key({"type": "http", "headers": [(name.encode(), value.encode())]}) is None


def test_without_limits_everything_passes():
    """A limit that is None does not exist."""
    assert [200] * 500 == statuses(RateLimit(app_that(), NONE), 500, "POST", "/api/v1/tables")


def test_a_body_comes_through_whole():
    """Parts of a body reach the app as one, up to the very last byte allowed."""
    assert b"abcdef" == ask(BodyLimit(app_that(), most=6), "POST", body=(b"abc", b"def")).body


@pytest.mark.parametrize("headers", [{}, {"Content-Length": "7"}, {"Content-Length": "many"}])
def test_a_body_that_is_too_large_is_refused(headers):
    """With or without a length in the header, honest or not; and the connection is given up."""
    answer = ask(BodyLimit(app_that(), most=6), "POST", headers=headers, body=(b"abcd", b"efg"))

    assert (413, "limit/body") == (answer.status, answer.error["code"])
    assert "Send at most 6 bytes." == answer.error["remedy"]
    assert "close" == answer.headers["connection"]


@pytest.mark.parametrize("length", ["7", "70000000000", "9" * 5_000])
def test_a_length_that_is_too_large_is_refused_before_the_body_comes(length):
    """Nothing is read of a body that announces its size, in however many digits."""
    answer = ask(BodyLimit(app_that(), most=6), "POST", headers={"Content-Length": length}, body=(b"",))

    assert 413 == answer.status


def test_a_body_that_does_not_come_is_not_waited_for_long():
    """The client is told 408 after the time that a body may take."""
    sent: list[Message] = []

    async def receive():
        await asyncio.Event().wait()

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "query_string": b""}
    asyncio.run(BodyLimit(app_that(), most=6, seconds=0.01)(scope, receive, send))

    assert 408 == sent[0]["status"]


def test_a_client_that_goes_away_is_not_answered():
    """A body that is broken off reaches no route."""
    sent: list[Message] = []

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
    asyncio.run(BodyLimit(app_that(), most=6)(scope, receive, send))

    assert [] == sent
