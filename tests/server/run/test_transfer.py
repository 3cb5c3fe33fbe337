import asyncio
import json
import os
from pathlib import Path

import pytest

from followsuit.server.run import transfer
from followsuit.server.store import Store
from followsuit.server.store.archive import write_line
from tests.cli.command import refused, run
from tests.server.table.stored import an_evening, under_way

ONE, TWO = "bbbbbbbbbb", "cccccccccc"


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)


async def stored(*codes):
    """Make a database with tables of those codes."""
    store = await Store.open("sqlite:///tables.db")
    await store.import_tables([under_way(code).archived() for code in codes])
    await store.close()


@pytest.fixture
def database():
    """A database with two tables."""
    asyncio.run(stored(ONE, TWO))
    return "sqlite:///tables.db"


def export(file, database, *more):
    """The command."""
    return run("tables", "export", file, "--database", database, *more)


def test_tables_are_exported_and_brought_back(database):
    """To the letter, and a second time changes nothing."""
    assert "Two tables written to a.jsonl.\n" == export("a.jsonl", database).stdout
    bring = ("tables", "import", "a.jsonl", "--database", "sqlite:///other.db")
    told = [run(*bring).stdout for _ in range(2)]
    export("b.jsonl", "sqlite:///other.db")

    assert [
        "Two tables added; no tables already existed.\n",
        "No tables added; two tables already existed.\n",
    ] == told
    assert Path("a.jsonl").read_text() == Path("b.jsonl").read_text()


def test_a_folder_that_is_made_for_the_tables_is_told(database):
    """Once there is something to keep in it; a file that is refused makes none."""
    export("a.jsonl", database)
    Path("bad.jsonl").write_text("no table")
    bring = ("--database", "sqlite:///new/folder/other.db")
    refused(run("tables", "import", "bad.jsonl", *bring), "file/unusable")
    assert not Path("new").exists()

    told = [run("tables", "import", "a.jsonl", *bring).stdout.splitlines() for _ in range(2)]
    assert [
        ["The folder new/folder was created.", "Two tables added; no tables already existed."],
        ["No tables added; two tables already existed."],
    ] == told


def test_one_table_is_not_called_tables():
    """Written, added, or already existing."""
    asyncio.run(stored(ONE))

    assert "One table written to a.jsonl.\n" == export("a.jsonl", "sqlite:///tables.db").stdout
    bring = ("tables", "import", "a.jsonl", "--database", "sqlite:///tables.db")
    assert "No tables added; one table already existed.\n" == run(*bring).stdout


def test_a_file_that_is_there_is_replaced_only_by_force(database):
    """Refused without, replaced with it."""
    Path("a.jsonl").write_text("precious")

    assert "a.jsonl already exists." in refused(export("a.jsonl", database), "file/unusable")
    assert "precious" == Path("a.jsonl").read_text()
    assert 0 == export("a.jsonl", database, "--force").exit_code
    assert [ONE, TWO] == [json.loads(line)["code"] for line in Path("a.jsonl").read_text().splitlines()]


def test_a_link_stays_a_link(database):
    """The file that it leads to is written, and only its owner may read that."""
    Path("elsewhere").mkdir()
    Path("a.jsonl").symlink_to("elsewhere/a.jsonl")
    export("a.jsonl", database)

    assert Path("a.jsonl").is_symlink()
    assert 2 == len(Path("elsewhere/a.jsonl").read_text().splitlines())
    assert 0o600 == Path("elsewhere/a.jsonl").stat().st_mode & 0o777


@pytest.mark.parametrize("name", ["pipe", "folder"])
def test_what_is_not_a_file_is_never_replaced(database, name):
    """Not even by force."""
    Path("folder").mkdir()
    os.mkfifo("pipe")

    assert "is not a file that tables can be kept in" in refused(export(name, database, "--force"), "file/unusable")
    assert not Path(name).is_file()


def test_a_database_is_not_exported_over_itself(database):
    """That would be the end of it."""
    assert "is the database itself" in refused(export("tables.db", database, "--force"), "file/unusable")
    assert "Two tables written to a.jsonl.\n" == export("a.jsonl", database).stdout


