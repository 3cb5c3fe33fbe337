"""The review of a game: every decision judged by what its seat could know, luck told from skill."""

from followsuit.review.reviewer import USUAL_WORLDS, Reviewer

__all__ = ["USUAL_WORLDS", "Reviewer"]
