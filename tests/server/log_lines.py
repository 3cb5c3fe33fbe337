"""What the server logs, read back: the fixture `lines` gives the lines logged so far."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from followsuit.server.run.logs import configure_logs

LOGGERS = ("followsuit", "uvicorn", "uvicorn.error", "uvicorn.access")
Lines = Callable[[], list[str]]


@contextmanager
def logged(form: str) -> Iterator[Lines]:
    """A function that gives the lines logged so far; logging is as before when it ends."""
    before = [
        (each, each.level, each.handlers[:], each.filters[:], each.propagate)
        for each in map(logging.getLogger, LOGGERS)
    ]
    stream = io.StringIO()
    configure_logs(form, stream)
    yield lambda: stream.getvalue().splitlines()
    for logger, level, handlers, filters, propagate in before:
        logger.setLevel(level)
        logger.handlers, logger.filters, logger.propagate = handlers, filters, propagate


def events(lines: Lines) -> list[dict[str, Any]]:
    """The lines as data."""
    return [json.loads(line) for line in lines()]
