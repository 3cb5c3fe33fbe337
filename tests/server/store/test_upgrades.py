"""From every released form of the database to the newest, with games under way; and back, as the operators' guide says.

The files in `released/` were each written by a server of that form: a finished game, a table with a free seat, and a
game under way between Anna and Bob. A new migration comes with a file of the form before it; these files never change.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from followsuit.server.errors import StoreNewer
from followsuit.server.store import Store, migrate
from tests.server.person import Person
from tests.server.running import Site, running

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql"))
MIGRATIONS = Path(migrate.__file__).with_name("migrations")
TOKENS = {"Anna": "Anna" * 10, "Bob": "Bobs" * 10}


def restored(released: Path, folder: Path) -> dict[str, str]:
    """Put a released database into a folder: the code of its table of each status."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.executescript(released.read_text(encoding="utf-8"))
        return dict(database.execute("SELECT status, code FROM tables"))


def form(file: Path) -> str:
    """The form that a database has."""
    with closing(sqlite3.connect(file)) as database:
        ((found,),) = database.execute("SELECT version_num FROM alembic_version")
        return str(found)


def person(site: Site, name: str) -> Person:
    """Somebody who was at those tables."""
    return Person(site.address, name, TOKENS[name])


def test_every_form_that_there_was_is_tried():
    """Whoever adds a migration adds what was before it."""
    forms = sorted(each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions())

    assert forms[: len(RELEASED)] == [file.stem for file in RELEASED]
    assert len(forms) - len(RELEASED) <= 1, "the newest may have no file yet, as long as nothing comes after it"


@pytest.mark.parametrize("released", RELEASED, ids=lambda file: file.stem)
def test_games_of_a_released_form_go_on(released: Path, tmp_path: Path):
    """People come back with their tokens and play to the end, a free seat is taken, a finished game is seen again."""
    codes = restored(released, tmp_path)
    with running(tmp_path, idle_days=None) as site, person(site, "Anna") as anna, person(site, "Bob") as bob:
        assert [codes["open"]] == [row["code"] for row in anna.get("/tables")["tables"]]
        bob.sit(codes["open"])
        assert "playing" == bob.get(f"/tables/{codes['open']}")["table"]["status"]

        assert anna.get(f"/tables/{codes['over']}/record")["finished"]
        code, played = codes["playing"], 0
        while (document := anna.get(f"/tables/{code}"))["table"]["status"] == "playing":
            actor = anna if document["telling"]["legal"] else bob
            document = actor.get(f"/tables/{code}")
            body = {"action": document["telling"]["legal"][0], "version": document["table"]["version"]}
            actor.do("POST", f"/tables/{code}/actions", **body)
            played += 1
        assert 6 == played, "four of ten cards had been played"
        assert anna.get(f"/tables/{code}/record")["finished"]


def test_the_way_back_is_the_older_program_with_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It refuses what the newer one has changed, and leaves it so; the copy that was made before is as it was."""
    codes = restored(RELEASED[0], tmp_path)
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    shutil.copy(file, copy)

    async def opened(database: Path) -> set[str]:
        store = await Store.open(f"sqlite:///{database}")
        try:
            rows = [await store.find(code) for code in codes.values()]
            return {row.status for row in rows if row is not None}
        finally:
            await store.close()

    assert set(codes) == asyncio.run(opened(file))
    newest = form(file)
    older = tmp_path / "older"
    shutil.copytree(MIGRATIONS, older / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions():
        if each.revision != RELEASED[0].stem:
            (older / "migrations" / "versions" / Path(each.path).name).unlink()
    monkeypatch.setattr(migrate, "__file__", str(older / "migrate.py"))

    with pytest.raises(StoreNewer, match=newest):
        asyncio.run(opened(file))
    assert newest == form(file)
    assert set(codes) == asyncio.run(opened(copy))
    assert RELEASED[0].stem == form(copy)
