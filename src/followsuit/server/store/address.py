"""Addresses of databases as people write them: `sqlite:///FILE` and `postgresql://…`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.errors import StoreAddressError


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is; `shown` is the same without its password."""

    kind: Literal["sqlite", "postgresql"]
    shown: str
    given: str = field(repr=False)
    url: URL = field(repr=False)

    @property
    def file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.url.database or "")


def parse_address(given: str) -> Address:
    """Read an address; StoreAddressError says what would be right, without showing what may be a password."""
    scheme, found, _ = given.partition("://")
    if not found:
        raise StoreAddressError(Message("store/url-without-kind"))
    if scheme not in ("sqlite", "postgresql", "postgres"):
        raise StoreAddressError(Message("store/url-of-unknown-kind", {"kind": quoted(scheme)}))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise StoreAddressError(Message("store/url-unreadable", {"kind": scheme})) from None
    return _sqlite(given, url) if scheme == "sqlite" else _postgres(given, url)


def _sqlite(given: str, url: URL) -> Address:
    if url.host or url.username or url.port:
        raise StoreAddressError(Message("store/url-slashes"))
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreAddressError(Message("store/url-without-file"))
    if url.query:
        raise StoreAddressError(Message("store/url-after-file"))
    return Address("sqlite", f"sqlite:///{url.database}", given, url.set(drivername="sqlite"))


def _postgres(given: str, url: URL) -> Address:
    try:
        same_host = (urlsplit(given).hostname or "") == (url.host or "").lower()
        understood = same_host and "@" not in (url.database or "")
    except ValueError:
        understood = False
    if not understood:
        raise StoreAddressError(Message("store/url-in-two-ways"))
    shown = url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
    # asyncpg reads the address itself, so that it means what it means to every PostgreSQL program.
    return Address("postgresql", shown, given, URL.create("postgresql+asyncpg"))
