"""A game as one viewer is told it, in two parts: what everyone is told, and what this viewer is told in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import Struct

from followsuit.telling.documents import Telling

NOTHING: Mapping[str, Any] = {}


class Seen(Struct, frozen=True, gc=False):
    """The sections of a telling that one viewer is told in its own way; none for those who look on."""

    lasting: Mapping[str, Any] = NOTHING
    """Those that stay as they are from card to card, but for the number of cards in each hand, which all are told."""
    now: Mapping[str, Any] = NOTHING
    """Those of the moment: the hand, and what is asked of the viewer."""


LOOKING_ON = Seen()


class Told(Struct, frozen=True, gc=False):
    """What everyone is told is one object for all viewers, so that it need be made, and compared, only once."""

    public: Telling
    seen: Seen

    @property
    def whole(self) -> Telling:
        """Both parts as one document."""
        return cast("Telling", {**self.public, **self.seen.lasting, **self.seen.now})
