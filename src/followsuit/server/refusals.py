"""Everything that a client may be refused: each code once, with its HTTP status.

The sentence for a code, and the way on, are the message of that name in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.errors import FollowsuitError, TableError
from followsuit.language.message import Message

NO_STATUS = 0
"""Of what is refused only in the frames of a socket."""

REFUSALS: Mapping[str, int] = {
    "action/stale": 409,
    "chances/off": 403,
    "chances/seen": 409,
    "chat/empty": 422,
    "chat/long": 422,
    "chat/muted": 403,
    "chat/unknown-phrase": 422,
    "chat/unseen": 422,
    "claim/again": 409,
    "claim/lost": 409,
    "claim/not-here": 409,
    "claim/not-now": 409,
    "claim/order": 422,
    "claim/pending": 409,
    "claim/unasked": 409,
    "claim/unplayable": 409,
    "commitment/closed": 409,
    "commitment/invalid": 422,
    "commitment/late": 409,
    "commitment/other-table": 409,
    "commitment/sealed": 409,
    "commitment/taken": 409,
    "contribution/another": 409,
    "contribution/invalid": 422,
    "contribution/uncommitted": 409,
    "contribution/unsealed": 409,
    "daily/not-yet": 403,
    "daily/unknown-day": 404,
    "daily/yours-alone": 403,
    "explore/deep": 422,
    "explore/one-seat": 422,
    "explore/passing": 409,
    "explore/too-many-deals": 409,
    "frame/invalid": NO_STATUS,
    "hand-over/expired": 404,
    "hint/not-now": 409,
    "hint/off": 403,
    "language/unknown": 404,
    "lesson/none": 404,
    "limit/address": 429,
    "limit/body": 413,
    "limit/codes": 429,
    "limit/connections": 503,
    "limit/daily": 429,
    "limit/head": 431,
    "limit/hints": 429,
    "limit/new-tables": 429,
    "limit/questions": 429,
    "limit/rate": 429,
    "limit/reports": 429,
    "limit/reviews": 429,
    "limit/slow": 408,
    "limit/tables": 429,
    "match/deals": 422,
    "match/none": 404,
    "match/not-over": 403,
    "match/other-table": 403,
    "match/tables": 422,
    "page/invalid": 400,
    "page/not-built": 503,
    "replay/no-step": 404,
    "report/full": 503,
    "report/nothing": 404,
    "report/own": 409,
    "request/broken": 400,
    "request/invalid": 422,
    "request/method": 405,
    "request/unknown": 404,
    "review/failed": 500,
    "review/none": 404,
    "review/not-compiled": 409,
    "review/waiting": 503,
    "round/undecided": 409,
    "seat/another-hand": 409,
    "seat/arriving": 409,
    "seat/holder": 409,
    "seat/last-round": 409,
    "seat/name-empty": 422,
    "seat/name-invalid": 422,
    "seat/name-taken": 409,
    "seat/none": 403,
    "seat/not-away": 409,
    "seat/not-open": 409,
    "seat/not-yours": 403,
    "seat/plan": 422,
    "seat/unknown": 404,
    "security/banned": 403,
    "security/host": 403,
    "security/origin": 403,
    "server/busy": 503,
    "server/closing": 503,
    "server/error": 500,
    "socket/replaced": NO_STATUS,
    "socket/silent": NO_STATUS,
    "socket/too-slow": NO_STATUS,
    "table/abandoned": 409,
    "table/between-rounds": 409,
    "table/busy": 503,
    "table/closed": 403,
    "table/closed-by-operator": 410,
    "table/crowded": 503,
    "table/forgotten": 410,
    "table/full": 409,
    "table/no-code": 503,
    "table/no-pause": 409,
    "table/no-spectators": 403,
    "table/not-host": 403,
    "table/not-over": 409,
    "table/not-started": 409,
    "table/open-ended": 409,
    "table/over": 409,
    "table/page-changed": 410,
    "table/started": 409,
    "table/starts-anew": 503,
    "table/too-long": 409,
    "table/unknown": 404,
    "table/unreadable": 503,
    "time/no-clock": 409,
    "time/own": 403,
    "token/invalid": 401,
    "undo/nothing": 409,
    "undo/off": 403,
    "undo/pending": 409,
    "undo/unasked": 409,
    "zole/invalid": 400,
    "zole/not-registered": 400,
    "words/unwanted": 422,
}

UNREADABLE = ("table/unreadable", "table/page-changed")
"""Of tables that are there, and that nobody can open."""

PASSED_ON: Mapping[str, int] = {
    "action/illegal": 409,
    "action/out-of-turn": 409,
    "game/unknown": 404,
    "knowledge/formula": 422,
    "knowledge/not-in-play": 409,
    "language/unknown": 404,
    "option/invalid": 422,
    "parse/invalid": 422,
    "player/unknown": 422,
    "rules/invalid": 422,
    "store/full": 503,
    "store/unavailable": 503,
}
"""What the game, the bots or the database refuse in words of their own."""


def documented_refusals() -> dict[str, int]:
    """Every code that a client can meet, over HTTP or in a socket, with its status."""
    return dict(sorted({**REFUSALS, **PASSED_ON}.items()))


def status_of(error: FollowsuitError) -> int:
    """The HTTP status for an error."""
    known = documented_refusals().get(error.code)
    if known is not None:
        return known
    return 503 if error.code.startswith("store/") else 400


def refused(code: str, /, **facts: object) -> TableError:
    """The error for a refusal, with the facts that its sentence tells."""
    return TableError(code, Message(code, facts))
