"""The card that a claim fails by, in a deal that shows it."""

import pytest

import followsuit as fs
from followsuit.knowledge import moment_of
from followsuit.knowledge.breaking import breaking_card
from followsuit.knowledge.notation import read
from followsuit.knowledge.questions import Questions

DEAL = "deal As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac"


@pytest.fixture(scope="module")
def moment():
    """North has led the king of hearts, and East has thrown a diamond."""
    state = fs.game("boerenbridge").start().play("dealer 3").play(DEAL).play("trump c")
    for action in ("bid 0", "bid 0", "bid 0", "bid 0", "play Kh", "play Kd"):
        state = state.play(action)
    return moment_of(state)


@pytest.mark.parametrize(
    ("formula", "card"),
    [("K[N] holds(S, Qh)", "Qh"), ("K[N] void(W, h)", "h"), ("K[S] !holds(W, Ac)", "Ac"), ("K[N] turn(W)", None)],
)
def test_it_lies_where_the_claim_does_not_want_it(moment, formula, card):
    """The card that the claim names, or one of a suit that a hand is said to lack; none where no card is named."""
    asked = read(formula, moment.game)
    answer = Questions(moment).ask(asked)
    world = answer.witnesses[-1].world
    found = breaking_card(asked, moment.public, world, moment.deal)

    assert False is answer.holds
    assert (card is None) == (found is None)
    if found is not None:
        assert str(found[0]).endswith(card)
        assert found[0] in world.at(found[1])
