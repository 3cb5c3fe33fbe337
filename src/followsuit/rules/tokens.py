"""The word for bonus tokens: won with tricks, worth points, and spent to strengthen a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from followsuit.cards import Card, Deck
from followsuit.errors import ParseError, quoted, read_text, shortened
from followsuit.language.markdown import Paragraph
from followsuit.language.message import Message
from followsuit.rules import limits
from followsuit.rules.names import not_suits, repeated
from followsuit.rules.prose import counted
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Areas, Round, replaced
from followsuit.rules.teaching import Teaching
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules

BLANK = "-"


@dataclass(frozen=True)
class Tokens(Word):
    """Each token bears some suit icons, written as suit letters (`aab`; the blank one is `-`)."""

    kinds: tuple[str, ...]

    @cached_property
    def _read(self) -> Mapping[str, str]:
        return {"".join(sorted(kind)): kind for kind in self.kinds}

    def parse(self, text: str) -> str:
        """Read a token, its icons in any order."""
        token = self._read.get("".join(sorted(read_text(text).strip().lower())))
        if token is None:
            raise ParseError(Message("parse/token", {"text": shortened(text), "tokens": " ".join(self.kinds)}))
        return token

    def sorted(self, area: tuple[str, ...]) -> tuple[str, ...]:
        """Tokens in their usual order."""
        return tuple(sorted(area, key=self.kinds.index))

    def start(self, seats: int) -> Areas:
        """All tokens in the stock."""
        return Areas(self.kinds, ((),) * seats, ((),) * seats)

    def icons(self, area: tuple[str, ...]) -> int:
        """How many icons some tokens bear: their worth in points."""
        return sum(len(token) for token in area if token != BLANK)

    def boost(self, laid: tuple[str, ...], card: Card) -> int:
        """What the tokens laid with a card add to its number."""
        return sum(token.count(card.suit) for token in laid) if card.suit else 0

    def fitting(self, areas: Areas, seat: int, card: Card) -> tuple[str, ...]:
        """The tokens of a seat that may be laid with a card."""
        if not card.suit:
            return ()
        return tuple(token for token in areas.score[seat] if card.suit in token)

    def lay(self, areas: Areas, seat: int, token: str) -> Areas:
        """The areas after a token was laid: it lies with the card now."""
        rest = tuple(other for other in areas.score[seat] if other != token)
        return Areas(areas.stock, replaced(areas.score, seat, rest), areas.play)

    def give_back(self, areas: Areas, laid: tuple[str, ...]) -> Areas:
        """The areas after the tokens laid in a trick went back to the stock."""
        return Areas(self.sorted(areas.stock + laid), areas.score, areas.play) if laid else areas

    def draw(self, areas: Areas, seat: int, token: str) -> Areas:
        """The areas after a token was drawn from the stock into a play area."""
        stock = tuple(other for other in areas.stock if other != token)
        return Areas(stock, areas.score, replaced(areas.play, seat, (*areas.play[seat], token)))

    def take(self, areas: Areas, seat: int, source: int, token: str) -> Areas:
        """The areas after a token went from a score area into the winner's play area."""
        rest = tuple(other for other in areas.score[source] if other != token)
        play = replaced(areas.play, seat, (*areas.play[seat], token))
        return Areas(areas.stock, replaced(areas.score, source, rest), play)

    def collect(self, areas: Areas) -> Areas:
        """The areas after a round: play areas have moved to score areas."""
        score = tuple(self.sorted(kept + won) for kept, won in zip(areas.score, areas.play, strict=True))
        return Areas(areas.stock, score, ((),) * len(score))

    def sources(self, areas: Areas, winner: int) -> tuple[int, ...]:
        """The seats a token may be taken from: those with the most, the winner only where it is alone with the most."""
        most = max(len(area) for area in areas.score)
        leaders = tuple(seat for seat, area in enumerate(areas.score) if len(area) == most)
        return tuple(seat for seat in leaders if seat != winner) or leaders

    def lay_refusal(self, round_: Round, seat: int, token: str, card: Card, deck: Deck) -> Refusal | None:
        """Why a token may not be laid with the card just played."""
        assert round_.areas is not None
        fitting = self.fitting(round_.areas, seat, card)
        if token in fitting:
            return None
        facts = {"token": token, "suit": card.suit, "fitting": list(fitting)}
        if token not in round_.areas.score[seat]:
            return Refusal("add/not-held", facts, deck.names)
        return Refusal("add/no-match", facts, deck.names)

    def take_refusal(self, round_: Round, winner: int, source: int, token: str) -> Refusal | None:
        """Why a token may not be taken from a seat."""
        assert round_.areas is not None
        sources = self.sources(round_.areas, winner)
        if source not in sources:
            ways = [Message("take/from-seat", {"seat": seat}) for seat in sources]
            return Refusal("take/not-most", {"sources": list(sources), "ways": ways})
        held = round_.areas.score[source]
        if token not in held:
            return Refusal("take/not-there", {"token": token, "seat": source, "held": list(held)})
        return None

    def says(self, deck: Deck) -> tuple[Paragraph, ...]:
        """Describe how tokens are won, laid and counted."""
        icons = [Message("rules/icon", {"suit": suit.letter}) for suit in deck.suits]
        tokens = Message("rules/tokens", {"tokens": len(self.kinds), "icons": icons})
        return ((tokens,), (Message("rules/tokens-won"),), (Message("rules/tokens-laid"),))

    def teaches(self) -> Teaching:
        """What laying one does, and what it costs."""
        return Teaching(Message("lesson/tokens-title"), (Message("lesson/tokens"),))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """There have to be enough of them, all different, with icons of the deck's suits."""
        longest = max(rules.deal.sizes, default=0)
        if len(self.kinds) <= longest:
            yield (
                f"{field} are {len(self.kinds)}, too few to win one with each of {longest} tricks and leave one to "
                f"take: have at least {longest + 1}."
            )
        for kind in repeated("".join(sorted(kind)) for kind in self.kinds):
            yield f"{field} has {quoted(kind)} more than once, whatever the order of its icons: let every token differ."
        bearing = [kind for kind in self.kinds if kind != BLANK]
        yield from not_suits(rules.deck, field, dict.fromkeys(icon for kind in bearing for icon in kind))
        for kind in bearing:
            if not 1 <= len(kind) <= limits.ICONS:
                yield (
                    f"{field} has {quoted(kind)} with {counted(len(kind), 'icon')}: give it one to {limits.ICONS}, or "
                    f"write {quoted(BLANK)} for a blank one."
                )
