import json

import pytest

from followsuit.errors import FileError
from followsuit.lab.outputs import checked_folder, checked_output, write_json, write_text


def test_a_new_file_in_a_folder_is_fine(tmp_path):
    """It is given back as it was named."""
    assert tmp_path / "a.html" == checked_output(tmp_path / "a.html")


def test_an_existing_file_is_replaced_only_when_told(tmp_path):
    """As for records."""
    path = tmp_path / "a.html"
    path.write_text("precious")

    with pytest.raises(FileError, match="is there already"):
        checked_output(path)
    assert path == checked_output(path, replace=True)


def test_what_cannot_be_written_is_refused_before_the_work(tmp_path):
    """A folder, and a file in a folder that is not there."""
    with pytest.raises(FileError, match="is a folder"):
        checked_output(tmp_path)
    with pytest.raises(FileError, match="there is no folder"):
        checked_output(tmp_path / "no" / "a.html")


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
