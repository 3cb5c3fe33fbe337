"""What happened, a line an event, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from followsuit.engine.state import State
from followsuit.rules.event import Event
from followsuit.telling import Teller
from followsuit.telling.sentences import message_of
from followsuit.terminal.speech import Speech
from followsuit.terminal.style import card_text, tokens_text

PICTURED = frozenset({"dealt", "turned", "over"})
"""What opens a round or ends the game has a picture of its own, and no line."""
MARGIN = 4
"""The room for a card or a token before the sentence of what was done with it."""


@dataclass(frozen=True)
class Happened:
    """What an action brought."""

    before: State
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True)
class Narrator:
    """Tells one reader what happens at a table."""

    teller: Teller
    speech: Speech

    def lines(self, before: State, events: tuple[Event, ...], after: State) -> Iterator[RenderableType]:
        """The lines for what followed from one action."""
        told = self.teller.live(Happened(before, events, after), self.speech.you)
        for event, live in zip(events, told, strict=False):
            if "says" in live and event.kind not in PICTURED:
                yield self._line(self._shown(event), self.speech.message(message_of(live["says"])))

    def _shown(self, event: Event) -> Text:
        """The card or the token that an event is about, to be seen before it is read."""
        if event.kind == "played":
            return card_text(self.speech.deck, event.cards[0])
        return tokens_text(self.speech.deck, _tokens(event))

    def _line(self, shown: Text, said: str) -> RenderableType:
        row = Table.grid(padding=(0, 1))
        row.add_column(width=MARGIN, no_wrap=True)
        row.add_column()
        row.add_row(shown, said)
        return Padding.indent(row, 2)


def _tokens(event: Event) -> Sequence[str]:
    return (str(event.facts["token"]),) if "token" in event.facts else ()
