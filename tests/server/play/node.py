"""A server in a process of its own, which can be killed and started again at the same port."""

from __future__ import annotations

import os
import random
import signal
import sysconfig
from collections.abc import Mapping
from pathlib import Path

import httpx

from tests import services
from tests.waiting import PATIENCE

QUICK: Mapping[str, str] = {
    "FOLLOWSUIT_PACE": "0",
    "FOLLOWSUIT_SWEEP": "0.3",
    "FOLLOWSUIT_ADDRESS_LIMIT": "off",
    "FOLLOWSUIT_ADDRESS_CONNECTIONS": "off",
    "FOLLOWSUIT_SEAT_LIMIT": "off",
    "FOLLOWSUIT_CREATE_LIMIT": "off",
    "FOLLOWSUIT_SOCKET_LIMIT": "off",
    "FOLLOWSUIT_HINT_LIMIT": "off",
    "FOLLOWSUIT_ADDRESS_HINT_LIMIT": "off",
    "FOLLOWSUIT_TABLES_LIMIT": "off",
    "FOLLOWSUIT_BOT_TURNS": "off",
    "FOLLOWSUIT_UNWATCHED_SECONDS": "off",
    "FOLLOWSUIT_ABANDONED_SECONDS": "off",
}
"""Bots that do not dawdle, and no limit to what the one address asks from which all these people come."""

BROKEN_OFF = "timeout graceful shutdown exceeded"


class Node(services.Server):
    """`followsuit serve`, with a database and perhaps a bus."""

    def __init__(self, database: str, nats: str | None = None, settings: Mapping[str, str] = QUICK) -> None:
        self.database = database
        self.nats = nats
        self.settings = settings
        super().__init__()

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    def terminate(self) -> int | None:
        """Ask it to stop, as a supervisor would, and return its exit code once it has; None if it did not run."""
        if self._process is None:
            return None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE)
        self.stop()
        return code

    def kill_a_worker(self, chance: random.Random) -> None:
        """Kill one of its workers, in whose place another one begins."""
        if self._process is not None:
            # The first of its processes keeps what they share for Python, and serves nobody.
            os.kill(chance.choice(sorted(services.children(self._process.pid))[1:]), signal.SIGKILL)

    def log(self) -> str:
        """What it logged, all lives together."""
        return (self.folder / "log").read_text()

    def failures(self) -> list[str]:
        """What the traces in its log end with: there should be none, other than of what a stop broke off."""
        lines = iter(self.log().splitlines())
        ends = [
            next((line for line in lines if not line.startswith(" ")), "")
            for line in lines
            if line.startswith("Traceback")
        ]
        return [end for end in ends if BROKEN_OFF not in end]

    def _command(self) -> list[str]:
        settings = [f"{name}={value}" for name, value in self.settings.items()]
        bus = [] if self.nats is None else ["--nats", self.nats]
        program = str(Path(sysconfig.get_path("scripts"), "followsuit"))
        return ["env", *settings, program, "serve", f"--port={self.port}", f"--database={self.database}", *bus]

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=PATIENCE, verify=False).is_success
        except httpx.TransportError:
            return False
