"""The shape of what a client is told about a game, so that it can be shown in any language without knowing a rule.

Every text comes as a `Sentence`: a stable code and the facts in it, which clients word by their catalogue.
Cards, suits and tokens are in the notation of records; seats are numbers.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Kind = Literal["bid", "trump", "choose", "stash", "play", "tokens", "take"]
"""What a seat can be asked."""


class Sentence(TypedDict):
    """Something said: a stable code and the facts in it. `sentence` has the words, for those who asked for them."""

    code: str
    facts: dict[str, Any]
    sentence: NotRequired[str]


class HandCard(TypedDict):
    """A face in one's hand. The hand is sorted for showing: trumps first, then suit by suit, high to low."""

    card: str
    copies: int
    trump: bool
    points: int | None
    """What it is worth in a trick or a stash, in games of card points."""


class Pays(TypedDict):
    """What a bid or a contract can bring whoever makes it, and what failing costs; points of the game's own score.

    In games with tokens, what these bring or cost comes on top of it.
    """

    won: tuple[int, int]
    """The least and the most for success."""
    lost: tuple[int, int]
    """The least and the most bad failure."""


class Option(TypedDict):
    """One thing that can be done now, or that is barred just now and shown as such."""

    action: str
    legal: bool
    label: Sentence
    """What a button says: `Bid 2`, `Fire is trump`, `Take Mei's Sword, Knives, Stars`."""
    detail: Sentence | None
    """What it asks or means: `take the two cards, stash two, reach 61`, `you hold 2`, `7 + 4 = 11, winning`."""
    pays: Pays | None
    why: Sentence | None
    """Why it is barred."""
    number: NotRequired[int]
    suit: NotRequired[str]
    letter: NotRequired[str]
    token: NotRequired[str]
    source: NotRequired[int]
    """The seat that a token is taken from."""
    adds: NotRequired[int]
    """What a token adds to the card just played."""
    worth: NotRequired[int]
    """The points that a token is worth where it lies."""


class Sum(TypedDict):
    """The number a card counts in a trick: its own or that of its promotion, and what tokens add to it."""

    base: int
    added: int
    total: int


class Laying(TypedDict):
    """A card just played, to which tokens may be added; chosen tokens add up, each by what its option `adds`."""

    card: str
    sum: Sum
    """As it stands now."""
    wins_from: int | None
    """The least total that beats all cards played before; none if the tokens at hand cannot bring it there."""
    beats: int | None
    """The seat whose card is to be beaten; none for a card that is led."""
    beats_total: int | None
    """The number of that card, where numbers decide."""


class Decision(TypedDict):
    """What one is asked. While a card is to be played the hand itself says what can be done, and `options` is empty.

    For a stash, `options` is empty too: any `count` cards of the hand, as `stash Ac Ts`.
    """

    kind: Kind
    title: Sentence
    """`How many will you take?`"""
    detail: Sentence | None
    """`5 tricks, 4 bid so far. You deal, so you bid last.`"""
    options: list[Option]
    count: int
    """How many cards the action names: 1 for a card to play, 2 for a stash, else 0."""
    why: NotRequired[Sentence]
    """Why the first of the cards that `legal` does not name must wait; for the others only the fact `card` differs."""
    laying: NotRequired[Laying]
    """The card that tokens may be laid with."""


class Need(TypedDict):
    """How far a seat is towards what it wants of the round."""

    taken: int
    of: int
    """The bid, or the tricks that a contract asks for."""
    state: Literal["needs", "made", "over", "lost"]
    says: Sentence
    """`needs 1`, `no more`, `1 too many`."""


class SeatTelling(TypedDict):
    """What stands beside a seat's name."""

    cards: int
    dealer: bool
    playing: bool
    """False while it sits the round out."""
    side: Literal["solo", "opponent"] | None
    """Where one plays alone against the others."""
    bid: int | None
    taken: int
    points: int | None
    """The card points in the tricks it has taken, where they count."""
    need: Need | None
    tokens: list[str] | None
    """Its score area."""
    won_tokens: list[str] | None
    """Its play area: what it has won in this round."""
    total: int
    note: Sentence | None
    """`alone · 2 tricks`, `passed`, `sits out`: what a second line under the name says."""


