"""What a WebSocket costs by itself: `python -m bench.server.wire`, microseconds of a server's processor for each move.

At each of fifty tables of four, a short message comes in; four frames of 500 bytes and an answer go out. Nothing is
decided or stored. Three ways are measured in turns: an ASGI app on uvicorn, our own wire, and picows if it is there.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import socket
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from subprocess import PIPE, Popen
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from followsuit.server.web.own_wire import WIRE, Wire
from followsuit.server.web.wire import TableProtocol

TABLES, SEATS = 50, 4
NEWS, ANSWER = b"n" * 500, b"a" * 60
MESSAGE = Frame(Opcode.TEXT, b'{"type":"act","id":1,"action":"play Qs","version":1234}').serialize(mask=True)
NEWS_SIZE, ANSWER_SIZE = (len(Frame(Opcode.TEXT, each).serialize(mask=False)) for each in (NEWS, ANSWER))
HANDSHAKE = (
    "GET /{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Meter:
    """The processor's time from the first move on."""

    def __init__(self) -> None:
        self.moves = 0
        self._began = 0.0

    def count(self) -> None:
        """Another move."""
        if not self.moves:
            self._began = time.process_time()
        self.moves += 1

    def microseconds(self) -> float:
        """Of a move so far."""
        return 1e6 * (time.process_time() - self._began) / max(1, self.moves)


meter = Meter()
tables: dict[str, list[Any]] = {}


async def usual_app(scope: Any, receive: Any, send: Any) -> None:
    """Tell everyone at a table, through ASGI alone."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    tables.setdefault(scope["path"], []).append(send)
    news, answer = NEWS.decode(), ANSWER.decode()
    while (await receive())["type"] != "websocket.disconnect":
        meter.count()
        for each in tables[scope["path"]]:
            await each({"type": "websocket.send", "text": news})
        await send({"type": "websocket.send", "text": answer})


class Seat:
    """Who hears one client on our own wire."""

    def __init__(self, wire: Wire, table: list[Wire]) -> None:
        self._wire = wire
        self._table = table
        table.append(wire)

    def hear(self, _: str | bytes) -> bool:
        """Tell everyone at the table."""
        meter.count()
        self._wire.gather()
        for each in self._table:
            each.write_text(NEWS)
        self._wire.write_text(ANSWER)
        self._wire.release()
        return True

    def drained(self) -> None:
        """Nothing waits."""

    def over(self, code: int) -> None:
        """Nobody leaves before the end."""


async def our_app(scope: Any, receive: Any, send: Any) -> None:
    """Tell everyone at a table, as our own conversations do."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    scope[WIRE].listen(Seat(scope[WIRE], tables.setdefault(scope["path"], [])))


async def serve_picows(listener: socket.socket) -> None:
    """The same by picows."""
    picows: Any = import_module("picows")

    class PicowsSeat(picows.WSListener):  # type: ignore[misc]  # it need not be installed
        def __init__(self, path: str) -> None:
            self._table = tables.setdefault(path, [])

        def on_ws_connected(self, transport: Any) -> None:
            self._table.append(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            frame.get_payload_as_bytes()
            meter.count()
            for each in self._table:
                each.send(picows.WSMsgType.TEXT, NEWS)
            transport.send(picows.WSMsgType.TEXT, ANSWER)

    server = await picows.ws_create_server(lambda request: PicowsSeat(request.path.decode()), sock=listener)
    await server.serve_forever()


def serve(kind: str) -> None:
    """Be the measured server: say the port, and on each line that is read the cost of a move so far."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=TABLES * SEATS)
    print(listener.getsockname()[1], flush=True)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), _report)
        if kind == "picows":
            await serve_picows(listener)
        else:
            protocol = TableProtocol if kind == "ours" else WebSocketsSansIOProtocol
            app: Callable[..., Any] = our_app if kind == "ours" else usual_app
            config = uvicorn.Config(
                app, ws=protocol, lifespan="off", log_config=None, ws_per_message_deflate=False, ws_ping_interval=None
            )
            await uvicorn.Server(config).serve([listener])

    import uvloop  # noqa: PLC0415 - not on every system

    uvloop.run(work())


def _report() -> None:
    if not os.read(sys.stdin.fileno(), 100):
        os._exit(0)
    print(meter.microseconds(), flush=True)


def measured(kind: str, moves: int) -> float:
    """The microseconds of a move."""
    command = [sys.executable, "-m", "bench.server.wire", "--serve", kind]
    with Popen(command, stdin=PIPE, stdout=PIPE) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        _play(int(server.stdout.readline()), moves)
        server.stdin.write(b"?\n")
        server.stdin.flush()
        cost = float(server.stdout.readline())
        server.stdin.close()
    return cost


def _play(port: int, moves: int) -> None:
    """Let one seat after another move at each table, as soon as the one before has its answer."""
    selector = selectors.DefaultSelector()
    seats = [[_seated(port, table) for _ in range(SEATS)] for table in range(TABLES)]
    missing = [[NEWS_SIZE] * SEATS for _ in seats]
    mover = [0] * TABLES
    for table, connections in enumerate(seats):
        for seat, connection in enumerate(connections):
            selector.register(connection, selectors.EVENT_READ, (table, seat))
        missing[table][0] += ANSWER_SIZE
        connections[0].send(MESSAGE)
    while moves > 0:
        for key, _ in selector.select():
            table, seat = key.data
            missing[table][seat] -= len(seats[table][seat].recv(65_536))
            if seat == mover[table] and missing[table][seat] <= 0:
                moves -= 1
                mover[table] = seat = (seat + 1) % SEATS
                missing[table] = [bytes_left + NEWS_SIZE for bytes_left in missing[table]]
                missing[table][seat] += ANSWER_SIZE
                seats[table][seat].send(MESSAGE)


def _seated(port: int, table: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.sendall(HANDSHAKE.format(table=table).encode())
    received = b""
    while not received.endswith(b"\r\n\r\n"):
        received += connection.recv(4096)
    return connection


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.server.wire", description="What a WebSocket costs by itself.")
    parser.add_argument("--moves", type=int, default=20_000, help="how many moves to measure each time")
    parser.add_argument("--times", type=int, default=3, help="how often to measure each way, in turns")
    parser.add_argument("--serve", choices=("usual", "ours", "picows"), help="be the measured server")
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    kinds = ["usual", "ours", *(["picows"] if find_spec("picows") else [])]
    for _ in range(asked.times):
        costs = ", ".join(f"{kind} {measured(kind, asked.moves):.1f}" for kind in kinds)
        print(f"microseconds of a move: {costs}", flush=True)


if __name__ == "__main__":
    main()
