"""A game as one viewer is told it, in two parts: what everyone is told, and what this viewer is told in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from followsuit.telling.documents import Telling


class Told(NamedTuple):
    """What everyone is told is one object for all viewers, so that it need be made, and compared, only once."""

    public: Telling
    own: Mapping[str, Any]
    """The sections of a telling that this viewer alone is told so; none for those who look on."""

    @property
    def whole(self) -> Telling:
        """Both parts as one document."""
        return cast("Telling", {**self.public, **self.own})
