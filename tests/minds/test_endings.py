"""The last tricks between two sides, solved in worlds that are looked at."""

from __future__ import annotations

from threading import Thread

import numpy as np
import pytest

import followsuit as fs
from followsuit.kernel.kernel import kernel
from followsuit.kernel.solve import solve
from followsuit.knowledge import worlds
from followsuit.minds.endings import PLAIN_TRICKS, is_ending, solved, solver_here
from followsuit.minds.mind import Mind
from followsuit.minds.possible import Possible
from followsuit.minds.setting import setting_of
from tests.minds.looking import states, unlearned


def endings(key: str) -> list[tuple[fs.State, np.ndarray]]:
    """Endings of a game in which somebody has a choice, with what the seat to act sees of them."""
    found = []
    for state in states(fs.game(key), 3, 60):
        starts = Mind(setting_of(state.game), unlearned()).start(state.view(state.to_act))
        if is_ending(kernel(state.game), starts[0]) and len(starts[0]["hands"]):
            found.append((state, starts))
    return found


@pytest.mark.parametrize("key", ["euchre", "klaverjas", "zole"])
def test_an_ending_comes_to_what_the_solver_says_of_the_world_that_is_true(key):
    """Of all worlds that the seat thinks possible one is true, and it is solved like the position itself."""
    checked = 0
    for state, starts in endings(key):
        hidden, machine = worlds(state.view(state.to_act)).arrays(), kernel(state.game)
        possible = Possible(hidden, starts[0])
        if possible.count > 300:
            continue
        true = solve(state)
        cards = [machine.bridge.code(starts[0], option.action) for option in true.options]
        every = possible.every()
        found = solved(machine, starts, every, np.arange(len(every.table)), cards)
        if found is None:
            continue
        assert [option.value for option in true.options] in found.tolist()
        checked += 1
    assert checked


def test_an_ending_that_would_take_too_long_is_not_solved():
    """In Spades the score does not rise with every trick, so each line is gone through: of three tricks at the most."""
    found = dict[int, set[bool]]()
    for state, starts in endings("spades"):
        hidden, machine = worlds(state.view(state.to_act)).arrays(), kernel(state.game)
        left = int(starts[0]["hands"][state.to_act]).bit_count()
        deals = Possible(hidden, starts[0]).drawn(1, 1)
        cards = [machine.bridge.code(starts[0], action) for action in state.legal()]
        found.setdefault(left, set()).add(solved(machine, starts, deals, np.arange(1), cards) is not None)

    assert {True} == found[2] | found[3]
    assert {False} == found[5] | found[6]


def test_a_game_is_solved_only_near_the_end_of_a_round_and_between_two_sides():
    """Hearts has four sides; Whist has two, and thirteen tricks."""
    assert [] == endings("hearts")
    assert all(13 - sum(state.view(None).taken) <= PLAIN_TRICKS for state, _ in endings("whist"))


def test_every_thread_has_a_solver_of_its_own():
    """Its room is not to be shared; in one thread it is made once for a game."""
    machine, found = kernel(fs.game("zole")), []
    others = [Thread(target=lambda: found.append(solver_here(machine))) for _ in range(2)]
    for other in others:
        other.start()
        other.join()
    found += [solver_here(machine), solver_here(machine)]

    assert 3 == len(set(map(id, found)))
    assert found[-1] is found[-2]
