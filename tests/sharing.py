"""How the files of tests are shared among processes: some go through those with browsers while others compute."""

from __future__ import annotations

from collections.abc import Collection

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

WITH_BROWSERS = "tests/web/"
"""Where tests wait for a browser as long as they compute, and a process that has started its browsers keeps them."""

TOGETHER = (
    "tests/lab/measuring/test_balance.py", "tests/lab/reporting/test_amounts.py", "tests/lab/reporting/test_report.py",
    "tests/lab/reporting/test_sentences.py",
)  # fmt: skip
"""Files of one process, which share what `tests.lab.measured` takes long to find out."""


def processes(cores: int) -> int:
    """Two more than there are cores: so many wait for a browser, a database or a command at any time."""
    return cores + 2


def next_file(waiting: Collection[str], process: int) -> str:
    """The first file that suits a process: every other one takes those with browsers, and what is left when none is."""
    takes_browsers = process % 2 == 1
    return next((file for file in waiting if file.startswith(WITH_BROWSERS) == takes_browsers), next(iter(waiting)))


def unit(test: str) -> str:
    """What a process does as a whole, by the name of a test: its file, or the first of files that stay together."""
    file = test.partition("::")[0]
    return TOGETHER[0] if file in TOGETHER else file


class Sharing(LoadFileScheduling):  # type: ignore[misc] # it has no types
    """Gives a file to one process, the next one that suits it."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        self.workqueue.move_to_end(next_file(self.workqueue, int(node.gateway.id.removeprefix("gw"))), last=False)
        super()._assign_work_unit(node)