@pytest.mark.parametrize("file", ["no.db", "no/such.db"])
def test_a_database_that_is_not_there_cannot_be_exported(file):
    """Nothing is made: neither the database nor its folder nor the file."""
    message = refused(export("a.jsonl", f"sqlite:///{file}"), "store/unavailable")

    assert f"There is no database file {file}." in message
    assert [] == list(Path().iterdir())


def test_without_a_database_the_usual_one_is_not_made(monkeypatch, tmp_path):
    """Nor is the folder that it would be in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    refused(run("tables", "export", "a.jsonl"), "store/unavailable")
    assert [] == list(tmp_path.iterdir())


def tamper(line, **changed):
    """A line with something else in it."""
    return json.dumps(json.loads(line) | changed)


def other_event(line, index, **changed):
    """A line with an event that says something else."""
    events = json.loads(line)["events"]
    events[index][2] = json.dumps(json.loads(events[index][2]) | changed)
    return tamper(line, events=events)


TAMPERED = {
    "another secret": (lambda line: tamper(line, secret="00" * 32), "import/event"),
    "another status": (lambda line: tamper(line, status="open"), "import/summary"),
    "a record of a game under way": (lambda line: tamper(line, record="{}"), "import/record"),
    "somebody else's seat": (lambda line: tamper(line, holders=[[0, "e" * 64, "Anna"]]), "import/summary"),
    "another version": (lambda line: other_event(line, 0, version=2), "import/version"),
    "a game that there is not": (lambda line: other_event(line, 0, game="poker"), "import/game"),
    "an option beyond its bounds": (
        lambda line: other_event(line, 0, options={"seats": 3, "rounds": 10**9, "small_zole": True, "dues": False}),
        "import/game",
    ),
    "a number of 4,000 digits": (lambda line: other_event(line, -1, basis=10**3_999), "import/size"),
    "an action that was not legal": (lambda line: other_event(line, -1, action="play Qc"), "import/event"),
    "another seat's action": (lambda line: other_event(line, -1, seat=1), "import/event"),
    "a seat below all others": (lambda line: other_event(line, -1, seat=-1), "import/event"),
    "a stranger in two seats": (
        lambda line: other_event(line, 2, holder=json.loads(json.loads(line)["events"][1][2])["holder"]),
        "import/event",
    ),
    "times to come": (
        lambda line: tamper(line, events=[[number, 1e11, body] for number, _, body in json.loads(line)["events"]]),
        "import/time",
    ),
    "nothing but its first event": (lambda line: tamper(line, events=json.loads(line)["events"][:1]), "import/summary"),
    "a code that leads nowhere": (lambda line: tamper(line, code="../../x"), "import/code"),
}  # fmt: skip


@pytest.mark.parametrize("name", TAMPERED)
def test_a_file_with_a_table_that_cannot_have_been_is_refused_as_a_whole(database, name):
    """The line and the reason are named, with a stable code; the tables before it are not added either."""
    change, code = TAMPERED[name]
    export("a.jsonl", database)
    first, second = Path("a.jsonl").read_text().splitlines()
    Path("a.jsonl").write_text(f"{first}\n{change(second)}\n")

    message = refused(run("tables", "import", "a.jsonl", "--database", "sqlite:///other.db"), code)

    assert "a.jsonl, line 2: " in message
    assert not Path("other.db").exists()


def test_a_line_longer_than_any_table_is_not_read(database, monkeypatch):
    """However large the file is, no more than a table is held at once."""
    monkeypatch.setattr(transfer, "LONGEST_LINE", 1_000)
    export("a.jsonl", database)

    assert "longer than any table" in refused(
        run("tables", "import", "a.jsonl", "--database", "sqlite:///o.db"), "import/size"
    )


def test_a_finished_table_is_brought_back_and_found(database):
    """With all that happened at it."""
    del database
    Path("a.jsonl").write_text(write_line(an_evening().archived()))

    assert (
        "One table added; no tables already existed.\n"
        == run("tables", "import", "a.jsonl", "--database", "sqlite:///other.db").stdout
    )
