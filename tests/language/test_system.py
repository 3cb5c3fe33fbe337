"""The language that a system is set to."""

import pytest

from followsuit.language.system import of_locale

KNOWN = ("en", "lv", "pt", "pt-BR")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "lv_LV.UTF-8"}, "lv"),
        ({"LANG": "lv"}, "lv"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT@euro"}, "pt"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_XX"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "lv_LV", "LANG": "pt_BR"}, "lv"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "lv_LV", "LANG": "pt_BR"}, "en"),
    ],
)
def test_the_first_locale_that_is_set_decides(environment, code):
    """With its region or without; English where nobody knows its language."""
    assert code == of_locale(environment, KNOWN)
