"""Connections that keep the server waiting: silent ones, slow ones, too many of them, and clients that never read."""

import contextlib
import json
import logging
import re
import socket
import subprocess
import sys
from typing import Any

import httpx
import pytest

from followsuit.server.live import watchers
from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.web.connections import (
    CALM_SECONDS,
    IDLE_SECONDS,
    OTHER_FILES,
    PROMISED_SECONDS,
    Connections,
    allow_files,
)
from followsuit.server.web.wire import LARGEST_HEAD, MOST_AHEAD
from tests.server.running import NO_LIMITS, running
from tests.waiting import PATIENCE, until

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
HEAD_SECONDS, UNREAD_SECONDS = 300.0, 3600.0
PATIENT: dict[str, Any] = {"head_seconds": HEAD_SECONDS, "unread_seconds": UNREAD_SECONDS}


def dial(site):
    """A connection that sends nothing by itself."""
    return socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE)


def to_the_end(connection):
    """All that the server sends until it ends the connection, in good order or not."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65_536):
            received += part
    return received


def told(answer):
    """The status and the code of an answer in the usual envelope."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


def one_answer(connection):
    """The status of the next answer, which is read to its end."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += more(connection)
    head, _, body = received.partition(b"\r\n\r\n")
    (length,) = map(int, re.findall(rb"content-length: (\d+)", head))
    while len(body) < length:
        body += more(connection)
    return int(head.split()[1])


def more(connection):
    """The next that the server sends, of what has to come."""
    part = connection.recv(4096)
    assert part, "the server ended the connection"
    return part


@contextlib.contextmanager
def crowd(site, count, sends=b""):
    """So many connections, each of which has sent this and no more."""
    with contextlib.ExitStack() as open_ones:
        connections = []
        for _ in range(count):
            connections.append(open_ones.enter_context(dial(site)))
            if sends:
                connections[-1].sendall(sends)
        yield connections


@pytest.fixture(scope="module")
def patient(tmp_path_factory):
    """A server that waits for a head for much longer than any test takes, unless its time is told to pass."""
    with running(tmp_path_factory.mktemp("patient"), **PATIENT) as site:
        yield site


def let_pass(site, seconds):
    """Let time pass for the connections, and let the server look at who has waited for too long."""

    async def passed():
        before = site.connections._clock
        site.connections._clock = lambda: before() + seconds
        site.connections.look()

    site.run(passed())


def has_read(site, count):
    """Wait until so many bytes of requests have come from the one who sent most."""
    until(
        lambda: count == max((one.transport.get_protocol()._received for one in list(site.connections._all)), default=0)
    )


@pytest.mark.parametrize(
    ("sends", "hears"),
    [(b"", b""), (b"\r\n\r\n", b""), (b"G", (408, "limit/slow")), (HALF_A_HEAD, (408, "limit/slow"))],
    ids=["nothing", "empty lines", "a letter", "half a head"],
)
def test_a_connection_without_a_whole_head_is_let_go(sends, hears, patient):
    """Whoever has begun a request is told; whoever has said nothing is not."""
    with dial(patient) as silent:
        silent.sendall(sends)
        until(lambda: 1 == len(patient.connections))
        has_read(patient, len(sends))
        let_pass(patient, HEAD_SECONDS)
        answer = to_the_end(silent)

    assert hears == (told(answer) if answer else answer)
    until(lambda: not len(patient.connections))


@pytest.mark.parametrize("drop", [b"x", b"\r\n"], ids=["of a header", "of empty lines"])
def test_dripping_does_not_make_the_time_longer(drop, patient):
    """However many drops come, the head has to be whole in time."""
    begun = HALF_A_HEAD if drop == b"x" else drop
    with dial(patient) as slow:
        slow.sendall(begun)
        has_read(patient, len(begun))
        for count in range(1, 4):
            let_pass(patient, HEAD_SECONDS / 4)
            slow.sendall(drop)
            has_read(patient, len(begun) + count * len(drop))
        let_pass(patient, HEAD_SECONDS / 4)

        to_the_end(slow)
    until(lambda: not len(patient.connections))


def test_the_next_request_of_a_connection_has_to_come_in_time_too(patient):
    """After an answer, half a head is waited for no longer than at first."""
    with dial(patient) as slow:
        slow.sendall(WHOLE)
        assert 200 == one_answer(slow)
        slow.sendall(HALF_A_HEAD)
        has_read(patient, len(HALF_A_HEAD))
        let_pass(patient, HEAD_SECONDS)

        assert (408, "limit/slow") == told(to_the_end(slow))


def test_a_connection_may_rest_between_two_requests(tmp_path):
    """For as long as an answer says, however short the time for a head is; some time later it is let go."""
    with running(tmp_path, head_seconds=IDLE_SECONDS / 15) as site, dial(site) as idle:
        for rest in (0, PROMISED_SECONDS):
            let_pass(site, rest)
            idle.sendall(WHOLE)
            assert 200 == one_answer(idle)
        let_pass(site, IDLE_SECONDS)

        assert b"" == to_the_end(idle)


def test_an_answer_says_how_long_its_connection_may_rest(site):
    """So that a client sends nothing on one that is being closed."""
    answer = httpx.get(f"http://{site.address}/healthz", timeout=PATIENCE, verify=False)

    assert f"timeout={PROMISED_SECONDS}" == answer.headers["keep-alive"]


def test_a_body_that_drips_after_its_refusal_is_not_waited_for(patient):
    """A request refused before its body came has been answered: the connection is over soon."""
    with dial(patient) as slow:
        slow.sendall(b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n")
        slow.sendall(b"Content-Length: 1000\r\n\r\n")
        assert 403 == one_answer(slow)
        for _ in range(4):
            let_pass(patient, HEAD_SECONDS / 4)
            with contextlib.suppress(ConnectionError):
                slow.sendall(b"x")

        assert b"" == to_the_end(slow)


def test_a_handshake_with_a_body_to_come_is_refused(patient):
    """Nobody waits for the body of a request for a WebSocket."""
    with dial(patient) as slow:
        slow.sendall(
            b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Content-Length: 1000\r\n\r\n"
        )

        assert (400, "request/broken") == told(to_the_end(slow))


def test_a_handshake_that_cannot_be_read_is_answered(patient):
    """With a header too long for a WebSocket, though not for HTTP."""
    with dial(patient) as odd:
        odd.sendall(
            b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"X-Long: " + b"x" * 10_000 + b"\r\n\r\n"
        )

        assert to_the_end(odd).startswith(b"HTTP/1.1 431 ")


def test_a_head_without_an_end_is_refused(site):
    """However quickly it comes."""
    with dial(site) as wordy, contextlib.suppress(ConnectionError):
        wordy.sendall(HALF_A_HEAD)
        answer = b""
        for _ in range(100):
            wordy.sendall(b"x" * (LARGEST_HEAD // 2))
        answer = to_the_end(wordy)
        assert (431, "limit/head") == told(answer)
    until(lambda: not len(site.connections))


def test_what_is_no_http_is_refused_in_the_usual_form(site):
    """And counted, rather than logged each time."""
    with dial(site) as odd:
        odd.sendall(b"\x16\x03\x01 hello\r\n\r\n")

        assert (400, "request/broken") == told(to_the_end(odd))
    assert counted(site, 'followsuit_connections_ended_total{why="broken"}')


def test_requests_ahead_of_their_answers_are_bounded(site):
    """A few are answered one after another; a heap of them ends the connection."""
    with dial(site) as hurried:
        hurried.sendall(WHOLE * 3)
        assert [200, 200, 200] == [int(status) for status in answers(hurried, 3)]
    with dial(site) as heap:
        heap.sendall(WHOLE * (MOST_AHEAD + 5) * 100)
        assert (MOST_AHEAD + 5) * 100 > to_the_end(heap).count(b"HTTP/1.1 200")


def answers(connection, count):
    """The statuses of so many answers."""
    received = b""
    while len(found := re.findall(rb"HTTP/1.1 (\d+) ", received)) < count or not received.endswith(b"}"):
        received += more(connection)
    return found


def counted(site, start):
    """The number on the line of the metrics that starts like this."""
    lines = httpx.get(f"http://{site.address}/metrics", timeout=PATIENCE, verify=False).text.splitlines()
    return float(next((line.split()[-1] for line in lines if line.startswith(start)), 0))


@pytest.mark.parametrize(
    "limits",
    [{"connections": 100}, {"address_connections": 100}],
    ids=["in all", "of one address"],
)
def test_a_thousand_silent_connections_keep_nobody_out(limits, tmp_path, caplog):
    """Beside them, and as many with half a head, somebody goes on playing; the log says so once, and when it is over.

    Nothing times out here: it is the caps alone that make room.
    """
    caplog.set_level(logging.INFO, "followsuit.server")
    with running(tmp_path, **PATIENT, **limits) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        with anna.connect(code) as here:
            here.kind("hello")
            with contextlib.ExitStack() as crowds:
                for _ in range(20):
                    crowds.enter_context(crowd(site, 50))
                    crowds.enter_context(crowd(site, 50, HALF_A_HEAD))

                    assert "pong" == here.ask("ping")["type"]
                    assert (
                        200 == httpx.get(f"http://{site.address}/healthz", timeout=PATIENCE, verify=False).status_code
                    )
                    assert len(site.connections) <= 100
            assert "ack" == here.ask("say", preset="hello")["type"]
        limit = "connections" if "connections" in limits else "address"
        assert 1900 <= counted(site, f'followsuit_connections_ended_total{{why="{limit}"}}')
        let_pass(site, CALM_SECONDS)
    lines = [record.message for record in caplog.records if "connections" in record.message]
    assert ["too-many-connections", "room-for-connections"] == lines


@pytest.mark.parametrize(
    ("limits", "code"),
    [({"connections": 5}, (503, "limit/connections")), ({"address_connections": 5}, (429, "limit/address"))],
    ids=["in all", "of one address"],
)
def test_where_every_connection_is_in_use_a_new_one_is_refused(limits, code, tmp_path):
    """At once, with the reason; and when one of them ends there is room again."""
    with running(tmp_path, **PATIENT, **limits) as site, site.person() as anna:
        table = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        anna.client.close()
        with contextlib.ExitStack() as sockets:
            for _ in range(5):
                sockets.enter_context(anna.connect(table)).kind("hello")
            with dial(site) as late:
                assert code == told(to_the_end(late))
            assert 5 == len(site.connections)
        until(lambda: not len(site.connections))
        with dial(site) as next_one:
            next_one.sendall(WHOLE)
            assert 200 == one_answer(next_one)


def connections(**given):
    """Connections with these limits, and a list of the addresses of those that were ended."""
    return Connections(Settings(**(NO_LIMITS | {"database": "sqlite:///none.db"} | given)), Metrics())


class Wire:
    """A connection that does nothing."""

    def __init__(self, unread=0) -> None:
        self.unread = unread
        self.ended = False

    def get_write_buffer_size(self):
        """How much waits to be sent."""
        return self.unread

    def abort(self):
        """Be ended."""
        self.ended = True


async def admitted(gate, address):
    """Whether a connection from this address, which is in use at once, was taken."""
    wire = Wire()
    taken = gate.admit((address, 1), wire, wire.abort)
    with contextlib.suppress(AttributeError):
        gate.is_served(taken)
    return taken in gate._all


@pytest.mark.anyio
async def test_an_address_is_an_ipv4_address_or_an_ipv6_network():
    """As for requests: somebody who changes the last half of an IPv6 address is still one client."""
    gate = connections(address_connections=1)

    assert [True, False] == [await admitted(gate, "2001:db8:1:2::1"), await admitted(gate, "2001:db8:1:2::2")]
    assert await admitted(gate, "2001:db8:1:3::1")
    assert [True, False] == [await admitted(gate, "203.0.113.7"), await admitted(gate, "::ffff:203.0.113.7")]


@pytest.mark.anyio
async def test_the_connections_of_a_proxy_are_not_those_of_one_address():
    """A proxy that is trusted asks for many people; in all they count."""
    gate = connections(address_connections=1, connections=3, trusted_proxies=("10.0.0.0/8",))

    assert [True, True, True, False] == [await admitted(gate, "10.1.2.3") for _ in range(4)]


@pytest.mark.anyio
async def test_this_machine_is_limited_unless_it_is_said_not_to_be():
    """As for requests."""
    for limited in (True, False):
        gate = connections(address_connections=1, limit_loopback=limited)
        assert [True, not limited] == [await admitted(gate, "127.0.0.1") for _ in range(2)]


@pytest.mark.anyio
async def test_whoever_has_waited_longest_makes_room():
    """And never somebody whose request is being answered."""
    gate = connections(connections=3)
    wires = [Wire() for _ in range(4)]
    first, *_ = [gate.admit(("203.0.113.7", 1), wire, wire.abort) for wire in wires[:3]]
    gate.is_served(first)
    gate.admit(("203.0.113.8", 1), wires[3], wires[3].abort)

    assert [False, True, False, False] == [wire.ended for wire in wires]


def test_a_client_that_never_reads_its_answers_is_let_go(tmp_path):
    """Once nothing more can be sent to it, and it has taken nothing for a while."""
    with running(tmp_path, **PATIENT) as site, deaf_connection(site) as deaf:

        def is_stuck():
            before = site.server.server_state.total_requests
            deaf.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
            until(lambda: unread(site) or site.server.server_state.total_requests > before)
            return unread(site)

        until(is_stuck)
        for _ in range(2):
            let_pass(site, UNREAD_SECONDS)
        until(lambda: not len(site.connections))

        assert 1 == counted(site, 'followsuit_connections_ended_total{why="unread"}')


def unread(site):
    """How much waits to be sent to the one who takes least."""
    return max((one.transport.get_write_buffer_size() for one in list(site.connections._all)), default=0)


@contextlib.contextmanager
def deaf_connection(site):
    """A connection whose client takes little, and reads nothing."""
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", site.port))
        deaf.settimeout(PATIENCE)
        yield deaf


def test_a_socket_that_never_reads_is_ended_for_good(tmp_path, monkeypatch):
    """Its table lets it go once too much waits, and the connection itself ends though nothing of that is read."""
    monkeypatch.setattr(watchers, "LONGEST_LINE", 20)
    with running(tmp_path, **PATIENT) as site, site.person() as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, None, None])
        bob.sit(code)
        with anna.connect(code) as here:
            here.kind("hello")
            bob.client.close()
            anna.client.close()
            with deaf_socket(site, bob, code):
                until(lambda: any(watcher.seat == 1 for watcher in site.run(site.hall.desk(code)).watchers))
                (watcher,) = [one for one in site.run(site.hall.desk(code)).watchers if one.seat == 1]
                while not watcher.closed:
                    assert "ack" == here.ask("say", text="x" * 200)["type"]
                for _ in range(2):
                    let_pass(site, UNREAD_SECONDS)
                until(lambda: 1 == len(site.connections))


@contextlib.contextmanager
def deaf_socket(site, person, code):
    """A WebSocket whose client sends its handshake and then reads nothing."""
    with deaf_connection(site) as deaf:
        deaf.sendall(
            f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {person.token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"H" == deaf.recv(1)
        yield deaf


def test_pings_that_nobody_reads_the_answers_of_take_no_memory(tmp_path):
    """Only so many answers are written; then the connection ends as any that is not read."""
    with running(tmp_path, unread_seconds=300) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
        with deaf_socket(site, anna, code) as deaf:
            for _ in range(200):
                deaf.sendall(ping * 500)
            anna.get(f"/tables/{code}")

            assert 0 < unread(site) < 1_000_000


def test_a_seat_has_no_more_connections_than_it_may(anna, monkeypatch):
    """The one that was silent for longest is told why it goes, and not to come again by itself."""
    monkeypatch.setattr(watchers, "MOST_OF_A_SEAT", 2)
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    with anna.connect(code) as first, anna.connect(code) as second:
        first.kind("hello")
        second.kind("hello")
        first.ask("ping")
        with anna.connect(code) as third:
            third.kind("hello")

            bye = second.kind("bye")
            assert ("socket/replaced", False) == (bye["error"]["code"], bye["again"])
            assert "pong" == first.ask("ping")["type"]


def test_a_table_is_watched_by_no_more_than_may(anna, bob, cleo, monkeypatch):
    """Another spectator is told so; whoever has a seat comes in all the same."""
    monkeypatch.setattr(watchers, "MOST_SPECTATORS", 1)
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    with bob.connect(code) as watching:
        watching.kind("hello")
        with cleo.connect(code) as late, anna.connect(code) as playing:
            assert ("table/crowded", 4000) == late.goodbye()
            playing.kind("hello")


FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 200))
from followsuit.server.web.connections import allow_files
print(allow_files(10), allow_files(10_000), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_process_may_open_as_many_files_as_it_needs_or_the_system_lets_it():
    """The limit is raised for all connections, never lowered."""
    ran = subprocess.run([sys.executable, "-c", FEW_FILES], capture_output=True, text=True, check=True)

    assert [10 + OTHER_FILES, 200, 200, 200] == [int(number) for number in ran.stdout.split()]
    assert allow_files(1) == allow_files(1)


def test_where_few_files_are_allowed_there_are_fewer_connections(caplog):
    """Some are kept for the database; and the log says so."""
    gate = connections(connections=1000)
    gate.keep_within(200)

    assert 200 - OTHER_FILES == gate._room.most
    assert ["few-files-allowed"] == [record.message for record in caplog.records]
