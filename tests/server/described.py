"""What the server says of its own API, put together once for all files of tests that go by it."""

from __future__ import annotations

from functools import cache
from typing import Any

from followsuit.server.run.settings import Settings
from followsuit.server.web.app import create_app


@cache
def description() -> dict[str, Any]:
    """The description of the API as OpenAPI has it; whoever gets it leaves it as it is."""
    return create_app(Settings()).openapi()
