import json
import os
import stat
from functools import partial
from pathlib import Path

import pytest

from followsuit.errors import FileError
from followsuit.lab.reporting.files import (
    checked_folder,
    checked_output,
    checked_outputs,
    try_all,
    write_json,
    write_text,
)


def test_a_new_file_in_a_folder_is_fine(tmp_path):
    """It is given back as it was named."""
    assert tmp_path / "a.html" == checked_output(tmp_path / "a.html")


def test_an_existing_file_is_replaced_only_when_told(tmp_path):
    """As for records."""
    path = tmp_path / "a.html"
    path.write_text("precious")

    with pytest.raises(FileError, match="already exists"):
        checked_output(path)
    assert path == checked_output(path, replace=True)


def test_what_cannot_be_written_is_refused_before_the_work(tmp_path):
    """A folder, and a file in a folder that is not there."""
    with pytest.raises(FileError, match="is a folder"):
        checked_output(tmp_path)
    with pytest.raises(FileError, match="there is no folder"):
        checked_output(tmp_path / "no" / "a.html")


def test_a_name_that_the_system_does_not_take_is_refused_before_the_work(tmp_path):
    """With what it says."""
    with pytest.raises(FileError, match=r"cannot be written: file name too long\. Name another file\."):
        checked_output(tmp_path / ("a" * 300))


def test_two_outputs_are_two_files(tmp_path):
    """Whether they are there or not, and by whatever name; a device may be named twice."""
    there, link = tmp_path / "there", tmp_path / "link"
    there.touch()
    link.symlink_to(there)
    new, way_round = tmp_path / "new", tmp_path / "." / "x" / ".." / "new"
    (tmp_path / "x").mkdir()

    checked_outputs((new, None, there, None), replace=True)
    checked_outputs((Path(os.devnull), Path(os.devnull)), replace=True)
    for one, other in ((new, new), (new, way_round), (there, link)):
        with pytest.raises(FileError, match="Two things are to be written"):
            checked_outputs((one, other), replace=True)


def test_a_folder_is_made_with_all_above_it(tmp_path):
    """Unless something else has its name."""
    assert checked_folder(tmp_path / "a" / "b").is_dir()
    (tmp_path / "file").write_text("")

    with pytest.raises(FileError, match="cannot be made"):
        checked_folder(tmp_path / "file")


def test_figures_are_written_as_json_that_any_program_reads(tmp_path):
    """With letters as they are."""
    write_json(tmp_path / "a.json", {"game": "Zole", "sign": "∞"})

    assert {"game": "Zole", "sign": "∞"} == json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert "∞" in (tmp_path / "a.json").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_an_error_with_its_name(tmp_path):
    """Whatever the reason."""
    with pytest.raises(FileError, match="cannot be written"):
        write_text(tmp_path / "no" / "a.txt", "")


def test_a_disk_that_fills_up_leaves_what_was_there(tmp_path, monkeypatch):
    """Whole, and with nothing beside it; where nothing was, there is nothing after."""
    path = tmp_path / "a.txt"
    path.write_text("old")

    def full(self, data):
        with self.open("wb") as part:
            part.write(data[:1])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    for each in (path, tmp_path / "new.txt"):
        with pytest.raises(FileError, match="no space left on device"):
            write_text(each, "text")

    assert [path] == list(tmp_path.iterdir())
    assert "old" == path.read_text()


def test_a_file_keeps_its_links_and_who_may_read_it(tmp_path):
    """Only what is in it is replaced."""
    path, link = tmp_path / "a.txt", tmp_path / "link"
    path.write_text("old")
    path.chmod(0o600)
    link.symlink_to(path)
    write_text(link, "new")

    assert link.is_symlink()
    assert ("new", 0o600) == (path.read_text(), stat.S_IMODE(path.stat().st_mode))


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path):
    """A pipe, as a device, cannot be replaced."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(pipe, "text")

    assert b"text" == os.read(reader, 10)
    assert pipe.is_fifo()
    os.close(reader)


def test_every_output_is_tried_before_one_is_complained_of(tmp_path):
    """The error tells of all that could not be written."""
    with pytest.raises(FileError) as refused:
        try_all(partial(write_text, tmp_path / name, "x") for name in ("no/a", "b", "no/c"))

    assert all(f"no/{name} cannot be written" in str(refused.value) for name in ("a", "c"))
    assert "x" == (tmp_path / "b").read_text()
