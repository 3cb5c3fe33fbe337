"""Telling what happened, a line an event, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.text import Text

from followsuit.cards import UNKNOWN
from followsuit.engine.events import Event
from followsuit.engine.game import Game
from followsuit.rules.contracts import PASS
from followsuit.rules.prose import counted
from followsuit.terminal.people import People
from followsuit.terminal.style import card_text, cards_text, suit_text, tokens_text


@dataclass(frozen=True)
class Teller:
    """Puts events into words. What opens or closes a round has a picture of its own and no line here."""

    game: Game
    people: People

    def lines(self, events: Iterable[Event], *, leads: bool = False) -> Iterator[Text]:
        """The lines for what followed from one action; `leads`: a card played now opens a trick."""
        for event in events:
            if event.kind == "played":
                yield self._played(event, leads=leads)
            elif event.kind in self._by_kind:
                yield from self._by_kind[event.kind](event.told_to(self.people.you))

    @property
    def _by_kind(self) -> Mapping[str, Callable[[Event], Iterable[Text]]]:
        return {
            "trump": self._trump,
            "chose": self._chose,
            "picked-up": self._picked_up,
            "stashed": self._stashed,
            "bid": self._bid,
            "laid": self._laid,
            "trick": self._trick,
            "drew": self._drew,
            "took": self._took,
        }

    def _played(self, event: Event, *, leads: bool) -> Text:
        does = self.people.does(_seat(event), "lead" if leads else "play")
        return Text(f"{does} ") + card_text(self.game.rules.deck, event.cards[0])

    def _trump(self, event: Event) -> Iterable[Text]:
        """Only a trump that somebody names; one that chance makes opens the round."""
        if event.seat is not None:
            suit = suit_text(self.game.rules.deck, str(event.facts["suit"]))
            yield Text(f"{self.people.does(event.seat, 'make')} ") + suit + " trump"

    def _chose(self, event: Event) -> Iterable[Text]:
        letter, seat = str(event.facts["choice"]), _seat(event)
        contracts = self.game.rules.contracts
        if letter == PASS or contracts is None:
            yield Text(self.people.does(seat, "pass", "passes"))
        else:
            yield Text(f"{self.people.does(seat, 'choose')} ") + Text(contracts.contract(letter).name, "bold")

    def _picked_up(self, event: Event) -> Iterable[Text]:
        yield from self._cards(event, "pick", "picks", " up")

    def _stashed(self, event: Event) -> Iterable[Text]:
        yield from self._cards(event, "stash", "stashes")

    def _cards(self, event: Event, verb: str, other: str, after: str = "") -> Iterable[Text]:
        does = self.people.does(_seat(event), verb, other) + after + " "
        if UNKNOWN in event.cards:
            yield Text(does + counted(len(event.cards), "card"))
        else:
            yield Text(does) + cards_text(self.game.rules.deck, event.cards)

    def _bid(self, event: Event) -> Iterable[Text]:
        yield Text(f"{self.people.does(_seat(event), 'bid')} ") + Text(str(event.facts["number"]), "bold")

    def _laid(self, event: Event) -> Iterable[Text]:
        card = self.game.rules.deck.parse(str(event.facts["card"]))
        does = self.people.does(_seat(event), "lay")
        yield Text(f"{does} ") + self._token(event) + " with " + card_text(self.game.rules.deck, card)

    def _trick(self, event: Event) -> Iterable[Text]:
        does = self.people.does(_seat(event), "take")
        so_far = event.facts["tricks"]
        count = counted(so_far, "trick") if isinstance(so_far, int) else ""
        yield Text(f"{does} the trick", "bold") + f" ({count} so far)"

    def _drew(self, event: Event) -> Iterable[Text]:
        yield Text(f"{self.people.does(_seat(event), 'draw')} the token ") + self._token(event)

    def _took(self, event: Event) -> Iterable[Text]:
        source, seat = event.facts["from"], _seat(event)
        assert isinstance(source, int)
        owner = "the own score area" if source == seat else self.people.name(source)
        yield Text(f"{self.people.does(seat, 'take')} the token ") + self._token(event) + f" from {owner}"

    def _token(self, event: Event) -> Text:
        return tokens_text(self.game.rules.deck, (str(event.facts["token"]),))


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat
