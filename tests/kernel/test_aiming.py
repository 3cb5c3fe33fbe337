"""What to make of a trick, where the score has to be asked: take it, leave it, or save strong cards for another."""

from __future__ import annotations

from dataclasses import replace

import pytest

from followsuit.engine.game import Game
from followsuit.kernel.aiming import AVOID, SAVE, SHED, WANT, aim
from followsuit.kernel.kernel import kernel
from followsuit.kernel.thumb import unseen
from followsuit.rules import (
    Bids,
    EveryTrick,
    ExactBid,
    ExactlyZero,
    FirstTo,
    LastTrick,
    MissedBid,
    NearestToZeroAfter,
    NoTrick,
    PerTrick,
)
from followsuit.rules.end import End
from followsuit.rules.score import Score
from tests.random_pages import game_of
from tests.support import EVERY_SETTING, setting_name
from tests.whist import whist

FEWEST = (FirstTo(100, fewest_win=True),)


def scored(*words: Score, end: tuple[End, ...] = (), start: int = 0, bids: bool = False) -> Game:
    """Whist for four with another score."""
    rules = whist.build()
    stages = (Bids(),) if bids else ()
    return game_of(replace(rules, score=words, end=end or rules.end, start=start, stages=stages), 4)


def attitudes(game: Game, *, seed: int = 5) -> list[int]:
    """What the first seat to play makes of each trick of a round, all playing by rules of thumb."""
    compiled, state, found = kernel(game), game.start(seed), list[int]()
    while state.rounds_played < 1:
        assert state.to_act is not None
        view = state.view(state.to_act)
        if str(state.legal()[0]).startswith("play") and not (view.trick and view.trick.cards):
            running = compiled.bridge.load_view(view)
            found.append(int(aim(running, compiled.tables, unseen(running, compiled.tables))))
        state = state.play(compiled.rule_of_thumb(view))
    return found


def test_nothing_has_to_be_weighed_in_the_games_of_the_package():
    """Their words say plainly when a trick is wanted."""
    assert [] == [setting_name(game) for game in EVERY_SETTING if kernel(game).tables["weighs"]]


@pytest.mark.parametrize(
    ("game", "attitude"),
    [
        (scored(PerTrick(1), NoTrick(-5)), WANT),
        (scored(PerTrick(-1), NoTrick(5)), AVOID),
        (scored(PerTrick(1), NoTrick(-5), end=FEWEST), AVOID),
        (scored(PerTrick(-1), start=-5, end=(NearestToZeroAfter(3),)), AVOID),
        (scored(PerTrick(1), start=25, end=(ExactlyZero(void_when_shared=False),)), AVOID),
        (scored(PerTrick(1), start=-25, end=(ExactlyZero(void_when_shared=False),)), WANT),
    ],
    ids=["for", "against", "fewest win", "away from zero", "up from above zero", "up from below zero"],
)
def test_a_trick_is_wanted_if_it_brings_the_own_side_nearer_to_what_the_game_is_about(game: Game, attitude: int):
    """Whatever the words say one by one."""
    assert kernel(game).tables["weighs"]
    assert attitude == attitudes(game)[0]


@pytest.mark.parametrize(
    ("end", "before", "at_last"), [((), SAVE, WANT), (FEWEST, SHED, AVOID)], ids=["most win", "fewest win"]
)
def test_strong_cards_are_saved_for_the_last_trick_if_only_that_one_counts(
    end: tuple[End, ...], before: int, at_last: int
):
    """Or parted with, if it counts against whoever takes it."""
    *earlier, last = attitudes(scored(LastTrick(4), end=end))

    assert {before} == set(earlier)
    assert at_last == last


def test_no_more_is_aimed_at_than_a_bid_that_is_made_and_other_words_do_not_outweigh():
    """Two points a trick and thirty for the bid: the bid first; without it, every trick."""
    game = scored(PerTrick(2), ExactBid(30), MissedBid(-1), EveryTrick(3), bids=True)
    compiled, state = kernel(game), game.start(5)
    for said in ("bid 5", "bid 5", "bid 5", "bid 5"):
        state = state.play(said)
    running = compiled.load(state.position)
    others = unseen(running, compiled.tables)

    assert WANT == aim(running, compiled.tables, others)
    running["taken"][running["to_act"]] = 5
    assert AVOID == aim(running, compiled.tables, others)
