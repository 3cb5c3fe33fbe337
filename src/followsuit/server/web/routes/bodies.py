"""What clients send, as the API's own description has it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from followsuit.bots.registry import USUAL_BOT, table_players
from followsuit.server.defaults import (
    CUSTOMS,
    EXTRA_SECONDS,
    FEWEST_TABLES,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_DEALS,
    MOST_EXTRA,
    MOST_TABLES,
)
from followsuit.server.live.reporting import LONGEST_MORE, Why
from followsuit.server.refusals import refused
from followsuit.server.table.events import Customs, Visibility
from followsuit.server.table.matches import USUAL_DEALS
from followsuit.server.table.playing import PHRASES
from followsuit.server.web.routes.choices import option_schemas

USUAL = Customs()
Value = bool | int | str | None
Bot = Annotated[str, Field(max_length=40, json_schema_extra={"pattern": f"^({'|'.join(sorted(table_players()))})$"})]
"""Another name is refused as well, with all that there are."""
SEEN = {"pattern": r"\S"}


def _refused_if_empty(code: str, **facts: object) -> AfterValidator:
    """A text in which nothing is to be seen is refused with a code of its own."""

    def checked(text: str) -> str:
        if not text.strip():
            raise refused(code, **facts)
        return text

    return AfterValidator(checked)


Name = Annotated[
    str,
    Field(max_length=200, description=f"1 to {LONGEST_NAME} signs that can be seen.", json_schema_extra=SEEN),
    _refused_if_empty("seat/name-empty", most=LONGEST_NAME),
]


class Body(BaseModel):
    """A body of JSON; keys that nothing knows are refused, so that a slip of the pen is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


COMMITMENT = Field(
    default=None, max_length=200, examples=["8f" * 32],
    description="Binds one to a contribution to the seed, which is revealed when everyone is there.",
)  # fmt: skip


class SeatWish(Body):
    """Who is to sit in a seat: a bot by name, or a person."""

    bot: Bot | None = Field(default=None, examples=[USUAL_BOT])


def _seconds(custom: str, usual: float | None, description: str | None = None) -> Any:
    least, most = CUSTOMS[custom]
    return Field(default=usual, ge=least, le=most, description=description)


class CustomsWish(Body):
    """How the table is to be run; what is left out is as usual."""

    visibility: Visibility = USUAL.visibility
    spectators: bool = USUAL.spectators
    hints: bool = USUAL.hints
    undo: bool = USUAL.undo
    chances: bool = USUAL.chances
    short_rounds: bool = USUAL.short_rounds
    pace: float | None = _seconds("pace", None, description="Seconds that bots seem to think.")
    decision_seconds: float | None = _seconds("decision_seconds", USUAL.decision_seconds)
    bank_seconds: float | None = _seconds("bank_seconds", USUAL.bank_seconds)
    takeover_seconds: float | None = _seconds("takeover_seconds", USUAL.takeover_seconds)
    round_pause: float | None = _seconds("round_pause", USUAL.round_pause)

    def customs(self, usual_pace: float) -> Customs:
        return Customs(**self.model_dump(exclude={"pace"}), pace=usual_pace if self.pace is None else self.pace)


class NewTableBody(Body):
    """A table to be made. With a name one sits down at once."""

    game: str = Field(max_length=40, examples=["zole"])
    options: dict[str, Value] = Field(
        default_factory=dict, max_length=40, examples=[{"seats": 3}],
        json_schema_extra={"properties": option_schemas()},
    )  # fmt: skip
    seats: list[SeatWish] | None = Field(
        default=None, max_length=20, description="One for each seat; without it all are for people.",
        examples=[[{}, {"bot": USUAL_BOT}, {"bot": USUAL_BOT}]],
    )  # fmt: skip
    customs: CustomsWish = Field(default_factory=CustomsWish)
    name: Name | None = Field(default=None, examples=["Anna"])
    seat: int | None = Field(default=None, ge=0, le=99)
    commitment: str | None = COMMITMENT

    @model_validator(mode="after")
    def _named_if_seated(self) -> NewTableBody:
        if self.name is None and not (self.seat is None and self.commitment is None):
            raise refused("seat/name-empty", most=LONGEST_NAME)
        return self


