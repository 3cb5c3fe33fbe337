"""The head that stands before each text on a WebSocket."""

import pytest
from websockets.frames import Frame, Opcode

from followsuit.server.web.wire import head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_a_text_is_framed_as_the_protocol_wants_it(length):
    """To the byte as the library that reads them back would write it."""
    text = b"x" * length

    assert Frame(Opcode.TEXT, text).serialize(mask=False) == head(length) + text
