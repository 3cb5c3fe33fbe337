"""The shape of what a client is told about a game, so that it can be shown in any language without knowing a rule.

Every text comes as a `Sentence`: a stable code and the facts in it, which clients word by their catalogue.
Cards, suits and tokens are in the notation of records; seats are numbers.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Kind = Literal["bid", "trump", "choose", "call", "stash", "pick", "play", "tokens", "take"]
"""What a seat can be asked: `call` is any other list of things to say, `pick` are any other cards to pick."""


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
    sum: Sum | None
    """As it stands now; none for a card that wins or loses whatever is laid with it."""
    wins_from: int | None
    """The least total that beats all cards played before; none if the tokens at hand cannot bring it there. Zero for
    a card that wins without a number."""
    beats: int | None
    """The seat whose card is to be beaten; none for a card that is led."""
    beats_total: int | None
    """The number of that card, where numbers decide."""


class Decision(TypedDict):
    """What one is asked. While a card is to be played the hand itself says what can be done, and `options` is empty.

    Where cards are picked, `options` is empty too: any `count` cards of the hand behind the `verb`, as `stash Ac Ts`.
    """

    kind: Kind
    title: Sentence
    """`How many will you take?`"""
    detail: Sentence | None
    """`5 tricks, 4 bid so far. You deal, so you bid last.`"""
    options: list[Option]
    count: int
    """How many cards the action names: 1 for a card to play, 2 for a stash, else 0."""
    verb: NotRequired[str]
    """Where cards are picked, or something is said for which there is no other kind: what the action begins with."""
    among: NotRequired[list[str]]
    """The cards that may be picked, where some of the hand may not."""
    receiver: NotRequired[int]
    """Who is given the cards that are picked."""
    picked: NotRequired[Sentence]
    """What a button says that picks cards: the fact `cards` has those that are chosen."""
    offered: NotRequired[str]
    """The card that is offered."""
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


class PileCards(TypedDict):
    """Cards of one kind that count against whoever takes them: those of a suit, or a single one."""

    suit: str | None
    card: str | None
    number: int
    """How many of them were taken."""


class Pile(TypedDict):
    """What a seat has taken of the cards that count against it."""

    cards: list[PileCards]
    points: int


class StillOut(TypedDict):
    """The cards that count against whoever takes them, as far as nobody has: held, or in the trick under way."""

    cards: list[str]
    """In the order of a hand."""
    kinds: list[PileCards]
    """The same, as they lie in a pile."""
    points: int


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
    team: NotRequired[int]
    """Where partners play together: the place of its side in `sides`."""
    partner: NotRequired[bool]
    """Whether it is the viewer's partner."""
    pile: NotRequired[Pile]
    """Where cards count against whoever takes them: those that it has taken."""


class SideTelling(TypedDict):
    """A side of partners, as it stands."""

    seats: list[int]
    ours: bool | None
    """Whether it is the viewer's; none for those who look on."""
    name: Sentence
    """`We`, `They`; to those who look on, who they are."""
    total: int
    taken: int
    """The tricks of its members in this round."""
    bid: int | None
    """What its members have bid together, where bids count so."""
    points: int | None
    """The card points in its tricks, where they count, and what the last trick brings."""
    melds: int | None
    """What cards that lay together in its tricks bring, where they do."""
    goal: int | None
    """The tricks or, in a tug of points, the points that it has to reach."""
    makes: bool
    """Whether it undertook the round."""
    says: Sentence | None
    """`needs 3`, `made, 1 over`: how far it is from its goal."""


class Tug(TypedDict):
    """What the sides pull at in a round: each counts its own towards its goal."""

    unit: Literal["tricks", "points"]
    of: int
    """All there are."""


Way = Literal["left", "right", "across", "on", "keep"]
"""Where cards go: to the next seat clockwise, the one before, the one opposite or any other; or they stay."""


class Passing(TypedDict):
    """Cards that everyone gives to somebody else before the first trick."""

    cards: int
    way: Way
    """Where the receiver sits in this round, seen from the giver."""
    ways: list[Way]
    """The same for each round in turn, before they begin anew."""
    this_round: int
    """Which of these it is now, counted from 0."""
    going_on: bool
    """Whether somebody has still to pass."""
    to: int | None
    """Whom the viewer gives cards, and"""
    by: int | None
    """who gives it some."""
    given: list[str]
    received: list[str]
    says: Sentence
    """`Pass three to the left`, `No passing in this round`."""
    detail: Sentence | None
    """`You to Joost, Pieter to you`."""


