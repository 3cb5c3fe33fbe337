import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children

import pytest

import followsuit as fs
from followsuit.lab.playing.workers import in_order, processes
from tests.waiting import PATIENCE, until


def busy(begun, done):
    """Leave a file, work for long, and leave another one."""
    begun.touch()
    time.sleep(60)
    done.touch()


@pytest.fixture
def leaves_no_process():
    """Nobody is left running soon after a test."""
    before = set(active_children())
    yield
    until(lambda: before == set(active_children()))


def test_results_come_in_the_order_of_the_tasks():
    """Also when a later one is done sooner."""
    later = threading.Event()

    def work(number):
        assert number != 0 or later.wait(PATIENCE)
        later.set()
        return number

    with ThreadPoolExecutor(2) as pool:
        done = list(in_order(pool, work, iter([(0,), (1,), (2,)]), 2))

    assert [0, 1, 2] == done


def test_tasks_are_taken_only_as_far_ahead_as_allowed():
    """Endless tasks can be left unfinished."""
    taken = []

    def tasks():
        for number in range(1_000):
            taken.append(number)
            yield (number,)

    with ThreadPoolExecutor(2) as pool:
        results = in_order(pool, int, tasks(), 4)
        next(results)
        results.close()

    assert 4 == len(taken)


@pytest.mark.usefixtures("leaves_no_process")
def test_work_that_is_broken_off_is_not_waited_for(tmp_path):
    """An interruption ends also those who are in the middle of a long task."""
    begun, done = tmp_path / "begun", tmp_path / "done"

    def interrupted():
        with processes(1) as pool:
            pool.submit(busy, begun, done)
            until(begun.exists)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert not done.exists()


@pytest.mark.parametrize("task", ["print, 'working', flush=True", "time.sleep, 600"])
def test_processes_end_with_the_one_that_shared_out_the_work(task):
    """Also when that is killed, while they are idle or in the middle of a task."""
    work = f"""
import time
from followsuit.lab.playing.workers import processes
with processes(1) as pool:
    pool.submit(print, "ready", flush=True).result()
    pool.submit({task})
    time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", work], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert b"ready\n" == parent.stdout.readline()
        parent.kill()
        # Whoever is left would hold the other end of this pipe.
        assert parent.communicate(timeout=PATIENCE)[0] in (b"", b"working\n")


@pytest.mark.usefixtures("leaves_no_process")
def test_a_process_that_dies_is_told_as_an_error():
    """Not as a trace, and not as silence."""
    with pytest.raises(fs.OptionError, match="A process ended without a word"), processes(1) as pool:
        list(in_order(pool, os._exit, iter([(1,)] * 20), 20))
