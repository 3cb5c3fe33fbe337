"""The shape of everything the server sends, other than the game itself, which `telling` has."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from followsuit.server.telling.documents import LiveEvent, Sentence, Telling


class ErrorBody(TypedDict):
    """What was wrong, what would be right, and a stable code."""

    code: str
    sentence: str
    remedy: str
    facts: dict[str, Any]


class ErrorDocument(TypedDict):
    """The one form of every refusal, over HTTP and in a socket's frames."""

    error: ErrorBody


class ValueDocument(TypedDict):
    """A value that an option takes."""

    value: int | str | bool | None
    says: str
    seats: list[int] | None
    """The seat counts it is offered with; none: all."""


class OptionDocument(TypedDict):
    """An option of a game, so that a client can draw the form."""

    key: str
    kind: Literal["seats", "number", "switch", "choice"]
    default: int | str | bool | None
    says: str
    values: list[ValueDocument] | None
    """For a choice and for seats."""
    least: int | None
    most: int | None
    may_be_none: bool
    """For a number."""
    seats: list[int] | None
    """The seat counts it is offered with; none: all."""


class SuitDocument(TypedDict):
    """A suit of the pack."""

    letter: str
    name: str
    sign: str


class PackDocument(TypedDict):
    """The cards that a game is played with."""

    suits: list[SuitDocument]
    cards: list[str]
    """Every face once."""
    tokens: list[str] | None


class GameDocument(TypedDict):
    """A game that can be played here."""

    key: str
    name: str
    title: str
    version: int
    options: list[OptionDocument]
    pack: PackDocument


class BotDocument(TypedDict):
    """A bot that can be given a seat."""

    name: str
    says: str


class CustomsDocument(TypedDict):
    """How a table is run."""

    visibility: Literal["private", "unlisted", "public"]
    spectators: bool
    hints: bool
    undo: bool
    chances: bool
    pace: float
    decision_seconds: float | None
    bank_seconds: float | None
    takeover_seconds: float | None
    round_pause: float | None


class SeatDocument(TypedDict):
    """Who sits in a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """Who decides for it, if a bot does; for a person's seat: until they are back."""
    host: bool
    present: bool
    """Whether somebody is connected, or asked for something within the last minute; bots always are there."""


class ArrivalDocument(TypedDict):
    """Somebody who takes the seat of a bot with the next deal."""

    seat: int
    name: str


class ClockDocument(TypedDict):
    """The time of the seat to act."""

    seat: int
    deadline: float
    """In seconds since 1970, by the server's clock."""
    now: float
    """The server's clock when this was sent."""
    bank: list[float | None]
    """What each seat has left for the whole game."""


class UndoDocument(TypedDict):
    """Somebody's wish to take an action back."""

    seat: int
    action: str
    agreed: list[int]
    waiting: list[int]
    says: Sentence


class AbandonedDrawDocument(TypedDict):
    """A draw of the seed that came to nothing, all of it told, as in the record."""

    draw: int
    commitment: str
    kinds: list[Literal["person", "bot"]]
    commitments: list[str]
    seal: str
    secret: str
    contributions: list[str]
    why: Literal["time", "left", "removed", "moved", "changed"]
    refused: list[int]
    """The seats that did not reveal what they had committed to."""


class FairnessDocument(TypedDict):
    """How the seed is drawn: what binds everyone, and once the game is over the secret, which proves it.

    Where a game plays on from another one nothing is drawn, and there is no seal.
    """

    draw: int
    """Which draw this is; the first is 1, and each one before it was abandoned."""
    commitment: str
    """The server's promise in this draw."""
    kinds: list[Literal["person", "bot", "open"]]
    commitments: list[str]
    """One a seat, empty for whoever takes no part."""
    seal: str | None
    """The digest that binds all of the above, once everyone is there."""
    contributions: list[str]
    """What was revealed so far."""
    awaited: list[int]
    """The seats that are waited for: to reveal once there is a seal, to commit anew before."""
    abandoned: list[AbandonedDrawDocument]
    secret: str | None


class ChatLineDocument(TypedDict):
    """Something said: a phrase by its key, or a text."""

    sequence: int
    at: float
    seat: int
    name: str
    preset: str | None
    text: str | None


class GameFace(TypedDict):
    """What is played at a table."""

    key: str
    name: str
    version: int
    options: dict[str, int | str | bool | None]


class CommonPart(TypedDict):
    """A table as everyone is told it."""

    code: str
    sequence: int
    version: int
    """To be sent with an action."""
    status: Literal["open", "playing", "over"]
    game: GameFace
    customs: CustomsDocument
    seats: list[SeatDocument]
    arrivals: list[ArrivalDocument]
    """Who takes which seat with the next deal."""
    created_at: float
    closed: bool
    """The game was ended before its end, because nobody was there."""
    paused: bool
    """The round is over, and the next one waits for somebody to go on."""
    resumes_at: float | None
    """When it goes on by itself."""
    clock: ClockDocument | None
    fairness: FairnessDocument
    chat: list[ChatLineDocument]
    rematch: str | None
    """The code of the table where the same people play again."""
    rematch_of: str | None
    branch_of: str | None
    """The code of the table with the finished game that this one plays on from."""


