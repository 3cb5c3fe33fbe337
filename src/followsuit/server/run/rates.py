"""How often something may happen: so many a second in the long run, and so many at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """`rate` a second in the long run, `burst` at once."""

    rate: float
    burst: int


@dataclass(frozen=True)
class RequestLimits:
    """The limits of requests; one that is None does not exist."""

    address: Limit | None
    """Of one network address."""
    seat: Limit | None
    """Of one seat's token."""
    create: Limit | None
    """Of one network address that makes new tables."""
    loopback: bool = True
    """Whether addresses of this machine itself are counted too."""
