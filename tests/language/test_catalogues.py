import pytest

from followsuit.cli.language import checked
from followsuit.language.wording import languages


@pytest.mark.parametrize("code", languages())
def test_nothing_is_wrong_in_any_language(code):
    """Every message can be said with the example in English, and uses only facts and functions that there are."""
    assert () == checked(code).faults
