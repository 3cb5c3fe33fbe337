"""What goes over a WebSocket: the head of each text, texts that are read at once, and texts that leave together."""

import asyncio
import json
import random
import weakref

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from followsuit.server.run.metrics import Metrics
from followsuit.server.run.settings import Settings
from followsuit.server.web.connections import Connections
from followsuit.server.web.envelope import LastResort
from followsuit.server.web.own_wire import WIRE
from followsuit.server.web.wire import TableProtocol, guarded, head
from tests.server.asking import app_that
from tests.server.log_lines import events

pytestmark = pytest.mark.anyio

LARGEST = 2_000
UNMASKED = Frame(Opcode.TEXT, b"{}").serialize(mask=False)
LONG_WINDED = b"\x81\xfe\x00\x02" + b"\0" * 4 + b"{}"
"""A short text whose length is told in two bytes."""
HUGE = b"\x81\xff" + (10**12).to_bytes(8, "big")


class Line(asyncio.Transport):
    """A connection that keeps what is written, piece by piece."""

    def __init__(self):
        super().__init__()
        self.written: list[bytes] = []
        self.closed, self.reads = False, True

    def write(self, data):
        """Keep it."""
        self.written.append(bytes(data))

    def close(self):
        """End."""
        self.closed = True

    def is_closing(self):
        """Whether it has ended."""
        return self.closed

    def pause_reading(self):
        """Read no further."""
        self.reads = False

    def resume_reading(self):
        """Read on."""
        self.reads = True


class Listener:
    """Keeps what it hears."""

    def __init__(self, *, is_busy=False):
        self.heard: list[str | bytes] = []
        self.codes: list[int] = []
        self.drains = 0
        self._is_busy = is_busy

    def hear(self, message):
        """Keep a message."""
        self.heard.append(message)
        return not self._is_busy

    def drained(self):
        """Count it."""
        self.drains += 1

    def over(self, code):
        """Keep how it ended."""
        self.codes.append(code)


class Alone(TableProtocol):
    """A WebSocket without an app behind it."""

    async def run_asgi(self):
        """Nobody has to be asked."""


def configured():
    """For WebSockets without an app behind them."""
    return uvicorn.Config(app_that(), ws=Alone, ws_max_size=LARGEST, ws_ping_interval=None, log_config=None)


def handshake():
    """What a client sends first."""
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.send_request(client.connect())
    return b"".join(client.data_to_send())


async def accepted():
    """A WebSocket that was accepted, and its line."""
    wire, line = Alone(configured(), ServerState(), {}), Line()
    wire.connection_made(line)
    wire.data_received(handshake())
    await wire.queue.get()
    await wire.send({"type": "websocket.accept"})
    line.written.clear()
    return wire, line


async def connected(listener):
    """One to which somebody listens, and its line."""
    wire, line = await accepted()
    wire.listen(listener)
    return wire, line


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_a_text_is_framed_as_the_protocol_wants_it(length):
    """To the byte as the library that reads them back would write it."""
    text = b"x" * length

    assert Frame(Opcode.TEXT, text).serialize(mask=False) == head(length) + text


def some_frames(rng):
    """Bytes of a client: mostly short texts, and now and then something else, or something wrong."""
    text = bytes(rng.choices(range(32, 127), k=rng.choice((0, 1, 60, 125, 126, 700))))
    kind = rng.randrange(14)
    if kind == 0:
        ended = [Frame(Opcode.TEXT, text, fin=False), Frame(Opcode.PING, b"?"), Frame(Opcode.CONT, b"end")]
    else:
        ended = [Frame(Opcode.BINARY if kind == 1 else Opcode.PING if kind == 2 else Opcode.TEXT, text[:125])]
    if kind == 3:
        ended = [Frame(Opcode.TEXT, text + "één".encode())]
    if kind == 4 and rng.random() < 0.5:
        wrong = [UNMASKED, LONG_WINDED, HUGE, Frame(Opcode.TEXT, b"\xff").serialize(mask=True)]
        wrong += [Frame(Opcode.TEXT, b"x" * (LARGEST + 1)).serialize(mask=True), b"\xc1\x80\0\0\0\0"]
        return rng.choice([*wrong, Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True)])
    return b"".join(frame.serialize(mask=True) for frame in ended)


async def read(data, pieces, *, by_library):
    """What is heard and written when some bytes come in these pieces, and whether the connection ends."""
    listener = Listener()
    wire, line = await connected(listener)
    if by_library:
        wire._is_plain = False
    at = 0
    for size in pieces:
        if not line.closed:
            wire.data_received(data[at : at + size])
        at += size
    return listener.heard, line.written, line.closed


