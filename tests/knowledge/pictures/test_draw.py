"""Pictures of every game: they can be drawn, and everything on them can be read."""

from __future__ import annotations

import random
import re

import pytest

import followsuit as fs
from followsuit.knowledge import Moments, NotInPlay, worlds
from followsuit.knowledge.errors import MomentError, NoPicture
from followsuit.knowledge.pictures import draw
from tests.knowledge.pictures.drawn import faults, game_of, sheet, texts
from tests.support import every_game

EDGE = re.compile(r'  (w\d+) -- (w\d+) \[label="\w+", color="#\w{6}", style=\w+\];')
NODE = re.compile(r"  (w\d+) \[label=\"[^\"]+\".*\];")


@every_game
def test_every_game_can_be_drawn(game: fs.Game):
    """With every seat count and option, early and late, from every kind of seat; no word leaves the sheet."""
    rng, moments = random.Random(7), game_of(game, rounds=1)
    for at in (rng.randrange(len(moments) // 2), len(moments) - 2):
        unseen = [str(card) for card in worlds(moments.at(at).public).unseen]
        for what in rng.sample(unseen, min(2, len(unseen))):
            assert [] == faults(draw(moments, what, at=at))
        assert [] == faults(draw(moments, "table", at=at, seat=rng.choice((None, *range(game.seats)))))
    assert [] == faults(draw(moments, "timeline", at=len(moments) - 2))


@every_game
def test_a_card_can_be_written_as_dot(game: fs.Game):
    """Edges join nodes that are there, each with a letter and a colour."""
    moments = game_of(game, rounds=1)
    card = str(random.Random(1).choice(list(worlds(moments.at(3).public).unseen)))

    first, *lines, last = draw(moments, card, at=3, form="dot").splitlines()

    assert ("graph knows {", "}") == (first, last)
    nodes = {found[1] for line in lines if (found := NODE.fullmatch(line))}
    edges = [(found[1], found[2]) for line in lines if (found := EDGE.fullmatch(line))]
    assert nodes
    assert {end for edge in edges for end in edge} <= nodes
    assert len(lines) == 4 + len(nodes) + len(edges)


def test_names_of_players_stand_as_they_are():
    """Whatever somebody called itself; names that cannot be told apart give way to the seats'."""
    odd = ('<b>"&', "Ļoti garš vārds, kas nekur neietilpst", "日本", "x")
    named = game_of(fs.game("boerenbridge"), players=odd)
    alike = game_of(fs.game("boerenbridge"), players=("greedy",) * 4)

    for what in ("Qh", "table", "timeline"):
        assert [] == faults(draw(named, what, at=5))
    assert '<b>"&' in texts(draw(named, "Qh", at=2))
    assert "North" in texts(draw(alike, "Qh", at=2))


def test_a_picture_may_be_made_for_the_day_or_for_the_night():
    """Else whoever looks at it decides."""
    moments = game_of(fs.game("zole"))

    assert "knows" == sheet(draw(moments, "table")).get("class")
    assert "knows dark" == sheet(draw(moments, "table", theme="dark")).get("class")
    assert "@media (prefers-color-scheme:dark)" in draw(moments, "table")


def test_a_view_alone_is_drawn_as_far_as_it_goes():
    """Its seat's own thoughts, and no truth; it has no time line."""
    view = game_of(fs.game("boerenbridge")).at(6).view(2)
    moments = Moments.of_view(view)
    card = str(next(iter(worlds(view).unseen)))

    drawn = texts(draw(moments, card))

    assert "the truth" not in drawn
    assert "Before the first action." not in drawn
    assert "North" in drawn
    assert any(text.startswith("South thinks: ") for text in drawn)
    assert "For South " in " ".join(texts(draw(moments, "table")))
    with pytest.raises(NoPicture, match="single moment"):
        draw(moments, "timeline")


def test_the_end_of_a_game_is_drawn_as_its_last_round_ended():
    """There are no cards after it."""
    moments = game_of(fs.game("boerenbridge"), rounds=40)
    assert moments.at().round is None

    assert [] == faults(draw(moments, "table"))
    assert [] == faults(draw(moments, "timeline"))
    assert "everybody knows that everybody knows it" in draw(moments, "Ah")


def test_what_cannot_be_drawn_is_named():
    """A form that there is not, a moment, a card; nothing before the first deal."""
    moments = game_of(fs.game("boerenbridge"))
    for what, form in (("Qh", "png"), ("table", "dot"), ("timeline", "dot")):
        with pytest.raises(NoPicture):
            draw(moments, what, form=form)
    with pytest.raises(NoPicture, match="Nothing is dealt"):
        draw(Moments.of_state(fs.game("zole").start()), "table")
    with pytest.raises(MomentError):
        draw(moments, "Qh", at=10_000)
    with pytest.raises(NotInPlay):
        draw(moments, "Th", at=3)
    with pytest.raises(NoPicture, match="“tables” is neither"):
        draw(moments, "tables", at=3)
