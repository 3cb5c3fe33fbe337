"""Giving a seat to another device: a key that holds for a while, and only until the seat has moved."""

from __future__ import annotations

import hashlib
import hmac

from followsuit.server.refusals import refused
from followsuit.server.table.model import Table

VALID = 900.0


def make_key(table: Table, seat: int, now: float) -> tuple[str, float]:
    """A key for a seat, and until when it holds. It is bound to the present holder, so it works once."""
    expires = int(now + VALID)
    return f"{seat}-{expires}-{_sign(table, seat, expires)}", float(expires)


def seat_of_key(table: Table, key: str, now: float) -> int:
    """The seat that a key is for; a refusal if it has been used or is too old."""
    parts = key.split("-")
    if len(parts) == 3 and parts[0].isdecimal() and parts[1].isdecimal() and len(key) < 100:
        seat, expires = int(parts[0]), int(parts[1])
        fits = seat < len(table.seats) and now < expires and table.seats[seat].holder is not None
        if fits and hmac.compare_digest(_sign(table, seat, expires).encode(), parts[2].encode()):
            return seat
    raise refused("hand-over/expired")


def _sign(table: Table, seat: int, expires: int) -> str:
    said = f"hand over {table.code} {seat} {expires} {table.seats[seat].holder}"
    return hmac.new(table.secret.encode(), said.encode(), hashlib.sha256).hexdigest()[:32]
