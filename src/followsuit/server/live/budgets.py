"""What one network address may use of the server's time: tables in use, hints, questions, reviews, lonely bots."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable

from followsuit.server.live.buckets import Buckets, is_loopback
from followsuit.server.refusals import refused
from followsuit.server.run.settings import Settings

NOBODY = ""
"""The origin of tables whose maker is not known any more, such as those from before a restart: together they have one
share."""
SLOWEST = 10.0
"""How many seconds bots take for a turn where nobody has been for long."""
SLOWING = 20.0
"""In how many seconds that nobody is there a bot's turn grows by one second."""


class Budgets:
    """What each origin has used. An origin is the network address that made a table, kept in memory only."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self._tables: Counter[str] = Counter()
        self._hints = Buckets(settings.hint_limit) if settings.hint_limit else None
        self._reviews = Buckets(settings.review_limit) if settings.review_limit else None
        self._hints_of_address = Buckets(settings.address_hint_limit) if settings.address_hint_limit else None
        self._reports = Buckets(settings.report_limit) if settings.report_limit else None
        self._questions = Buckets(settings.question_limit) if settings.question_limit else None

    def _is_free(self, origin: str) -> bool:
        return not self._settings.limit_loopback and is_loopback(origin)

    def recount(self, origins: Iterable[str]) -> None:
        """Take in which origins have tables in use, each once for each of its tables."""
        self._tables = Counter(origins)

    def check_table(self, origin: str, tables: int = 1) -> None:
        """Refuse one more table, or several, to an origin that has enough."""
        most = self._settings.tables_limit
        if most is not None and origin and self._tables[origin] + tables > most and not self._is_free(origin):
            raise refused("limit/tables", most=most)

    def add_table(self, origin: str) -> None:
        """An origin has one more table, until they are counted anew."""
        self._tables[origin] += 1

    def take_hint(self, origin: str, holder: str) -> None:
        """Refuse a hint to a seat, or to an address, that had many just now."""
        now = self._clock()
        wait = 0.0 if self._hints is None else self._hints.take(holder, now)
        if not wait and self._hints_of_address is not None and not self._is_free(origin):
            wait = self._hints_of_address.take(origin, now)
        if wait:
            raise refused("limit/hints", seconds=math.ceil(wait))

    def take_question(self, origin: str) -> None:
        """Refuse a question about a finished game to an address that had many answered just now."""
        if self._questions is None or self._is_free(origin):
            return
        if wait := self._questions.take(origin, self._clock()):
            raise refused("limit/questions", seconds=math.ceil(wait))

    def take_review(self, origin: str) -> None:
        """Refuse a review that has to be made to an address that asked for many."""
        wait = 0.0 if self._reviews is None or self._is_free(origin) else self._reviews.take(origin, self._clock())
        if wait:
            raise refused("limit/reviews", seconds=math.ceil(wait))

    def take_report(self, origin: str) -> None:
        """Refuse a report to an address that made many."""
        wait = 0.0 if self._reports is None or self._is_free(origin) else self._reports.take(origin, self._clock())
        if wait:
            raise refused("limit/reports", seconds=math.ceil(wait))

    def least_pace(self, origin: str, unattended: float) -> float:
        """How many seconds a bot takes at least for a turn where nobody plays along.

        The more tables of its origin there are, and the longer nobody has been at this one, the more.
        """
        turns, slows = self._settings.bot_turns, self._settings.unwatched_seconds is not None
        shared = 0.0 if turns is None or self._is_free(origin) else self._tables[origin] / turns
        return max(shared, min(SLOWEST, unattended / SLOWING) if slows else 0.0)
