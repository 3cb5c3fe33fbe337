"""The word for cards that the players give each other before the first trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from followsuit.cards import Card
from followsuit.language.markdown import Block
from followsuit.language.message import Message
from followsuit.rules.end import Aim
from followsuit.rules.event import Event
from followsuit.rules.round import Round, replaced
from followsuit.rules.stages import Ask, Outcome, Stage, without
from followsuit.rules.teaching import Teaching

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


@dataclass(frozen=True)
class Passing(Stage):
    """Everyone passes some cards to another player, before seeing what it gets itself.

    `to` has, round by round and then again from the first, how many seats further on the receiver sits: 1 is the next
    one clockwise, -1 the one before, 0 a round in which everyone keeps its cards.
    """

    cards: int
    to: tuple[int, ...]
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    picks: ClassVar[tuple[str, ...]] = ("pass",)
    heading: ClassVar[str] = "passing"
    moves_cards: ClassVar[bool] = True

    @property
    def passing(self) -> Passing:
        """This."""
        return self

    def steps(self, number: int) -> int:
        """How far cards are passed in a round, counted from 1."""
        return self.to[(number - 1) % len(self.to)]

    def given_to(self, number: int, playing: tuple[int, ...], seat: int) -> int:
        """Who gets the cards of a seat in a round, counted from 1, among those who play it."""
        return playing[(playing.index(seat) + self.steps(number)) % len(playing)]

    def receiver(self, round_: Round, seat: int) -> int:
        """Who gets the cards of a seat."""
        return self.given_to(round_.number, round_.playing, seat)

    def asks(self, rules: Rules, round_: Round) -> Ask | None:
        """Everyone who has not passed yet, one after another."""
        if self.steps(round_.number) % len(round_.playing) == 0:
            return None
        for seat in round_.playing:
            if not round_.given or not round_.given[seat]:
                return Ask(seat, "pass", self.cards)
        return None

    def picked(self, rules: Rules, round_: Round, ask: Ask, cards: tuple[Card, ...]) -> Outcome:
        """The cards lie face down before the seat; with the last of them, everyone takes up what it was given."""
        seat = ask.seat
        receiver = self.receiver(round_, seat)
        given = replaced(round_.given or ((),) * round_.seats, seat, cards)
        hands = replaced(round_.hands, seat, without(round_.hands[seat], cards))
        passed = Event("passed", seat, cards, seen_by=frozenset((seat,)), facts={"to": receiver, "cards": len(cards)})
        events = [passed]
        given_to: tuple[int | None, ...] = ()
        if all(given[other] for other in round_.playing):
            given_to = tuple(
                self.receiver(round_, giver) if giver in round_.playing else None for giver in range(round_.seats)
            )
            for giver in round_.playing:
                to = self.receiver(round_, giver)
                hands = replaced(hands, to, rules.deck.sorted(hands[to] + given[giver]))
                seen_by = frozenset((giver, to))
                events.append(Event("received", to, given[giver], seen_by=seen_by, facts={"from": giver}))
        return Outcome(replace(round_, given=given, given_to=given_to, hands=hands), tuple(events))

    def example(self, rules: Rules, verb: str) -> str:
        return f"pass {' '.join(map(str, rules.deck.cards[: self.cards]))}"

    def says(self, rules: Rules, seats: int) -> tuple[Block, ...]:
        ways = [
            Message("rules/passed-to", {"way": _way(steps % seats, seats), "steps": steps % seats}) for steps in self.to
        ]
        facts = {"cards": self.cards, "ways": ways, "typed": self.example(rules, "pass"), "rounds": len(self.to)}
        return ((Message("rules/passing", facts),),)

    def asked_of(self, rules: Rules, round_: Round, seat: int) -> tuple[str, ...]:
        """Nobody in a round in which everyone keeps its cards."""
        keeps = self.steps(round_.number) % len(round_.playing) == 0
        return () if keeps or seat not in round_.playing else self.verbs

    def teaches(self, rules: Rules, round_: Round, verb: str, took: tuple[str, ...] = ()) -> Teaching:
        """What to get rid of."""
        facts = {"cards": self.cards, "fewest": rules.aim is Aim.FEWEST}
        return Teaching(Message("lesson/pass-title", facts), (Message("lesson/pass", facts),))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """Everyone has to hold what it passes, and may pass any of it."""
        sizes = rules.deal.sizes
        if not self.to:
            yield f"{field} has an empty `to`: say how far the cards are passed in each round."
        if sizes and not 1 <= self.cards <= sizes[0]:
            yield f"{field} passes {self.cards} cards of hands that have {sizes[0]}: pass 1 to {sizes[0]}."
        if rules.deal.shows_dealers_card:
            yield f"{field} may pass on the card that DealersCard shows: turn NextCard, or pass none."


def _way(steps: int, seats: int) -> str:
    """Where cards go that are passed so many seats on: `keep`, `next`, `opposite`, `before`, else `on`."""
    return {0: "keep", seats - 1: "before", 1: "next"}.get(steps, "opposite" if 2 * steps == seats else "on")
