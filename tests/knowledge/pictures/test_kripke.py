"""The picture of one card: worlds, lines, and what players think in words."""

from __future__ import annotations

import followsuit as fs
from followsuit.knowledge import Moments, moment_of
from followsuit.knowledge.pictures.captions import captions
from followsuit.knowledge.pictures.kripke import MOST_WORLDS, Drawing, drawing_of, kripke_svg, legend, sentences
from tests.knowledge.pictures.drawn import SVG, sheet, texts
from tests.support import carded, table


def at_table() -> fs.State:
    """Four seats with the queen, king and ace of every suit; North leads the king of hearts."""
    return table("boerenbridge", hands="As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac", trump="c", led="Kh")


def drawn(before: fs.State, after: fs.State, card: str) -> Drawing:
    """What is drawn of a card after an action."""
    deck = after.game.rules.deck
    return drawing_of(deck.parse(card), moment_of(after), moment_of(before), captions(after.game))


def test_a_place_that_is_ruled_out_is_struck_where_it_was():
    """East does not follow hearts: its world is in both panels, struck out in the second, and no line goes there."""
    state = at_table()
    drawing = drawn(state, state.play("play Kd"), "Qh")
    svg = kripke_svg(drawing)

    struck = [each.text for each in sheet(svg).iter(f"{SVG}text") if each.get("text-decoration")]
    assert ["East"] == struck
    assert 2 == texts(svg).count("the truth")
    assert ["Before", "Now"] == [text for text in texts(svg) if text in ("Before", "Now")]
    assert 18 == len(letters_on_lines(svg))
    assert [
        "North thinks: South or West.",
        "East thinks: North, South or West.",
        "South holds it.",
        "West thinks: North or South.",
    ] == sentences(drawing)


def letters_on_lines(svg: str) -> list[str]:
    """The letters in small circles on the lines of both panels."""
    return [str(each.get("class")) for each in sheet(svg).iter(f"{SVG}circle") if each.get("r") == "8.5"]


def test_a_card_that_is_played_lies_open():
    """The other places are struck out, and all know it; later it stands alone."""
    state = at_table()
    played = state.play("play Kd")
    drawing = drawn(state, played, "Kd")

    svg = kripke_svg(drawing)
    assert "played it" in texts(svg)
    assert {"North", "South", "West"} == {
        each.text for each in sheet(svg).iter(f"{SVG}text") if each.get("text-decoration")
    }
    later = drawn(played, played.play("play Qh"), "Kd")
    assert later.before is None
    assert ["K♦ lies open to all, and everybody knows that everybody knows it."] == legend(later)


def test_an_action_that_changes_nothing_has_no_picture_before():
    """A bid tells nothing for certain."""
    moments = Moments.of_state(fs.game("boerenbridge").start(seed=1).play("bid 0"))
    drawing = drawing_of(fs.Card("Q", "h"), moments.at(1), moments.at(0), captions(moments.game))

    assert drawing.before is None
    assert "After action 1: " in drawing.happened
    assert "Before" not in texts(kripke_svg(drawing))


def test_knowing_is_told_from_thinking():
    """Neither East nor West follows hearts, so North knows who has the ace, and West does not."""
    state = carded(at_table(), "Kd Qh")
    before, after = sentences(drawn(state, state, "Ah")), sentences(drawn(state, state.play("play Qc"), "Ah"))

    assert "North thinks: South or West." == before[0]
    assert "North knows: South has it." == after[0]
    assert "West thinks: North or South." == after[3]


def test_many_players_share_their_lines():
    """With a line for each of eight players nothing could be seen; a sentence says what a line is then."""
    state = fs.game("ninja-whist", seats=8).start(seed=2)
    card = str(state.view(None).game.rules.deck.cards[0])
    drawing = drawn(state, state, card)

    assert not drawing.has_own_lines
    assert any("the thicker the more players" in sentence for sentence in legend(drawing))
    assert "Seat 0 does not hold it, and knows no more." in sentences(drawing)


def test_of_many_ways_to_share_copies_the_likeliest_are_drawn():
    """With how likely each is, and a word on how many there are; what players think counts them all."""
    state = fs.game("elemental", seats=4).start(seed=2)
    drawing = drawn(state, state, "0")

    assert MOST_WORLDS == len(drawing.worlds)
    assert drawing.now.true in drawing.worlds
    assert f"Drawn are the 8 likeliest of {len(drawing.whole.worlds)} ways." in legend(drawing)
    assert any(sentence.startswith("North holds ") for sentence in sentences(drawing))
    assert any(text.endswith("%") for text in texts(kripke_svg(drawing)))


def test_a_place_that_is_new_was_not_ruled_out_before():
    """A stash is there from the moment on at which cards were put away."""
    state = fs.game("zole").start().play("dealer 2")
    state = state.play("deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d")
    for action in ("choose P", "choose B"):
        state = state.play(action)

    svg = kripke_svg(drawn(state, state.play("stash Ac Ah"), "Ac"))

    assert 1 == texts(svg).count("stash")
    assert not [each for each in sheet(svg).iter(f"{SVG}text") if each.get("text-decoration")]
