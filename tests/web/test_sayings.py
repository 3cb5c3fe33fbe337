"""What the tests of the translations go by."""

from tests.web.sayings import FILE, sayings, written


def test_all_that_is_said_in_english_only_is_written_down_for_the_translations():
    """Rules and reasons as they are said now (`python -m tests.web.sayings` writes them anew; then translate them)."""
    assert written(sayings()) == FILE.read_text(encoding="utf-8")
