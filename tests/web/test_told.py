"""What the tests of the page go by."""

import pytest

from tests.web.told import FILES, FOLDER, text_of


@pytest.mark.parametrize("name", FILES)
def test_all_that_the_page_is_told_is_written_down_for_its_tests(name):
    """As it is told now (`python -m tests.web.told` writes it anew; then translate what is new)."""
    assert text_of(name) == (FOLDER / name).read_text(encoding="utf-8")
