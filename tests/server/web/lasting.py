"""WebSockets that may last longer than the ASGI call of their app."""

from followsuit.server.web.own_wire import WIRE


class Lasting:
    """What is below such a WebSocket, as far as middlewares ask it."""

    def __init__(self):
        self.goes_on = False
        self._then = []

    def when_over(self, then):
        """Call this at the end."""
        self._then.append(then)

    def end(self, code):
        """End it with a code."""
        for each in self._then:
            each(code)


def on_wire(app, wire):
    """An app that finds this below its WebSockets."""

    async def call(scope, receive, send):
        await app({**scope, WIRE: wire}, receive, send)

    return call
