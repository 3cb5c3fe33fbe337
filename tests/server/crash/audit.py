"""Holding the store against what people were told: nothing acknowledged may be missing, doubled or out of order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import followsuit as fs
from followsuit.server.store import Store
from followsuit.server.store.rows import Stored
from followsuit.server.table.events import Acted, decode
from followsuit.server.table.fold import after
from followsuit.server.table.model import Table
from tests.server.play.game import Played
from tests.server.play.ledger import Attempt, Ledger


@dataclass
class Findings:
    """What was wrong, and how much was looked at."""

    faults: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


async def audit(store: Store, games: Iterable[Played], ledger: Ledger) -> Findings:
    """Look at every table in the store."""
    findings = Findings(faults=list(ledger.surprises))
    known = {game.code: game for game in games}
    acknowledged: dict[str, dict[int, list[Attempt]]] = {}
    for attempt, sequence in ledger.acknowledged.items():
        acknowledged.setdefault(attempt.code, {}).setdefault(sequence, []).append(attempt)
    async for table_id in store.all_ids():
        row = await store.get(table_id)
        assert row is not None
        events = await store.events(table_id)
        told = acknowledged.pop(row.code, {})
        faults = [*check_events(events, told, {each for each in ledger.refused if each.code == row.code})]
        if row.code in known:
            faults += check_table(row.secret, known.pop(row.code), events, await store.record(table_id))
            findings.counts["tables"] += 1
        else:
            # Whoever made it never heard of it, because the answer was lost, and so nobody plays there.
            findings.counts["tables that nobody heard of"] += 1
        findings.counts["events"] += len(events)
        findings.counts["acknowledged actions"] += len(told)
        findings.faults += [f"{row.code}: {fault}" for fault in faults]
    findings.faults += [f"{code}: the table is not there" for code in {*known, *acknowledged}]
    return findings


def check_events(
    events: Sequence[Stored], told: Mapping[int, Sequence[Attempt]], refused: Iterable[Attempt]
) -> list[str]:
    """What is wrong with the events of a table, given what was acknowledged at it and what was refused."""
    faults = []
    if [event.sequence for event in events] != list(range(1, len(events) + 1)):
        faults.append(f"its sequences have gaps: {[event.sequence for event in events]}")
    acted = {event.sequence: body for event in events if isinstance(body := decode(event.body), Acted)}
    done_as = {sequence: (each.seat, each.action, each.basis) for sequence, each in acted.items()}
    faults += [
        f"{attempt} was acknowledged as {sequence}, where there is {done_as.get(sequence)}"
        for sequence, attempts in told.items()
        for attempt in attempts
        if done_as.get(sequence) != _asked(attempt)
    ]
    done = Counter(done_as.values())
    faults += [f"{each} was done {times} times" for each, times in done.items() if times > 1]
    decided = Counter(each.basis for each in acted.values())
    faults += [f"{times} actions were decided upon {basis}" for basis, times in decided.items() if times > 1]
    faults += [f"{attempt} was refused, and done all the same" for attempt in refused if _asked(attempt) in done]
    return faults


def check_table(secret: str, game: Played, events: Sequence[Stored], record: str | None) -> list[str]:
    """What is wrong with the end of a game."""
    table = Table(game.code, secret)
    for event in events:
        table = after(table, decode(event.body), event.at)
    if table.status != "over" or record is None:
        return [f"it is stuck at {table.sequence} in {game}: to act {table.to_act}, due {table.due()}"]
    faults = []
    if json.loads(record) != json.loads(json.dumps(table.record())):
        faults.append("its record is not what its events tell")
    try:
        fs.replay(json.loads(record))
    except fs.RecordError as error:
        faults.append(f"its record does not verify: {error}")
    return faults


def _asked(attempt: Attempt) -> tuple[int, str, int]:
    return attempt.seat, attempt.action, attempt.basis
