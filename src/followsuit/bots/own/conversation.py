"""Speaking with the program that a player is: asked one thing at a time, waited for so long and no longer."""

from __future__ import annotations

import json
import pickle
import queue
import subprocess
import threading
from contextlib import suppress
from typing import Any

from followsuit.bots.own.names import OwnPlayer
from followsuit.bots.player import Budget
from followsuit.engine.view import View

PROTOCOL = "followsuit-player/1"
SECONDS_TO_START = 30.0
"""How long a program may take until it answers for the first time."""
SECONDS_TO_DECIDE = 10.0
"""How long it may take over a decision whose budget is no time."""
GRACE = 0.5
"""Seconds beyond a budget that are not held against anybody: a message takes its time on a busy machine, too."""
LONGEST_LINE = 100_000
"""Letters of an answer; what is longer is no answer."""


class Failed(Exception):
    """A program did not answer as it should: what it did, in a word that the catalogues know, and a detail."""

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault, self.detail = fault, detail


class Conversation:
    """One program at work. After a failure it is ended, and a new one is begun."""

    def __init__(self, player: OwnPlayer) -> None:
        self.player = player
        self._number = 0
        self._process = subprocess.Popen(player.program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=16)
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self._asked({"ask": "hello", "protocol": PROTOCOL}, (), SECONDS_TO_START)
        except Failed:
            self.close()
            raise

    def decide(self, seed: str, view: View, budget: Budget) -> str:
        """What the player does, as it wrote it; Failed if it does not answer."""
        seconds = SECONDS_TO_DECIDE if budget.seconds is None else budget.seconds + GRACE
        told = {
            "ask": "decide", "player": seed, "view": view.data(),
            "seconds": budget.seconds, "worlds": budget.worlds,
        } if not self.player.is_python else {}  # fmt: skip
        action = self._asked(told, (seed, view, budget), seconds).get("action")
        if not isinstance(action, str):
            raise Failed("unreadable", repr(action))
        return action

    def close(self) -> None:
        """End the program; one that does not end by itself is killed."""
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _asked(self, told: dict[str, Any], pickled: tuple[Any, ...], seconds: float) -> dict[str, Any]:
        self._number += 1
        if self.player.is_python:
            message = pickle.dumps((self._number, *pickled))
        else:
            message = json.dumps({**told, "id": self._number}).encode() + b"\n"
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(message)
            self._process.stdin.flush()
        except OSError:
            raise Failed("ended") from None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Failed("slow", f"{seconds:g}") from None
        return self._read_answer(line)

    def _read_answer(self, line: bytes) -> dict[str, Any]:
        if not line:
            raise Failed("ended")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != self._number:
            raise Failed("unreadable", line[:80].decode(errors="replace").strip())
        if "error" in answer:
            raise Failed("error", str(answer["error"])[:200])
        return answer

    def _read(self) -> None:
        """Take the lines that the program writes; nothing is the end of them."""
        pipe = self._process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")
