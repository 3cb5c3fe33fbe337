"""What a seat knows for certain, against brute force."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.knowledge import Moments, moment_of
from followsuit.knowledge.certain import Known, seat_knowledge
from followsuit.knowledge.facts import TRUMP, Holds, Void
from followsuit.knowledge.formulas import And, Common, Formula, Knows
from followsuit.rules.faces import TRUMPS
from tests.knowledge.kripke import Kripke
from tests.knowledge.test_model import small_position
from tests.knowledge.test_worlds import SMALL
from tests.support import play_randomly, setting_name

every_small_game = pytest.mark.parametrize("game", SMALL, ids=setting_name)
seeds = st.integers(0, 2**32)


def said(known: Known) -> Formula:
    """All that is said to be known, as a formula."""
    located = [Holds(place, card) for place, cards in known.located.items() for card in cards]
    lacked = [Void(hand, TRUMP if suit == TRUMPS else suit) for hand, suits in known.lacked.items() for suit in suits]
    return And((*located, *lacked))


@every_small_game
@given(seed=seeds)
def test_what_is_said_to_be_known_is_known(game: fs.Game, seed: int):
    """In common, by the seat alone, and by others to its knowledge; a view alone tells the same."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    moment, seat, brute = moment_of(state), rng.randrange(game.seats), Kripke(state)

    known = seat_knowledge(moment, seat)

    assert moment.deal in brute.true_in(Common(said(known.common)))
    assert moment.deal in brute.true_in(Knows(seat, said(known.alone)))
    for other, theirs in known.of_others.items():
        assert moment.deal in brute.true_in(Knows(seat, Knows(other, said(theirs))))
    assert known == seat_knowledge(Moments.of_view(state.view(seat)).at(), seat)


@every_small_game
@given(seed=seeds)
def test_every_card_that_others_know_of_is_named(game: fs.Game, seed: int):
    """Unless all know it or the other holds it itself."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    moment, seat, brute = moment_of(state), rng.randrange(game.seats), Kripke(state)
    assert moment.deal is not None
    known = seat_knowledge(moment, seat)
    for other in state.view().playing:
        for place in range(game.seats):
            for card in moment.deal.hands[place] if other not in (seat, place) else ():
                formula = Holds(place, card)
                if moment.deal in brute.true_in(Knows(seat, Knows(other, formula)) & ~Common(formula)):
                    theirs = known.of_others[other].located.get(place, ())
                    # For a card with copies it is said only if no copy can lie elsewhere.
                    assert card in theirs or game.rules.deck.counts[card] > 1


def test_who_knows_all_is_told_so():
    """One deal is left."""
    state = play_randomly(fs.game("boerenbridge").start(2), random.Random(2), actions=15)

    assert [True] == list({seat_knowledge(moment_of(state), seat).is_all for seat in (state.to_act or 0,)})
    assert not seat_knowledge(moment_of(fs.game("boerenbridge").start(2)), 0).is_all
