import logging
import sys
from logging.handlers import BufferingHandler

import pytest

from followsuit.errors import FileError
from followsuit.server.errors import StoreAddressError
from followsuit.server.run.logs import LOGGER
from followsuit.server.run.settings import default_database
from followsuit.server.store.folder import make_folder


@pytest.fixture
def told():
    """What is logged, as it comes."""
    kept, level = BufferingHandler(100), LOGGER.level
    LOGGER.addHandler(kept)
    LOGGER.setLevel(logging.INFO)
    yield kept.buffer
    LOGGER.removeHandler(kept)
    LOGGER.setLevel(level)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere other folders are the right ones")
def test_the_folder_of_the_default_database_is_made(monkeypatch, tmp_path, told):
    """A first start needs no preparation, and nobody need be told."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    make_folder(default_database())

    assert (tmp_path / "share" / "followsuit").is_dir()
    assert [] == told


def test_a_folder_that_somebody_named_is_made_and_told(monkeypatch, tmp_path, told):
    """Once: it may be a slip."""
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        make_folder("sqlite:///new/folder/tables.db")

    assert (tmp_path / "new" / "folder").is_dir()
    assert [("folder-created", {"folder": tmp_path / "new" / "folder"})] == [
        (record.getMessage(), record.facts) for record in told
    ]


def test_no_folder_is_made_for_an_address_that_is_refused(monkeypatch, tmp_path):
    """Nor for a database elsewhere."""
    monkeypatch.chdir(tmp_path)
    make_folder("postgresql://anna@db.example.org/tables")
    with pytest.raises(StoreAddressError):
        make_folder("sqlite:///new/tables.db?mode=ro")

    assert [] == list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere other folders are the right ones")
def test_a_folder_that_cannot_be_made_is_said_so(monkeypatch, tmp_path):
    """With the folder's name and what to do instead."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    with pytest.raises(FileError, match="followsuit for the tables cannot be made"):
        make_folder(default_database())
