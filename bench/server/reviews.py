"""Reviews beside tables where people play: games of Zole finished beforehand, reviewed one after another."""

from __future__ import annotations

import json
import random
import threading
import time
import urllib.request
from typing import Any

ROUNDS = 12
LOOK_EVERY = 1.0


def finished_game(port: int, seed: int) -> str:
    """The code of a table where somebody has just finished a game of Zole against `casual` bots."""
    token = _asked(port, "", "POST", "/keys")["token"]
    customs = {"pace": 0, "round_pause": 0}
    seats = [{}, {"bot": "casual"}, {"bot": "casual"}]
    body = {"game": "zole", "options": {"rounds": ROUNDS}, "seats": seats, "customs": customs, "name": "Anna"}
    document, rng = _asked(port, token, "POST", "/tables", body), random.Random(seed)
    code = str(document["table"]["code"])
    while document["table"]["status"] != "over":
        if document["telling"]["legal"]:
            action = {"action": rng.choice(document["telling"]["legal"]), "version": document["table"]["version"]}
            _asked(port, token, "POST", f"/tables/{code}/actions", action)
        else:
            time.sleep(0.005)
        document = _asked(port, token, "GET", f"/tables/{code}")
    return code


class Reviews(threading.Thread):
    """Somebody who has games reviewed, one after another, until there are none left or it is enough."""

    def __init__(self, port: int, codes: list[str]) -> None:
        super().__init__(daemon=True)
        self._port, self._codes = port, codes
        self._enough = threading.Event()
        self.seconds: list[float] = []
        """How long each review took that was made whole."""

    def run(self) -> None:
        """Ask for each review and wait for it, as the page does."""
        for code in self._codes:
            began = time.monotonic()
            told = _asked(self._port, "", "POST", f"/tables/{code}/review")
            while told["status"] != "finished":
                if self._enough.wait(LOOK_EVERY):
                    return
                told = _asked(self._port, "", "GET", f"/tables/{code}/review?first=1000")
            self.seconds.append(time.monotonic() - began)

    def stop(self) -> list[float]:
        """Enough; how long each took."""
        self._enough.set()
        self.join()
        return self.seconds


def _asked(port: int, token: str, method: str, path: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/v1{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)
