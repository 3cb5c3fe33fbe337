"""News between nodes: whoever changes a table says so, and those who hold it load what they lack.

News may be lost. Nothing relies on it but speed, because every node also looks into the store from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsClientSubscription
from nats.errors import Error as NatsError

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.errors import BusError
from followsuit.server.run.logs import LOGGER, log

# Called on the event loop, for each piece of news in turn; it must be quick.
Callback: TypeAlias = Callable[[bytes], None]

CONNECT_SECONDS = 5.0
FLUSH_SECONDS = 2.0
RECONNECT_SECONDS = 0.2
PING_SECONDS = 5
"""How often it is tried whether the connection holds; it is taken for lost when three in a row are not answered."""
DEFAULT_PORT = 4222


class Subscription(Protocol):
    """News that somebody asked for."""

    async def stop(self) -> None:
        """Ask for no more; the callback is not called again."""
        ...


class Bus(Protocol):
    """A way to tell every node something. Subjects are words with dots between; `*` stands for any one word."""

    @property
    def is_up(self) -> bool:
        """Whether news comes through now."""
        ...

    @property
    def gaps(self) -> int:
        """How often news may have been lost so far: after each time it has to be looked what still holds."""
        ...

    @property
    def dropped(self) -> int:
        """How many publications were given up because the bus was down."""
        ...

    def publish(self, subject: str, data: bytes) -> None:
        """Tell everybody who listens, oneself too, soon; quietly given up while the bus is down."""
        ...

    async def subscribe(self, subject: str, callback: Callback) -> Subscription:
        """Listen: what is published after this returns is heard."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._exact: dict[str, dict[_LocalSubscription, None]] = {}
        self._patterns: dict[_LocalSubscription, list[str]] = {}
        self._is_closed = False

    @property
    def is_up(self) -> bool:
        """Whether it has not been closed."""
        return not self._is_closed

    @property
    def gaps(self) -> int:
        """None: a process always reaches itself."""
        return 0

    @property
    def dropped(self) -> int:
        """None, for the same reason."""
        return 0

    def publish(self, subject: str, data: bytes) -> None:
        """Call everybody who listens, soon."""
        loop = asyncio.get_running_loop()
        for subscription in self._exact.get(subject, ()):
            loop.call_soon(subscription.hear, data)
        if self._patterns:
            words = subject.split(".")
            for subscription, pattern in self._patterns.items():
                if len(pattern) == len(words) and all(
                    want in ("*", word) for want, word in zip(pattern, words, strict=True)
                ):
                    loop.call_soon(subscription.hear, data)

    async def subscribe(self, subject: str, callback: Callback) -> Subscription:
        """Listen from now on."""
        subscription = _LocalSubscription(self, subject, callback)
        if "*" in (words := subject.split(".")):
            self._patterns[subscription] = words
        else:
            self._exact.setdefault(subject, {})[subscription] = None
        return subscription

    async def close(self) -> None:
        self._is_closed = True
        for subscription in [*self._patterns, *(each for some in self._exact.values() for each in some)]:
            await subscription.stop()

    def forget(self, subscription: _LocalSubscription) -> None:
        """Call a subscriber no more."""
        self._patterns.pop(subscription, None)
        if (others := self._exact.get(subscription.subject)) is not None:
            others.pop(subscription, None)
            if not others:
                del self._exact[subscription.subject]


class _LocalSubscription:
    def __init__(self, bus: LocalBus, subject: str, callback: Callback) -> None:
        self.subject = subject
        self._bus = bus
        self._callback: Callback | None = callback

    def hear(self, data: bytes) -> None:
        if self._callback is not None:
            self._callback(data)

    async def stop(self) -> None:
        self._callback = None
        self._bus.forget(self)


