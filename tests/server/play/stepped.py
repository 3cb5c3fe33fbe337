"""A server whose wall clock can be stepped while it runs: `python -m tests.server.play.stepped FILE serve …`.

The file says by how many seconds its `time.time` is wrong. Nothing else in its process is replaced.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from followsuit.cli import main
from tests.server.play.node import Node


class SteppedNode(Node):
    """`followsuit serve` on a machine whose clock somebody sets."""

    def step(self, seconds: float) -> None:
        """Set its wall clock ahead, or back, by so much."""
        file = self.folder / "wrong by"
        # Renamed into its place, so that it is never read half written.
        self._offset += seconds
        (self.folder / "new").write_text(str(self._offset))
        (self.folder / "new").replace(file)

    def _prepare(self) -> None:
        self._offset = 0.0
        self.step(0.0)

    def _command(self) -> list[str]:
        command = super()._command()
        program = next(number for number, word in enumerate(command) if word.endswith("followsuit"))
        wrong_by = str(self.folder / "wrong by")
        stepped = [sys.executable, "-m", "tests.server.play.stepped", wrong_by]
        return [*command[:program], *stepped, *command[program + 1 :]]


def _step(file: Path) -> None:
    """Let `time.time` be as wrong as a file says, from now on."""
    real = time.time
    time.time = lambda: real() + float(file.read_text())


if __name__ == "__main__":
    _step(Path(sys.argv.pop(1)))
    main()
