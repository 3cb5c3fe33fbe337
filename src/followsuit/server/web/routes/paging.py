"""Where a page of a list ended, as a text that clients hand back without looking into it."""

from __future__ import annotations

import base64
import binascii

import msgspec

from followsuit.server.refusals import refused
from followsuit.server.store.rows import Cursor, SeatCursor


def written(cursor: Cursor | SeatCursor) -> str:
    """A place in a list as a text."""
    return base64.urlsafe_b64encode(msgspec.json.encode(cursor)).decode().rstrip("=")


def table_cursor(text: str | None) -> Cursor | None:
    """A place in a list of tables."""
    return None if text is None else msgspec.convert(_read(text, 2), Cursor)


def seat_cursor(text: str | None) -> SeatCursor | None:
    """A place in a list of seats."""
    return None if text is None else msgspec.convert(_read(text, 3), SeatCursor)


def _read(text: str, length: int) -> list[float | int]:
    try:
        parts = msgspec.json.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=list[float | int])
    except (msgspec.MsgspecError, binascii.Error, ValueError, UnicodeError):
        parts = []
    if len(parts) != length or any(isinstance(part, float) or abs(part) >= 2**62 for part in parts[1:]):
        raise refused("page/invalid")
    return [float(parts[0]), *parts[1:]]
