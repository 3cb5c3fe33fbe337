"""The shape of what a client is told of what could be known at a step of a finished game."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Place = int | str
"""A seat's hand by its number, or `table`, `stash`, `undealt`, and `given-2` for what seat 2 has passed."""
HowOften = Literal["always", "sometimes", "never"]
"""In how many of the deals that somebody thinks possible."""


class DealsLeftStep(TypedDict):
    """A step of a round, and what it left to each seat."""

    step: int
    seat: int | None
    """Who acted; none for the deal."""
    card: str | None
    """What was played, if a card was."""
    deals: list[str]
    """By seat, how many deals it still thought possible, in digits."""
    bits: list[float]
    """By seat, how many bits the step has taught it."""


class DealsLeftDocument(TypedDict):
    """A round step by step: how many deals each seat still thought possible."""

    round: int
    seats: list[int]
    """The seats that have cards in the round."""
    steps: list[DealsLeftStep]


class ChancesOfCard(TypedDict):
    """How likely an unseen card, or at least one of its copies, lies in each place."""

    card: str
    copies: int
    chances: list[float]
    """Place by place; 0 is ruled out."""
    since: int | None
    """From which step on the seat has known where it lies; none if it does not know."""


class PlaceOfCards(TypedDict):
    """Cards that are known to lie in a place."""

    place: Place
    cards: list[str]


class LackOfSuits(TypedDict):
    """Suits that a hand is known to lack; `trumps` where cards are trumps whatever is printed on them."""

    seat: int
    suits: list[str]


class KnowledgeDocument(TypedDict):
    """What a seat knew at a step: the deals it thought possible, and what is so in all of them."""

    seat: int
    step: int
    deals: str
    places: list[Place]
    """Where unseen cards lie."""
    cards: list[ChancesOfCard]
    """Those that the seat has not seen."""
    located: list[PlaceOfCards]
    """Unseen cards whose place it knew."""
    lacked: list[LackOfSuits]
    """What it knew that others lack."""


class CardWorld(TypedDict):
    """A way in which a card may lie, for all that everybody has seen."""

    places: list[Place]
    """One for each copy."""
    chance: float
    """How likely that is for somebody who sees no hand."""
    true: bool


class CardEdge(TypedDict):
    """Two worlds, by their numbers in the list, and the seats that cannot tell them apart."""

    worlds: tuple[int, int]
    seats: list[int]


class CardModelDocument(TypedDict):
    """The Kripke model of a card at one moment."""

    worlds: list[CardWorld]
    edges: list[CardEdge]


class CardKnower(TypedDict):
    """What a seat knew of a card."""

    seat: int
    places: list[Place]
    """Where it thought that the card may lie."""
    since: int | None
    """From which step on it has known where the card lies; none if it does not know."""


class CardDocument(TypedDict):
    """Who could tell where a card was, before a step and after it."""

    card: str
    step: int
    played: list[int]
    """The seats that have played it."""
    before: CardModelDocument | None
    """None at the deal."""
    now: CardModelDocument
    knowers: list[CardKnower]


class ThoughtCase(TypedDict):
    """A place where a seat thought that a card may lie, and what another thought then."""

    place: Place
    deals: str
    chance: float
    thinks: list[tuple[Place, HowOften]]
    """Whether the other thought each place possible."""
    knows: HowOften
    """Whether the other knew where it lay."""


class ThoughtDocument(TypedDict):
    """What a seat thought at a step that another thought about a card."""

    seat: int
    other: int
    card: str
    step: int
    deals: str
    cases: list[ThoughtCase]
    knows: HowOften
    """Whether the other knew where the card lay, for all that the seat could tell."""


class WitnessDocument(TypedDict):
    """A whole deal that a seat had to think possible, in the true one or in the witness before it."""

    seat: int
    hands: list[list[str]]
    """By seat, what it has in its hand there."""
    elsewhere: dict[str, list[str]]
    breaks: str | None
    """The card that the claim fails by, if it is one card."""
    breaks_at: Place | None


class FormulaAnswer(TypedDict):
    """Whether a formula held at a step, and why not."""

    formula: str
    """As it was read: seats by number."""
    step: int
    holds: bool
    since: int | None
    """From which step of the round on it has been so; none if that would have taken too long to find."""
    played: list[list[str]]
    """By seat, the cards it had played in the round."""
    witnesses: list[WitnessDocument]
