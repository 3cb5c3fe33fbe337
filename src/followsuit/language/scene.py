"""Whom a sentence speaks to, and about which people and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as data_field

from msgspec import Struct, field


class Pack(Struct, frozen=True):
    """What the cards of a deck are called by its own page; catalogues know most of these names in their language."""

    suits: Mapping[str, str] = field(default_factory=dict)
    """By letter."""
    ranks: Mapping[str, str] = field(default_factory=dict)
    """Those that are not their own name: `A` is the ace."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """By the letter of the suit."""
    printed: Mapping[str, str] = field(default_factory=dict)
    """What a rank shows as where that is not its notation: `T` as 10."""
    several: frozenset[str] = frozenset()
    """The cards that there are several of: one of them is *a* zero, not *the* zero."""

    def parts(self, card: str) -> tuple[str, str]:
        """The rank and the suit of a card as records write it; a card may have no suit."""
        rank, suit = card[:-1], card[-1:]
        return (rank, suit) if rank and suit in self.suits else (card, "")


@dataclass(frozen=True, slots=True)
class Scene:
    """The cards, the names by seat, and the seat that is spoken to; none for a spectator."""

    pack: Pack = data_field(default_factory=Pack)
    names: Sequence[str] = ()
    you: int | None = None
    notation: bool = False
    """Whether sentences tell how cards and actions are typed."""

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)


ANYWHERE = Scene()
"""For what speaks of nobody, and of no cards."""
