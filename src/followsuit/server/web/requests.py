"""What clients send through a WebSocket, and what each asks of a table.

Every frame may carry an `id`, which comes back in its answer. The description of the API has them all.
"""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec

from followsuit.errors import quoted
from followsuit.language.message import Message
from followsuit.server.defaults import EXTRA_SECONDS, MOST_EXTRA
from followsuit.server.refusals import refused
from followsuit.server.table import claiming, drawing, playing, playing_out, seating
from followsuit.server.table.model import Table
from followsuit.server.table.seating import Events

LONGEST_ACTION = 200
LONGEST_CARD = 8
MOST_CARDS = 60
LARGEST_NUMBER = 2**53
"""What every client can count to, also one in JavaScript."""

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
Id = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)] | Annotated[str, msgspec.Meta(max_length=100)]


class ClientFrame(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that a client asks for."""

    id: Id | None = None


class Act(ClientFrame, frozen=True, tag="act", kw_only=True):
    """Do something in the game."""

    action: Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]
    version: Number


class Claim(ClientFrame, frozen=True, tag="claim", kw_only=True):
    """Claim the tricks that are left, with one's cards in the order in which they will be played."""

    order: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=LONGEST_CARD)], ...], msgspec.Meta(max_length=MOST_CARDS)
    ]
    version: Number


class Ping(ClientFrame, frozen=True, tag="ping"):
    """A sign of life."""


class TableRequest(ClientFrame, frozen=True):
    """Something that a table decides, and answers when it is stored."""

    def decide(self, table: Table, holder: str | None) -> Events:
        """What comes of it, asked for by whoever has this token."""
        raise NotImplementedError


class Say(TableRequest, frozen=True, tag="say"):
    """Say something."""

    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=2000)] | None = None

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing.say(table, holder, preset=self.preset, text=self.text)


class AskUndo(TableRequest, frozen=True, tag="undo"):
    """Take one's last action back."""

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing.ask_undo(table, holder)


class AnswerUndo(TableRequest, frozen=True, tag="answer", kw_only=True):
    """Agree that somebody takes something back, or not."""

    agrees: bool

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing.answer_undo(table, holder, agrees=self.agrees)


class AnswerClaim(TableRequest, frozen=True, tag="answer_claim", kw_only=True):
    """Accept a claim of the tricks that are left, or contest it; or take one's own back."""

    accepts: bool

    def decide(self, table: Table, holder: str | None) -> Events:
        return claiming.answer(table, holder, accepts=self.accepts)


class Finish(TableRequest, frozen=True, tag="finish"):
    """End a round in which nothing that is left can change a score."""

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing_out.finish(table, holder)


class Next(TableRequest, frozen=True, tag="next"):
    """Go on to the next round."""

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing.go_on(table, holder)


class Return(TableRequest, frozen=True, tag="return"):
    """Play again oneself."""

    def decide(self, table: Table, holder: str | None) -> Events:
        return seating.come_back(table, seating.own_seat(table, holder))


class Commit(TableRequest, frozen=True, tag="commit", kw_only=True):
    """Take part in drawing the seed."""

    commitment: str

    def decide(self, table: Table, holder: str | None) -> Events:
        return drawing.commit(table, seating.own_seat(table, holder), self.commitment)


class Reveal(TableRequest, frozen=True, tag="reveal", kw_only=True):
    """Tell the contribution that one committed to."""

    contribution: str

    def decide(self, table: Table, holder: str | None) -> Events:
        return drawing.reveal(table, seating.own_seat(table, holder), self.contribution)


class GiveTime(TableRequest, frozen=True, tag="time", kw_only=True):
    """Give whoever is to act more time."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    seconds: Annotated[float, msgspec.Meta(ge=1, le=MOST_EXTRA)] = EXTRA_SECONDS

    def decide(self, table: Table, holder: str | None) -> Events:
        return playing.extend(table, holder, self.seat, self.seconds)


AnyFrame = (
    Act | Claim | AnswerClaim | Say | AskUndo | AnswerUndo | Finish | Next | Return | Commit | Reveal | GiveTime | Ping
)
KINDS = [str(each.__struct_config__.tag) for each in get_args(AnyFrame)]
UNREADABLE = (msgspec.DecodeError, ValueError, OverflowError, RecursionError)
"""What comes of text that is no JSON, or of JSON that is too deep or too large."""
_decoder = msgspec.json.Decoder(AnyFrame)


class _Marked(msgspec.Struct):
    id: Id | None = None


def read(text: str | bytes) -> AnyFrame:
    """The frame in a text; a refusal says what is wrong with it."""
    try:
        frame: AnyFrame = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise refused("frame/invalid", reason=quoted(str(error)), kinds=KINDS) from None
    except UNREADABLE:
        raise refused("frame/invalid", reason=Message("request/no-json"), kinds=KINDS) from None
    return frame


def id_of(text: str | bytes) -> int | str | None:
    """The id of a frame, whatever else is wrong with it."""
    try:
        return msgspec.json.decode(text, type=_Marked).id
    except UNREADABLE:
        # What is wrong with it may stand before something worse.
        return None
