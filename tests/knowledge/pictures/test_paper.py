"""Sheets to draw on: text that fits, and colours for day and night."""

from __future__ import annotations

from followsuit.knowledge.pictures.paper import BOLD, DARK, LIGHT, PRINT, Paper, cut, width_of, wrapped
from tests.knowledge.pictures.drawn import SVG, sheet


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG has it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_text_can_be_read_by_day_and_by_night():
    """Every colour that letters have stands out from its ground by 4.5 to 1, and by 3 to 1 where it only draws."""
    for colours in (LIGHT, DARK):
        for name in ("ink", "ink-2", "red", *(f"s{seat}" for seat in range(8))):
            assert contrast(colours[name], colours["panel"]) >= 4.5, name
        assert contrast(colours["line-2"], colours["panel"]) >= 3
        assert contrast(colours["ink"], colours["amber-soft"]) >= 4.5
    for name, colour in PRINT.items():
        assert name in ("face", "edge") or contrast(colour, PRINT["face"]) >= 4.5


def test_the_same_colours_are_there_by_night():
    """None keeps its day colour by mistake."""
    assert LIGHT.keys() == DARK.keys()


def test_long_text_is_wrapped_and_long_words_are_cut():
    """So that no line is wider than its room."""
    lines = wrapped("a few words and one Donaudampfschifffahrtsgesellschaft", 120, 13)

    assert all(width_of(line, 13) <= 120 for line in lines)
    assert lines[-1].endswith("…")
    assert "a few words" == lines[0][:11]
    assert "short" == cut("short", 200, 13, BOLD)


def test_letters_of_other_scripts_have_room():
    """An accent needs none, a wide letter more than others."""
    assert width_of("ā", 10) == width_of("a", 10)
    assert width_of("日", 10) > width_of("W", 10)


def test_what_somebody_wrote_stays_text():
    """No name can add to the drawing."""
    paper = Paper(100)
    paper.text(0, 20, '</text><script>"&')

    root = sheet(paper.svg(40, "<title>", ["&"]))

    assert [f"{SVG}title", f"{SVG}desc", f"{SVG}style", f"{SVG}rect", f"{SVG}text"] == [each.tag for each in root]
    assert '</text><script>"&' == root[-1].text
    assert "<title>" == root[0].text
