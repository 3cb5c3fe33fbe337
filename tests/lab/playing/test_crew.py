"""Who plays a piece of work changes nothing about it."""

from __future__ import annotations

import operator
import os

from followsuit.lab.playing.crew import Machine, crew_of, shared


def test_a_number_of_cores_is_this_machine():
    """All of them where nothing is said."""
    assert Machine(3) == crew_of(3)
    assert Machine(os.cpu_count() or 1) == crew_of(None)


def test_a_crew_is_taken_as_it_is():
    """Whoever it is."""
    crew = Machine(2)
    assert crew is crew_of(crew)


def test_work_in_this_process_is_done_when_its_result_is_wanted():
    """On one core nothing is played ahead of what somebody looks at."""
    begun: list[int] = []
    results = shared(Machine(1), begun.append, ((number,) for number in range(9)), compiled=False)

    next(results)
    results.close()

    assert [0] == begun


def test_compiled_work_is_put_in_order():
    """By threads of this process."""
    tasks = ((number, number) for number in range(9))
    assert [number * number for number in range(9)] == list(shared(Machine(2), operator.mul, tasks, compiled=True))
