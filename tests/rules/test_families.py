"""Families of games."""

import pytest

from followsuit.language.wording import language, languages
from followsuit.rules.families import FAMILIES, IN_FRONT, OTHERS, family_name, family_order
from followsuit.rules.page import pages


@pytest.mark.parametrize("code", languages())
def test_every_family_has_a_name_in_every_language(code):
    """Each another one; a game without a family stands under a name of its own."""
    names = [language(code).say(family_name(family)) for family in (*FAMILIES, None)]

    assert len(FAMILIES) + 1 == len(set(names))
    assert all("family" not in name for name in names)


def test_games_without_a_family_come_after_all_families():
    """The families themselves keep their order."""
    assert [0, 1, 2, 3, 4] == [family_order(family) for family in (*FAMILIES, None)]
    assert OTHERS not in FAMILIES


def test_the_first_games_stand_in_front():
    """No two games have one place, and the five with the lowest are these."""
    placed = sorted((page.front_page.place, key) for key, page in pages().items() if page.front_page.place is not None)

    assert len(placed) == len({place for place, _ in placed})
    assert ["zole", "boerenbridge", "miesjelen", "ninja-whist", "elemental"] == [key for _, key in placed[:IN_FRONT]]


def test_every_game_of_the_package_has_a_family():
    """Only what somebody adds may be without."""
    assert [] == [key for key, page in pages().items() if page.front_page.family is None]
