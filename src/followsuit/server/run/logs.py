"""Logs: one line an event, for people or as JSON, and never a token, a cookie, a query, a body or a card.

An event is a short name with facts: `log(logger, "worker-died", pid=71)`. Facts under a name that may hold a secret
are dropped here, whoever told them.

structlog is not used: the standard library's records carry the facts, and one formatter serves our own lines and those
of uvicorn and other libraries alike, so that nothing gets past the removal of secrets. structlog would replace `log`
and the two formatters, some 60 lines.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    pass

LOGGER = logging.getLogger("followsuit.server")
SECRET_WORDS = frozenset(
    "authorization body card cards contribution cookie cookies credential credentials database deal dsn hand hands "
    "headers holder key nats password passwd query secret secrets seed token tokens url worlds".split()
)
"""A fact is dropped when one of these is a word of its name: `seat_token`, `set-cookie`."""
LONGEST_TEXT = 400

_PASSWORD = re.compile(r"(?<=://)([^/\s:@]*):\S*@")
_QUERY = re.compile(r"\?[^\s\"']*")
_WORD_BREAK = re.compile(r"[^a-z]+")
_request_id: ContextVar[str | None] = ContextVar("request_id", default=None)


def request_id() -> str | None:
    """The id of the request that is being answered, if one is."""
    return _request_id.get()


def begin_request() -> str:
    """Give the request that this task answers an id of its own, which every line about it carries from now on."""
    request = secrets.token_hex(8)
    # It is not taken back at the end, so that uvicorn's own word about a failure of this request has it too;
    # each request is a task, with variables of its own.
    _request_id.set(request)
    return request


def log(logger: logging.Logger, event: str, level: int = logging.INFO, /, **facts: Any) -> None:
    """Log an event and what is known about it."""
    logger.log(level, event, extra={"facts": facts})


def log_failure(logger: logging.Logger, event: str, error: Exception | None = None, /, **facts: Any) -> None:
    """Log an exception, or the one that is being handled, with its trace and what is known about it."""
    logger.error(event, exc_info=error or True, extra={"facts": facts})


def is_secret(name: str) -> bool:
    """Whether a fact of this name could give a secret away."""
    return not SECRET_WORDS.isdisjoint(_WORD_BREAK.split(name.lower()))


def clean(value: Any) -> Any:
    """A fact as a log may hold it: short, on one line, without passwords, and with no secret inside."""
    match value:
        case None | bool() | int():
            return value
        case float():
            return round(value, 6)
        case dict():
            return {str(name): clean(inner) for name, inner in value.items() if not is_secret(str(name))}
        case list() | tuple() | set() | frozenset():
            return [clean(inner) for inner in value]
        case _:
            return _one_line(str(value))[:LONGEST_TEXT]


def _one_line(text: str) -> str:
    text = _PASSWORD.sub(r"\1:***@", text)
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = clean(getattr(record, "facts", {}))
    if (request := request_id()) is not None:
        facts.setdefault("request", request)
    return facts


def _event(record: logging.LogRecord) -> str:
    # Other libraries log sentences, and uvicorn's may quote a whole request line.
    return _QUERY.sub("?…", _one_line(record.getMessage().strip()))


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _event(record),
            **_facts(record),
        }
        if record.exc_info:
            line["trace"] = _PASSWORD.sub(r"\1:***@", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """One line for people: the time, how bad it is unless it is not, the event and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text; only a trace takes more lines."""
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        level = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        facts = "".join(f" {name}={_bare(value)}" for name, value in _facts(record).items())
        line = f"{at} {level}{_event(record)}{facts}"
        if record.exc_info:
            line += "\n" + _PASSWORD.sub(r"\1:***@", self.formatException(record.exc_info))
        return line


def _bare(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return json.dumps(text, ensure_ascii=False) if isinstance(value, str) and (" " in text or not text) else text


NEEDLESS = frozenset(
    {
        # Said also of a handshake that was answered with a refusal, as it may be.
        "ASGI callable returned without completing handshake.",
        # Anybody can make it be said as often as they like; it is counted instead.
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        # The reason is told elsewhere: as the error's own sentence, or with its trace.
        "Application startup failed. Exiting.",
    }
)


def _is_needed(record: logging.LogRecord) -> bool:
    return record.msg not in NEEDLESS


class _ServerHandler(logging.StreamHandler[Any]):
    """The handler that `configure_logs` puts in place, and finds again."""


def configure_logs(log_format: Literal["text", "json"] | str, stream: IO[str] | None = None) -> None:
    """Send the server's and uvicorn's logs to one place (standard error) in one form. May be called again."""
    handler = _ServerHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    # Below a warning, uvicorn tells of requests with their queries, and at debug of the very messages on sockets.
    for name, level in (("followsuit", logging.INFO), ("uvicorn", logging.WARNING), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        if name == "uvicorn.error":
            logger.addFilter(_is_needed)
            continue
        logger.handlers = [each for each in logger.handlers if not isinstance(each, _ServerHandler)]
        logger.addHandler(handler)
        logger.propagate = False
    access = logging.getLogger("uvicorn.access")
    access.handlers = []
    access.propagate = False
