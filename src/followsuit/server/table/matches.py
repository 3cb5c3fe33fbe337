"""A match: tables that play the same deals, so that people compare their play with the luck of the cards taken out.

Seats rotate: at each further table a team sits one seat on, so that it does not hold the same side's cards again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.server.defaults import FEWEST_TABLES, MOST_DEALS, MOST_TABLES
from followsuit.server.refusals import refused
from followsuit.server.table import events as happened
from followsuit.server.table.daily import setting_of
from followsuit.server.table.events import Customs
from followsuit.server.table.model import MOST_ACQUAINTED, Table
from followsuit.server.table.seating import Events

USUAL_DEALS = 4
"""How many deals are played if nobody says otherwise, and a game has so many."""
BOT_WORLDS = 64
"""In how many worlds bots think ahead: not for how long, so that they answer the same to the same play."""


def customs_of_match(pace: float) -> Customs:
    """How tables of a match are run: unseen by others, and without help, of which one might use more than another."""
    return Customs(visibility="private", spectators=False, hints=False, undo=False, chances=False, pace=pace)


def deals_of(game: Game, wanted: int | None) -> int:
    """How many deals a match of a game has: as many as wanted, or enough that everyone has had some cards."""
    most = min(MOST_DEALS, game.rounds or MOST_DEALS)
    if wanted is None:
        return min(most, max(USUAL_DEALS, setting_of(game.page).deals))
    if not 1 <= wanted <= most:
        raise refused("match/deals", most=most)
    return wanted


def tables_of(game: Game, wanted: int) -> int:
    """How many tables a match of a game has: at most as many as seats, for then each team has held every hand."""
    most = min(MOST_TABLES, game.seats)
    if not FEWEST_TABLES <= wanted <= most:
        raise refused("match/tables", most=most)
    return wanted


def deal_same(table: Table, seed: str) -> Events:
    """Deal the cards that were drawn at the first table of a match, once."""
    return [happened.CardsGiven(seed)] if table.is_dealt_to and table.cards is None else []


def end(table: Table, people: Sequence[str]) -> Events:
    """Tell a table that its match is over, once; whoever sat at another table may look at it then."""
    if table.match is None or table.status != "over" or table.is_match_over or table.is_forgotten:
        return []
    return [happened.MatchOver(tuple(people)[:MOST_ACQUAINTED])]


def require_told(table: Table) -> None:
    """Refuse whatever tells hidden cards while the game is not over, or another one with the same cards."""
    if table.status != "over":
        raise refused("table/not-over")
    if not table.may_be_told:
        raise refused("match/not-over")


def team_of(game: Game, table: int, seat: int) -> int:
    """The team that a seat at some table of a match plays for; partners are in the same one."""
    return game.rules.sides.of(game.seats)[(seat - table) % game.seats]


class Compared(NamedTuple):
    """What a seat at one table made of the deals that others played, too, and what those made of the same hands."""

    table: int
    seat: int
    team: int
    points: int
    others: float
    """On average, where there are several."""
    ahead: float
    """By how much that is better, whatever the game aims at."""


Points = tuple[int, ...]
"""What each seat scored."""


class ComparedDeal(NamedTuple):
    """A deal by table: what each seat scored, and how far it is ahead of those who held the same cards.

    Nothing where it was not played to its end, or, of the latter, nowhere else.
    """

    points: list[Points | None]
    ahead: list[tuple[float, ...] | None]


class Comparison(NamedTuple):
    """A match that is over: deal by deal, then every seat's own result in all, then every team's."""

    deals: list[ComparedDeal]
    people: list[Compared]
    teams: list[tuple[int, float]]
    """Each team and how far it is ahead on all its cards, the best first."""


def compare(game: Game, states: Sequence[State | None]) -> Comparison:
    """Compare what tables made of the same deals; none for a table that is not there any more."""
    scores = [[] if state is None else [past.result.scores for past in state.position.past] for state in states]
    played = max(map(len, scores), default=0)
    by_deal = [[table[number] if number < len(table) else None for table in scores] for number in range(played)]
    people = [
        found
        for table in range(len(states))
        for seat in range(game.seats)
        if (found := _compared(game, by_deal, table, seat)) is not None
    ]
    teams = dict[int, float]()
    for each in _once_a_side(people):
        teams[each.team] = teams.get(each.team, 0.0) + each.ahead
    deals = [ComparedDeal(deal, [_ahead(game, deal, table) for table in range(len(states))]) for deal in by_deal]
    return Comparison(deals, people, sorted(teams.items(), key=lambda team: (-team[1], team[0])))


def _ahead(game: Game, deal: Sequence[Points | None], table: int) -> tuple[float, ...] | None:
    """How far each seat of a table is ahead on one deal, if that was played elsewhere, too."""
    found = [_compared(game, [deal], table, seat) for seat in range(game.seats)]
    return tuple(each.ahead for each in found if each is not None) or None


def _compared(game: Game, deals: Sequence[Sequence[Points | None]], table: int, seat: int) -> Compared | None:
    """One seat beside those who held the same cards; none if nobody did."""
    points, others, is_compared = 0, 0.0, False
    for deal in deals:
        own = deal[table]
        theirs = [other[seat] for number, other in enumerate(deal) if number != table and other is not None]
        if own is not None and theirs:
            is_compared = True
            points += own[seat]
            others += sum(theirs) / len(theirs)
    merit = game.rules.aim.merit
    ahead = float(merit(points) - merit(others))
    return Compared(table, seat, team_of(game, table, seat), points, others, ahead) if is_compared else None


def _once_a_side(people: Sequence[Compared]) -> Iterator[Compared]:
    """Of partners, who have the same points, one."""
    counted = set[tuple[int, int]]()
    for each in people:
        if (each.table, each.team) not in counted:
            counted.add((each.table, each.team))
            yield each
