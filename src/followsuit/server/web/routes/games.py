"""Which games there are, what can be chosen about each, their rules, and the bots."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from followsuit.bots.registry import table_players
from followsuit.engine.game import Game, game, games
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.rules.options import Option
from followsuit.rules.page import Page, find
from followsuit.server.web.answers import Json, zipped
from followsuit.server.web.documents import (
    BotDocument,
    GameDocument,
    OptionDocument,
    PackDocument,
    RulesDocument,
    ValueDocument,
)
from followsuit.server.web.routes.choices import option_parameters
from followsuit.server.web.routes.context import ERRORS, TheHall, documented, origin_of
from followsuit.server.web.wording import language_asked

router = APIRouter(tags=["games"], responses=ERRORS)
Key = Annotated[str, Path(description="The game's key.", examples=["zole"])]
WORDS = {
    "name": "words", "in": "query", "required": False, "schema": {"type": "string", "maxLength": 20},
    "description": "The language, if not that of `Accept-Language`, such as `lv`.",
}  # fmt: skip
Notation = Annotated[Literal["on", "off"], Query(description="Whether the page tells how cards and actions are typed.")]
ABOUT_WORDS = ("words", "notation")
"""What a query may have besides options of the game."""


@router.get("/games", responses=documented(list[GameDocument]))
async def list_games(request: Request) -> Response:
    """Every game, with all that can be chosen about it."""
    return zipped(request, Json([game_document(found.page) for found in games().values()]))


@router.get("/games/{key}", responses=documented(GameDocument))
async def get_game(key: Key, request: Request) -> Response:
    """One game."""
    return zipped(request, Json(game_document(find(key))))


@router.get(
    "/games/{key}/rules",
    responses=documented(RulesDocument),
    openapi_extra={"parameters": [*option_parameters(), WORDS]},
)
async def get_rules(key: Key, request: Request, hall: TheHall, notation: Notation = "on") -> Response:
    """The rules of a game with the options in the query, in Markdown, with what a page can draw beside them."""
    options = {name: value for name, value in request.query_params.items() if name not in ABOUT_WORDS}
    settled, language = game(key, **options), language_asked(request) or ENGLISH
    text, drawn = await hall.rules_pages.page(settled, language, origin_of(request), notation=notation == "on")
    rules: RulesDocument = {
        "key": settled.key,
        "name": settled.name,
        "options": dict(settled.options),
        "language": language,
        "markdown": text,
        "pack": pack_document(settled),
        "drawings": drawn,
    }
    return zipped(request, Json(rules))


@router.get("/bots", responses=documented(list[BotDocument]))
async def list_bots() -> Response:
    """Every bot that can be given a seat."""
    bots: list[BotDocument] = [{"name": name, "says": says} for name, says in table_players().items()]
    return Json(bots)


def game_document(page: Page) -> GameDocument:
    """A game as clients are told it."""
    return {
        "key": page.key,
        "name": page.name,
        "title": page.title,
        "version": page.version,
        "options": [_seats(page), *map(_option, page.options)],
        "pack": pack_document(Game.of(page)),
        "front_page": {
            "place": page.front_page.place,
            "family": page.front_page.family,
            "also_called": list(page.front_page.also_called),
            "minutes": page.front_page.minutes,
            "options": dict(page.front_page.options),
        },
    }


def pack_document(settled: Game) -> PackDocument:
    """The cards of a game."""
    deck, tokens = settled.rules.deck, settled.rules.tokens
    return {
        "suits": [{"letter": suit.letter, "name": suit.name, "sign": suit.sign} for suit in deck.suits],
        "cards": [str(card) for card in dict.fromkeys(deck.cards)],
        "tokens": None if tokens is None else list(tokens.kinds),
    }


def _seats(page: Page) -> OptionDocument:
    values: list[ValueDocument] = [{"value": seats, "says": "", "seats": None} for seats in page.seats]
    says = language(ENGLISH).say(Message("rules/option-seats"))
    return {
        "key": "seats", "kind": "seats", "default": page.usual_seats, "says": says, "values": values,
        "least": min(page.seats), "most": max(page.seats), "may_be_none": False, "seats": None,
    }  # fmt: skip


def _option(option: Option) -> OptionDocument:
    values: list[ValueDocument] = [
        {"value": each.value, "says": each.says, "seats": None if each.seats is None else list(each.seats)}
        for each in option.named
    ]
    bounds = option.bounds
    return {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "says": option.says,
        "values": values or None,
        "least": bounds.least if bounds else None,
        "most": bounds.most if bounds else None,
        "may_be_none": bounds is not None and bounds.may_be_none,
        "seats": None if option.seats is None else list(option.seats),
    }
