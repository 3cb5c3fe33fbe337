"""What a server can be told: each setting with its default, its environment variable and the values it takes.

pydantic-settings is not used. Here one line holds a setting's default, bounds, way of writing and help, the docs are
made from it, and a wrong value is refused in one sentence that shows no password; that library would replace only the
reading of variables, which is ten lines.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self
from urllib.parse import SplitResult, urlsplit

from platformdirs import user_data_path

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.defaults import CUSTOMS, PACE
from followsuit.server.errors import SettingsError
from followsuit.server.run.origins import origin_of, prefix_of
from followsuit.server.run.rates import Limit, RequestLimits

PREFIX = "FOLLOWSUIT_"
PREFIX_OF_PATHS = re.compile(r"(/(?!\.{1,2}(/|$))[\w.~-]{1,60}){0,4}", re.ASCII)
"""Written into pages as it is, so nothing in it means anything there. No step up or to where one is."""
LARGEST_WORDS_FILE = 200_000
"""In bytes: far more than anybody keeps up to date."""
LOG_FORMATS = ("text", "json")
CAN_MEET = hasattr(socket, "AF_UNIX")
"""Whether the workers of one machine can reach each other on this system, with no NATS server between them."""
SECRET_BEARING = ("database", "nats")
"""Addresses that may hold a password."""


def default_database() -> str:
    """An SQLite file where this system keeps a user's data."""
    return f"sqlite:///{(user_data_path('followsuit', appauthor=False) / 'tables.db').as_posix()}"


def without_password(url: str) -> str:
    """An address as it may be shown: no user's password, and no query, which can hold one too."""
    if "://" not in url:
        return "***"
    try:
        parts = urlsplit(url)
        user, password = parts.username, parts.password
    except ValueError:
        return "***"
    if parts.scheme.startswith("sqlite"):
        return f"{parts.scheme}://{parts.netloc}{parts.path}"
    if "@" in parts.path + parts.query + parts.fragment:
        # A password with a / or ? in it, which an address cannot hold as it is.
        return f"{parts.scheme}://***"
    secret = "" if password is None else ":***"
    return f"{parts.scheme}://{user + secret + '@' if user else ''}{parts.netloc.rpartition('@')[2]}{parts.path}"


@dataclass(frozen=True)
class Taken:
    """Which values a setting takes: how one is read from text, whether it fits, and how to say so."""

    read: Callable[[str], Any]
    fits: Callable[[Any], bool]
    words: str


def _number(text: str) -> float:
    return float(text.replace("−", "-"))


