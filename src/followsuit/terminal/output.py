"""Standard output of the command: what cannot be written there is an error like any other."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any

from followsuit.errors import FileError
from followsuit.lab.reporting.files import reason
from followsuit.language.message import Message
from followsuit.terminal.plain import PLAIN


@contextmanager
def written_output() -> Iterator[None]:
    """Let the standard output be one that tells what is wrong with it, and see in the end that all of it is written.

    If its reader has gone away, as `head` does, the program ends without a word.
    """
    if not isinstance(sys.stdout, TextIOWrapper):
        yield
        return
    sys.stdout = output = Output(sys.stdout)
    try:
        try:
            yield
        finally:
            output.flush()
    except BrokenPipeError:
        output.give_up()
        sys.exit(1)


class Output(TextIOWrapper):
    """A stream that takes the place of another, and raises FileError when it cannot be written.

    Signs that it does not have become plain letters. A reader that has gone away is left to whoever writes: that is no
    error.
    """

    def __init__(self, stream: TextIOWrapper) -> None:
        settings: dict[str, Any] = {
            "encoding": stream.encoding,
            "line_buffering": stream.line_buffering,
            "write_through": stream.write_through,
        }
        super().__init__(stream.detach(), errors=PLAIN, **settings)

    def write(self, text: str, /) -> int:
        """Write a text, or keep it for later."""
        with self._told():
            return super().write(text)

    def flush(self) -> None:
        """Write all that was kept."""
        with self._told():
            super().flush()

    def give_up(self) -> None:
        """Let all that is still to come vanish: Python writes what is left when it ends, and would complain."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.fileno())
        os.close(nowhere)

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            self.give_up()
            raise FileError(Message("file/output", {"reason": reason(error)})) from None