async def test_whatever_a_client_sends_is_read_as_the_library_reads_it():
    """In whole frames or in pieces, right or wrong: the same messages, answers and endings."""
    rng, endings = random.Random(8), set()
    for _ in range(60):
        parts = [some_frames(rng) for _ in range(rng.randrange(1, 12))]
        data = b"".join(parts)
        pieces = [len(part) for part in parts]
        if rng.random() < 0.3:
            pieces = [rng.randrange(1, 80) for _ in range(len(data))]
        elif rng.random() < 0.3:
            pieces = [len(data)]

        seen = await read(data, pieces, by_library=False)

        assert await read(data, pieces, by_library=True) == seen
        endings.add(seen[2])
    assert {True, False} == endings


async def test_texts_that_come_whole_do_not_trouble_the_library():
    """Which has to judge only from the first byte on that is anything else."""
    listener = Listener()
    wire, line = await connected(listener)
    texts = [b"{}", b"x" * 300, b""]
    wire.data_received(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts))
    assert (texts, True, []) == (listener.heard, wire._is_plain, line.written)

    wire.data_received(Frame(Opcode.PING, b"?").serialize(mask=True))

    assert (False, [Frame(Opcode.PONG, b"?").serialize(mask=False)]) == (wire._is_plain, line.written)


async def test_nothing_more_is_read_while_whoever_listens_is_busy():
    """Until they want to read on."""
    wire, line = await connected(Listener(is_busy=True))
    wire.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
    assert not line.reads

    wire.read_on()

    assert line.reads


async def test_what_is_gathered_leaves_in_one_piece():
    """In the order in which it was written; what comes after it, by itself."""
    wire, line = await connected(Listener())

    wire.gather()
    assert [True, True] == [wire.write_text(text) for text in (b"news", b"answer")]
    assert [] == line.written
    wire.release()
    wire.write_text(b"later")

    assert [head(4) + b"news" + head(6) + b"answer", head(5) + b"later"] == line.written


class Calling(TableProtocol):
    """A WebSocket whose app says hello to somebody who listens from then on, and returns."""

    listener: Listener

    def __init__(self):
        super().__init__(configured(), ServerState(), {})
        self.app = self.call

    async def call(self, scope, receive, send):
        """Accept it, and let go of it."""
        await receive()
        await send({"type": "websocket.accept"})
        scope[WIRE].listen(self.listener)


async def left_to(listener):
    """A WebSocket whose app has returned, and its line."""
    wire, line = Calling(), Line()
    wire.listener = listener
    wire.connection_made(line)
    wire.data_received(handshake())
    await asyncio.gather(*wire.tasks)
    line.written.clear()
    return wire, line


async def test_a_connection_ends_with_the_call_of_an_app_that_fails(lines):
    """Before it was accepted, it is refused; the failure is logged with its trace."""

    async def fail(_scope, _receive, _send):
        raise ZeroDivisionError

    wire, line = Calling(), Line()
    wire.app = fail
    wire.connection_made(line)
    wire.data_received(handshake())
    await asyncio.gather(*wire.tasks)

    (event,) = events(lines)
    assert (True, True) == (line.written[0].startswith(b"HTTP/1.1 500 "), line.closed)
    assert ("Exception in ASGI application", True) == (event["event"], "ZeroDivisionError" in event["trace"])


async def sent_away(end):
    """What is written to a client whose handshake has come, but was not answered yet, if this happens then."""

    async def turn_away(_scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "goodbye"})
        await send({"type": "websocket.close", "code": 4000})

    wire, line = Calling(), Line()
    wire.app = LastResort(turn_away)
    wire.connection_made(line)
    wire.data_received(handshake())
    end(wire, line)
    await asyncio.gather(*wire.tasks)
    return line.written


async def test_whoever_is_about_to_be_let_in_is_refused_when_the_server_stops(lines):
    """As a request would be, with the code for it; the app need not know, and nothing fails."""
    (answer,) = await sent_away(lambda wire, _: wire.shutdown())

    head, _, body = answer.partition(b"\r\n\r\n")
    assert (True, "server/closing") == (head.startswith(b"HTTP/1.1 503 "), json.loads(body)["error"]["code"])
    assert [] == lines()


@pytest.mark.parametrize("end", [lambda _, line: line.close(), lambda wire, _: wire.connection_lost(None)])
async def test_nothing_is_said_to_whoever_goes_before_they_are_let_in(end, lines):
    """Nothing fails for that: it is a matter of the client's."""
    assert [] == await sent_away(end)
    assert [] == lines()


def sent(opcode, data):
    """A frame of a client."""
    return Frame(opcode, data).serialize(mask=True)


