"""Deals of the day: what is played today, playing it, and how everyone did on the same cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from followsuit.bots.reasons import doing
from followsuit.engine.fairness import is_digest, promise
from followsuit.engine.game import games
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import TableError
from followsuit.rules.page import find
from followsuit.server.live.days import Day, Line
from followsuit.server.live.hall import Hall
from followsuit.server.refusals import UNREADABLE, refused
from followsuit.server.store.days import StoredDay, Try
from followsuit.server.table.daily import (
    OPPONENT,
    SEAT,
    STRONGEST,
    Setting,
    compared,
    first_parting,
    level_or_ahead,
    points_of,
    setting_of,
    standings,
)
from followsuit.server.table.model import Table
from followsuit.server.telling.table_documents import Document
from followsuit.server.web.answers import Json
from followsuit.server.web.daily_documents import (
    DailyDocument,
    DailyListDocument,
    DailyRowDocument,
    DayDocument,
    DecisionDocument,
    PartingDocument,
    StrongestDocument,
    TryDocument,
)
from followsuit.server.web.identity import caller_to_seat
from followsuit.server.web.routes.bodies import TryBody
from followsuit.server.web.routes.context import ERRORS, TheCaller, TheHall, documented, origin_of, shown
from followsuit.telling.sentences import sentence_of

router = APIRouter(prefix="/daily", tags=["daily"], responses=ERRORS)
Key = Annotated[str, Path(description="The game's key.", max_length=40, examples=["zole"])]
AnyDay = Annotated[
    str | None,
    Query(alias="day", pattern=r"^2[0-9]{3}-[01][0-9]-[0-3][0-9]$", description="A day of UTC; without it, today."),
]


@router.get("", responses=documented(DailyListDocument))
async def list_deals(hall: TheHall, asking: TheCaller) -> Response:
    """Today's deal of every game, and the promises of the days to come; of past days, their secrets."""
    today = hall.days.today
    known = await hall.days.known()
    tables = await hall.store.days.tables(today.name)
    tries = {} if asking.holder is None else await hall.store.days.tries(today.name, asking.holder)
    rows: list[DailyRowDocument] = [
        {
            "game": key,
            "deals": setting_of(game.page).deals,
            "opponent": OPPONENT,
            "tables": tables.get(key, 0),
            "yours": await _try_document(hall, tries.get(key)),
        }
        for key, game in games().items()
    ]
    document: DailyListDocument = {
        "today": today.name,
        "games": rows,
        "days": [_day_document(each, hall.now()) for each in known],
    }
    return Json(document)


@router.get("/{game}", responses=documented(DailyDocument))
async def get_deal(hall: TheHall, game: Key, asking: TheCaller, of_day: AnyDay = None) -> Response:
    """The deal of a day of one game: how everyone did, once your own try is over or the day is."""
    setting, day = setting_of(find(game)), _day(hall, of_day)
    opened = await hall.days.opened(day)
    found = None if asking.holder is None else await hall.store.days.find_try(day.name, game, asking.holder)
    own = await _own_table(hall, found)
    if own is not None and own.status == "over" and found is not None and found.points is None:
        # A node may have gone down between its last card and its result.
        await hall.days.finished(own)
        found = await hall.store.days.find_try(day.name, game, str(asking.holder))
    yours = _own_try(found, own)
    results = standings(setting.game, await hall.store.days.results(day.name, game))
    tables = sum(each.tables for each in results)
    is_open = day.ends <= hall.now() or (yours is not None and yours["over"])
    points = None if yours is None else yours["points"]
    document: DailyDocument = {
        "game": game,
        "day": _day_document(opened, hall.now()),
        "deals": setting.deals,
        "opponent": OPPONENT,
        "tables": tables,
        "yours": yours,
        "names": [] if own is None else list(own.names),
        "hand": _first_hand(own),
        "results": None,
        "level_or_ahead": None,
        "strongest": None,
    }
    if is_open:
        document["results"] = [{"points": each.points, "tables": each.tables, "good": each.good} for each in results]
        if points is not None:
            document["level_or_ahead"] = level_or_ahead(setting.game, results, points)
        if found is not None or tables:
            document["strongest"] = await _strongest(hall, day, setting, own)
    return Json(document)


