"""Everybody who visits the page. A tab costs much to open, so whoever leaves hands their browser on to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from playwright.sync_api import Browser, Cookie, ViewportSize

from tests.web.fonts import USUAL
from tests.web.visiting import PHONE, Visitor

MOST_IDLE = 8
"""Browsers that are kept while nobody uses them."""


class Visitors:
    """Those who are here, and the browsers that others left."""

    def __init__(self, browsers: Callable[[str], Browser]) -> None:
        self._browsers = browsers
        self._here: list[tuple[Visitor, Hashable]] = []
        self._idle: list[tuple[Visitor, Hashable]] = []
        """The last that was left comes last."""

    def come(
        self,
        address: str,
        size: ViewportSize,
        *,
        own: bool,
        fonts: str = USUAL,
        cookies: Sequence[Cookie] = (),
        **more: Any,
    ) -> Visitor:
        """Somebody with a browser of this kind, which is theirs for good or handed on when they leave."""
        kind = None if own else (address, fonts, size is PHONE, tuple(sorted(more.items())))
        found = next((each for each in reversed(self._idle) if kind is not None and each[1] == kind), None)
        if found is None:
            found = Visitor(self._browsers(fonts), address, size, **more), kind
        else:
            self._idle.remove(found)
        self._here.append(found)
        found[0].come(size, cookies)
        return found[0]

    def leave(self) -> list[str]:
        """Let everybody go: the faults that they met in the page."""
        faults = []
        while self._here:
            visitor, kind = self._here.pop()
            if kind is None:
                visitor.context.close()
                faults += visitor.faults
            else:
                faults += visitor.leave()
                self._idle.append((visitor, kind))
        while len(self._idle) > MOST_IDLE:
            self._idle.pop(0)[0].context.close()
        return faults
