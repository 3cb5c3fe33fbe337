"""Token buckets: how often each client may ask for something.

A bucket holds `burst` tokens and refills at `rate` a second; whoever finds it empty is told when to come back.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address

from followsuit.server.run.rates import Limit

MOST_BUCKETS = 20_000
"""Some 4 MB. Past it, those that were used longest ago are forgotten."""


class TokenBucket:
    """The tokens of one client. A fresh bucket is full."""

    __slots__ = ("_at", "_limit", "_tokens")

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._tokens = float(limit.burst)
        self._at = now

    def take(self, now: float) -> float:
        """Take a token: 0 when there was one, otherwise how many seconds until there is."""
        self._tokens = min(self._limit.burst, self._tokens + max(0.0, now - self._at) * self._limit.rate)
        self._at = max(self._at, now)
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._limit.rate

    def give_back(self) -> None:
        """Put a token back that was taken for nothing."""
        self._tokens = min(self._limit.burst, self._tokens + 1)


class Buckets:
    """A bucket for each client, for no more than `most` clients at once."""

    def __init__(self, limit: Limit, most: int = MOST_BUCKETS) -> None:
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, client: str, now: float) -> float:
        """Take a token of this client's: 0 when there was one, otherwise how many seconds until there is."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._limit, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(now)

    def give_back(self, client: str) -> None:
        """Put a token of this client's back that was taken for nothing."""
        if (bucket := self._buckets.get(client)) is not None:
            bucket.give_back()


def is_loopback(client: str) -> bool:
    """Whether a client is this machine itself."""
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False
