"""What the server sends through a WebSocket. Each frame says by its `type` what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from followsuit.server.telling.errors import ErrorBody
from followsuit.server.telling.table_documents import NoticeDocument, SeatDocument, TableDocument, TakeoverDocument
from followsuit.telling.documents import LiveEvent, Telling


class HelloFrame(TypedDict):
    """The first frame: everything. After a lost connection `events` has what was missed, as far as it is remembered."""

    type: Literal["hello"]
    sequence: int
    table: TableDocument
    telling: Telling | None
    events: list[LiveEvent]
    resumed: bool


class EventFrame(TypedDict):
    """Something happened. `table` and `telling` have what changed by its path: `seats.2.cards`."""

    type: Literal["event"]
    sequence: int
    kinds: list[str]
    """What happened at the table: `acted`, `sat`, `said` …"""
    events: list[LiveEvent]
    table: Mapping[str, Any]
    telling: Mapping[str, Any]


class AckFrame(TypedDict):
    """What was asked for with `id` is done and stored."""

    type: Literal["ack"]
    id: int | str | None
    sequence: int
    version: int


class RefusalFrame(TypedDict):
    """What was asked for with `id` was not done."""

    type: Literal["refusal"]
    id: int | str | None
    error: ErrorBody


class PresenceFrame(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    seats: list[SeatDocument]
    takeover: TakeoverDocument | None


class NoticesFrame(TypedDict):
    """What whoever is connected should know besides the game: all of it, in place of what was told before."""

    type: Literal["notices"]
    notices: list[NoticeDocument]


class PongFrame(TypedDict):
    """The answer to `ping`, and a sign of life in between."""

    type: Literal["pong"]
    id: int | str | None
    now: float


class ByeFrame(TypedDict):
    """The connection ends; `again`: it is worth connecting anew."""

    type: Literal["bye"]
    error: ErrorBody
    again: bool


Frame = HelloFrame | EventFrame | AckFrame | RefusalFrame | PresenceFrame | NoticesFrame | PongFrame | ByeFrame
