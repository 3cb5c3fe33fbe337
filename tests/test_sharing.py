"""Tests are shared so that every core is busy, and browsers are started as seldom as possible."""

from tests.sharing import next_file

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
