"""Who asks: nobody has an account, but whoever holds a seat has a token, of which only the hash is ever stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from followsuit.server.refusals import refused

COOKIE = "followsuit"
YEAR = 365 * 86_400
TOKEN = re.compile(r"[A-Za-z0-9_-]{36,43}")
"""Those given out here, and the UUIDs that `/zole` gives."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever sent a request: the hash of their token, if they have one, and the token if it is new."""

    holder: str | None
    new_token: str | None = None

    def keep(self, response: Response, *, secure: bool, path: str) -> None:
        """Let the caller's browser remember a new token, for what is below a path."""
        if self.new_token is not None:
            response.set_cookie(
                COOKIE, self.new_token, max_age=YEAR, path=path, secure=secure, httponly=True, samesite="lax"
            )


def new_token() -> str:
    """A token: 256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def holder_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def caller(connection: HTTPConnection) -> Caller:
    """Who sent a request, by bearer token or cookie; a cookie that is none of ours is as good as none."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        token = bearer.strip()
        if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
            raise refused("token/invalid")
        return Caller(holder_of(token))
    cookie = connection.cookies.get(COOKIE, "")
    return Caller(holder_of(cookie) if TOKEN.fullmatch(cookie) else None)


def caller_to_seat(connection: HTTPConnection) -> tuple[Caller, str]:
    """Who is about to hold a seat, and their hash: a new token for whoever has none."""
    found = caller(connection)
    if found.holder is not None:
        return found, found.holder
    token = new_token()
    holder = holder_of(token)
    return Caller(holder, token), holder
