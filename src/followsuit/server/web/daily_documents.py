"""The shape of what HTTP answers about deals of the day."""

from __future__ import annotations

from typing_extensions import TypedDict

from followsuit.telling.documents import Sentence


class DayDocument(TypedDict):
    """A day, and what binds the server for it; the secret once it is over, which proves its deals."""

    day: str
    begins_at: float
    ends_at: float
    commitment: str
    """The promise of its secret."""
    announced_at: float
    """Since when that stands."""
    contributions: list[str] | None
    """What players of the day before gave, in order; none before the day begins."""
    secret: str | None


class TryDocument(TypedDict):
    """Your own try that counts."""

    code: str
    """The table that it is played at."""
    over: bool
    points: int | None
    """None if it has not come to a result, or only after the day."""


class DailyRowDocument(TypedDict):
    """The deal of the day of one game, before it is played."""

    game: str
    deals: int
    """How many rounds are played."""
    opponent: str
    """The bot in all other seats."""
    tables: int
    """How many results there are."""
    yours: TryDocument | None


class DailyListDocument(TypedDict):
    """Today's deals, and the days that are known: past ones, today, and those whose secrets are promised."""

    today: str
    games: list[DailyRowDocument]
    days: list[DayDocument]


class ResultDocument(TypedDict):
    """A result, and how many tables came to it."""

    points: int
    tables: int
    good: bool
    """Whether it is at least as good as to have played nothing."""


class DecisionDocument(TypedDict):
    """A decision, as text and in words."""

    action: str
    says: Sentence


class PairDocument(TypedDict):
    """What you and the strongest player did in one trick of a round; trick 0 is what was decided before."""

    round: int
    trick: int
    own: list[DecisionDocument]
    strongest: list[DecisionDocument]


class PartingDocument(TypedDict):
    """Your first decision that the strongest player took otherwise, and its reason."""

    round: int
    trick: int
    own: DecisionDocument
    strongest: DecisionDocument
    reason: Sentence | None


class StrongestDocument(TypedDict):
    """What the strongest player made of the same cards, and where your play parted from its own."""

    player: str
    points: int
    line: list[PairDocument] | None
    """None where you have not played."""
    parting: PartingDocument | None


class DailyDocument(TypedDict):
    """The deal of a day of one game; results once your own try is over, or the day is."""

    game: str
    day: DayDocument
    deals: int
    opponent: str
    tables: int
    yours: TryDocument | None
    names: list[str]
    """Who sat at your table, by seat; empty where you have not played."""
    hand: list[str] | None
    """The first hand that you were dealt."""
    results: list[ResultDocument] | None
    """The worst first; none until you have played, or the day is over."""
    level_or_ahead: float | None
    """The part of all tables that you are level with or ahead of."""
    strongest: StrongestDocument | None
    """None until you have played or the day is over, and for the moment that it still plays."""
