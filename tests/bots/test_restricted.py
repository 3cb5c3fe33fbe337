"""Players that do without something: by the engine and compiled, and what they are called."""

from __future__ import annotations

from itertools import pairwise

import pytest

import followsuit as fs
from followsuit.bots import Budget, player
from followsuit.bots.own.offered import VARIABLE
from followsuit.bots.registry import check, check_at_table, has_mind, introduced, needs_kernel
from followsuit.bots.restricted import allowed
from followsuit.kernel.kernel import kernel
from followsuit.kernel.without import RESTRICTIONS, parted
from followsuit.knowledge.moments import Moments
from tests.support import table

LEFT = {"trumping": "oh-hell", "trump-leads": "zole", "zero-bids": "boerenbridge", "tokens": "ninja-whist"}
"""A game in which each is missed."""


@pytest.mark.parametrize("without", RESTRICTIONS)
def test_a_compiled_player_with_a_restriction_is_the_one_that_sees_a_view(without: str):
    """A game of greedy players, decision by decision; what they do without comes up, and is not done."""
    game, name = fs.game(LEFT[without]), f"greedy-without-{without}"
    moments = Moments.of_record(kernel(game).record([name] * game.seats, 7, 0, 12))
    missed = 0
    for before, after in pairwise(moments):
        assert after.done is not None
        seat, action = after.done
        view = before.view(seat)
        missed += len(allowed(view, [without])) < len(view.legal)
        assert action == player(name, 1).decide(view).action
    assert missed > 3


def test_a_restricted_random_player_is_compiled_too():
    """It never bids 0, though any bid may come."""
    game = fs.game("oh-hell")
    record = kernel(game).record(["random-without-zero-bids"] * game.seats, 7, 0, 200)
    bids = [text for round_ in record["rounds"] for _, text in round_["actions"] if text.startswith("bid")]

    assert "bid 0" not in bids
    assert len(set(bids)) > 3


def test_the_hook_may_leave_nothing_but_zero():
    """With one card each and three others who bid 0, the last may not say 1."""
    state = fs.game("ninja-whist").start(seed=1)
    for _ in range(3):
        state = state.play("bid 0")
    view = state.view(state.to_act)

    assert ["bid 0"] == [str(action) for action in view.legal]
    assert "bid 0" == str(player("greedy-without-zero-bids", 1).decide(view).action)


def test_following_to_a_trump_is_no_trumping():
    """Only a trick that was led with another suit is trumped."""
    hands = "Ah 2c | Kh 3d | Qc Qd | Jc Jd"
    followed = table("boerenbridge", hands=hands, trump="h", bids="0 1 0 0", led="Ah", schedule="fifteen")
    void = table("boerenbridge", hands="As 2c | Kh 3d | Qc Qd | Jc Jd", trump="h", bids="0 1 0 0", led="As")

    assert ["play Kh"] == [str(action) for action in allowed(followed.view(1), ["trumping"])]
    assert "play 3d" == str(player("greedy-without-trumping", 1).decide(void.view(1)).action)


def test_a_player_that_weighs_its_options_takes_the_best_that_is_left():
    """One that works out by itself what is legal."""
    game = fs.game("zole")
    state = game.start(seed=7)
    for _ in range(20):
        view = state.view(state.to_act)
        decision = player("instant-without-trump-leads-without-trumping", 1).decide(view, Budget(worlds=1))
        assert decision.action in allowed(view, ["trump-leads", "trumping"])
        state = state.play(decision.action)


def test_a_name_is_a_player_and_what_it_does_without():
    """Several restrictions follow each other; anything else belongs to the name."""
    assert ("greedy", ("trumping", "tokens")) == parted("greedy-without-trumping-without-tokens")
    assert ("greedy", ()) == parted("greedy")
    assert ("bot-without-a-name", ()) == parted("bot-without-a-name")
    assert (True, False) == (has_mind("strong-without-trumping"), has_mind("greedy-without-trumping"))
    assert needs_kernel("greedy-without-trumping")


def test_a_player_of_ones_own_can_do_without_something_too(tmp_path, monkeypatch):
    """The file is introduced, and the restriction stays behind its name."""
    monkeypatch.setenv(VARIABLE, "")
    file = tmp_path / "mine.py"
    file.write_text("")

    assert "mine-without-tokens" == introduced(f"{file}-without-tokens")
    check("mine-without-tokens")


def test_what_nobody_can_do_without_is_refused():
    """The message lists what one can; an unknown player is told as ever."""
    with pytest.raises(fs.PlayerError, match=r"No player can do without “luck”\. What one can do without is trumping,"):
        check("greedy-without-luck")
    with pytest.raises(fs.PlayerError, match="no player “ghost”"):
        check("ghost-without-tokens")


def test_no_table_offers_them():
    """They are there to be compared."""
    with pytest.raises(fs.PlayerError):
        check_at_table("greedy-without-trumping")
