"""Looking ahead: how worlds and the network's own word count together."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.knowledge import worlds
from followsuit.minds.looking_ahead import ALL_OF, Manner, Thinking
from followsuit.minds.mind import Mind
from followsuit.minds.setting import setting_of
from tests.minds.looking import states, unlearned


def thinking_of(state: fs.State, manner: Manner | None = None) -> Thinking:
    """The seat to act thinks, with a network that has learned nothing."""
    assert state.to_act is not None
    view, mind = state.view(state.to_act), Mind(setting_of(state.game), unlearned())
    return Thinking(mind, view, worlds(view).arrays(), seed=1, manner=manner or Manner())


def test_where_worlds_are_few_each_is_looked_at_once_and_then_all_is_said():
    """The likeliest first; the network's own word does not count beside all of them."""
    manner = Manner(near=np.inf, far=1e9, solved=0.0)
    every = (thinking_of(state, manner) for state in states(fs.game("klaverjas"), 3, 60))
    thinking = next(each for each in every if 4 < each._possible.count <= ALL_OF)
    number, looks = thinking._possible.count, 0
    while not thinking.is_settled:
        thinking.look(4)
        looks += 1

    assert number == len(thinking._table)
    assert number <= 4 * looks < number + 4
    assert sorted(thinking._logs, reverse=True) == thinking._logs.tolist()
    assert thinking._means()[0].tolist() == pytest.approx(thinking.values().tolist())


def test_a_world_counts_as_much_as_all_that_was_drawn_with_it_is_likely():
    """So that a look at unlikely worlds does not count as much as one at likely ones."""
    state = next(state for state in states(fs.game("oh-hell"), 8, 60) if sum(state.view(None).taken) == 2)
    thinking = thinking_of(state)
    deals, chosen, logs = thinking._next(4, 9)
    likely = thinking._likelihoods(deals)

    assert len(deals.table) == 4 * Manner.drawn
    assert len(chosen) <= 4
    assert np.exp(likely).mean() * 4 == pytest.approx(np.exp(logs).sum())


def test_the_networks_word_is_doubted_where_worlds_say_otherwise_than_can_be_by_chance():
    """About what is hardly ever done it may be quite wrong."""
    thinking = thinking_of(next(iter(states(fs.game("oh-hell"), 8, 1))))
    means, counts = thinking.first_sight.copy(), np.full(len(thinking.codes), 400.0)
    thinking._table = np.zeros((400, len(means))) + means
    thinking._logs, thinking.worlds = np.zeros(400), 400
    trusted = thinking._own_word(means, counts)
    means[-1] += 4 * Manner.usually_off
    doubted = thinking._own_word(means, counts)

    assert len(means) > 2
    assert trusted[:-1].tolist() == doubted[:-1].tolist()
    assert trusted[-1] / 17 == pytest.approx(doubted[-1])


def test_a_number_of_worlds_that_is_found_by_adding_up_fractions_is_whole():
    """Else a world too many would be looked for: of four that are found to be a little more, a fifth."""
    for state in states(fs.game("zole"), 3, 60):
        thinking = thinking_of(state)
        if thinking._looks_at_all:
            assert worlds(state.view(state.to_act)).count == thinking._possible.count
            thinking.look(thinking._possible.count)
            assert thinking.is_settled


def test_the_fewer_cards_are_left_the_further_behind_an_option_may_be():
    """With one card of five gone it may be a quarter further behind than at first; calls are all looked at."""
    near, dropped = 0.2, set[int]()
    for state in states(fs.game("miesjelen"), 5, 60):
        thinking = thinking_of(state, Manner(near=near))
        behind, left = thinking.first_sight[0] - thinking.first_sight, len(state.view(state.to_act).hand)
        assert thinking.alive.tolist() == (behind < near * 5 / left).tolist()
        dropped.add(left * (not thinking.alive.all()))
    assert len(dropped) > 2
    calls = (state for state in states(fs.game("oh-hell"), 8, 60) if str(state.legal()[0]).startswith("bid"))
    assert thinking_of(next(calls), Manner(near=0.0)).alive.all()
