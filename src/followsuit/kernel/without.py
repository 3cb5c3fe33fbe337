"""What a player may have to do without, by name: `greedy-without-trumping`, `strong-without-zero-bids`."""

from __future__ import annotations

BETWEEN = "-without-"
"""What stands between a player's name and what it does without."""
TRUMPING, TRUMP_LEADS, ZERO_BIDS, TOKENS = "trumping", "trump-leads", "zero-bids", "tokens"
RESTRICTIONS = (TRUMPING, TRUMP_LEADS, ZERO_BIDS, TOKENS)
"""No trump to a trick that was led with another suit; none led; no bid of 0; no token laid. docs/bots.md lists them."""


def parted(name: str) -> tuple[str, tuple[str, ...]]:
    """A player's name without its restrictions, and these; what is no restriction stays part of the name."""
    base, between, last = name.rpartition(BETWEEN)
    if not between or last not in RESTRICTIONS:
        return name, ()
    base, others = parted(base)
    return base, (*others, last)
