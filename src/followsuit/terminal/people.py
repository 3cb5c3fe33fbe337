"""Who sits where, as sentences and tables on the screen call them."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.rules.prose import listed


@dataclass(frozen=True, slots=True)
class People:
    """The names by seat, and the seat of whoever reads the screen; none for somebody who only looks on."""

    names: tuple[str, ...]
    you: int | None = None

    def name(self, seat: int) -> str:
        """A name in a table."""
        name = self.names[seat]
        return f"{name} (you)" if seat == self.you and not _is_you(name) else name

    def does(self, seat: int, verb: str, other: str = "") -> str:
        """“You play” or “Anna plays”. `other` is the second form where an s is not enough."""
        name = self.names[seat]
        return f"You {verb}" if seat == self.you or _is_you(name) else f"{name} {other or verb + 's'}"

    def all(self, seats: tuple[int, ...]) -> str:
        """Some names in a row."""
        return listed(map(self.name, seats))


def _is_you(name: str) -> bool:
    """Whether a name is the word for whoever is spoken to, as it is for a person who gave none."""
    return name.lower() == "you"
