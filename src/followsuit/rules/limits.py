"""How large a game can be. What checks a page and what compiles it both read these numbers."""

SEATS = 8
CARDS = 60
SUITS = 4
LONGEST_HAND = 20
ICONS = 3
"""On a token."""
