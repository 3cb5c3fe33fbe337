"""The shape of what HTTP answers, other than a table and its game, which `telling` has."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from followsuit.rules.options import Value
from followsuit.server.telling.errors import ErrorBody
from followsuit.server.telling.table_documents import StepDocument, TableDocument
from followsuit.telling.documents import CardRow, LessonStep, RulesDrawings, Sentence


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


class LessonDocument(TypedDict):
    """A guided deal as it stands for the one who learns."""

    version: int
    steps: list[LessonStep]


class CardsDocument(TypedDict):
    """How the cards rank in a round, each row from high to low."""

    rows: list[CardRow]
    picked_up: list[str]
    """The cards that you took from the table in this round."""


class FrontPageDocument(TypedDict):
    """How a game is offered on the front page: where it stands, how long it takes, and the options of a quick start."""

    place: int | None
    """The lowest comes first, and the first five stand in front of all others."""
    family: str | None
    """The key of the family that it stands with, such as `partners`; none: with games that have no family."""
    also_called: list[str]
    """Other names that people may look for it by."""
    minutes: int | None
    options: dict[str, Value]


class GameDocument(TypedDict):
    """A game that can be played here."""

    key: str
    name: str
    title: str
    version: int
    options: list[OptionDocument]
    pack: PackDocument
    front_page: FrontPageDocument


class LanguageDocument(TypedDict):
    """A language, and what it calls itself."""

    code: str
    name: str


class BotDocument(TypedDict):
    """A bot that can be given a seat."""

    name: str
    says: str


class TableRowDocument(TypedDict):
    """A table in a list."""

    code: str
    game: str
    status: Literal["open", "playing", "over"]
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


class CodeDocument(TypedDict):
    """The code of a table, for its links and for everything that is asked about it."""

    code: str


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
    reason: Sentence | None
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


class UnseenDocument(TypedDict):
    """The cards of the round that you have not seen, each face once."""

    cards: list[str]


class ReplayDocument(TypedDict):
    """A finished game, step by step: the first step whole, each later one as what changed."""

    table: TableDocument
    steps: list[StepDocument]
    next: int | None
    """The first step that is not here; none at the end of the game. Ask for it as `first`."""


class RulesDocument(TypedDict):
    """A game's rules, in Markdown, and what a page can draw beside them."""

    key: str
    name: str
    options: dict[str, int | str | bool | None]
    language: str
    markdown: str
    pack: PackDocument
    drawings: RulesDrawings
