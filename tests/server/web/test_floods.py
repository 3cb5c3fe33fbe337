"""Floods of bots and hints beside a table that people play at."""

import pytest

from tests.server.flooding import SOON, flooded
from tests.server.play.node import Node

pytestmark = pytest.mark.usefixtures("compiled")


def test_bots_answer_people_at_once_while_others_flood_the_server(tmp_path):
    """With the usual limits, attackers at two addresses, and a person from a third: each turn within half a second."""
    settings = {"FOLLOWSUIT_TRUSTED_PROXIES": "127.0.0.1", "FOLLOWSUIT_PACE": "0"}
    with Node(f"sqlite:///{tmp_path / 'tables.db'}", settings=settings) as node:
        waits, flood = flooded(f"127.0.0.1:{node.port}", turns=30, seconds=20.0)

    assert 10 < len(waits)
    assert max(waits) < SOON, sorted(waits)[-5:]
    assert flood.answers[429] > 0
