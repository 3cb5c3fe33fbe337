"""Files of tables that somebody changed, given to an operator to import."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from followsuit.errors import FileError
from followsuit.server.run.transfer import import_from
from tests.server.person import Person
from tests.server.stranger.target import Target

Archived = dict[str, Any]
Change = Callable[[Archived], None]


async def tampered_imports(target: Target, effort: float) -> list[str]:
    """A real table, exported and changed in ways that no server could have stored: refused, and nothing is kept."""
    with target.person("Anna") as anna:
        code = _played(anna, int(8 * effort))
    exported = target.folder / "exported.jsonl"
    told = target.command("tables", "export", str(exported), "--database", target.database)
    tables = {table["code"]: table for table in map(json.loads, exported.read_text().splitlines())}
    faults = [] if told.returncode == 0 else [f"the export failed: {told.stderr}"]
    if (said := await _refusal(target, "nothing", tables[code])) is not None:
        faults.append(f"a table as it was exported: {said}")
    for name, change in CHANGES.items():
        changed = deepcopy(tables[code])
        change(changed)
        if await _refusal(target, name, changed) is None:
            faults.append(f"a table with {name} changed was taken")
    return faults


def _played(anna: Person, most: int) -> str:
    """A table of Boerenbridge at which some cards were played."""
    code = anna.host("boerenbridge", [None, "random", "random", "random"])
    with anna.connect(code) as table:
        table.kind("hello")
        for _ in range(most):
            if not table.my_turn():
                break
            table.act(table.telling["legal"][0])
    return code


async def _refusal(target: Target, name: str, table: Archived) -> str | None:
    """What an import of the table into an empty database is refused with, if it is."""
    file = target.folder / f"{name}.jsonl"
    file.write_text(json.dumps(table) + "\n")
    try:
        await import_from(f"sqlite:///{target.folder / name}.db", file)
    except FileError as error:
        return str(error)
    return None


def _bodies(table: Archived, kind: str) -> list[tuple[list[Any], dict[str, Any]]]:
    """The events of a kind, each with what it says."""
    return [(event, body) for event in table["events"] if (body := json.loads(event[2]))["kind"] == kind]


def _rewritten(kind: str, which: int, **values: Any) -> Change:
    def change(table: Archived) -> None:
        event, body = _bodies(table, kind)[which]
        event[2] = json.dumps(body | values)

    return change


def _renumbered(table: Archived) -> None:
    for number, event in enumerate(table["events"], start=1):
        event[0] = number


def _without_first_action(table: Archived) -> None:
    table["events"].remove(_bodies(table, "acted")[0][0])
    _renumbered(table)


def _with_an_action_twice(table: Archived) -> None:
    event = _bodies(table, "acted")[0][0]
    table["events"].insert(table["events"].index(event), list(event))
    _renumbered(table)


def _out_of_order(table: Archived) -> None:
    (first, _), (second, _) = _bodies(table, "acted")[:2]
    first[2], second[2] = second[2], first[2]


def _with_another_secret(table: Archived) -> None:
    table["secret"] = "00" * 32


def _without_its_beginning(table: Archived) -> None:
    del table["events"][0]
    _renumbered(table)


def _created_twice(table: Archived) -> None:
    table["events"].append([len(table["events"]) + 1, table["events"][-1][1], table["events"][0][2]])


def _other_status(table: Archived) -> None:
    table["status"] = "playing" if table["status"] == "over" else "over"


def _with_a_record(table: Archived) -> None:
    table["record"] = '{"format": "followsuit/1"}'


def _with_a_stranger(table: Archived) -> None:
    table["holders"].append([3, "00" * 32, "Mallory"])


def _with_a_second_seat(table: Archived) -> None:
    holder = json.loads(table["events"][0][2])["host"]
    body = {"kind": "sat", "seat": 2, "name": "Anna 2", "holder": holder}
    table["events"].append([len(table["events"]) + 1, table["events"][-1][1], json.dumps(body)])


CHANGES: dict[str, Change] = {
    "an action": _rewritten("acted", 0, action="bid 99"),
    "who acted": _rewritten("acted", 1, seat=9),
    "a basis": _rewritten("acted", 0, basis=10**6),
    "a missing action": _without_first_action,
    "an action done twice": _with_an_action_twice,
    "the order": _out_of_order,
    "the secret": _with_another_secret,
    "the beginning": _without_its_beginning,
    "a second beginning": _created_twice,
    "the version": _rewritten("created", 0, version=99),
    "the game": _rewritten("created", 0, game="poker"),
    "a giant option": _rewritten("created", 0, options={"schedule": "five", "seats": 10**9}),
    "an unknown option": _rewritten("created", 0, options={"jokers": 4}),
    "the status": _other_status,
    "the record": _with_a_record,
    "a holder": _with_a_stranger,
    "a seat": _with_a_second_seat,
}
"""Each makes a table that no server could have stored."""