class NewMatchBody(Body):
    """A match to be made: tables that play the same deals."""

    game: str = Field(max_length=40, examples=["zole"])
    options: dict[str, Value] = Field(
        default_factory=dict, max_length=40, examples=[{"seats": 3}],
        json_schema_extra={"properties": option_schemas()},
    )  # fmt: skip
    tables: int = Field(
        default=FEWEST_TABLES, ge=FEWEST_TABLES, le=MOST_TABLES,
        description="How many tables; at most as many as the game has seats.",
    )  # fmt: skip
    deals: int | None = Field(
        default=None, ge=1, le=MOST_DEALS, examples=[USUAL_DEALS],
        description="How many deals are played at each; without it, as many as make a short match.",
    )  # fmt: skip


class SitBody(Body):
    """Somebody sits down."""

    name: Name = Field(examples=["Anna"])
    seat: int | None = Field(default=None, ge=0, le=99, description="Without it, the first open one.")
    commitment: str | None = COMMITMENT


class SeatBody(Body):
    """Who decides for a seat: a bot, or (none) a person again."""

    bot: Bot | None = Field(examples=["greedy"])


class FillBody(Body):
    """Bots for all open seats."""

    bot: Bot = USUAL_BOT


class CommitmentBody(Body):
    """What binds one in drawing the seed."""

    commitment: str = Field(max_length=200, examples=["8f" * 32])


class RevealBody(Body):
    """The contribution that one committed to."""

    contribution: str = Field(max_length=200, examples=["5e" * 32])


class ClaimBody(Body):
    """A key that gives one a seat."""

    key: str = Field(max_length=200)


class ActionBody(Body):
    """An action, and the version of the game it was decided upon."""

    action: str = Field(max_length=200, examples=["play Qc"])
    version: int = Field(ge=0, le=2**53, examples=[12])


class ReportBody(Body):
    """What is reported of somebody at the table."""

    seat: int = Field(ge=0, le=99, description="Whose name it is, or who said it.")
    line: int | None = Field(
        default=None, ge=0, le=10**9, description="The `sequence` of a line of chat; without one, the name is reported."
    )
    why: Why
    more: str = Field(default="", max_length=LONGEST_MORE, description="What whoever runs the server should know.")


class RematchBody(Body):
    """How one plays again."""

    commitment: str | None = COMMITMENT


class TryBody(Body):
    """How one plays the deal of the day."""

    name: Name | None = Field(default=None, examples=["Anna"])
    contribution: str | None = Field(
        default=None, max_length=200, examples=["5e" * 32],
        description="32 random bytes, of which the seeds of the next day are made, too.",
    )  # fmt: skip


class BranchBody(Body):
    """From where one plays on, and how."""

    step: int = Field(ge=0, le=10**6, description="After which step of the replay; 0 is the deal.", examples=[12])
    seat: int = Field(ge=0, le=99, description="The seat to play in.")
    bot: Bot = Field(default=USUAL_BOT, description="Who plays in all other seats.")
    name: Name | None = Field(default=None, description="Without it, that of whoever had the seat.", examples=["Anna"])


class LessonBody(Body):
    """Who learns a game."""

    name: Name = Field(examples=["Anna"])


class AnswerBody(Body):
    """Whether one agrees that somebody takes something back."""

    agrees: bool


class ChatBody(Body):
    """One of the phrases, or a text."""

    model_config = ConfigDict(
        json_schema_extra={
            "anyOf": [{"required": [key], "properties": {key: {"type": "string"}}} for key in ("preset", "text")]
        }
    )

    preset: Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(PHRASES)})] | None = Field(
        default=None, examples=["well-played"]
    )
    text: Annotated[str, Field(max_length=2000, json_schema_extra=SEEN), _refused_if_empty("chat/empty")] | None = (
        Field(default=None, description=f"At most {LONGEST_TEXT} signs that can be seen.")
    )


class TimeBody(Body):
    """More time for the seat to act."""

    seat: int = Field(ge=0, le=99)
    seconds: float = Field(default=EXTRA_SECONDS, ge=1, le=MOST_EXTRA)
