"""Codes short enough to be said or typed, and so to be guessed: how often one network address may try."""

from __future__ import annotations

import math
import time

from starlette.requests import HTTPConnection

from followsuit.server.live.buckets import Buckets, is_loopback
from followsuit.server.live.hall import Hall
from followsuit.server.refusals import refused
from followsuit.server.run.rates import Limit
from followsuit.server.run.settings import Settings
from followsuit.server.web.limits import client_key

NEW_TABLES = Limit(100 / 86_400, 100)
"""Of one network address, in a day: the three letters of Zole are few, and nobody is to use them up."""


class ShortCodes:
    """What each network address has tried."""

    def __init__(self, settings: Settings) -> None:
        self._guesses = None if settings.guess_limit is None else Buckets(settings.guess_limit)
        self._tables = None if settings.create_limit is None else Buckets(NEW_TABLES)
        self._loopback = settings.limit_loopback

    def guess(self, connection: HTTPConnection) -> None:
        """Somebody names a code that may be none. Whoever guessed too often is not told whether this one is."""
        if (wait := self._wait(self._guesses, connection)) > 0:
            raise refused("limit/codes", seconds=math.ceil(wait))

    def was_right(self, connection: HTTPConnection) -> None:
        """It was no guess."""
        if self._guesses is not None:
            self._guesses.give_back(client_key(connection.scope))

    def make(self, connection: HTTPConnection) -> None:
        """Somebody wants a new table with three letters."""
        if (wait := self._wait(self._tables, connection)) > 0:
            raise refused("limit/new-tables", seconds=math.ceil(wait))

    def _wait(self, buckets: Buckets | None, connection: HTTPConnection) -> float:
        """How many seconds this came too early."""
        client = client_key(connection.scope)
        if buckets is None or (not self._loopback and is_loopback(client)):
            return 0.0
        return buckets.take(client, time.monotonic())


def short_codes_of(connection: HTTPConnection) -> ShortCodes:
    """What is kept about codes at this node."""
    codes: ShortCodes = connection.app.state.short_codes
    return codes


async def code_meant(connection: HTTPConnection, hall: Hall, said: str) -> str:
    """The code of the table that somebody has words or few letters for; whoever guesses is soon told to wait."""
    codes = short_codes_of(connection)
    codes.guess(connection)
    code = await hall.code_said(said)
    codes.was_right(connection)
    return code
