"""What could be known at a step of a finished game, as clients are told it. Pure, and only of games that are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from followsuit.cards import Card
from followsuit.engine.actions import Play
from followsuit.engine.game import Game
from followsuit.knowledge.breaking import breaking_card
from followsuit.knowledge.certain import Sight, by_hand, by_place
from followsuit.knowledge.diagram import Patience
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.formulas import Announced, Formula, OfGroup, OfSeat
from followsuit.knowledge.moments import Moment, moment_of
from followsuit.knowledge.notation import read
from followsuit.knowledge.numbers import Numbers, numbers_along
from followsuit.knowledge.one_card import CardModel, card_model, lying
from followsuit.knowledge.places import Place, with_cards
from followsuit.knowledge.questions import Questions, since
from followsuit.knowledge.shown import plays
from followsuit.knowledge.two_deep import thought_of
from followsuit.knowledge.witnesses import Witness
from followsuit.knowledge.worlds import Worlds
from followsuit.server.refusals import refused
from followsuit.server.table.model import Table
from followsuit.server.telling.explorer_documents import (
    CardDocument,
    CardModelDocument,
    DealsLeftDocument,
    FormulaAnswer,
    KnowledgeDocument,
    ThoughtDocument,
    WitnessDocument,
)
from followsuit.server.telling.replaying import round_at

T = TypeVar("T")
MEGABYTES = 64
"""What an answer may take; nearly all take a few."""
MOST_WORLDS = 8
"""Of more ways than these to share the copies of a face only the likeliest are told."""
DEEPEST = 5
"""How deep knowledge of knowledge is answered."""


@dataclass(frozen=True)
class PastRound:
    """A round of a finished game: a moment for each of its steps, the deal first."""

    game: Game
    players: tuple[str, ...]
    first: int
    """The step of the replay that deals it."""
    moments: tuple[Moment, ...]

    @classmethod
    def of(cls, table: Table, step: int) -> PastRound:
        """The round that a step is in."""
        first, states = round_at(table, step)
        dealt, *later = map(moment_of, states)
        moments = (Moment(dealt.number, None, table.game, dealt.position), *(each.round_end or each for each in later))
        return cls(table.game, tuple(seat.name for seat in table.seats), first, moments)

    @property
    def last(self) -> int:
        """The step of its last action."""
        return self.first + len(self.moments) - 1

    def at(self, step: int) -> Moment:
        """What lay there after a step of the replay."""
        return self.moments[step - self.first]

    @cached_property
    def numbers(self) -> Numbers:
        """How many deals were left to each seat, step by step."""
        return numbers_along(self.game, self.moments, tuple(range(self.game.seats)))

    def left(self, seat: int, step: int) -> Worlds:
        """The deals that a seat thought possible after a step."""
        return self.numbers.steps[step - self.first].left[seat]

    def known_since(self, seat: int, card: Card, step: int) -> int | None:
        """From which step on a seat has known where a card lies, if it knows after a step."""
        known = None
        for each in range(step, self.first - 1, -1):
            if len(_open_to(self.left(seat, each), card)) > 1:
                break
            known = each
        return known


def deals_left(past: PastRound) -> DealsLeftDocument:
    """The time line of a round."""
    numbers = past.numbers
    round_ = past.moments[0].round
    assert round_ is not None
    return {
        "round": round_,
        "seats": list(with_cards(past.moments[0].public)),
        "steps": [
            {
                "step": past.first + number,
                "seat": None if step.done is None else step.done[0],
                "card": str(step.done[1].card) if step.done and isinstance(step.done[1], Play) else None,
                "deals": list(map(str, step.deals)),
                "bits": [round(bits, 4) for bits in step.bits],
            }
            for number, step in enumerate(numbers.steps)
        ],
    }


def knowledge_at(past: PastRound, step: int, seat: int) -> KnowledgeDocument:
    """What a seat knew after a step."""
    found, sight = past.left(seat, step), Sight(past.at(step).view(seat))
    places = [place for place, size in found.places.items() if size]
    return {
        "seat": seat,
        "step": step,
        "deals": str(found.count),
        "places": places,
        "cards": [
            {
                "card": str(card),
                "copies": copies,
                "chances": _chances(found, card, places),
                "since": past.known_since(seat, card, step),
            }
            for card, copies in found.unseen.items()
        ],
        "located": [
            {"place": place, "cards": list(map(str, cards))} for place, cards in by_place(sight.located).items()
        ],
        "lacked": [
            {"seat": place, "suits": list(suits)}
            for place, suits in by_hand(sight.lacked).items()
            if isinstance(place, int)
        ],
    }


def card_at(past: PastRound, step: int, card: str) -> CardDocument:
    """Who could tell where a card was, before a step and after it."""
    face, moment = _card(past, card), past.at(step)
    model = _model(moment, face)
    return {
        "card": str(face),
        "step": step,
        "played": list(model.played),
        "before": None if step == past.first else _told(_model(past.at(step - 1), face)),
        "now": _told(model),
        "knowers": [
            {
                "seat": seat,
                "places": list(dict.fromkeys(_now(past, seat, face, step))),
                "since": past.known_since(seat, face, step),
            }
            for seat in with_cards(moment.public)
        ],
    }


def thought_at(past: PastRound, step: int, seat: int, other: int, card: str, patience: Patience) -> ThoughtDocument:
    """What a seat thought after a step that another thought about a card."""
    face, moment = _card(past, card), past.at(step)
    if seat == other:
        raise refused("explore/one-seat")
    if past.left(seat, step).is_passing:
        raise refused("explore/passing")
    if not _open_to(Sight(moment.public).worlds, face):
        raise refused("chances/seen", card=card)
    thought = _if_not_too_large(lambda: thought_of(moment, seat, other, face, MEGABYTES, patience))
    return {
        "seat": seat,
        "other": other,
        "card": str(face),
        "step": step,
        "deals": str(thought.deals),
        "cases": [
            {
                "place": case.place,
                "deals": str(case.deals),
                "chance": float(case.chance),
                "thinks": list(case.thinks.items()),
                "knows": case.knows,
            }
            for case in thought.cases
        ],
        "knows": thought.knows,
    }


def answer_at(past: PastRound, step: int, formula: str, patience: Patience) -> FormulaAnswer:
    """Whether a formula held after a step, since when, and deals that show why not."""
    moment, asked = past.at(step), read(formula, past.game, past.players)
    if _depth(asked) > DEEPEST:
        raise refused("explore/deep", most=DEEPEST)
    answer = _if_not_too_large(lambda: Questions(moment, MEGABYTES, patience).ask(asked))
    played: list[list[str]] = [[] for _ in range(past.game.seats)]
    for seat, card, _ in plays(moment.public):
        played[seat].append(str(card))
    return {
        "formula": str(asked),
        "step": step,
        "holds": answer.holds is True,
        "since": _since(past, step, asked, patience),
        "played": played,
        "witnesses": [_witness(moment, asked, witness) for witness in answer.witnesses],
    }


def _card(past: PastRound, card: str) -> Card:
    return past.game.rules.deck.parse(card)


def _model(moment: Moment, card: Card) -> CardModel:
    return card_model(card, moment.public, (), moment.deal).likeliest(MOST_WORLDS)


def _told(model: CardModel) -> CardModelDocument:
    number = {world: index for index, world in enumerate(model.worlds)}
    return {
        "worlds": [
            {"places": list(world), "chance": model.chance(world), "true": world == model.true}
            for world in model.worlds
        ],
        "edges": [
            {"worlds": (number[one], number[other]), "seats": list(seats)}
            for (one, other), seats in model.edges.items()
        ],
    }


def _open_to(found: Worlds, card: Card) -> set[Place]:
    """Where the unseen copies of a card may lie."""
    cards = found.deck.cards
    groups = zip(found.groups, found.shares, strict=True)
    return {place for group, shares in groups if any(cards[one] == card for one in group.cards) for place in shares}


def _chances(found: Worlds, card: Card, places: list[Place]) -> list[float]:
    """How likely a card, or at least one of its unseen copies, lies in each place."""
    if found.unseen[card] > 1:
        return [float(found.chance(card, place)) for place in places]
    groups = zip(found.groups, found.shares, strict=True)
    shares = next(shares for group, shares in groups if any(found.deck.cards[one] == card for one in group.cards))
    return [float(shares.get(place, 0)) for place in places]


def _now(past: PastRound, seat: int, card: Card, step: int) -> Iterator[Place]:
    """Where a seat knows that a card lies, or thinks that it may."""
    found = past.left(seat, step)
    yield from lying(found.known, card)
    may_lie = _open_to(found, card)
    yield from (place for place in found.places if place in may_lie)


def _depth(formula: Formula) -> int:
    """How much knowledge of knowledge a formula speaks of."""
    own = isinstance(formula, OfSeat | OfGroup | Announced)
    return own + max(map(_depth, formula.parts), default=0)


def _since(past: PastRound, step: int, formula: Formula, patience: Patience) -> int | None:
    """From which step on a formula has been so, if that is found in time; an answer is one without it, too."""
    moments = past.moments[: step - past.first + 1]
    try:
        found = since(moments, formula, MEGABYTES, patience)
    except (TooLarge, OutOfPatience):
        return None
    return past.first + next(number for number, moment in enumerate(moments) if moment is found)


def _witness(moment: Moment, formula: Formula, witness: Witness) -> WitnessDocument:
    world, truth = witness.world, moment.deal
    assert truth is not None
    assert witness.seat is not None
    breaking = breaking_card(formula, moment.public, world, truth)
    elsewhere = {"table": world.table, "stash": world.stash, "undealt": world.undealt}
    return {
        "seat": witness.seat,
        "hands": [list(map(str, hand)) for hand in world.hands],
        "elsewhere": {place: list(map(str, cards)) for place, cards in elsewhere.items() if cards},
        "breaks": None if breaking is None else str(breaking[0]),
        "breaks_at": None if breaking is None else breaking[1],
    }


class OutOfPatience(Exception):
    """Whoever asked does not wait any longer."""


def _if_not_too_large(work: Callable[[], T]) -> T:
    """What comes of a question, unless too many deals fit at that step."""
    try:
        return work()
    except (TooLarge, OutOfPatience):
        raise refused("explore/too-many-deals") from None
