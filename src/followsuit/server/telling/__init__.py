"""What a client is told: a game as one seat sees it, with everything a page has to say about it."""

from followsuit.server.telling.teller import PublicPart, Teller, telling

__all__ = ["PublicPart", "Teller", "telling"]
