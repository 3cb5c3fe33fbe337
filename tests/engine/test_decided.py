"""Rounds that are decided before their last card."""

import random
from itertools import islice

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.decided import is_decided, may_be_decided
from followsuit.engine.position import Phase
from followsuit.engine.step import legal, step
from followsuit.knowledge import worlds
from followsuit.laws.random_play import course
from followsuit.rules.check import problems
from tests.random_pages import game_of, random_page
from tests.support import setting_name

MOST_DEALS = 6
BRUTE = 2
"""How many cards may be left where every way to play is gone through."""
OPEN = [game for game in fs.games().values() if may_be_decided(game.rules)]


def endings(position, rng):
    """The scores that a round may end with: in every way to play where few cards are left, else in one."""
    if position.past:
        return {position.past[-1].round.scores}
    is_long = max(map(len, position.round.hands)) > BRUTE
    actions = [rng.choice(legal(position))] if is_long else legal(position)
    return set().union(*(endings(step(position, action)[0], rng) for action in actions))


def dealt(state, world):
    """A position with the cards where a world has them."""
    return replace(state.position, round=replace(state.position.round, hands=world.hands))


def possible_endings(state, rng):
    """The same in some deals that whoever only looks on must think possible, the true one among them."""
    possible = worlds(state.view(None))
    positions = [dealt(state, possible.sample(rng)) for _ in range(MOST_DEALS)]
    return set().union(*(endings(position, rng) for position in [state.position, *positions]))


def decided(game, seeds):
    """The states of random rounds that are said to be decided."""
    for seed in seeds:
        for state in course(game, 1, seed):
            if is_decided(state.position):
                yield state


@pytest.mark.parametrize("game", OPEN, ids=setting_name)
def test_whatever_is_played_in_a_decided_round_scores_the_same(game):
    """In the deal as it is and in others that fit what lies open."""
    rng = random.Random(2)
    for state in islice(decided(game, range(12)), 8):
        assert 1 == len(possible_endings(state, rng))


def test_it_holds_on_any_page_of_words():
    """Whichever words stand on it, also those that nobody has thought of."""
    rng, met = random.Random(3), set()
    for number in range(600):
        rules, seats = random_page(random.Random(number).choice)
        if problems(rules, seats) or not may_be_decided(rules):
            continue
        for state in decided(game_of(rules, seats), [number]):
            met.add(number)
            assert 1 == len(possible_endings(state, rng)), number
    assert len(met) > 2


@pytest.mark.parametrize("key", ["hearts", "euchre", "oh-hell"])
def test_rounds_are_decided_before_their_end(key):
    """Once all hearts are out, once the makers have their tricks but cannot have all, once every bid is missed."""
    assert next(decided(fs.game(key), range(60)), None) is not None


def test_what_is_decided_does_not_depend_on_hidden_cards():
    """However the cards lie that nobody has seen, it is told alike."""
    game, rng = fs.game("hearts"), random.Random(4)
    for state in course(game, 1, 5):
        if state.position.phase is Phase.PLAY:
            assert is_decided(state.position) == is_decided(dealt(state, worlds(state.view(None)).sample(rng)))


@pytest.mark.parametrize("key", ["ninja-whist", "klaverjas", "zole"])
def test_where_more_counts_than_tricks_and_points_nothing_is_told(key):
    """Tokens, melds, and contracts with cards that only one seat has seen."""
    assert not may_be_decided(fs.game(key).rules)
