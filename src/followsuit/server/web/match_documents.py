"""The shape of what is told about a match."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from followsuit.server.telling.table_documents import GameFace


class MatchSeatDocument(TypedDict):
    """Who sits in a seat of a table of a match, and the team that it plays for, from 0."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    team: int
    you: bool


class MatchTableDocument(TypedDict):
    """One table of a match."""

    code: str
    status: Literal["open", "playing", "over", "gone"]
    """Gone: nobody played there for so long that it was removed."""
    closed: bool
    """Whether its game was ended before its end, because nobody was there."""
    deals: int
    """How many deals have been played to their end."""
    seats: list[MatchSeatDocument]


class ComparedSeatDocument(TypedDict):
    """What a seat made of the deals that were played at other tables, too."""

    table: int
    seat: int
    points: int
    others: float
    """What those made who held the same cards; on average, if they are several."""
    ahead: float
    """By how many points that is better, whatever the game aims at; below 0, worse."""


class ComparedTeamDocument(TypedDict):
    """How far a team is ahead on all its cards."""

    team: int
    ahead: float


class ComparedDealDocument(TypedDict):
    """One deal, by table and seat."""

    points: list[list[int] | None]
    """What each seat scored; nothing for a table where it was not played to its end."""
    ahead: list[list[float] | None]
    """How far each is ahead of those who held the same cards, if anybody did."""


class ComparisonDocument(TypedDict):
    """A match that is over, deal by deal and in all."""

    deals: list[ComparedDealDocument]
    people: list[ComparedSeatDocument]
    teams: list[ComparedTeamDocument]
    """The best first."""


class MatchDocument(TypedDict):
    """A match: tables that play the same deals."""

    code: str
    """That of its first table."""
    game: GameFace
    deals: int
    """How many are played at each table."""
    status: Literal["open", "playing", "over"]
    """Open while there is a seat to take."""
    tables: list[MatchTableDocument]
    comparison: ComparisonDocument | None
    """Once all its tables are over."""
