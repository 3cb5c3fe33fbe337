"""Questions about moments: answers, deals that show why not, and since when."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.engine.later_round import at_round
from followsuit.knowledge import Moments, moment_of, worlds
from followsuit.knowledge.formulas import Formula
from followsuit.knowledge.notation import read
from followsuit.knowledge.questions import Answer, Questions, since
from followsuit.laws.brute_force import hiding, possible_worlds
from tests.knowledge.kripke import Kripke, random_formula
from tests.knowledge.test_model import small_position
from tests.knowledge.test_worlds import SMALL
from tests.support import setting_name

every_small_game = pytest.mark.parametrize("game", SMALL, ids=setting_name)
seeds = st.integers(0, 2**32)


@every_small_game
@given(seed=seeds)
def test_answers_are_those_of_brute_force(game: fs.Game, seed: int):
    """Part by part or as a whole; and every witness is a deal that its seat thinks possible in the one before."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    brute, deal = Kripke(state), moment_of(state).deal
    assert deal is not None
    for depth in (1, 2, 3):
        formula = random_formula(state, rng, depth)
        answer = Questions(moment_of(state)).ask(formula)
        assert (deal in brute.true_in(formula)) == answer.holds, str(formula)
        before = deal
        for witness in answer.witnesses:
            assert witness.world in brute.worlds
            if witness.seat is not None:
                assert brute.sight(witness.seat, before) == brute.sight(witness.seat, witness.world)
            before = witness.world


@every_small_game
@given(seed=seeds)
def test_from_a_view_alone_only_what_its_seat_can_know_is_answered(game: fs.Game, seed: int):
    """Else it is not known, with a deal in which it holds and one in which it does not."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    seat = rng.choice((None, *range(game.seats)))
    assume(hiding(state, seat).ways < 500)
    formula = random_formula(state, rng, rng.randint(0, 2))
    true = Kripke(state).true_in(formula)
    holding = {world in true for world in possible_worlds(state, seat, with_given=True)}

    answer = Questions(Moments.of_view(state.view(seat)).at()).ask(formula)

    if len(holding) == 1:
        assert Answer(holding.pop()) == answer
    else:
        assert None is answer.holds
        assert [True, False] == [witness.world in true for witness in answer.witnesses]
        assert all(witness.world in worlds(state.view(seat)) for witness in answer.witnesses)


@pytest.fixture
def study() -> fs.State:
    """North leads the king of hearts, and East throws a spade."""
    state = fs.game("boerenbridge").start().play("dealer 3").play("deal As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac")
    for action in ("trump c", "bid 0", "bid 0", "bid 0", "bid 0", "play Kh", "play Kd"):
        state = state.play(action)
    return state


def asked(state: fs.State, text: str) -> tuple[Formula, Answer]:
    """A formula about a state, and the answer."""
    formula = read(text, state.game)
    return formula, Questions(moment_of(state)).ask(formula)


def test_a_witness_is_a_deal_in_which_it_is_not_so(study: fs.State):
    """North cannot know who has the queen of hearts: West may."""
    _, answer = asked(study, "K[N] holds(S, Qh)")

    assert not answer.holds
    assert [0] == [witness.seat for witness in answer.witnesses]
    assert fs.Card("Q", "h") in answer.witnesses[0].world.hands[3]


def test_nested_knowledge_has_a_witness_for_each_depth(study: fs.State):
    """South has the queen and knows that East lacks it; but not that North knows where it is."""
    _, answer = asked(study, "K[S] K[N] holds(S, Qh)")

    assert [2, 0] == [witness.seat for witness in answer.witnesses]
    assert fs.Card("Q", "h") in answer.witnesses[0].world.hands[2]
    assert fs.Card("Q", "h") not in answer.witnesses[1].world.hands[2]


def test_what_is_not_common_has_a_chain_of_witnesses(study: fs.State):
    """From the true deal to one in which it fails."""
    _, answer = asked(study, "C !holds(W, Qh)")

    assert not answer.holds
    assert fs.Card("Q", "h") in answer.witnesses[-1].world.hands[3]


def test_what_is_not_common_at_a_large_table_is_soon_refuted():
    """Somebody doubts it, or may think that somebody does; all seats need not be told apart for that."""
    state = at_round(fs.game("elemental", seats=6), 10, 1)

    for text in ("C (void(1, f) | void(2, w))", "C !void(3, f)", "C E !holds(1, 7f)"):
        _, answer = asked(state, text)
        assert not answer.holds
        assert answer.witnesses


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("K[W] void(E, h)", 6),
        ("K[S] void(E, h)", 5),
        ("E E !holds(E, Qh)", 6),
        ("K[S] holds(S, Qh)", 0),
        ("C !holds(N, Kh)", 5),
    ],
)
def test_since_is_the_moment_from_which_on_it_could_be_known(study: fs.State, text: str, number: int):
    """The card that showed it; or the deal."""
    formula, answer = asked(study, text)

    assert answer.holds
    assert number == since(Moments.of_state(study), formula).number
