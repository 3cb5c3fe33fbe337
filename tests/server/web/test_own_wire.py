"""What is due at the end of an ASGI call, which may be before the end of its WebSocket."""

import pytest

from followsuit.server.web.own_wire import WIRE, at_the_end
from tests.server.web.lasting import Lasting


@pytest.mark.parametrize("scope", [{}, {WIRE: Lasting()}])
def test_what_is_due_at_the_end_of_a_call_is_done_then(scope):
    """With another server than our own, and on a wire to which nobody listens."""
    done = list[int | None]()

    at_the_end(scope, done.append)

    assert [None] == done


def test_what_is_due_at_the_end_of_a_websocket_that_goes_on_waits_for_that():
    """And is told the code."""
    wire, done = Lasting(), list[int | None]()
    wire.goes_on = True

    at_the_end({WIRE: wire}, done.append)
    assert [] == done

    wire.end(4000)
    assert [4000] == done
