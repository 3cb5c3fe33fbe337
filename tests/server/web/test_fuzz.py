"""Whatever is sent through a socket, the table is not disturbed: only what is allowed changes it."""

import json
import os
import random
import socket

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from followsuit.server.refusals import documented_refusals
from tests.server.running import running
from tests.waiting import PATIENCE

ROUNDS = 40_000 if os.environ.get("FOLLOWSUIT_LAWS") == "soak" else 2_000
"""Frames that are sent."""
KINDS = ("act", "say", "undo", "answer", "next", "return", "commit", "reveal", "time", "mystery", "", None, 5)
KEYS = (
    "action",
    "version",
    "preset",
    "text",
    "agrees",
    "commitment",
    "contribution",
    "seat",
    "seconds",
    "id",
    "type",
    "surely",
    "",
)


@pytest.fixture
def code(site):
    """A table under way that waits for people who are not there; nothing happens at it by itself."""
    with site.person("Host") as host, site.person("Guest") as guest, site.person("Third") as third:
        code = host.host("zole", [None, None, None], customs={"takeover_seconds": None})
        guest.sit(code)
        third.sit(code)
    return code


def anything(rng, depth=0):
    """Some JSON that nobody asked for."""
    match rng.randrange(9 if depth < 4 else 6):
        case 0:
            return rng.choice([None, True, False])
        case 1:
            return rng.choice([0, -1, 1, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0])
        case 2 | 3:
            return rng.choice(
                ["", "play Qc", "choose P", "\x00", "💥" * 9, "é", "??", "stash ?? ??", "x" * 3000, "5eed"]
            )
        case 4:
            return rng.choice(["hello", "well-played", "\u202e", "\ud7ff", "'; drop table events; --", "<script>"])
        case 5:
            return rng.randint(-5, 200)
        case 6:
            return [anything(rng, depth + 1) for _ in range(rng.randrange(5))]
        case _:
            return {rng.choice(KEYS): anything(rng, depth + 1) for _ in range(rng.randrange(5))}


def a_frame(rng):
    """A frame that may be anything: bytes, text, a huge one, a deep one, JSON, or nearly what is right."""
    match rng.randrange(10):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(200)))
        case 2:
            return "[" * rng.choice([10, 1000, 30_000])
        case 3:
            return json.dumps({"type": "say", "text": "x" * rng.choice([100, 10_000, 60_000])})
        case 4:
            return json.dumps(anything(rng))
        case 5:
            return json.dumps(anything(rng)).encode()
        case _:
            frame = {"type": rng.choice(KINDS), "id": anything(rng)}
            return json.dumps(frame | {rng.choice(KEYS): anything(rng) for _ in range(rng.randrange(4))})


MARK = "whatthisclientsaid"
"""Stands in what is sent, and must not stand in a log."""
CLEAN = {1002, 1003, 1007, 1009}
"""How a socket may be closed because of what its client sent: RFC 6455, section 7.4."""

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**30, -(10**30), 2**53, 2**53 + 1, 2**64, 10**4000]),
    st.floats(),
    st.text(st.characters(), max_size=20).map(lambda text: MARK + text),
    st.sampled_from(["", MARK, "play Qc", "\ud800", "\udfff" + MARK, "\x00", "x" * 3000, "5eed", "hello"]),
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)
frames_of_a_kind = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from([*KINDS, "ping", MARK]),
    st.dictionaries(st.sampled_from(KEYS), values, max_size=5),
)
documents = st.one_of(frames_of_a_kind, values).map(lambda value: written(value).encode())
noise = st.one_of(st.binary(max_size=6), st.sampled_from([b"[" * 30_000, b"{", b'"', b"9" * 5000, b"\xff", b'"id":1,']))


@st.composite
def broken(draw):
    """A document with something in it that does not belong there, and perhaps without its end."""
    whole = draw(documents)
    at = draw(st.integers(0, len(whole)))
    return whole[:at] + draw(noise) + draw(st.sampled_from([b"", whole[at:]]))