class NatsBus:
    """A bus over a NATS server, made with `NatsBus.connect`. Once connected, it reconnects for as long as it lives."""

    def __init__(self) -> None:
        self._client = Client()
        self._dropped = 0
        self._gaps = 0
        self._has_started = False
        self._last_error: Exception | None = None
        self._publishing: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str, *, wait: float = 0) -> NatsBus:
        """Connect to the server at `nats://HOST:PORT`; BusError if it does not answer within `wait` seconds."""
        shown = _checked(url)
        deadline = asyncio.get_running_loop().time() + wait
        while True:
            try:
                return await cls._connected(url, shown)
            except BusError:
                if asyncio.get_running_loop().time() >= deadline:
                    raise
                await asyncio.sleep(RECONNECT_SECONDS)

    @classmethod
    async def _connected(cls, url: str, shown: str) -> NatsBus:
        bus = cls()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await bus._connect(url)
        except (NatsError, OSError, TimeoutError) as error:
            await bus.close()
            # The client itself only says that no server is left.
            cause = bus._last_error or error
            reason = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
            raise BusError(Message("bus/unreachable", {"bus": shown, "reason": reason})) from None
        bus._has_started = True
        bus._client.options["max_reconnect_attempts"] = -1
        return bus

    async def _connect(self, url: str) -> None:
        await self._client.connect(
            url,
            name="followsuit",
            # Two tries while somebody waits for the start; once there is a connection, it is kept up for ever.
            max_reconnect_attempts=1,
            reconnect_time_wait=RECONNECT_SECONDS,  # type: ignore[arg-type]
            flush_timeout=FLUSH_SECONDS,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=2,
            error_cb=self._note_error,
            disconnected_cb=self._note_down,
            reconnected_cb=self._note_up,
        )

    @property
    def is_up(self) -> bool:
        """Whether there is a connection to the server, as far as is known."""
        return bool(self._client.is_connected)

    @property
    def gaps(self) -> int:
        """How often the connection was lost or came back, or the client could not keep up."""
        return self._gaps

    @property
    def dropped(self) -> int:
        """How many publications were given up because there was no connection."""
        return self._dropped

    def publish(self, subject: str, data: bytes) -> None:
        """Tell everybody who listens at any node; quietly given up and counted while there is no connection."""
        if not self.is_up:
            self._dropped += 1
            return
        task = asyncio.create_task(self._publish(subject, data), name=subject)
        self._publishing.add(task)
        task.add_done_callback(self._publishing.discard)

    async def _publish(self, subject: str, data: bytes) -> None:
        try:
            await self._client.publish(subject, data)
        except (NatsError, OSError, TimeoutError):
            self._dropped += 1

    async def subscribe(self, subject: str, callback: Callback) -> Subscription:
        """Listen. While there is no connection, listening begins with the next one."""

        async def hear(message: Msg) -> None:
            callback(message.data)

        try:
            subscription = await self._client.subscribe(subject, cb=hear)
        except NatsError:
            raise BusError(Message("bus/closed")) from None
        if self.is_up:
            # Wait for the server to know, unless the connection is lost at this moment.
            with suppress(NatsError, OSError, TimeoutError):
                await self._client.flush(timeout=FLUSH_SECONDS)  # type: ignore[arg-type]
        return _NatsSubscription(subscription)

    async def close(self) -> None:
        for task in self._publishing:
            task.cancel()
        with suppress(NatsError, OSError):
            await self._client.close()

    async def _note_error(self, error: Exception) -> None:
        self._last_error = error
        self._gaps += 1

    async def _note_down(self) -> None:
        self._gaps += 1
        if self._has_started and not self._client.is_closed:
            log(LOGGER, "nats-disconnected", logging.WARNING)

    async def _note_up(self) -> None:
        self._gaps += 1
        log(LOGGER, "nats-connected-again")


class _NatsSubscription:
    def __init__(self, subscription: NatsClientSubscription) -> None:
        self._subscription = subscription

    async def stop(self) -> None:
        # It has ended already if the bus was closed before.
        with suppress(NatsError, OSError):
            await self._subscription.unsubscribe()


def _checked(url: str) -> str:
    """The host and port of an address as they may be shown, without what may be a password."""
    try:
        parts = urlsplit(url)
        if parts.scheme in ("nats", "tls") and parts.hostname:
            return quoted(f"{parts.hostname}:{parts.port or DEFAULT_PORT}")
    except ValueError:
        pass
    raise BusError(Message("bus/address"))
