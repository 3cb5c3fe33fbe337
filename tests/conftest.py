"""How hard Hypothesis looks, and how tests are shared among processes.

`quick` in every run, `soak` (`make soak`) much longer and with new examples each time.
"""

import gc
import os
import signal
import threading
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from tests.sharing import WITH_BROWSERS, Sharing, processes

# Tests that were started in the background have Ctrl-C ignored, and would hand that down to the commands they try.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "quick", max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("FOLLOWSUIT_LAWS", "quick"))


WAITING = ("tests/server/stranger/", "tests/server/live/", "tests/server/crash/", "tests/server/", "tests/cli/")
"""Where tests wait for a server, a database or a command much of the time, the longest first."""
COMPUTING = (
    "tests/bench/", "tests/minds/", "tests/wisdom/", "tests/lab/", "tests/test_", "tests/kernel/", "tests/knowledge/",
    "tests/",
)  # fmt: skip
"""Where they never do, the longest first. Files of both kinds take turns, so that every core is always busy."""


def pytest_xdist_auto_num_workers() -> int:
    """As many processes as keep all cores busy."""
    return processes(os.cpu_count() or 1)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing | None:
    """Our own way to share tests, where they are shared file by file."""
    return Sharing(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among modules and tests, which are many and stay: not while they are read, nor ever after.

    Measured: looking took 29 of 100 parts of reading them, and 15 of running them; 5 of running them are left.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long tests come first, and those that wait take turns with those that compute; browsers are for `Sharing`."""
    files = list(dict.fromkeys(_file(item) for item in items))
    turns = {file: -1.0 for file in files if file.startswith(WITH_BROWSERS)}
    for folders in (WAITING, COMPUTING):
        found = [file for file in files if file.startswith(folders) and file not in turns]
        found.sort(key=lambda file: [file.startswith(folder) for folder in folders].index(True))
        turns |= {file: turn / len(found) for turn, file in enumerate(found)}
    items.sort(key=lambda item: turns[_file(item)])


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]
