"""The time line of a round."""

from __future__ import annotations

import followsuit as fs
from followsuit.knowledge import numbers
from followsuit.knowledge.pictures.captions import captions
from followsuit.knowledge.pictures.timeline import MOST_COLUMNS, Timeline, timeline_svg
from tests.knowledge.pictures.drawn import SVG, game_of, sheet, texts


def timeline_of(game: fs.Game, round_: int = 1, now: int | None = None, rounds: int = 1, seed: int = 3) -> Timeline:
    """A round of a random game."""
    return Timeline(numbers(game_of(game, seed=seed, rounds=rounds), round_=round_), now, captions(game))


def test_every_card_has_a_column_and_bids_have_none():
    """A bid changes nothing that is known."""
    drawn = timeline_of(fs.game("boerenbridge"))

    assert 12 == len(drawn.steps)
    assert {"play"} == {step.done[1].verb for step in drawn.steps if step.done}


def test_what_moves_cards_unseen_has_a_column():
    """Zole: whoever picks up the table's cards, and puts two away."""
    drawn = next(found for seed in range(20) if len((found := timeline_of(fs.game("zole"), seed=seed)).steps) == 26)

    assert ["choose", "stash", "play"] == [step.done[1].verb for step in drawn.steps[:3] if step.done]
    assert "stash" in texts(timeline_svg(drawn))


def test_long_rounds_go_on_in_further_lines():
    """Of whole tricks, about equally long."""
    drawn = timeline_of(fs.game("boerenbridge", schedule="fifteen"), round_=8, rounds=8)

    lengths = [len(strip) for strip in drawn.strips]
    assert sum(lengths) == len(drawn.steps) == 32
    assert max(lengths) <= MOST_COLUMNS
    assert [16, 16] == lengths


def test_every_seat_that_plays_has_a_line_that_ends_with_its_deals():
    """Whoever sits out has none."""
    drawn = timeline_of(fs.game("zole", seats=4))
    svg = timeline_svg(drawn)

    assert 3 == len(drawn.seats)
    lines = [each for each in sheet(svg).iter(f"{SVG}path") if (each.get("d") or "").count("V") > 5]
    assert 3 * len(drawn.strips) == len(lines)
    told = sheet(svg).findtext(f"{SVG}desc") or ""
    assert 3 == told.count(" left with ")


def test_the_moment_that_is_looked_at_is_marked():
    """By a bar in amber, which means now."""
    marked = timeline_svg(timeline_of(fs.game("boerenbridge"), now=7))
    plain = timeline_svg(timeline_of(fs.game("boerenbridge")))

    assert 'class="fill-amber-soft"' in marked
    assert "amber" not in plain
