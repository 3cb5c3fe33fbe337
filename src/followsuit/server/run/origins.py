"""Parts of a page's address: the origin, by which browsers tell one site from another, and the path it is below."""

from __future__ import annotations

from urllib.parse import urlsplit


def origin_of(url: str) -> str:
    """The origin of an address as browsers write it: scheme, host, and the port unless it is the scheme's own."""
    parts = urlsplit(url.strip().lower())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"{url} is not the address of a web page")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    origin = f"{parts.scheme}://{host}"
    return origin if parts.port is None else f"{parts.scheme}://{without_default_port(f'{host}:{parts.port}', origin)}"


def without_default_port(host: str, origin: str) -> str:
    """A host without the port that its origin's scheme has anyway."""
    return host.removesuffix(":443" if origin.startswith("https:") else ":80")


def prefix_of(url: str) -> str:
    """The path in an address that everything else is below, without a slash at its end."""
    return urlsplit(url).path.rstrip("/")
