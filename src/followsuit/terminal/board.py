"""What lies on the table, in pictures made of text: a round's opening, a decision, a round's scores, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import Add, Bid, Choose, Done, NameTrump, Play, Stash, Take
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, RoundResult
from followsuit.engine.view import View
from followsuit.rules.prose import counted, listed, signed
from followsuit.rules.round import Trick
from followsuit.rules.trump import TrumpFrom
from followsuit.terminal.people import People
from followsuit.terminal.style import card_text, cards_text, in_hand, number, suit_text, tokens_text
from followsuit.terminal.typed import choice_names

DOT = " · "


def table(*columns: str, right: Sequence[str] = ()) -> Table:
    """A table without lines, the columns in `right` set to the right; one without a heading is not wrapped."""
    made = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left", no_wrap=not column)
    return made


def heading(game: Game, round_: int, extra: str = "") -> RenderableType:
    """The line that opens a round."""
    of = f" of {game.rounds}" if game.rounds else ""
    return Rule(Text(f"Round {round_}{of}{extra}", "bold"), align="left", style="dim")


def needs(bid: int | None, taken: int) -> str:
    """What a seat still lacks to make its bid."""
    if bid is None:
        return ""
    if taken > bid:
        return f"{taken - bid} too many"
    return f"{bid - taken} more" if bid > taken else "no more"


def points_of(points: int, goal: int | None, stash: str = "") -> str:
    """Card points, of those that are needed if there is a goal."""
    return f"{points}{stash}" if goal is None else f"{points}{stash} of {goal}"


@dataclass(frozen=True)
class Board:
    """Draws views of one game."""

    game: Game
    people: People

    def opening(self, view: View) -> RenderableType:
        """A new round: its number, the dealer, the trump and what one was dealt."""
        assert view.round is not None
        size = counted(view.hand_size, "card")
        dealer = [Text("dealer ") + Text(self.people.name(view.dealer or 0), "bold")]
        facts = Text(DOT).join([*dealer, *self._facts(view)])
        return Group(Text(), heading(self.game, view.round, f"{DOT}{size} each"), facts)

    def _facts(self, view: View) -> list[Text]:
        """What holds for the whole round."""
        parts = []
        if view.turned is not None:
            parts.append(Text("turned ") + card_text(self.game.rules.deck, view.turned))
        if self.game.rules.trump.source is not TrumpFrom.NOWHERE:
            parts.append(self._trump(view))
        if view.contract:
            alone = "" if view.solo is None else f": {self.people.name(view.solo)} alone"
            parts.append(Text(view.contract, "bold") + alone)
        if self.game.rules.faces.fixed_trumps:
            parts.append(Text(f"trumps {self.game.rules.faces.fixed_in_short()}"))
        if view.dues:
            parts.append(
                Text("dues: " + ", ".join("all" if due is None else self.people.name(due) for due in view.dues))
            )
        return parts

    def _trump(self, view: View) -> Text:
        if view.trump is not None:
            return Text("trump ") + suit_text(self.game.rules.deck, view.trump)
        return Text("trump still to be named" if view.phase is Phase.NAME_TRUMP else "no trump")

    def decision(self, view: View) -> RenderableType:
        """All that somebody needs who is to decide."""
        parts: list[RenderableType] = [Text()]
        if view.trick is not None:
            trick = Text(f"Trick {len(view.tricks) + 1} of {view.hand_size}", "bold")
            parts.append(Text(DOT).join([trick, *self._facts(view)]))
        parts += [self.seats(view), self.hand(view)]
        return Group(*parts)

    def seats(self, view: View) -> Table:
        """A row a seat: score, bid, tricks, tokens, and the card in the trick under way."""
        columns = {"": "name", "score": "score"}
        if self.game.rules.bidding:
            columns |= {"bid": "bid"}
        if view.trick is not None:
            columns |= {"tricks": "tricks"}
            columns |= {"needs": "needs"} if self.game.rules.bidding else {}
            columns |= {"points": "points"} if view.points is not None else {}
        if view.tokens is not None:
            columns |= {"tokens": "tokens", "won": "won"}
        if view.trick is not None:
            columns |= {"this trick": "trick"}
        made = table(*columns, right=("score", "bid", "tricks"))
        for seat in range(self.game.seats):
            cells = self._cells(view, seat)
            made.add_row(*(cells[key] for key in columns.values()))
        return made

    def _cells(self, view: View, seat: int) -> dict[str, RenderableType]:
        bid = view.bids[seat] if view.bids else None
        taken = view.taken[seat] if view.taken else 0
        mark = "▸ " if seat == view.to_act else "  "
        notes = ["dealer"] if seat == view.dealer else []
        notes += ["alone"] if seat == view.solo else []
        notes += ["sits out"] if seat not in view.playing else []
        name = Text(mark + self.people.name(seat), "bold" if seat == self.people.you else "")
        return {
            "name": name + (Text(f" {', '.join(notes)}", "dim") if notes else ""),
            "score": number(view.totals[seat]),
            "bid": "" if bid is None else str(bid),
            "tricks": str(taken) if seat in view.playing else "",
            "needs": needs(bid, taken),
            "points": self._points_won(view, seat),
            "tokens": tokens_text(self.game.rules.deck, view.tokens.score[seat] if view.tokens else ()),
            "won": tokens_text(self.game.rules.deck, view.tokens.play[seat] if view.tokens else ()),
            "trick": self._card_of(view, seat),
        }

    def _points_won(self, view: View, seat: int) -> str:
        """The card points that a seat has won, and what it needs if it plays alone."""
        if view.points is None or seat not in view.playing:
            return ""
        stash = " + stash" if seat == view.solo and UNKNOWN in view.stash else ""
        return points_of(view.points[seat], view.goal if seat == view.solo else None, stash)

    def _card_of(self, view: View, seat: int) -> Text:
        """The card a seat has in the trick under way."""
        if view.trick is None:
            return Text()
        for place, (other, card, laid) in enumerate(self.cards_of(view.trick, view.playing)):
            if other == seat:
                led = Text(" led", "dim") if place == 0 else Text()
                return self.card_with(card, laid) + led
        return Text()

    def card_with(self, card: Card, laid: tuple[str, ...]) -> Text:
        """A card and the tokens laid with it."""
        text = card_text(self.game.rules.deck, card)
        return text + Text(" +") + tokens_text(self.game.rules.deck, laid) if laid else text

    def cards_of(self, trick: Trick, playing: tuple[int, ...]) -> Iterable[tuple[int, Card, tuple[str, ...]]]:
        """Who played what to a trick, and the tokens laid with it."""
        start = playing.index(trick.leader)
        order = playing[start:] + playing[:start]
        return zip(order, trick.cards, trick.laid or ((),) * len(trick.cards), strict=False)

    def hand(self, view: View) -> RenderableType:
        """The own cards, those that may be played bright, and what may be done now as it is typed."""
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        hand = in_hand(self.game.rules, view.hand, view.trump)
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        if view.stash and UNKNOWN not in view.stash:
            rows.add_row(
                "your stash", cards_text(self.game.rules.deck, in_hand(self.game.rules, view.stash, view.trump))
            )
        rows.add_row("your hand", cards_text(self.game.rules.deck, hand, playable or None) if hand else "no card")
        rows.add_row("you may", self.choices(view))
        return rows

    def choices(self, view: View) -> str:
        """What may be done, as it is typed. There is one kind of it at a time, or tokens to lay and an end to that."""
        deck, legal = self.game.rules.deck, view.legal
        match legal[0]:
            case Bid():
                return f"bid {listed((action.number for action in legal if isinstance(action, Bid)), last='or')}"
            case NameTrump():
                suits = [deck.suit(action.suit) for action in legal if isinstance(action, NameTrump)]
                return f"trump {listed((f'{suit.letter} ({suit.name})' for suit in suits), last='or')}"
            case Choose():
                names = choice_names(self.game.rules)
                letters = [action.letter for action in legal if isinstance(action, Choose)]
                return f"choose {listed((f'{letter} ({names[letter]})' for letter in letters), last='or')}"
            case Stash(cards):
                last = in_hand(self.game.rules, view.hand, view.trump)[-len(cards) :]
                return f"stash {counted(len(cards), 'card')}, such as {' '.join(map(str, last))}"
            case Play():
                return f"play {' '.join(map(str, self._playable(view)))}"
            case Add() | Done():
                return listed(map(str, legal), last="or")
            case Take():
                taken = [action for action in legal if isinstance(action, Take)]
                tokens = listed((f"{each.source} {each.token}" for each in taken), last="or")
                owners = listed(
                    f"{seat} is {self.people.name(seat)}" for seat in sorted({each.source for each in taken})
                )
                return f"take {tokens}; {owners}"
            case other:
                raise AssertionError(f"nobody decides `{other}`")

    def actions(self, view: View) -> list[str]:
        """All that may be done, one by one; cards to play in the order of the hand."""
        played = [f"{Play.verb} {card}" for card in self._playable(view)]
        return played + [str(action) for action in view.legal if not isinstance(action, Play)]

    def _playable(self, view: View) -> tuple[Card, ...]:
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        return in_hand(self.game.rules, cards, view.trump)

    def trick(self, trick: Trick, playing: tuple[int, ...]) -> Text:
        """A trick that was taken, in a line."""
        cards = [
            Text(f"{self.people.name(seat)} ") + self.card_with(card, laid)
            for seat, card, laid in self.cards_of(trick, playing)
        ]
        assert trick.winner is not None
        return Text(DOT).join(cards) + Text(f"{DOT}taken by {self.people.name(trick.winner)}", "bold")

    def scores(self, result: RoundResult) -> RenderableType:
        """What a round has brought."""
        bids, points = self.game.rules.bidding is not None, result.points
        columns = ["", *(["bid"] if bids else []), "tricks", *(["points"] if points else []), "round", "score"]
        made, title = table(*columns, right=columns[1:]), Text(f"Scores of round {result.number}", "bold")
        for seat in range(self.game.seats):
            cells: list[RenderableType] = [Text(self.people.name(seat), "bold" if seat == self.people.you else "")]
            if bids:
                bid, taken = result.bids[seat], result.taken[seat]
                cells.append(Text(str(bid), "green" if bid == taken else "red"))
            cells.append(str(result.taken[seat]) if result.taken else "")
            if points:
                cells.append(points_of(points[seat], result.goal if seat == result.solo else None))
            cells += [signed(result.scores[seat]), Text(number(result.totals[seat]), "bold")]
            made.add_row(*cells)
        if not result.void:
            return Group(Text(), title, made)
        return Group(Text(), title, made, Text("The round is void: the scores are as they were before it.", "bold"))

    def history(self, view: View) -> RenderableType:
        """The scores so far, a row a round."""
        columns = ["round", *map(self.people.name, range(self.game.seats))]
        made = table(*columns, right=columns)
        for result in view.results:
            points = map(signed, result.scores)
            made.add_row(str(result.number), *("void" if result.void else point for point in points))
        made.add_section()
        made.add_row("score", *(Text(number(total), "bold") for total in view.totals))
        return made

    def result(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> RenderableType:
        """The end of a game: everybody's score, the winners first."""
        made, title = table("", "score", "", right=("score",)), Text(f"{self.game.name}: the result", "bold")
        behind = [-self.game.rules.aim.merit(total) for total in totals]
        ranking = sorted(range(self.game.seats), key=lambda seat: (seat not in winners, behind[seat]))
        for seat in ranking:
            won = seat in winners
            style = "bold green" if won else ""
            made.add_row(
                Text(self.people.name(seat), style),
                Text(number(totals[seat]), style),
                Text("wins" if won else "", style),
            )
        if len(winners) < 2:
            return Group(Text(), title, made)
        return Group(Text(), title, made, Text(f"{self.people.all(winners)} share the win."))
