"""What can happen at a table. A table is the fold of these, in order; they are what the store keeps.

The game's own events are not among them: cards follow from the seed, and everything else from the actions.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from followsuit.engine.fairness import Why
from followsuit.rules.options import Value
from followsuit.server.defaults import PACE, ROUND_PAUSE, TAKEOVER_SECONDS


class Base(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """An event; `kind` in its JSON is the name of its class."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit in a seat: a person (none) or a bot of that kind, perhaps called as somebody who sat there once."""

    bot: str | None = None
    name: str = ""


Visibility = Literal["private", "unlisted", "public"]


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, whatever is played at it."""

    visibility: Visibility = "unlisted"
    """Public tables are listed. Whoever has the code may come in; at a private table, until its game begins."""
    spectators: bool = True
    """Whether strangers may come in once the game has begun; at a private table they never may."""
    hints: bool = True
    undo: bool = True
    chances: bool = False
    """Whether anyone may ask where an unseen card may lie."""
    short_rounds: bool = False
    """Whether anyone may end a round once nothing that is left can change a score."""
    pace: float = PACE
    """How many seconds a bot seems to think."""
    decision_seconds: float | None = None
    """The time for each decision."""
    bank_seconds: float | None = None
    """Time for the whole game, used when a decision takes longer than that."""
    takeover_seconds: float | None = TAKEOVER_SECONDS
    """How long the others wait for somebody who is away before a bot plays for them; none: for ever."""
    round_pause: float | None = ROUND_PAUSE
    """How long the scores are looked at between rounds, unless somebody goes on; none: until somebody does."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game begins that plays on from a finished one: the seed of that game, and what was done in it so far.

    A guided deal begins so too, with a seed that everyone meets.
    """

    of: str | None
    """The code of the table where that game was played; none for a guided deal."""
    seed: int | str
    actions: tuple[tuple[int, str], ...]
    """A seat and its action, each, from the deal on."""


class SameCards(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Cards that are dealt at other tables, too: those of a deal of the day, or of a match."""

    seed: str
    deals: int
    """After how many rounds the game is over here."""
    day: str = ""
    """The day that it is the deal of, such as 2026-11-17; empty elsewhere."""
    worlds: int | None = None
    """How many worlds bots think of, who then answer the same to the same play; none: as long as they usually do."""


class MatchPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which table of a match this is: all of them play the same deals, and their results are compared at the end."""

    tables: tuple[str, ...]
    """The codes of all its tables, in order. The seed is drawn at the first one."""
    number: int
    """Which of them this is, from 0."""
    deals: int
    """How many rounds are played at each."""
    worlds: int
    """How many worlds bots think of, who then answer the same to the same play at every table."""


class Created(Base, frozen=True, tag="created"):
    """A table was made. `host` is the holder who made it."""

    game: str
    version: int
    options: dict[str, Value]
    seats: tuple[SeatPlan, ...]
    host: str
    customs: Customs = Customs()
    rematch_of: str | None = None
    branch: Branch | None = None
    cards: SameCards | None = None
    invited: tuple[str, ...] = ()
    """Holders who may come in at any time, without having sat here: the people of a game that is played again."""
    match: MatchPlace | None = None
    edition: str = ""
    """Of a game of the operator's own: the edition of its page that is played by here."""


