import io
import os
import socket
import sys

import pytest
import segno
from rich.console import Console

from followsuit.server.errors import AddressError, PortTaken
from followsuit.server.run import addresses
from followsuit.server.run.addresses import announce, code_picture, lan_address, links, listen

LAN = "192.168.1.20"


@pytest.fixture
def on_a_network(monkeypatch):
    """A machine with an address on a network."""
    monkeypatch.setattr(addresses, "lan_address", lambda: LAN)


def announced(here, others, *, terminal):
    """What is printed at the start."""
    printed = io.StringIO()
    announce(Console(file=printed, force_terminal=terminal, width=40, color_system=None), here, others)
    return printed.getvalue()


def test_a_listener_takes_connections():
    """At the port that was asked for, or with 0 at one that is free."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()) as client:
        served, address = listener.accept()
        with served:
            assert client.getsockname() == address


def test_a_port_can_be_used_again_right_after_a_stop():
    """The system keeps closed connections for a minute; a restart does not wait for it."""
    with listen("127.0.0.1", 0) as listener:
        host, port = listener.getsockname()
        with socket.create_connection((host, port)), listener.accept()[0] as served:
            served.shutdown(socket.SHUT_RDWR)

    with listen(host, port) as again:
        assert port == again.getsockname()[1]


def test_a_port_that_is_taken_is_named_with_one_that_is_free():
    """The remedy can be copied: it works."""
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken) as caught:
            listen("127.0.0.1", port)

    assert f"Port {port} is taken by another program." == caught.value.sentence
    start = "Choose another with --port, such as --port "
    assert caught.value.remedy.startswith(start)
    with listen("127.0.0.1", int(caught.value.remedy.removeprefix(start).rstrip("."))) as other:
        assert port != other.getsockname()[1]


@pytest.mark.parametrize("host", ["no.such.host.invalid", "256.0.0.1", "a..b", "a\0b"])
def test_a_host_that_is_no_address_is_said_so(host):
    """With what people mostly want instead."""
    with pytest.raises(AddressError, match=r"There is no address .* Choose 127\.0\.0\.1 for this machine only"):
        listen(host, 0)


def test_an_address_of_another_machine_is_said_so():
    """Only one's own can be listened at."""
    with pytest.raises(AddressError, match=r"This machine cannot listen at “192\.0\.2\.1”"):
        listen("192.0.2.1", 0)


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() == 0, reason="the system lets this user use any port")
def test_a_port_that_the_system_keeps_for_itself_is_said_so():
    """Ports below 1024 are for the administrator."""
    with pytest.raises(AddressError, match="The system does not let you use port 1"):
        listen("127.0.0.1", 1)


@pytest.mark.parametrize(
    ("host", "public", "expected"),
    [
        ("127.0.0.1", None, ("http://127.0.0.1:8000", None)),
        ("localhost", None, ("http://localhost:8000", None)),
        ("::1", None, ("http://[::1]:8000", None)),
        ("0.0.0.0", None, ("http://127.0.0.1:8000", f"http://{LAN}:8000")),
        ("::", None, ("http://127.0.0.1:8000", f"http://{LAN}:8000")),
        ("192.168.1.20", None, ("http://192.168.1.20:8000", "http://192.168.1.20:8000")),
        ("127.0.0.1", "https://cards.example.org", ("http://127.0.0.1:8000", "https://cards.example.org")),
    ],
)
@pytest.mark.usefixtures("on_a_network")
def test_there_is_a_link_for_this_machine_and_one_for_others(host, public, expected):
    """For others only where they can get in."""
    assert expected == links(host, 8000, public)


def test_without_a_network_there_is_no_link_for_others(monkeypatch):
    """Listening everywhere does not help a machine that is nowhere."""
    monkeypatch.setattr(addresses, "lan_address", lambda: None)

    assert ("http://127.0.0.1:8000", None) == links("0.0.0.0", 8000)


def test_the_address_on_the_network_is_not_this_machines_private_one():
    """127.0.0.1 means another machine to everybody else."""
    assert not (lan_address() or "none").startswith("127.")


def test_the_start_says_where_the_server_is():
    """One link when it is for this machine alone."""
    assert "Followsuit is running at http://127.0.0.1:8000\nPress Ctrl-C to stop it.\n" == announced(
        "http://127.0.0.1:8000", None, terminal=True
    )


def test_for_others_there_is_a_link_and_on_a_terminal_a_picture():
    """A log file gets no picture; neither breaks a long link."""
    here, others = "http://127.0.0.1:8000", "https://a-rather-long-name-for-a-server.example.org"
    lines = f"Followsuit is running at {here}\nFor others: {others}\n"

    assert f"{lines}Press Ctrl-C to stop it.\n" == announced(here, others, terminal=False)
    assert f"{lines}{code_picture(others)}\nPress Ctrl-C to stop it.\n" == announced(here, others, terminal=True)


def test_the_picture_is_the_code_of_the_link():
    """Module for module, light where a block is drawn, with a margin."""
    url = f"http://{LAN}:8000"
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = [row for line in code_picture(url).split("\n") for row in zip(*(halves[each] for each in line), strict=True)]
    code = segno.make(url, micro=False)

    expected = [tuple(map(int, row)) for row in code.matrix_iter(border=2)]
    assert expected == rows[: len(expected)]
