"""The table card by place."""

from __future__ import annotations

import followsuit as fs
from followsuit.knowledge import moment_of, worlds
from followsuit.knowledge.pictures.captions import captions
from followsuit.knowledge.pictures.place_table import PlaceTable, place_table, place_table_svg
from tests.knowledge.pictures.drawn import texts
from tests.support import table


def seen_by(state: fs.State, viewer: int | None) -> PlaceTable:
    """The table of a viewer."""
    return place_table(moment_of(state), viewer, captions(state.game))


def at_table() -> fs.State:
    """East has shown that it has no hearts."""
    return table("boerenbridge", hands="As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac", trump="c", led="Kh Kd")


def test_chances_are_those_of_the_worlds():
    """In per cent, for every card that is hidden and every place that may hold it; what cannot be has no number."""
    drawn = seen_by(at_table(), 0)
    found = worlds(at_table().view(0))
    said = texts(place_table_svg(drawn))

    percents = [text for text in said if text.isdigit() and text != "10"]
    expected = [
        str(round(100 * found.chance(card, place)))
        for cards in drawn.blocks
        for card in cards
        if card in found.unseen
        for place in drawn.places
        if found.chance(card, place)
    ]
    assert expected == percents
    assert "For North 300 deals are left." in " ".join(said)


def test_what_has_been_seen_says_where():
    """One's own hand, and who played what."""
    said = texts(place_table_svg(seen_by(at_table(), 0)))

    assert 2 == said.count("North"), "the two cards that North still holds"
    assert "played by North" in said
    assert "played by East" in said


def test_a_spectator_sees_no_hand():
    """Every hand is a column."""
    drawn = seen_by(at_table(), None)

    assert (0, 1, 2, 3) == drawn.places
    assert "For somebody who sees no hand" in " ".join(texts(place_table_svg(drawn)))


def test_cards_stand_by_suit_from_high_to_low():
    """Those without a suit last, and copies once with their number."""
    state = fs.game("elemental", seats=4).start(seed=1)
    drawn = seen_by(state, None)

    assert ["13", "12", "11"] == [card.rank for card in drawn.blocks[0][:3]]
    assert ("∞", "0") == tuple(card.rank for card in drawn.blocks[-1])
    assert "×4" in texts(place_table_svg(drawn))


def test_only_what_is_certain_is_a_hundred_per_cent():
    """Almost certain is 99."""
    state = fs.game("elemental", seats=4).start(seed=1)
    drawn = seen_by(state, None)
    zero = fs.Card("0")

    assert 0.995 < drawn.worlds.chance(zero, "undealt") < 1
    assert "99" in texts(place_table_svg(drawn))
    assert "100" not in texts(place_table_svg(drawn))