async def test_a_websocket_goes_on_without_the_call_of_its_app():
    """It is heard and written to; whatever the client does besides is answered as before."""
    listener = Listener()
    wire, line = await left_to(listener)

    wire.data_received(sent(Opcode.TEXT, b"{}") + sent(Opcode.PING, b"?"))
    assert wire.write_text(b"news")

    assert ([b"{}"], False) == (listener.heard, line.closed)
    assert [Frame(Opcode.PONG, b"?").serialize(mask=False), head(4) + b"news"] == line.written
    assert set() == wire.tasks


async def test_whoever_listens_hears_first_what_came_before():
    """In its order; a client that has gone already is over in the next turn."""
    listener = Listener()
    wire, _ = await accepted()
    wire.data_received(sent(Opcode.TEXT, b"1") + sent(Opcode.BINARY, b"2"))
    wire.data_received(sent(Opcode.CLOSE, Close(1001, "").serialize()))
    wire.listen(listener)
    assert ["1", b"2"] == listener.heard
    assert [] == listener.codes

    await asyncio.sleep(0)

    assert [1001] == listener.codes


@pytest.mark.parametrize(
    ("end", "code"),
    [
        (lambda wire: wire.data_received(sent(Opcode.CLOSE, Close(3000, "").serialize())), 3000),
        (lambda wire: wire.data_received(sent(Opcode.TEXT, b"\xff")), 1007),
        (lambda wire: wire.connection_lost(None), 1005),
        (lambda wire: wire.shutdown(), 1012),
        (lambda wire: wire.close(4000), 4000),
        (lambda wire: wire.hang_up(), 1006),
    ],
)
async def test_the_end_is_told_once_however_it_comes(end, code):
    """To whoever listens first, and then to all who wanted to know, also to those who ask afterwards."""
    listener, codes = Listener(), []
    wire, line = await left_to(listener)
    wire.when_over(lambda code: codes.append((code, list(listener.codes))))
    end(wire)
    if not wire.disconnected:
        wire.connection_lost(None)
    wire.when_over(codes.append)
    assert ([], [], True) == (listener.codes, codes, line.closed)

    await asyncio.sleep(0)

    assert ([code], [(code, [code]), code]) == (listener.codes, codes)


async def test_a_client_that_has_said_goodbye_does_not_hold_up_a_stop():
    """Its connection may last for a while, if it does not read what it was sent before."""
    listener = Listener()
    wire, line = await left_to(listener)
    goodbye = Frame(Opcode.CLOSE, Close(1000, "").serialize())
    wire.data_received(goodbye.serialize(mask=True))

    wire.shutdown()
    await asyncio.sleep(0)

    assert ([goodbye.serialize(mask=False)], [1000]) == (line.written, listener.codes)


async def test_a_goodbye_waits_until_the_client_answers():
    """Nothing is written after it, and what the client says meanwhile is not heard."""
    listener = Listener(is_busy=True)
    wire, line = await left_to(listener)
    wire.data_received(sent(Opcode.TEXT, b"1"))
    assert not line.reads

    assert wire.close(4000)

    goodbye = Frame(Opcode.CLOSE, Close(4000, "").serialize())
    assert ([goodbye.serialize(mask=False)], True) == (line.written, line.reads)
    wire.data_received(sent(Opcode.TEXT, b"2"))
    assert ([b"1"], False, False) == (listener.heard, wire.write_text(b"news"), line.closed)
    wire.data_received(goodbye.serialize(mask=True))
    assert (True, False) == (line.closed, wire.close(4000))


async def test_nothing_is_written_while_too_much_waits():
    """No goodbye either; whoever listens is told when there is room again."""
    listener = Listener()
    wire, line = await left_to(listener)
    wire.pause_writing()
    assert [False, False] == [wire.write_text(b"news"), wire.close(4000)]
    assert ([], 0) == (line.written, listener.drains)

    wire.resume_writing()

    assert (1, True, True) == (listener.drains, wire.write_text(b"news"), wire.close(4000))


class HandedOver(Line):
    """A connection that another protocol may take over."""

    def set_protocol(self, protocol):
        """Let it hear from now on."""
        self.protocol = protocol

    def get_protocol(self):
        """Who hears now."""
        return self.protocol


async def test_nothing_of_the_request_is_kept_while_a_websocket_lasts():
    """Neither whoever read it nor its headers, which would take more memory than all else of the connection."""
    config, line = configured(), HandedOver()
    config.load()
    http = guarded(Connections(Settings(), Metrics()))(config, ServerState(), {})
    line.set_protocol(http)
    http.connection_made(line)
    http.data_received(handshake())
    reader = weakref.ref(http)
    del http
    wire = line.get_protocol()
    await wire.queue.get()
    await wire.send({"type": "websocket.accept"})
    request = weakref.ref(wire.request)
    wire.listen(Listener())

    assert (None, None) == (reader(), request())
