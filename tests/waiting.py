"""Waiting for something that stays once it is so, on a machine that may have much to do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 180.0
"""Seconds for something that takes much less than one."""


def until(question: Callable[[], T | None]) -> T:
    """Ask until the answer is yes, and return it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if answer := question():
            return answer
        time.sleep(0.01)
    raise AssertionError(f"never came true: {question}")
