"""What just happened, event by event, each with the sentence for those who follow the game by ear."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.language.message import Facts
from followsuit.rules.contracts import PASS
from followsuit.rules.event import Event
from followsuit.rules.faces import FREE, NOTHING_LED
from followsuit.rules.round import Round, Trick
from followsuit.telling.documents import LiveEvent, Moon, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.penalties import moon
from followsuit.telling.sentences import sentence
from followsuit.telling.sheet import ending, round_says
from followsuit.telling.tricks import boosts_of, sum_of, winning_place

SPOKEN_TO_ONE = frozenset({"dealt", "received", "scored"})
"""Kinds of events that are told in a way of their own to whom they concern."""


def is_told_alike(event: Event) -> bool:
    """Whether all are told the same of an event: all may know all of it, and it speaks to nobody."""
    return event.seen_by is None and event.kind not in SPOKEN_TO_ONE


class Scene(NamedTuple):
    """What everyone saw before and sees after, and whom it is told to."""

    constants: GameConstants
    before: View | None
    after: View
    state: State
    you: int | None

    def live_events(self, events: Sequence[Event], told: Sequence[LiveEvent | None]) -> list[LiveEvent]:
        """Everything that happened, as far as the viewer may know it; but for what all are told, as it is `told`."""
        return [
            self.live_event(event.redacted_for(self.you)) if alike is None else alike
            for event, alike in zip(events, told, strict=True)
        ]

    def live_event(self, event: Event) -> LiveEvent:
        """An event, as far as the viewer may know it."""
        word = SAID.get(event.kind)
        says = word(self, event) if word else None
        return {"kind": event.kind} if says is None else {"kind": event.kind, "says": says}

    def dealt(self, event: Event) -> Sentence | None:
        """Said once a round: to a player with its own hand, to those who look on with the first."""
        you, playing = self.you, self.after.playing
        facts = {"round": event.facts["round"], "cards": len(event.cards), "dealer": self.after.dealer}
        if event.seat == you:
            return sentence("live/deal", facts)
        if event.seat != playing[0] or you in playing:
            return None
        return sentence("live/deal-all", facts) if you is None else sentence("live/deal-out", {"round": facts["round"]})

    def turned(self, event: Event) -> Sentence | None:
        """Said only where it leaves the trump to be named; else the trump that it makes is."""
        if self.constants.offers_turned:
            return sentence("live/turned-offered", {"card": str(event.cards[0]), "suit": event.cards[0].suit})
        if not self.constants.rules.trump.is_named(event.cards[0]):
            return None
        return sentence("live/turned-to-name", {"card": str(event.cards[0]), "seat": event.seat})

    def trump(self, event: Event) -> Sentence:
        """Named, turned or drawn."""
        suit, turned = event.facts["suit"], self.after.turned
        if event.seat is not None:
            return sentence("live/named", {"seat": event.seat, "suit": suit})
        if turned is None:
            return sentence("live/trump", {"suit": suit})
        if suit is None:
            return sentence("live/turned-no-trump", {"card": str(turned)})
        return sentence("live/turned", {"card": str(turned), "suit": suit})

    def chose(self, event: Event) -> Sentence:
        """A pass, the last pass, or a contract."""
        contracts, letter = self.constants.rules.contracts, str(event.facts["choice"])
        assert contracts is not None
        assert self.before is not None
        facts: Facts = {"seat": event.seat}
        if letter != PASS:
            against = [seat for seat in sorted(self.before.playing) if seat != event.seat]
            return sentence("live/chose", {**facts, "contract": contracts.contract(letter).name, "against": against})
        if len(self.before.choices) + 1 < len(self.before.playing):
            return sentence("live/passed", facts)
        if not contracts.all_pass.is_played:
            return sentence("live/passed-out", facts)
        return sentence("live/all-passed", {**facts, "contract": contracts.all_pass.name})

    def passed_on(self, event: Event) -> Sentence:
        """A pass; the last one settles that nobody plays."""
        assert self.before is not None
        said = sum(call.verb == event.facts["verb"] for call in self.before.calls) + 1
        seats, facts = self.constants.game.seats, {"seat": event.seat}
        if self.constants.offers_turned and said == seats:
            return sentence("live/turned-down", {**facts, "card": str(self.before.turned)})
        if self.constants.offers_turned and said == 2 * seats:
            return sentence("live/passed-out", facts)
        return sentence("live/passed", facts)

    def blind(self, event: Event) -> Sentence:
        """Whether somebody bids before it has looked at its cards."""
        return sentence("live/blind", {"seat": event.seat, "nil": event.facts["nil"]})

    def called(self, event: Event) -> Sentence:
        """The suit that somebody makes trump, and whether it does without its partner."""
        facts = {"seat": event.seat, "suit": event.facts["suit"], "alone": event.facts["alone"]}
        assert self.before is not None
        if not event.facts["up"]:
            return sentence("live/called", facts)
        return sentence("live/ordered-up", {**facts, "card": str(self.before.turned), "dealer": self.before.dealer})

    def took_up(self, event: Event) -> Sentence:
        """The turned card, by the dealer."""
        return sentence("live/took-up", {"seat": event.seat, "card": str(event.cards[0])})

    def discarded(self, event: Event) -> Sentence:
        """With the card, for whoever puts it away."""
        return self._moved("live/discarded", event)

    def passed(self, event: Event) -> Sentence:
        """With the cards, for whoever passes them."""
        facts: Facts = {"seat": event.seat, "to": event.facts["to"], "number": len(event.cards)}
        if UNKNOWN in event.cards:
            return sentence("live/gave", facts)
        held = self.constants.rules.faces.held(event.cards, self.after.order)
        return sentence("live/gave-own", {"to": event.facts["to"], "cards": [str(card) for card in held]})

    def received(self, event: Event) -> Sentence | None:
        """Said only to whoever takes the cards up: the others have heard that they were passed."""
        if event.seat != self.you or self.you is None:
            return None
        held = self.constants.rules.faces.held(event.cards, self.after.order)
        return sentence("live/received", {"seat": event.facts["from"], "cards": [str(card) for card in held]})

    def picked_up(self, event: Event) -> Sentence:
        """With the cards, for whoever picks them up."""
        return self._moved("live/picked-up", event)

    def stashed(self, event: Event) -> Sentence:
        """With the cards, for whoever stashes them."""
        return self._moved("live/stashed", event)

    def _moved(self, code: str, event: Event) -> Sentence:
        if UNKNOWN in event.cards:
            return sentence(code, {"seat": event.seat, "number": len(event.cards)})
        held = self.constants.rules.faces.held(event.cards, self.after.order)
        return sentence(f"{code}-own", {"cards": [str(card) for card in held]})

    def bid(self, event: Event) -> Sentence:
        """The number."""
        return sentence("live/bid", {"seat": event.seat, "number": event.facts["number"]})

    def played(self, event: Event) -> Sentence:
        """A lead, a card or a trump; whether it is winning, unless the trick is over with it."""
        view, trick, card = self.before, self._trick(), event.cards[0]
        assert view is not None
        assert event.seat is not None
        cards, laid = (*trick.cards, card), (*trick.laid, ())
        goes_on = len(cards) < len(view.playing)
        winning = goes_on and winning_place(self.constants, cards, laid, view.order) == len(trick.cards)
        return card_says(self.constants, event.seat, card, view, is_winning=winning)

    def laid(self, event: Event) -> Sentence:
        """The number that the card counts with its tokens so far, if it wins by one."""
        view, trick, rules = self.before, self._trick(), self.constants.rules
        assert view is not None
        token = str(event.facts["token"])
        laid = (*trick.laid[:-1], (*trick.laid[-1], token))
        face = rules.faces.in_trick(trick.cards[-1], trick.cards, view.order)
        sum_ = sum_of(face, boosts_of(self.constants, trick.cards, laid)[-1])
        facts: Facts = {"seat": event.seat, "card": event.facts["card"], "token": token, "tokens": len(laid[-1])}
        code = "live/tokens-no-sum"
        if sum_ is not None:
            code, facts = "live/tokens", {**facts, "total": sum_["total"]}
        winning = winning_place(self.constants, trick.cards, laid, view.order) == len(trick.cards) - 1
        return sentence(f"{code}-winning" if winning else code, facts)

    def _trick(self) -> Trick:
        assert self.before is not None
        assert self.before.trick is not None
        return self.before.trick

    def trick(self, event: Event) -> Sentence:
        """Who took it, and the card points where they count."""
        assert self.before is not None
        told = None if self.after.round is None else moon(self.constants, self.after)
        return trick_says(self.constants, event, self.before, self.before.points, told)

    def drew(self, event: Event) -> Sentence:
        """The token."""
        return sentence("live/drew", {"seat": event.seat, "token": event.facts["token"]})

    def took(self, event: Event) -> Sentence:
        """The token, and whose it was."""
        facts: Facts = {"seat": event.seat, "token": event.facts["token"]}
        if event.seat == event.facts["from"]:
            return sentence("live/took-back", facts)
        return sentence("live/took", {**facts, "source": event.facts["from"]})

    def scored(self, event: Event) -> Sentence:
        """The round in a sentence, and what it brought the viewer."""
        past = self.state.position.past[-1]
        says = round_says(self.constants, past)
        if past.result.void:
            return says
        if self.you is None:
            return sentence("live/round-watched", {"round": says})
        result, you = past.result, self.you
        if self.constants.has_partners:
            facts = {"round": says, "score": result.scores[you], "total": result.totals[you]}
            return sentence("live/round-side", facts)
        return sentence("live/round", {"round": says, "score": result.scores[you], "total": result.totals[you]})

    def over(self, event: Event) -> Sentence:
        """Who has won."""
        return ending(self.constants, self.after.winners, self.after.totals)["says"]


def card_says(constants: GameConstants, seat: int, card: Card, before: View | Round, *, is_winning: bool) -> Sentence:
    """A lead, a card or a trump, laid to the trick as it was before."""
    facts: Facts = {"seat": seat, "card": constants.texts[card]}
    assert before.trick is not None
    if not before.trick.cards:
        return sentence("live/led", facts)
    faces = constants.rules.faces
    face, led = faces.by_order[before.order][card], faces.led(before.trick.cards, before.order)
    trumps = face.trump and led not in (NOTHING_LED, FREE, face.suit)
    code = "live/trumped" if trumps else "live/played"
    return sentence(f"{code}-winning" if is_winning else code, facts)


def trick_says(
    constants: GameConstants, event: Event, seen: View, before: tuple[int, ...] | None, after: Moon | None
) -> Sentence:
    """Who took a trick of a round that is seen so, and the card points where they count.

    `before`: what each seat had taken of them; `after`: who alone has taken what counts against everyone.
    """
    points = constants.points_in(seen.played)
    if points is None:
        return sentence("live/trick", {"seat": event.seat})
    faces = constants.rules.faces.by_order[seen.order]
    facts: Facts = {"seat": event.seat, "points": points.count(event.cards, faces)}
    if constants.penalties is not None:
        return _penalty_says(facts, before, after)
    if constants.has_melds and (melds := constants.melds(Trick(0, event.cards), faces)):
        return sentence("live/trick-melds", {**facts, "melds": melds})
    return sentence("live/trick-points", facts)


def _penalty_says(facts: Facts, before: tuple[int, ...] | None, after: Moon | None) -> Sentence:
    """What counts against whoever took the trick, and whether nobody else has any such card."""
    if not facts["points"]:
        return sentence("live/trick", {"seat": facts["seat"]})
    taken = (before[facts["seat"]] if before else 0) + facts["points"]
    if after and after["seat"] == facts["seat"]:
        return sentence("live/trick-moon", {**facts, "sum": taken, "of": after["of"]})
    return sentence("live/trick-penalty", {**facts, "sum": taken})


SAID: Mapping[str, Callable[[Scene, Event], Sentence | None]] = {
    "dealt": Scene.dealt,
    "turned": Scene.turned,
    "trump": Scene.trump,
    "chose": Scene.chose,
    "picked-up": Scene.picked_up,
    "stashed": Scene.stashed,
    "passed": Scene.passed,
    "received": Scene.received,
    "passed-on": Scene.passed_on,
    "blind": Scene.blind,
    "called": Scene.called,
    "took-up": Scene.took_up,
    "discarded": Scene.discarded,
    "bid": Scene.bid,
    "played": Scene.played,
    "laid": Scene.laid,
    "trick": Scene.trick,
    "drew": Scene.drew,
    "took": Scene.took,
    "scored": Scene.scored,
    "over": Scene.over,
}
"""How each kind of event is said; the others are not, for something else says it."""
