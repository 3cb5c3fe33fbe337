"""What an action taught, and to whom."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import followsuit as fs
from followsuit.engine.later_round import at_round
from followsuit.knowledge import Moments
from followsuit.knowledge.certain import Known
from followsuit.knowledge.learning import lesson
from tests.support import carded, play_randomly


def test_not_following_teaches_everyone_and_somebody_more():
    """North has no hearts, and now East has none: so South, who led the king, knows that West has the queen."""
    hands = "As Kd Qd | Ks Ac Ad | Kh Qs Kc | Ah Qh Qc"
    state = fs.game("boerenbridge").start().play("dealer 1").play(f"deal {hands}").play("trump c")
    for bid in ("bid 0",) * 4:
        state = state.play(bid)
    before, after = Moments.of_state(carded(state, "Kh Ah As Ks"))[-2:]

    taught = lesson(before, after)

    assert (1, "play Ks") == (taught.done[0], str(taught.done[1]))
    assert Known({}, {1: ("h",)}) == taught.common.known
    assert Known({3: (fs.Card("Q", "h"),)}, {}) == taught.seats[2].known
    assert {0: False, 1: False, 2: True, 3: False} == {seat: bool(it.known) for seat, it in taught.seats.items()}
    assert taught.seats[1].before == taught.seats[1].after


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_nobody_learns_what_they_knew_and_bids_teach_nothing(key: str):
    """The deals left never grow where all cards stay where they are, and a seat learns nothing by its own card."""
    state = play_randomly(at_round(fs.game(key), 1, 3), random.Random(3), rounds=1)
    moments = Moments.of_state(state).in_round(1)
    for before, after in pairwise(moments):
        taught = lesson(before, after)
        if taught.done[1].verb == "pass":
            # Whoever takes cards up sees them, and with the last of them the first lead is settled.
            assert after.public.given_to or not any(it.known for it in taught.seats.values())
        elif taught.done[1].verb != "play":
            assert not any(it.known for it in taught.seats.values())
        else:
            assert taught.seats[taught.done[0]].before == taught.seats[taught.done[0]].after
            assert all(it.after <= it.before for it in taught.seats.values())