def written(value):
    """A value as JSON, whatever Python thinks of its numbers."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**4000:
        return "1" * 4000
    return json.dumps(value)


NASTY = (
    b'{"type":"mystery","id":1',
    b'{"type":5,"id":"a"} ' + MARK.encode(),
    b'{"type":"mystery","x":' + b"[" * 30_000,
    b'{"type":"next","id":' + b"1" * 4000 + b"}",
    b'{"type":"next","id":' + b"1" * 5000 + b"}",
    b'{"type":"mystery","id":"\\ud800"}',
    b'{"type":"time","seat":0,"seconds":NaN}',
    b'{"type":"time","seat":0,"seconds":1e999}',
    b'{"type":"next","type":"undo","id":2,"id":3}',
    b"\xff" + MARK.encode(),
    b"",
    b" ",
    b"x" * 70_000,
    b'{"type":"say","text":"' + b"x" * 70_000 + b'"}',
)


def sent_and_answered(site, code, frame, how):
    """Send one frame and a ping: the kinds of what came back, or the code that the socket was closed with."""
    with site.person("Nobody") as nobody, nobody.connect(code) as here:
        here.kind("hello")
        try:
            match how:
                case "text":
                    here.socket.send(frame, text=True)
                case "binary":
                    here.socket.send(frame)
                case _:
                    here.socket.send([frame[:3], b"", frame[3:]], text=True)
            return [one["type"] for one in answers(here, [])], None
        except ConnectionClosed as closed:
            # A message that is too large is not read to its end, so that its sender may not hear the reason.
            return [], closed.rcvd.code if closed.rcvd is not None else 1009 if len(frame) > 65_536 else 1006


def assert_clean(site, code, frame, how, caplog):
    """A frame is answered, or ends its socket as the protocol has it; the table and the logs know nothing of it."""
    caplog.clear()
    came, closed = sent_and_answered(site, code, frame, how)

    assert closed in CLEAN or (closed is None and came), (came, closed)
    logged = [record for record in caplog.records if record.name != "websockets.client"]
    assert [] == [record for record in logged if record.exc_info]
    assert [] == [record.getMessage() for record in logged if MARK in record.getMessage()]


@pytest.mark.parametrize("how", ["text", "binary", "pieces"])
@pytest.mark.parametrize("frame", NASTY, ids=range(len(NASTY)))
def test_a_broken_frame_is_refused_or_ends_the_socket_cleanly(frame, how, site, code, caplog):
    """Half of JSON, too deep, numbers of thousands of digits, what is no text, too much of it: never 1011."""
    assert_clean(site, code, frame, how, caplog)


@settings(max_examples=ROUNDS // 20, deadline=None, suppress_health_check=list(HealthCheck))
@given(frame=st.one_of(documents, broken(), st.binary(max_size=100)), how=st.sampled_from(["text", "binary", "pieces"]))
def test_whatever_is_sent_is_refused_or_ends_the_socket_cleanly(frame, how, site, code, caplog):
    """As above, for all that Hypothesis finds."""
    assert_clean(site, code, frame, how, caplog)


def test_a_handshake_with_a_path_that_is_no_address_is_refused(site, caplog):
    """Bytes that no address has are answered with 400, and not with a trace."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as odd:
        odd.sendall(
            f"GET /api/v1/tables/{MARK}é/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert odd.recv(100).startswith(b"HTTP/1.1 400 ")
    assert MARK not in caplog.text


def answers(connection, frames):
    """Send frames and a ping after them; everything that came back before its pong, refusals or not."""
    for frame in frames:
        connection.socket.send(frame)
    connection.send("ping")
    came = []
    while (frame := connection.receive())["type"] != "pong":
        came.append(frame)
    return came


def test_a_spectators_frames_never_disturb_the_table(site, code):
    """Thousands of frames of every kind: each is refused with a documented code, and the table stays the very same."""
    rng, before = random.Random(7), site.table(code)
    with site.person("Nobody") as nobody, nobody.connect(code) as here:
        here.kind("hello")
        came = [frame for _ in range(ROUNDS // 50) for frame in answers(here, [a_frame(rng) for _ in range(50)])]

    refused = [frame["error"]["code"] for frame in came if frame["type"] == "refusal"]
    assert set() == set(refused) - set(documented_refusals())
    assert {"frame/invalid", "seat/none"} <= set(refused)
    assert ROUNDS * 0.9 < len(refused)
    assert before is site.table(code)


def test_a_players_frames_change_only_what_they_may(site, code):
    """Whoever has a seat can talk, and contribute nothing; the game itself moves by legal actions alone."""
    rng, before = random.Random(8), site.table(code)
    seat = next(seat for seat in before.people if seat != before.to_act)
    with site.person() as person:
        holder_token = person.token
        site.run(hand_over(site, code, seat, person.holder))
        with person.connect(code) as here:
            here.kind("hello")
            came = [frame for _ in range(ROUNDS // 50) for frame in answers(here, [a_frame(rng) for _ in range(50)])]

    now = site.table(code)
    kinds = {kind for frame in came if frame["type"] == "event" for kind in frame["kinds"]}
    assert holder_token is not None
    assert kinds <= {"said"}
    assert before.state is now.state
    assert before.version == now.version
    assert len(site.history(code)) - 1 == now.sequence


async def hand_over(site, code, seat, holder):
    """Give a seat to somebody else."""
    from followsuit.server.table import seating

    desk = await site.hall.desk(code)
    await desk.do(lambda table: seating.hand_over(table, seat, holder))


def test_a_replayed_action_is_acknowledged_and_not_done_again(site):
    """The same frame a hundred times gives a hundred acknowledgements of one and the same event."""
    with site.person() as anna, anna.connect(anna.host("zole", [None, "random", "random"])) as here:
        assert here.my_turn()
        action, version = here.telling["legal"][0], here.table["version"]
        done = [here.ask("act", action=action, version=version) for _ in range(100)]
        acted = [frame for frame in here.frames if frame["type"] == "event" and frame["sequence"] == version + 1]

    assert [("ack", done[0]["sequence"])] * 100 == [(answer["type"], answer["sequence"]) for answer in done]
    assert [["acted"]] == [frame["kinds"] for frame in acted]


def test_an_old_game_cannot_be_played_again(site):
    """Everything that was sent in a game, sent again at its end, changes nothing."""
    with site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
        sent = []
        with anna.connect(code) as here:
            while here.my_turn():
                sent.append({"action": here.telling["legal"][0], "version": here.table["version"]})
                assert "ack" == here.ask("act", **sent[-1])["type"]
            before = site.table(code)
            kinds = {here.ask("act", **again)["type"] for again in sent}
            stale = {here.ask("act", action="play 7c", version=again["version"])["type"] for again in sent}

    assert {"ack"} == kinds
    assert "refusal" in stale
    assert before is site.table(code)


def test_another_seats_turn_cannot_be_taken(site):
    """A token plays for its own seat only, whatever it sends."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, None])
        bob.sit(code)
        before = site.table(code)
        other = bob if before.to_act == 0 else anna
        with other.connect(code) as here:
            here.kind("hello")
            codes = {
                here.ask("act", action=str(action), version=before.version)["error"]["code"]
                for action in before.state.legal()
            }

        assert {"action/out-of-turn"} == codes
        assert before is site.table(code)


def test_a_message_that_is_too_large_ends_only_its_own_connection(site, code):
    """Past the limit of bytes the connection is closed with 1009; the table and the others go on."""
    before = site.table(code)
    with site.person("Bob") as bob, bob.connect(code) as other, site.person("Eve") as eve, eve.connect(code) as here:
        other.kind("hello")
        here.kind("hello")
        here.socket.send("x" * 200_000)

        assert (None, 1009) == here.goodbye()
        assert "pong" == other.ask("ping")["type"]
        assert before is site.table(code)


def test_too_many_messages_are_refused_and_nothing_else_happens(tmp_path):
    """Past the limit of messages each further one is refused with `limit/rate`, and the connection lives on."""
    from followsuit.server.run.rates import Limit

    with running(tmp_path, socket_limit=Limit(0.01, 10)) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        with anna.connect(code) as here:
            here.kind("hello")
            for _ in range(30):
                here.send("say", preset="hello")
            refused = [here.kind("refusal")["error"]["code"] for _ in range(15)]

        assert {"limit/rate"} == set(refused)
        assert 10 <= len(site.table(code).chat) < 16


def test_binary_frames_are_read_like_texts(site, code):
    """A frame in bytes is as good as one in text."""
    with site.person() as person, person.connect(code) as here:
        here.kind("hello")
        here.socket.send(b'{"type": "ping"}')

        assert "pong" == here.receive()["type"]
