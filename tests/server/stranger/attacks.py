"""All that strangers try. An attack is bounded in count and time, and returns what gave way: nothing, if all held."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from tests.server.stranger.asking import giant_options, odd_requests, zole_codes
from tests.server.stranger.connecting import broken_frames, silent_connections
from tests.server.stranger.flooding import floods
from tests.server.stranger.sitting import seat_hopping
from tests.server.stranger.stepping import clock_steps
from tests.server.stranger.tampering import tampered_imports
from tests.server.stranger.target import Target

Attack = Callable[[Target, float], Coroutine[Any, Any, list[str]]]
"""Given a server and how hard to try (1 takes seconds), what gave way."""

ATTACKS: Mapping[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        giant_options,
        odd_requests,
        zole_codes,
        seat_hopping,
        silent_connections,
        broken_frames,
        floods,
        tampered_imports,
        clock_steps,
    )
}
