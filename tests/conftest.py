"""How hard Hypothesis looks, and how tests are shared among processes.

`quick` in every run, `soak` (`make soak`) much longer and with new examples each time.
"""

import os
import signal
import threading

import pytest
from hypothesis import HealthCheck, settings

# Tests that were started in the background have Ctrl-C ignored, and would hand that down to the commands they try.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "quick", max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("FOLLOWSUIT_LAWS", "quick"))


FIRST = (
    "tests/web/",
    "tests/server/stranger/",
    "tests/server/live/",
    "tests/server/crash/",
    "tests/server/",
    "tests/cli/",
    "tests/test_",
)
"""Where tests take longest: their files come first, so that no process is left alone with a long one at the end."""


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: many tests wait for a browser, a database or a command."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long tests come first."""
    items.sort(
        key=lambda item: next((at for at, folder in enumerate(FIRST) if item.nodeid.startswith(folder)), len(FIRST))
    )