class Sat(Base, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    name: str
    holder: str


class Committed(Base, frozen=True, tag="committed"):
    """Somebody takes part in drawing the seed, and is bound to a contribution that nobody knows yet."""

    seat: int
    commitment: str


class Sealed(Base, frozen=True, tag="sealed"):
    """Everyone is there: who takes part in the draw, and with what, is settled; now contributions are revealed."""


class Revealed(Base, frozen=True, tag="revealed"):
    """Somebody told the contribution that they are bound to."""

    seat: int
    contribution: str


class Abandoned(Base, frozen=True, tag="abandoned"):
    """The draw came to nothing. `refused`: the seats that did not reveal."""

    why: Why
    refused: tuple[int, ...] = ()


class Left(Base, frozen=True, tag="left"):
    """A seat was given up, or its player was removed by the host; in a game a bot goes on."""

    seat: int
    removed: bool = False


class Arriving(Base, frozen=True, tag="arriving"):
    """Somebody is to take the seat of a bot with the next deal, and watches until then."""

    seat: int
    name: str
    holder: str


class CalledOff(Base, frozen=True, tag="called_off"):
    """Whoever was to take a seat does not; `declined`: the host did not want it."""

    seat: int
    declined: bool = False


class SeatGiven(Base, frozen=True, tag="seat_given"):
    """The host gave an empty seat to a bot, or took it back for a person (`bot` is none)."""

    seat: int
    bot: str | None = None


class Handed(Base, frozen=True, tag="handed"):
    """A seat went to another device of the same person."""

    seat: int
    holder: str


class Started(Base, frozen=True, tag="started"):
    """The first cards were dealt."""


class CardsGiven(Base, frozen=True, tag="cards_given"):
    """The first table of a match has drawn the seed: the same cards are dealt here."""

    seed: str


class MatchOver(Base, frozen=True, tag="match_over"):
    """All tables of a match are over: what was dealt is no secret any more, and `people` of the others may look."""

    people: tuple[str, ...]


class Acted(Base, frozen=True, tag="acted"):
    """A seat did something in the game. `basis`: the version that it was decided upon."""

    seat: int
    action: str
    basis: int
    by_bot: bool = False


class TookOver(Base, frozen=True, tag="took_over"):
    """A bot plays for a seat until its holder returns."""

    seat: int
    bot: str
    why: Literal["time", "away", "asked"]


class Returned(Base, frozen=True, tag="returned"):
    """The holder of a seat plays again."""

    seat: int


class Resumed(Base, frozen=True, tag="resumed"):
    """The next round goes on. `seat`: who wanted to; none: the time was over."""

    seat: int | None = None


class Extended(Base, frozen=True, tag="extended"):
    """Somebody gave the seat to act more time."""

    seat: int
    seconds: float


class ServedAgain(Base, frozen=True, tag="served_again"):
    """The time of the seat to act, or of the draw, ran out while no node served the table: it has a little more."""

    seat: int | None = None


class UndoAsked(Base, frozen=True, tag="undo_asked"):
    """A seat wants its last action back."""

    seat: int


class UndoAnswered(Base, frozen=True, tag="undo_answered"):
    """A seat agreed to that, or did not."""

    seat: int
    agrees: bool


class Undone(Base, frozen=True, tag="undone"):
    """The last action of a seat was taken back, and all that followed it."""

    seat: int


class BrokenBy(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deal that a claim fails in, as the claimer must think possible: made up of what it sees, never dealt."""

    hands: tuple[tuple[str, ...], ...]
    trick: int
    seat: int
    card: str


class Claimed(Base, frozen=True, tag="claimed"):
    """A seat claimed the tricks that are left, with its cards in this order.

    If it `holds` in every deal, they are played out by what follows; else the others are asked, and `breaking` has a
    deal that breaks it, if one was found.
    """

    seat: int
    order: tuple[str, ...]
    holds: bool
    round: int
    """How many rounds were over then."""
    breaking: BrokenBy | None = None
    holding: int = 0
    broken: int = 0


class ClaimAnswered(Base, frozen=True, tag="claim_answered"):
    """A seat accepted a claim, by its word or by silence, or wants it played out; a no of the claimer takes it back."""

    seat: int
    accepts: bool
    silent: bool = False


class Said(Base, frozen=True, tag="said"):
    """Somebody said something: one of the ready-made phrases, or a text."""

    seat: int
    preset: str | None = None
    text: str | None = None


class Stopped(Base, frozen=True, tag="stopped"):
    """An open-ended game was ended between two rounds."""

    seat: int


class Closed(Base, frozen=True, tag="closed"):
    """The game was ended unfinished: only bots played on, and nobody was there to see it."""


class Rematched(Base, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    seat: int
    code: str


TableEvent = (
    Created | Sat | Committed | Sealed | Revealed | Abandoned | Left | Arriving | CalledOff | SeatGiven | Handed
    | Started | Acted | TookOver | Returned | Resumed | Extended | ServedAgain | UndoAsked | UndoAnswered | Undone
    | Claimed | ClaimAnswered | Said | Stopped | Closed | Rematched
    | CardsGiven | MatchOver
)  # fmt: skip

_decoder = msgspec.json.Decoder(TableEvent)
_encoder = msgspec.json.Encoder()


def encode(event: TableEvent) -> str:
    """An event as the store keeps it."""
    return _encoder.encode(event).decode()


def decode(body: str) -> TableEvent:
    """The event that was stored."""
    event: TableEvent = _decoder.decode(body)
    return event
