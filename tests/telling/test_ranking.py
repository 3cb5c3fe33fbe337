"""How the cards rank and what they are worth, as rows of cards."""

from __future__ import annotations

import followsuit as fs
from followsuit.telling.game_constants import constants_of
from followsuit.telling.ranking import card_rows


def rows(key: str, order: str | None, **options: object) -> list[tuple[str, str]]:
    """Each row: what kind it is, and its cards, each with its worth."""
    constants = constants_of(fs.game(key, **options))
    return [
        (row.kind, " ".join(f"{card['card']}{'' if card['points'] is None else card['points']}" for card in row.cards))
        for row in card_rows(constants, order)
    ]


def test_permanent_trumps_come_first_and_suits_that_are_alike_share_a_row():
    """In Zole three suits have the same four cards."""
    assert [
        ("trumps", "Qc3 Qs3 Qh3 Qd3 Jc2 Js2 Jh2 Jd2 Ad11 Td10 Kd4 9d0 8d0 7d0"),
        ("suits", "Ac11 Tc10 Kc4 9c0"),
    ] == rows("zole", None)


def test_trumps_have_an_order_and_a_worth_of_their_own():
    """In Klaverjas the jack and the nine."""
    assert [
        ("trumps", "Jh20 9h14 Ah11 Th10 Kh4 Qh3 8h0 7h0"),
        ("suits", "Ac11 Tc10 Kc4 Qc3 Jc2 9c0 8c0 7c0"),
    ] == rows("klaverjas", "h")


def test_the_left_bower_is_among_the_trumps():
    """And missing from the suit that is printed on it."""
    assert [
        ("trumps", "Jh Jd Ah Kh Qh Th 9h"),
        ("suits", "Ac Kc Qc Jc Tc 9c"),
        ("suits", "Ad Kd Qd Td 9d"),
    ] == rows("euchre", "h")


def test_cards_that_always_or_never_win_have_rows_of_their_own():
    """The infinity and the zero of Elemental."""
    assert ["always", "trumps", "suits", "odd"] == [kind for kind, _ in rows("elemental", "f")]
    assert [("always", "∞"), ("odd", "0")] == [row for row in rows("elemental", "f") if row[0] in ("always", "odd")]
