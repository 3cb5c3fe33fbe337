"""The shape of a review, `followsuit-review/1`, as it is answered: what each decision was worth, and what came of what.

Points are game points of the seat that decided: its own less the mean of the others', or of the other side's.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from followsuit.rules.options import Value
from followsuit.telling.documents import Sentence


class JudgeDocument(TypedDict):
    """Who judged, and how."""

    player: str
    learned: bool
    """Whether a network knows this game; else it is judged by rules of thumb."""
    worlds: int
    """How many deals that fit what a seat knew were looked at for each decision."""
    seed: int


class ThresholdsDocument(TypedDict):
    """The loss in points from which a decision is not as good as the best, a slip, or costly."""

    good: float
    slip: float
    costly: float


class JudgedOptionDocument(TypedDict):
    """What could have been done, by all that the seat knew then."""

    action: str
    points: float
    error: float
    """The uncertainty of the points: one standard error."""
    round: float | None
    """The chance to win the round; none where that makes no sense."""
    match: float | None


class LossDocument(TypedDict):
    """By how much what was done was worse than the best."""

    points: float
    round: float | None
    match: float | None


class OpenCardsDocument(TypedDict):
    """As the cards lay: the best with all of them open, and what was lost beside it."""

    action: str
    loss: float


JudgedClass = Literal["best", "good", "slip", "costly", "forced"]


# `class` is no name that a field of a class can have.
_Classed = TypedDict("_Classed", {"class": JudgedClass})


class JudgedDecisionDocument(_Classed):
    """A decision, judged by what its seat could know then."""

    step: int
    """Its number among all actions of players, from 0; deals are not counted."""
    round: int
    trick: int | None
    """From 0; none before the first card."""
    seat: int
    action: str
    forced: bool
    options: list[JudgedOptionDocument]
    """The best first."""
    loss: LossDocument
    open: OpenCardsDocument | None
    reason: Sentence | None


class CurvePointDocument(TypedDict):
    """The chance of each seat to win after a step, as the cards lay, if good players played on."""

    step: int
    round: int
    chances: list[float]


class ClassesDocument(TypedDict):
    """How many decisions of a seat are of each class."""

    best: int
    good: int
    slip: int
    costly: int
    forced: int


class ReviewedSeatDocument(TypedDict):
    """What the result of a seat came from: `deal`, `others` and `own` add up to it."""

    seat: int
    result: float
    deal: float
    """What the cards brought, had everyone played as the judge does."""
    others: float
    own: float
    """What its own errors cost: no more than 0."""
    adjusted: float
    """The result without the luck of the deal."""
    deal_error: float
    """The uncertainty of `deal`: one standard error."""
    classes: ClassesDocument
    moments: list[int]
    """The steps that mattered most to this seat, the dearest first: three at most."""


class ReviewDocument(TypedDict):
    """The review of a finished game, or what there is of it."""

    format: Literal["followsuit-review/1"]
    game: str
    version: int
    options: dict[str, Value]
    players: list[str]
    labels: dict[str, Sentence]
    """What buttons said for actions that name no card: `choose Z`, `bid 2`."""
    judge: JudgeDocument
    thresholds: ThresholdsDocument
    finished: bool
    judged: int
    of: int
    decisions: list[JudgedDecisionDocument]
    curve_of: Literal["match", "round"]
    """What it is the chance to win: a round, where a game has no end of its own."""
    curve: list[CurvePointDocument]
    seats: list[ReviewedSeatDocument]


class ReviewProgressDocument(TypedDict):
    """How far a review is, and what there is of it."""

    status: Literal["waiting", "making", "finished"]
    ahead: int
    """How many other reviews come first."""
    judged: int
    of: int
    """How many decisions there are; 0 while that is not known."""
    review: ReviewDocument | None
    """What there is: of its decisions those from `first` on."""
