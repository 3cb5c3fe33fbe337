"""How far games go at most."""

LATEST_CUTOFF = 1_000_000
"""After how many rounds a game that goes on is cut off at the latest; a result has room for many times as many."""