class PlayedCard(TypedDict):
    """A card in a trick."""

    seat: int
    card: str
    tokens: NotRequired[list[str]]
    """Laid with it, where there are any."""
    sum: NotRequired[Sum]
    """In games with tokens, for every card that competes by its number."""
    led: NotRequired[Literal[True]]
    """It settled what has to be followed."""
    trump: NotRequired[Literal[True]]
    winning: NotRequired[Literal[True]]


class TrickTelling(TypedDict):
    """A trick, in the order played."""

    number: int
    """From 1."""
    leader: int
    cards: list[PlayedCard]
    winner: int | None
    led: str | None
    """The letter of the suit that has to be followed; none while nothing is led, or where everyone is free."""
    free: bool
    """Something is led that nobody has to follow."""
    points: NotRequired[int]
    """The card points in it, where they count."""
    token: NotRequired[str | None]
    source: NotRequired[int | None]
    """In games with tokens, the token that the winner got, and the seat it came from; none for the stock."""


class Meter(TypedDict):
    """Card points towards a goal, where the contract is won by them."""

    side: list[int]
    """The seats whose points these are."""
    points: int
    """What is known to have been taken."""
    hidden: int
    """At most so many more lie where the viewer cannot see them: in the stash, or on the table."""
    goal: int
    ticks: list[int]
    of: int
    says: Sentence
    """`16 + stash, needs 61`."""


class RoundFacts(TypedDict):
    """What holds for the round under way, or for the last one until the next is dealt."""

    number: int
    of: int | None
    hand_size: int
    tricks: int
    """How many tricks are complete."""
    trump: str | None
    trump_says: Sentence
    """`Hearts are trump`, `No trump`, `Trump is still to be named`; where the trumps are fixed, which they are."""
    trump_detail: Sentence | None
    """`∞ was turned; Līga named fire`, `so everything counts double`: what a second line says."""
    turned: str | None
    table: list[str]
    """The cards on the table, as far as the viewer knows them."""
    stash: list[str]
    """The solo player's stash, as far as the viewer knows it."""
    contract: str | None
    contract_says: Sentence | None
    """`Jānis plays Big, alone` with the seat in the facts."""
    meter: Meter | None
    """The solo side's."""
    against: Meter | None
    """Its opponents'."""
    bids: Sentence | None
    """`bids 6 of 7: one left over`."""
    stock: int | None
    """Tokens in the stock."""
    dues: list[int | None]


class SheetCell(TypedDict):
    """One seat's line in a round of the score sheet."""

    bid: int | None
    taken: int | None
    made: bool | None
    """Whether the bid was made, or the contract won by this seat's side; none where neither can be said."""
    points: int | None
    """The card points of this seat's side, where they count."""
    score: int
    total: int
    good: bool | None
    """Whether the score is good for the seat: nearer to zero where that is the aim, else more; none if neither."""


class SheetRow(TypedDict):
    """A round of the score sheet."""

    round: int
    hand_size: int | None
    trump: str | None
    dealer: int
    contract: str | None
    solo: int | None
    void: bool
    seats: list[SheetCell]
    says: Sentence
    """`Jānis played Big and lost with 58 of 61.` `Three made their bids.` `Two at zero: the round is void.`"""


class Ending(TypedDict):
    """The end of the game."""

    winners: list[int]
    totals: list[int]
    ranking: list[int]
    """Seats, the winners first."""
    says: Sentence


class Telling(TypedDict):
    """A game as one seat, or a spectator, is told it.

    A round that is over is told as it ended until the next is dealt: seats, facts and last trick are its own.
    """

    phase: str
    """What is to be decided next: `deal` between two rounds."""
    to_act: int | None
    say: Sentence
    """The one sentence above the hand: what to do, whom one waits for, or how the round or the game ended."""
    hand: list[HandCard]
    decision: Decision | None
    seats: list[SeatTelling]
    round: RoundFacts | None
    trick: TrickTelling | None
    last_trick: TrickTelling | None
    """The last one that was taken; before a round's first, the last of the round before."""
    sheet: list[SheetRow]
    schedule: list[int] | None
    """The hand size of every round, where that is settled."""
    aim: Sentence | None
    """`to zero`: what a total is on its way to, where more is not simply better."""
    ending: Ending | None
    legal: list[str]
    """Every legal action as text, for programs; empty unless it is the viewer's turn."""


class LiveEvent(TypedDict):
    """Something that just happened, as far as the viewer may know it, with the sentence a screen reader says."""

    kind: str
    says: NotRequired[Sentence]
    """Nothing where others are told of it already; of one's `turn`, what `say` says."""
