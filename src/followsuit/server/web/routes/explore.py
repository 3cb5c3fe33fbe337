"""What could be known in finished games: deals left, where cards may have been, and who knew it, to any depth."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from followsuit.server.live.desk import Desk
from followsuit.server.live.exploring import Key, Work
from followsuit.server.table.matches import require_told
from followsuit.server.table.seating import checked_seat
from followsuit.server.telling.explorer_documents import (
    CardDocument,
    DealsLeftDocument,
    FormulaAnswer,
    KnowledgeDocument,
    ThoughtDocument,
)
from followsuit.server.telling.exploring import answer_at, card_at, deals_left, knowledge_at, thought_at
from followsuit.server.web.identity import Caller
from followsuit.server.web.routes.context import ERRORS, Origin, TheCaller, TheDesk, documented, seen_from

LONGEST_FORMULA = 300

router = APIRouter(prefix="/tables/{code}/replay", tags=["past"], responses=ERRORS)
Step = Annotated[int, Query(ge=0, le=10**6, description="After which step of the replay.")]
Seat = Annotated[int, Query(ge=0, le=99, description="Whose knowledge.")]
CardCode = Annotated[str, Query(max_length=8, examples=["Qs"])]


@router.get("/deals", responses=documented(DealsLeftDocument))
async def get_deals_left(desk: TheDesk, asking: TheCaller, origin: Origin, step: Step) -> Response:
    """The round of a step, card by card: how many deals each seat still thought possible, and the bits it learned."""
    return await _answered(desk, asking, origin, step, ("deals",), lambda past, _: deals_left(past))


@router.get("/knowledge", responses=documented(KnowledgeDocument))
async def get_knowledge(desk: TheDesk, asking: TheCaller, origin: Origin, step: Step, seat: Seat) -> Response:
    """What a seat knew at a step: where each card that it had not seen may have been, and what was certain."""
    eyes = checked_seat(desk.table, seat)
    return await _answered(
        desk, asking, origin, step, ("knowledge", seat), lambda past, _: knowledge_at(past, step, eyes)
    )


@router.get("/knowledge/card", responses=documented(CardDocument))
async def get_card(desk: TheDesk, asking: TheCaller, origin: Origin, step: Step, card: CardCode) -> Response:
    """Who could tell at a step where a card was, and since when: its Kripke model before and after."""
    return await _answered(desk, asking, origin, step, ("card", card), lambda past, _: card_at(past, step, card))


@router.get("/knowledge/thought", responses=documented(ThoughtDocument))
async def get_thought(
    desk: TheDesk,
    asking: TheCaller,
    origin: Origin,
    step: Step,
    seat: Seat,
    other: Annotated[int, Query(ge=0, le=99, description="Whose thoughts the seat thinks about.")],
    card: CardCode,
) -> Response:
    """What a seat thought at a step that another thought about a card."""
    eyes, whose = checked_seat(desk.table, seat), checked_seat(desk.table, other)
    return await _answered(
        desk, asking, origin, step, ("thought", eyes, whose, card),
        lambda past, patience: thought_at(past, step, eyes, whose, card, patience), is_dear=True,
    )  # fmt: skip


@router.get("/knowledge/formula", responses=documented(FormulaAnswer))
async def get_answer(
    desk: TheDesk,
    asking: TheCaller,
    origin: Origin,
    step: Step,
    formula: Annotated[str, Query(max_length=LONGEST_FORMULA, examples=["K[S] !holds(E, Qh)"])],
) -> Response:
    """Whether a formula held at a step, since when, and deals that show why not."""
    return await _answered(
        desk, asking, origin, step, ("formula", formula),
        lambda past, patience: answer_at(past, step, formula, patience), is_dear=True,
    )  # fmt: skip


async def _answered(
    desk: Desk, asking: Caller, origin: str, step: int, question: Key, work: Work, *, is_dear: bool = False
) -> Response:
    """The answer, if the game is over and whoever asks may see it."""
    seen_from(desk, asking)
    require_told(desk.table)
    body = await desk.hall.exploring.ask(desk.table, step, question, origin, work, is_dear=is_dear)
    return Response(body, media_type="application/json")
