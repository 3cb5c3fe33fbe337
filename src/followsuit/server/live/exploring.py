"""Questions about finished games: each is worked out once for its table and step, in a thread, and kept for a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from followsuit.errors import FollowsuitError, TableError
from followsuit.knowledge.diagram import Patience
from followsuit.server.live.budgets import Budgets
from followsuit.server.live.line import Rank
from followsuit.server.live.thinking import Thinking
from followsuit.server.refusals import refused
from followsuit.server.table.model import Table
from followsuit.server.telling.exploring import OutOfPatience, PastRound

MOST_BYTES = 8_000_000
"""Of all answers that are kept; past it, those that were asked for longest ago go."""
MOST_ROUNDS = 8
"""How many rounds are kept at hand, with what was counted of them."""
SECONDS = 2.0
"""How long one answer is worked at."""
AN_ENTRY = 500
"""What an answer takes besides its text: its key, and its place among the others."""

Work = Callable[[PastRound, Patience], Any]
"""What answers a question, once the round is at hand: a document."""
Key = tuple[object, ...]


class Refused(NamedTuple):
    """An answer that was refused, which took as long to find out."""

    code: str
    facts: dict[str, Any]


Answer = bytes | Refused


class Exploring:
    """The answers of one node. To be used in one event loop."""

    def __init__(self, thinking: Thinking, budgets: Budgets, seconds: float = SECONDS) -> None:
        self._thinking = thinking
        self._budgets = budgets
        self._seconds = seconds
        self._kept: OrderedDict[Key, Answer] = OrderedDict()
        self._bytes = 0
        self._rounds: OrderedDict[tuple[str, int, int], PastRound] = OrderedDict()
        self._asked: dict[Key, asyncio.Task[Answer]] = {}

    async def ask(
        self, table: Table, step: int, question: Key, origin: str, work: Work, *, is_dear: bool = False
    ) -> bytes:
        """The answer to a question about a step of a finished game, as JSON; `question` tells it from others there.

        What is dear, and the first question about a round, counts against what an address may ask.
        """
        key: Key = (table.code, table.version, step, *question)
        if key in self._kept:
            self._kept.move_to_end(key)
            return _given(self._kept[key])
        task = self._asked.get(key)
        if task is None:
            if is_dear or self._at_hand(table, step) is None:
                self._budgets.take_question(origin)
            task = self._asked[key] = asyncio.create_task(self._worked_out(table, step, origin, work))
            task.add_done_callback(lambda done: self._keep(key, done))
        # Whoever gives up waiting does not take it from the others.
        return _given(await asyncio.shield(task))

    async def _worked_out(self, table: Table, step: int, origin: str, work: Work) -> Answer:
        past = self._at_hand(table, step)
        found, answer = await self._thinking.work(Rank.ASKED, origin, lambda: self._work(past, table, step, work))
        self._rounds[table.code, table.version, found.first] = found
        self._rounds.move_to_end((table.code, table.version, found.first))
        if len(self._rounds) > MOST_ROUNDS:
            self._rounds.popitem(last=False)
        if isinstance(answer, FollowsuitError):
            raise answer
        return answer

    def _at_hand(self, table: Table, step: int) -> PastRound | None:
        """The round that a step is in, if it was asked about not long ago."""
        kept = (past for (*key, _), past in self._rounds.items() if key == [table.code, table.version])
        return next((past for past in kept if past.first <= step <= past.last), None)

    def _work(
        self, past: PastRound | None, table: Table, step: int, work: Work
    ) -> tuple[PastRound, Answer | FollowsuitError]:
        """In a thread: the round, and the answer; what cannot be read is an error, to be told but not to be kept."""
        until = time.monotonic() + self._seconds

        def patience() -> None:
            if time.monotonic() > until:
                raise OutOfPatience

        past = past or PastRound.of(table, step)
        try:
            return past, msgspec.json.encode(work(past, patience))
        except TableError as error:
            return past, Refused(error.code, dict(error.facts))
        except FollowsuitError as error:
            return past, error

    def _keep(self, key: Key, done: asyncio.Task[Answer]) -> None:
        del self._asked[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._bytes += _size(done.result())
        while self._bytes > MOST_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)


def _given(answer: Answer) -> bytes:
    if isinstance(answer, Refused):
        raise refused(answer.code, **answer.facts)
    return answer


def _size(answer: Answer) -> int:
    return AN_ENTRY + (0 if isinstance(answer, Refused) else len(answer))
