"""Where the server is: the socket it listens at, and the links that people are shown when it starts."""

from __future__ import annotations

import errno
import io
import os
import socket
import sys
from ipaddress import ip_address

import segno
from rich.console import Console
from rich.style import Style
from rich.text import Text

from followsuit.errors import quoted
from followsuit.language.catalogue import folders
from followsuit.language.message import Message
from followsuit.language.system import of_locale
from followsuit.language.wording import Language, language
from followsuit.server.errors import AddressError, PortTaken

BACKLOG = 2048
PORTS_TRIED = 100


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections at this address; port 0 means any that is free."""
    try:
        return _bound(host, port)
    except (socket.gaierror, ValueError):
        raise AddressError(Message("address/unknown", {"host": quoted(host)})) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            facts = {"port": str(port), "free": str(_free_port(host, port))}
            raise PortTaken(Message("address/taken", facts)) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise AddressError(Message("address/forbidden", {"port": str(port)})) from None
        facts = {"host": quoted(host), "reason": str(error.strerror)}
        raise AddressError(Message("address/unusable", facts)) from None


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        # On Windows this option would let two servers share a port; elsewhere it only skips the wait after a stop.
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # `::` means every address of this machine, also those of IPv4, which is not so on every system.
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def _free_port(host: str, taken: int) -> int:
    """A port near the one that is taken at which nobody listens."""
    start = taken + 1 if taken + PORTS_TRIED < 65536 else 8000
    for port in range(start, start + PORTS_TRIED):
        try:
            _bound(host, port).close()
        except OSError:
            continue
        return port
    return 0


def lan_address() -> str | None:
    """This machine's address on its network, if it is on one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that is reserved for documentation: choosing a route to it tells which of ours is used.
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found


def link(host: str, port: int) -> str:
    """The address to type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def links(host: str, port: int, public_url: str | None = None) -> tuple[str, str | None]:
    """The link for this machine, and the one for others, where there is one."""
    try:
        is_everywhere = ip_address(host).is_unspecified
        is_here = is_everywhere or ip_address(host).is_loopback
    except ValueError:
        is_everywhere, is_here = False, host == "localhost"
    here = link("127.0.0.1" if is_everywhere else host, port)
    if public_url is not None:
        return here, public_url
    if is_everywhere:
        lan = lan_address()
        return here, link(lan, port) if lan is not None else None
    return here, None if is_here else here


def announce(console: Console, here: str, others: str | None) -> None:
    """Say where the server is; on a terminal also as a picture for the camera of a telephone."""
    spoken = language(of_locale(os.environ, folders()))
    console.print(_with_link(spoken, "server/running", here), soft_wrap=True)
    if others is not None and others != here:
        console.print(_with_link(spoken, "server/for-others", others), soft_wrap=True)
    if others is not None and console.is_terminal:
        console.print(Text(code_picture(others), Style(color="white", bgcolor="black")), soft_wrap=True)
    console.print(Text(spoken.say(Message("server/how-to-stop")), "dim"))


def _with_link(spoken: Language, code: str, link: str) -> Text:
    said = Text(spoken.say(Message(code, {"link": link})))
    said.highlight_words([link], "bold cyan")
    return said


def code_picture(url: str) -> str:
    """The link as a QR code of half blocks."""
    picture = io.StringIO()
    segno.make(url, micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")