class Moon(TypedDict):
    """One seat alone has taken what pays if all of it is taken."""

    seat: int
    points: int
    of: int
    says: Sentence
    detail: Sentence


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
    melds: NotRequired[int]
    """What cards that lie together in it bring, where they do."""
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
    turned_down: NotRequired[bool]
    """Where the turned card is offered as trump: whether another suit was made trump instead."""
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
    declarer: NotRequired[int | None]
    """In games of partners, who undertook the round, and"""
    alone: NotRequired[bool]
    """whether it plays without its partner."""
    tug: NotRequired[Tug | None]
    """In games of partners, what the sides pull at."""
    passing: NotRequired[Passing]
    moon: NotRequired[Moon | None]
    still_out: NotRequired[StillOut]
    """Where cards count against whoever takes them: those that nobody has taken yet."""


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
    sides: NotRequired[list[SheetCell]]
    """The same by side, in games of partners."""
    declarer: NotRequired[int | None]
    """In games of partners, who undertook the round."""
    says: Sentence
    """`Jānis played Big and lost with 58 of 61.` `Three made their bids.` `Two at zero: the round is void.`"""


class Ending(TypedDict):
    """The end of the game."""

    winners: list[int]
    totals: list[int]
    ranking: list[int]
    """Seats, the winners first."""
    sides: NotRequired[list[list[int]]]
    """In games of partners, the seats of each side, the winners first."""
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
    tricks: list[TrickTelling]
    """Every trick of the round that is over, until the next is dealt; while cards are played only the last is shown."""
    sheet: list[SheetRow]
    schedule: list[int] | None
    """The hand size of every round, where that is settled."""
    aim: Sentence | None
    """`to zero`: what a total is on its way to, where more is not simply better."""
    sides: NotRequired[list[SideTelling]]
    """In games of partners, who plays with whom and how they stand."""
    target: NotRequired[Sentence]
    """`to 500`, `fewest wins, to 100`: the total that ends the game."""
    ending: Ending | None
    legal: list[str]
    """Every legal action as text, for programs; empty unless it is the viewer's turn."""


class DrawnCard(TypedDict):
    """A card that is drawn to explain something."""

    card: str
    points: int | None
    """What it is worth, where cards are worth something."""
    seat: NotRequired[int]
    """Who played it, in a trick."""
    winning: NotRequired[Literal[True]]


class CardRow(TypedDict):
    """Cards drawn side by side: a suit or the trumps from high to low, or a trick as it was played."""

    title: str
    cards: list[DrawnCard]


class RankingDrawing(TypedDict):
    """How the cards rank under an order, drawn."""

    says: list[str]
    """Which order it is, where there are several, and what the figures below the cards are."""
    rows: list[CardRow]


class ExampleTrick(TypedDict):
    """An example trick, drawn: whoever leads is seat 0 of its cards."""

    title: str
    says: list[str]
    """What is to be known before the first card."""
    cards: list[DrawnCard]
    notes: list[str]
    """Why each card was played."""
    taken: list[str]
    """Which card takes the trick, and why."""


class RulesDrawings(TypedDict):
    """What is drawn on a rules page, and under which headings."""

    cards_under: str
    cards: list[RankingDrawing]
    trick_under: str
    trick: ExampleTrick | None


Target = Literal["hand", "ask", "trick", "facts", "result"]
"""What a step of a guided deal is about: the hand, what is asked, the trick, how the round stands, or its result."""


class LessonStep(TypedDict):
    """One step of a guided deal, in words: it is told by the rules page, which clients have no catalogue for."""

    name: str
    title: str
    says: list[str]
    target: Target
    rows: list[CardRow]
    moment: Literal["ahead", "now", "past"]
    """Whether what it is about has come up."""


class LiveEvent(TypedDict):
    """Something that just happened, as far as the viewer may know it, with the sentence a screen reader says."""

    kind: str
    says: NotRequired[Sentence]
    """Nothing where others are told of it already; of one's `turn`, what `say` says."""
