"""The errors that questions about knowledge can give rise to."""

from __future__ import annotations

from followsuit.errors import FollowsuitError


class ImpossibleView(FollowsuitError):
    """A view that no deal and no play by the rules can lead to."""

    code = "worlds/impossible"


class MomentError(FollowsuitError):
    """A moment that the game does not have."""

    code = "knowledge/moment"


class NotInPlay(FollowsuitError):
    """A card that is not among those of the round."""

    code = "knowledge/not-in-play"


class NoPicture(FollowsuitError):
    """A picture that cannot be drawn."""

    code = "knowledge/no-picture"


class FormulaError(FollowsuitError):
    """A formula that cannot be read, or that asks for what the game does not have."""

    code = "knowledge/formula"


class TooLarge(FollowsuitError):
    """A question whose diagram would outgrow the memory that it was given."""

    code = "knowledge/too-large"
