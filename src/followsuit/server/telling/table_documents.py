"""The shape of what a client is told about a table; `documents` has that of the game."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from followsuit.telling.documents import LiveEvent, Sentence, Telling


class CustomsDocument(TypedDict):
    """How a table is run."""

    visibility: Literal["private", "unlisted", "public"]
    spectators: bool
    hints: bool
    undo: bool
    chances: bool
    short_rounds: bool
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


class TakeoverDocument(TypedDict):
    """Somebody is away while others wait for them: when a bot plays for them."""

    seat: int
    at: float
    """In seconds since 1970, by the server's clock."""
    now: float
    """The server's clock when this was sent."""


class ClaimAnswerDocument(TypedDict):
    """What somebody who is asked about a claim says of it."""

    seat: int
    accepts: bool | None
    """None while they look."""


class ClaimDocument(TypedDict):
    """A claim of the tricks that were left, and what came of it."""

    seat: int
    order: list[str]
    """The claimer's cards, as they are to be played."""
    standing: Literal["proved", "asked", "accepted", "contested", "taken_back"]
    """It holds in every deal; the others are asked; they let the claimer have the rest; or the round is played on."""
    answers: list[ClaimAnswerDocument]
    """Of those who are asked, where it does not hold in every deal."""
    until: float | None
    """While they are asked: when silence becomes consent, in seconds since 1970, by the server's clock."""
    now: float | None
    """The server's clock when that was sent."""


class LaidOpenDocument(TypedDict):
    """The cards of somebody who has claimed: they lie open for the rest of the round."""

    seat: int
    cards: list[str]


class BrokenClaimDocument(TypedDict):
    """Why one's claim does not hold: a deal that one must think possible, never the one that was dealt."""

    hands: list[list[str]]
    """By seat."""
    order: list[str]
    """The cards as they were claimed."""
    trick: int
    """Which of the tricks claimed is lost, from 1."""
    seat: int
    card: str
    """By whom, and with which card."""
    holding: int
    broken: int
    """In how many deals it holds and in how many not; neither where not all were counted."""


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


class SpokenDocument(TypedDict):
    """A code that can be said aloud: words and letters are the same one."""

    words: list[str]
    letters: str


class SameCardsDocument(TypedDict):
    """Cards that everyone is dealt on a day; nothing is drawn for them here."""

    day: str | None
    """The day that it is the deal of."""
    deals: int
    """After how many rounds the game is over."""


class MatchPlaceDocument(TypedDict):
    """The match that a table is part of: all of its tables play the same deals."""

    tables: list[str]
    """Their codes. The first one's is that of the match; the seed is drawn there."""
    number: int
    """Which of them this is, from 0."""
    deals: int
    """After how many rounds the game is over."""
    over: bool
    """Whether all of them are over, so that results are compared and nothing is hidden any more."""


class NoticeDocument(TypedDict):
    """Something that people should know besides the game, until they put it away."""

    id: str
    """The same as long as it is the same notice."""
    says: Sentence


class MomentPart(TypedDict):
    """What a move may change of a table, as everyone is told it."""

    sequence: int
    version: int
    """To be sent with an action."""
    resumes_at: float | None
    """When it goes on by itself."""
    clock: ClockDocument | None
    takeover: TakeoverDocument | None
    claim: ClaimDocument | None
    """The last claim of the round."""
    laid_open: list[LaidOpenDocument]
    """Whose cards everyone sees, since they have claimed in vain, or are just doing so."""
    decided: bool
    """Nothing that is left of the round changes a score, and whoever has a seat may end it (`finish`)."""
    notices: list[NoticeDocument]
    """What people should know besides the game."""


class LastingPart(TypedDict):
    """What a move seldom changes of a table, as everyone is told it."""

    code: str
    spoken: SpokenDocument | None
    """What can be said instead of the code, for a while."""
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
    fairness: FairnessDocument
    chat: list[ChatLineDocument]
    rematch: str | None
    """The code of the table where the same people play again."""
    branch_of: str | None
    """The code of the table with the finished game that this one plays on from."""
    same_cards: SameCardsDocument | None
    """Where the cards of a day are dealt."""
    match: MatchPlaceDocument | None
    lesson: bool
    """Whether this is a guided deal: it ends with its round, and nothing is scored."""


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
    broken_claim: BrokenClaimDocument | None
    """Why your own claim, which was contested, does not hold in every deal."""
    may_claim: bool
    """Whether you may claim the tricks that are left now."""
    may_undo: bool
    """Whether you have something to take back now."""
    lapsed: LapseDocument | None
    """What a bot did for you because your time was over; told until you act yourself."""


class TableDocument(LastingPart, MomentPart, OwnPart):
    """A table as one viewer is told it."""


class Document(TypedDict):
    """A table, and its game once it has started."""

    table: TableDocument
    telling: Telling | None


class StepDocument(TypedDict):
    """One action or deal of a finished game, and what it changed of the telling; the first tells everything."""

    seat: int | None
    action: str | None
    """Neither for a deal."""
    round: int
    trick: int
    events: list[LiveEvent]
    telling: dict[str, Any]
