"""Minds: players that learn a game by playing it, whatever its words are, and think ahead with what they learned."""