def _optional(read: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda text: None if text in ("", "off", "none") else read(text)


def _switch(text: str) -> bool:
    return {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}[
        text.lower()
    ]


def _list(text: str) -> tuple[str, ...]:
    return tuple(part for part in map(str.strip, text.split(",")) if part)


def _limit(text: str) -> Limit:
    rate, burst = text.split("/")
    return Limit(_number(rate), int(burst))


def _is_limit(value: Any) -> bool:
    return value is None or (isinstance(value, Limit) and 0 < value.rate < 1e6 and 1 <= value.burst <= 1_000_000)


def _is_web_address(value: str) -> bool:
    return _is_public_address(value) and prefix_of(value) == ""


def _is_public_address(value: str) -> bool:
    try:
        origin_of(value)
        parts: SplitResult = urlsplit(value)
    except ValueError:
        return False
    plain = parts.username is None and not parts.query and not parts.fragment
    return plain and PREFIX_OF_PATHS.fullmatch(prefix_of(value)) is not None


def _is_small_text(path: Path) -> bool:
    try:
        if path.stat().st_size > LARGEST_WORDS_FILE:
            return False
        path.read_text("utf-8")
    except (OSError, ValueError):
        return False
    return True


def _within(least: float, most: float) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most


def _whole(least: int, most: int) -> Taken:
    within = _within(least, most)
    return Taken(int, lambda value: isinstance(value, int) and within(value), f"a whole number from {least} to {most}")


def _seconds(least: float, most: float) -> Taken:
    return Taken(_number, _within(least, most), f"a number of seconds from {least} to {most}")


TEXT = Taken(str, lambda value: isinstance(value, str) and bool(value.strip()), "a text that is not empty")
OPTIONAL_TEXT = Taken(_optional(str), lambda value: value is None or bool(value.strip()), "an address, or `off`")
FOLDER = Taken(_optional(str), lambda value: value is None or Path(value).is_dir(), "a folder that exists, or `off`")
WORDS = Taken(
    _optional(str),
    lambda value: value is None or _is_small_text(Path(value)),
    f"a file of text of at most {LARGEST_WORDS_FILE} bytes, or `off`",
)
SWITCH = Taken(_switch, lambda value: isinstance(value, bool), "`on` or `off`")
LIMIT = Taken(_optional(_limit), _is_limit, "such as `50/200`, for 50 a second and 200 at once, or `off`")
ADDRESSES = Taken(_list, lambda value: isinstance(value, tuple), "addresses or networks, with commas between them")
ORIGINS = Taken(
    _list, lambda value: all(map(_is_web_address, value)), "addresses such as `https://cards.example.org`, with commas"
)
PUBLIC = Taken(
    _optional(str),
    lambda value: value is None or _is_public_address(value),
    "an address such as `https://cards.example.org` or `https://example.org/cards`, or `off`; a path is of letters, "
    "digits, `-`, `_`, `.` and `~`",
)
COUNT = Taken(
    _optional(int),
    lambda value: value is None or (isinstance(value, int) and _within(1, 1_000_000)(value)),
    "a whole number from 1 to 1000000, or `off`",
)
TURNS = Taken(
    _optional(_number),
    lambda value: value is None or _within(0.1, 1_000_000)(value),
    "a number from 0.1 to 1000000, or `off`",
)
PATIENCE = Taken(
    _optional(_number),
    lambda value: value is None or _within(1, 31_536_000)(value),
    "a number of seconds from 1 to 31536000, or `off` for ever",
)
DAYS = Taken(
    _optional(_number),
    lambda value: value is None or _within(0.01, 36_500)(value),
    "a number of days, or `off` for ever",
)
LOG_FORMAT = Taken(str, lambda value: value in LOG_FORMATS, "`text` or `json`")


def _described(taken: Taken, help_: str) -> dict[str, Any]:
    return {"taken": taken, "help": help_}


@dataclass(frozen=True, repr=False)
class Settings:
    """How one server runs. A value that does not fit is refused at once, with what would be right."""

    host: str = field(
        default="127.0.0.1",
        metadata=_described(TEXT, "The address to listen on; 0.0.0.0 lets other devices on your network connect."),
    )
    port: int = field(default=8000, metadata=_described(_whole(0, 65535), "The port to listen on; 0 picks a free one."))
    database: str = field(
        default_factory=default_database,
        metadata=_described(TEXT, "The database that tables are kept in: sqlite:///FILE or postgresql://…."),
    )
    nats: str | None = field(
        default=None,
        metadata=_described(
            OPTIONAL_TEXT, "The NATS server through which several nodes or workers tell each other what happened."
        ),
    )
    workers: int = field(
        default=1,
        metadata=_described(
            _whole(1, 128), "How many processes answer requests; the people of one table are all with one of them."
        ),
    )
    languages: str | None = field(
        default=None,
        metadata=_described(FOLDER, "A folder with further languages: in it a folder of `.ftl` files for each."),
    )
    words_file: str | None = field(
        default=None,
        metadata=_described(
            WORDS,
            "A file of words and phrases, one on each line, that are refused in names and chat at public tables; "
            "`#` begins a comment.",
        ),
    )
    reload: bool = field(
        default=False,
        metadata=_described(
            SWITCH,
            "Whether games of your own are read again when their files are saved, and their tables start anew.",
        ),
    )
    public_url: str | None = field(
        default=None,
        metadata=_described(
            PUBLIC,
            "The address at which people reach this server from outside; with a path, all of it is below that path.",
        ),
    )
    allowed_origins: tuple[str, ...] = field(
        default=(), metadata=_described(ORIGINS, "Other sites whose pages may use this server, with a bearer token.")
    )
    trusted_proxies: tuple[str, ...] = field(
        default=(),
        metadata=_described(ADDRESSES, "Proxies whose X-Forwarded-For header is believed."),
    )
    connections: int | None = field(
        default=10_000, metadata=_described(COUNT, "The most open connections, for each worker.")
    )
    address_connections: int | None = field(
        default=250,
        metadata=_described(
            COUNT, "The most open connections from one network address, for each worker; trusted proxies do not count."
        ),
    )
    head_seconds: float = field(
        default=5,
        metadata=_described(
            _seconds(0.1, 300), "How many seconds a connection may take to send the headers of a request."
        ),
    )
    unread_seconds: float = field(
        default=20,
        metadata=_described(
            _seconds(0.1, 3600), "After how many seconds a client that does not read what it is sent is disconnected."
        ),
    )
    body_limit: int = field(
        default=64 * 1024,
        metadata=_described(_whole(1024, 16 * 1024 * 1024), "The largest request or message, in bytes."),
    )
    address_limit: Limit | None = field(
        default=Limit(50, 200), metadata=_described(LIMIT, "Requests from one network address.")
    )
    seat_limit: Limit | None = field(
        default=Limit(20, 100), metadata=_described(LIMIT, "Requests with one seat's token.")
    )
    create_limit: Limit | None = field(
        default=Limit(1, 30), metadata=_described(LIMIT, "New tables from one network address.")
    )
    guess_limit: Limit | None = field(
        default=Limit(0.02, 20),
        metadata=_described(LIMIT, "Wrong codes of words or few letters, Zole's included, from one network address."),
    )
    socket_limit: Limit | None = field(default=Limit(20, 60), metadata=_described(LIMIT, "Messages on one WebSocket."))
    hint_limit: Limit | None = field(default=Limit(0.5, 10), metadata=_described(LIMIT, "Hints for one seat."))
    address_hint_limit: Limit | None = field(
        default=Limit(3, 60), metadata=_described(LIMIT, "Hints for all seats of one network address.")
    )
    question_limit: Limit | None = field(
        default=Limit(2, 40), metadata=_described(LIMIT, "Questions about finished games from one network address.")
    )
    review_limit: Limit | None = field(
        default=Limit(0.02, 6),
        metadata=_described(LIMIT, "Reviews of finished games, not made before, for one network address."),
    )
    report_limit: Limit | None = field(
        default=Limit(0.01, 5), metadata=_described(LIMIT, "Reports of names and of chat from one network address.")
    )
    tables_limit: int | None = field(
        default=100,
        metadata=_described(COUNT, "The most tables in use at once that were made from one network address."),
    )
    bot_turns: float | None = field(
        default=20,
        metadata=_described(
            TURNS, "Bot turns a second, over all tables made from one network address at which no person is playing."
        ),
    )
    unwatched_seconds: float | None = field(
        default=600,
        metadata=_described(
            PATIENCE,
            "After how many seconds a table of bots that nobody watches is closed; until then its bots slow down.",
        ),
    )
    abandoned_seconds: float | None = field(
        default=21_600,
        metadata=_described(PATIENCE, "The same for a table where people have seats and all of them are away."),
    )
    limit_loopback: bool = field(
        default=True, metadata=_described(SWITCH, "Whether the limits also apply to requests from this machine.")
    )
    retention_days: float | None = field(
        default=None,
        metadata=_described(
            DAYS, "After how many days the events of a finished table are deleted; its record is kept."
        ),
    )
    idle_days: float | None = field(
        default=30, metadata=_described(DAYS, "After how many days without play an unfinished table is deleted.")
    )
    pace: float = field(
        default=PACE,
        metadata=_described(
            _seconds(*CUSTOMS["pace"]), "How many seconds bots seem to think, unless a table says otherwise."
        ),
    )
    sweep: float = field(
        default=2,
        metadata=_described(
            _seconds(0.05, 3600), "Every so many seconds, look for overdue turns, such as those of a node that died."
        ),
    )
    log_format: str = field(
        default="text", metadata=_described(LOG_FORMAT, "Logs as text for people, or as one JSON object per line.")
    )

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            if not each.metadata["taken"].fits(value):
                raise _unfit(each.name, each.name, value)
        if self.workers > 1 and not (CAN_MEET or self.nats):
            raise SettingsError("workers", Message("settings/workers", {"workers": self.workers}))

        if self.reload and (self.workers > 1 or self.nats):
            raise SettingsError("reload", Message("settings/reload"))

    def __repr__(self) -> str:
        shown = (f"{each.name}={_shown(each.name, getattr(self, each.name))!r}" for each in fields(self))
        return f"Settings({', '.join(shown)})"

    @property
    def unwanted_words(self) -> list[str]:
        """The lines of the file of words that are not wanted at public tables."""
        return [] if self.words_file is None else Path(self.words_file).read_text("utf-8").splitlines()

    @property
    def prefix(self) -> str:
        """The path that everything is below, such as `/cards`; empty at the root of a site."""
        return prefix_of(self.public_url or "")

    @property
    def request_limits(self) -> RequestLimits:
        """What the middleware that counts requests goes by."""
        return RequestLimits(self.address_limit, self.seat_limit, self.create_limit, self.limit_loopback)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Self:
        """Settings from FOLLOWSUIT_… variables; what is `given` (unless None) goes before them.

        What is given as text is read as the variables are: it comes from the command line.
        """
        environment = os.environ if environment is None else environment
        values = {name: value for name, value in given.items() if value is not None}
        for name in (each.name for each in fields(cls)):
            if isinstance(values.get(name), str):
                values[name] = _read(name, option_of(name), values[name])
            elif name not in values and variable_of(name) in environment:
                values[name] = _read(name, variable_of(name), environment[variable_of(name)])
        return cls(**values)


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def option_of(name: str) -> str:
    """The option of `followsuit serve` for a setting, where there is one."""
    return f"--{name.replace('_', '-')}"


def documented() -> list[tuple[str, str, str, str]]:
    """Of each setting: its variable, its default as text, the values it takes, and what it is for."""
    rows = []
    for each in fields(Settings):
        default = "a file in the user's data folder" if each.name == "database" else _written(each.default)
        rows.append((variable_of(each.name), default, each.metadata["taken"].words, each.metadata["help"]))
    return rows


def _written(value: Any) -> str:
    """A value as its environment variable would hold it."""
    if value is None or value == ():
        return "off" if value is None else ""
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value.rate:g}/{value.burst}" if isinstance(value, Limit) else str(value)


def _shown(name: str, value: Any) -> Any:
    return without_password(value) if name in SECRET_BEARING and isinstance(value, str) else value


def _taken(setting: str) -> Taken:
    taken: Taken = next(each.metadata["taken"] for each in fields(Settings) if each.name == setting)
    return taken


def _read(setting: str, name: str, text: str) -> Any:
    """The value of a setting, from a text that stands somewhere under that name."""
    taken, text = _taken(setting), text.strip()
    try:
        value = taken.read(text)
    except (ValueError, KeyError, OverflowError):
        raise _unfit(setting, name, text) from None
    if not taken.fits(value):
        raise _unfit(setting, name, text)
    return value


def _unfit(setting: str, name: str, value: Any) -> SettingsError:
    facts = {"setting": name, "given": quoted(_shown(setting, value)), "takes": _taken(setting).words}
    return SettingsError(name, Message("settings/invalid", facts))
