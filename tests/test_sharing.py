"""Tests are shared so that every core is busy, and browsers are started as seldom as possible."""

from pathlib import Path

from tests.sharing import TOGETHER, next_file, unit

FILES = ["tests/web/test_a.py", "tests/test_b.py", "tests/web/test_c.py", "tests/test_d.py"]


def test_every_other_process_takes_files_with_browsers():
    """Each the first of its kind."""
    assert "tests/test_b.py" == next_file(FILES, 0)
    assert "tests/web/test_a.py" == next_file(FILES, 1)
    assert "tests/test_b.py" == next_file(FILES, 2)
    assert "tests/web/test_a.py" == next_file(FILES, 3)


def test_no_process_is_idle_while_a_file_is_left():
    """Where none of its kind is, it takes the first of the other."""
    assert "tests/web/test_a.py" == next_file(FILES[::2], 0)
    assert "tests/test_b.py" == next_file(FILES[1::2], 1)


def test_files_that_share_what_takes_long_are_done_by_one_process():
    """All others are a unit each, whichever test of theirs is asked for."""
    assert {TOGETHER[0]} == {unit(f"{file}::test_it[zole]") for file in TOGETHER}
    assert "tests/test_b.py" == unit("tests/test_b.py::test_it")


def test_every_file_that_measures_with_others_is_kept_with_them():
    """A new one would measure everything again."""
    lab = Path(__file__).parent / "lab"
    sharing = [file for file in lab.rglob("test_*.py") if "from tests.lab.measured import" in file.read_text("utf-8")]

    assert sorted(TOGETHER) == sorted(f"tests/{file.relative_to(lab.parent).as_posix()}" for file in sharing)
