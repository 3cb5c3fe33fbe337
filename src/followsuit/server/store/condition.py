"""Whether the store can be used: how the last write ended, told once each time that this changes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from followsuit.server.errors import StoreError, StoreFull, StoreUnavailable
from followsuit.server.run.logs import LOGGER, log


class Condition:
    """How the last write ended. `failed` is told the code of every write that failed; `changed`, whether it is up.

    Nothing is known before the first write; until then the store counts as up.
    """

    def __init__(
        self, failed: Callable[[str], None] = lambda _: None, changed: Callable[[bool], None] = lambda _: None
    ) -> None:
        self.error: StoreError | None = None
        self.on_back: Callable[[], None] = lambda: None
        self._failed = failed
        self._changed = changed
        self._known_at: float | None = None
        self._away_since = 0.0
        changed(True)

    def is_known_since(self, seconds: float) -> bool:
        """Whether a write ended, well or not, within the last so many seconds."""
        return self._known_at is not None and time.monotonic() - self._known_at < seconds

    def take(self, outcome: object) -> None:
        """Note how a write ended; that somebody else was first is no trouble of the store's."""
        if isinstance(outcome, StoreUnavailable | StoreFull):
            self._failed(outcome.code)
            self.is_away(outcome)
        elif not isinstance(outcome, Exception) or isinstance(outcome, StoreError):
            self._is_up()

    def is_away(self, error: StoreError) -> None:
        """The store takes nothing now."""
        self._known_at = time.monotonic()
        if self.error is None:
            self._away_since = self._known_at
            log(LOGGER, "database-unavailable", logging.WARNING, code=error.code, why=str(error))
            self._changed(False)
        self.error = error

    def _is_up(self) -> None:
        self._known_at = time.monotonic()
        if self.error is not None:
            log(LOGGER, "database-available-again", after_seconds=round(self._known_at - self._away_since, 1))
            self.error = None
            self._changed(True)
            self.on_back()
