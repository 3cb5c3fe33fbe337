"""A game watched again, piece by piece: the table, and each round from its deal to its scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from followsuit.cards import UNKNOWN
from followsuit.engine.state import State
from followsuit.engine.view import round_seen_by
from followsuit.rules.contracts import PASS
from followsuit.rules.round import Round, Trick
from followsuit.rules.trump import TrumpFrom
from followsuit.telling.game_constants import constants_of
from followsuit.terminal.board import Board, heading
from followsuit.terminal.speech import Speech, option_told
from followsuit.terminal.style import card_style, cards_text, in_hand, tokens_text
from followsuit.terminal.tables import DOT, Facts

NARROWEST = 7
"""The room that a card and the marks around it need; a token with it needs five more, or another line."""


@dataclass(frozen=True)
class Walk:
    """The pieces of a game in the order in which they happened; with a seat, only what that seat has seen."""

    state: State
    speech: Speech
    width: int
    seat: int | None = None

    @property
    def board(self) -> Board:
        """The same pictures as at the table."""
        return Board(self.state.game, self.speech)

    def pieces(self) -> Iterator[RenderableType]:
        """Everything there is to show, one picture at a time."""
        yield self._header()
        position = self.state.position
        for past, result in zip(position.past, self.state.view().results, strict=True):
            yield from self._round(past.round)
            yield self.board.scores(result)
        if position.round is not None and position.round.dealt:
            yield from self._round(position.round)
        if self.state.is_over:
            yield self.board.result(self.state.scores, self.state.winners)
        else:
            yield self._unfinished()

    def _header(self) -> RenderableType:
        game, say = self.state.game, self.speech.say
        options = ", ".join(self.speech.message(option_told(game, key)) for key in game.options)
        seats = [f"{seat} {self.speech.name(seat)}" for seat in range(game.seats)]
        seen = "" if self.seat is None else f", {say('terminal/as-seen', seat=self.seat)}"
        marks = self.speech.text("terminal/marks", "dim")
        return Group(Text(game.name, "bold") + f": {options}{seen}", Text(say("terminal/seats", seats=seats)), marks)

    def _unfinished(self) -> RenderableType:
        to_act, ends = self.state.to_act, self.speech.say("terminal/record-ends")
        if to_act is None or to_act < 0:
            return Text(ends, "bold")
        reader = to_act if to_act == self.speech.spoken_to else None
        return Text(f"{ends} {self.board.asked(self.state.view(reader))}", "bold")

    def _round(self, round_: Round) -> Iterator[RenderableType]:
        if self.seat is not None:
            round_ = round_seen_by(round_, self.seat)
        yield Group(
            Text(), heading(self.speech, self.state.game, round_.number), self._facts(round_), self._hands(round_)
        )
        if round_.choices:
            yield self._choices(round_)
        elif any(call.verb != "bid" for call in round_.calls):
            yield self._calls(round_)
        if any(round_.given):
            yield self._passed(round_)
        if round_.stash:
            yield self._stash(round_)
        if any(bid is not None for bid in round_.bids):
            yield self._bids(round_)
        tricks = [*round_.tricks, *([round_.trick] if round_.trick and round_.trick.cards else [])]
        for number, trick in enumerate(tricks, start=1):
            line = self._trick(round_, number, trick)
            yield Group(self._row("", *self._names()), line) if number == 1 else line

    def _facts(self, round_: Round) -> Facts:
        parts = [self.board.dealer(round_.dealer)]
        if round_.turned is not None:
            parts.append(self.board.turned(round_.turned))
        if round_.trump is not None or self.state.game.rules.trump.source is not TrumpFrom.NOWHERE:
            parts.append(self.board.trump(round_.trump))
        if round_.dues:
            parts.append(self.board.dues(round_.dues))
        return Facts(parts)

    def _hands(self, round_: Round) -> RenderableType:
        rules = self.state.game.rules
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column()
        left_out = tuple(seat for seat, hand in enumerate(round_.dealt) if hand and seat not in round_.playing)
        for seat in (*round_.playing, *left_out):
            if UNKNOWN not in round_.dealt[seat]:
                rows.add_row(
                    self.speech.name(seat), cards_text(rules.deck, in_hand(rules, round_.dealt[seat], round_.order))
                )
        if round_.table and UNKNOWN not in round_.table:
            rows.add_row(self.speech.text("terminal/on-the-table", "dim"), cards_text(rules.deck, round_.table))
        return rows

    def _choices(self, round_: Round) -> Text:
        contracts, say = self.state.game.rules.contracts, self.speech.say
        assert contracts is not None
        said = [
            say("terminal/passes", seat=seat)
            if letter == PASS
            else say("terminal/chooses", seat=seat, contract=contracts.contract(letter).name)
            for seat, letter in round_.choices
        ]
        if round_.contract is not None and round_.solo is None:
            said.append(say("terminal/so", contract=round_.contract.name))
        return Text(DOT.join(said))

    def _calls(self, round_: Round) -> Text:
        """What was said before the first card, as it is typed."""
        said = [f"{self.speech.name(call.seat)}: {call.said}" for call in round_.calls if call.verb != "bid"]
        return self.speech.text("terminal/calls", calls=DOT.join(said))

    def _passed(self, round_: Round) -> RenderableType:
        """The cards that each seat gave to another one, as far as they are known."""
        rows = Table.grid(padding=(0, 2))
        deck = self.state.game.rules.deck
        for giver, cards in enumerate(round_.given):
            to = round_.taken_up_by(giver)
            if cards and to is not None and UNKNOWN not in cards:
                rows.add_row(f"{self.speech.name(giver)} → {self.speech.name(to)}", cards_text(deck, cards))
        return rows

    def _stash(self, round_: Round) -> Text:
        code = "terminal/discards" if round_.contract is None else "terminal/stashes"
        if UNKNOWN in round_.stash:
            return self.speech.text(f"{code}-some", seat=round_.stasher, cards=len(round_.stash))
        cards = cards_text(self.state.game.rules.deck, round_.stash)
        return self.speech.text(code, seat=round_.stasher, cards=cards)

    def _bids(self, round_: Round) -> Text:
        order = [seat for seat in round_.playing if round_.bids[seat] is not None]
        bids = DOT.join(f"{self.speech.name(seat)}: {round_.bids[seat]}" for seat in order)
        return self.speech.text("terminal/bids", bids=bids)

    def _names(self) -> list[Text]:
        return [Text(self.speech.name(seat), "dim") for seat in range(self.state.game.seats)]

    def _trick(self, round_: Round, number: int, trick: Trick) -> RenderableType:
        """A line with a column a seat: › before the card led, [ ] around the card that takes the trick."""
        deck = self.state.game.rules.deck
        cells = [Text() for _ in range(self.state.game.seats)]
        for seat, card, laid in self.board.cards_of(trick, round_.playing):
            cell = Text("›" if seat == trick.leader else " ", "dim")
            won = seat == trick.winner
            cell += Text(
                f"[{deck.pretty(card)}]" if won else f" {deck.pretty(card)} ", f"bold {card_style(deck, card)}"
            )
            cells[seat] = cell + (Text(" +") + tokens_text(deck, laid) if laid else "")
        return self._row(str(number), *cells, won=self._won(round_, trick))

    def _won(self, round_: Round, trick: Trick) -> Text:
        """What a trick brought besides itself: card points where they count, or a token."""
        rules, known = self.state.game.rules, constants_of(self.state.game)
        counts, faces = known.points_in(round_.contract), rules.faces.by_order[round_.order]
        if counts is not None and trick.winner is not None:
            points = counts.count(trick.cards, faces)
            melds = known.melds(trick, faces) if known.has_melds else 0
            if melds:
                return self.speech.text("terminal/points-melds", points=points, melds=melds)
            return self.speech.text("terminal/points", points=points)
        if trick.token is None:
            return Text()
        token = tokens_text(self.state.game.rules.deck, (trick.token,))
        return self.speech.text("terminal/wins-token", token=token, source=trick.source)

    def _row(self, *cells: str | Text, won: Text | None = None) -> RenderableType:
        """A line of a table that is printed row by row, so every column has a width of its own.

        What was won stands at its end, or under it where the seats need all the room.
        """
        seats = self.state.game.seats
        cell = NARROWEST + 5 if self.state.game.rules.tokens else NARROWEST
        widest = max(cell, *(len(self.speech.name(seat)) for seat in range(seats)))
        # The number of a trick takes three columns, what it won eleven.
        room = (self.width - 14) // seats - 1
        is_narrow = room < NARROWEST
        if is_narrow:
            room = max((self.width - 3) // seats - 1, 1)
        rows = Table.grid(padding=(0, 1))
        rows.add_column(width=2, justify="right", style="dim")
        for _ in range(seats):
            rows.add_column(width=min(widest, room), overflow="fold")
        if is_narrow:
            rows.add_row(*cells)
            return Group(rows, Padding.indent(won, 3)) if won else rows
        rows.add_column(overflow="fold")
        rows.add_row(*cells, won)
        return rows