class LapseDocument(TypedDict):
    """What a bot did for somebody whose time was over."""

    bot: str
    action: str


class OwnPart(TypedDict):
    """What a viewer is told of themselves."""

    you: int | None
    """Your own seat."""
    arriving: int | None
    """The seat that you take with the next deal."""
    host: bool
    """Whether you are the host."""
    undo: UndoDocument | None
    may_undo: bool
    """Whether you have something to take back now."""
    lapsed: LapseDocument | None
    """What a bot did for you because your time was over; told until you act yourself."""


class TableDocument(CommonPart, OwnPart):
    """A table as one viewer is told it."""


class Document(TypedDict):
    """A table, and its game once it has started."""

    table: TableDocument
    telling: Telling | None


class TableRowDocument(TypedDict):
    """A table in a list."""

    code: str
    game: str
    status: Literal["open", "playing", "over", "gone"]
    visibility: Literal["private", "unlisted", "public"]
    open_seats: int
    created_at: float
    seat: NotRequired[int]
    """Your own seat there, in the list of your tables."""
    name: NotRequired[str]
    others: NotRequired[list[str]]
    """The other people there, in turn order from you; with what follows, only for a table that is in use just now."""
    your_turn: NotRequired[bool]
    round: NotRequired[int | None]
    """The round under way, or the last one while the table pauses; none before the first and after the last."""
    rounds: NotRequired[int | None]
    """How many rounds it will be, where that is settled."""


class TableListDocument(TypedDict):
    """A page of a list of tables; `next` asks for the following one."""

    tables: list[TableRowDocument]
    next: str | None


class KeyDocument(TypedDict):
    """A seat token for programs that keep no cookies: sent as `Authorization: Bearer …`."""

    token: str


class DoneDocument(TypedDict):
    """What was asked is done and stored; `sequence` is the table's then."""

    sequence: int
    version: int


class HandOverDocument(TypedDict):
    """A key that gives a seat to another device, once, for a while."""

    key: str
    path: str
    expires_at: float


class HintDocument(TypedDict):
    """What the strongest player would do, and why."""

    action: str
    reason: str
    player: str
    version: int


class ChanceDocument(TypedDict):
    """Where a card may be: the chance that each place holds it, or at least one of its unseen copies.

    The chances of a card of which there is one sum to one.
    """

    card: str
    copies: int
    """How many of them are unseen."""
    seats: list[float]
    elsewhere: dict[str, float]
    """`table`, `stash`, `undealt`, `out`: whatever the game has."""
    worlds: str
    """How many deals fit what you know, in digits."""


class ReplayDocument(TypedDict):
    """A finished game, step by step: the first step whole, each later one as what changed."""

    table: TableDocument
    steps: list[StepDocument]
    next: int | None
    """The first step that is not here; none at the end of the game. Ask for it as `first`."""


class StepDocument(TypedDict):
    """One action or deal of a finished game, and what it changed of the telling; the first tells everything."""

    seat: int | None
    action: str | None
    """Neither for a deal."""
    round: int
    trick: int
    events: list[LiveEvent]
    telling: dict[str, Any]


class RulesDocument(TypedDict):
    """A game's rules, in Markdown."""

    key: str
    name: str
    options: dict[str, int | str | bool | None]
    markdown: str


class HelloFrame(TypedDict):
    """The first frame: everything. After a lost connection `events` has what was missed, as far as it is remembered."""

    type: Literal["hello"]
    sequence: int
    table: TableDocument
    telling: Telling | None
    events: list[LiveEvent]
    resumed: bool


class EventFrame(TypedDict):
    """Something happened. `table` and `telling` have the keys that changed, each with its new value."""

    type: Literal["event"]
    sequence: int
    kinds: list[str]
    """What happened at the table: `acted`, `sat`, `said` …"""
    events: list[LiveEvent]
    table: dict[str, Any]
    telling: dict[str, Any]


class AckFrame(TypedDict):
    """What was asked for with `id` is done and stored."""

    type: Literal["ack"]
    id: int | str | None
    sequence: int
    version: int


class RefusalFrame(TypedDict):
    """What was asked for with `id` was not done."""

    type: Literal["refusal"]
    id: int | str | None
    error: ErrorBody


class PresenceFrame(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    seats: list[SeatDocument]


class PongFrame(TypedDict):
    """The answer to `ping`, and a sign of life in between."""

    type: Literal["pong"]
    now: float


class ByeFrame(TypedDict):
    """The connection ends; `again`: it is worth connecting anew."""

    type: Literal["bye"]
    error: ErrorBody
    again: bool


Frame = HelloFrame | EventFrame | AckFrame | RefusalFrame | PresenceFrame | PongFrame | ByeFrame
