import gc
import json
import subprocess
import sys
import weakref

from followsuit.server.run.garbage import MANY, Garbage
from tests.server.leaving import REFUSALS


class Circle:
    """Garbage that only a look finds."""

    def __init__(self):
        self.itself = self


def test_a_look_comes_once_many_have_left_some():
    """Then it is as if nothing had been left."""
    garbage = Garbage()
    gc.disable()
    try:
        for _ in range(2):
            circle = weakref.ref(Circle())
            for _ in range(MANY - 1):
                garbage.left_some()
            assert circle() is not None

            garbage.left_some()

            assert circle() is None
    finally:
        gc.enable()


def test_play_and_refusals_leave_nothing_that_must_be_looked_for(tmp_path):
    """So that a server can play on without a look, and nobody fills its memory with wrong moves."""
    told = subprocess.check_output([sys.executable, "-m", "tests.server.leaving", str(tmp_path)])
    left = json.loads(told)

    assert left.pop("refusals") < REFUSALS / 4
    assert dict.fromkeys(left, 0) == left
