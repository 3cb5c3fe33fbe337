import asyncio
import sys

import pytest

from tests.server.stranger.attacks import ATTACKS
from tests.server.stranger.people import BOT_SECONDS, WARM_ALREADY, Met, people_playing
from tests.server.stranger.target import Target

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="strangers need addresses of their own, which Linux gives"
)

BUSY_MACHINE = 15.0
"""Seconds that a bot may take here, where other tests run beside; `make stranger` holds it to `BOT_SECONDS`."""


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    """A server, for one attack after the other."""
    with Target(tmp_path_factory.mktemp("target")) as target:
        with people_playing(target.address):
            pass
        yield target


@pytest.mark.parametrize("name", ATTACKS)
def test_a_server_holds_and_people_play_on(target, name):
    """Whatever a stranger tries, nothing gives way, nothing fails, and whoever plays there hardly notices."""
    with people_playing(target.address, WARM_ALREADY) as met:
        faults = asyncio.run(ATTACKS[name](target, 1.0))

    assert [] == faults
    assert [] == target.node.failures()
    assert [] == met[0].complaints(BUSY_MACHINE)


def test_people_complain_of_slow_bots():
    """Otherwise nobody would notice."""
    met = Met(bot_seconds=[0.1, BOT_SECONDS + 1])

    assert ["1 of 2 answers of bots took longer than 0.5 s, the slowest 1.50 s"] == met.complaints()


def test_people_complain_when_no_bot_answers():
    """A server that does nothing is not one that holds."""
    assert ["no bot answered at all"] == Met().complaints()
