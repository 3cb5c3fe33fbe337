"""What lies on the table, in pictures made of text: a round's opening, a decision, a round's scores, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import Add, Call, Done, Pick, Play, Take
from followsuit.engine.game import Game
from followsuit.engine.position import RoundResult
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.rules.contracts import PASS
from followsuit.rules.round import Trick
from followsuit.rules.trump import TrumpFrom
from followsuit.telling.asking import say
from followsuit.telling.documents import SideTelling, Tug
from followsuit.telling.game_constants import constants_of
from followsuit.telling.passing import passing
from followsuit.telling.penalties import moon
from followsuit.telling.sentences import message_of
from followsuit.telling.sheet import ending
from followsuit.telling.sides import seen_from, side_tellings, tug
from followsuit.terminal.speech import Speech
from followsuit.terminal.style import card_text, cards_text, in_hand, tokens_text
from followsuit.terminal.tables import DOT, Facts, FoldingTable, table

PICKS = ("stash", "pass", "discard")
"""The purposes of picked cards that have a sentence of their own."""


def heading(speech: Speech, game: Game, round_: int, extra: str = "") -> RenderableType:
    """The line that opens a round."""
    said = speech.say("terminal/round", round=round_, of=game.rounds)
    return Rule(Text(f"{said}{extra}", "bold"), align="left", style="dim")


@dataclass(frozen=True)
class Board:
    """Draws views of one game."""

    game: Game
    speech: Speech

    def opening(self, view: View) -> RenderableType:
        """A new round: its number, the dealer, the trump and what one was dealt."""
        assert view.round is not None
        size = self.speech.say("terminal/cards-each", cards=view.hand_size)
        facts = Facts([self.dealer(view.dealer or 0), *self._facts(view)])
        return Group(Text(), heading(self.speech, self.game, view.round, f"{DOT}{size}"), facts)

    def dealer(self, seat: int) -> Text:
        return self.speech.text("terminal/dealer", name=Text(self.speech.name(seat), "bold"))

    def turned(self, card: Card) -> Text:
        """The card that was turned for trump."""
        return self.speech.text("terminal/turned", card=card_text(self.game.rules.deck, card))

    def trump(self, suit: str | None) -> Text:
        """The trump of a round."""
        if suit is None:
            return self.speech.text("terminal/no-trump")
        return self.speech.text("terminal/trump", suit=self.speech.suit(suit))

    def dues(self, dues: Iterable[int | None]) -> Text:
        """Whose dues are written down."""
        everyone = self.speech.say("terminal/everyone")
        return self.speech.text(
            "terminal/dues", names=[everyone if due is None else self.speech.name(due) for due in dues]
        )

    def _facts(self, view: View) -> list[Text]:
        """What holds for the whole round."""
        parts = []
        if view.turned is not None:
            parts.append(self.turned(view.turned))
        if self.game.rules.trump.source is not TrumpFrom.NOWHERE or view.trump is not None:
            unnamed = view.trump is None and view.asked == "trump"
            parts.append(self.speech.text("terminal/trump-unnamed") if unnamed else self.trump(view.trump))
        if constants_of(self.game).has_partners and view.declarer is not None:
            maker = Text(self.speech.name(view.declarer), "bold")
            parts.append(self.speech.text("terminal/maker", name=maker, alone=view.alone))
        if view.contract:
            facts = {"contract": view.contract, "name": None if view.solo is None else self.speech.name(view.solo)}
            parts.append(self.speech.text("terminal/contract", "bold", **facts))
        if (trumps := constants_of(self.game).fixed_trumps) is not None:
            parts.append(self.speech.text("trump/fixed", **trumps))
        if view.dues:
            parts.append(self.dues(view.dues))
        return parts

    def decision(self, view: View) -> RenderableType:
        """All that somebody needs who is to decide."""
        parts: list[RenderableType] = [Text()]
        if view.trick is not None:
            trick = self.speech.text("terminal/trick", "bold", trick=len(view.tricks) + 1, of=view.hand_size)
            parts.append(Facts([trick, *self._facts(view)]))
        parts += [self.seats(view), *self._standing(view), self.hand(view), Text(self.asked(view), "bold")]
        return Group(*parts)

    def _standing(self, view: View) -> list[RenderableType]:
        """How far each side is, and who may take every card that counts against it."""
        known, lines = constants_of(self.game), list[RenderableType]()
        if known.has_partners and view.round is not None:
            lines.append(Facts([self._side(side, tug(known, view)) for side in self._sides(view)]))
        if (shooter := moon(known, view)) is not None:
            told = (self.speech.message(message_of(said)) for said in (shooter["says"], shooter["detail"]))
            lines.append(Text(": ".join(told), "bold"))
        return lines

    def _sides(self, view: View) -> list[SideTelling]:
        sides = side_tellings(constants_of(self.game), view, view.points)
        return sides if self.speech.you is None else seen_from(sides, self.speech.you)

    def _side(self, side: SideTelling, pulled: Tug | None) -> Text:
        """What a side has of the round: its tricks or card points, and how far it is from its goal."""
        by_points = pulled is not None and pulled["unit"] == "points"
        facts = {
            "side": message_of(side["name"]),
            "tricks": None if by_points or pulled is None else side["taken"],
            "points": (side["points"] or 0) + (side["melds"] or 0) if by_points else None,
            "bid": side["bid"],
            "says": None if side["says"] is None or pulled is None else message_of(side["says"]),
        }
        return self.speech.text("terminal/side", "bold" if side["ours"] else "", **facts)

    def asked(self, view: View) -> str:
        """What the seat to act is asked, or whom everybody else waits for."""
        return self.speech.message(message_of(say(constants_of(self.game), view)))

    def seats(self, view: View) -> FoldingTable:
        """A row a seat: score, bid, tricks, tokens, and the card in the trick under way."""
        columns = ["score"]
        if self.game.rules.bidding:
            columns.append("bid")
        if view.trick is not None:
            columns.append("tricks")
            columns += ["needs"] if self.game.rules.bidding and not constants_of(self.game).joins_bids else []
            columns += ["points"] if view.points is not None else []
        if view.tokens is not None:
            columns += ["tokens", "won"]
        if view.trick is not None:
            columns.append("this-trick")
        made = self.table("", *columns, right=("score", "bid", "tricks"))
        for seat in range(self.game.seats):
            cells = self._cells(view, seat)
            made.add_row(cells["name"], *(cells[key] for key in columns))
        return made

    def table(self, *columns: str, right: Sequence[str] = ()) -> FoldingTable:
        """A table with the headings of some columns; one without a name has none."""
        said = {column: self.speech.say(f"terminal/column/{column}") if column else "" for column in columns}
        return FoldingTable(tuple(said.values()), [said[column] for column in right if column in said])

    def _cells(self, view: View, seat: int) -> dict[str, Text]:
        bid = view.bids[seat] if view.bids else None
        taken = view.taken[seat] if view.taken else 0
        mark = "▸ " if seat == view.to_act else "  "
        notes = ["terminal/note-dealer"] if seat == view.dealer else []
        notes += ["terminal/note-alone"] if seat == view.solo or (view.alone and seat == view.declarer) else []
        notes += ["terminal/note-partner"] if self._is_partner(view, seat) else []
        notes += ["note/sits-out"] if seat not in view.playing else []
        name = Text(mark + self.speech.name(seat), "bold" if seat == self.speech.you else "")
        return {
            "name": name + (Text(f" {', '.join(map(self.speech.say, notes))}", "dim") if notes else ""),
            "score": Text(self.speech.number(view.totals[seat])),
            "bid": Text("" if bid is None else str(bid)),
            "tricks": Text(str(taken) if seat in view.playing else ""),
            "needs": Text(self.needs(bid, taken)),
            "points": Text(self._points_won(view, seat)),
            "tokens": tokens_text(self.game.rules.deck, view.tokens.score[seat] if view.tokens else ()),
            "won": tokens_text(self.game.rules.deck, view.tokens.play[seat] if view.tokens else ()),
            "this-trick": self._card_of(view, seat),
        }

    def _is_partner(self, view: View, seat: int) -> bool:
        """Whether a seat plays with the reader."""
        you = self.speech.you
        if you is None or seat == you or not constants_of(self.game).has_partners or not view.sides:
            return False
        return view.sides[seat] == view.sides[you]

    def needs(self, bid: int | None, taken: int) -> str:
        """What a seat still lacks to make its bid."""
        if bid is None:
            return ""
        if taken > bid:
            return self.speech.say("need/over", tricks=taken - bid)
        if bid > taken:
            return self.speech.say("terminal/needs-more", tricks=bid - taken)
        return self.speech.say("terminal/needs-none")

    def _points_won(self, view: View, seat: int) -> str:
        """The card points that a seat has won, and what it needs if it plays alone."""
        if view.points is None or seat not in view.playing:
            return ""
        stash = seat == view.solo and UNKNOWN in view.stash
        return self._points_of(view.points[seat], view.goal if seat == view.solo else None, stash=stash)

    def _points_of(self, points: int, goal: int | None, *, stash: bool = False) -> str:
        """Card points, of those that are needed if there is a goal."""
        return self.speech.say("terminal/points-of", points=points, goal=goal, stash=stash)

    def _card_of(self, view: View, seat: int) -> Text:
        """The card a seat has in the trick under way."""
        if view.trick is None:
            return Text()
        for place, (other, card, laid) in enumerate(self.cards_of(view.trick, view.playing)):
            if other == seat:
                shown = self.card_with(card, laid)
                return self.speech.text("terminal/led", "dim", card=shown) if place == 0 else shown
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
        playable |= {card for action in view.legal if isinstance(action, Pick) for card in action.cards}
        hand = in_hand(self.game.rules, view.hand, view.order)
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        say, deck = self.speech.say, self.game.rules.deck
        if view.stash and UNKNOWN not in view.stash:
            rows.add_row(say("terminal/your-stash"), cards_text(deck, in_hand(self.game.rules, view.stash, view.order)))
        told = passing(constants_of(self.game), view)
        if told is not None and not view.tricks:
            for code, cards in (("terminal/you-gave", told["given"]), ("terminal/you-got", told["received"])):
                if cards:
                    rows.add_row(say(code), cards_text(deck, deck.parse_all(" ".join(cards))))
        held = cards_text(deck, hand, playable or None) if hand else say("terminal/no-card")
        rows.add_row(say("terminal/your-hand"), held)
        rows.add_row(say("terminal/you-may"), self.choices(view))
        return rows

    def choices(self, view: View) -> str:
        """What may be done, as it is typed. There is one kind of it at a time, or tokens to lay and an end to that."""
        say, legal = self.speech.say, view.legal
        match legal[0]:
            case Call(verb):
                return self._may_call(verb, [each.said for each in legal if isinstance(each, Call)])
            case Pick(verb, cards):
                among = {card for each in legal if isinstance(each, Pick) for card in each.cards}
                last = [card for card in in_hand(self.game.rules, view.hand, view.order) if card in among]
                facts = {"cards": len(cards), "example": " ".join(map(str, last[-len(cards) :]))}
                return say(f"terminal/may-{verb}" if verb in PICKS else "terminal/may-pick", verb=verb, **facts)
            case Play():
                return say("terminal/may-play", cards=" ".join(map(str, self._playable(view))))
            case Add() | Done():
                return say("terminal/may-lay", actions=list(map(str, legal)))
            case Take():
                taken = [each for each in legal if isinstance(each, Take)]
                owners = sorted({each.source for each in taken})
                return say(
                    "terminal/may-take",
                    tokens=[f"{each.source} {each.token}" for each in taken],
                    owners=[Message("terminal/an-owner", {"seat": seat}) for seat in owners],
                )
            case other:
                raise AssertionError(f"nobody decides `{other}`")

    def _may_call(self, verb: str, options: list[str]) -> str:
        """What may be said, as it is typed."""
        say = self.speech.say
        match verb:
            case "bid":
                return say("terminal/may-bid", bids=[int(option) for option in options])
            case "trump":
                suits = [
                    Message("terminal/a-suit", {"suit": suit}) if suit in self.game.rules.deck.names.suits else suit
                    for suit in options
                ]
                return say("terminal/may-trump", suits=suits)
            case "call":
                return say("terminal/may-call", calls=list(map(self._call, options)))
            case _ if self.game.rules.contracts is None:
                return say("terminal/may-say", verb=verb, said=options)
            case _:
                return say("terminal/may-choose", choices=list(map(self._choice, options)))

    def _call(self, said: str) -> Message | str:
        """Something that can be called: a suit with its name, anything else as it is typed."""
        word, _, rest = said.partition(" ")
        if word not in self.game.rules.deck.names.suits:
            return said
        return Message("terminal/a-call", {"said": said, "suit": word}) if not rest else said

    def _choice(self, letter: str) -> Message:
        """Something that can be chosen before play."""
        contracts = self.game.rules.contracts
        assert contracts is not None
        if letter == PASS:
            return Message("terminal/a-pass", {"letter": PASS})
        return Message("terminal/a-contract", {"letter": letter, "contract": contracts.contract(letter).name})

    def actions(self, view: View) -> list[str]:
        """All that may be done, one by one; cards to play in the order of the hand."""
        played = [f"{Play.verb} {card}" for card in self._playable(view)]
        return played + [str(action) for action in view.legal if not isinstance(action, Play)]

    def _playable(self, view: View) -> tuple[Card, ...]:
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        return in_hand(self.game.rules, cards, view.order)

    def trick(self, trick: Trick, playing: tuple[int, ...]) -> Facts:
        """A trick that was taken, in a line."""
        cards = [
            Text(f"{self.speech.name(seat)} ") + self.card_with(card, laid)
            for seat, card, laid in self.cards_of(trick, playing)
        ]
        assert trick.winner is not None
        taken = self.speech.text("terminal/taken-by", "bold", name=self.speech.name(trick.winner))
        return Facts([*cards, taken])

    def scores(self, result: RoundResult) -> RenderableType:
        """What a round has brought."""
        bids, points = self.game.rules.bidding is not None, result.points
        columns = [*(["bid"] if bids else []), "tricks", *(["points"] if points else []), "round", "score"]
        made = self.table("", *columns, right=columns)
        title = self.speech.text("terminal/scores-of", "bold", round=result.number)
        for seat in range(self.game.seats):
            name, cells = Text(self.speech.name(seat), "bold" if seat == self.speech.you else ""), list[str | Text]()
            if bids:
                cells.append(Text(str(result.bids[seat]), "green" if self._is_made(result, seat) else "red"))
            cells.append(str(result.taken[seat]) if result.taken else "")
            if points:
                cells.append(self._points_of(points[seat], result.goal if seat == result.solo else None))
            total = Text(self.speech.number(result.totals[seat]), "bold")
            made.add_row(name, *cells, self.speech.signed(result.scores[seat]), total)
        if not result.void:
            return Group(Text(), title, made)
        return Group(Text(), title, made, self.speech.text("terminal/void", "bold"))

    def _is_made(self, result: RoundResult, seat: int) -> bool:
        """Whether a bid was made: exactly, or by both partners together."""
        if not constants_of(self.game).joins_bids or result.bids[seat] == 0:
            return result.bids[seat] == result.taken[seat]
        side = [other for other, each in enumerate(result.sides) if each == result.sides[seat]]
        return sum(result.taken[other] for other in side) >= sum(result.bids[other] or 0 for other in side)

    def history(self, view: View) -> RenderableType:
        """The scores so far, a row a round."""
        columns = [self.speech.say("terminal/column/round"), *map(self.speech.name, range(self.game.seats))]
        made = FoldingTable(columns, columns)
        for result in view.results:
            void = self.speech.say("terminal/void-round") if result.void else None
            scores = (void or self.speech.signed(score) for score in result.scores)
            folded = self.speech.text("terminal/round", round=result.number, of=None)
            made.add_row(Text(str(result.number)), *scores, folded=folded)
        totals = (Text(self.speech.number(total), "bold") for total in view.totals)
        made.add_row(Text(self.speech.say("terminal/column/score")), *totals)
        return made

    def result(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> RenderableType:
        """The end of a game: everybody's score, the winners first."""
        title = self.speech.text("terminal/result", "bold", game=self.game.name)
        wins = self.speech.say("terminal/wins")
        made = table("", self.speech.say("terminal/column/score"), "", right=[self.speech.say("terminal/column/score")])
        end = ending(constants_of(self.game), winners, totals)
        for seat in end["ranking"]:
            won = seat in winners
            style = "bold green" if won else ""
            made.add_row(
                Text(self.speech.name(seat), style),
                Text(self.speech.number(totals[seat]), style),
                Text(wins if won else "", style),
            )
        return Group(Text(), title, made, Text(self.speech.message(message_of(end["says"]))))