@router.post("/{game}/try", status_code=201, responses=documented(Document, 201, "Your table."))
async def try_deal(hall: TheHall, game: Key, body: TryBody, request: Request) -> Response:
    """Play today's deal of a game: your first try counts, later ones are for you alone."""
    asking, holder = caller_to_seat(request)
    if body.contribution is not None and not is_digest(body.contribution):
        raise refused("contribution/invalid")
    desk = await hall.days.play(game, holder, body.name, contribution=body.contribution, origin=origin_of(request))
    return shown(desk, asking, request, 201)


def _day(hall: Hall, name: str | None) -> Day:
    """The day that was asked for."""
    if name is None:
        return hall.days.today
    day = Day.named(name)
    if day is None:
        raise refused("daily/unknown-day", day=name)
    return day


def _day_document(stored: StoredDay, now: float) -> DayDocument:
    """A day as everyone is told it: its secret only once it is over."""
    day = Day(stored.day)
    return {
        "day": day.name,
        "begins_at": day.begins,
        "ends_at": day.ends,
        "commitment": promise(stored.secret),
        "announced_at": stored.announced_at,
        "contributions": None if stored.contributions is None else list(stored.contributions),
        "secret": stored.secret if day.ends <= now else None,
    }


async def _own_table(hall: Hall, found: Try | None) -> Table | None:
    """The table of somebody's own try, as far as it is kept."""
    if found is None or not found.code:
        return None
    try:
        return (await hall.desk(found.code)).table
    except TableError as error:
        if error.code not in ("table/unknown", *UNREADABLE):
            raise
        return None


async def _try_document(hall: Hall, found: Try | None) -> TryDocument | None:
    # A try with a result is over; only of others has the table to be asked.
    own = None if found is None or found.points is not None else await _own_table(hall, found)
    return _own_try(found, own)


def _own_try(found: Try | None, own: Table | None) -> TryDocument | None:
    if found is None:
        return None
    is_over = found.points is not None or (found.code != "" and (own is None or own.status == "over"))
    return {"code": found.code, "over": is_over, "points": found.points}


def _first_hand(own: Table | None) -> list[str] | None:
    """What somebody was dealt first, as they saw it then; nothing before they have seen it themselves."""
    if own is None or own.state is None:
        return None
    assert own.state.seed is not None
    return [str(card) for card in own.game.start(own.state.seed).view(SEAT).hand]


async def _strongest(hall: Hall, day: Day, setting: Setting, own: Table | None) -> StrongestDocument | None:
    played = await hall.days.line(day, setting.game.key)
    if played is None:
        return None
    line, state = played
    ours = own.state if own is not None and own.status == "over" and not own.closed else None
    document: StrongestDocument = {
        "player": STRONGEST,
        "points": points_of(state),
        "line": None,
        "parting": None,
    }
    if ours is not None:
        view = setting.game.start(ours.seed).view(SEAT)

        def told(actions: Iterable[str]) -> list[DecisionDocument]:
            return [_decision(action, view) for action in actions]

        document["line"] = [
            {"round": each.round, "trick": each.trick, "own": told(each.own), "strongest": told(each.strongest)}
            for each in compared(ours, state)
        ]
        document["parting"] = _parting(ours, state, line, view)
    return document


def _parting(own: State, strongest: State, line: Line, view: View) -> PartingDocument | None:
    parting = first_parting(own, strongest)
    if parting is None:
        return None
    return {
        "round": parting.round,
        "trick": parting.trick,
        "own": _decision(parting.own, view),
        "strongest": _decision(parting.strongest, view),
        "reason": line.reasons[parting.number],
    }


def _decision(action: str, view: View) -> DecisionDocument:
    return {"action": action, "says": sentence_of(doing(view.game.action(action), view))}
